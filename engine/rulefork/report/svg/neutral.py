"""The dragon, its way over the board, and the fairy."""

from collections.abc import Iterator, Sequence
from typing import Final

from rulefork.report.svg.outline import MIDDLE, SIZE
from rulefork.table.geometry import Square

DRAGON: Final = (
    '<path id="dragon" class="b-dd" d="M-30 14Q-27-2-14-4Q-20-20-4-27Q-7-17 0-12Q-1-25 12-29Q7-18 12-13Q18-22 27-19'
    'L34-13L29-9L20-9Q17-5 21 0Q29 10 22 20Q15 27 3 25Q10 20 8 14Q5 8-2 11Q-12 16-15 22Q-24 24-30 14Z"/>'
)
FAIRY: Final = (
    '<g id="fairy" class="b-fy"><path d="M0-2Q-14-16-15-5Q-15 2 0 2Q-11 3-9 9Q-6 12 0 4Q6 12 9 9Q11 3 0 2Q15 2 15-5'
    'Q14-16 0-2Z"/><path d="M0-9L7 15H-7Z"/><circle cy="-11" r="4"/></g>'
)


def way(squares: Sequence[Square]) -> str:
    """Return the drawing of the dragon's way: a line from tile to tile, and a number where each step ends."""
    if len(squares) < 2:
        return ""
    points = [_middle(square) for square in squares]
    path = "M" + "L".join(f"{x} {y}" for x, y in points)
    return f'<path class="b-dp" d="{path}"/>' + "".join(_numbers(points[1:]))


def _numbers(points: Sequence[tuple[int, int]]) -> Iterator[str]:
    for number, (x, y) in enumerate(points, 1):
        yield f'<circle class="b-dn" cx="{x}" cy="{y}" r="8"/><text class="b-dt" x="{x}" y="{y + 3}">{number}</text>'


def _middle(square: Square) -> tuple[int, int]:
    return (SIZE * square[0] + MIDDLE, -SIZE * square[1] + MIDDLE)
