"""Where figures stand on a tile: a place for each of its segments, amid the segment and off what is printed there."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from rulefork.report.svg.land import Land, land
from rulefork.report.svg.mark import CLOISTERS, Mark
from rulefork.report.svg.outline import CENTRE, Point, distance, holds, spots, turned, turned_point
from rulefork.report.svg.room import HALF_WIDTH, Ground, freest, grid
from rulefork.report.svg.room import amid as middle_of
from rulefork.rulebook.tile import TileType

_HALVES: Final = ((25, 5), (75, 5), (95, 25), (95, 75), (75, 95), (25, 95), (5, 75), (5, 25))
"""A point that is in the field wherever the half-edge of that number is."""
_STEP: Final = 5
_SIZE: Final = 13
"""Half the width of a figure."""
_WALL: Final = 3
"""Half the thickness of a wall, and a little."""
_BESIDE: Final = (12, 11)
"""How far a monk stands from the middle of the cloister, so that both are seen."""
_RESTS_ON: Final = {
    "ferry": "lake", "tower-piece": "tower-foundation", "tower-top": "tower-foundation", "tunnel-token": "mountain",
    "portal-symbol": "portal",
}  # fmt: skip
"""On which mark a thing lies, or who is in a place stands, where it is not the one of its own name."""
_LOWEST, _HIGHEST = 15, 85


def standing(tile: TileType, segment: int, turns: int) -> Point:
    """Return where a figure stands on the segment of a tile turned so, from the tile's top left corner.

    A segment that is not printed on the tile is a bridge laid over it.
    """
    if segment >= len(tile.segments):
        return CENTRE
    return _held(turned_point(_place(tile, segment), turns))


@cache
def amid(tile: TileType, turns: int, others: tuple[Point, ...] = (), *, size: int = _SIZE, thing: str = "") -> Point:
    """Return where something of that size lies that is on the tile as such, off the figures at the `others`.

    A `thing`, by the id of its kind, lies on the mark to which it belongs where the tile has one.
    """
    marks = [mark._replace(x=x, y=y) for mark in land(tile).marks for x, y in (turned_point((mark.x, mark.y), turns),)]
    for mark in marks:
        if mark.name == _RESTS_ON.get(thing, thing):
            return (mark.x, mark.y)
    walls, roads = (
        tuple(turned(path, turns) for path in paths.values()) for paths in (land(tile).cities, land(tile).roads)
    )
    ground = Ground(walls, roads, (*marks, *(Mark("figure", x, y) for x, y in others)))
    return _held(freest(grid(), ground, size=size, wish=CENTRE))


def _held(point: Point) -> Point:
    x, y = point
    return (min(max(x, _LOWEST), _HIGHEST), min(max(y, _LOWEST + 2), _HIGHEST))


@cache
def _place(tile: TileType, number: int) -> Point:
    seen, segment = land(tile), tile.segments[number]
    if segment.kind == "cloister":
        church = next(mark for mark in seen.marks if mark.name in ("cloister", *CLOISTERS))
        return (church.x + _BESIDE[0], church.y + _BESIDE[1])
    if segment.kind == "road":
        return _on_road(seen, number)
    if segment.kind == "city":
        within = [point for point in grid(_STEP) if holds(seen.cities[number], point)]
        return freest(within, _ground(seen), size=_SIZE, wish=middle_of(within))
    field = list(fields(tile).get(number, ())) or [CENTRE]
    return freest(field, _ground(seen), size=_SIZE, wish=middle_of(field))


def _on_road(seen: Land, number: int) -> Point:
    """Return a point of the road near its middle, off the other roads and what is printed there."""
    along = spots(seen.roads[number])
    others = tuple(path for other, path in seen.roads.items() if other != number)
    marks = tuple(mark for mark in seen.marks if mark.name not in ("mouth", "gate"))
    return freest(along, Ground((), others, marks), size=_SIZE, wish=along[len(along) // 2])


def _ground(seen: Land) -> Ground:
    return Ground((*seen.cities.values(), seen.inside, seen.hedges), tuple(seen.roads.values()), seen.marks)


@cache
def fields(tile: TileType) -> dict[int, frozenset[Point]]:
    """Return the points of a grid that lie in each farm of the unturned tile, by the number of its segment."""
    seen = land(tile)
    free = {point for point in _grid() if not _is_taken(seen, point)}
    found: dict[int, frozenset[Point]] = {}
    for number in tile.layouts[0].numbers("farm"):
        seeds = {_snapped(_HALVES[half]) for half in tile.segments[number].ports}
        pool = _flood(seeds & free, free)
        if pool:
            found[number] = frozenset(pool)
    left = free.difference(*found.values())
    for number in tile.layouts[0].numbers("farm"):
        if number not in found and left:
            pool = max((_flood({point}, left) for point in sorted(left)), key=len)
            found[number], left = frozenset(pool), left - pool
    return found


def _grid() -> Iterator[Point]:
    return ((x, y) for y in range(_STEP, 100, _STEP) for x in range(_STEP, 100, _STEP))


def _snapped(point: Point) -> Point:
    x, y = (min(max(round(axis / _STEP) * _STEP, _STEP), 100 - _STEP) for axis in point)
    return (x, y)


def _is_taken(seen: Land, point: Point) -> bool:
    if any(holds(path, point) for path in (*seen.cities.values(), seen.inside)):
        return True
    if any(distance(path, point) < HALF_WIDTH for path in (*seen.roads.values(), seen.hedges) if path):
        return True
    if seen.walls and distance(seen.walls, point) < _WALL:
        return True
    return any((mark.x - point[0]) ** 2 + (mark.y - point[1]) ** 2 < mark.radius**2 for mark in seen.marks)


def _flood(seeds: set[Point], free: set[Point]) -> set[Point]:
    found, ahead = set(seeds), list(seeds)
    while ahead:
        x, y = ahead.pop()
        for near in ((x + _STEP, y), (x - _STEP, y), (x, y + _STEP), (x, y - _STEP)):
            if near in free and near not in found:
                found.add(near)
                ahead.append(near)
    return found
