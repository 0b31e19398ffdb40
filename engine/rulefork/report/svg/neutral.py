"""The dragon, its way over the board, and the fairy."""

from collections.abc import Iterator, Sequence
from typing import Final

from rulefork.report.svg.outline import SIZE, Point
from rulefork.table.geometry import Square

_ASIDE: Final = 70
"""How far in from the top left corner of a square the dragon's way is drawn."""

BODY: Final = (
    "M-35 9L-28 3L-26 10Q-20 14-14 9Q-9 4-9-1Q-14-8-25-10Q-18-14-12-13Q-16-21-26-26Q-10-28-2-15Q-2-25-8-33Q8-29 8-12"
    "Q12-8 14-12Q14-21 21-24L18-31L27-25L37-17L35-13L27-12Q22-11 23-4Q24 8 15 13L19 22H10L6 16L-2 17L-4 23H-13L-10 16"
    "Q-20 22-28 15Z"
)
"""The dragon from its right side, about its middle."""
DRAGON: Final = f'<g id="n-dragon"><path class="b-dd" d="{BODY}"/><circle class="b-em" cx="26" cy="-20" r="2"/></g>'
FAIRY: Final = (
    '<g id="n-fairy" class="b-fy"><path d="M0-2Q-14-16-15-5Q-15 2 0 2Q-11 3-9 9Q-6 12 0 4Q6 12 9 9Q11 3 0 2Q15 2 15-5'
    'Q14-16 0-2Z"/><path d="M0-9L7 15H-7Z"/><circle cy="-11" r="4"/></g>'
)


def way(squares: Sequence[Square]) -> str:
    """Return the drawing of the dragon's way: a line from tile to tile, and a number where each step ends."""
    if len(squares) < 2:
        return ""
    points = [on_way(square) for square in squares]
    x, y = points[0]
    path = f"M{x} {y}L" + " ".join(f"{x} {y}" for x, y in points[1:])
    return (
        f'<path class="b-dp" d="{path}"/><circle class="b-ds" cx="{x}" cy="{y}" r="5"/>{"".join(_numbers(points[1:]))}'
    )


def _numbers(points: Sequence[Point]) -> Iterator[str]:
    for number, (x, y) in enumerate(points, 1):
        yield f'<circle class="b-dn" cx="{x}" cy="{y}" r="8"/><text class="b-dt" x="{x}" y="{y + 3}">{number}</text>'


def on_way(square: Square) -> Point:
    """Return the point of a square at which the way is drawn: off its middle, where much else stands."""
    return (SIZE * square[0] + _ASIDE, -SIZE * square[1] + _ASIDE)
