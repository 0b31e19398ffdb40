"""Abbey and Mayor: how barns are built and score, and where wagons drive on."""

from collections.abc import Callable
from typing import Final

import pytest

from rulefork.play.action import EndTurn, Enter, MoveFairy, Pass
from rulefork.play.event import Event, FigureHome, Scored
from rulefork.play.expansions.abbey_and_mayor import BarnBuilt, BuildBarn, DriveOn, DroveOn
from rulefork.play.state import Fairy
from rulefork.spec.happening import tell
from rulefork.spec.landmark import SquareMark
from rulefork.spec.situation import Situation
from rulefork.table.corner import CORNERS, squares_at
from rulefork.table.figure import SUPPLY, Figure, Site, Spot
from rulefork.table.geometry import Square
from tests.play.table import Table, refused

Sit = Callable[..., Table]

BOXES: Final = ("abbey-and-mayor", "traders-and-builders")
RED_BARN, BLUE_BARN = (Figure(player, "barn", 1, is_follower=False) for player in ("Red", "Blue"))
RED_WAGON, BLUE_WAGON = (Figure(player, "wagon", 1) for player in ("Red", "Blue"))
ONE: Final[Square] = (1, -1)
"""The last of four tiles around the corner south-east of the start tile."""


def corner(square: Square, name: str = "north-west") -> tuple[Square, ...]:
    """Return the squares around a corner of the square."""
    return squares_at(square, CORNERS.index(name))


def farms(sit: Sit, notation: str = "hig") -> Table:
    """Let Red place the last of four tiles, south of a road; Blue's farmer is there, beside a complete city."""
    table = sit(notation, expansions=BOXES).place("cloister", (0, -1)).place("cap", (0, -2), 2).deploy("farmer")
    table.place("cap", (0, -3)).place("straight", (1, 0), 1)
    return table.place("cloister", ONE)


def barn_at(table: Table, barn: Figure, square: Square) -> Table:
    """Put a barn at the north-west corner of the square."""
    table.state = table.state.placing(barn, table.game.site("corner", corner(square)))
    return table


# --- Barns -------------------------------------------------------------------------------------------------------


def test_a_barn_is_built_amid_four_fields(sit: Sit) -> None:
    """It stands on all four tiles, takes up the turn's move, and is offered."""
    table = farms(sit).decline()
    assert [action for action in table.choices if isinstance(action, BuildBarn)] == [BuildBarn("Red", corner(ONE))]
    table.do(BuildBarn("Red", corner(ONE)))
    assert table.events == [BarnBuilt("abbey-and-mayor/barn", RED_BARN, corner(ONE), phase="deploy")]
    assert table.state.figures[RED_BARN] == Site("corner", corner(ONE))
    assert all(RED_BARN in table.state.standing_on(square) for square in [(0, 0), (1, 0), (0, -1), ONE])
    with refused("base/one-follower-a-turn"):
        table.deploy("monk")
    table.place("straight", (2, 0), 1)
    table.state = table.state.placing(Figure("Blue", "normal-follower", 7), Spot((1, 0), 0))
    for companion in (RED_BARN, None):
        with refused("fairy-shuns/barn"):
            table.do(MoveFairy("Blue", ONE, companion))


def test_a_barn_needs_a_corner_of_the_new_tile(sit: Sit) -> None:
    """Elsewhere, amid fewer tiles, or with the barn on the table already there is none."""
    table = farms(sit)
    for squares in (corner(ONE, "south-east"), corner((0, -1)), corner(ONE)[::-1]):
        with refused("abbey-and-mayor/barn"):
            table.do(BuildBarn("Red", squares))
    table.place("cloister", (1, -2)).place("cloister", (1, -3))
    barn_at(table, RED_BARN, ONE)
    with refused("base/supply"):
        table.do(BuildBarn("Red", corner((1, -3))))


def test_a_second_barn_needs_a_farm_of_its_own(sit: Sit) -> None:
    """Nobody builds where a barn is, whoever owns it."""
    table = farms(sit).do(BuildBarn("Red", corner(ONE))).place("cloister", (1, -2))
    with refused("abbey-and-mayor/one-barn-a-farm"):
        table.do(BuildBarn("Blue", corner((1, -2))))
    assert not [action for action in table.choices if isinstance(action, BuildBarn)]


