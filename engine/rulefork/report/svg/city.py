"""The walls of the cities on a tile: from a city's sides and the fields around it to its outline.

A wall runs from the end of one side of the city to the beginning of its next one. It bends into the tile so that the
field before it has room, and it goes through every point of the border at which two fields meet that the city parts.
"""

from typing import Final

from rulefork.report.svg.outline import MIDDLE, pairs
from rulefork.rulebook.tile import Layout

BORDER: Final = ((0, 0), (50, 0), (100, 0), (100, 50), (100, 100), (50, 100), (0, 100), (0, 50))
"""The corners of a tile and the middles of its sides, clockwise from the north-west one."""

_DEPTH: Final = 27
"""How far a city of one side, or a field before a wall, reaches into the tile."""
_SHALLOW: Final = 18
_DEEP: Final = 38
"""The depths where a city of one side lies inside the bay of another one."""


def outline(layout: Layout, number: int) -> str:
    """Return the closed path of the city segment of that number."""
    runs = _runs(layout, number)
    if not runs:
        return "M0 0L100 0L100 100L0 100Z"
    if _runs_under(layout, number):
        return "".join(_closed(layout, number, [run]) for run in runs)
    return _closed(layout, number, runs)


def walls(layout: Layout, number: int) -> str:
    """Return the path of the city's walls, which is its outline but for the sides by which it leaves the tile."""
    runs, path = _runs(layout, number), ""
    under = _runs_under(layout, number)
    for (_, end), (then, _) in zip(runs, runs if under else [*runs[1:], *runs[:1]], strict=True):
        stops = _stops(layout, number, end, then)
        path += f"M{pairs(BORDER[end % 8])}" + "".join(
            _wall(layout, number, a, b) for a, b in zip(stops, stops[1:], strict=False)
        )
    return path


def passage(layout: Layout, number: int) -> str:
    """Return the path by which a city goes on under another one; nothing where it does not."""
    return _under(layout, number) if _runs_under(layout, number) else ""


def ties(layout: Layout) -> list[int]:
    """Return the sides of the cities from whose wall something must run to the middle, to part the fields beside it."""
    return [side for number in layout.numbers("city") for side in _tied(layout, number)]


def _closed(layout: Layout, number: int, runs: list[tuple[int, int]]) -> str:
    first = runs[0][0]
    path = f"M{pairs(BORDER[first])}"
    for (start, end), (then, _) in zip(runs, [*runs[1:], runs[0]], strict=True):
        path += "".join(f"L{pairs(BORDER[at % 8])}" for at in range(start + 2, end + 1, 2))
        stops = _stops(layout, number, end, then)
        path += "".join(_wall(layout, number, a, b) for a, b in zip(stops, stops[1:], strict=False))
    return path + "Z"


def _runs(layout: Layout, number: int) -> list[tuple[int, int]]:
    """Return the sides of a city that follow each other, as points of the border from which and to which they go."""
    sides = layout.segments[number].ports
    starts = [side for side in sorted(sides) if (side - 1) % 4 not in sides]
    found = []
    for start in starts:
        count = next(step for step in range(1, 5) if (start + step) % 4 not in sides)
        found.append((2 * start, 2 * (start + count)))
    return found


def _stops(layout: Layout, number: int, end: int, then: int) -> list[int]:
    """Return the points of the border that a wall touches on its way: between its ends those at which it parts land."""
    stop = then if then > end else then + 8
    return [end, *(at for at in range(end + 1, stop) if _is_split(layout, number, at % 8)), stop]


def _is_split(layout: Layout, number: int, at: int) -> bool:
    before, after = layout.at_half[at - 1], layout.at_half[at]
    if at % 2 == 0 and (before is None) != (after is None):
        return _keeps_off(layout, number, at)
    if before is None or after is None or before == after:
        return False
    if at % 2 and layout.edges[at // 2] != "F":
        return False
    return all(number in layout.segments[farm].touches for farm in (before, after))


def _keeps_off(layout: Layout, number: int, at: int) -> bool:
    """Return whether at a corner between a field and another city this one lies between them."""
    farm = next(half for half in (layout.at_half[at - 1], layout.at_half[at]) if half is not None)
    cities = {layout.at_side[(at // 2 - 1) % 4], layout.at_side[at // 2]}
    touched = layout.segments[farm].touches
    others = {city for city in cities if city is not None and layout.segments[city].kind == "city"}
    return number in touched and number not in others and bool(others) and not others & touched


def _wall(layout: Layout, number: int, start: int, end: int) -> str:
    return f"Q{pairs(_control(layout, number, start % 8, end % 8), BORDER[end % 8])}"


def _control(layout: Layout, number: int, start: int, end: int) -> tuple[int, int]:
    """Return the point towards which a wall bends on its way from one point of the border to another."""
    length = (end - start) % 8
    if length == 2 and start % 2 == 0:  # before one side of field
        return _inwards(start + 1, _bay(layout, start // 2))
    if length == 6:  # around one side of city
        return _inwards(end + 1, _cap(layout, number, (end // 2) % 4))
    if length == 4:
        x, y = BORDER[(start + 2) % 8]
        bend = 0.0 if not layout.numbers("farm") else 0.4
        return (round(MIDDLE + (MIDDLE - x) * bend), round(MIDDLE + (MIDDLE - y) * bend))
    (ax, ay), (bx, by) = BORDER[start], BORDER[end]
    side = BORDER[2 * min(layout.segments[number].ports) + 1]
    return (round((ax + bx) * 0.22 + side[0] * 0.56), round((ay + by) * 0.22 + side[1] * 0.56))


def _inwards(at: int, depth: int) -> tuple[int, int]:
    """Return the control point of a curve that reaches so far in from the middle of a side."""
    x, y = BORDER[at % 8]
    return (x + (MIDDLE - x) * 2 * depth // MIDDLE, y + (MIDDLE - y) * 2 * depth // MIDDLE)


def _bay(layout: Layout, side: int) -> int:
    return _DEEP if layout.edges[side] == "C" else _DEPTH


def _cap(layout: Layout, number: int, side: int) -> int:
    beside = {layout.at_side[(side - 1) % 4], layout.at_side[(side + 1) % 4]}
    if len(beside) == 1 and layout.segments[min(beside, key=str) or 0].kind == "city" and None not in beside:
        return _SHALLOW
    return _DEPTH


def _tied(layout: Layout, number: int) -> list[int]:
    runs = _runs(layout, number)
    if len(runs) != 1 or any(_is_split(layout, number, at) for at in range(8)):
        return []
    start, end = runs[0]
    before, after = layout.at_half[start - 1], layout.at_half[end % 8]
    roads = [layout.segments[road] for road in layout.numbers("road")]
    if before is None or after is None or before == after or any(number in road.leads_to for road in roads):
        return []
    return [start // 2] if end - start == 2 else []


def _runs_under(layout: Layout, number: int) -> bool:
    """Return whether the city has two sides that face each other and another city crosses it."""
    cities = layout.numbers("city")
    crossed = [other for other in cities if len(_runs(layout, other)) == 2]
    return len(crossed) == 2 and number == max(crossed)


def _under(layout: Layout, number: int) -> str:
    (start, _), (then, _) = _runs(layout, number)
    return f"M{pairs(BORDER[start + 1])}L{pairs(BORDER[then + 1])}"
