"""The part of a tile that a place of several tiles takes up."""

import pytest

from rulefork.report.svg.outline import holds
from rulefork.report.svg.place import inside

from ..boards import BOOK

CORNERS = {"NE": (75, 25), "SE": (75, 75), "SW": (25, 75), "NW": (25, 25)}


@pytest.mark.parametrize(
    ("id", "corners"),
    [
        ("ck-carcassonne-north-west", {"SE"}),
        ("ck-carcassonne-north-1", {"SE", "SW"}),
        ("ck-carcassonne-west", {"NE", "SE"}),
        ("ck-carcassonne-inside-1", {"NE", "SE", "SW", "NW"}),
        ("wf-south-west", {"NE"}),
        ("cap", set()),
    ],
)
def test_quarters(id: str, corners: set[str]) -> None:
    """The quarters of the tile that no field reaches; the wall runs between them and the others."""
    area, wall = inside(BOOK.tiles[id])
    assert {name for name, point in CORNERS.items() if area and holds(area, point)} == corners
    assert bool(wall) == (0 < len(corners) < 4)


@pytest.mark.parametrize("id", ["sc-west", "sc-east", "cg-castle-west", "cg-castle-east"])
def test_a_building_amid_two_tiles(id: str) -> None:
    """Half of it is on each, at the side where they meet."""
    area, _ = inside(BOOK.tiles[id])
    assert holds(area, (99, 50) if id.endswith("west") else (1, 50))
    assert not holds(area, (50, 10))
