"""The rules of one ruleset as numbered clauses, each with the sentences of the toggles that decide it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from rulefork.report.site.facts import Facts
from rulefork.rulebook.ruleset import Ruleset, Setting
from rulefork.rulebook.toggle import Toggle
from rulefork.verdict.result import RulingReport

ORDER: Final = ("setup", "tile", "volcano", "dragon", "fairy", "princess", "portal", "scoring", "base-game")
"""The topics of the expansion itself, as a game comes to them; those of other boxes follow by name."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What the ruleset says to the question of a toggle; `played` is how it is played where the text is silent."""

    toggle: Toggle
    setting: Setting

    @property
    def says(self) -> str:
        """The value that is played, as a sentence."""
        return self.toggle.values[self.toggle.played(self.setting.value)].says

    @property
    def is_silent(self) -> bool:
        """Whether the text leaves the question open."""
        return self.toggle.played(self.setting.value) != self.setting.value


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause by its number in the section: a ruling, the answers that decide it, and what came out where they do."""

    number: str
    report: RulingReport
    answers: tuple[Answer, ...]
    evidence: str
    needs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A topic and its clauses; `own` tells that it needs no other box."""

    number: int
    topic: str
    clauses: tuple[Clause, ...]
    own: bool


def values(facts: Facts, ruleset: Ruleset) -> dict[str, Any]:
    """Return what the page with all the rules of a ruleset shows; `sheet` are the sections for two printed pages."""
    sections = list(_sections(facts, ruleset))
    sheet = [section for section in sections if section.own]
    return {"ruleset": ruleset, "sections": sections, "sheet": sheet}


def _sections(facts: Facts, ruleset: Ruleset) -> Iterator[Section]:
    found = dict(facts.topics)
    order = [*(topic for topic in ORDER if topic in found), *sorted(found.keys() - {*ORDER})]
    number = 0
    for topic in order:
        having = [each for each in found[topic] if facts.has(each, ruleset.id)]
        if having:
            number += 1
            clauses = (_clause(facts, ruleset, each, f"{number}.{at}") for at, each in enumerate(having, start=1))
            yield Section(number, topic, tuple(clauses), topic in ORDER)


def _clause(facts: Facts, ruleset: Ruleset, report: RulingReport, number: str) -> Clause:
    toggles = (facts.book.toggles[id] for id in facts.deciding.get(report.ruling.id, ()) if id in facts.book.toggles)
    answers = tuple(Answer(toggle, ruleset.settings[toggle.id]) for toggle in toggles)
    return Clause(number, report, answers, facts.grounds(report, ruleset), report.ruling.needs)
