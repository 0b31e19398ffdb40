"""The wheel, the school and Leipzig: who is inside, who goes there, and what the dragon may enter."""

from collections.abc import Callable
from typing import Final

import pytest

from rulefork.play.action import Enter, MoveDragon
from rulefork.play.expansions import leipzig, the_school, wheel_of_fortune
from rulefork.play.expansions.leipzig import GoToMarket
from rulefork.rulebook.tile import SIDES
from rulefork.table.figure import Site, Spot
from tests.play.table import Table, figure, follower, refused

Sit = Callable[..., Table]

WHEEL: Final = ("wheel-of-fortune",)
TOWN: Final = ("leipzig",)


def crown(table: Table, part: str) -> Site:
    """Return a crown space."""
    return next(site for site in wheel_of_fortune.sites(table.game, table.state) if site.part == part)


def market(table: Table, part: str) -> Site:
    """Return a quarter of Leipzig."""
    return next(site for site in leipzig.sites(table.game, table.state) if site.part == part)


def test_a_crown_space_holds_one_follower(sit: Sit) -> None:
    """It is a deployment like another (wheel-of-fortune/wheel-interior)."""
    table = sit(expansions=[*WHEEL, "traders-and-builders"]).place("straight", (1, 0), 1)
    assert {action.site.part for action in table.decline().choices if isinstance(action, Enter)} == {
        *wheel_of_fortune.CROWNS
    }
    with refused("wheel-of-fortune/wheel-interior"):
        table.do(Enter("Red", crown(table, "fortune"), "builder"))
    table.do(Enter("Red", crown(table, "fortune")))
    assert table.state.inside(crown(table, "fortune")) == [follower("Red", 1)]
    with refused("base/one-follower-a-turn"):
        table.do(Enter("Red", crown(table, "famine")))
    table.place("straight", (2, 0), 1)
    with refused("wheel-of-fortune/wheel-interior"):
        table.do(Enter("Blue", crown(table, "fortune")))


def test_a_portal_does_not_lead_onto_the_wheel(sit: Sit) -> None:
    """A taken crown space is closed to it by its own ruling (portal/not-onto-wheel)."""
    table = sit(expansions=WHEEL).place("straight", (1, 0), 1).do(Enter("Red", crown_of_new(sit)))
    table.place("pd-tee-portal", (2, 0))
    with refused("portal/not-onto-wheel"):
        table.do(Enter("Blue", crown(table, "fortune")))


def crown_of_new(sit: Sit) -> Site:
    """Return the crown space of fortune in a new game."""
    return crown(sit(expansions=WHEEL), "fortune")


@pytest.mark.parametrize(
    ("boxes", "volcano", "walk", "closed", "ruling"),
    [
        (("count-king-robber",), (4, -1), "WW", "S", "dragon/may-not-enter-carcassonne"),
        (WHEEL, (4, 1), "WW", "N", "dragon/may-not-enter-wheel"),
    ],
    ids=["Carcassonne", "wheel"],
)
def test_the_dragon_stays_out(
    sit: Sit, boxes: tuple[str, ...], volcano: tuple[int, int], walk: str, closed: str, ruling: str
) -> None:
    """It goes over the land, but onto no tile that is wholly inside, and is offered none."""
    table = sit(expansions=boxes).place("pd-meadow-volcano", volcano).place("pd-straight-dragon", (-1, 0), 1)
    table.walk(walk)
    with refused(ruling):
        table.walk(closed)
    assert MoveDragon(table.state.player, SIDES.index(closed)) not in table.choices
    assert table.choices


def test_the_teacher_is_in_the_school(sit: Sit) -> None:
    """Alone, and nobody else goes there, by a portal or without (school/school, portal/not-into-school)."""
    table = sit(expansions=["school"])
    (school,) = the_school.sites(table.game, table.state)
    assert table.state.inside(school) == [the_school.TEACHER]
    assert school.squares == ((-2, 0), (-1, 0))
    table.place("straight", (1, 0), 1)
    with refused("school/school"):
        table.do(Enter("Red", school))
    table.place("pd-cap-bend-left-portal", (2, 0))
    with refused("portal/not-into-school"):
        table.do(Enter("Blue", school))


def test_the_way_to_leipzig(sit: Sit) -> None:
    """From a complete road that leads there, for whoever has the majority (leipzig/leipzig-interior)."""
    table = sit(expansions=TOWN).place("straight", (-1, 0), 1).deploy("thief")
    red, quarter = follower("Red", 1), market(table, "north-east")
    with refused("leipzig/leipzig-interior"):
        table.do(GoToMarket("Red", red, quarter))
    table.place("tee", (-2, 0))
    with refused("leipzig/leipzig-interior"):
        table.do(Enter("Blue", quarter))
    with refused("leipzig/leipzig-interior"):
        table.do(GoToMarket("Blue", red, quarter))
    table.do(GoToMarket("Red", red, quarter))
    assert table.state.figures[red] == quarter
    assert table.end().points == {"Red": 0, "Blue": 0}


def test_only_the_majority_goes_to_leipzig(sit: Sit) -> None:
    """Blue has two thieves on the road and Red one."""
    table = sit(expansions=TOWN).place("straight", (-1, 0), 1).deploy("thief").place("tee", (-2, 0))
    board = table.state.board
    road = Spot((1, 0), board.layouts[1, 0].at_side[1] or 0)
    for number in (5, 6):
        table.state = table.state.placing(follower("Blue", number), road)
    with refused("leipzig/leipzig-interior"):
        table.do(GoToMarket("Red", follower("Red", 1), market(table, "north-east")))
    table.do(GoToMarket("Blue", follower("Blue", 5), market(table, "north-east")))


def test_a_builder_left_alone_goes_home(sit: Sit) -> None:
    """It stays on no road without a follower of its owner."""
    table = sit(expansions=[*TOWN, "traders-and-builders"]).place("straight", (-1, 0), 1).deploy("thief")
    road = Spot((-1, 0), table.state.board.layouts[-1, 0].at_side[1] or 0)
    table.place("tee", (-2, 0))
    table.state = table.state.placing(figure("Red", "builder"), road)
    table.do(GoToMarket("Red", follower("Red", 1), market(table, "south-west")))
    assert figure("Red", "builder") not in dict(table.state.on_board())
