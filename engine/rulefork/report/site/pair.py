"""The page of a pair of rulesets: the toggles that they answer differently, and the rulings on which they part."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from rulefork.report.divergence import between, differing
from rulefork.report.site.facts import Facts
from rulefork.rulebook.ruleset import Ruleset
from rulefork.rulebook.toggle import Toggle
from rulefork.verdict.result import RulingReport


@dataclass(frozen=True, slots=True)
class Parted:
    """A ruling on which two rulesets part, and what each comes to."""

    report: RulingReport
    one: str
    other: str


@dataclass(frozen=True, slots=True)
class Group:
    """The rulings that the same toggles part."""

    toggles: tuple[Toggle, ...]
    rulings: tuple[Parted, ...]


def pages(facts: Facts) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the path of the page of each pair, and what it shows; `idle` are toggles that part no ruling here."""
    for one, other in combinations(facts.report.rulesets, 2):
        toggles, groups = _toggles(facts, one, other), _groups(facts, one, other)
        behind = {toggle.id for group in groups for toggle in group.toggles}
        idle = [toggle for toggle in toggles if toggle.id not in behind]
        told = {"one": one, "other": other, "toggles": toggles, "groups": groups, "idle": idle}
        yield facts.pair_page(one.id, other.id), told


def _toggles(facts: Facts, one: Ruleset, other: Ruleset) -> list[Toggle]:
    return [toggle for id, toggle in facts.book.toggles.items() if one.value(id) != other.value(id)]


def _groups(facts: Facts, one: Ruleset, other: Ruleset) -> list[Group]:
    """Return the rulings by the toggles that part them, in the order of the toggles."""
    found: dict[tuple[str, ...], list[Parted]] = {}
    for parted in _parted(facts, one, other):
        found.setdefault(_order(facts, between(parted.report, one, other)), []).append(parted)
    toggles = facts.book.toggles
    order = [*toggles]
    return [
        Group(tuple(toggles[id] for id in ids), tuple(found[ids]))
        for ids in sorted(found, key=lambda ids: [order.index(id) for id in ids] or [len(order)])
    ]


def _order(facts: Facts, ids: Collection[str]) -> tuple[str, ...]:
    return tuple(id for id in facts.book.toggles if id in ids)


def _parted(facts: Facts, one: Ruleset, other: Ruleset) -> Iterator[Parted]:
    for report, mine, theirs in facts.parted(one.id, other.id):
        here, there = map(_first, differing([mine.observed, theirs.observed]))
        yield Parted(report, here, there)


def _first(observed: Sequence[str]) -> str:
    """Return the first observation, with how many there are besides; the page of the ruling has them all."""
    more = len(observed) - 1
    return f"{observed[0] if observed else 'none of this'}{f' (and {more} more)' if more > 0 else ''}"
