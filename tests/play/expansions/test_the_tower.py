"""The Tower: building, capturing, closing, and how followers atop fare."""

from collections.abc import Callable

import pytest

from rulefork.play.action import BeginTurn, EndTurn, MoveFairy, Pass
from rulefork.play.event import Event, FairyLeftAlone, FigureHome, Scored
from rulefork.play.expansions.the_tower import AddPiece, Captured, CloseTower, PieceAdded, TowerClosed
from rulefork.play.state import Fairy
from rulefork.play.turn import apply
from rulefork.spec.happening import tell
from rulefork.spec.situation import Situation
from rulefork.table.figure import SUPPLY, Figure, Held, OnTile, Site, Spot
from rulefork.table.geometry import Square
from tests.play.table import Table, refused

Sit = Callable[..., Table]

TOWER = (0, 0)
RED, BLUE = (Figure(player, "normal-follower", 1) for player in ("Red", "Blue"))
BUILDER = Figure("Blue", "builder", 1, is_follower=False)


def found(table: Table, square: Square = TOWER, height: int = 0) -> Table:
    """Put a foundation on the tile, and so many pieces that belong to nobody."""
    numbered = enumerate(["tower-foundation", *["tower-piece"] * height], start=len(table.state.figures))
    for number, kind in numbered:
        table.state = table.state.placing(Figure("", kind, number, is_follower=False), OnTile(square))
    return table


@pytest.fixture
def table(sit: Sit) -> Table:
    """Return a table where Red, to move, has placed a tile, with Blue's thief two tiles west of the foundation."""
    table = sit("hig", expansions=["the-tower", "traders-and-builders"])
    table.place("cloister", (0, -1)).place("straight", (-1, 0), 1)
    table.place("cloister", (1, -1)).place("straight", (-2, 0), 1).deploy("thief")
    return found(table).place("cap", (0, 1), 2)


def test_piece_comes_from_the_players_supply(table: Table) -> None:
    """It stands on the tile as such and uses up the turn's one move."""
    table.do(AddPiece("Red", TOWER))
    piece = Figure("Red", "tower-piece", 1, is_follower=False)
    assert table.state.figures[piece] == OnTile(TOWER)
    assert table.events == [PieceAdded("the-tower/tower-piece", "Red", TOWER, 1, phase="deploy")]
    with refused("base/one-follower-a-turn"):
        table.do(AddPiece("Red", TOWER))
    with refused("base/one-follower-a-turn"):
        table.do(CloseTower("Red", TOWER))
    with refused("fairy/alternative-to-any-figure"):
        table.do(MoveFairy("Red", (-2, 0), BLUE))


def test_needs_a_foundation(table: Table) -> None:
    """Elsewhere there is nothing to build on, nor to climb."""
    with refused("the-tower/tower-piece"):
        table.do(AddPiece("Red", (0, -1)))
    with refused("the-tower/tower-piece"):
        table.do(CloseTower("Red", (0, -1)))


def test_pieces_run_out(table: Table) -> None:
    """Who has no piece left adds none."""
    pieces = {figure: OnTile(TOWER) for figure in table.state.figures if figure[:2] == ("Red", "tower-piece")}
    table.state = table.state.with_figures(pieces)
    with refused("base/supply"):
        table.do(AddPiece("Red", TOWER))


def test_followers_run_out(table: Table) -> None:
    """Who has no follower left closes no tower."""
    out = {figure: Held("Blue") for figure in table.state.figures if figure[:2] == ("Red", "normal-follower")}
    found(table, height=1).state = table.state.with_figures(out)
    with refused("base/supply"):
        table.do(CloseTower("Red", TOWER))


@pytest.mark.parametrize(("height", "reached"), [(0, False), (1, True), (2, True)])
def test_reach_grows_with_the_tower(table: Table, height: int, reached: bool) -> None:
    """A thief two tiles away is safe from the first piece only."""
    found(table, height=height)
    capture = AddPiece("Red", TOWER, BLUE)
    table.decline()
    assert (capture in table.choices) == reached
    if reached:
        table.do(capture)
        assert table.state.figures[BLUE] == Held("Red")
    else:
        with refused("the-tower/capture"):
            table.do(capture)


def test_reach_is_straight(sit: Sit) -> None:
    """A tile at a corner is out of reach of any height; the tower's own tile is always in it."""
    table = sit("hig", expansions=["the-tower"])
    table.place("cloister", (0, -1)).place("cloister", (1, -1)).deploy("monk").place("straight", (1, 0), 1)
    found(found(table, (0, 0), 3), (1, -1))
    with refused("the-tower/capture"):
        table.do(AddPiece("Red", (0, 0), BLUE))
    table.do(AddPiece("Red", (1, -1), BLUE))
    assert table.state.figures[BLUE] == Held("Red")


def test_prisoner_stands_nowhere(table: Table) -> None:
    """A prisoner is on no tile, in no feature and in no supply, and so cannot be captured again."""
    found(table, height=1).do(AddPiece("Red", TOWER, BLUE))
    assert BLUE not in [figure for figure, _ in table.state.standing()]
    assert table.state.in_supply("Blue", "normal-follower") != BLUE
    assert Captured("the-tower/capture", "Red", BLUE, "thief", Spot((-2, 0), 0), phase="deploy") in table.events
    table.place("straight", (-3, 0), 1)
    with refused("the-tower/capture"):
        table.do(AddPiece("Blue", TOWER, BLUE))


