"""Inns and Cathedrals: what the prints add to a feature, and what they take from one that is unfinished."""

from collections.abc import Callable

import pytest

from rulefork.play.expansions.inns_and_cathedrals import prints_of, worth
from rulefork.play.game import Game
from rulefork.play.state import State
from rulefork.table.figure import Spot
from rulefork.table.geometry import Square

START = (0, 0)
CITY, ROAD = 0, 1


@pytest.fixture
def game(under: Callable[[str], Game]) -> Game:
    """Return the game under the current first edition."""
    return under("hig")


def with_tiles(game: Game, *tiles: tuple[str, Square, int]) -> State:
    """Return a new game with these tiles laid."""
    state = game.begin(("Red", "Blue"), ("inns-and-cathedrals",))
    for id, square, turns in tiles:
        state = state._replace(board=state.board.with_tile(game.tile(id), square, turns))
    return state


def test_two_inns_count_as_one(game: Game) -> None:
    """A complete road is worth two points a tile, however many inns it has (inns-and-cathedrals/inn)."""
    state = with_tiles(game, ("ic-straight-inn", (1, 0), 0), ("cross", (-1, 0), 0), ("ic-tee-inn", (2, 0), 2))
    road = state.board.feature_at(Spot(START, ROAD))
    assert road.complete
    assert worth(game, state, road, 4) == 8


def test_only_the_road_beside_the_inn_is_worth_more(game: Game) -> None:
    """The inn of a crossing stands beside one of its roads."""
    state = with_tiles(game, ("ic-tee-inn", (1, 0), 1))
    road = state.board.feature_at(Spot(START, ROAD))
    assert not prints_of(road, state.board)
    assert worth(game, state, road, 2) == 2


def test_two_cathedrals_count_as_one(game: Game) -> None:
    """A complete city is worth three points a tile with one cathedral or two (inns-and-cathedrals/cathedral)."""
    state = with_tiles(
        game,
        ("ic-full-cathedral", (0, 1), 0),
        ("ic-full-cathedral", (0, 2), 0),
        ("cap", (-1, 1), 1),
        ("cap", (1, 1), 3),
        ("cap", (-1, 2), 1),
        ("cap", (1, 2), 3),
        ("cap", (0, 3), 2),
    )
    city = state.board.feature_at(Spot(START, CITY))
    assert city.complete
    assert worth(game, state, city, 16) == 24


def test_an_unfinished_feature_is_worth_nothing(game: Game) -> None:
    """What inn or cathedral raises is lost where it stays unfinished; what others add is theirs to say."""
    state = with_tiles(game, ("ic-straight-inn", (1, 0), 0))
    road = state.board.feature_at(Spot(START, ROAD))
    assert worth(game, state, road, 2) == 0
    assert worth(game, state, road, 3) == 1
