"""Outlines: SVG paths of whole numbers in a square of 100 units, turned about its middle, and told as points.

A path is made of the commands M, L, Q and Z alone, so that a few lines read it again.
"""

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Final

Point = tuple[int, int]
Fine = tuple[float, float]

SIZE: Final = 100
"""The side of a tile in units."""
MIDDLE: Final = SIZE // 2
CENTRE: Final = (MIDDLE, MIDDLE)
BORDER: Final = ((0, 0), (50, 0), (100, 0), (100, 50), (100, 100), (50, 100), (0, 100), (0, 50))
"""The corners of a tile and the middles of its sides, clockwise from the north-west one."""
FULL: Final = "M0 0L100 0L100 100L0 100Z"

_COMMAND: Final = re.compile(r"([MLQZ])([^MLQZ]*)")
_NUMBER: Final = re.compile(r"-?\d+")
_STEPS: Final = 8
"""Into how many straight lines a curve is told."""


def inwards(side: int, depth: int) -> Point:
    """Return the point that lies so many units in from the middle of a side (0 north, clockwise)."""
    x, y = BORDER[(2 * side + 1) % 8]
    return (x + (MIDDLE - x) * depth // MIDDLE, y + (MIDDLE - y) * depth // MIDDLE)


def turned_point(point: Point, turns: int) -> Point:
    """Return where a point comes to lie when its tile is turned by quarter turns clockwise."""
    x, y = point
    for _ in range(turns % 4):
        x, y = SIZE - y, x
    return (x, y)


def turned(path: str, turns: int) -> str:
    """Return the path as it lies when its tile is turned by quarter turns clockwise."""
    return "".join(letter + pairs(*(turned_point(end, turns) for end in ends)) for letter, ends in _commands(path))


def pairs(*points: Point) -> str:
    """Return points as a path writes them: "0 50 100 50"."""
    return " ".join(f"{x} {y}" for x, y in points)


def _commands(path: str) -> Iterator[tuple[str, list[Point]]]:
    for letter, text in _COMMAND.findall(path):
        numbers = [int(number) for number in _NUMBER.findall(text)]
        yield letter, list(zip(numbers[::2], numbers[1::2], strict=True))


@cache
def lines(path: str) -> tuple[tuple[Fine, ...], ...]:
    """Return the path as broken lines, one for each M in it; a closed one ends where it begins."""
    found: list[list[Fine]] = []
    for letter, ends in _commands(path):
        if letter == "M":
            found.append([ends[0]])
        elif letter == "L":
            found[-1] += ends
        elif letter == "Q":
            found[-1] += _curve(found[-1][-1], *ends)
        else:
            found[-1].append(found[-1][0])
    return tuple(map(tuple, found))


def _curve(start: Fine, bend: Fine, end: Fine) -> list[Fine]:
    ways = [step / _STEPS for step in range(1, _STEPS + 1)]
    x, y = (
        [(1 - t) ** 2 * start[axis] + 2 * t * (1 - t) * bend[axis] + t * t * end[axis] for t in ways] for axis in (0, 1)
    )
    return list(zip(x, y, strict=True))


def holds(path: str, point: Fine) -> bool:
    """Return whether the point lies inside the closed path."""
    x, y = point
    inside = False
    for line in lines(path):
        for (ax, ay), (bx, by) in pairwise(line):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                inside = not inside
    return inside


def distance(path: str, point: Fine) -> float:
    """Return how far the point is from the line of a path, in units."""
    return min(_to_line(point, a, b) for line in lines(path) for a, b in pairwise(line))


def nearest(path: str, point: Fine) -> Point:
    """Return the point of the path that is nearest to a point."""
    spots = (spot for line in lines(path) for a, b in pairwise(line) for spot in _between(a, b))
    x, y = min(spots, key=lambda spot: (spot[0] - point[0]) ** 2 + (spot[1] - point[1]) ** 2)
    return (round(x), round(y))


def spots(path: str) -> list[Point]:
    """Return points all along the path."""
    return [(round(x), round(y)) for line in lines(path) for a, b in pairwise(line) for x, y in _between(a, b)]


def _between(a: Fine, b: Fine) -> Iterator[Fine]:
    parts = (step / _STEPS for step in range(_STEPS + 1))
    return ((a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part) for part in parts)


def _to_line(point: Fine, a: Fine, b: Fine) -> float:
    (px, py), (ax, ay), (bx, by) = point, a, b
    along = (bx - ax) ** 2 + (by - ay) ** 2
    part = max(0.0, min(1.0, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / along)) if along else 0.0
    x, y = ax + part * (bx - ax) - px, ay + part * (by - ay) - py
    return float((x * x + y * y) ** 0.5)
