"""The page of the toggles: each question, its answers, who gives which, and the rulings that hinge on it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rulefork.report.site.facts import Facts
from rulefork.rulebook.ruleset import Ruleset
from rulefork.rulebook.toggle import Toggle


@dataclass(frozen=True, slots=True)
class Entry:
    """A toggle, the rulesets by the value that their text has, and the ids of the rulings that hinge on it."""

    toggle: Toggle
    players: Mapping[str, tuple[Ruleset, ...]]
    rulings: tuple[str, ...]


def values(facts: Facts) -> dict[str, Any]:
    """Return what the page shows: an entry for each toggle."""
    return {"entries": [_entry(facts, toggle) for toggle in facts.book.toggles.values()]}


def _entry(facts: Facts, toggle: Toggle) -> Entry:
    players = {
        value: tuple(each for each in facts.report.rulesets if each.value(toggle.id) == value)
        for value in toggle.values
    }
    return Entry(toggle, players, tuple(id for id, deciding in facts.deciding.items() if toggle.id in deciding))