def test_only_a_barn_stands_at_a_corner(sit: Sit) -> None:
    """A follower cannot enter there."""
    table = farms(sit)
    with refused("base/deployment"):
        table.do(Enter("Red", table.game.site("corner", corner(ONE))))


def test_farmers_score_when_a_barn_is_built(sit: Sit) -> None:
    """Three points for each complete city, whoever built it, in the scoring of the turn; a pig goes along."""
    table = farms(sit)
    pig = Figure("Blue", "pig", 1, is_follower=False)
    table.state = table.state.placing(pig, table.spot("farmer", at=(0, -2)))
    table.do(BuildBarn("Red", corner(ONE)))
    assert table.on_board("Blue") == [("farmer", (0, -2))]
    table.end()
    assert table.points == {"Red": 0, "Blue": 3}
    assert table.on_board("Blue") == []
    assert table.state.figures[pig] == SUPPLY
    ruling = "abbey-and-mayor/farm-scored-for-barn"
    assert [event.ruling for event in table.happened(Scored)] == [ruling]
    assert [event.ruling for event in table.happened(FigureHome)] == [ruling, "traders-and-builders/pig"]


def test_the_majority_of_farmers_scores(sit: Sit) -> None:
    """One farmer against two goes home with nothing; the fairy pays for the one beside her."""
    table = farms(sit)
    at = table.spot("farmer", at=(0, -1))
    for number in (3, 4):
        table.state = table.state.placing(Figure("Red", "normal-follower", number), at)
    farmer = table.figure("Blue", (0, -2))
    table.state = table.state._replace(fairy=Fairy((0, -2), farmer))
    table.do(BuildBarn("Red", corner(ONE))).end()
    assert table.scored == [("Red", 3, "farm"), ("Blue", 3, "fairy")]
    assert table.on_board("Red") == table.on_board("Blue") == []
    assert table.state.fairy == Fairy((0, -2), None)


def test_no_farmer_comes_to_a_barn(sit: Sit) -> None:
    """Not by deployment, nor by a portal; on another farm one may."""
    table = farms(sit).do(BuildBarn("Red", corner(ONE))).place("pd-tee-portal", (2, 0))
    for part, at in (("SR", None), ("", (0, -1))):
        with refused("abbey-and-mayor/no-farmer-beside-barn"):
            table.deploy("farmer", part, at)
    assert ("farmer", (0, -1)) not in table.deployable()
    table.deploy("farmer", "NR")


def test_a_pig_may_come_to_a_barn(sit: Sit) -> None:
    """Only farmers are kept out, and a pig follows a farmer who has just come upon the barn."""
    table = sit(expansions=BOXES).place("cloister", (0, -1)).place("straight", (1, 0), 1).place("cloister", ONE)
    barn_at(table, RED_BARN, ONE)
    table.state = table.state.placing(Figure("Red", "normal-follower", 1), table.spot("farmer", at=(0, -1)))
    table.put("pig", "farm")


def test_farmers_who_come_upon_a_barn_score_less(sit: Sit) -> None:
    """One point for each complete city."""
    table = farms(sit).do(BuildBarn("Red", corner(ONE))).place("cap", (1, 1), 0).deploy("farmer")
    table.place("cloister-road", (2, 0), 1).end()
    assert table.scored == [("Blue", 3, "farm"), ("Blue", 1, "farm")]
    assert table.happened(Scored)[-1].ruling == "abbey-and-mayor/farm-joins-barn"
    assert table.on_board("Blue") == []


def test_farmers_beside_no_complete_city_just_go_home(sit: Sit) -> None:
    """Nothing is scored where there is nothing."""
    table = sit(expansions=BOXES).place("cloister", (0, -1)).deploy("farmer").place("straight", (1, 0), 1)
    table.place("cloister", ONE).do(BuildBarn("Red", corner(ONE))).end()
    assert table.scored == []
    assert table.on_board("Red") == []


@pytest.mark.parametrize(("also", "points"), [(False, {"Red": 4, "Blue": 3}), (True, {"Red": 4, "Blue": 7})])
def test_barns_score_at_the_end(sit: Sit, also: bool, points: dict[str, int]) -> None:
    """Four points for each complete city; where barns have come together each owner scores."""
    table = farms(sit).do(BuildBarn("Red", corner(ONE)))
    if also:
        table.place("cloister", (1, -2))
        barn_at(table, BLUE_BARN, (1, -2))
    table.end_game()
    assert table.points == points
    assert {event.ruling for event in table.happened(Scored)} >= {"abbey-and-mayor/barn-scores"}


