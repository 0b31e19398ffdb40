"""The dragon: whose step it is, where it may go, whom it eats, and when it moves."""

from collections.abc import Callable

import pytest

from rulefork.play.action import EndTurn, MoveDragon
from rulefork.play.event import DragonStepped, DragonStopped, FigureHome
from tests.play.table import PLAYERS, Table, follower, refused

Sit = Callable[..., Table]

FIRST = ("hig", "hig-c1-2005", "zmg", "hig-c2", "zmg-c2", "drache-und-fee")
AFTER = ("rgg-c1-standalone", "rgg", "hig+dragon-moves=after-scoring")
ON_DRAGON_TURN = ("hig+fairy-on-dragon-turn=allowed", "hig+fairy-on-dragon-turn=not-mentioned")
PROTECTS = "hig+fairy-blocks-dragon=protects-only"
MENUS = ("hig-c1-2005", "hig", "drache-und-fee", "hig-c2")


def winding_way(table: Table) -> Table:
    """Lay the way of the rule book's example, from a volcano up, left, down, left, up, up, and place a dragon tile.

    The first player's thief stands on the second tile of it, the second player's monk on the third.
    """
    return on_the_way(table).place("pd-straight-dragon", (1, 0), 1)


def on_the_way(table: Table) -> Table:
    """Lay the same way without the dragon tile."""
    table.place("straight", (-1, 0), 1).deploy("thief").place("cloister", (-1, -1)).deploy("monk")
    table.place("pd-meadow-volcano", (0, -1)).place("cloister", (-2, -1)).place("bend", (-2, 0), 2)
    return table.place("straight", (-2, 1))


def last_gap(table: Table) -> Table:
    """Let a dragon tile complete Red's city of three tiles; the dragon stands two steps from the red knight."""
    table.place("band", (0, 1), 1).deploy("knight").place("pd-meadow-volcano", (0, -1)).place("straight", (1, 0), 1)
    return table.place("pd-cap-dragon", (0, 2), 2)


def test_the_worked_example_of_the_rule_book(sit: Sit) -> None:
    """Up, left, down, left, up, up: a thief and a monk come home, and the way back to the start is closed."""
    table = winding_way(sit(players=4)).walk("NWS")
    with refused("dragon/no-return-to-start"):
        table.walk("E")
    table.walk("WNN")
    assert table.state.dragon == (-2, 1)
    assert {event.figure for event in table.happened(FigureHome)} == {follower("Red", 1), follower("Blue", 1)}
    assert [(event.ruling, event.steps) for event in table.happened(DragonStopped)] == [("dragon/six-steps", 6)]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_players_take_turns_at_the_steps(sit: Sit, players: int) -> None:
    """The active player moves first, then clockwise, six steps whatever the number of players."""
    table = winding_way(sit(players=players))
    active = PLAYERS.index(table.state.player)
    table.walk("NWSWNN")
    steps = table.happened(DragonStepped)
    assert [event.player for event in steps] == [PLAYERS[(active + step) % players] for step in range(6)]
    assert [event.square for event in steps] == [(0, 0), (-1, 0), (-1, -1), (-2, -1), (-2, 0), (-2, 1)]


def test_a_step_is_one_players(sit: Sit) -> None:
    """Nobody makes the step of another, nor two steps of his own (dragon/one-tile-per-player)."""
    table = winding_way(sit(players=3))
    assert table.state.player == "Red"
    with refused("dragon/one-tile-per-player"):
        table.do(MoveDragon("Blue", 0))
    table.do(MoveDragon("Red", 0))
    with refused("dragon/one-tile-per-player"):
        table.do(MoveDragon("Red", 3))


def test_the_walk_sets_out_from_the_dragons_own_tile(sit: Sit) -> None:
    """Not from the dragon tile just placed (dragon/walks-from-its-own-tile)."""
    table = winding_way(sit()).decline().decline()
    assert table.state.dragon == (0, -1)
    assert table.choices == [MoveDragon("Red", 0), MoveDragon("Red", 3)]


@pytest.mark.parametrize(("way", "side"), [("", "E"), ("", "S"), ("N", "N")])
def test_the_dragon_walks_onto_tiles_only(sit: Sit, way: str, side: str) -> None:
    """An empty square cannot be entered (dragon/only-onto-tiles)."""
    table = winding_way(sit()).walk(way)
    with refused("dragon/only-onto-tiles"):
        table.walk(side)


