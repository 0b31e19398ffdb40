"""Placing a tile: where it fits, and what a player is told where it does not."""

from collections.abc import Callable

import pytest

from rulefork.play.action import PlaceTile
from rulefork.play.event import TilePlaced
from rulefork.play.refusal import Refused
from tests.play.table import Table, refused

Sit = Callable[..., Table]


def test_a_tile_is_placed_where_all_sides_match(sit: Sit) -> None:
    """City meets city, road meets road, field meets field (tile/placed-as-usual)."""
    table = sit().place("corner", (0, 1), 2)
    assert table.state.board.tiles[(0, 1)].id == "corner"
    (event,) = table.happened(TilePlaced)
    assert (event.ruling, event.player, event.square, event.turns) == ("tile/placed-as-usual", "Red", (0, 1), 2)


def test_only_the_tile_that_was_drawn_is_placed(sit: Sit) -> None:
    """There is no choice of tiles (base/one-tile-a-turn)."""
    table = sit().draw("cap")
    with refused("base/one-tile-a-turn"):
        table.place("tee", (0, -1))


def test_a_player_places_one_tile(sit: Sit) -> None:
    """After it the turn goes on, and the next tile is the next player's (base/turn-order)."""
    table = sit().place("cap", (0, 1), 2)
    with refused("base/turn-order"):
        table.do(PlaceTile("Red", "tee", (0, -1), 0))


@pytest.mark.parametrize(
    ("tile", "square", "turns", "why"),
    [
        ("cap", (0, 0), 0, "a tile lies on (0, 0) already"),
        ("cap", (1, 1), 0, "no tile lies beside (1, 1)"),
        ("pd-cap-tee-princess", (0, -1), 0, "its north side is city, the neighbour's is field"),
        ("tee", (0, 1), 0, "its south side is road, the neighbour's is city"),
        ("cloister", (1, 0), 0, "its west side is field, the neighbour's is road"),
    ],
)
def test_a_tile_that_does_not_fit_is_refused(
    sit: Sit, tile: str, square: tuple[int, int], turns: int, why: str
) -> None:
    """The expansion's tiles follow the ordinary rules, and the player is told which sides clash."""
    table = sit()
    with pytest.raises(Refused, match="tile") as refusal:
        table.place(tile, square, turns)
    assert refusal.value.ruling == "tile/placed-as-usual"
    assert why in refusal.value.why


def test_every_clash_is_named(sit: Sit) -> None:
    """Where two sides clash, both are told."""
    table = sit().place("straight", (1, 0), 1).place("corner", (0, 1), 2)
    with pytest.raises(Refused, match=r"its south side is road.*its west side is road"):
        table.place("cross", (1, 1), 0)


@pytest.mark.parametrize("turns", [-2, 4, 6])
def test_a_tile_has_four_turns(sit: Sit, turns: int) -> None:
    """Others are refused rather than counted round (tile/placed-as-usual)."""
    with refused("tile/placed-as-usual"):
        sit().place("cap", (0, 1), turns)


def test_a_look_alike_turn_is_offered_once_and_accepted_twice(sit: Sit) -> None:
    """A straight road may be turned by half a turn, though that is no choice of its own."""
    table = sit().draw("straight")
    offered = [(action.square, action.turns) for action in table.choices if isinstance(action, PlaceTile)]
    assert ((1, 0), 1) in offered
    assert ((1, 0), 3) not in offered
    table.place("straight", (1, 0), 3)


def test_a_refused_tile_changes_nothing(sit: Sit) -> None:
    """The state is a value: after a refusal it is as it was."""
    table = sit()
    before = table.state
    with refused("tile/placed-as-usual"):
        table.place("cap", (0, 1), 0)
    assert table.state is before
    table.place("cap", (0, 1), 2)
