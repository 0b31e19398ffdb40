"""The rules of the expansion as numbered clauses, each with the answers of the toggles that decide it.

Every ruling is a clause: its sentence is that of the feature, the answers are those of the toggles' file. Which answer
holds is the matter of a ruleset: the page shows the chosen one, or all of them with who gives them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from rulefork.report.site.facts import Facts
from rulefork.rulebook.toggle import Toggle, ToggleValue
from rulefork.spec.ruling import Ruling

ORDER: Final = ("setup", "tile", "volcano", "dragon", "fairy", "princess", "portal", "scoring", "base-game")
"""The topics of the expansion itself, as a game comes to them. Those of other boxes are left to the matrix."""


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
    found = dict(facts.topics)
    for number, topic in enumerate((topic for topic in ORDER if topic in found), start=1):
        rulings = [each.ruling for each in found[topic] if not each.ruling.needs]
        told = [ruling for ruling in rulings if _holders(facts, ruling)]
        clauses = (_clause(facts, ruling, f"{number}.{at}") for at, ruling in enumerate(told, start=1))
        yield Section(number, topic, tuple(clauses))


def _clause(facts: Facts, ruling: Ruling, number: str) -> Clause:
    toggles = [facts.book.toggles[id] for id in facts.deciding[ruling.id]]
    answers = tuple(answer for toggle in toggles for answer in _answers(facts, toggle))
    return Clause(number, ruling, answers, _holders(facts, ruling))


def _answers(facts: Facts, toggle: Toggle) -> Iterator[Answer]:
    for value in toggle.values.values():
        if value.plays_as is None:
            yield Answer(toggle, value, tuple(_players(facts, toggle, value.id)))


def _players(facts: Facts, toggle: Toggle, value: str) -> Iterator[str]:
    return (facts.short(each.id) for each in facts.report.rulesets if toggle.played(each.value(toggle.id)) == value)


def _holders(facts: Facts, ruling: Ruling) -> tuple[str, ...]:
    report = facts.rulings[ruling.id]
    return tuple(each.id for each in facts.report.rulesets if facts.has(report, each.id))
