"""Boards drawn in characters: nothing that lies there is missing, and it fits the page."""

import re
from itertools import product

import pytest

from rulefork.play.state import Fairy, State
from rulefork.report.board_picture import board_picture, initials, tile_pictures
from rulefork.report.canvas import Canvas, fits, in_letters
from rulefork.report.ink import Ink
from rulefork.report.table_view import squares_named
from rulefork.rulebook.tile import TileType
from rulefork.table.board import EMPTY
from rulefork.table.figure import Figure, OnTile, Places, Spot

from .boards import BOOK, OTHERS, situation
from .golden import assert_golden

TABLE = situation()


def drawn(state: State, width: int = 200, **how: bool) -> list[str]:
    """Return the picture of a state."""
    return board_picture(state, squares_named(TABLE), width=width, **how)


def test_a_crowded_board() -> None:
    """Tiles, followers, dragon and fairy, symbols, shields, named squares, coordinates."""
    assert_golden("board-picture.txt", "\n".join(drawn(TABLE.state)) + "\n")


def test_in_letters() -> None:
    """Where a terminal has letters only, so has the picture."""
    lines = drawn(TABLE.state, ascii_only=True)
    assert "".join(lines).isascii()
    assert_golden("board-ascii.txt", "\n".join(lines) + "\n")


def test_colour() -> None:
    """Colour changes nothing but the colour."""
    lines = board_picture(TABLE.state, squares_named(TABLE), width=200, ink=Ink(colour=True))
    assert "\x1b[1;97;41mRt\x1b[0m" in "".join(lines)
    assert [re.sub(r"\x1b\[[\d;]*m", "", line).rstrip() for line in lines] == drawn(TABLE.state)


@pytest.mark.parametrize("width", [10, 40, 80, 200])
def test_strips(width: int) -> None:
    """A board wider than the page goes on below; every column is there once."""
    lines = drawn(TABLE.state, width)
    assert all(len(line) <= max(width, 20) for line in lines)
    below = [line for line in lines if re.fullmatch(r"\s+-?\d+(\s+-?\d+)*", line) and not line.startswith("   0 ")]
    assert [int(number) for line in below for number in line.split()] == [-3, -2, -1, 0, 1, 2, 3]


@pytest.mark.parametrize(
    ("tile", "turns"), list(product(BOOK.tiles.values(), range(4))), ids=lambda value: getattr(value, "id", value)
)
def test_nothing_is_hidden(tile: TileType, turns: int) -> None:
    """With a follower on every segment, the dragon and the fairy, all words on a tile can be read."""
    square = (0, 0)
    board = EMPTY.with_tile(tile, square, turns)
    players = ("Red", "Blue", "Green", "Yellow", "Black", "Pink")[: len(tile.segments)]
    figures = {Figure(player, "normal-follower", 1): Spot(square, at) for at, player in enumerate(players)}
    state = TABLE.state._replace(board=board, figures=Places(figures), dragon=square, fairy=Fairy(square, None))
    told = "\n".join(board_picture(state, width=80))
    roles = {"city": "knight", "road": "thief", "farm": "farmer", "cloister": "monk"}
    words = [initials(player, roles[tile.segments[at].kind]) for at, player in enumerate(players)]
    for word in (*words, "DRAGON", "FAIRY", *([tile.symbol] if tile.symbol else [])):
        assert word in told, word
    assert told.count("◆") == sum(segment.shields for segment in tile.segments)


def test_followers_stand_where_they_are() -> None:
    """A knight is in the city, a thief on the road."""
    lines = drawn(TABLE.state)
    assert any("░ Bk ░░░" in line for line in lines)
    assert any("●═Rt══╪" in line for line in lines)


def test_other_figures_and_pieces() -> None:
    """A builder has the letter of its kind, a large follower that of its role; pieces are words, many a number."""
    state = situation(OTHERS).state
    told = "\n".join(board_picture(state, width=80))
    for word in ("Rb", "Rt", "Bk", "MAGE", "BRIDGE", "WITCH"):
        assert word in told, word
    pieces = ("gingerbread-man", "plague-outbreak-token", "ferry")
    for number, words in ((1, ["GINGERBREAD"]), (2, ["GINGERBREAD", "PLAGUE"]), (3, ["3 PIECES"])):
        lying = {Figure("", kind, 1, is_follower=False): OnTile((1, 0)) for kind in pieces[:number]}
        told = "\n".join(board_picture(state._replace(figures=Places(lying)), width=80))
        assert all(word in told for word in words)


def test_an_open_square_beside_tiles() -> None:
    """The dotted frame of an open square leaves the frames of its neighbours alone."""
    canvas = Canvas()
    assert canvas.signs == {}
    line = next(line for line in drawn(TABLE.state) if "the gap" in line)
    assert line.endswith("│  the gap  ┊")


def test_long_names_of_squares() -> None:
    """A name that is longer than a square is broken up; control characters do no harm."""
    names = {(0, 1): ["the extraordinarily wide square of Red and Blue and everybody else\x1b"]}
    lines = board_picture(situation("title: t\nplayers: [Red, Blue]\nturns: []\n").state, names, width=80)
    assert "\x1b" not in "".join(lines)
    assert any("the extraor" in line for line in lines)
    assert {len(line) for line in lines if line.endswith("┊")} == {17}


def test_tiles() -> None:
    """A row of tiles has their names above; a row that is too long goes on below."""
    tiles = [("the dragon tile", BOOK.tiles["pd-cap-dragon"]), ("the road", BOOK.tiles["straight"])]
    assert_golden("board-tiles.txt", "\n".join(tile_pictures(tiles, width=80)) + "\n")
    assert len(tile_pictures(tiles, width=30)) == 2 * len(tile_pictures(tiles, width=80)) + 1
    assert tile_pictures([], width=80) == []


def test_initials() -> None:
    """Black has another letter than Blue."""
    assert {initials(player, "thief") for player in ("Blue", "Black")} == {"Bt", "Kt"}
    assert initials("Red", "builder") == "Rb"


@pytest.mark.parametrize(("encoding", "good"), [("utf-8", True), ("ascii", False), ("latin-1", False), ("no", False)])
def test_fits(encoding: str, good: bool) -> None:
    """Which terminals have the signs of a drawing."""
    assert fits(encoding) == good
    assert in_letters("░═╪") == "#=="
