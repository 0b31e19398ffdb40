"""The land of a tile as it is drawn: cities, roads, hedges, the inside of a place, and where each mark is printed.

Everything is told for the unturned tile and kept, for a design is drawn many times. What is laid first is not moved by
what comes later: cities, the roads that pass, a cloister, the roads that end, hedges, and at last whatever finds room.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from rulefork.report.svg import city, road
from rulefork.report.svg.mark import CLOISTERS, ENDS, PARTING, UNDRAWN, Mark, drawn
from rulefork.report.svg.outline import CENTRE, MIDDLE, Point, holds, inwards, nearest, pairs, spots
from rulefork.report.svg.place import inside
from rulefork.report.svg.room import Ground, amid, freest, grid
from rulefork.rulebook.tile import Layout, Segment, TileType

_AT: Final = ((50, 17), (78, 22), (78, 50), (78, 78), (50, 74), (22, 78), (22, 50), (22, 22))
"""Where a symbol is printed, by the point of the compass."""
_ASIDE: Final = 8
"""How far from the middle roads end that end beside a bend."""
_FOUNDATION: Final = 37
"""How far in from a city a foundation lies that parts the land before it."""
_SHORT: Final = 36
"""How far in a thing stands at which one road ends before others."""
_ALONE: Final = {"village": "house", "bushes": "end", "end": "end"}
"""What stands at the end of one road where others would meet at more."""
_CAP: Final = 25
"""How far in the wall of a city of one side stands."""


@dataclass(frozen=True, slots=True)
class Land:
    """The paths of a tile by the numbers of its segments, and what is printed on it.

    `over` are the roads that cross a city in the open; `unseen` is what goes on under a city. `hedges` part fields
    where nothing else does; `inside` and `rampart` are of a place that covers several tiles.
    """

    cities: Mapping[int, str]
    walls: str
    roads: Mapping[int, str]
    over: frozenset[int]
    unseen: str
    hedges: str
    inside: str
    rampart: str
    marks: tuple[Mark, ...]


@cache
def land(tile: TileType) -> Land:
    """Return the land of the unturned tile."""
    plan = _Plan(tile, tile.layouts[0])
    plan.lay_cities()
    plan.lay_roads(plan.passing())
    plan.print_symbol()
    plan.print_cloister()
    plan.lay_roads(plan.ending())
    plan.print_ends()
    plan.lay_hedges()
    plan.print_on_segments()
    plan.print_on_tile()
    area, rampart = inside(tile)
    over = frozenset(number for number, path in plan.roads.items() if plan.crosses(number, path))
    return Land(plan.cities, plan.walls, plan.roads, over, plan.unseen, plan.hedges, area, rampart, tuple(plan.marks))


@dataclass(slots=True)
class _Plan:
    """A tile while it is laid out."""

    tile: TileType
    layout: Layout
    cities: dict[int, str] = field(default_factory=dict)
    walls: str = ""
    roads: dict[int, str] = field(default_factory=dict)
    unseen: str = ""
    hedges: str = ""
    marks: list[Mark] = field(default_factory=list)

    def passing(self) -> list[int]:
        return [number for number in self.layout.numbers("road") if not self.tile.segments[number].end]

    def ending(self) -> list[int]:
        return [number for number in self.layout.numbers("road") if self.tile.segments[number].end]

    def lay_cities(self) -> None:
        for number in self.layout.numbers("city"):
            self.cities[number] = city.outline(self.layout, number)
            self.walls += city.walls(self.layout, number)
            self.unseen += city.passage(self.layout, number)

    def lay_roads(self, numbers: Iterable[int]) -> None:
        """Lay roads; those that end meet at the cloister, in the middle, or off a bend that runs past."""
        for number in numbers:
            if self._is_tunnel(number):
                mouths = road.mouths(self.layout, number)
                self.roads[number] = road.through_tunnel(self.layout, number)
                self.unseen += "M{}L{}".format(*map(pairs, mouths))
                self.marks += (Mark("mouth", *mouth) for mouth in mouths)
            else:
                self.roads[number] = road.line(self.layout, number, knot=self._knot(self.tile.segments[number]))
            if self.tile.segments[number].end == "gate":
                self.marks.append(self._gate(self.roads[number]))

    def print_symbol(self) -> None:
        if self.tile.symbol not in (None, "princess"):
            self.marks.append(Mark(str(self.tile.symbol), *(CENTRE if self.tile.at is None else _AT[self.tile.at])))

    def print_cloister(self) -> None:
        """Print the cloister in the middle where it can stand there, else where it has room."""
        number = self.layout.cloister
        if number is None:
            return
        segment = self.tile.segments[number]
        name = next(iter(segment.prints.intersection(CLOISTERS)), "cloister")
        if segment.leads_to:  # it lies in a city
            around = [point for point in grid() if self._in_city(point)]
            at = freest(around, self._ground(), size=14, wish=(50, 46))
        elif any(other.end == "cloister" for other in self.tile.segments) and not self.roads:
            at = CENTRE
        else:
            at = self._free("cloister", wish=CENTRE)
        self.marks.append(Mark(name, *at))

    def print_ends(self) -> None:
        """Print what stands where roads end: one thing for all that meet, one for each that ends by itself."""
        for number in self.ending():
            segment = self.tile.segments[number]
            if segment.end not in ENDS or (segment.end == "end" and self._tied_thing()):
                continue
            name, at = ENDS[segment.end], self._knot(segment)
            if segment.end in road.BY_ITSELF and len(self.roads) > 1 and not self._meets(segment):
                is_loose = road.is_loose(self.layout, segment)
                name, at = _ALONE[name], road.loose_end(segment) if is_loose else inwards(min(segment.ports), _SHORT)
            wide = name == "crop-circle" and city.ties(self.layout)
            mark = Mark("wide-crop-circle" if wide else name, *at)
            if mark not in self.marks:
                self.marks.append(mark)

    def lay_hedges(self) -> None:
        """Lay hedges from cities into the tile where the fields beside them are parted and nothing else does it."""
        ties = city.ties(self.layout)
        self.marks += [mark for mark in self._tied_thing() if mark.name not in {each.name for each in self.marks}]
        if any(mark.name in PARTING for mark in self.marks):
            return
        for side in ties:
            wall = inwards(side, _CAP)
            roads = "".join(self.roads.values())
            end = nearest(roads, wall) if roads else CENTRE
            self.hedges += f"M{pairs(wall)}L{pairs(end)}"

    def print_on_segments(self) -> None:
        for number, segment in enumerate(self.tile.segments):
            if segment.princess:
                self._print_on("princess", number, None if self.tile.at is None else _AT[self.tile.at])
            for thing in sorted(segment.prints.difference(CLOISTERS)):
                self._print_on(thing.removeprefix("printed-"), number)
            for _ in range(segment.shields):
                self._print_on("shield", number)

    def print_on_tile(self) -> None:
        there = {mark.name.removeprefix("wide-") for mark in self.marks}
        for feature in sorted(self.tile.features - UNDRAWN):
            if drawn(feature) not in there:
                at = CENTRE if feature == "big-top" else self._free(drawn(feature), wish=CENTRE, anywhere=True)
                toward = (self.tile.toward or 0) if feature == "flying-machine" else 0
                self.marks.append(Mark(drawn(feature), *at, toward))

    def crosses(self, number: int, path: str) -> bool:
        """Return whether a road runs through a city in the open, or over another road."""
        if self.tile.segments[number].end or self._is_tunnel(number):
            return False
        others = [other for other in self.passing() if other < number and "Q" not in self.roads[other] + path]
        return bool(others) or any(self._in_city(spot) for spot in spots(path))

    def _is_tunnel(self, number: int) -> bool:
        return "tunnel" in self.tile.features and not self.tile.segments[number].end and bool(self.cities)

    def _meets(self, segment: Segment) -> bool:
        return any(other.end == segment.end for other in self.tile.segments if other is not segment)

    def _knot(self, segment: Segment) -> Point:
        if segment.end == "cloister":
            return next((mark.x, mark.y) for mark in self.marks if mark.name in ("cloister", *CLOISTERS))
        bends = [self.tile.segments[number].ports for number in self.passing() if "Q" in self.roads.get(number, "")]
        if not bends or not self._meets(segment):
            return CENTRE
        (ax, ay), (bx, by) = (inwards(side, 0) for side in bends[0])
        aside = [MIDDLE - _ASIDE if a + b > 2 * MIDDLE else MIDDLE + _ASIDE for a, b in ((ax, bx), (ay, by))]
        return (aside[0], aside[1])

    def _tied_thing(self) -> list[Mark]:
        """Return the mark that ties a city to what is in the middle: a foundation before it, a wide crop circle."""
        ties = city.ties(self.layout)
        if ties and "tower-foundation" in self.tile.features:
            return [Mark("tower-foundation", *inwards(ties[0], _FOUNDATION))]
        if ties and any(drawn(feature) == "crop-circle" for feature in self.tile.features):
            return [Mark("wide-crop-circle", *CENTRE)]
        return [Mark("big-top", *CENTRE)] if ties and "big-top" in self.tile.features else []

    def _gate(self, path: str) -> Mark:
        """Return the gate at which a road goes into a city of this tile, or into a place of several tiles."""
        behind = next((spot for spot in spots(path) if self._in_city(spot)), CENTRE)
        return Mark("gate", *behind)

    def _print_on(self, name: str, number: int, wish: Point | None = None) -> None:
        """Print a mark on a segment, where there is room."""
        if self.tile.segments[number].kind == "city":
            within = [point for point in grid(5) if holds(self.cities[number], point)]
            size = Mark(name, 0, 0).radius
            at = freest(within, self._ground(), size=size, wish=wish or amid(within))
        else:
            along = spots(self.roads[number])
            at = self._free(name, wish=wish or along[len(along) // 2])
        self.marks.append(Mark(name, *at))

    def _free(self, name: str, *, wish: Point, anywhere: bool = False) -> Point:
        points = [point for point in grid() if anywhere or not self._in_city(point)]
        return freest(points, self._ground(), size=Mark(name, 0, 0).radius, wish=wish)

    def _ground(self) -> Ground:
        walls = (*self.cities.values(), self.hedges, self.unseen)
        return Ground(walls, tuple(self.roads.values()), tuple(self.marks))

    def _in_city(self, point: Point) -> bool:
        return any(holds(path, point) for path in self.cities.values())
