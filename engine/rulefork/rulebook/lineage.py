"""Lineage: who extends whom, parents before children."""

from collections.abc import Mapping


def lineage(parents: Mapping[str, str | None]) -> tuple[list[str], list[tuple[str, ...]]]:
    """Return the names with every parent before its children, and the circles in which names extend each other.

    A name that leads into a circle, or to a parent that is not among the names, is left out of the order.
    """
    order: list[str] = []
    circles: list[tuple[str, ...]] = []
    for start in parents:
        way: list[str] = []
        name: str | None = start
        while name is not None and name in parents and name not in order and name not in way:
            way.append(name)
            name = parents[name]
        if name is None or name in order:
            order.extend(reversed(way))
        elif name == start:
            circles.append(tuple(way))
    return order, [circle for number, circle in enumerate(circles) if not _seen(circle, circles[:number])]


def _seen(circle: tuple[str, ...], circles: list[tuple[str, ...]]) -> bool:
    return any(set(circle) == set(other) for other in circles)
