"""Count, King and Robber: who goes into the City of Carcassonne and out of it, and who loses a challenge."""

from collections.abc import Callable
from typing import Final

import pytest

from rulefork.play.action import Enter
from rulefork.play.event import FigureHome, Phase
from rulefork.play.expansions.count_king_robber import (
    COUNT,
    CountMoved,
    GoOut,
    Lodge,
    Lodged,
    WentOut,
    quarter,
)
from rulefork.table.figure import SUPPLY, Site, Spot
from tests.play.table import Table, follower, refused

Sit = Callable[..., Table]

BOX: Final = ("count-king-robber",)
EAST: Final = Spot((4, -3), 0)
"""A knight's place in the city that begins at the south-east wall."""


def town(table: Table, part: str) -> Site:
    """Return a quarter of the city."""
    return quarter(table.game, table.state, part)


def let_score(table: Table) -> Table:
    """Let Red claim the north city and Blue complete it: three tiles and a shield, 8 points."""
    return table.place("band-shield", (0, 1), 1).deploy("knight").place("cap", (0, 2), 2)


def until(table: Table, phase: Phase) -> Table:
    """Decline everything until that phase."""
    while table.state.phase != phase:
        table.decline()
    return table


@pytest.fixture
def table(sit: Sit) -> Table:
    """Blue has completed Red's city."""
    return let_score(sit(expansions=BOX))


def test_the_count_begins_in_the_castle(sit: Sit) -> None:
    """The city lies on twelve tiles, and each quarter on all of them."""
    table = sit(expansions=BOX)
    assert table.state.figures[COUNT] == town(table, "castle")
    assert len(town(table, "market").squares) == 12
    assert town(table, "market").shelters


def test_whoever_let_others_score_may_lodge_a_follower(table: Table) -> None:
    """One for the turn, from the supply (count-king-robber/carcassonne-interior)."""
    table.do(Lodge("Blue", town(table, "smithy")))
    lodged = follower("Blue", 1)
    assert table.state.figures[lodged] == town(table, "smithy")
    assert table.happened(Lodged) == [
        Lodged("count-king-robber/carcassonne-interior", lodged, town(table, "smithy"), phase="scored")
    ]
    with refused("count-king-robber/carcassonne-interior"):
        table.do(Lodge("Blue", town(table, "smithy")))


def test_nobody_lodges_without_a_cause(sit: Sit) -> None:
    """Not where nobody scored, not where the player scored too, and only in the own turn."""
    table = sit(expansions=BOX).place("straight", (1, 0), 1)
    with refused("count-king-robber/carcassonne-interior"):
        table.do(Lodge("Red", town(table, "castle")))
    table = sit(expansions=BOX).place("cap", (0, 1), 2).deploy("knight")
    with refused("count-king-robber/carcassonne-interior"):
        table.do(Lodge("Red", town(table, "castle")))
    with refused("base/turn-order"):
        let_score(sit(expansions=BOX)).do(Lodge("Red", town(table, "castle")))


def test_only_followers_lodge(sit: Sit) -> None:
    """A builder is none, and a player without any lodges nobody."""
    table = let_score(sit(expansions=[*BOX, "traders-and-builders"]))
    with refused("base/supply"):
        table.do(Lodge("Blue", town(table, "castle"), kind="builder"))
    table.strand("Blue", Spot((1, -1), 0))
    with refused("base/supply"):
        table.do(Lodge("Blue", town(table, "castle")))


def test_the_count_moves_with_a_newcomer(table: Table) -> None:
    """To any other quarter (count-king-robber/count-moves)."""
    with refused("count-king-robber/count-moves"):
        table.do(Lodge("Blue", town(table, "market"), town(table, "castle")))
    table.do(Lodge("Blue", town(table, "castle"), town(table, "market")))
    assert table.state.figures[COUNT] == town(table, "market")
    assert [event.quarter for event in table.happened(CountMoved)] == [town(table, "market")]


def test_nobody_is_deployed_in_a_quarter(sit: Sit) -> None:
    """Neither as usual nor by a portal (portal/not-into-carcassonne)."""
    table = sit(expansions=BOX).place("straight", (1, 0), 1)
    with refused("count-king-robber/carcassonne-interior"):
        table.do(Enter("Red", town(table, "market")))
    table.place("pd-tee-portal", (2, 0), 2)
    with refused("portal/not-into-carcassonne"):
        table.do(Enter("Blue", town(table, "market")))


def test_followers_go_out_before_scoring(table: Table) -> None:
    """Blue's joins the city and takes a share (count-king-robber/going-out)."""
    table.do(Lodge("Blue", town(table, "castle"), town(table, "market")))
    table.place("band", EAST.square).deploy("knight").place("cap", (5, -3), 3)
    table.do(GoOut("Blue", follower("Blue", 1), EAST))
    assert [event.role for event in table.happened(WentOut)] == ["knight"]
    before = table.points
    table.end()
    assert {player: table.points[player] - points for player, points in before.items()} == {"Red": 6, "Blue": 6}
    assert table.state.figures[follower("Blue", 1)] == SUPPLY


