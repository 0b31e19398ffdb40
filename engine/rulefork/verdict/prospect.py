"""Every outcome that a situation can come to: a tree of what the rules are asked, with an outcome at each end.

It answers for all rulesets at once, those nobody has thought of included. A case is played only as often as answers
lead to questions of their own; how the runner notes what was asked is all that this rests on.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import get_args

from rulefork.rulebook.book import Rulebook
from rulefork.rulebook.ruleset import FAMILY, Family, Ruleset, answer_of, is_of_sources, is_of_text
from rulefork.spec.ruling import Case, Ruling
from rulefork.verdict.check import CURRENT, situations
from rulefork.verdict.runner import Runner

Outcome = tuple[str, ...]
"""What rulesets are compared by, as in `Run.outcome`."""


@dataclass(frozen=True, slots=True)
class Fork:
    """A question to the rules, as in `RulesInPlay.noted`, and what follows from each answer to it."""

    question: str
    branches: Mapping[str, "Prospect"]


Prospect = Fork | Outcome


def prospects(runner: Runner, ruling: Ruling) -> tuple[Prospect, ...]:
    """Return for each situation of the ruling what it comes to under any ruleset of the ruling's families."""
    return tuple(_Grower(runner, case).grow() for case in situations(ruling.cases))


def outcome_of(found: Prospect, ruleset: Ruleset, book: Rulebook) -> Outcome:
    """Return the outcome at the end of the ruleset's way through the tree."""
    while isinstance(found, Fork):
        found = found.branches[answer_of(ruleset, book.toggles, found.question)]
    return found


@dataclass(frozen=True, slots=True)
class _Grower:
    runner: Runner
    case: Case

    def grow(self, ruleset: Ruleset | None = None, known: frozenset[str] = frozenset()) -> Prospect:
        """Return what follows where the questions `known` are answered as by the ruleset, and others in any way."""
        ruleset = ruleset or self.runner.suite.book.editions[CURRENT["C1"]]
        run = self.runner.run(self.case, ruleset)
        question = next((each for each in run.noted if each not in known and not is_of_sources(each)), None)
        if question is None:
            return run.outcome
        ways = self._ways(ruleset, question, known)
        branches = {answer: self.grow(way, known | {question}) for answer, way in sorted(ways.items())}
        first, *others = branches.values()
        return first if all(other == first for other in others) else Fork(question, branches)

    def _ways(self, ruleset: Ruleset, question: str, known: Iterable[str]) -> Mapping[str, Ruleset]:
        """Return a ruleset for each answer to the question that agrees with what is known."""
        toggles = self.runner.suite.book.toggles
        if question == FAMILY:
            return {family: replace(ruleset, family=family, base=None) for family in get_args(Family)}
        toggle = toggles[question.partition(" ")[0]]
        fixed = {each: answer_of(ruleset, toggles, each) for each in known if each.partition(" ")[0] == toggle.id}
        ways: dict[str, Ruleset] = {}
        for value in dict.fromkeys([ruleset.value(toggle.id), *toggle.values]):
            answer = value if is_of_text(question) else toggle.played(value)
            if answer not in ways:
                way = ruleset.with_values({toggle.id: value})
                if all(answer_of(way, toggles, each) == answer for each, answer in fixed.items()):
                    ways[answer] = way
        return ways
