"""Where there is room on a tile: the freest of some points between roads, walls and marks."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from rulefork.report.svg.mark import Mark
from rulefork.report.svg.outline import MIDDLE, SIZE, Point, distance

HALF_WIDTH: Final = 6
"""Half the width of a road with its edges."""
_MARGIN: Final = 6
"""How far a thing may reach over the border of its tile, in units."""
_PULL: Final = 0.08
"""What a unit away from where a thing belongs costs, in units of room."""


def grid(step: int = 9) -> list[Point]:
    """Return points all over a tile, so many units apart, one of them in the middle."""
    steps = range(MIDDLE - 40 // step * step, SIZE - 9, step)
    return [(x, y) for y in steps for x in steps]


@dataclass(frozen=True, slots=True)
class Ground:
    """What takes up room on a tile already: walls and the like by their path, roads by theirs, marks."""

    walls: tuple[str, ...]
    roads: tuple[str, ...]
    marks: tuple[Mark, ...]


def freest(points: Iterable[Point], ground: Ground, *, size: int, wish: Point) -> Point:
    """Return the point at which a thing of that size has most room, up to what it needs; then the one nearest the wish.

    `size` is counted in units from the middle of the thing.
    """

    def room(point: Point) -> float:
        x, y = point
        near = [float(size + 2), min(x, y, SIZE - x, SIZE - y) + _MARGIN]
        near += (distance(path, point) for path in ground.walls if path)
        near += (distance(path, point) - HALF_WIDTH for path in ground.roads)
        near += (((x - mark.x) ** 2 + (y - mark.y) ** 2) ** 0.5 - mark.radius for mark in ground.marks)
        return min(near) - _PULL * (abs(x - wish[0]) + abs(y - wish[1]))

    return max(points, key=room)


def amid(points: Iterable[Point]) -> Point:
    """Return the middle of some points."""
    points = list(points)
    return (sum(x for x, _ in points) // len(points), sum(y for _, y in points) // len(points))
