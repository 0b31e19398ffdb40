"""Every tile, however it is turned, looks like what it is."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from rulefork.report.tile_picture import CITY, CLOISTER, HEIGHT, MIDDLE, VILLAGE, WALLED, WIDTH, Cell, Picture, picture
from rulefork.rulebook.tile import TileType

from .boards import BOOK
from .golden import assert_golden

TILES = [(tile, turns) for tile in BOOK.tiles.values() for turns in range(4)]
EDGES = (
    [Cell(0, column) for column in range(WIDTH)],
    [Cell(row, WIDTH - 1) for row in range(HEIGHT)],
    [Cell(HEIGHT - 1, column) for column in range(WIDTH)],
    [Cell(row, 0) for row in range(HEIGHT)],
)
each_tile = pytest.mark.parametrize(("tile", "turns"), TILES, ids=[f"{tile.id}-{turns}" for tile, turns in TILES])


def rows(seen: Picture) -> list[str]:
    """Return the lines of a picture."""
    return ["".join(seen.signs.get(Cell(row, column), " ") for column in range(WIDTH)) for row in range(HEIGHT)]


@each_tile
def test_sides(tile: TileType, turns: int) -> None:
    """A side with a city is city in its middle, one with a road has the road there, one with field has neither.

    A shut side shows the wall unless there is field in both halves of it.
    """
    seen, layout = picture(tile, turns), tile.layouts[turns]
    for side, letter in enumerate(layout.edges):
        signs = [seen.signs.get(cell) for cell in EDGES[side]]
        middle = signs[len(signs) // 2]
        if letter == "F":
            assert not {"═", "║"} & set(signs)
            assert CITY not in signs[3:-3]
        elif letter == "X":
            assert (WALLED in signs) == (None in layout.at_half[2 * side : 2 * side + 2])
        else:
            assert middle == (CITY if letter == "C" else "║═"[side % 2])


@each_tile
def test_segments(tile: TileType, turns: int) -> None:
    """Every segment has characters of its own, all inside the picture."""
    seen = picture(tile, turns)
    assert seen.segments.keys() == set(range(len(tile.segments)))
    assert all(seen.segments.values())
    assert not any(one & other for one, other in combinations(seen.segments.values(), 2))
    cells = [cell for segment in seen.segments.values() for cell in segment]
    assert all(0 <= cell.row < HEIGHT and 0 <= cell.column < WIDTH for cell in cells)


@each_tile
def test_signs(tile: TileType, turns: int) -> None:
    """City and road are drawn on their own segments; a cloister has its sign."""
    seen = picture(tile, turns)
    for number, segment in enumerate(tile.segments):
        signs = {seen.signs.get(cell) for cell in seen.segments[number]}
        if segment.kind == "city":
            assert signs == {CITY}
        elif segment.kind == "farm":
            assert signs == {None}
        elif segment.kind == "road":
            assert signs <= set("═║╔╗╚╝╠╣╦╩")
        else:
            assert CLOISTER in signs


@each_tile
def test_cities_do_not_touch(tile: TileType, turns: int) -> None:
    """Two cities on a tile have a field between them, in the drawing too."""
    layout = tile.layouts[turns]
    cities = [picture(tile, turns).segments[number] for number in layout.numbers("city")]
    for one, other in combinations(cities, 2):
        assert not other & {near for cell in one for near in neighbours(cell)}


def neighbours(cell: Cell) -> Iterator[Cell]:
    """Yield the four characters around one."""
    for row, column in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        yield Cell(cell.row + row, cell.column + column)


def test_where_roads_end() -> None:
    """Roads that end on a tile end in its middle, unless a city or a cloister is there."""
    assert picture(BOOK.tiles["tee"], 0).signs[MIDDLE] == VILLAGE
    assert picture(BOOK.tiles["cloister-road"], 0).signs[MIDDLE] == CLOISTER
    assert picture(BOOK.tiles["three-road"], 0).signs[MIDDLE] == CITY
    assert VILLAGE not in picture(BOOK.tiles["bend"], 0).signs.values()


def test_a_wall_between_fields() -> None:
    """The wall that parts the fields of one princess tile runs to the corner between them."""
    assert rows(picture(BOOK.tiles["pd-corner-split-princess"], 0)) == [
        "░░░░░░░░░░ ",
        "░░░░░░░    ",
        "░░░░░░     ",
        "░░    ░░   ",
        "░       ░░░",
    ]


def test_all_tiles() -> None:
    """The tiles as they are drawn, for a reader to judge."""
    told = [line for tile in BOOK.tiles.values() for line in (tile.id, *rows(picture(tile, 0)), "")]
    assert_golden("tiles.txt", "\n".join(line.rstrip() for line in told))
