"""Where places of their own lie in a picture: a castle between two tiles, the quarters of a city of its own."""

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Final

from rulefork.play import expansions
from rulefork.report.svg.outline import MIDDLE, SIZE, Point
from rulefork.spec.situation import Situation
from rulefork.table.figure import Site
from rulefork.table.geometry import Square

_COMPASS: Final[Mapping[str, tuple[int, int]]] = {
    "north-west": (-1, -1), "north-east": (1, -1), "south-east": (1, 1), "south-west": (-1, 1),
}  # fmt: skip


def corner(square: Square) -> Point:
    """Return the top left corner of a square in a picture."""
    return (SIZE * square[0], -SIZE * square[1])


def site_point(situation: Situation, site: Site) -> Point:
    """Return the middle of a place, or of a part of it: parts lie around the middle, clockwise from the north-west."""
    corners = [corner(square) for square in site.squares]
    xs, ys = zip(*corners, strict=True)
    x, y = (sum(axis) // len(axis) + MIDDLE for axis in (xs, ys))
    if not site.part:
        return (x, y)
    reach = min(max(xs) - min(xs), max(ys) - min(ys)) // 4
    dx, dy = _aside(situation, site)
    return (round(x + dx * reach), round(y + dy * reach))


def parts(situation: Situation, site: Site) -> list[str]:
    """Return the names of the parts of the place, in their order."""
    known = expansions.sites(situation.game, situation.state)
    return [each.part for each in known if (each.kind, each.squares) == (site.kind, site.squares)]


def _aside(situation: Situation, site: Site) -> tuple[float, float]:
    if site.part in _COMPASS:
        return _COMPASS[site.part]
    names = parts(situation, site)
    at = names.index(site.part) if site.part in names else 0
    angle = 2 * pi * at / max(len(names), 1) - 3 * pi / 4
    return (1.4 * cos(angle), 1.4 * sin(angle))
