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
_ROWS: Final = (95, 12, 85, 22, 75, 32, 65, 42, 55)
"""The lines on a tile, by their distance from its top, in the order in which they are tried."""


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


def written_names(names: Mapping[Point, Sequence[str]], things: Iterable[Box]) -> Iterator[Name]:
    """Yield the names, each on the line of its tile where it hides least; tiles are told by their top left corner."""
    taken = list(things)
    for (x, y), texts in names.items():
        for text in texts:
            told = clipped(text, LETTERS)
            boxes = [(_box(told, x, y + row), row) for row in _ROWS]
            box, row = min(boxes, key=lambda each: sum(each[0].hides(other) for other in taken))
            taken.append(box)
            yield Name(told, x + MIDDLE, y + row)


def beside(text: str, point: Point) -> Name:
    """Return the name as it is written under a point."""
    return Name(clipped(text, LETTERS), point[0], point[1] + _BELOW)


def _box(text: str, x: int, y: int) -> Box:
    return Box(x + MIDDLE, y - _LINE // 3, min(len(text) * _LETTER, SIZE + 10) // 2, _LINE // 2)
