"""Corners: which squares lie around one, and which farm meets there."""

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulefork.table.corner import CORNERS, corners_of, farm_at, seen_from, squares_at
from tests.table.boards import Laid, grow, lay, spot

SQUARES: Final = st.tuples(st.integers(-9, 9), st.integers(-9, 9))

FOUR: Final[tuple[Laid, ...]] = (
    ("cap-straight", (0, 0), 0),
    ("cloister", (0, -1), 0),
    ("straight", (1, 0), 1),
    ("cloister", (1, -1), 0),
)
"""A road from west to east, and two cloisters south of it."""


@pytest.mark.parametrize(
    ("corner", "squares"),
    [
        ("north-east", [(3, 5), (3, 6), (4, 5), (4, 6)]),
        ("south-east", [(3, 4), (3, 5), (4, 4), (4, 5)]),
        ("south-west", [(2, 4), (2, 5), (3, 4), (3, 5)]),
        ("north-west", [(2, 5), (2, 6), (3, 5), (3, 6)]),
    ],
)
def test_four_squares_lie_around_a_corner(corner: str, squares: list[tuple[int, int]]) -> None:
    """The square itself, the two beside it and the one across."""
    assert squares_at((3, 5), CORNERS.index(corner)) == tuple(squares)


@given(SQUARES)
def test_a_corner_is_the_same_from_each_of_its_squares(square: tuple[int, int]) -> None:
    """Seen from any of the four, it lies amid the same squares in the same order."""
    for squares in corners_of(square):
        assert square in squares
        assert all(squares in corners_of(other) for other in squares)
        assert all(squares_at(other, corner) == squares for other, corner in seen_from(squares))


def test_one_farm_meets_amid_four_fields() -> None:
    """It is the farm that each of the four tiles has in that corner."""
    board = lay(*FOUR)
    farm = farm_at(board, squares_at((0, 0), CORNERS.index("south-east")))
    assert farm == board.numbers[spot(board, (0, 0), "SL")] == board.numbers[spot(board, (1, -1), "NL")]


def test_no_farm_meets_where_a_tile_is_missing() -> None:
    """Three fields are not enough."""
    board = lay(*FOUR[:3])
    assert all(farm_at(board, squares) is None for squares in corners_of((0, 0)))


def test_no_farm_meets_at_a_wall() -> None:
    """Where the wall of a city runs to the corner and parts the field, or the city itself reaches it."""
    parted = ("pd-corner-split-princess", (1, -1))
    around: tuple[Laid, ...] = (FOUR[0], FOUR[1], FOUR[2])
    walled = lay(*around, (*parted, 2))  # the parted corner looks north-west
    assert farm_at(walled, squares_at((0, 0), CORNERS.index("south-east"))) is None
    whole = lay(*around, ("corner", (1, -1), 2))
    assert farm_at(whole, squares_at((0, 0), CORNERS.index("south-east"))) is not None


@given(st.integers(0, 2**32))
def test_a_farm_that_meets_is_the_one_of_all_four_tiles(seed: int) -> None:
    """It has a spot on each of the four squares."""
    board = grow(seed, 30)[-1]
    for square in board.tiles:
        for squares in corners_of(square):
            farm = farm_at(board, squares)
            assert farm is None or {*squares} <= board.features[farm].squares
