"""Cases of the features, performed under a ruleset, and scenes made of them."""

from functools import cache

from rulefork.report.svg import Scene, situation_scene
from rulefork.rulebook import resolve
from rulefork.spec.performance import Performance, perform
from rulefork.spec.ruling import Case, Ruling
from rulefork.spec.situation import Situation
from rulefork.spec.suite import Suite, load_suite
from rulefork.verdict.check import own_ruleset
from rulefork.verdict.runner import Runner, position_of

from ..boards import BOOK


@cache
def suite() -> Suite:
    """Return all positions and rulings of the repository."""
    return load_suite(())


@cache
def runner() -> Runner:
    """Return a runner that keeps the positions that it has set up."""
    return Runner(suite())


def found(id: str) -> tuple[Ruling, Case]:
    """Return the ruling and the case of that id."""
    return next((ruling, case) for ruling in suite().rulings for case in ruling.cases if case.id == id)


def performed(id: str, rules: str = "") -> tuple[Case, Performance]:
    """Return the case of that id as it goes under the rules, or under a ruleset that it speaks of."""
    ruling, case = found(id)
    ruleset = resolve(rules, BOOK) if rules else own_ruleset(BOOK, ruling, case)
    return case, perform(case, runner().position(position_of(case), ruleset))


def position(title: str, rules: str = "hig") -> Situation:
    """Return a position of the repository as it arises under the rules."""
    return runner().position(title, resolve(rules, BOOK))


def scene(title: str) -> Scene:
    """Return what is drawn of a position."""
    return situation_scene(position(title))
