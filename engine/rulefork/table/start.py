"""Sets of tiles that lie on the table from the start, as one piece each: the City of Carcassonne, a wheel, a school."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby, product
from typing import Final

from rulefork.rulebook.tile import TileType
from rulefork.table.board import ANY, Board
from rulefork.table.geometry import Square

REACH: Final = 12
"""How many squares a set is moved at most, in each direction, to lie clear of others."""


def lay_sets(board: Board, tiles: Iterable[TileType]) -> Board:
    """Return the board with those of the tiles that lie there from the start, one set after the other.

    A set lies where its file says. Where something else is there already or does not fit beside it, the whole set lies
    at the nearest place where it fits and touches a tile.
    """
    for _, lying in groupby((tile for tile in tiles if tile.lies is not None), key=lambda tile: tile.set):
        board = _lay(board, {tile.lies: tile for tile in lying if tile.lies is not None})
    return board


def squares_with(board: Board, place: str) -> tuple[Square, ...]:
    """Return the squares on which a place that lies on several tiles is seen, by its id in rules/figures.yaml."""
    return tuple(square for square, tile in board.tiles.items() if place in (tile.inside, tile.borders))


def _lay(board: Board, tiles: Mapping[Square, TileType]) -> Board:
    shift = next(shift for shift in _shifts() if _fit(board, _moved(tiles, shift)))
    for square, tile in _moved(tiles, shift).items():
        board = board.with_tile(tile, square, 0)
    return board


def _shifts() -> Iterator[Square]:
    lengths = range(-REACH, REACH + 1)
    return iter(sorted(product(lengths, lengths), key=lambda shift: (abs(shift[0]) + abs(shift[1]), shift)))


def _moved(tiles: Mapping[Square, TileType], shift: Square) -> dict[Square, TileType]:
    return {(x + shift[0], y + shift[1]): tile for (x, y), tile in tiles.items()}


def _fit(board: Board, tiles: Mapping[Square, TileType]) -> bool:
    if board.tiles.keys() & tiles.keys() or not board.frontier.keys() & tiles.keys():
        return False
    bounds = ((board.frontier.get(square), tile.edges) for square, tile in tiles.items())
    return all(bound is None or _meets(bound, edges) for bound, edges in bounds)


def _meets(bound: str, edges: str) -> bool:
    return all(side in (ANY, edge) for side, edge in zip(bound, edges, strict=True))
