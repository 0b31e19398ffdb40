"""Little Buildings: how many there are, and what they add."""

from collections.abc import Callable

import pytest

from rulefork.play.expansions.little_buildings import BUILDING, PlaceBuilding, worth
from rulefork.play.game import Game
from rulefork.play.turn import begin
from rulefork.table.figure import Figure, OnTile, Spot
from tests.play.table import PLAYERS, Table, follower, refused

Sit = Callable[..., Table]
BUILDINGS = ("little-buildings",)


def building(number: int) -> Figure:
    """Return a building of Red."""
    return Figure("Red", BUILDING, number, is_follower=False)


@pytest.mark.parametrize(("players", "each"), [(2, 9), (4, 4), (5, 3), (6, 3)])
def test_they_are_dealt_evenly(under: Callable[[str], Game], players: int, each: int) -> None:
    """Eighteen buildings are shared out, and what is left over stays in the box."""
    state = begin(under("hig"), PLAYERS[:players], BUILDINGS)
    assert sum(figure.kind == BUILDING and figure.owner == "Red" for figure in state.figures) == each


def test_a_cloister_counts_its_surroundings(sit: Sit) -> None:
    """A building on any of the nine tiles adds a point, one farther away none (little-buildings/building)."""
    table = sit(expansions=BUILDINGS).place("cloister", (0, -1)).place("straight", (1, 0), 1)
    state = table.state.placing(building(1), OnTile((1, 0))).placing(building(2), OnTile((0, -1)))
    cloister = state.board.feature_at(table.spot("monk", at=(0, -1)))
    road = state.board.feature_at(Spot((0, 0), 1))
    assert (worth(table.game, state, cloister, 4), worth(table.game, state, road, 2)) == (6, 3)
    far = table.state.placing(building(1), OnTile((2, 0)))
    assert worth(table.game, far, cloister, 4) == 4


def test_nobody_builds_after_the_fairy_has_moved(sit: Sit) -> None:
    """A building takes the place of a deployment, and so does she."""
    table = sit(expansions=BUILDINGS).place("straight", (1, 0), 1).deploy("thief").place("cloister", (0, -1))
    table.place("cloister", (0, -2)).fairy((1, 0), follower("Red", 1))
    with refused("little-buildings/building"):
        table.do(PlaceBuilding("Red"))


def test_buildings_run_out(sit: Sit) -> None:
    """A player without any left puts up none."""
    table = sit(expansions=BUILDINGS).place("straight", (1, 0), 1)
    table.strand("Red", table.spot("thief"))
    with refused("little-buildings/building"):
        table.do(PlaceBuilding("Red"))
