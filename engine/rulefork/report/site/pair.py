"""The page of a pair of rulesets: the toggles that they answer differently, and the rulings on which they part."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from rulefork.report.divergence import between, differing, in_words
from rulefork.report.marks import concerns
from rulefork.report.site.facts import Facts
from rulefork.rulebook.ruleset import Ruleset
from rulefork.rulebook.toggle import Toggle
from rulefork.verdict.result import RulingReport


@dataclass(frozen=True, slots=True)
class Parted:
    """A ruling on which two rulesets part: what each comes to, and the toggles that are the cause."""

    report: RulingReport
    one: str
    other: str
    toggles: tuple[str, ...]


def pages(facts: Facts) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the path of the page of each pair, and what it shows."""
    for one, other in combinations(facts.report.rulesets, 2):
        yield (
            facts.pair_page(one.id, other.id),
            {"one": one, "other": other, "toggles": _toggles(facts, one, other), "rulings": _parted(facts, one, other)},
        )


def _toggles(facts: Facts, one: Ruleset, other: Ruleset) -> list[Toggle]:
    return [toggle for id, toggle in facts.book.toggles.items() if one.value(id) != other.value(id)]


def _parted(facts: Facts, one: Ruleset, other: Ruleset) -> list[Parted]:
    found = []
    for report in facts.report.rulings:
        at = {id: outcome for outcome in report.outcomes for id in outcome.rulesets}
        mine, theirs = at.get(one.id), at.get(other.id)
        if mine and theirs and mine is not theirs and concerns(report, one.id, other.id):
            words = [in_words(each) for each in differing([mine.observed, theirs.observed])]
            found.append(Parted(report, *words, tuple(sorted(between(report, one, other)))))
    return found
