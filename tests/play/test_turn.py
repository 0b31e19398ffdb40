"""The turn: its phases in order, whose turn it is, and how the game ends."""

from collections.abc import Callable

import pytest

from rulefork.play.action import (
    BeginTurn,
    Deploy,
    DrawTile,
    EndGame,
    EndTurn,
    MoveFairy,
    Pass,
    PlaceTile,
    SpareKnights,
)
from rulefork.play.event import (
    DragonStepped,
    Event,
    GameEnded,
    Scored,
    TileDrawn,
    TilePlaced,
    TurnBegan,
    TurnEnded,
)
from tests.play.table import PLAYERS, Table, follower, refused

Sit = Callable[..., Table]

ROAD = [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 0)]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_players_take_turns(sit: Sit, players: int) -> None:
    """Around the table, and from the last to the first again (base/turn-order)."""
    table = sit(players=players)
    for square in ROAD[: players + 1]:
        table.place("straight", square, 1)
    placed = [event.player for event in table.happened(TilePlaced)]
    assert placed == [*PLAYERS[:players], "Red"]
    assert [event.player for event in table.happened(TurnBegan)] == placed
    assert [event.player for event in table.happened(TurnEnded)] == placed[:-1]


def test_a_script_names_only_what_somebody_does(sit: Sit) -> None:
    """What happens by itself happens, what may be declined is declined."""
    table = sit().place("straight", (1, 0), 1)
    kinds = [type(event) for event in table.events]
    assert kinds == [TurnBegan, TileDrawn, TilePlaced]
    table.place("straight", (2, 0), 1)
    assert [type(event) for event in table.events] == [TurnEnded, TurnBegan, TileDrawn, TilePlaced]


def test_every_phase_can_be_played_by_itself(sit: Sit) -> None:
    """Step by step, with what the rules allow next."""
    table = sit().only("straight", "tee")
    assert table.choices == [BeginTurn("Red")]
    assert table.do(table.choices[0]).choices == [DrawTile("Red", "straight"), DrawTile("Red", "tee")]
    table.do(table.choices[0])
    places = {PlaceTile("Red", "straight", square, 1) for square in ((1, 0), (-1, 0), (0, -1))}
    assert set(table.choices) == places
    assert table.do(PlaceTile("Red", "straight", (1, 0), 1)).choices == [Pass("Red")]
    assert Pass("Red") in table.decline().choices
    assert table.decline().choices == [EndTurn("Red")]
    assert table.do(table.choices[0]).choices == [BeginTurn("Blue")]


@pytest.mark.parametrize(
    "action",
    [
        BeginTurn("Blue"),
        DrawTile("Blue", "tee"),
        PlaceTile("Blue", "tee", (0, -1), 0),
        Pass("Blue"),
        EndTurn("Blue"),
        MoveFairy("Blue", (0, 0)),
        SpareKnights("Blue"),
    ],
)
def test_nobody_acts_out_of_turn(sit: Sit, action: BeginTurn) -> None:
    """It is Red's turn (base/turn-order)."""
    with refused("base/turn-order"):
        sit().do(action)


def test_nobody_declines_for_another(sit: Sit) -> None:
    """Red's deployment is Red's to decline (base/turn-order)."""
    table = sit().place("straight", (1, 0), 1)
    with refused("base/turn-order"):
        table.do(Pass("Blue"))


def test_nobody_draws_for_another(sit: Sit) -> None:
    """While Red has not drawn, it is Red's turn to draw (base/turn-order)."""
    with refused("base/turn-order"):
        sit().begin().do(DrawTile("Blue", "tee"))


@pytest.mark.parametrize("action", [BeginTurn("Blue"), BeginTurn("Red"), EndTurn("Red")])
@pytest.mark.parametrize("drawn", [False, True])
def test_a_turn_does_not_end_without_a_tile(sit: Sit, action: BeginTurn, drawn: bool) -> None:
    """A tile has to be drawn and placed first (base/one-tile-a-turn)."""
    table = sit().begin()
    if drawn:
        table.draw("straight")
    with refused("base/one-tile-a-turn"):
        table.do(action)


def test_a_player_who_has_ended_the_turn_waits(sit: Sit) -> None:
    """Nothing more can be done in it (base/turn-order)."""
    table = sit().place("straight", (1, 0), 1).end()
    with refused("base/turn-order"):
        table.do(Deploy("Red", table.spot("thief", at=(1, 0))))


def test_what_is_past_is_past(sit: Sit) -> None:
    """After the deployment stage was declined nothing of it comes back (base/turn-order)."""
    table = sit().place("straight", (1, 0), 1).deploy("thief").decline()
    with refused("base/turn-order"):
        table.fairy((1, 0), follower("Red", 1))


@pytest.mark.parametrize("phase", ["begin", "draw", "place", "score"])
def test_there_is_nothing_to_decline_in_other_phases(sit: Sit, phase: str) -> None:
    """Only knights, deployments and the fairy can be declined (base/turn-order)."""
    table = sit()
    if phase == "draw":
        table.begin()
    if phase == "place":
        table.draw("straight")
    if phase == "score":
        table.place("straight", (1, 0), 1).decline().decline()
    assert table.state.phase == phase
    with refused("base/turn-order"):
        table.decline()


