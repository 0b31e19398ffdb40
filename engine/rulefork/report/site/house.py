"""The page for house rules: everything that a browser needs to tell what any ruleset comes to.

For each ruling it has the trees of its situations (`verdict.prospect`). A tree is a number, the place of an outcome
among `outcomes`, or a list: a question's number, then an answer and what follows from it, and so on.
"""

import json
from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from rulefork.report.layout import plain
from rulefork.report.site.address import ruling_address
from rulefork.report.site.facts import Facts
from rulefork.rulebook.contradiction import CrossRule
from rulefork.rulebook.ruleset import FAMILY, Ruleset
from rulefork.rulebook.toggle import Toggle
from rulefork.verdict.prospect import Fork, Prospect

Tree = int | list[Any]


def values(facts: Facts) -> dict[str, Any]:
    """Return what the page shows, and its data as JSON that is safe inside a script element."""
    return {"data": as_script(data(facts))}


def as_script(told: Any) -> Markup:
    """Return plain data as JSON that no text in it can end, whatever it holds."""
    text = json.dumps(told, ensure_ascii=True, separators=(",", ":"))
    return Markup(text.replace("<", "\\u003c").replace("&", "\\u0026").replace(">", "\\u003e"))  # noqa: S704


def data(facts: Facts) -> dict[str, Any]:
    """Return the rulesets, the toggles with their bonds, and the rulings whose outcome hinges on something."""
    table = _Table()
    rulings = []
    for report in facts.report.rulings:
        trees = facts.trees.get(report.ruling.id, ())
        if any(isinstance(tree, Fork) for tree in trees):
            ruling = report.ruling
            rulings.append(
                {
                    "id": ruling.id,
                    "title": plain(ruling.title),
                    "at": ruling_address(ruling.id),
                    "families": [*ruling.families],
                    "trees": [table.tree(tree) for tree in trees],
                }
            )
    return {
        "rulesets": [_ruleset(facts, each) for each in facts.report.rulesets],
        "toggles": [_toggle(toggle) for toggle in facts.book.toggles.values()],
        "rulings": rulings,
        "questions": table.questions,
        "outcomes": [[plain(line) for line in outcome] for outcome in table.outcomes],
    }


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
