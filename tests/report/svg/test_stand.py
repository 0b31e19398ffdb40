"""Where figures stand: on the land of their segment, and apart from the others on the tile."""

from itertools import combinations

import pytest

from rulefork.report.svg.land import land
from rulefork.report.svg.outline import distance, holds, turned_point
from rulefork.report.svg.stand import amid, fields, standing
from rulefork.rulebook.tile import TileType, bridged

from ..boards import BOOK
from .raster import pool_at, pools

each_tile = pytest.mark.parametrize("tile", BOOK.tiles.values(), ids=lambda tile: tile.id)
HELD = 15
"""How far a figure keeps in from the border at least, even where its land does not reach so far."""


@each_tile
def test_on_its_own_land(tile: TileType) -> None:
    """A knight is in his city, a thief on his road, a farmer in his field, as far as the border lets them."""
    seen = land(tile)
    for number, segment in enumerate(tile.segments):
        at = standing(tile, number, 0)
        if segment.kind == "city":
            assert holds(seen.cities[number], at) or distance(seen.cities[number], at) <= HELD
        elif segment.kind == "road":
            assert distance(seen.roads[number], at) <= 1 or HELD in at or 100 - HELD in at
        elif segment.kind == "farm" and segment.ports:
            pool = pools(tile)[pool_at(tile, min(segment.ports)) or 0]
            assert any(abs(x - at[0]) + abs(y - at[1]) <= 12 for x, y in pool)


@each_tile
def test_apart(tile: TileType) -> None:
    """Two figures on a tile do not hide each other."""
    places = [standing(tile, number, 0) for number in range(len(tile.segments))]
    for (ax, ay), (bx, by) in combinations(places, 2):
        assert abs(ax - bx) + abs(ay - by) >= 8


@pytest.mark.parametrize("turns", range(4))
def test_turned(turns: int) -> None:
    """A figure turns with its tile."""
    tile = BOOK.tiles["cap-straight"]
    for number in range(len(tile.segments)):
        x, y = turned_point(standing(tile, number, 0), turns)
        tx, ty = standing(tile, number, turns)
        assert abs(x - tx) + abs(y - ty) <= 4


@each_tile
def test_every_field_has_room(tile: TileType) -> None:
    """Each farm of a tile has points of its own; no point is of two."""
    found = fields(tile)
    assert found.keys() == {*tile.layouts[0].numbers("farm")}
    assert all(found.values())
    assert not any(one & other for one, other in combinations(found.values(), 2))


def test_on_the_tile_as_such() -> None:
    """Something on a tile as such keeps off the symbol, and off the figures there."""
    tile = BOOK.tiles["pd-meadow-volcano"]
    x, y = amid(tile, 0)
    assert abs(x - 50) + abs(y - 50) > 20
    assert amid(tile, 0, ((x, y),)) != (x, y)


def test_on_a_bridge() -> None:
    """A thief on a bridge stands in the middle of the tile, for the bridge is none of its roads."""
    tile = BOOK.tiles["cloister"]
    number = len(bridged(tile, 0).segments) - 1
    assert standing(tile, number, 0) == (50, 50)
