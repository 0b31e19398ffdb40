"""The page for house rules, and what a browser needs to tell what any ruleset comes to.

The file `rulebook.js` has rulesets and toggles. The page has the trees of each ruling's situations
(`verdict.prospect`): a tree is a number, the place of an outcome among `outcomes`, or a list: a question's number, then
an answer and what follows from it, and so on.
"""

import json
from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from rulefork.report.layout import plain
from rulefork.report.site.address import ruling_address
from rulefork.report.site.facts import Facts
from rulefork.rulebook.house import HouseRules
from rulefork.rulebook.ruleset import FAMILY, Ruleset
from rulefork.rulebook.toggle import CrossRule, Toggle
from rulefork.verdict.prospect import Fork, Prospect

Tree = int | list[Any]


def values(facts: Facts) -> dict[str, Any]:
    """Return what the page shows: the trees, as JSON that is safe inside a script element."""
    return {"data": Markup(as_script(trees(facts)))}


def rulebook_script(facts: Facts) -> str:
    """Return the script that has rulesets, and toggles with their bonds."""
    told = {
        "rulesets": [_ruleset(facts, each) for each in _starts(facts).values()],
        "toggles": [_toggle(toggle) for toggle in facts.book.toggles.values()],
    }
    return f'"use strict";\nconst RULEBOOK = {as_script(told)};\n'


def as_script(told: Any) -> str:
    """Return plain data as JSON that no text in it can end, whatever it holds."""
    text = json.dumps(told, ensure_ascii=True, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace("&", "\\u0026").replace(">", "\\u003e")


def trees(facts: Facts) -> dict[str, Any]:
    """Return the rulings whose outcome hinges on something, with their trees, and what these speak of."""
    table = _Table()
    rulings = [
        {
            "id": report.ruling.id,
            "title": plain(report.ruling.title),
            "at": ruling_address(report.ruling.id),
            "families": [*report.ruling.families],
            "trees": [table.tree(tree) for tree in facts.trees[report.ruling.id]],
        }
        for report in facts.report.rulings
        if facts.deciding[report.ruling.id]
    ]
    outcomes = [[plain(line) for line in outcome] for outcome in table.outcomes]
    return {"rulings": rulings, "questions": table.questions, "outcomes": outcomes}


class _Table:
    """Questions and outcomes by number, each once."""

    def __init__(self) -> None:
        self.questions: list[str] = []
        self.outcomes: list[tuple[str, ...]] = []
        self._numbers: dict[object, int] = {}

    def tree(self, tree: Prospect) -> Tree:
        """Return the tree as the browser reads it."""
        if not isinstance(tree, Fork):
            return self._number(tree, self.outcomes)
        told: list[Any] = [self._number(tree.question, self.questions)]
        for answer, branch in tree.branches.items():
            told += [answer, self.tree(branch)]
        return told

    def _number(self, each: Any, among: list[Any]) -> int:
        if each not in self._numbers:
            self._numbers[each] = len(among)
            among.append(each)
        return self._numbers[each]


def _starts(facts: Facts) -> dict[str, Ruleset]:
    """Return what house rules can start from, by id: the rulesets of the report, and every edition."""
    here = [each for each in facts.report.rulesets if _can_be_extended(each)]
    return {each.id: each for each in (*here, *facts.book.editions.values())}


def _can_be_extended(ruleset: Ruleset) -> bool:
    """Return whether house rules can start from the ruleset: a player's file is extended by none."""
    return not isinstance(ruleset.base or ruleset, HouseRules)


def _ruleset(facts: Facts, ruleset: Ruleset) -> dict[str, Any]:
    return {
        "id": ruleset.id,
        "short": plain(facts.short(ruleset.id)),
        "name": plain(ruleset.name),
        FAMILY: ruleset.family,
        "values": [ruleset.value(id) for id in facts.book.toggles],
    }


def _toggle(toggle: Toggle) -> dict[str, Any]:
    return {
        "id": toggle.id,
        "question": plain(toggle.question),
        "house": toggle.house_rule,
        "wording": plain(toggle.wording_only),
        "values": [
            {"id": value.id, "says": plain(value.says), "plays": toggle.played(value.id)}
            for value in toggle.values.values()
        ],
        "excludes": [_bond(bond) for bond in toggle.excludes],
        "requires": [_bond(bond) for bond in toggle.requires],
        "idle": [_bond(bond) for bond in toggle.no_effect_with],
    }


def _bond(bond: CrossRule) -> Mapping[str, Any]:
    return {"when": dict(bond.when), "value": bond.value, "because": plain(bond.because)}
