"""The Abbot: taking him back, told through the turn's hooks."""

from collections.abc import Callable

import pytest

from rulefork.play.action import Action, Deploy, EndTurn, MoveFairy, PlaceTile, SendHome
from rulefork.play.event import Event, FairyLeftAlone, FigureHome, Scored
from rulefork.play.expansions.the_abbot import TakeAbbotBack
from rulefork.play.game import Game
from rulefork.play.state import State
from rulefork.play.turn import apply, choices
from rulefork.table.figure import SUPPLY, Figure, Spot
from tests.play.table import refused

BACK = TakeAbbotBack("Red")
ABBOT = Figure("Red", "abbot", 1)
CLOISTER = Spot((0, -1), 1)
PATHS = PlaceTile("Red", "straight", (2, 0), 1)
"""A tile that is no neighbour of the abbot's cloister."""


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


def begun(game: Game, *expansions: str) -> State:
    """Return a game in which Red, to move, has an abbot with two tiles around him, and Blue none."""
    state, _ = play(
        game,
        game.begin(("Red", "Blue"), expansions or ("abbot",)),
        PlaceTile("Red", "cloister", (0, -1), 0),
        Deploy("Red", CLOISTER, "abbot"),
        PlaceTile("Blue", "straight", (1, 0), 1),
        EndTurn("Blue"),
    )
    return state


def offered(game: Game, state: State) -> list[Action]:
    """Return what the player may choose in the stage of deployment, no knight being sent home."""
    return choices(game, state.leaving("princess"))


def worth(events: list[Event]) -> list[tuple[str, int, str]]:
    """Return all awards: player, points and reason."""
    return [(event.player, event.points, event.reason) for event in events if isinstance(event, Scored)]


def test_scores_the_cloister_as_it_is_and_goes_home(game: Game) -> None:
    """Award and way home happen at once, in the stage of deployment, under one ruling."""
    state, events = play(game, begun(game), PATHS, BACK)
    assert worth(events) == [("Red", 3, "cloister")]
    assert state.points == {"Red": 3, "Blue": 0}
    assert state.figures[ABBOT] is SUPPLY
    home = [event for event in events if isinstance(event, FigureHome)]
    assert [(event.role, event.spot, event.cause) for event in home] == [("monk", CLOISTER, "taken back")]
    assert {(event.ruling, event.phase) for event in events[-2:]} == {("abbot/taken-back", "deploy")}


def test_is_offered_only_to_the_player_whose_turn_it_is(game: Game) -> None:
    """Blue has no abbot on the board, and Red's is taken back in Red's turns alone."""
    state, _ = play(game, begun(game), PATHS)
    assert BACK in offered(game, state)
    with refused("base/turn-order"):
        apply(game, state, TakeAbbotBack("Blue"))
    state, _ = play(game, state, PlaceTile("Blue", "cloister", (1, -1), 0))
    assert not [action for action in offered(game, state) if isinstance(action, TakeAbbotBack)]
    with refused("abbot/taken-back"):
        apply(game, state, TakeAbbotBack("Blue"))


def test_comes_after_the_tile(game: Game) -> None:
    """The turn begins with a tile."""
    with refused("base/one-tile-a-turn"):
        apply(game, begun(game), BACK)


def test_uses_up_the_turns_one_move(game: Game) -> None:
    """Nobody is deployed, and he is not taken back twice."""
    state, _ = play(game, begun(game), PATHS, BACK)
    with refused("base/one-follower-a-turn"):
        apply(game, state, Deploy("Red", Spot((2, 0), 0)))
    with refused("base/one-follower-a-turn"):
        apply(game, state, BACK)
    assert [type(action).__name__ for action in offered(game, state)] == ["Pass"]


def test_is_refused_after_a_deployment(game: Game) -> None:
    """One figure is moved in a turn."""
    state, _ = play(game, begun(game), PATHS, Deploy("Red", Spot((2, 0), 0)))
    assert BACK not in offered(game, state)
    with refused("base/one-follower-a-turn"):
        apply(game, state, BACK)


def test_phantom_may_follow(game: Game) -> None:
    """The phantom goes besides another move of a figure, and this is one."""
    state, _ = play(game, begun(game, "abbot", "phantom"), PATHS, BACK, Deploy("Red", Spot((2, 0), 0), "phantom"))
    assert [figure.kind for figure, _ in state.standing()] == ["phantom"]


def test_fairy_stays_and_moves_elsewhere_only_without_him(game: Game) -> None:
    """Either he is taken back or she is moved (gap abbot-removal-and-fairy)."""
    state, _ = play(game, begun(game), PATHS, Deploy("Red", Spot((2, 0), 0)))
    state, _ = play(game, state, PlaceTile("Blue", "cloister", (1, -1), 0), PlaceTile("Red", "cloister", (2, -1), 0))
    to_thief = MoveFairy("Red", (2, 0), Figure("Red", "normal-follower", 1))
    taken, _ = play(game, state, BACK)
    assert not [action for action in offered(game, taken) if isinstance(action, MoveFairy)]
    with refused("gap/abbot-removal-and-fairy"):
        apply(game, taken, to_thief)
    moved, _ = play(game, state, to_thief)
    assert BACK not in offered(game, moved)
    with refused("gap/abbot-removal-and-fairy"):
        apply(game, moved, BACK)


@pytest.mark.parametrize("recipient", ["assigned-follower", "on-fairy-tile", "stand-together"])
def test_fairy_pays_nothing_and_is_left_alone(under: Callable[[str], Game], recipient: str) -> None:
    """She has no part in it, however her three points are paid else (fairy/no-three-for-removed-abbot)."""
    game = under(f"hig+fairy-three-recipient={recipient}")
    fetched = (PATHS, MoveFairy("Red", (0, -1), ABBOT), PlaceTile("Blue", "cloister", (2, -1), 0))
    state, events = play(game, begun(game), *fetched, PlaceTile("Red", "straight", (3, 0), 1), BACK)
    assert worth(events) == [("Red", 1, "fairy"), ("Red", 3, "cloister")]
    assert isinstance(events[-1], FairyLeftAlone)
    assert state.fairy is not None
    assert (state.fairy.square, state.fairy.companion) == ((0, -1), None)


def test_is_refused_after_the_princess(game: Game) -> None:
    """A knight sent home is the turn's one move (princess-bans/abbot)."""
    knight = Figure("Blue", "normal-follower", 1)
    state, _ = play(
        game,
        begun(game),
        PATHS,
        PlaceTile("Blue", "band", (0, 1), 1),
        Deploy("Blue", Spot((0, 1), 0)),
        PlaceTile("Red", "pd-corner-princess", (0, 2), 2),
        SendHome("Red", knight),
    )
    assert BACK not in offered(game, state)
    with refused("princess-bans/abbot"):
        apply(game, state, BACK)


def test_without_the_expansion_there_is_none(game: Game) -> None:
    """Who does not play with the box cannot do it."""
    state, _ = play(game, game.begin(("Red", "Blue")), PlaceTile("Red", "straight", (1, 0), 1))
    with refused("base/deployment"):
        apply(game, state, BACK)