def test_the_player_to_the_left_goes_first(sit: Sit) -> None:
    """The active player is the last; whoever has been passed over stays."""
    table = sit(players=3, expansions=BOX).place("band", EAST.square).deploy("knight").place("cap", (5, -3), 3)
    waiting = {player: follower(player, 5) for player in ("Red", "Blue", "Green")}
    table.state = table.state.placing(COUNT, town(table, "market"))
    for figure in waiting.values():
        table.state = table.state.placing(figure, town(table, "castle"))
    with refused("count-king-robber/going-out"):
        table.do(GoOut("Red", waiting["Blue"], EAST))
    table.do(GoOut("Red", waiting["Red"], EAST))
    with refused("count-king-robber/going-out"):
        table.do(GoOut("Green", waiting["Green"], EAST))
    table.do(GoOut("Blue", waiting["Blue"], EAST))


@pytest.mark.parametrize(
    ("part", "count", "spot", "ruling"),
    [
        ("castle", "castle", EAST, "count-king-robber/count-detains"),
        ("smithy", "market", EAST, "count-king-robber/going-out"),
        ("castle", "market", Spot((0, 0), 1), "count-king-robber/going-out"),
        ("castle", "market", Spot((9, 9), 0), "count-king-robber/going-out"),
        ("castle", "market", Spot((5, -3), 0), "volcano/no-sharing-from-carcassonne"),
    ],
    ids=["count", "kind", "unfinished", "nowhere", "dragon"],
)
def test_the_way_out_may_be_closed(table: Table, part: str, count: str, spot: Spot, ruling: str) -> None:
    """By the count, by the kind of feature, where nothing is scored, and by the dragon."""
    table.do(Lodge("Blue", town(table, part)))
    table.state = table.state.placing(COUNT, town(table, count))
    table.place("band", EAST.square).deploy("knight").place("pd-cap-volcano", (5, -3), 3)
    with refused(ruling):
        table.do(GoOut("Blue", follower("Blue", 1), spot))


def test_what_nobody_holds_is_not_scored(table: Table) -> None:
    """So nobody goes there."""
    table.do(Lodge("Blue", town(table, "castle"), town(table, "market")))
    table.place("band", EAST.square).place("cap", (5, -3), 3)
    with refused("count-king-robber/going-out"):
        table.do(GoOut("Blue", follower("Blue", 1), EAST))


def test_choices_are_what_is_allowed(table: Table) -> None:
    """After scoring each quarter, with the count where he is or moved; before it each spot of what is complete."""
    assert not any(isinstance(action, GoOut | Lodge) for action in until(table, "score").choices)
    assert sum(isinstance(action, Lodge) for action in until(table, "scored").choices) == 4 * (1 + 3)
    table.do(Lodge("Blue", town(table, "castle"), town(table, "market")))
    table.place("band", EAST.square).deploy("knight").place("cap", (5, -3), 3)
    spots = table.state.board.feature_at(EAST).spots
    assert {action.spot for action in until(table, "score").choices if isinstance(action, GoOut)} == spots


def rivals(sit: Sit, second: str, *last: tuple[str, tuple[int, int], int]) -> Table:
    """Let Red be in a shrine and Blue in the building south of it; the last tiles are placed without deployments."""
    table = sit(expansions=BOX).place("ck-shrine-road", (-1, -1), 3).deploy("monk")
    table.place(second, (-1, -2)).deploy("monk").place("straight", (-1, 0), 1).place("tee", (-2, 0))
    table.place("bend", (-2, -2), 1)
    for tile, square, turns in last:
        table.place(tile, square, turns)
    return table


def test_the_loser_goes_home_with_nothing(sit: Sit) -> None:
    """The shrine is complete first (count-king-robber/challenge)."""
    table = rivals(sit, "cloister", ("tee", (-2, -1), 1)).end()
    assert table.points == {"Red": 9, "Blue": 0}
    assert [(event.figure, event.cause) for event in table.happened(FigureHome)] == [
        (follower("Red", 1), "scored"),
        (follower("Blue", 1), "beaten"),
    ]


def test_both_may_be_complete_at_once(sit: Sit) -> None:
    """Then both are scored."""
    table = rivals(sit, "cloister", ("cap", (-2, -3), 2), ("cap", (-1, -3), 2), ("tee", (-2, -1), 1)).end()
    assert table.points == {"Red": 9, "Blue": 9}


def test_two_shrines_are_in_no_challenge(sit: Sit) -> None:
    """Only a shrine and a cloister are."""
    table = rivals(sit, "ck-shrine", ("tee", (-2, -1), 1)).end()
    assert table.points == {"Red": 9, "Blue": 0}
    assert table.on_board("Blue") == [("monk", (-1, -2))]