def test_no_tile_is_entered_twice_in_a_walk(sit: Sit) -> None:
    """The way back is closed (dragon/no-revisit)."""
    table = winding_way(sit()).walk("NW")
    with refused("dragon/no-revisit"):
        table.walk("E")


def test_the_tile_where_the_walk_began_is_closed_too(sit: Sit) -> None:
    """The dragon does not step back onto it (dragon/no-return-to-start)."""
    table = winding_way(sit()).walk("N")
    with refused("dragon/no-return-to-start"):
        table.walk("S")


def test_a_seventh_step_is_refused(sit: Sit) -> None:
    """Six steps and no more, though there be tiles (dragon/six-steps)."""
    table = on_the_way(sit()).place("cap", (-1, 1)).place("pd-straight-dragon", (1, 0), 1).walk("NWSWNN")
    assert [(event.ruling, event.steps) for event in table.happened(DragonStopped)] == [("dragon/six-steps", 6)]
    with refused("dragon/six-steps"):
        table.walk("E")
    assert table.choices == [EndTurn("Blue")]


def test_the_walk_ends_in_a_dead_end(sit: Sit) -> None:
    """Where no legal tile is left it is over early (dragon/dead-end-stops)."""
    table = winding_way(sit()).walk("NE")
    assert [(event.ruling, event.steps) for event in table.happened(DragonStopped)] == [("dragon/dead-end-stops", 2)]
    with refused("dragon/dead-end-stops"):
        table.walk("N")
    assert table.state.dragon == (1, 0)


def test_a_step_is_compulsory(sit: Sit) -> None:
    """Nobody stops early, whoever would be eaten (dragon/step-compulsory)."""
    table = winding_way(sit()).walk("N")
    for way_out in (table.end, lambda: table.place("straight", (2, 0), 1), table.end_game):
        with refused("dragon/step-compulsory"):
            way_out()
    with refused("base/turn-order"):
        table.decline()
    assert EndTurn("Red") not in table.choices


def test_a_walk_may_cross_the_way_of_an_earlier_one(sit: Sit) -> None:
    """Visited tiles are counted for each walk (dragon/visited-resets-each-movement)."""
    table = winding_way(sit()).walk("NE").place("pd-cap-dragon", (0, 1), 2).walk("W")
    assert table.state.dragon == (0, 0)


def test_without_a_dragon_tile_the_dragon_stays(sit: Sit) -> None:
    """It remains where it stopped until a volcano or a dragon tile (dragon/stays-where-it-stops)."""
    table = winding_way(sit()).walk("NE").place("cap", (0, 1), 2)
    with refused("dragon/stays-where-it-stops"):
        table.walk("W")
    assert table.end().state.dragon == (1, 0)


def test_before_the_first_volcano_nobody_moves_the_dragon(sit: Sit) -> None:
    """It is not on the board (setup/no-move-before-volcano)."""
    with refused("dragon/stays-where-it-stops"):
        sit().place("straight", (1, 0), 1).do(MoveDragon("Red", 0))


@pytest.mark.parametrize("order", ["before-scoring", "after-scoring"])
def test_a_walled_in_dragon_makes_no_step(sit: Sit, order: str) -> None:
    """A first step that nobody can make is a dead end at once (gap dragon-walled-in)."""
    table = sit(f"hig+dragon-moves={order}").place("straight", (1, 0), 1).deploy("thief")
    table.place("pd-meadow-volcano", (1, 1)).place("cloister", (0, -1)).fairy((1, 0), follower("Red", 1))
    table.place("pd-straight-dragon", (-1, 0), 1).decline().decline()
    assert table.choices == [EndTurn("Blue")]
    with refused("dragon/dead-end-stops"):
        table.walk("S")
    table.end()
    assert [(event.ruling, event.steps) for event in table.happened(DragonStopped)] == [("dragon/dead-end-stops", 0)]
    assert table.state.player == "Red"


def test_the_fairys_tile_is_closed(sit: Sit) -> None:
    """The dragon may not enter it (dragon/fairy-tile-closed)."""
    table = sit().place("band", (0, 1), 1).deploy("knight").place("pd-meadow-volcano", (0, -1))
    table.place("straight", (1, 0), 1).fairy((0, 1), follower("Red", 1)).place("pd-cap-dragon", (0, 2), 2).walk("N")
    with refused("fairy/blocks-dragon"):
        table.walk("N")
    assert table.choices == [MoveDragon("Red", 1)]


