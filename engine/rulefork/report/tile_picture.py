"""The picture of a land tile in characters: where its cities, roads, fields and cloister lie, and how they look.

A picture is eleven characters wide and five high, which is about a square on a terminal. Its frame is not part of it:
neighbouring tiles share one, and cities and roads run through it.
"""

from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from functools import cache
from typing import Final, NamedTuple

from rulefork.rulebook.tile import SIDES, Layout, TileType

WIDTH: Final = 11
HEIGHT: Final = 5


class Cell(NamedTuple):
    """One character of a picture, counted from its top left corner."""

    row: int
    column: int


MIDDLE: Final = Cell(HEIGHT // 2, WIDTH // 2)

CITY: Final = "░"
VILLAGE: Final = "●"
CLOISTER: Final = "†"
_CLOISTER: Final = ("┏━┻━┓", f"┃ {CLOISTER} ┃", "┗━━━┛")

_CITIES: Final[Mapping[str, tuple[str, ...]]] = {
    "N": (
        " ######### ",
        "   #####   ",
        "           ",
        "           ",
        "           ",
    ),
    "E": (
        "           ",
        "         ##",
        "        ###",
        "         ##",
        "           ",
    ),
    "NW": (
        "########## ",
        "#######    ",
        "####       ",
        "##         ",
        "#          ",
    ),
    "NS": (
        " ######### ",
        "  #######  ",
        "  #######  ",
        "  #######  ",
        " ######### ",
    ),
    "EW": (
        "           ",
        "###########",
        "###########",
        "###########",
        "           ",
    ),
    "NEW": (
        "###########",
        "###########",
        "###########",
        "###     ###",
        "#         #",
    ),
    "NES": (
        " ##########",
        "    #######",
        "     ######",
        "    #######",
        " ##########",
    ),
    "NESW": (
        "###########",
        "###########",
        "###########",
        "###########",
        "###########",
    ),
}
"""Cities by the sides that they join; the other ways of lying are mirror images of these."""

_NARROW_CITIES: Final[Mapping[str, tuple[str, ...]]] = {
    **_CITIES,
    "N": (
        "  #######  ",
        "   #####   ",
        "           ",
        "           ",
        "           ",
    ),
    "NW": (
        "########   ",
        "#####      ",
        "###        ",
        "#          ",
        "           ",
    ),
}
"""Cities that leave room for a second one on the same tile."""

_SPUR: Final = (
    "           ",
    "           ",
    "    ##     ",
    "      ##   ",
    "        ###",
)
"""The wall that a city at the top left sends to the opposite corner where that parts two fields."""

_ROADS: Final[Mapping[str, tuple[str, ...]]] = {
    "N": (
        "     ║     ",
        "     ║     ",
        "           ",
        "           ",
        "           ",
    ),
    "E": (
        "           ",
        "           ",
        "      ═════",
        "           ",
        "           ",
    ),
    "NS": (
        "     ║     ",
        "     ║     ",
        "     ║     ",
        "     ║     ",
        "     ║     ",
    ),
    "EW": (
        "           ",
        "           ",
        "═══════════",
        "           ",
        "           ",
    ),
    "NW": (
        "     ║     ",
        "     ║     ",
        "═════╝     ",
        "           ",
        "           ",
    ),
}
"""Roads by the sides that they join; a road with one side ends in the middle."""

_NARROW_BEND: Final = (
    "     ║     ",
    "   ╔═╝     ",
    "═══╝       ",
    "           ",
    "           ",
)
"""A bend that leaves room for a second one on the same tile."""

_UPSIDE_DOWN: Final = str.maketrans("╔╗╚╝", "╚╝╔╗")
_LEFT_RIGHT: Final = str.maketrans("╔╗╚╝", "╗╔╝╚")

_HALVES: Final = (
    Cell(0, 1), Cell(0, 9), Cell(1, 10), Cell(3, 10), Cell(4, 9), Cell(4, 1), Cell(3, 0), Cell(1, 0),
)  # fmt: skip
"""A character that is field wherever the half-edge of that number is."""


@dataclass(frozen=True, slots=True)
class Picture:
    """What a tile looks like: its characters, blanks left out, and the characters of each segment by its number."""

    signs: Mapping[Cell, str]
    segments: Mapping[int, frozenset[Cell]]


@cache
def picture(tile: TileType, turns: int) -> Picture:
    """Return the picture of the tile, turned by quarter turns clockwise."""
    work = _Easel(tile.layouts[turns])
    work.paint_cloister()
    work.paint_cities()
    work.paint_roads()
    work.find_fields()
    return Picture(work.signs, {number: frozenset(cells) for number, cells in work.segments.items()})


@dataclass(slots=True)
class _Easel:
    """A picture while it is painted: what is there already is not painted over."""

    layout: Layout
    signs: dict[Cell, str] = field(default_factory=dict)
    segments: dict[int, set[Cell]] = field(default_factory=dict)

    def paint(self, number: int, strokes: Iterable[tuple[Cell, str]]) -> None:
        free = {cell: sign for cell, sign in strokes if cell not in self.signs}
        self.signs.update(free)
        self.segments.setdefault(number, set()).update(free)

    def paint_cloister(self) -> None:
        if self.layout.cloister is not None:
            inside = [Cell(MIDDLE.row, MIDDLE.column + step) for step in (-1, 1)]
            self.paint(self.layout.cloister, _strokes(_CLOISTER, MIDDLE.row - 1, MIDDLE.column - 2))
            self.paint(self.layout.cloister, ((cell, " ") for cell in inside))

    def paint_cities(self) -> None:
        cities = self.layout.numbers("city")
        shapes = _CITIES if len(cities) == 1 else _NARROW_CITIES
        for number in cities:
            sides = self._sides(number)
            strokes = list(_strokes(_oriented(shapes, sides)))
            if self._is_split():
                strokes += _strokes(_oriented({"NW": _SPUR}, sides))
            self.paint(number, ((cell, CITY) for cell, _ in strokes))

    def paint_roads(self) -> None:
        roads = self.layout.numbers("road")
        bends = [number for number in roads if len(self._sides(number)) == 2]
        for number in roads:
            shapes = {"NW": _NARROW_BEND} if len(bends) > 1 else _ROADS
            self.paint(number, _strokes(_oriented(shapes, self._sides(number))))
        ends = [number for number in roads if number not in bends]
        if ends and MIDDLE not in self.signs:
            self.signs[MIDDLE] = VILLAGE

    def find_fields(self) -> None:
        """Give each field the blanks that can be reached from its half-edges; one shut in has those in the corner."""
        fields = {number: self.layout.segments[number].ports for number in self.layout.numbers("farm")}
        taken = set(self.signs)
        for number in sorted(fields, key=lambda number: len(fields[number])):
            ports = fields[number]
            self.segments[number] = _reach((_HALVES[port] for port in ports), taken) if ports else self._shut_in()
            taken |= self.segments[number]

    def _shut_in(self) -> set[Cell]:
        """Return the blanks between two cities, from the middle to the corner where both end."""
        cap, corner = sorted((self._sides(number) for number in self.layout.numbers("city")), key=len)
        near = {*cap, *(side for side in corner if side != _opposite(cap))}
        rows = range(MIDDLE.row + 1) if "N" in near else range(MIDDLE.row, HEIGHT)
        columns = range(MIDDLE.column, WIDTH) if "E" in near else range(MIDDLE.column + 1)
        return {Cell(row, column) for row in rows for column in columns} - self.signs.keys()

    def _sides(self, number: int) -> str:
        return "".join(SIDES[port] for port in sorted(self.layout.segments[number].ports))

    def _is_split(self) -> bool:
        """Return whether two neighbouring sides are field all along and yet belong to different fields."""
        edges, at_half = self.layout.edges, self.layout.at_half
        sides = ((side, (side + 1) % 4) for side in range(4))
        return any(edges[a] == edges[b] == "F" and at_half[2 * a + 1] != at_half[2 * b] for a, b in sides)


def _reach(seeds: Iterable[Cell], taken: AbstractSet[Cell]) -> set[Cell]:
    """Return the characters that can be reached from the seeds without crossing one that is taken."""
    found: set[Cell] = set()
    ahead = [cell for cell in seeds if cell not in taken]
    while ahead:
        cell = ahead.pop()
        if cell not in found:
            found.add(cell)
            ahead += (near for near in _beside(cell) if near not in taken)
    return found


def _oriented(shapes: Mapping[str, tuple[str, ...]], sides: str) -> tuple[str, ...]:
    """Return the shape that joins the sides, or the mirror image of one that does."""
    for upside_down in (False, True):
        for left_right in (False, True):
            named = _renamed(sides, "NS" if upside_down else "", "EW" if left_right else "")
            if named in shapes:
                return _mirrored(shapes[named], upside_down=upside_down, left_right=left_right)
    raise KeyError(sides)


def _renamed(sides: str, *swaps: str) -> str:
    for swap in swaps:
        sides = sides.translate(str.maketrans(swap, swap[::-1]))
    return "".join(side for side in SIDES if side in sides)


def _mirrored(shape: tuple[str, ...], *, upside_down: bool, left_right: bool) -> tuple[str, ...]:
    if upside_down:
        shape = tuple(line.translate(_UPSIDE_DOWN) for line in reversed(shape))
    if left_right:
        shape = tuple(line[::-1].translate(_LEFT_RIGHT) for line in shape)
    return shape


def _opposite(side: str) -> str:
    return SIDES[(SIDES.index(side) + 2) % 4]


def _strokes(shape: Iterable[str], top: int = 0, left: int = 0) -> Iterator[tuple[Cell, str]]:
    for row, line in enumerate(shape):
        for column, sign in enumerate(line):
            if sign != " ":
                yield Cell(top + row, left + column), sign


def _beside(cell: Cell) -> Iterator[Cell]:
    for row, column in ((-1, 0), (0, 1), (1, 0), (0, -1)):
        near = Cell(cell.row + row, cell.column + column)
        if 0 <= near.row < HEIGHT and 0 <= near.column < WIDTH:
            yield near