def test_a_barn_beside_no_complete_city_scores_nothing(sit: Sit) -> None:
    """No points, no award."""
    table = sit(expansions=BOXES).place("cloister", (0, -1)).place("straight", (1, 0), 1).place("cloister", ONE)
    assert table.do(BuildBarn("Red", corner(ONE))).end_game().scored == []


def test_a_barn_shares_the_dragons_tile(sit: Sit) -> None:
    """It is no follower and nothing that he eats (dragon-spares/barn)."""
    for sharing in ("followers-barred", "menu-figures-barred"):
        table = farms(sit, f"hig+dragon-tile-sharing={sharing}")
        table.state = table.state._replace(dragon=(0, 0))
        table.do(BuildBarn("Red", corner(ONE)))


# --- Wagons ------------------------------------------------------------------------------------------------------


def road(sit: Sit, notation: str = "hig") -> Table:
    """Let Red's wagon stand on a crossing whose road over the start tile lacks a tile at (-1, 0); Red is to move."""
    table = sit(notation, expansions=BOXES).place("tee", (1, 0)).put("wagon", "road", "W").place("straight", (2, 0), 1)
    return table.place("straight", (1, -1)).place("straight", (1, -2))


def closed(sit: Sit, notation: str = "hig") -> Table:
    """Let Red complete that road before a cloister and deploy nobody."""
    return road(sit, notation).place("cloister-road", (-1, 0), 3).decline().decline()


def goals(table: Table) -> set[tuple[str, Square]]:
    """Return the kinds of features and the squares to which wagons may drive when the scoring is over."""
    while table.state.phase != "scored":
        table.decline()
    spots = [action.spot for action in table.choices if isinstance(action, DriveOn)]
    return {(table.state.board.segment(spot).kind, spot.square) for spot in spots}


def test_a_wagon_drives_on_in_the_first_edition(sit: Sit) -> None:
    """Over the crossing to any tile of its roads, and to the cloister; not to the city beside the road."""
    roads = {("road", (1, 0)), ("road", (2, 0)), ("road", (1, -1)), ("road", (1, -2))}
    assert goals(closed(sit)) == {*roads, ("cloister", (-1, 0))}


def test_a_wagon_drives_on_in_the_second_edition(sit: Sit) -> None:
    """To the features on its tile and the eight around it, connected or not."""
    assert goals(closed(sit, "hig-c2")) == {
        ("road", (1, 0)), ("road", (2, 0)), ("road", (1, -1)), ("city", (0, 0)),
    }  # fmt: skip


def test_it_drives_through_a_gate_and_within_the_walls(sit: Sit) -> None:
    """A road that ends at a gate leads into that city, and the city out on it; a cloister in a city is joined to it."""
    table = sit("hig", expansions=BOXES).place("three-road", (0, 1), 2).put("wagon", "city")
    table.place("cap", (-1, 1), 1).place("cap", (1, 1), 3).decline().decline()
    assert goals(table) == {("road", (0, 1))}
    table = sit("hig", expansions=BOXES).place("pd-straight-volcano", (1, 0), 1)
    table.place("pd-three-cloister-dragon", (0, 1), 2)
    city, cloister = (table.spot(role, at=(0, 1)) for role in ("knight", "monk"))
    assert city in table.state.board.feature_at(cloister).leads_to


def test_a_wagon_that_drove_on_stands_there(sit: Sit) -> None:
    """It has been at home for a moment; the turn then goes on to its end."""
    table = closed(sit)
    goal = table.spot("thief", "S", (1, 0))
    table.do(DriveOn("Red", goal))
    assert table.state.figures[RED_WAGON] == goal
    assert table.events[-1] == DroveOn("abbey-and-mayor/wagon-drives-on", RED_WAGON, "thief", goal, phase="scored")
    assert table.choices == [Pass("Red")]
    with refused("abbey-and-mayor/wagon-drives-on"):
        table.do(DriveOn("Red", goal))
    table.end()
    assert table.points["Red"] == 3
    assert table.state.player == "Blue"


