"""The Tunnel: what tokens do to roads."""

from collections.abc import Callable

import pytest

from rulefork.play.action import Action, PlaceTile
from rulefork.play.expansions.the_tunnel import TOKEN, LayToken, broken, choices, mouths
from rulefork.play.game import Game
from rulefork.play.state import State
from rulefork.play.turn import apply, begin
from rulefork.table.figure import Spot
from tests.play.table import PLAYERS, refused

START_ROAD = Spot((0, 0), 1)
EAST = Spot((1, 0), 0)
SOUTH = Spot((1, 0), 1)


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
def dug(game: Game) -> State:
    """Return a game with a tunnel tile east of the start tile: mouths of the roads in the west and in the south."""
    return play(game, begin(game, ("Red", "Blue"), ("tunnel",)), PlaceTile("Red", "tu-parted-bend", (1, 0), 1))


@pytest.mark.parametrize(("players", "tokens"), [(2, 6), (3, 4), (4, 2), (6, 2)])
def test_fewer_players_have_more_colours(game: Game, players: int, tokens: int) -> None:
    """Two players have three colours each, three have two; there are two tokens of a colour."""
    state = begin(game, PLAYERS[:players], ("tunnel",))
    assert sum(figure.kind == TOKEN and figure.owner == "Red" for figure in state.figures) == tokens


def test_a_mouth_is_an_open_end(dug: State) -> None:
    """The road breaks off there without being complete (tunnel/tokens-break-road)."""
    assert dug.board.feature_at(START_ROAD).open_ends == 2
    assert set(mouths(dug)) == {EAST, SOUTH}


def test_two_tokens_of_one_colour(game: Game, dug: State) -> None:
    """They make one road of two; tokens of two colours do not (tunnel/token)."""
    state = play(game, dug, LayToken("Red", EAST, 1), PlaceTile("Blue", "cloister", (0, -1), 0))
    state = play(game, state, PlaceTile("Red", "cloister", (0, -2), 0))
    joined = play(game, state, LayToken("Red", SOUTH, 1)).board.feature_at(START_ROAD)
    assert (len(joined.spots), joined.open_ends) == (3, 2)
    apart = play(game, state, LayToken("Red", SOUTH, 2)).board.feature_at(START_ROAD)
    assert (len(apart.spots), apart.open_ends) == (2, 2)


def test_colours_run_out(game: Game, dug: State) -> None:
    """Each colour has two tokens, and nobody has a fourth colour."""
    for colour in (0, 4):
        with refused("tunnel/token"):
            apply(game, dug, LayToken("Red", EAST, colour))


def test_the_tunnel_of_the_dragon_tile(game: Game) -> None:
    """Its road falls in two that end at the mouths; other tiles stay as they are."""
    tile = game.tile("pd-band-tunnel-dragon")
    roads = [segment for segment in broken(tile).segments if segment.kind == "road"]
    assert [(sorted(road.ports), road.end) for road in roads] == [([0], "tunnel"), ([2], "tunnel")]
    assert broken(tile) is broken(tile)
    assert broken(game.tile("straight")) is game.tile("straight")


def test_choices(game: Game, dug: State) -> None:
    """Each free mouth can be had with each colour, once the deployment is over."""
    assert choices(game, dug) == []
    state = dug.in_turn(phases=dug.turn.phases[dug.turn.phases.index("deployed") :])
    assert len(choices(game, state)) == 6
    assert choices(game, play(game, state, LayToken("Red", EAST, 1))) == []
