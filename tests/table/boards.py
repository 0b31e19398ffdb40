"""How the tests of the table lay tiles and point at the parts of them."""

from random import Random
from typing import Final

from rulefork.rulebook import load_rulebook
from rulefork.rulebook.tile import HALVES, SIDES, TileType
from rulefork.table.board import EMPTY, Board
from rulefork.table.feature import Feature
from rulefork.table.figure import Spot
from rulefork.table.geometry import Square

_ALL: Final = load_rulebook().tiles_of("C1")
TILES: Final = {id: tile for id, tile in _ALL.items() if tile.lies is None and tile.half is None}
BOX: Final = sorted(tile.id for tile in TILES.values() for _ in range(tile.copies))

Laid = tuple[str, Square, int]


def lay(*laid: Laid) -> Board:
    """Return the board with these tiles, each given by id, square and quarter turns; every one has to fit."""
    board = EMPTY
    for id, square, turns in laid:
        assert (square, turns) in placements(board, TILES[id]), f"{id} does not fit on {square}, turned {turns} times"
        board = board.with_tile(TILES[id], square, turns)
    return board


def placements(board: Board, tile: TileType) -> set[tuple[Square, int]]:
    """Return where and in which of all four turns the tile fits, side by side with what lies around."""
    found = set()
    for square, bound in board.frontier.items():
        for turns in range(4):
            edges = tile.layouts[turns].edges
            if all(side in ("?", edge) for side, edge in zip(bound, edges, strict=True)):
                found.add((square, turns))
    return found


def spot(board: Board, square: Square, part: str) -> Spot:
    """Return a spot of a tile: by side "N", by half-edge "NL", "cloister", or "inside" for the field shut in there."""
    layout = board.layouts[square]
    if part == "cloister":
        number = layout.cloister
    elif part == "inside":
        (number,) = (n for n in layout.numbers("farm") if not layout.segments[n].ports)
    elif part in HALVES:
        number = layout.at_half[HALVES.index(part)]
    else:
        number = layout.at_side[SIDES.index(part)]
    assert number is not None, f"the tile on {square} has no {part}"
    return Spot(square, number)


def feature(board: Board, square: Square, part: str) -> Feature:
    """Return the feature that a part of a tile belongs to."""
    return board.feature_at(spot(board, square, part))


def grow(seed: int, tiles: int) -> list[Board]:
    """Return the boards of a random game of tiles, from the empty one on; what fits nowhere is left out."""
    chance = Random(seed)
    bag = chance.sample(BOX, k=len(BOX))
    boards = [EMPTY]
    for id in bag[:tiles]:
        places = boards[-1].placements(TILES[id])
        if places:
            boards.append(boards[-1].with_tile(TILES[id], *chance.choice(places)))
    return boards
