"""Where names are written: on their tile, above one another, where they hide as little as they can."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rulefork.report.svg.outline import MIDDLE, SIZE, Point
from rulefork.report.svg.words import clipped

LETTERS: Final = 22
"""How many letters of a name find room on a tile."""
_LINE: Final = 10
_LETTER: Final = 5
_BELOW: Final = 27
"""How far under a point its name is written."""
_ROWS: Final = (95, 85, 75, 65, 55, 42, 32, 22, 12)
"""The lines on a tile, by their distance from its top."""
LOWEST: Final = _ROWS[0]
"""The line of a name that belongs to its tile as a whole."""
_STRAY: Final = 2
"""What a unit away from the line where a name belongs costs, in square units of what it hides."""


@dataclass(frozen=True, slots=True)
class Name:
    """A name at a point, which is the middle of its line."""

    text: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Box:
    """What a name had better not hide: its middle, and half its width and height."""

    x: int
    y: int
    wide: int
    high: int

    def hides(self, other: "Box") -> int:
        """Return how much of the other one this hides, in square units."""
        wide = min(self.x + self.wide, other.x + other.wide) - max(self.x - self.wide, other.x - other.wide)
        high = min(self.y + self.high, other.y + other.high) - max(self.y - self.high, other.y - other.high)
        return max(wide, 0) * max(high, 0)


def written_names(names: Mapping[Point, Sequence[tuple[str, int]]], things: Iterable[Box]) -> Iterator[Name]:
    """Yield the names, each on the line of its tile where it hides least and is near what it names.

    Tiles are told by their top left corner, and with each name how far below that it belongs.
    """
    taken = list(things)
    for (x, y), told in names.items():
        for name, wish in told:
            text = clipped(name, LETTERS)
            box, row = min(
                ((_box(text, x, y + row), row) for row in _ROWS), key=lambda each: _cost(each[0], each[1] - wish, taken)
            )
            taken.append(box)
            yield Name(text, x + MIDDLE, y + row)


def _cost(box: Box, off: int, taken: Iterable[Box]) -> int:
    return sum(box.hides(other) for other in taken) + _STRAY * abs(off)


def beside(text: str, point: Point) -> Name:
    """Return the name as it is written under a point."""
    return Name(clipped(text, LETTERS), point[0], point[1] + _BELOW)


def _box(text: str, x: int, y: int) -> Box:
    return Box(x + MIDDLE, y - _LINE // 3, min(len(text) * _LETTER, SIZE + 10) // 2, _LINE // 2)
