"""The part of a tile that a place of several tiles takes up: the inside of a city of its own, a castle, a school."""

from collections.abc import Iterable, Mapping
from typing import Final

from rulefork.report.svg.outline import FULL, turned
from rulefork.rulebook.tile import SHUT, Layout, TileType

_QUARTERS: Final[Mapping[int, tuple[str, str]]] = {
    0: ("", ""),
    1: ("M50 0L100 0L100 50L50 50Z", "M50 0L50 50L100 50"),
    2: ("M50 0L100 0L100 100L50 100Z", "M50 0L50 100"),
    3: ("M50 0L100 0L100 100L0 100L0 50L50 50Z", "M50 0L50 50L0 50"),
    4: (FULL, ""),
}
"""The inside of a place and its wall, by how many quarters of the tile it takes up, clockwise from the north-east."""

_HALVES: Final[Mapping[str, tuple[str, str]]] = {
    "school": ("M50 31L100 31L100 69L50 69Z", "M100 31L50 31L50 69L100 69M50 50L100 50"),
    "german-castle": (
        "M66 26L100 26L100 74L66 74L66 64L58 64L58 36L66 36Z",
        "M100 26L66 26L66 36L58 36L58 64L66 64L66 74L100 74",
    ),
}
"""The half of a building that stands amid two tiles, and its wall, on the east side."""


def inside(tile: TileType) -> tuple[str, str]:
    """Return the closed path of what the place takes up of the unturned tile, and the path of its wall."""
    layout = tile.layouts[0]
    if tile.borders is not None and tile.borders in _HALVES:
        area, wall = _HALVES[tile.borders]
        return _facing(area, wall, layout.edges.index(SHUT) - 1)
    quarters = _shut(layout)
    first = next((quarter for quarter in quarters if (quarter - 1) % 4 not in quarters), 0)
    return _facing(*_QUARTERS[len(quarters)], first)


def _facing(area: str, wall: str, turns: int) -> tuple[str, str]:
    return turned(area, turns % 4), turned(wall, turns % 4)


def _shut(layout: Layout) -> list[int]:
    """Return the quarters that face the inside with both their halves of a side, from the north-east one clockwise."""
    halves = _walled(layout)
    return [quarter for quarter in range(4) if {2 * quarter + 1, (2 * quarter + 2) % 8} <= halves]


def _walled(layout: Layout) -> set[int]:
    halves: Iterable[int] = range(8)
    return {half for half in halves if layout.edges[half // 2] == SHUT and layout.at_half[half] is None}
