"""Russian Promos: whom the traps reach, and what the hut of Baba Yaga is worth."""

from collections.abc import Callable

import pytest

from rulefork.play.action import Action, Deploy, EndGame, EndTurn, PlaceTile
from rulefork.play.expansions.russian_promos import TakeFromTrap, trapped, worth
from rulefork.play.game import Game
from rulefork.play.state import State
from rulefork.play.turn import apply, begin
from rulefork.table.figure import Figure, Site, Spot
from tests.play.table import follower, refused

ROAD = 0
RED, BLUE = follower("Red", 1), follower("Blue", 1)


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
def new(game: Game) -> State:
    """Return a new game."""
    return begin(game, ("Red", "Blue"), ("russian-promos",))


def test_the_pond_reaches_diagonally(game: Game, new: State) -> None:
    """Whoever is deployed beside it later is trapped as well; two tiles away is too far (russian-promos/vodyanoy)."""
    state = play(
        game,
        new,
        PlaceTile("Red", "ru-vodyanoy", (0, -1), 0),
        PlaceTile("Blue", "straight", (1, 0), 1),
        Deploy("Blue", Spot((1, 0), ROAD)),
        PlaceTile("Red", "straight", (2, 0), 1),
        Deploy("Red", Spot((2, 0), 1)),
        EndTurn("Red"),
    )
    assert state.figures[BLUE] == Site("vodyanoy", ((0, -1),))
    assert trapped(state, "Red") == []


def test_the_tree_takes_the_nearest_only(game: Game, new: State) -> None:
    """A thief farther along the road stays until the road grows again (russian-promos/solovei)."""
    state = play(
        game,
        new,
        PlaceTile("Red", "cloister-road", (-1, 0), 3),
        Deploy("Red", Spot((-1, 0), ROAD)),
        PlaceTile("Blue", "cloister", (0, -1), 0),
        PlaceTile("Red", "cloister", (1, -1), 0),
        PlaceTile("Blue", "cloister", (2, -1), 0),
        PlaceTile("Red", "cloister", (3, -1), 0),
        PlaceTile("Blue", "straight", (3, 0), 1),
        PlaceTile("Red", "straight", (2, 0), 1),
        Deploy("Red", Spot((2, 0), ROAD)),
        PlaceTile("Blue", "ru-straight-solovei-razboynik", (1, 0), 0),
    )
    assert trapped(state, "Red") == [follower("Red", 2)]
    state = play(game, state, EndTurn("Blue"))
    assert trapped(state, "Red") == [follower("Red", 2)]
    state = play(game, state, PlaceTile("Red", "straight", (4, 0), 1))
    assert trapped(state, "Red") == [RED, follower("Red", 2)]


def test_a_player_takes_back_own_followers(game: Game, new: State) -> None:
    """Nobody else, and nobody who is not trapped (russian-promos/taken-back)."""
    state = play(
        game,
        new,
        PlaceTile("Red", "straight", (1, 0), 1),
        Deploy("Red", Spot((1, 0), ROAD)),
        PlaceTile("Blue", "ru-vodyanoy", (1, -1), 0),
    )
    for figure in (RED, BLUE, Figure("Blue", "normal-follower", 2)):
        with refused("russian-promos/taken-back"):
            apply(game, state, TakeFromTrap("Blue", figure))


def test_whoever_stays_costs_two_points(game: Game, new: State) -> None:
    """This is the end of the game (russian-promos/vodyanoy)."""
    state = play(
        game,
        new,
        PlaceTile("Red", "straight", (1, 0), 1),
        Deploy("Red", Spot((1, 0), ROAD)),
        PlaceTile("Blue", "ru-vodyanoy", (1, -1), 0),
        EndGame("Blue"),
    )
    assert state.points == {"Red": -2, "Blue": 0}


def test_the_hut_is_worth_what_is_free_around_it(game: Game, new: State) -> None:
    """It counts itself and the squares without a tile; a cloister is scored as ever."""
    state = play(game, new, PlaceTile("Red", "ru-hut", (0, -1), 0), PlaceTile("Blue", "cloister", (1, -1), 0))
    (hut,) = (f for f in state.board.features.values() if f.kind == "cloister" and (0, -1) in f.squares)
    (cloister,) = (f for f in state.board.features.values() if f.kind == "cloister" and (1, -1) in f.squares)
    assert worth(game, state, hut, 3) == 1 + 6
    assert worth(game, state, cloister, 3) == 3
