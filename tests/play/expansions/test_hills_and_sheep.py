"""Hills and Sheep: tokens, wolves, stables, and the tile under a hill."""

from collections.abc import Callable

import pytest

from rulefork.play.action import Action, Deploy, DrawTile, EndTurn, MoveDragon, Pass, PlaceTile
from rulefork.play.event import Event, FigureHome
from rulefork.play.expansions.hills_and_sheep import (
    SHEEP,
    TOKEN,
    DrawSheep,
    DrawWolf,
    DriveFlock,
    LayUnderHill,
    choices,
)
from rulefork.play.game import Game
from rulefork.play.state import State
from rulefork.play.turn import apply, begin
from rulefork.table.figure import SUPPLY, Figure, Spot
from tests.play.table import refused

SHEPHERD = Figure("Red", "shepherd", 1, is_follower=False)
SOUTH = 1
"""The field on the right of a straight road as drawn; turned to run from west to east, the one in the south."""


def play(game: Game, state: State, *actions: Action) -> tuple[State, list[Event]]:
    """Return the state after the actions, and everything that happened."""
    events: list[Event] = []
    for action in actions:
        state, more = apply(game, state, action)
        events += more
    return state, events


@pytest.fixture
def game(under: Callable[[str], Game]) -> Game:
    """Return the game under the current first edition."""
    return under("hig")


@pytest.fixture
def come(game: Game) -> State:
    """Return a game in which Red has just put the shepherd on the field south of the road on (1, 0)."""
    state = begin(game, ("Red", "Blue"), ("hills-and-sheep",))
    state, _ = play(
        game, state, PlaceTile("Red", "straight", (1, 0), 1), Deploy("Red", Spot((1, 0), SOUTH), "shepherd")
    )
    return state


def in_bag(state: State) -> int:
    """Return how many sheep tokens are in their bag."""
    return sum(place is SUPPLY for figure, place in state.figures.items() if figure.kind == TOKEN)


def test_the_tokens() -> None:
    """Sixteen tokens show 37 sheep: four with one, five with two, five with three, two with four."""
    assert (len(SHEEP), sum(SHEEP)) == (16, 37)


def test_a_shepherd_who_has_come_draws(game: Game, come: State) -> None:
    """There is nothing to drive yet, and the turn does not go on without a token (hills-and-sheep/flock)."""
    state, _ = play(game, come, Pass("Red"))
    assert choices(game, state) == [*(DrawSheep("Red", sheep) for sheep in (1, 2, 3, 4)), DrawWolf("Red")]
    for action in (DriveFlock("Red"), Pass("Red"), EndTurn("Red"), DrawSheep("Red", 5)):
        with refused("hills-and-sheep/flock"):
            apply(game, state, action)


def test_a_number_of_sheep_runs_out(game: Game, come: State) -> None:
    """Only two tokens show four sheep."""
    turn = (PlaceTile("Blue", "cloister", (0, -1), 0), PlaceTile("Red", "straight", (2, 0), 1), DrawSheep("Red", 4))
    state, _ = play(game, come, DrawSheep("Red", 4), *turn)
    assert in_bag(state) == 14
    turn = (PlaceTile("Blue", "cloister", (0, -2), 0), PlaceTile("Red", "straight", (3, 0), 1))
    state, _ = play(game, state, *turn)
    with refused("hills-and-sheep/flock"):
        apply(game, state, DrawSheep("Red", 4))


def test_a_wolf_goes_back_into_the_bag(game: Game, come: State) -> None:
    """The shepherd goes home, his sheep into the bag, and the wolf may be drawn again (hills-and-sheep/wolf)."""
    turn = (PlaceTile("Blue", "cloister", (0, -1), 0), PlaceTile("Red", "straight", (2, 0), 1), DrawWolf("Red"))
    state, events = play(game, come, DrawSheep("Red", 3), *turn)
    assert (in_bag(state), state.figures[SHEPHERD]) == (16, SUPPLY)
    assert {event.cause for event in events if isinstance(event, FigureHome)} == {"wolf"}


def test_the_dragon_eats_the_whole_flock(game: Game, come: State) -> None:
    """Shepherd and tokens go at once, however many there are (dragon-eats/sheep)."""
    state, _ = play(
        game,
        come,
        DrawSheep("Red", 1),
        PlaceTile("Blue", "pd-meadow-volcano", (1, 1), 0),
        PlaceTile("Red", "straight", (2, 0), 1),
        DrawSheep("Red", 2),
        PlaceTile("Blue", "cloister", (0, -1), 0),
        PlaceTile("Red", "pd-straight-dragon", (3, 0), 1),
        DrawSheep("Red", 3),
    )
    assert in_bag(state) == 13
    state, events = play(game, state, MoveDragon("Red", 2))
    assert (in_bag(state), state.figures[SHEPHERD]) == (16, SUPPLY)
    assert sum(isinstance(event, FigureHome) and event.cause == "eaten" for event in events) == 4


def test_the_last_tile_lies_under_a_hill(game: Game) -> None:
    """Where the bag is empty nothing is laid under the hill, and where it holds one tile the game ends with it."""
    state = begin(game, ("Red", "Blue"), ("hills-and-sheep",))
    hill = PlaceTile("Red", "hs-cap-road-hill", (0, 1), 2)
    last, _ = play(game, state._replace(bag=("cloister", "hs-cap-road-hill")), hill, Pass("Red"), Pass("Red"))
    assert choices(game, last) == [LayUnderHill("Red", "cloister")]
    with refused("hills-and-sheep/tile-under-hill"):
        apply(game, last, LayUnderHill("Red", "tee"))
    last, _ = play(game, last, LayUnderHill("Red", "cloister"), EndTurn("Red"))
    assert last.over
    alone, _ = play(game, state._replace(bag=("hs-cap-road-hill",)), hill, EndTurn("Red"))
    assert alone.over


def test_nothing_lies_under_other_tiles(game: Game) -> None:
    """No tile is taken for a tile without a hill."""
    state = begin(game, ("Red", "Blue"), ("hills-and-sheep",))
    state, _ = play(game, state, DrawTile("Red", "straight"), PlaceTile("Red", "straight", (1, 0), 1))
    with refused("hills-and-sheep/tile-under-hill"):
        apply(game, state, LayUnderHill("Red", "cloister"))
