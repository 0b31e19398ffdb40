"""The Peasant Revolts: protection and its price."""

from collections.abc import Callable

from rulefork.play.expansions.peasant_revolts import Protect, is_protected
from rulefork.play.role import send_home
from tests.play.table import Table, follower, refused

Sit = Callable[..., Table]
RED = follower("Red", 1)


def with_monk(table: Table, points: int) -> Table:
    """Return the table with Red's monk on (0, -1) and so many points for Red, who has placed another tile."""
    table.place("cloister", (0, -1)).deploy("monk").place("cloister", (0, -2)).place("cloister", (0, -3))
    table.state = table.state._replace(points={**table.state.points, "Red": points})
    return table


def test_protection_costs_two_points(sit: Sit) -> None:
    """Whoever has fewer cannot pay (peasant-revolts/protected)."""
    with refused("peasant-revolts/protected"):
        with_monk(sit(expansions=["peasant-revolts"]), 1).do(Protect("Red", RED))
    table = with_monk(sit(expansions=["peasant-revolts"]), 2).do(Protect("Red", RED))
    assert is_protected(table.state, RED)
    assert table.points["Red"] == 0


def test_only_own_followers_on_the_board(sit: Sit) -> None:
    """Nobody else's, and none from the supply."""
    table = with_monk(sit(expansions=["peasant-revolts"]), 5)
    for figure in (follower("Red", 2), follower("Blue", 1)):
        with refused("peasant-revolts/protected"):
            table.do(Protect("Red", figure))


def test_protection_ends_with_the_stay(sit: Sit) -> None:
    """Who goes home is protected no longer, even if the same place is taken again later."""
    table = with_monk(sit(expansions=["peasant-revolts"]), 2).do(Protect("Red", RED))
    place = table.state.figures[RED]
    table.state, _ = send_home(table.game, table.state, RED, "eaten", "dragon-eats/normal-follower")
    assert not is_protected(table.state, RED)
    table.place("cloister", (0, -4))
    assert not is_protected(table.state.placing(RED, place), RED)
