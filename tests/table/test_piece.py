"""Pieces of several tiles."""

from collections.abc import Collection
from itertools import combinations

import pytest

from rulefork.play.game import Game, unpack
from rulefork.rulebook import RulesInPlay, load_rulebook
from rulefork.table.board import EMPTY, Board
from rulefork.table.geometry import beside
from rulefork.table.piece import fits, lay, lay_sets, squares_with

BOOK = load_rulebook()
SETS = ("count-king-robber", "leipzig", "school", "wheel-of-fortune")
"""The boxes with tiles that lie on the table from the start."""
START = EMPTY.with_tile(BOOK.tiles["cap-straight"], (0, 0), 0)
WEST, EAST = BOOK.tiles["cg-castle-west"], BOOK.tiles["cg-castle-east"]


def begun(boxes: Collection[str]) -> Board:
    """Return the board at the start of a game with those boxes."""
    return Game(RulesInPlay(BOOK.ruleset("hig"), BOOK.toggles), unpack(BOOK)).begin(("Red",), boxes).board


@pytest.mark.parametrize("boxes", [pair for size in (1, 2, 4) for pair in combinations(SETS, size)])
def test_sets_fit_side_by_side(boxes: tuple[str, ...]) -> None:
    """Whatever is played together, all of it lies there, side fits side, and nobody is cut off."""
    board = begun(boxes)
    lying = [tile.id for tile in BOOK.tiles.values() if tile.set in boxes and tile.lies is not None]
    assert sorted(tile.id for tile in board.tiles.values()) == sorted(["cap-straight", *lying])
    near: dict[tuple[int, int], set[tuple[int, int]]] = {}
    for square, layout in board.layouts.items():
        for side in range(4):
            other = board.layouts.get(beside(square, side))
            if other is not None:
                assert layout.edges[side] == other.edges[(side + 2) % 4]
                near.setdefault(square, set()).add(beside(square, side))
    reached, edge = {(0, 0)}, [(0, 0)]
    while edge:
        new = near[edge.pop()] - reached
        reached |= new
        edge += new
    assert reached == board.tiles.keys()


@pytest.mark.parametrize("box", SETS)
def test_a_set_alone_lies_where_its_file_says(box: str) -> None:
    """Only another set moves it."""
    lying = {tile.lies: tile for tile in BOOK.tiles.values() if tile.set == box and tile.lies is not None}
    assert {square: tile for square, tile in begun([box]).tiles.items() if square != (0, 0)} == lying


def test_what_does_not_lie_stays_off() -> None:
    """Tiles without a square of their own are not laid."""
    assert lay_sets(START, [BOOK.tiles["cap"], WEST]) == START


def test_a_place_is_seen_on_its_tiles() -> None:
    """Those that it takes up, and those that it borders; none where its box is not played."""
    board = begun(["wheel-of-fortune"])
    assert sorted(squares_with(board, "wheel-interior")) == [(x, y) for x in range(4) for y in range(1, 5)]
    assert squares_with(board, "school") == ()


def test_a_piece_fits_as_a_whole() -> None:
    """Every square is free, one touches a tile, and both halves fit."""
    assert fits(START, [(WEST, (1, 0), 0), (EAST, (2, 0), 0)])
    assert not fits(START, [(WEST, (0, 0), 0), (EAST, (1, 0), 0)])
    assert not fits(START, [(WEST, (5, 5), 0), (EAST, (6, 5), 0)])
    assert not fits(START, [(WEST, (-2, 0), 0), (EAST, (-1, 0), 0)])  # field would meet the road
    assert not fits(START, [(WEST, (0, -1), 1), (EAST, (0, -2), 1)])  # and the castle's road would meet field


def test_a_double_tile_covers_two_squares() -> None:
    """However it lies, either half tells of both."""
    for turns in range(4):
        other = beside((0, 0), (1 + turns) % 4)
        board = lay(EMPTY, [(WEST, (0, 0), turns), (EAST, other, turns)])
        assert board.whole((0, 0)) == board.whole(other) == tuple(sorted([(0, 0), other]))
    assert START.whole((0, 0)) == ((0, 0),)
