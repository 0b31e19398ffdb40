"""Impact: numbers from a handful of games that were written by hand."""

import pytest

from rulefork.search.impact import Change, impact
from rulefork.search.simulation import Ending, Played

from .games import setup

SETUP = setup("hig", "rgg")
COUNT = len(SETUP.rulesets)
"""How many rulesets a game is played under: the two, and one for each answer that differs."""


def ending(red: int, blue: int, parted: int | None = None, company: tuple[int, ...] = ()) -> Ending:
    """Return a game of so many points."""
    return Ending((red, blue), 101, (("city", red), ("eaten", 2), ("road", blue)), parted, company)


def game(number: int, one: Ending, other: Ending, third: Ending | None = None) -> Played:
    """Return a game under all rulesets; under those beyond the third it ends as under the first."""
    return Played(number, (one, other, third or one, *[one] * (COUNT - 3)))


GAMES = [
    game(0, ending(10, 20), ending(10, 20)),
    game(1, ending(10, 20), ending(30, 20, 5, (1, 2)), ending(30, 20, 5, (1, 2))),
    game(2, ending(10, 20), ending(10, 10, 9, (1,)), ending(10, 21, 50, (2,))),
    game(3, ending(15, 15), ending(16, 15, 9, (1, 2)), ending(16, 15, 9, (1, 2))),
]


def test_the_games_under_each() -> None:
    """Means by player; who shares the first place has won."""
    found = impact(SETUP, GAMES, 4)
    assert [each.value for each in found.one.points] == [11.25, 18.75]
    assert [each.count for each in found.one.wins] == [1, 4]
    assert found.one.shared.count == 1
    assert found.one.tally == {"city": 11.25, "eaten": 2, "road": 18.75}
    assert found.counted == ("city", "eaten", "road")
    assert [side.ruleset.id for side in found.sides] == ["hig-c1-current", "rgg-c1-big-box-3"]


def test_what_the_other_rules_change() -> None:
    """How many games part, when, with which winners and points."""
    change = impact(SETUP, GAMES, 4).change
    assert change is not None
    assert (change.parted.count, change.scores.count, change.winner.count) == (3, 3, 3)
    assert change.parted.of == 4
    assert change.points.value == pytest.approx((0 + 10 - 5 + 0.5) / 4)
    assert change.moved.value == pytest.approx((0 + 10 + 5 + 0.5) / 4)
    assert change.turns == {5: 1, 9: 2}
    assert change.median_turn == 9
    assert change.shifts == {-10: 1, 0: 5, 1: 1, 20: 1}


def test_what_a_single_answer_changes() -> None:
    """Compared with the first ruleset, and which games it parts as the two do."""
    found = impact(SETUP, GAMES, 4)
    first, *others = found.flips
    assert (first.toggle, first.before, first.after) == ("dragon-moves", "before-scoring", "after-scoring")
    assert first.change.parted.count == 3
    assert (first.first.count, first.first.of) == (2, 3)
    assert first.change.turns == {5: 1, 9: 1, 50: 1}
    assert all(each.change.parted.count == each.first.count == 0 for each in others)
    assert found.several is not None
    assert (found.several.count, found.several.of) == (1, 3)


def test_nothing_parts() -> None:
    """There is no turn to name then."""
    change = impact(SETUP, GAMES[:1], 1).change
    assert change is not None
    assert change.median_turn is None
    assert not change.points.known
    assert Change.median_turn.__doc__


def test_one_ruleset() -> None:
    """There is nothing to compare."""
    alone = setup("hig", None)
    found = impact(alone, [Played(0, (ending(3, 4),))], 7)
    assert (found.games, found.wanted, found.other, found.change, found.flips) == (1, 7, None, None, ())
