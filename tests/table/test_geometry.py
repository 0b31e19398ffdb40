"""Squares and directions."""

import pytest

from rulefork.rulebook.tile import HALVES
from rulefork.table.geometry import ACROSS_HALF, around, beside


@pytest.mark.parametrize(("side", "square"), [(0, (3, 6)), (1, (4, 5)), (2, (3, 4)), (3, (2, 5))])
def test_a_side_leads_to_the_square_that_shares_it(side: int, square: tuple[int, int]) -> None:
    """North is up, and the sides are counted clockwise."""
    assert beside((3, 5), side) == square


def test_eight_squares_lie_around_one() -> None:
    """They are counted clockwise from the north, and the square itself is not among them."""
    assert around((0, 0)) == ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [("NL", "SR"), ("NR", "SL"), ("EL", "WR"), ("ER", "WL"), ("SL", "NR"), ("SR", "NL"), ("WL", "ER"), ("WR", "EL")],
)
def test_half_edges_meet_crosswise(mine: str, theirs: str) -> None:
    """Left and right are seen from the middle of each tile, so a left half meets a right one."""
    assert HALVES[ACROSS_HALF[HALVES.index(mine)]] == theirs