def turns_of(log: list[Event]) -> list[list[str]]:
    """Return for each turn that has ended the phases in which something happened, in order."""
    turns: list[list[str]] = [[]]
    for event in log:
        if event.phase not in turns[-1][-1:]:
            turns[-1].append(event.phase)
        if isinstance(event, TurnEnded):
            turns.append([])
    return turns[:-1]


def test_the_turn_of_the_second_edition_in_order(sit: Sit) -> None:
    """Fairy point, tile and volcano, removal, follower or fairy, dragon, scoring (scoring/turn-steps-c2)."""
    table = sit("hig-c2").place("corner", (0, 1), 2).deploy("knight").place("cap-straight", (1, 0)).deploy("knight")
    table.place("pd-meadow-volcano", (0, -1)).fairy((0, 1), follower("Red", 1)).place("straight", (2, 0), 1)
    table.place("pd-corner-princess", (1, 1), 3).send_home(follower("Blue", 1))
    table.place("pd-straight-dragon", (-1, 0), 1).deploy("thief").walk("NW").end()
    _, _, volcano, _, princess, dragon = turns_of(table.log)
    assert volcano == ["begin", "draw", "place", "deploy", "end"]
    assert princess == ["begin", "draw", "place", "princess", "score", "end"]
    assert dragon == ["begin", "draw", "place", "deploy", "dragon", "end"]


@pytest.mark.parametrize(
    ("rules", "order"),
    [("hig", ["dragon", "dragon", "score"]), ("rgg", ["score", "dragon", "dragon"])],
)
def test_the_order_of_dragon_and_scoring_is_a_list_of_phases(sit: Sit, rules: str, order: list[str]) -> None:
    """Editions turn these two round, and nothing else (toggle dragon-moves)."""
    table = sit(rules).place("band", (0, 1), 1).deploy("knight").place("pd-meadow-volcano", (0, -1))
    table.place("straight", (1, 0), 1).place("pd-cap-dragon", (0, 2), 2).walk("NE").end()
    assert [event.phase for event in table.log if isinstance(event, DragonStepped | Scored)] == order


# --- The end of the game -----------------------------------------------------------------------------------------


def test_the_game_ends_with_the_last_tile(sit: Sit) -> None:
    """After that turn the final scoring takes place (base/game-end)."""
    table = sit().only("straight").place("straight", (1, 0), 1).deploy("thief").end()
    assert table.state.over
    assert [type(event) for event in table.events] == [TurnEnded, Scored, GameEnded]
    assert table.points == {"Red": 2, "Blue": 0}


@pytest.mark.parametrize(
    "action", [BeginTurn("Blue"), DrawTile("Blue", "tee"), Pass("Blue"), EndTurn("Blue"), EndGame("Blue")]
)
def test_after_the_end_nothing_is_done(sit: Sit, action: BeginTurn) -> None:
    """The game is over, and no choice is left (base/game-end)."""
    table = sit().only("straight").place("straight", (1, 0), 1).end()
    assert table.choices == []
    with refused("base/game-end"):
        table.do(action)


@pytest.mark.parametrize("action", [BeginTurn("Blue"), DrawTile("Blue", "tee"), PlaceTile("Blue", "tee", (0, -1), 0)])
def test_no_turn_follows_the_last(sit: Sit, action: BeginTurn) -> None:
    """Who begins another one is told that the game is over (base/game-end)."""
    table = sit().only("straight").place("straight", (1, 0), 1)
    with refused("base/game-end"):
        table.do(action)


def test_a_script_may_end_the_game_in_a_turn(sit: Sit) -> None:
    """As if the tile just placed had been the last: the turn is finished, and completed features score as such."""
    table = sit().place("cap", (0, 1), 2).deploy("knight").end_game()
    assert table.state.over
    assert table.scored == [("Red", 4, "city")]


@pytest.mark.parametrize("phase", ["begin", "draw", "place"])
def test_a_script_may_end_the_game_between_turns(sit: Sit, phase: str) -> None:
    """No further tile is placed."""
    table = sit().place("straight", (1, 0), 1).deploy("thief").end()
    if phase != "begin":
        table.begin()
    if phase == "place":
        table.draw("tee")
    table.end_game()
    assert table.state.over
    assert table.points == {"Red": 2, "Blue": 0}


def test_an_action_leaves_the_state_before_it_alone(sit: Sit) -> None:
    """A state is a value, so a game can go on from any of its states."""
    table = sit().place("straight", (1, 0), 1)
    before = table.state
    table.deploy("thief").end()
    other = Table(table.game)
    other.state = before
    other.deploy("farmer", "NL").end()
    assert table.on_board("Red") == [("thief", (1, 0))]
    assert other.on_board("Red") == [("farmer", (1, 0))]
    assert before.phase == "princess"
