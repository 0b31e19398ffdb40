"""What all pages are made from: the report, the suite that it is about, and what follows from both."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from rulefork.report.marks import concerns, evidence, grounds, letters
from rulefork.report.matrix import topics
from rulefork.report.names import Names
from rulefork.report.site.address import slugs
from rulefork.rulebook.book import Rulebook
from rulefork.rulebook.house import HouseRules
from rulefork.rulebook.ruleset import Confidence, Ruleset
from rulefork.spec.suite import Suite
from rulefork.verdict.house import extended
from rulefork.verdict.prospect import Fork, Prospect
from rulefork.verdict.result import Outcome, Report, RulingReport

CORE: Final = ("setup", "tile", "volcano", "dragon", "fairy", "princess", "portal", "scoring", "base-game")
"""The topics of the expansion itself, as a game comes to them."""

Trees = Mapping[str, tuple[Prospect, ...]]
"""By ruling: what each of its situations comes to under any ruleset."""


@dataclass(frozen=True)
class Facts:
    """A report, the suite, what rulesets are called, and what every ruling comes to under any ruleset."""

    report: Report
    suite: Suite
    names: Names
    trees: Trees
    _lettered: dict[str, dict[str, str]] = field(default_factory=dict)

    @property
    def book(self) -> Rulebook:
        """The rule book."""
        return self.suite.book

    @cached_property
    def rulesets(self) -> Mapping[str, Ruleset]:
        """The rulesets compared, by id."""
        return {ruleset.id: ruleset for ruleset in self.report.rulesets}

    @cached_property
    def rulings(self) -> Mapping[str, RulingReport]:
        """The rulings by id."""
        return {each.ruling.id: each for each in self.report.rulings}

    @cached_property
    def reference(self) -> str:
        """The id of the ruleset whose outcome has the letter A."""
        return self.names.reference(self.report.rulesets)

    @cached_property
    def slugs(self) -> Mapping[str, str]:
        """By ruleset: its part of a path."""
        return slugs(self.report.rulesets)

    @cached_property
    def topics(self) -> list[tuple[str, list[RulingReport]]]:
        """The rulings by topic: those of the expansion itself, then those of other boxes."""
        return sorted(topics(self.report.rulings), key=lambda each: ([*CORE, each[0]].index(each[0]), each[0]))

    @cached_property
    def deciding(self) -> Mapping[str, tuple[str, ...]]:
        """By ruling: the toggles on which its outcome hinges under one ruleset or another, in their order."""
        asked = {id: {toggle for tree in trees for toggle in _asked(tree)} for id, trees in self.trees.items()}
        order = [*self.book.toggles]
        return {id: tuple(sorted(found & {*order}, key=order.index)) for id, found in asked.items()}

    @cached_property
    def diverging(self) -> tuple[RulingReport, ...]:
        """The rulings on which any of the rulesets part."""
        return tuple(each for each in self.report.rulings if each.diverges)

    def parted(self, one: str, other: str) -> list[tuple[RulingReport, Outcome, Outcome]]:
        """Return the rulings on which two rulesets part, with the outcome of each; both have a case of them."""
        found = []
        for report in self.diverging:
            at = {id: outcome for outcome in report.outcomes for id in outcome.rulesets}
            mine, theirs = at.get(one), at.get(other)
            if mine and theirs and mine is not theirs and concerns(report, one, other):
                found.append((report, mine, theirs))
        return found

    def letters(self, ruling: RulingReport) -> dict[str, str]:
        """Return the letter of each ruleset's outcome, by id; empty where all agree."""
        id = ruling.ruling.id
        if id not in self._lettered:
            self._lettered[id] = letters(ruling, [*self.rulesets], self.reference)
        return self._lettered[id]

    def short(self, ruleset: str) -> str:
        """Return the short name of a ruleset."""
        return self.names.short(ruleset)

    def notation(self, ruleset: Ruleset) -> str:
        """Return a ruleset as the pages for rules and house rules read it: one of a player's file by its edition."""
        root = ruleset
        while isinstance(root.base or root, HouseRules):
            root = extended(root, self.book) or root.base or root
        changed = [id for id in self.book.toggles if ruleset.value(id) != root.value(id)]
        told = ",".join(f"{id}={ruleset.value(id)}" for id in changed)
        return f"{root.id}+{told}" if told else root.id

    def edition_page(self, ruleset: str) -> str:
        """Return the page of a ruleset."""
        return f"editions/{self.slugs[ruleset]}.html"

    def pair_page(self, one: str, other: str) -> str:
        """Return the page on what sets two rulesets apart, the same for both orders."""
        first, second = sorted((one, other), key=[*self.rulesets].index)
        return f"pairs/{self.slugs[first]}--{self.slugs[second]}.html"

    def has(self, ruling: RulingReport, ruleset: str) -> bool:
        """Return whether the ruling is about the ruleset."""
        return concerns(ruling, ruleset)

    def evidence(self, ruling: RulingReport, ruleset: Ruleset) -> Confidence:
        """Return what the outcome of a ruling rests on under a ruleset."""
        return evidence(ruling, ruleset)

    def grounds(self, ruling: RulingReport, ruleset: Ruleset) -> str:
        """Return the same in words; what a player chose is told apart from what a publisher said."""
        return grounds(ruling, ruleset)


def _asked(tree: Prospect) -> set[str]:
    if not isinstance(tree, Fork):
        return set()
    below = (_asked(branch) for branch in tree.branches.values())
    return {tree.question.partition(" ")[0]}.union(*below)
