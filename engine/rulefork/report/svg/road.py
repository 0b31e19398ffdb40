"""The roads of a tile: the line along which each runs, where it ends, and where it goes on unseen."""

from typing import Final

from rulefork.report.svg.outline import BORDER, CENTRE, Point, inwards, pairs
from rulefork.rulebook.tile import Layout, Segment

_MOUTH: Final = 14
_WALL: Final = 27
_LOOSE: Final = 20
"""How far from the border a road goes that runs to the mouth of a tunnel, to a wall, or to an end of its own."""
_BEHIND: Final = 10
"""How far from the border a road ends that runs to a gate: inside the city."""
_SWING: Final = 44
"""How far a road runs straight before it swings to a gate."""

BY_ITSELF: Final = ("end", "village", "bushes")
"""Ends that stop short of other roads, where one field lies around them."""


def line(layout: Layout, number: int, *, knot: Point) -> str:
    """Return the path of the road of that number; `knot` is where roads that end on the tile meet."""
    road = layout.segments[number]
    first, *others = sorted(road.ports)
    if not others:
        return _ending(layout, road, first, knot)
    if len(others) > 1:
        return _fork([first, *others])
    if others[0] - first == 2:
        return f"M{pairs(_start(first))}L{pairs(_start(others[0]))}"
    return f"M{pairs(_start(first))}Q{pairs(CENTRE, _start(others[0]))}"


def through_tunnel(layout: Layout, number: int) -> str:
    """Return the path of what is seen of a road through a tunnel: from each side to the mouth there."""
    sides = sorted(layout.segments[number].ports)
    ends = zip(sides, mouths(layout, number), strict=True)
    return "".join(f"M{pairs(_start(side))}L{pairs(mouth)}" for side, mouth in ends)


def mouths(layout: Layout, number: int) -> tuple[Point, ...]:
    """Return where such a road goes in and comes out: amid a field, or at the wall where it parts two fields."""
    return tuple(
        inwards(side, _MOUTH if layout.at_half[2 * side] == layout.at_half[2 * side + 1] else _WALL)
        for side in sorted(layout.segments[number].ports)
    )


def is_loose(layout: Layout, road: Segment) -> bool:
    """Return whether a road ends amid one field, short of other roads: nothing parts the land on its two sides."""
    (side,) = road.ports
    others = [layout.segments[number] for number in layout.numbers("road") if layout.segments[number] is not road]
    same = layout.at_half[2 * side] == layout.at_half[2 * side + 1]
    return same and road.end in BY_ITSELF and any(other.end != road.end for other in others)


def loose_end(road: Segment) -> Point:
    """Return where such a road ends."""
    return inwards(min(road.ports), _LOOSE)


def _ending(layout: Layout, road: Segment, side: int, knot: Point) -> str:
    start = _start(side)
    end = knot
    if road.end == "gate":
        end = _behind_gate(layout, road, side)
    elif is_loose(layout, road):
        end = loose_end(road)
    if end[0] == start[0] or end[1] == start[1]:
        return f"M{pairs(start)}L{pairs(end)}"
    return f"M{pairs(start)}Q{pairs(inwards(side, _SWING), end)}"


def _behind_gate(layout: Layout, road: Segment, side: int) -> Point:
    """Return a point inside the city to which a road leads: the city is drawn over it."""
    cities = [layout.segments[number] for number in sorted(road.leads_to) if layout.segments[number].kind == "city"]
    if not cities:
        return CENTRE
    ports = sorted(cities[0].ports)
    if len(ports) == 1:
        return inwards(ports[0], _BEHIND)
    if len(ports) > 2 or ports[1] - ports[0] == 2:
        return CENTRE
    return inwards(next(port for port in ports if (port - side) % 4 != 2), _BEHIND + 12)


def _fork(sides: list[int]) -> str:
    facing = next(side for side in sides if (side + 2) % 4 in sides)
    across = (facing + 2) % 4
    path = f"M{pairs(_start(facing))}L{pairs(_start(across))}"
    return path + "".join(f"M{pairs(_start(side))}L{pairs(CENTRE)}" for side in sides if side not in (facing, across))


def _start(side: int) -> Point:
    return BORDER[2 * side + 1]
