"""The land of a tile as it is drawn: cities, roads, hedges, the inside of places, and where each mark is printed.

Everything is told for the unturned tile and kept, for a design is drawn many times.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final, NamedTuple

from rulefork.report.svg import city, road
from rulefork.report.svg.outline import MIDDLE, SIZE, distance, holds, lines, pairs, turned
from rulefork.rulebook.tile import SHUT, Layout, TileType

Point = tuple[int, int]


class Mark(NamedTuple):
    """Something printed on a tile: what, where its middle is, and to which point of the compass it looks."""

    name: str
    x: int
    y: int
    toward: int = 0


@dataclass(frozen=True, slots=True)
class Land:
    """The paths of a tile by the numbers of its segments, and what is printed on it.

    `over` are the roads that cross a city in the open; `unseen` is what goes on under a city. `hedges` part fields
    where nothing else does; `inside` is the part of a place that covers several tiles.
    """

    cities: Mapping[int, str]
    roads: Mapping[int, str]
    walls: str = ""
    over: frozenset[int] = frozenset()
    unseen: str = ""
    hedges: str = ""
    inside: str = ""
    marks: tuple[Mark, ...] = ()


RADIUS: Final[Mapping[str, int]] = {
    "cloister": 17, "shrine": 17, "baba-yaga-hut": 17, "volcano": 16, "dragon": 14, "princess": 14, "portal": 14,
    "shield": 9, "village": 13, "bushes": 11, "lake": 18, "mountain": 17, "big-top": 23, "acrobat-space": 15,
    "bazaar": 15, "tower-foundation": 12, "crop-circle": 14, "wide-crop-circle": 23, "cathedral": 20, "end": 9,
}  # fmt: skip
"""How much room a mark takes up, from its middle; 11 units if not told."""
_USUAL: Final = 11

_ENDS: Final[Mapping[str, str]] = {
    "village": "village", "bushes": "bushes", "lake": "lake", "tunnel": "mountain", "tent": "big-top",
    "acrobats": "acrobat-space", "bazaar": "bazaar", "tower": "tower-foundation", "crops": "crop-circle",
}  # fmt: skip
"""What is drawn where roads end."""

_AT: Final = ((50, 17), (79, 21), (79, 50), (79, 79), (50, 76), (21, 79), (21, 50), (21, 21))
"""Where a symbol is printed, by the point of the compass."""

_CLOISTERS: Final = ("shrine", "baba-yaga-hut")
_UNDRAWN: Final = ("tunnel", "inner field", "wide cap", "ferry", "farmhouse", "highwaymen", "pigsty", "donkey stable")
_SEEN_PLACES: Final = ("school", "german-castle")
"""The places that are drawn as a building amid two tiles, with land around them."""


@cache
def land(tile: TileType) -> Land:
    """Return the land of the unturned tile."""
    layout = tile.layouts[0]
    work = _Plan(tile, layout)
    work.lay_cities()
    work.lay_inside()
    work.find_knot()
    work.lay_roads()
    work.print_marks()
    work.lay_hedges()
    return Land(
        work.cities,
        work.roads,
        work.walls,
        frozenset(work.over),
        work.unseen,
        work.hedges,
        work.inside,
        tuple(work.marks),
    )


def radius(mark: str) -> int:
    """Return how much room a mark takes up, in units from its middle."""
    return RADIUS.get(mark, _USUAL)


def freest(points: Iterable[Point], paths: Iterable[str], marks: Iterable[Mark], *, wish: Point) -> Point:
    """Return the point with most room between paths and marks; of such as are alike the one nearest to the wish."""
    paths, marks = [path for path in paths if path], list(marks)

    def room(point: Point) -> float:
        x, y = point
        near = [min(x, y, SIZE - x, SIZE - y) + 4.0]
        near += (distance(path, point) for path in paths)
        near += (((x - mark.x) ** 2 + (y - mark.y) ** 2) ** 0.5 - radius(mark.name) for mark in marks)
        return min(min(near), 15.0) - 0.06 * (abs(x - wish[0]) + abs(y - wish[1]))

    return max(points, key=room)


def grid(step: int = 9) -> Iterator[Point]:
    """Yield points all over a tile."""
    steps = range(MIDDLE - step * (40 // step), SIZE - 9, step)
    return ((x, y) for y in steps for x in steps)


@dataclass(slots=True)
class _Plan:
    """A tile while it is laid out."""

    tile: TileType
    layout: Layout
    cities: dict[int, str] = field(default_factory=dict)
    roads: dict[int, str] = field(default_factory=dict)
    walls: str = ""
    over: set[int] = field(default_factory=set)
    unseen: str = ""
    hedges: str = ""
    inside: str = ""
    knot: Point = road.CENTRE
    marks: list[Mark] = field(default_factory=list)

    def lay_cities(self) -> None:
        for number in self.layout.numbers("city"):
            self.cities[number] = city.outline(self.layout, number)
            self.walls += city.walls(self.layout, number)
            self.unseen += city.passage(self.layout, number)

    def lay_inside(self) -> None:
        """Lay out the quarters of the tile that no half-edge of a field reaches and that face the inside of a place."""
        if self.tile.borders in _SEEN_PLACES:
            side = self.layout.edges.index(SHUT)
            building = "M50 32L100 32L100 68L50 68Z" if self.tile.borders == "school" else "M62 28L100 28L100 72L62 72Z"
            self.inside = turned(building, side - 1)
            return
        edges, at_half = self.layout.edges, self.layout.at_half
        shut = [edges[half // 2] == SHUT and at_half[half] is None for half in range(8)]
        quarters = [corner for corner in range(4) if shut[2 * corner + 1] and shut[(2 * corner + 2) % 8]]
        self.inside = _joined(quarters)

    def find_knot(self) -> None:
        """Find where roads that end on the tile meet: in the middle, or off a bend that runs past."""
        ends = [self.layout.segments[number] for number in self.layout.numbers("road")]
        stubs = [each for each in ends if each.end and each.end != "gate"]
        bends = [each for each in ends if not each.end and len(each.ports) == 2 and not _is_straight(each.ports)]
        if len(stubs) > 1 and bends:
            x, y = _AT[_corner_of(bends[0].ports) * 2 + 1]
            self.knot = (MIDDLE - (x - MIDDLE) * 8 // 29, MIDDLE - (y - MIDDLE) * 8 // 29)

    def lay_roads(self) -> None:
        tunnel = "tunnel" in self.tile.features
        for number in self.layout.numbers("road"):
            segment = self.layout.segments[number]
            under = tunnel and not segment.end and bool(self.cities)
            self.roads[number] = road.line(self.layout, number, tunnel=under, knot=self.knot)
            if under:
                self.unseen += "M{}L{}".format(*map(pairs, road.mouths(self.layout, number)))
                self.marks += (Mark("mouth", *mouth) for mouth in road.mouths(self.layout, number))
            elif not segment.end and _crosses(self.roads[number], self.cities):
                self.over.add(number)

    def print_marks(self) -> None:
        self._print_symbol()
        self._print_ends()
        self._print_cloister()
        for number, segment in enumerate(self.layout.segments):
            for thing in sorted(segment.prints.difference(_CLOISTERS)):
                self._print_on(thing.removeprefix("printed-"), number)
            if segment.princess:
                self._print_on("princess", number, None if self.tile.at is None else _AT[self.tile.at])
            for _ in range(segment.shields):
                self._print_on("shield", number)
        drawn = {mark.name for mark in self.marks} | {"wide-crop-circle" if self._is_tied() else ""}
        for feature in sorted(self.tile.features.difference(_UNDRAWN)):
            name = "crop-circle" if feature.startswith("crop-circle") else feature
            if name not in drawn and not (name == "crop-circle" and "wide-crop-circle" in drawn):
                self._print_feature(name)
        if self.tile.starts:
            self._print_on("start", self.layout.numbers("farm")[-1], (88, 88))

    def lay_hedges(self) -> None:
        """Lay hedges from cities to the middle where the fields beside them are parted and nothing else does it."""
        for side in city.ties(self.layout):
            wall = city.BORDER[2 * side + 1]
            near = (wall[0] + (MIDDLE - wall[0]) // 2, wall[1] + (MIDDLE - wall[1]) // 2)
            if not any(mark.name in ("big-top", "wide-crop-circle") for mark in self.marks):
                self.hedges += f"M{pairs(near)}L{pairs(road.CENTRE)}"

    def _is_tied(self) -> bool:
        return bool(city.ties(self.layout)) and any(name.startswith("crop-circle") for name in self.tile.features)

    def _print_symbol(self) -> None:
        if self.tile.symbol not in (None, "princess"):
            x, y = road.CENTRE if self.tile.at is None else _AT[self.tile.at]
            self.marks.append(Mark(str(self.tile.symbol), x, y))

    def _print_ends(self) -> None:
        """Print what stands where roads end: one thing for all that meet, one for each that ends by itself."""
        for number in self.layout.numbers("road"):
            segment = self.layout.segments[number]
            if len(segment.ports) != 1 or segment.end not in (*_ENDS, "end"):
                continue
            alone = not any(
                other.end == segment.end for other in self.layout.segments if other is not segment and other.end
            )
            at = self.knot
            if road.is_loose(self.layout, segment):
                at = road.loose_end(min(segment.ports))
            elif alone and len(self.roads) > 1 and segment.end in ("village", "end"):
                x, y = city.BORDER[2 * min(segment.ports) + 1]
                at = ((x + 2 * MIDDLE) // 3, (y + 2 * MIDDLE) // 3)
            name = _ENDS.get(segment.end, "end")
            if name == "crop-circle" and self._is_tied():
                name = "wide-crop-circle"
            mark = Mark(name, *at)
            if mark not in self.marks:
                self.marks.append(mark)

    def _print_cloister(self) -> None:
        number = self.layout.cloister
        if number is None:
            return
        segment = self.layout.segments[number]
        name = next(iter(segment.prints.intersection(_CLOISTERS)), "cloister")
        ends = any(other.end == "cloister" for other in self.layout.segments)
        meadow = [point for point in grid() if segment.leads_to or not self._in_city(point)]
        busy = [path for key, path in self.roads.items() if self.layout.segments[key].end != "cloister"]
        walls = [] if segment.leads_to else list(self.cities.values())
        wish = (50, 44) if segment.leads_to else road.CENTRE
        at = road.CENTRE if ends and not busy else freest(meadow, (*busy, *walls), self.marks, wish=wish)
        self.marks.append(Mark(name, *at))

    def _print_on(self, name: str, number: int, wish: Point | None = None) -> None:
        """Print a mark on a segment, where there is room."""
        segment = self.layout.segments[number]
        paths = (*self.cities.values(), *self.roads.values())
        if segment.kind == "city":
            inside = [point for point in grid() if holds(self.cities[number], point)]
            default = _weight(inside)
            at = freest(inside, paths, self.marks, wish=wish or default)
        elif segment.kind == "road":
            middle = _middle(self.roads[number])
            free = [point for point in grid() if not self._in_city(point)]
            at = freest(free, paths, self.marks, wish=middle)
        else:
            free = [point for point in grid() if not self._in_city(point)]
            at = freest(free, paths, self.marks, wish=wish or road.CENTRE)
        self.marks.append(Mark(name, *at))

    def _print_feature(self, name: str) -> None:
        if name == "crop-circle" and self._is_tied():
            self.marks.append(Mark("wide-crop-circle", *road.CENTRE))
        elif name == "big-top":
            self.marks.append(Mark(name, *road.CENTRE))
        elif name == "tower-foundation" and city.ties(self.layout):
            x, y = city.BORDER[2 * city.ties(self.layout)[0] + 1]
            self.marks.append(Mark(name, x + (MIDDLE - x) * 36 // MIDDLE, y + (MIDDLE - y) * 36 // MIDDLE))
        else:
            paths = (*self.cities.values(), *self.roads.values(), self.hedges)
            x, y = freest(grid(), paths, self.marks, wish=road.CENTRE)
            self.marks.append(Mark(name, x, y, (self.tile.toward or 0) if name == "flying-machine" else 0))

    def _in_city(self, point: Point) -> bool:
        return any(holds(path, point) for path in self.cities.values())


def _joined(quarters: list[int]) -> str:
    """Return the path of quarters of a tile, counted clockwise from the north-east one."""
    match len(quarters):
        case 0:
            return ""
        case 4:
            return "M0 0L100 0L100 100L0 100Z"
        case 1:
            return turned("M50 0L100 0L100 50L50 50Z", quarters[0])
    first = next(corner for corner in quarters if (corner - 1) % 4 not in quarters)
    path = "M50 0L100 0L100 100L50 100Z" if len(quarters) == 2 else "M50 0L100 0L100 100L0 100L0 50L50 50Z"
    return turned(path, first)


def _is_straight(ports: Iterable[int]) -> bool:
    first, last = sorted(ports)
    return last - first == 2


def _corner_of(ports: Iterable[int]) -> int:
    """Return the corner between two neighbouring sides, counted clockwise from the north-east one."""
    first, last = sorted(ports)
    return 3 if (first, last) == (0, 3) else first


def _crosses(path: str, cities: Mapping[int, str]) -> bool:
    return any(
        holds(outline, point) for outline in cities.values() for line in lines(path) for point in line[1:-1]
    ) or (any(holds(outline, (MIDDLE, MIDDLE)) for outline in cities.values()) and "Q" not in path)


def _weight(points: list[Point]) -> Point:
    x, y = (sum(axis) // len(points) for axis in zip(*points, strict=True))
    return (x, y)


def _middle(path: str) -> Point:
    line = lines(path)[0]
    x, y = line[len(line) // 2] if len(line) > 2 else ((line[0][0] + line[-1][0]) / 2, (line[0][1] + line[-1][1]) / 2)
    return (round(x), round(y))
