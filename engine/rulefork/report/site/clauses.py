"""The rules of the expansion as numbered clauses, each with the answers of the toggles that decide it.

Every ruling is a clause: its sentence is that of the feature, the answers are those of the toggles' file. Which answer
holds is the matter of a ruleset: the page shows the chosen one, or all of them with who gives them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from rulefork.report.site.facts import CORE, Facts
from rulefork.rulebook.toggle import Toggle, ToggleValue
from rulefork.spec.ruling import Ruling

LEFT_OUT: Final = frozenset({"component", "house-rule"})
"""The kinds of rulings that are no clauses: what is in the box, and what players play otherwise."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A value that is played, and the rulesets of the report that play it, by short name."""

    toggle: Toggle
    value: ToggleValue
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Clause:
    """A ruling by its number, and all answers of each toggle that decides it."""

    number: str
    ruling: Ruling
    answers: tuple[Answer, ...]
    before: tuple[str, ...]
    """The numbers of the clauses with the answers of further toggles that decide it: no answer is told twice."""
    holders: tuple[str, ...]
    """The rulesets of the report that have a case of it, by id."""


@dataclass(frozen=True, slots=True)
class Section:
    """A topic and its clauses."""

    number: int
    topic: str
    clauses: tuple[Clause, ...]


def values(facts: Facts) -> dict[str, Any]:
    """Return what the page with all the rules shows."""
    return {"sections": list(_sections(facts)), "rulesets": facts.report.rulesets}


def _sections(facts: Facts) -> Iterator[Section]:
    told: dict[str, str] = {}
    for number, (topic, reports) in enumerate(facts.topics, start=1):
        if topic in CORE:
            rulings = [each.ruling for each in reports if _is_clause(facts, each.ruling)]
            clauses = (_clause(facts, ruling, f"{number}.{at}", told) for at, ruling in enumerate(rulings, start=1))
            yield Section(number, topic, tuple(clauses))


def _is_clause(facts: Facts, ruling: Ruling) -> bool:
    return not ruling.needs and ruling.kind not in LEFT_OUT and bool(_holders(facts, ruling))


def _clause(facts: Facts, ruling: Ruling, number: str, told: dict[str, str]) -> Clause:
    """Return the clause; `told` has the number of the clause that tells the answers of a toggle, and is added to."""
    deciding = facts.deciding[ruling.id]
    before = dict.fromkeys(told[id] for id in deciding if id in told)
    fresh = [facts.book.toggles[id] for id in deciding if id not in told]
    answers = tuple(answer for toggle in fresh for answer in _answers(facts, toggle))
    holders = _holders(facts, ruling)
    if len(holders) == len(facts.report.rulesets):  # whoever reads the rules of one of them sees this clause
        told |= {toggle.id: number for toggle in fresh}
    return Clause(number, ruling, answers, tuple(before), holders)


def _answers(facts: Facts, toggle: Toggle) -> Iterator[Answer]:
    for value in toggle.values.values():
        if value.plays_as is None:
            yield Answer(toggle, value, tuple(_players(facts, toggle, value.id)))


def _players(facts: Facts, toggle: Toggle, value: str) -> Iterator[str]:
    return (facts.short(each.id) for each in facts.report.rulesets if toggle.played(each.value(toggle.id)) == value)


def _holders(facts: Facts, ruling: Ruling) -> tuple[str, ...]:
    report = facts.rulings[ruling.id]
    return tuple(each.id for each in facts.report.rulesets if facts.has(report, each.id))
