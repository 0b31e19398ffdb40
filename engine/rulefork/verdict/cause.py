"""Why two rulesets come to different outcomes: the smallest sets of toggles that carry one into the other."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from rulefork.rulebook.ruleset import Ruleset
from rulefork.spec.ruling import Case
from rulefork.verdict.result import Cause
from rulefork.verdict.runner import Runner

LARGEST: Final = 4
"""Sets of more toggles than these are not tried."""

FAMILY: Final = "family"


def find_causes(runner: Runner, cases: Sequence[Case], groups: Sequence[Sequence[Ruleset]]) -> tuple[Cause, ...]:
    """Return why each other group of rulesets parts from the first: every smallest set of toggles, each set once.

    A set counts only if it works in both directions: flipped in one ruleset it brings the other's outcome, and the
    other way round.
    """
    causes: dict[tuple[tuple[str, tuple[str, str]], ...], Cause] = {}
    for group in groups[1:]:
        for cause in _between(runner, cases, groups[0][0], group[0]):
            causes.setdefault(tuple(sorted(cause.flips.items())), cause)
    return tuple(causes.values())


def _between(runner: Runner, cases: Sequence[Case], one: Ruleset, other: Ruleset) -> list[Cause]:
    differing = _differing(runner, cases, one, other)
    for size in range(1, min(LARGEST, len(differing)) + 1):
        found = [flips for flips in combinations(differing, size) if _carries(runner, cases, one, other, flips)]
        if found:
            return [
                Cause(one.id, other.id, {toggle: (one.value(toggle), other.value(toggle)) for toggle in flips})
                for flips in found
            ]
    if one.family != other.family:
        return [Cause(one.id, other.id, {FAMILY: (one.family, other.family)})]
    return []


def _differing(runner: Runner, cases: Sequence[Case], one: Ruleset, other: Ruleset) -> list[str]:
    # Only toggles that were asked for can be a cause; they come in the order of the toggles' file.
    asked = {id for case in cases for r in (one, other) for id in runner.run(case, r).read}
    return [toggle for toggle in one.settings if toggle in asked and one.value(toggle) != other.value(toggle)]


def _carries(runner: Runner, cases: Sequence[Case], one: Ruleset, other: Ruleset, flips: Sequence[str]) -> bool:
    there = one.with_values({toggle: other.value(toggle) for toggle in flips})
    back = other.with_values({toggle: one.value(toggle) for toggle in flips})
    return _outcome(runner, cases, there) == _outcome(runner, cases, other) and _outcome(
        runner, cases, back
    ) == _outcome(runner, cases, one)


def _outcome(runner: Runner, cases: Sequence[Case], ruleset: Ruleset) -> tuple[tuple[str, ...], ...]:
    return tuple(runner.run(case, ruleset).outcome for case in cases)
