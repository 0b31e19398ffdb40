"""The walls of the cities on a tile: from a city's sides and the fields around it to its outline.

A wall runs from the end of one side of the city to the beginning of its next one. It bends so that the field before it
has room, and it goes through every point of the border at which it parts two fields, or a field from another city.
"""

from itertools import pairwise
from typing import Final

from rulefork.report.svg.outline import BORDER, FULL, MIDDLE, inwards, pairs
from rulefork.rulebook.tile import Layout

_DEPTH: Final = 27
"""How far a city of one side, or a field before a wall, reaches into the tile."""
_SHALLOW: Final = 18
_DEEP: Final = 38
"""The depths where a city of one side lies inside the bay of another one."""
_BEND: Final = 0.4
"""How far a wall from corner to corner bends to the city, as a part of the way from the middle to its corner."""
_SLIGHT: Final = 0.1
"""The same where another city is on the other side of the field."""
_SPIKE: Final = (0.22, 0.56)
"""How far a wall to the middle of a side is drawn to its two ends and to the city's own side."""

Run = tuple[int, int]


def outline(layout: Layout, number: int) -> str:
    """Return the closed path of the city segment of that number."""
    runs = _runs(layout, number)
    if not runs:
        return FULL
    return "".join(_closed(layout, number, group) for group in _groups(layout, number, runs))


def walls(layout: Layout, number: int) -> str:
    """Return the path of the city's walls, which is its outline but for the sides by which it leaves the tile."""
    groups = _groups(layout, number, _runs(layout, number))
    return "".join(
        f"M{pairs(BORDER[end % 8])}{_wall(layout, number, end, then)}"
        for group in groups
        for (_, end), (then, _) in _around(group)
    )


