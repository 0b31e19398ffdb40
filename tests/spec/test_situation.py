"""What the names of a scenario stand for while it is played."""

import re

import pytest

from rulefork.play.action import Deploy, EndTurn, PlaceTile
from rulefork.spec.landmark import FeatureMark, FigureMark, SquareMark, TileMark
from rulefork.spec.situation import Situation, Unclear, spot_of
from rulefork.table.figure import Figure, Spot

LANDMARKS = {
    "the gap": SquareMark((1, 0)),
    "the start": SquareMark((0, 0)),
    "the dragon tile": TileMark("pd-cap-dragon"),
    "the north city": FeatureMark("city", (0, 1)),
    "Red's lord": FigureMark("knight", (0, 1)),
    "Blue's lord": FigureMark("knight", (0, 1), owner="Blue"),
}


@pytest.fixture
def situation(under) -> Situation:
    """Return a game in which Red has a knight on (0, 1), and Blue a knight on (0, 2) and a thief on (1, 0)."""
    game = under("hig")
    begun = Situation(game, LANDMARKS, (game.begin(("Red", "Blue")),))
    return begun.play_all(
        (
            PlaceTile("Red", "three", (0, 1), 2),
            Deploy("Red", Spot((0, 1), 0)),
            PlaceTile("Blue", "cap", (0, 2), 0),
            Deploy("Blue", Spot((0, 2), 0)),
            PlaceTile("Red", "straight", (-1, 0), 1),
            PlaceTile("Blue", "straight", (1, 0), 1),
            Deploy("Blue", Spot((1, 0), 0)),
            EndTurn("Blue"),
        )
    )


def test_squares_are_named_by_landmarks_and_by_coordinates(situation):
    """A landmark of a square, feature or figure stands for its square; a pair of numbers for itself."""
    names = ["the gap", "the north city", "Red's lord", "(-3, 12)"]
    assert [situation.square(name) for name in names] == [(1, 0), (0, 1), (0, 1), (-3, 12)]


def test_squares_are_called_by_their_landmark(situation):
    """A square without a landmark of its own is called by its coordinates."""
    assert [situation.square_name(square) for square in [(1, 0), (0, 0), (0, 1)]] == ["the gap", "the start", "(0, 1)"]


def test_tiles_are_named_by_landmarks_and_by_ids(situation):
    """A tile is a landmark, or "the tile" and its id."""
    assert [situation.tile(name) for name in ["the dragon tile", "the tile cap"]] == ["pd-cap-dragon", "cap"]


def test_spots_are_those_of_the_whole_feature_or_tile(situation):
    """A feature's landmark stands for all of it, a square's for the tile that lies there."""
    assert {spot.square for spot in situation.spots("the north city")} == {(0, 0), (0, 1)}
    assert {spot.square for spot in situation.spots("the start")} == {(0, 0)}


@pytest.mark.parametrize(
    ("name", "figure"),
    [
        ("Red's knight", Figure("Red", "normal-follower", 1)),
        ("Red's follower", Figure("Red", "normal-follower", 1)),
        ("Red's lord", Figure("Red", "normal-follower", 1)),
        ("Red's knight in the north city", Figure("Red", "normal-follower", 1)),
        ("Blue's knight on (0, 2)", Figure("Blue", "normal-follower", 1)),
        ("Blue's highwayman", Figure("Blue", "normal-follower", 2)),
        ("Blue's follower on the gap", Figure("Blue", "normal-follower", 2)),
    ],
)
def test_figures_are_named_by_owner_role_and_place(situation, name, figure):
    """The owner and the role name a figure where only one has them; a place tells several apart."""
    assert situation.figure(name) == figure


def test_figure_that_went_home_is_the_one_that_stood_there(situation):
    """A name still stands for the figure after it has left the board."""
    after = situation.play_all(
        (PlaceTile("Red", "cap", (-1, 1), 1), PlaceTile("Blue", "cap", (1, 1), 3), EndTurn("Blue"))
    )
    assert not list(after.state.followers_in(after.state.board.numbers[Spot((0, 1), 0)]))
    assert after.figure("Red's knight") == situation.figure("Red's knight")
    assert after.figure("Red's lord") == situation.figure("Red's lord")


@pytest.mark.parametrize(
    ("ask", "name", "why"),
    [
        ("square", "the gapp", "'the gapp' is not a square or tile on the board here; did you mean `the gap`?"),
        ("tile", "the dragn tile", "did you mean `the dragon tile`?"),
        ("spots", "the gap's road", "is not a feature on the board here"),
        ("spots", "the dragon tile", "is not a feature on the board here"),
        ("figure", "Green's knight", "is not a follower on the board here"),
        ("figure", "Blue's lord", "is not a follower on the board here"),
        ("figure", "Blue's knight on (7, 7)", "is not a follower on the board here"),
        ("figure", "Blue's follower", "may be any of 2 followers"),
    ],
)
def test_name_without_one_meaning_is_unclear(situation, ask, name, why):
    """A name for nothing, or for several, is no guess."""
    with pytest.raises(Unclear, match=re.escape(why)):
        getattr(situation, ask)(name)


@pytest.mark.parametrize(
    ("square", "kind", "port", "why"),
    [
        ((5, 5), "city", None, "no tile lies on (5, 5)"),
        ((0, 0), "cloister", None, "the tile on (0, 0) has no cloister"),
        ((0, 0), "city", "S", "the tile on (0, 0) has no city at S"),
        ((0, 0), "farm", None, "one of EL WR; ER SL SR WL"),
    ],
)
def test_part_of_a_tile_that_is_not_one_is_unclear(situation, square, kind, port, why):
    """A side is asked for where a tile has several parts of a kind."""
    with pytest.raises(Unclear, match=re.escape(why)):
        spot_of(situation.state, square, kind, port)


def test_part_of_a_tile_is_told_by_its_side(situation):
    """A farm is told by a half-edge, a road or city by a side."""
    assert spot_of(situation.state, (0, 0), "farm", "SR") == Spot((0, 0), 3)
    assert spot_of(situation.state, (0, 0), "road", "W") == spot_of(situation.state, (0, 0), "road", None)