def test_a_wagon_may_stay_at_home(sit: Sit) -> None:
    """The turn ends, and in the next one it is too late."""
    table = closed(sit).end()
    assert table.state.figures[RED_WAGON] == SUPPLY
    with refused("base/one-tile-a-turn"):
        table.do(DriveOn("Red", table.spot("thief", "S", (1, 0))))


@pytest.mark.parametrize(
    ("at", "part", "ruling"),
    [
        ((0, 0), "E", "abbey-and-mayor/wagon-drives-on"),
        ((0, 0), "SL", "abbey-and-mayor/wagon"),
        ((0, 0), "N", "abbey-and-mayor/wagon-along-roads"),
        ((2, 0), "E", "gap/wagon-onto-dragon-tile"),
        ((1, -2), "S", "abbey-and-mayor/wagon-drives-on"),
    ],
)
def test_where_no_wagon_drives(sit: Sit, at: Square, part: str, ruling: str) -> None:
    """Not to what is complete, to a farm, too far, to the dragon, or to somebody."""
    table = closed(sit)
    table.state = table.state._replace(dragon=(2, 0))
    south = table.spot("thief", "S", (1, -1))
    table.state = table.state.placing(Figure("Blue", "normal-follower", 1), south)
    role = {"SL": "farmer", "N": "knight"}.get(part, "thief")
    with refused(ruling):
        table.do(DriveOn("Red", table.spot(role, part, at)))
    assert goals(table) == {("road", (1, 0)), ("cloister", (-1, 0))}
    with refused("abbey-and-mayor/wagon-drives-on"):
        table.do(DriveOn("Red", Spot((40, 40), 0)))


def test_too_far_in_the_second_edition(sit: Sit) -> None:
    """Two tiles away, though the road leads there."""
    table = closed(sit, "hig-c2")
    with refused("abbey-and-mayor/wagon-to-tiles-around"):
        table.do(DriveOn("Red", table.spot("thief", "S", (1, -2))))


def test_wagons_drive_in_turn(sit: Sit) -> None:
    """The active player's first, then clockwise; whoever is passed over keeps the wagon at home."""
    table = sit("hig", expansions=BOXES).place("tee", (1, 0)).put("wagon", "road", "W")
    table.state = table.state.placing(BLUE_WAGON, table.spot("thief", "W", (1, 0)))
    table.place("straight", (2, 0), 1).place("cloister-road", (-1, 0), 3).decline().decline()
    east, south = (table.spot("thief", side, (1, 0)) for side in "ES")
    scored = table.state
    table.do(DriveOn("Red", east))
    assert ("road", (1, 0)) in goals(table)
    table.do(DriveOn("Blue", south))
    assert table.state.figures[BLUE_WAGON] == south
    table.state = scored
    table.do(DriveOn("Blue", south))
    with refused("abbey-and-mayor/wagon-drives-on"):
        table.do(DriveOn("Red", east))


def test_nothing_is_offered_without_the_box(sit: Sit) -> None:
    """Nobody builds or drives, and after the scoring a turn just ends."""
    table = sit("hig").place("cap", (0, 1), 2)
    for action in (DriveOn("Red", Spot((0, 0), 0)), BuildBarn("Red", corner((0, 1)))):
        with refused("base/deployment"):
            table.do(action)
    assert table.decline().decline().choices == [EndTurn("Red")]


TOLD: list[tuple[Event, str]] = [
    (BarnBuilt("r", RED_BARN, corner(ONE)), "Red builds the barn on the north-east corner of (0, -1)"),
    (DroveOn("r", RED_WAGON, "thief", Spot((0, 0), 1)), "Red's wagon drives on to (0, 0) as a thief"),
]


@pytest.mark.parametrize(("event", "sentence"), TOLD)
def test_is_told(sit: Sit, event: Event, sentence: str) -> None:
    """Each event of the expansion has its sentence."""
    table = sit("hig", expansions=BOXES)
    assert tell(event, Situation(table.game, {}, (table.state,))) == sentence


def test_a_corner_goes_by_a_square_with_a_name(sit: Sit) -> None:
    """Whichever of the four that is."""
    situation = Situation(sit("hig").game, {"the gap": SquareMark(ONE)}, ())
    told = tell(BarnBuilt("r", RED_BARN, corner(ONE)), situation)
    assert told == "Red builds the barn on the north-west corner of the gap"
