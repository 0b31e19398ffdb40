"""The land of tiles as it is drawn, held against the tile data: what hangs together there hangs together here."""

from itertools import combinations

import pytest

from rulefork.report.svg.land import land
from rulefork.report.svg.outline import BORDER, distance, holds, lines
from rulefork.rulebook.tile import TileType

from ..boards import BOOK
from .raster import HALVES, pool_at, pools

SPECK = 14
"""Points of the raster that are too few for a field: what is left between a wall and a road."""

each_tile = pytest.mark.parametrize("tile", BOOK.tiles.values(), ids=lambda tile: tile.id)


@each_tile
def test_fields_are_parted_as_the_data_part_them(tile: TileType) -> None:
    """Two half-edges are of one farm if and only if one can walk from one to the other in the drawing."""
    at_half = tile.layouts[0].at_half
    drawn = {half: pool_at(tile, half) for half in range(8) if at_half[half] is not None}
    assert None not in drawn.values(), "a field is drawn over"
    for one, other in combinations(drawn, 2):
        assert (at_half[one] == at_half[other]) == (drawn[one] == drawn[other]), (one, other)


@each_tile
def test_fields_inside_a_tile(tile: TileType) -> None:
    """A field that reaches no side is drawn too, and no other is."""
    reached = {pool_at(tile, half) for half in range(8) if tile.layouts[0].at_half[half] is not None}
    inside = [number for number, pool in enumerate(pools(tile)) if number not in reached and len(pool) > SPECK]
    assert len(inside) == sum(segment.kind == "farm" and not segment.ports for segment in tile.segments)


@each_tile
def test_cities_and_roads_reach_their_sides(tile: TileType) -> None:
    """A city takes up its sides and no others; a road begins at the middle of each of its sides."""
    seen = land(tile)
    for number, segment in enumerate(tile.segments):
        middles = [BORDER[2 * side + 1] for side in range(4)]
        if segment.kind == "city":
            within = {half // 2 for half, at in enumerate(HALVES) if holds(seen.cities[number], at)}
            assert within == segment.ports
        elif segment.kind == "road":
            ends = {end for line in lines(seen.roads[number]) for end in (line[0], line[-1])}
            assert {side for side, middle in enumerate(middles) if middle in ends} == segment.ports


@each_tile
def test_marks_are_all_there(tile: TileType) -> None:
    """Shields, the princess, the symbol, the cloister: each is printed once, where its segment is."""
    seen = land(tile)
    names = [mark.name for mark in seen.marks]
    assert names.count("shield") == sum(segment.shields for segment in tile.segments)
    assert (tile.symbol in names) == (tile.symbol is not None)
    assert sum(name in ("cloister", "shrine", "baba-yaga-hut") for name in names) == len(
        tile.layouts[0].numbers("cloister")
    )
    for number, segment in enumerate(tile.segments):
        if segment.princess:
            (mark,) = (mark for mark in seen.marks if mark.name == "princess")
            assert holds(seen.cities[number], (mark.x, mark.y))
    assert all(5 <= axis <= 95 for mark in seen.marks for axis in (mark.x, mark.y))


@each_tile
def test_shields_keep_off_walls_and_each_other(tile: TileType) -> None:
    """A shield lies in its city, off the walls and off what else is printed."""
    seen = land(tile)
    for shield in (mark for mark in seen.marks if mark.name == "shield"):
        assert any(holds(path, (shield.x, shield.y)) for path in seen.cities.values())
        assert all(distance(path, (shield.x, shield.y)) > 4 for path in (seen.walls, seen.unseen) if path)
        others = [mark for mark in seen.marks if mark is not shield]
        assert all(abs(mark.x - shield.x) + abs(mark.y - shield.y) > 14 for mark in others)


@pytest.mark.parametrize(
    ("id", "marks"),
    [
        ("cap-tee", {"bushes"}),
        ("tee", {"village"}),
        ("three-road", {"gate"}),
        ("pd-band-tunnel-dragon", {"dragon", "mouth"}),
        ("ic-full-cathedral", {"cathedral"}),
        ("cc-caps-opposite", {"wide-crop-circle"}),
        ("tw-cap-straight", {"tower-foundation"}),
        ("ck-carcassonne-north-west", {"gate"}),
        ("fm-meadow-diagonal", {"flying-machine"}),
        ("ru-fork-and-stub", {"house"}),
    ],
)
def test_marks_of(id: str, marks: set[str]) -> None:
    """What is drawn on some tiles, each of a kind of its own."""
    assert {mark.name for mark in land(BOOK.tiles[id]).marks} == marks


def test_a_road_above_another() -> None:
    """Of two roads that cross without a village one is drawn over the other; so is one that crosses a city."""
    assert len(land(BOOK.tiles["tb-two-straights"]).over) == 1
    assert len(land(BOOK.tiles["gm-band-straight"]).over) == 1
    assert not land(BOOK.tiles["cross"]).over
