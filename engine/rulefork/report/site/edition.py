"""The page of an edition: every toggle with its value, where that is from, how sure it is; and what sets it apart."""

from dataclasses import dataclass
from typing import Any

from rulefork.report.site.facts import Facts
from rulefork.report.tally import EVIDENCE, evidence_of
from rulefork.rulebook.ruleset import Ruleset, Setting
from rulefork.rulebook.toggle import Toggle
from rulefork.verdict.house import Distance, distances


@dataclass(frozen=True, slots=True)
class Row:
    """A toggle and its value; `inherited` tells that another ruleset's file says so."""

    toggle: Toggle
    setting: Setting
    inherited: bool

    @property
    def says(self) -> str:
        """The value as a sentence."""
        return self.toggle.values[self.setting.value].says

    @property
    def played(self) -> str:
        """The value that is played, where the text leaves the question open; else empty."""
        played = self.toggle.played(self.setting.value)
        return self.toggle.values[played].says if played != self.setting.value else ""


@dataclass(frozen=True, slots=True)
class Sibling:
    """Another ruleset: how far it is, and on how many rulings the two part."""

    distance: Distance
    parted: int


def values(facts: Facts, ruleset: Ruleset) -> dict[str, Any]:
    """Return what the page of a ruleset shows."""
    rows = [
        Row(facts.book.toggles[id], setting, setting.origin != ruleset.id) for id, setting in ruleset.settings.items()
    ]
    return {
        "ruleset": ruleset,
        "rows": rows,
        "siblings": siblings(facts, ruleset),
        "evidence": evidence_of(facts.report.rulings, [ruleset.id]),
        "kinds": EVIDENCE,
    }


def siblings(facts: Facts, ruleset: Ruleset) -> list[Sibling]:
    """Return the other rulesets of the report, the nearest first."""
    return [
        Sibling(distance, len(facts.parted(ruleset.id, distance.ruleset.id)))
        for distance in distances(ruleset, facts.book)
        if distance.ruleset.id in facts.rulesets
    ]


def overview(facts: Facts) -> dict[str, Any]:
    """Return what the page on all rulesets shows: on how many rulings each two of them part."""
    rulesets = facts.report.rulesets
    parted = {
        (one.id, other.id): len(facts.parted(one.id, other.id))
        for at, one in enumerate(rulesets)
        for other in rulesets[at + 1 :]
    }
    return {"parted": parted | {(other, one): number for (one, other), number in parted.items()}}
