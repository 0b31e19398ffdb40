"""Two games in step: one state while the rulesets play alike, and the first thing that parts them."""

import pytest

from rulefork.play.action import Action, Deploy, EndTurn, MoveDragon, Pass, PlaceTile
from rulefork.play.refusal import Refused
from rulefork.search.lockstep import Both, Lockstep, OneSided, differing
from rulefork.search.witness import PLAYERS
from rulefork.table.figure import Spot

from .pairs import BOOK, HIG, flip, lockstep

VOLCANO = PlaceTile("Red", "pd-stub-volcano", (1, 0), 1)
DRAGON = PlaceTile("Blue", "pd-cap-dragon", (0, 1), 2)
KNIGHT = Deploy("Blue", Spot((0, 1), 0))
WALK = (MoveDragon("Blue", 3), MoveDragon("Red", 0))


def played(two: Lockstep, *actions: Action) -> Both:
    """Return the game after the actions."""
    both = two.begin(PLAYERS)
    for action in actions:
        both = two.play(both, action)
    return both


def test_one_state_serves_both_until_they_are_asked_what_they_answer_differently() -> None:
    """The order of the dragon's move is asked when its tile is placed, not before."""
    two = lockstep(*flip("dragon-moves", "after-scoring"))
    before = played(two, VOLCANO)
    assert before.a is before.b
    after = two.play(before, DRAGON)
    assert after.a.turn.phases != after.b.turn.phases
    assert not after.is_one
    assert after.differences == ()


def test_what_differs_is_seen_at_the_end_of_the_turn() -> None:
    """The knight is eaten under both, but only one of them has scored before; a step later all else is alike."""
    two = lockstep(*flip("dragon-moves", "after-scoring"))
    both = two.play(played(two, VOLCANO, DRAGON, KNIGHT, *WALK), EndTurn("Blue"))
    assert both.differences == ("points", "awards", "stage")
    assert (both.a.points["Blue"], both.b.points["Blue"]) == (0, 4)


def test_an_action_that_only_one_allows() -> None:
    """It is told by whom; what both refuse is refused."""
    a, b = flip("portal-completed-unscored", "allowed")
    place, enter = PlaceTile("Red", "pd-cap-bend-left-portal", (0, 1), 2), Deploy("Red", Spot((0, 0), 0))
    for two, by_a in ((lockstep(a, b), False), (lockstep(b, a), True)):
        both = played(two, place)
        with pytest.raises(OneSided) as caught:
            two.play(both, enter)
        assert caught.value.by_a is by_a
        assert two.choices(two.play(both, Pass("Red")))[1] == [enter]
        with pytest.raises(Refused):
            two.play(both, Deploy("Blue", Spot((0, 1), 0)))


def test_what_only_words_tell_apart_is_no_question_of_play() -> None:
    """Two values that are played alike differ in what the text says, and in nothing else."""
    _, b = flip("castle-protection", "not-mentioned")
    assert differing(HIG, b, BOOK.toggles) == {"castle-protection says"}
    assert differing(HIG, HIG, BOOK.toggles) == frozenset()
