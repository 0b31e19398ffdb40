"""Corners: where four tiles lie around a point, and the farm that meets there."""

from collections.abc import Iterator
from typing import Final

from rulefork.table.board import Board
from rulefork.table.figure import Spot
from rulefork.table.geometry import Square

CORNERS: Final = ("north-east", "south-east", "south-west", "north-west")
"""The corners of a square, numbered clockwise from 0, north-east."""

_OFFSETS: Final[tuple[Square, ...]] = ((0, 0), (0, -1), (-1, -1), (-1, 0))
"""Where the south-west one of the four squares around each corner of (0, 0) lies."""

_AROUND: Final[tuple[Square, ...]] = ((0, 0), (0, 1), (1, 0), (1, 1))
"""The four squares around a corner, from the south-west one, in their order."""

_SEEN_FROM: Final[tuple[int, ...]] = (0, 1, 3, 2)
"""Which of its own corners that is for each of the four."""


def squares_at(square: Square, corner: int) -> tuple[Square, ...]:
    """Return the four squares around a corner of the square, in order."""
    (x, y), (dx, dy) = square, _OFFSETS[corner]
    return tuple((x + dx + east, y + dy + north) for east, north in _AROUND)


def corners_of(square: Square) -> tuple[tuple[Square, ...], ...]:
    """Return the four squares around each corner of the square, clockwise from the north-east."""
    return tuple(squares_at(square, corner) for corner in range(len(CORNERS)))


def seen_from(squares: tuple[Square, ...]) -> Iterator[tuple[Square, int]]:
    """Yield each of the four squares around a corner, and which of its own corners that is."""
    return zip(squares, _SEEN_FROM, strict=True)


def farm_at(board: Board, squares: tuple[Square, ...]) -> int | None:
    """Return the number of the farm that meets at the corner amid the four squares, as `squares_at` gives them.

    None where a tile is missing, or one of the tiles shows anything but one field in that corner.
    """
    spots = [_field_in(board, square, corner) for square, corner in seen_from(squares)]
    if any(spot is None for spot in spots):
        return None
    # Fields that share a side are one farm, so the four are.
    return board.numbers[next(spot for spot in spots if spot is not None)]


def _field_in(board: Board, square: Square, corner: int) -> Spot | None:
    layout = board.layouts.get(square)
    if layout is None:
        return None
    before, after = layout.at_half[2 * corner + 1], layout.at_half[(2 * corner + 2) % 8]
    return Spot(square, before) if before is not None and before == after else None