def test_captured_thief_takes_the_builder_along(table: Table) -> None:
    """A builder whose owner has no follower left on the road goes home."""
    table.state = table.state.placing(BUILDER, Spot((-2, 0), 0))
    found(table, height=1).do(AddPiece("Red", TOWER, BLUE))
    assert table.state.figures[BUILDER] == SUPPLY
    (home,) = (event for event in table.events if isinstance(event, FigureHome))
    assert (home.figure, home.cause, home.ruling) == (BUILDER, "alone", "traders-and-builders/builder")


def test_captured_thief_leaves_the_fairy_alone(table: Table) -> None:
    """She gives no protection and stays where she is (fairy/no-protection-from-tower)."""
    table.state = table.state._replace(fairy=Fairy((-2, 0), BLUE))
    found(table, height=1).do(AddPiece("Red", TOWER, BLUE))
    assert table.state.fairy == Fairy((-2, 0), None)
    assert [type(event) for event in table.events] == [PieceAdded, Captured, FairyLeftAlone]


def test_own_follower_comes_home(table: Table) -> None:
    """Nobody is the player's own prisoner."""
    table.deploy("farmer").place("straight", (-3, 0), 1).place("cloister", (2, -1))
    table.do(AddPiece("Red", TOWER, RED))
    assert table.state.figures[RED] == SUPPLY
    (home,) = (event for event in table.events if isinstance(event, FigureHome))
    assert (home.cause, home.ruling) == ("taken back", "the-tower/capture")


def test_follower_atop_closes_the_tower(table: Table) -> None:
    """As long as a follower is atop, nobody adds a piece or climbs; a captured one leaves it open again."""
    with refused("the-tower/follower-atop"):
        table.do(CloseTower("Red", TOWER))
    found(table, height=1).do(CloseTower("Red", TOWER))
    assert table.state.figures[RED] == Site("tower-top", (TOWER,))
    assert table.events == [TowerClosed("the-tower/follower-atop", RED, TOWER, phase="deploy")]
    table.place("straight", (-3, 0), 1)
    with refused("the-tower/follower-atop"):
        table.do(AddPiece("Blue", TOWER))
    with refused("the-tower/follower-atop"):
        table.do(CloseTower("Blue", TOWER))
    found(table, (-1, 0)).do(AddPiece("Blue", (-1, 0), RED))
    assert table.state.figures[RED] == Held("Blue")
    table.place("cloister", (2, -1)).do(CloseTower("Red", TOWER))


def test_nobody_climbs_the_tower_under_the_dragon(table: Table) -> None:
    """No follower comes onto the dragon's tile; a piece may."""
    table.state = table.state._replace(dragon=TOWER)
    found(table, height=1)
    with refused("volcano/no-sharing-followers"):
        table.do(CloseTower("Red", TOWER))
    table.do(AddPiece("Red", TOWER))


def test_follower_atop_is_in_no_feature(table: Table) -> None:
    """Nobody scores the city on the tower's tile at the end, and its follower counts for nothing."""
    found(table, height=1).do(CloseTower("Red", TOWER))
    assert RED not in [figure for figure, _ in table.state.followers()]
    assert table.do(EndTurn("Red")).state.points["Red"] == 0


def test_fairy_at_the_foot_pays_her_point(table: Table) -> None:
    """She may be moved to a follower atop, who earns the point like any other (fairy/beside-tower-follower)."""
    found(table, height=1).do(CloseTower("Red", TOWER)).place("straight", (-3, 0), 1).place("cloister", (2, -1))
    table.decline()
    assert MoveFairy("Red", TOWER, RED) in table.choices
    table.do(MoveFairy("Red", TOWER, RED)).place("straight", (-4, 0), 1).do(EndTurn("Blue")).do(BeginTurn("Red"))
    assert [event.points for event in table.events if isinstance(event, Scored)] == [1]


def test_every_choice_is_allowed(table: Table) -> None:
    """What is listed can be played; passing is always among it."""
    found(table, height=1).decline()
    actions = table.choices
    assert {AddPiece("Red", TOWER), AddPiece("Red", TOWER, BLUE), CloseTower("Red", TOWER)} <= {*actions}
    assert isinstance(actions[-1], Pass)
    for action in actions:
        apply(table.game, table.state, action)


def test_without_the_expansion_there_are_no_towers(sit: Sit) -> None:
    """Who does not play with the box is offered none of its moves."""
    table = found(sit("hig")).place("cap", (0, 1), 2)
    with refused("base/deployment"):
        table.do(AddPiece("Red", TOWER))


TOLD: list[tuple[Event, str]] = [
    (PieceAdded("r", "Red", TOWER, 2), "Red adds a tower piece to (0, 0), now 2 high"),
    (Captured("r", "Red", BLUE, "thief", Spot((-2, 0), 0)), "Red captures Blue's thief on (-2, 0)"),
    (TowerClosed("r", RED, TOWER), "Red puts a follower atop (0, 0)"),
]


@pytest.mark.parametrize(("event", "sentence"), TOLD)
def test_is_told(table: Table, event: Event, sentence: str) -> None:
    """Each event of the expansion has its sentence; one that is no longer there goes by its place."""
    table.state = table.state.placing(BLUE, SUPPLY)
    assert tell(event, Situation(table.game, {}, (table.state,))) == sentence
