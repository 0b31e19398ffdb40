"""Squares of the playing area and the directions between them.

A square is `(x, y)`, x growing to the east, y to the north; the start tile lies on `(0, 0)`.
"""

from functools import cache
from typing import Final

Square = tuple[int, int]

STEPS: Final[tuple[Square, ...]] = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""The offsets to the squares north, east, south and west."""

RING: Final[tuple[Square, ...]] = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
"""The offsets to the eight squares around one."""

ACROSS_HALF: Final[tuple[int, ...]] = tuple(2 * ((half // 2 + 2) % 4) + 1 - half % 2 for half in range(8))
"""The half-edge of the neighbouring tile that meets each half-edge of this one."""


def beside(square: Square, side: int) -> Square:
    """Return the square that shares side `side` (0 north, clockwise) with `square`."""
    x, y = STEPS[side]
    return (square[0] + x, square[1] + y)


@cache
def around(square: Square) -> tuple[Square, ...]:
    """Return the eight squares around `square`, clockwise from the north."""
    x, y = square
    return tuple((x + dx, y + dy) for dx, dy in RING)
