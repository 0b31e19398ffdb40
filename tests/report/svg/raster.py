"""A tile as a raster, to ask of a drawing which land hangs together: walls, roads, hedges and some marks part it."""

from collections.abc import Iterator
from functools import cache

from rulefork.report.svg.land import land
from rulefork.report.svg.outline import distance, holds
from rulefork.rulebook.tile import TileType

STEP = 2
HALVES = ((25, 1), (75, 1), (99, 25), (99, 75), (75, 99), (25, 99), (1, 75), (1, 25))
"""A point at the border for each half-edge."""
SOLID = ("lake", "mountain", "big-top", "acrobat-space", "bazaar", "tower-foundation", "crop-circle",
         "wide-crop-circle", "village", "bushes", "cloister", "shrine", "volcano", "end")  # fmt: skip
"""The marks that part land; the others are signs upon it."""

Point = tuple[int, int]


@cache
def pools(tile: TileType) -> tuple[frozenset[Point], ...]:
    """Return the parts of the field as it is drawn, each as the points of a raster, the largest first."""
    free = {point for point in _points() if not _is_taken(tile, point)}
    found = []
    while free:
        pool = _flood(min(free), free)
        free -= pool
        found.append(frozenset(pool))
    return tuple(sorted(found, key=len, reverse=True))


def pool_at(tile: TileType, half: int) -> int | None:
    """Return which pool meets the half-edge of that number; None where none does."""
    x, y = HALVES[half]
    near = [number for number, pool in enumerate(pools(tile)) if any(abs(x - a) + abs(y - b) <= 8 for a, b in pool)]
    return near[0] if near else None


def _points() -> Iterator[Point]:
    return ((x, y) for y in range(1, 100, STEP) for x in range(1, 100, STEP))


def _is_taken(tile: TileType, point: Point) -> bool:
    seen = land(tile)
    if any(holds(path, point) for path in (*seen.cities.values(), seen.inside)):
        return True
    lines = ((seen.walls, 2), (seen.hedges, 3), (seen.rampart, 2), *((path, 6) for path in seen.roads.values()))
    if any(distance(path, point) < wide for path, wide in lines if path):
        return True
    solid = (mark for mark in seen.marks if mark.name in SOLID)
    return any((mark.x - point[0]) ** 2 + (mark.y - point[1]) ** 2 < (mark.radius - 2) ** 2 for mark in solid)


def _flood(start: Point, free: set[Point]) -> set[Point]:
    found, ahead = {start}, [start]
    while ahead:
        x, y = ahead.pop()
        for near in ((x + STEP, y), (x - STEP, y), (x, y + STEP), (x, y - STEP)):
            if near in free and near not in found:
                found.add(near)
                ahead.append(near)
    return found
