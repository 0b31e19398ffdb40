"""The Ferries: how lakes are joined, and which ferries a road that grows brings within reach."""

from collections.abc import Callable

import pytest

from rulefork.play.action import Action, EndTurn, PlaceTile
from rulefork.play.expansions.the_ferries import FERRY, MoveFerry, PlaceFerry, choices, in_reach
from rulefork.play.game import Game
from rulefork.play.state import State
from rulefork.play.turn import apply, begin
from rulefork.table.figure import SUPPLY, Spot
from tests.play.table import refused

NORTH, EAST, SOUTH, WEST = range(4)
START_ROAD = Spot((0, 0), 1)


def play(game: Game, state: State, *actions: Action) -> State:
    """Return the state after the actions."""
    for action in actions:
        state, _ = apply(game, state, action)
    return state


@pytest.fixture
def game(under: Callable[[str], Game]) -> Game:
    """Return the game under the current first edition."""
    return under("hig")


@pytest.fixture
def lakes(game: Game) -> State:
    """Return a game with two lakes in the east, one behind the other, whose ferries run from west to east."""
    return play(
        game,
        begin(game, ("Red", "Blue"), ("ferries",)),
        PlaceTile("Red", "fy-tee", (1, 0), 0),
        PlaceFerry("Red", (EAST, WEST)),
        PlaceTile("Blue", "fy-tee", (2, 0), 0),
        PlaceFerry("Blue", (WEST, EAST)),
    )


def test_a_ferry_joins_two_roads(lakes: State) -> None:
    """One road runs over both lakes, and the roads to the south end there (ferries/placed-on-lake)."""
    road = lakes.board.feature_at(START_ROAD)
    assert road.squares == {(0, 0), (1, 0), (2, 0)}
    assert road.open_ends == 2
    assert sum(figure.kind == FERRY and place is SUPPLY for figure, place in lakes.figures.items()) == 6


def test_only_the_first_ferry_may_be_moved(game: Game, lakes: State) -> None:
    """From the west the ferry of the second lake comes behind that of the first (ferries/moved)."""
    state = play(game, lakes, PlaceTile("Red", "straight", (-1, 0), 1))
    assert in_reach(state) == [(1, 0)]
    with refused("ferries/moved"):
        apply(game, state, MoveFerry("Red", (2, 0), (EAST, SOUTH)))


def test_a_road_parted_by_a_ferry(game: Game, lakes: State) -> None:
    """It ends at the lake, and what lies beyond is a road of its own."""
    state = play(game, lakes, PlaceTile("Red", "straight", (-1, 0), 1), MoveFerry("Red", (1, 0), (EAST, SOUTH)))
    road = state.board.feature_at(START_ROAD)
    assert (road.squares, road.open_ends) == ({(-1, 0), (0, 0), (1, 0)}, 1)
    beyond = state.board.feature_at(Spot((2, 0), state.board.layouts[(2, 0)].at_side[EAST] or 0))
    assert (beyond.squares, beyond.open_ends) == ({(1, 0), (2, 0)}, 2)


def test_a_ferry_needs_a_lake(game: Game, lakes: State) -> None:
    """It joins two roads that end there, and one ferry is enough."""
    state = play(game, begin(game, ("Red", "Blue"), ("ferries",)), PlaceTile("Red", "fy-tee", (1, 0), 0))
    for sides in ((NORTH, EAST), (EAST, EAST)):
        with refused("ferries/placed-on-lake"):
            apply(game, state, PlaceFerry("Red", sides))
    with refused("ferries/placed-on-lake"):
        apply(game, state, EndTurn("Red"))
    with refused("ferries/placed-on-lake"):
        apply(game, lakes, PlaceFerry("Blue", (EAST, SOUTH)))


def test_choices_are_the_pairs_of_roads(game: Game) -> None:
    """A lake with four roads can be crossed in six ways; nothing is offered before the deployment is over."""
    state = play(game, begin(game, ("Red", "Blue"), ("ferries",)), PlaceTile("Red", "fy-cross", (1, 0), 0))
    assert choices(game, state) == []
    state = state.in_turn(phases=state.turn.phases[state.turn.phases.index("deployed") :])
    assert len(choices(game, state)) == 6