def passage(layout: Layout, number: int) -> str:
    """Return the path by which a city goes on under another one; nothing where it does not."""
    runs = _runs(layout, number)
    if len(_groups(layout, number, runs)) < 2:
        return ""
    return "M{}L{}".format(*(pairs(inwards(start // 2, _SHALLOW)) for start, _ in runs))


def ties(layout: Layout) -> tuple[int, ...]:
    """Return the sides of cities from whose wall something must run into the tile, to part the fields on its two ends.

    A road to a gate does that, and a wall that goes through a corner; there nothing more is needed.
    """
    return tuple(side for number in layout.numbers("city") for side in _tie(layout, number))


def _tie(layout: Layout, number: int) -> list[int]:
    runs = _runs(layout, number)
    if len(runs) != 1 or runs[0][1] - runs[0][0] != 2 or any(_is_parting(layout, number, at) for at in range(8)):
        return []
    row = _row(layout, runs[0][0] // 2)
    before, after = layout.at_half[2 * row[0] - 1], layout.at_half[(2 * row[-1] + 2) % 8]
    if None in (before, after) or before == after:
        return []
    cities = {layout.at_side[side] for side in row}
    roads = [layout.segments[road] for road in layout.numbers("road")]
    is_parted = any(cities & road.leads_to for road in roads)
    if len(row) > 1:  # one of them may lie between the two fields, and then no more is needed
        touched = (
            {n for n in cities if n in layout.segments[farm].touches} for farm in (before, after) if farm is not None
        )
        is_parted = is_parted or bool(set.intersection(*touched)) or row[0] != runs[0][0] // 2
    return [] if is_parted else [runs[0][0] // 2]


def _row(layout: Layout, side: int) -> list[int]:
    """Return the sides of city around one that follow each other, of whatever city, clockwise."""
    first = next((side - step for step in range(4) if layout.edges[(side - step - 1) % 4] != "C"), side)
    count = next((step for step in range(4) if layout.edges[(first + step) % 4] != "C"), 4)
    return [(first + step) % 4 for step in range(count)]


def _runs(layout: Layout, number: int) -> list[Run]:
    """Return the sides of a city that follow each other, as points of the border from which and to which they go."""
    sides = layout.segments[number].ports
    starts = [side for side in sorted(sides) if (side - 1) % 4 not in sides]
    counts = (next(step for step in range(1, 5) if (start + step) % 4 not in sides) for start in starts)
    return [(2 * start, 2 * (start + count)) for start, count in zip(starts, counts, strict=True)]


def _groups(layout: Layout, number: int, runs: list[Run]) -> list[list[Run]]:
    """Return the runs that are drawn as one: all of them, but for a city that another one crosses above."""
    crossing = [other for other in layout.numbers("city") if len(_runs(layout, other)) == 2]
    return [[run] for run in runs] if len(crossing) == 2 and number == max(crossing) else [runs]


def _around(runs: list[Run]) -> list[tuple[Run, Run]]:
    return list(zip(runs, [*runs[1:], *runs[:1]], strict=True))


def _closed(layout: Layout, number: int, runs: list[Run]) -> str:
    path = f"M{pairs(BORDER[runs[0][0]])}"
    for (start, end), (then, _) in _around(runs):
        path += "".join(f"L{pairs(BORDER[at % 8])}" for at in range(start + 2, end + 1, 2))
        path += _wall(layout, number, end, then)
    return path + "Z"


def _wall(layout: Layout, number: int, end: int, then: int) -> str:
    """Return the curves from one point of the border to another, through all points at which the wall parts land."""
    stop = then if then > end else then + 8
    stops = [end, *(at for at in range(end + 1, stop) if _is_parting(layout, number, at % 8)), stop]
    bends = ((_bend(layout, number, a % 8, b % 8, len(stops) > 2), BORDER[b % 8]) for a, b in pairwise(stops))
    return "".join(f"Q{pairs(*bend)}" for bend in bends)


def _is_parting(layout: Layout, number: int, at: int) -> bool:
    """Return whether the city's wall reaches a point of the border where it has no side."""
    before, after = layout.at_half[at - 1], layout.at_half[at]
    if before is None and after is None:
        return False
    if before is None or after is None:
        return at % 2 == 0 and _is_between(layout, number, at)
    if before == after or (at % 2 and layout.edges[at // 2] != "F"):
        return False
    return all(number in layout.segments[farm].touches for farm in (before, after))


def _is_between(layout: Layout, number: int, at: int) -> bool:
    """Return whether at a corner, where a field and another city meet that do not touch, this one lies between them."""
    farm = next(half for half in (layout.at_half[at - 1], layout.at_half[at]) if half is not None)
    near = {layout.at_side[(at // 2 - 1) % 4], layout.at_side[at // 2]}
    others = {city for city in near if city is not None and layout.segments[city].kind == "city"}
    touched = layout.segments[farm].touches
    return number in touched and bool(others) and number not in others and not others & touched


def _bend(layout: Layout, number: int, start: int, end: int, is_parted: bool) -> tuple[int, int]:
    """Return the point towards which a wall bends on its way from one point of the border to another."""
    match (end - start) % 8:
        case 2:  # before one side, of field or of another city
            return inwards(start // 2, 2 * (_DEEP if layout.edges[start // 2] == "C" else _DEPTH - 4 * is_parted))
        case 6:  # around one side
            return inwards(end // 2, 2 * _cap(layout, end // 2))
        case 4:  # from corner to corner
            x, y = BORDER[(start + 2) % 8]
            part = _part(layout, start, is_parted)
            return (round(MIDDLE + (MIDDLE - x) * part), round(MIDDLE + (MIDDLE - y) * part))
    (ax, ay), (bx, by), (cx, cy) = BORDER[start], BORDER[end], BORDER[2 * min(layout.segments[number].ports) + 1]
    ends, own = _SPIKE
    return (round((ax + bx) * ends + cx * own), round((ay + by) * ends + cy * own))


def _part(layout: Layout, start: int, is_parted: bool) -> float:
    """Return how far a wall from corner to corner bends to its city; one that parts land leaves room for its bays."""
    if not layout.numbers("farm"):
        return 0.0
    if not is_parted:
        return _BEND
    return _SLIGHT if layout.edges[start // 2] == "C" else -_BEND


def _cap(layout: Layout, side: int) -> int:
    """Return how far in a city of one side reaches: less far where it lies in the bay of another city."""
    left, right = layout.at_side[(side - 1) % 4], layout.at_side[(side + 1) % 4]
    in_bay = left is not None and left == right and layout.segments[left].kind == "city"
    return _SHALLOW if in_bay else _DEPTH
