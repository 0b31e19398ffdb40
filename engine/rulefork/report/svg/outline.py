"""Outlines: SVG paths of whole numbers in a square of 100 units, turned about its middle, and told as points.

A path is made of the commands M, L, Q and Z alone, so that a few lines read it again.
"""

import re
from functools import cache
from typing import Final

Point = tuple[float, float]

SIZE: Final = 100
"""The side of a tile in units."""
MIDDLE: Final = SIZE // 2

_COMMAND: Final = re.compile(r"([MLQZ])([^MLQZ]*)")
_NUMBER: Final = re.compile(r"-?\d+")
_STEPS: Final = 8
"""Into how many straight lines a curve is told."""


def turned_point(x: int, y: int, turns: int) -> tuple[int, int]:
    """Return where a point comes to lie when its tile is turned by quarter turns clockwise."""
    for _ in range(turns % 4):
        x, y = SIZE - y, x
    return x, y


def turned(path: str, turns: int) -> str:
    """Return the path as it lies when its tile is turned by quarter turns clockwise."""
    return "".join(letter + pairs(*(turned_point(*pair, turns) for pair in ends)) for letter, ends in commands(path))


def pairs(*points: tuple[int, int]) -> str:
    """Return points as a path writes them: "0 50 100 50"."""
    return " ".join(f"{x} {y}" for x, y in points)


def commands(path: str) -> list[tuple[str, list[tuple[int, int]]]]:
    """Return the commands of a path, each with its points."""
    found = []
    for letter, text in _COMMAND.findall(path):
        numbers = [int(number) for number in _NUMBER.findall(text)]
        found.append((letter, list(zip(numbers[::2], numbers[1::2], strict=True))))
    return found


@cache
def lines(path: str) -> tuple[tuple[Point, ...], ...]:
    """Return the path as broken lines, one for each M in it; a closed one ends where it begins."""
    found: list[list[Point]] = []
    for letter, ends in commands(path):
        if letter == "M":
            found.append([ends[0]])
        elif letter == "L":
            found[-1] += ends
        elif letter == "Q":
            found[-1] += _curve(found[-1][-1], *ends)
        else:
            found[-1].append(found[-1][0])
    return tuple(map(tuple, found))


def _curve(start: Point, control: Point, end: Point) -> list[Point]:
    ways = [step / _STEPS for step in range(1, _STEPS + 1)]
    return [
        tuple((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for a, b, c in zip(start, control, end, strict=True))  # type: ignore[misc]
        for t in ways
    ]


def holds(path: str, point: Point) -> bool:
    """Return whether the point lies inside the closed path."""
    x, y = point
    inside = False
    for line in lines(path):
        for (ax, ay), (bx, by) in zip(line, line[1:], strict=False):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                inside = not inside
    return inside


def distance(path: str, point: Point) -> float:
    """Return how far the point is from the path, in units."""
    return min(_to_line(point, a, b) for line in lines(path) for a, b in zip(line, line[1:], strict=False))


def _to_line(point: Point, a: Point, b: Point) -> float:
    (px, py), (ax, ay), (bx, by) = point, a, b
    along = (bx - ax) ** 2 + (by - ay) ** 2
    part = max(0.0, min(1.0, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / along)) if along else 0.0
    x, y = ax + part * (bx - ax) - px, ay + part * (by - ay) - py
    return float((x * x + y * y) ** 0.5)
