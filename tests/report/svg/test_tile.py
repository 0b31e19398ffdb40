"""The symbols of tiles, and their uses."""

import re

import pytest

from rulefork.report.svg import tile_symbols
from rulefork.report.svg.glyph import GLYPHS, glyph
from rulefork.report.svg.land import land
from rulefork.report.svg.tile import design, key, placed, symbol, symbols
from rulefork.rulebook.tile import TileType

from ..boards import BOOK
from .markup import assert_whole, parsed, used

each_tile = pytest.mark.parametrize("tile", BOOK.tiles.values(), ids=lambda tile: tile.id)


@each_tile
def test_symbol(tile: TileType) -> None:
    """Each design is a group with its land in it, of whole numbers, and short."""
    text = symbol(tile.id, tile)
    assert parsed(text).get("id") == f"t-{tile.id}"
    assert parsed(text)[0].get("id") == f"l-{tile.id}"
    assert not re.search(r"\d\.\d", text)
    assert len(text) < 1400


@each_tile
def test_placed(tile: TileType) -> None:
    """However a tile lies, its land is turned as one and its marks stay upright and within it."""
    for turns in range(4):
        text = placed(tile.id, tile, turns, 300, -200)
        assert_whole(f"<g>{text}</g>", symbols({tile.id: tile}))
        for element in parsed(f"<g>{text}</g>"):
            is_mark = element.get("href", "").startswith("#m-")
            turned = "rotate" in element.get("transform", "") and "flying-machine" not in element.get("href", "")
            assert turned == (turns > 0 and not is_mark)
            if is_mark and element.get("x"):
                assert 300 < int(element.get("x", "")) < 400
                assert -200 < int(element.get("y", "")) < -100


def test_a_flying_machine_turns_with_its_tile() -> None:
    """It flies to the west, and to the north once its tile is turned."""
    tile = BOOK.tiles["fm-straight-across"]
    assert "rotate(270)" in placed(tile.id, tile, 0, 0, 0) or "rotate(270)" in symbol(tile.id, tile)
    assert "rotate(0)" not in placed(tile.id, tile, 1, 0, 0)
    assert 'href="#m-flying-machine"' in placed(tile.id, tile, 1, 0, 0)


def test_a_tile_of_the_second_edition() -> None:
    """It has a key of its own where it is printed otherwise."""
    second = key("pd-three-shield-portal", is_second=True)
    assert design(second, BOOK).layouts[0].segments[0].shields == 0
    assert design("pd-three-shield-portal", BOOK).layouts[0].segments[0].shields == 1
    assert design(key("cap", is_second=True), BOOK) is BOOK.second["cap"]
    assert key("cap", is_second=False) == "cap"
    with pytest.raises(KeyError):
        design("no-such-tile", BOOK)


def test_tile_symbols() -> None:
    """The symbols of a page: each once, with the marks that they need, in a drawing that is not seen."""
    text = tile_symbols(["cap", "pd-bend-volcano", "cap", "cap-c2"], BOOK)
    assert_whole(text)
    assert {"m-volcano", "m-garden"} <= used(text)
    assert parsed(text).get("aria-hidden") == "true"


@pytest.mark.parametrize("name", GLYPHS)
def test_glyphs(name: str) -> None:
    """Each mark is well-formed."""
    assert parsed(glyph(name)).get("id") == f"m-{name.replace(' ', '-')}"


def test_every_mark_has_a_drawing() -> None:
    """No tile of any box bears a mark without a drawing of its own; a mark nobody knows has a question mark."""
    designs = (*BOOK.tiles.values(), *BOOK.second.values())
    assert {mark.name for tile in designs for mark in land(tile).marks} <= GLYPHS.keys()
    assert "path" in glyph("unheard of")
