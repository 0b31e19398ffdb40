"""The Festival: whose figures may be taken back and when, told through the turn's hooks."""

from collections.abc import Callable

import pytest

from rulefork.play.event import FairyLeftAlone, FigureHome, Scored
from rulefork.play.expansions.the_festival import TakeBack
from rulefork.table.figure import SUPPLY, Figure, OnTile
from tests.play.table import Table, figure, follower, refused

Sit = Callable[..., Table]

RED, BLUE = follower("Red", 1), follower("Blue", 1)
FESTIVAL = ("fe-cap-road", (0, 1), 2)


@pytest.fixture
def table(sit: Sit) -> Table:
    """Return a table where Red, to move, has a thief and a builder, and Blue a monk."""
    table = sit("hig", expansions=["festival", "traders-and-builders", "phantom", "the-tower"])
    table.place("straight", (1, 0), 1).deploy("thief").place("cloister", (0, -1)).deploy("monk")
    return table.place("straight", (2, 0), 1).put("builder", "road").place("cloister", (1, -1))


def test_whoever_is_alone_without_a_follower_goes_home_too(table: Table) -> None:
    """The builder follows the last thief, each for a reason of its own (traders-and-builders/builder)."""
    table.place(*FESTIVAL).do(TakeBack("Red", RED))
    home = table.happened(FigureHome)
    assert [(event.figure.kind, event.cause, event.ruling) for event in home] == [
        ("normal-follower", "taken back", "festival/taken-back"),
        ("builder", "alone", "traders-and-builders/builder"),
    ]
    assert table.supply("Red") == 7 + 2 + 1 + 6
    assert not table.happened(Scored)


def test_is_offered_for_every_own_figure(table: Table) -> None:
    """Followers and others, but neither things nor those of another player."""
    table.state = table.state.placing(figure("Red", "tower-piece"), OnTile((0, 0)))
    table.place(*FESTIVAL)
    offered = [action for action in table.decline().choices if isinstance(action, TakeBack)]
    assert offered == [TakeBack("Red", RED), TakeBack("Red", figure("Red", "builder"))]
    for other in (BLUE, follower("Red", 2), figure("Red", "tower-piece")):
        with refused("festival/taken-back"):
            table.do(TakeBack("Red", other))


def test_needs_a_festival_just_placed(table: Table) -> None:
    """An earlier one does not count."""
    table.place(*FESTIVAL).place("cloister", (2, -1)).place("cloister", (3, -1))
    assert not any(isinstance(action, TakeBack) for action in table.decline().choices)
    with refused("festival/taken-back"):
        table.do(TakeBack("Red", RED))


def test_is_the_turns_one_move(table: Table) -> None:
    """Nobody is deployed or taken back besides, but a phantom goes in addition."""
    table.place(*FESTIVAL).do(TakeBack("Red", RED))
    with refused("base/one-follower-a-turn"):
        table.do(TakeBack("Red", figure("Red", "builder")))
    with refused("base/one-follower-a-turn"):
        table.deploy("farmer", "WL")
    table.put("phantom", "farm", "WL")
    assert table.state.turn.second == Figure("Red", "phantom", 1)


def test_fairy_stays(table: Table) -> None:
    """She is left alone by whoever is taken back, and moves neither before nor after (fairy/not-after-festival)."""
    table.place("cloister", (2, -1)).fairy((1, 0), RED).place("cloister", (3, -1))
    table.place(*FESTIVAL)
    table.do(TakeBack("Red", RED))
    assert table.happened(FairyLeftAlone)
    assert table.state.figures[RED] is SUPPLY
    with refused("fairy/not-after-festival"):
        table.fairy((1, 0), RED)


def test_not_after_a_fairy_move(table: Table) -> None:
    """Either she is moved or somebody is taken back."""
    table.place(*FESTIVAL).fairy((1, 0), RED)
    with refused("fairy/not-after-festival"):
        table.do(TakeBack("Red", RED))


def test_not_after_a_deployment(table: Table) -> None:
    """One figure is moved in a turn."""
    table.place(*FESTIVAL).deploy("farmer", "WL")
    with refused("base/one-follower-a-turn"):
        table.do(TakeBack("Red", RED))


def test_without_the_expansion_there_is_none(sit: Sit) -> None:
    """Who does not play with the box cannot do it."""
    with refused("base/deployment"):
        sit("hig").place("straight", (1, 0), 1).deploy("thief").do(TakeBack("Red", RED))
