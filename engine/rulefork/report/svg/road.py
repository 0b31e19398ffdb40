"""The roads of a tile: the line along which each runs, where it ends, and where it goes on unseen."""

from typing import Final

from rulefork.report.svg.city import BORDER
from rulefork.report.svg.outline import MIDDLE, pairs
from rulefork.rulebook.tile import Layout, Segment

WIDTH: Final = 12
"""How wide a road is, with its edges."""

Point = tuple[int, int]

CENTRE: Final = (MIDDLE, MIDDLE)
_MOUTH: Final = 14
_WALL: Final = 27
_LOOSE: Final = 26
"""How far from the border a road goes that runs to the mouth of a tunnel, to a wall, or to an end of its own."""


def line(layout: Layout, number: int, *, tunnel: bool, knot: Point) -> str:
    """Return the path of the road of that number; `knot` is where roads that end on the tile meet."""
    road = layout.segments[number]
    sides = sorted(road.ports)
    if len(sides) == 1:
        return _stub(layout, number, sides[0], knot)
    if tunnel:
        return through_tunnel(layout, number)
    if len(sides) > 2:
        return _fork(sides)
    first, last = _start(sides[0]), _start(sides[1])
    if sides[1] - sides[0] == 2:
        return f"M{pairs(first)}L{pairs(last)}"
    return f"M{pairs(first)}Q{pairs(CENTRE, last)}"


def mouths(layout: Layout, number: int) -> tuple[Point, ...]:
    """Return where a road that goes through a tunnel from side to side goes in and comes out."""
    return tuple(_inwards(side, _depth(layout, side)) for side in sorted(layout.segments[number].ports))


def through_tunnel(layout: Layout, number: int) -> str:
    """Return the path of what is seen of such a road: from each side to the mouth there."""
    sides = sorted(layout.segments[number].ports)
    ends = zip(sides, mouths(layout, number), strict=True)
    return "".join(f"M{pairs(_start(side))}L{pairs(mouth)}" for side, mouth in ends)


def is_loose(layout: Layout, road: Segment) -> bool:
    """Return whether a road ends amid one field, short of the others: nothing parts the land on its two sides."""
    (side,) = road.ports
    others = [layout.segments[number] for number in layout.numbers("road") if layout.segments[number] is not road]
    same = layout.at_half[2 * side] == layout.at_half[2 * side + 1]
    return same and any(other.end != road.end for other in others)


def loose_end(side: int) -> Point:
    """Return where such a road ends."""
    return _inwards(side, _LOOSE)


def _stub(layout: Layout, number: int, side: int, knot: Point) -> str:
    road = layout.segments[number]
    start = _start(side)
    if road.end == "gate":
        return _to_gate(layout, road, side)
    if is_loose(layout, road):
        return f"M{pairs(start)}L{pairs(loose_end(side))}"
    if knot in (CENTRE, start) or knot[0] == start[0] or knot[1] == start[1]:
        return f"M{pairs(start)}L{pairs(knot)}"
    return f"M{pairs(start)}Q{pairs(_inwards(side, 30), knot)}"


def _to_gate(layout: Layout, road: Segment, side: int) -> str:
    """Return the path to a city that will be drawn over its end."""
    start, target = _start(side), _target(layout, road, side)
    if target[0] == start[0] or target[1] == start[1]:
        return f"M{pairs(start)}L{pairs(target)}"
    return f"M{pairs(start)}Q{pairs(_inwards(side, 44), target)}"


def _target(layout: Layout, road: Segment, side: int) -> Point:
    cities = [layout.segments[number] for number in sorted(road.leads_to) if layout.segments[number].kind == "city"]
    if not cities:
        return CENTRE
    ports = cities[0].ports
    if (side + 2) % 4 in ports or len(ports) > 2 or max(ports) - min(ports) == 2:
        return _inwards(side, 90) if (side + 2) % 4 in ports else CENTRE
    middles = [BORDER[2 * port + 1] for port in ports]
    x, y = (sum(axis) // len(middles) for axis in zip(*middles, strict=True))
    return (x + (MIDDLE - x) * 10 // MIDDLE, y + (MIDDLE - y) * 10 // MIDDLE)


def _fork(sides: list[int]) -> str:
    facing = next(side for side in sides if (side + 2) % 4 in sides)
    rest = [side for side in sides if side not in (facing, (facing + 2) % 4)]
    path = f"M{pairs(_start(facing))}L{pairs(_start((facing + 2) % 4))}"
    return path + "".join(f"M{pairs(_start(side))}L{pairs(CENTRE)}" for side in rest)


def _depth(layout: Layout, side: int) -> int:
    return _MOUTH if layout.at_half[2 * side] == layout.at_half[2 * side + 1] else _WALL


def _start(side: int) -> Point:
    return BORDER[2 * side + 1]


def _inwards(side: int, depth: int) -> Point:
    x, y = _start(side)
    return (x + (MIDDLE - x) * depth // MIDDLE, y + (MIDDLE - y) * depth // MIDDLE)