def test_the_fairys_tile_counts_as_closed_in_a_dead_end(sit: Sit) -> None:
    """With her tile as the only way on, the walk ends (dragon/dead-end-through-fairy)."""
    table = sit().place("band", (0, 1), 1).deploy("knight").place("pd-meadow-volcano", (0, -1))
    table.place("band-shield", (0, 2), 1).fairy((0, 1), follower("Red", 1)).place("pd-cap-dragon", (0, -2), 1).walk("N")
    assert [event.steps for event in table.happened(DragonStopped)] == [1]


def test_under_the_house_rule_the_dragon_enters_the_fairys_tile_and_eats_nobody(sit: Sit) -> None:
    """She protects what stands there, whoever owns it, and stays herself (fairy/house-protects-only)."""
    table = sit(PROTECTS).place("straight", (1, 0), 1).deploy("thief").place("pd-tee-portal", (0, -1))
    table.deploy("farmer", "NL", at=(1, 0)).place("pd-meadow-volcano", (1, 1)).fairy((1, 0), follower("Red", 1))
    table.place("pd-cap-dragon", (0, 1), 2).walk("S")
    assert table.state.dragon == (1, 0)
    assert table.happened(FigureHome) == []
    assert table.state.fairy is not None
    assert table.state.fairy.square == (1, 0)


def test_under_the_house_rule_the_dragon_eats_elsewhere_as_ever(sit: Sit) -> None:
    """The fairy shelters her own tile only (fairy/house-protects-only)."""
    table = winding_way(sit(PROTECTS)).walk("NW")
    assert table.supply("Red") == 7


@pytest.mark.parametrize("rules", MENUS)
def test_the_dragon_eats_everyone_on_the_tile(sit: Sit, rules: str) -> None:
    """Thief and farmer alike, also the mover's own (dragon/eats-everyone-on-tile, dragon/eats-own-figures-too)."""
    table = sit(rules).place("straight", (1, 0), 1).deploy("thief").place("pd-tee-portal", (0, -1))
    table.deploy("farmer", "NL", at=(1, 0)).place("pd-meadow-volcano", (1, 1)).place("pd-cap-dragon", (0, 1), 2)
    table.walk("S")
    eaten = [(event.ruling, event.figure, event.role, event.cause) for event in table.happened(FigureHome)]
    assert eaten == [
        ("dragon-eats/normal-follower", follower("Red", 1), "thief", "eaten"),
        ("dragon-eats/normal-follower", follower("Blue", 1), "farmer", "eaten"),
    ]
    assert (table.supply("Red"), table.supply("Blue")) == (7, 7)
    assert table.points == {"Red": 0, "Blue": 0}


def test_the_dragon_eats_on_every_tile_that_it_enters(sit: Sit) -> None:
    """Not merely on the last one (dragon/eats-on-every-tile-entered)."""
    table = winding_way(sit(players=3)).walk("NW")
    assert (table.supply("Red"), table.supply("Blue")) == (7, 6)
    table.walk("S")
    assert (table.supply("Red"), table.supply("Blue")) == (7, 7)


def test_a_follower_may_be_deployed_on_a_dragon_tile_and_be_eaten(sit: Sit) -> None:
    """Deployment comes before the walk (dragon/deployment-precedes-move)."""
    table = sit().place("pd-meadow-volcano", (0, -1)).place("pd-straight-dragon", (1, 0), 1).deploy("thief")
    table.walk("NE")
    assert table.supply("Blue") == 7


@pytest.mark.parametrize("rules", ON_DRAGON_TURN)
def test_the_fairy_may_move_before_the_dragon_sets_off(sit: Sit, rules: str) -> None:
    """Instead of deploying, and her tile is closed to this walk already (dragon/fairy-saves-before-move)."""
    table = sit(rules).place("straight", (1, 0), 1).place("cap-straight", (-1, 0)).deploy("knight")
    table.place("pd-meadow-volcano", (0, -1)).place("pd-cap-dragon", (0, 1), 2).fairy((-1, 0), follower("Blue", 1))
    table.walk("N")
    with refused("fairy/blocks-dragon"):
        table.walk("W")


@pytest.mark.parametrize("rules", FIRST)
def test_the_dragon_moves_before_scoring(sit: Sit, rules: str) -> None:
    """The only knight of the city just completed is eaten, and nobody scores it (dragon/moves-before-scoring)."""
    table = last_gap(sit(rules)).walk("NNN").end()
    assert table.points == {"Red": 0, "Blue": 0}
    assert [event.cause for event in table.happened(FigureHome)] == ["eaten"]


