"""The page of what the documents leave in doubt: where they contradict each other, and where they are silent."""

from dataclasses import dataclass
from typing import Any

from rulefork.report.site.facts import Facts
from rulefork.rulebook.ruleset import Ruleset, Setting
from rulefork.rulebook.toggle import Toggle
from rulefork.verdict.result import RulingReport


@dataclass(frozen=True, slots=True)
class Disputed:
    """A value that a text gives so that it can be read in other ways, too."""

    ruleset: Ruleset
    toggle: Toggle
    setting: Setting


def values(facts: Facts) -> dict[str, Any]:
    """Return what the page shows: contradictory rulings, gaps, and disputed values by toggle."""
    return {
        "contradictions": _marked(facts, "disputed"),
        "gaps": _marked(facts, "gap"),
        "disputed": [(toggle, found) for toggle in facts.book.toggles.values() if (found := _disputed(facts, toggle))],
    }


def _marked(facts: Facts, mark: str) -> list[RulingReport]:
    return [each for each in facts.report.rulings if mark in each.ruling.marks]


def _disputed(facts: Facts, toggle: Toggle) -> list[Disputed]:
    told = ((each, each.settings[toggle.id]) for each in facts.report.rulesets)
    return [Disputed(ruleset, toggle, setting) for ruleset, setting in told if setting.readings]
