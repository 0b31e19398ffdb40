"""The picture of a land tile in characters: where its cities, roads, fields and cloister lie, and how they look.

A picture is eleven characters wide and five high, which is about a square on a terminal. Its frame is not part of it:
neighbouring tiles share one, and cities and roads run through it.
"""

from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from functools import cache
from typing import Final, NamedTuple

from rulefork.rulebook.tile import SHUT, SIDES, Layout, TileType

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
WALLED: Final = "▓"
"""The inside of a place that takes up a tile or a part of it."""
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

_CROSSED_BANDS: Final[Mapping[str, tuple[str, ...]]] = {
    "NS": (
        "  #######  ",
        "    ###    ",
        "    ###    ",
        "    ###    ",
        "  #######  ",
    ),
    "EW": (
        "           ",
        "###     ###",
        "###     ###",
        "###     ###",
        "           ",
    ),
}
"""Two cities of which one runs under the other."""

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
    "NEW": (
        "     ║     ",
        "     ║     ",
        "═════╩═════",
        "           ",
        "           ",
    ),
    "NES": (
        "     ║     ",
        "     ║     ",
        "     ╠═════",
        "     ║     ",
        "     ║     ",
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

_UPSIDE_DOWN: Final = str.maketrans("╔╗╚╝╦╩", "╚╝╔╗╩╦")
_LEFT_RIGHT: Final = str.maketrans("╔╗╚╝╠╣", "╗╔╝╚╣╠")

_CORNERS: Final = ("NE", "ES", "SW", "NW")

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
        cities = {number: self._sides(number) for number in self.layout.numbers("city")}
        shapes = _CITIES if len(cities) == 1 else _NARROW_CITIES
        if {*cities.values()} == {"NS", "EW"}:
            shapes = _CROSSED_BANDS
        for number, sides in sorted(cities.items(), key=lambda city: len(city[1])):
            strokes = list(_strokes(_oriented(shapes, sides)))
            if sides in _CORNERS and self._is_split():
                strokes += _strokes(_oriented({"NW": _SPUR}, sides))
            walls = {near for cell, sign in self.signs.items() if sign == CITY for near in _beside(cell)}
            self.paint(number, ((cell, CITY) for cell, _ in strokes if cell not in walls))

    def paint_roads(self) -> None:
        roads = self.layout.numbers("road")
        bends = [number for number in roads if self._sides(number) in _CORNERS]
        for number in roads:
            shapes = {**_ROADS, "NW": _NARROW_BEND} if len(bends) > 1 else _ROADS
            self.paint(number, _strokes(_oriented(shapes, self._sides(number))))
        ends = [number for number in roads if len(self._sides(number)) == 1]
        if ends and MIDDLE not in self.signs:
            self.signs[MIDDLE] = VILLAGE

    def find_fields(self) -> None:
        """Give each field the blanks that are nearest to its half-edges, and those shut in what is left over.

        What is nearest to the half-edges of no segment is the inside of a place.
        """
        fields = {number: self.layout.segments[number].ports for number in self.layout.numbers("farm")}
        inside = [number for number, ports in fields.items() if not ports]
        taken = set(self.signs)
        if inside and self._is_open():
            self.segments[inside.pop()] = between = self._between()
            taken |= between
        walled = [
            half for half in range(8) if self.layout.edges[half // 2] == SHUT and self.layout.at_half[half] is None
        ]
        seeds = {number: ports for number, ports in fields.items() if ports}
        grown = _grow(
            {number: [_HALVES[port] for port in ports] for number, ports in (*seeds.items(), (-1, walled))}, taken
        )
        self.signs.update(dict.fromkeys(grown.pop(-1), WALLED))
        self.segments.update(grown)
        left = taken.union(*grown.values(), self.signs)
        for number in inside:
            self.segments[number] = max(_pools(left), key=len)
            left |= self.segments[number]

    def _is_open(self) -> bool:
        """Return whether a field shut in between a cap and a corner is open to another one in the drawing."""
        shapes = sorted(len(self._sides(number)) for number in self.layout.numbers("city"))
        corners = [number for number in self.layout.numbers("city") if self._sides(number) in _CORNERS]
        return shapes == [1, 2] and bool(corners) and "F" in self.layout.edges

    def _between(self) -> set[Cell]:
        """Return the blanks between a cap and a corner, from the middle to the corner where both end."""
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


def _grow(seeds: Mapping[int, Iterable[Cell]], taken: AbstractSet[Cell]) -> dict[int, set[Cell]]:
    """Return the characters that each number reaches first from its seeds, without crossing one that is taken."""
    found: dict[Cell, int] = {}
    ahead = [(cell, number) for number, cells in seeds.items() for cell in cells]
    while ahead:
        fresh: list[tuple[Cell, int]] = []
        for cell, number in ahead:
            if cell not in taken and cell not in found:
                found[cell] = number
                fresh.append((cell, number))
        ahead = [(near, number) for cell, number in fresh for near in _beside(cell)]
    return {number: {cell for cell, owner in found.items() if owner == number} for number in seeds}


def _pools(taken: AbstractSet[Cell]) -> list[set[Cell]]:
    """Return what is not taken, in parts that hang together."""
    free = {Cell(row, column) for row in range(HEIGHT) for column in range(WIDTH)} - taken
    pools = []
    while free:
        pools.append(_grow({0: [min(free)]}, taken)[0])
        free -= pools[-1]
    return pools


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