@pytest.mark.parametrize("rules", AFTER)
def test_the_dragon_moves_after_scoring(sit: Sit, rules: str) -> None:
    """The city is scored and its knight at home before the dragon moves (dragon/rgg-moves-after-scoring)."""
    table = last_gap(sit(rules)).walk("NNN").end()
    assert table.points == {"Red": 6, "Blue": 0}
    assert [event.cause for event in table.happened(FigureHome)] == ["scored"]


@pytest.mark.parametrize("rules", [*FIRST, *AFTER])
def test_the_dragon_is_next_after_the_deployment_in_either_order(sit: Sit, rules: str) -> None:
    """What the players have to do is the same; scoring happens by itself."""
    table = last_gap(sit(rules)).decline().decline()
    assert table.choices == [MoveDragon("Blue", 0)]


@pytest.mark.parametrize("rules", [*FIRST, *AFTER])
def test_a_city_that_the_dragon_leaves_alone_is_scored(sit: Sit, rules: str) -> None:
    """After the walk the turn goes on as usual (dragon/play-resumes, dragon/no-scoring-effect)."""
    assert last_gap(sit(rules)).walk("NE").end().points == {"Red": 6, "Blue": 0}


@pytest.mark.parametrize("rules", ["hig", "hig+dragon-moves=after-scoring"])
def test_a_follower_beside_the_fairy_scores_in_either_order(sit: Sit, rules: str) -> None:
    """He outlasts the walk, and she keeps her tile closed when he has gone home (dragon/fairy-follower-scores)."""
    table = sit(rules).place("band", (0, 1), 1).deploy("knight").place("pd-meadow-volcano", (0, -1))
    table.place("straight", (1, 0), 1).fairy((0, 1), follower("Red", 1)).place("pd-cap-dragon", (0, 2), 2).walk("N")
    with refused("fairy/blocks-dragon"):
        table.walk("N")
    assert table.walk("E").end().scored == [("Red", 6, "city"), ("Red", 3, "fairy")]


@pytest.mark.parametrize(
    ("order", "points"), [("before-scoring", {"Red": 10, "Blue": 10}), ("after-scoring", {"Red": 0, "Blue": 10})]
)
def test_the_majority_is_counted_when_the_city_is_scored(sit: Sit, order: str, points: dict[str, int]) -> None:
    """Where the dragon moves first, among those it has left there (dragon/majority-after-movement)."""
    table = sit(f"hig+dragon-moves={order}").place("corner", (0, 1), 2).deploy("knight")
    table.place("cap-straight", (1, 0)).deploy("knight").place("straight", (2, 0), 1).place("cap", (2, 1), 3)
    table.deploy("knight").place("pd-meadow-volcano", (1, -1)).place("straight", (-1, 0), 1)
    table.place("pd-three-cloister-dragon", (1, 1), 2).walk("NWW").end()
    assert table.points == points


def test_the_dragon_on_a_tile_does_not_stop_its_scoring(sit: Sit) -> None:
    """A road under the dragon counts in full (dragon/presence-does-not-stop-scoring)."""
    table = sit().place("straight", (1, 0), 1).deploy("thief").place("pd-straight-volcano", (2, 0), 1)
    table.place("cloister-road", (-1, 0), 3).place("cloister-road", (3, 0), 1).end()
    assert table.points == {"Red": 5, "Blue": 0}


@pytest.mark.parametrize("rules", ["hig", "rgg"])
def test_the_dragon_moves_even_with_the_last_tile(sit: Sit, rules: str) -> None:
    """The turn is completed in its order, and the final scoring follows (gap last-tile-dragon)."""
    table = sit(rules).place("straight", (1, 0), 1).deploy("thief").place("pd-meadow-volcano", (0, -1))
    table.only("pd-straight-dragon").place("pd-straight-dragon", (-1, 0), 1).walk("NE").end()
    assert table.state.over
    assert table.points == {"Red": 0, "Blue": 0}
    assert table.state.dragon == (1, 0)


def test_the_dragon_eats_no_tile(sit: Sit) -> None:
    """Every tile that it crossed is still there (dragon-spares/land-tile)."""
    table = winding_way(sit())
    before = table.state.board
    assert table.walk("NWSWNN").end().state.board == before
