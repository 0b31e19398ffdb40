"""Pieces of several tiles, laid as one: what is on the table from the start, such as a city, and double tiles."""

from collections.abc import Iterable, Iterator
from itertools import groupby, product
from typing import Final

from rulefork.rulebook.tile import TileType
from rulefork.table.board import ANY, Board
from rulefork.table.geometry import Square

Lying = tuple[TileType, Square, int]
"""A tile, the square on which it lies, and its quarter turns clockwise."""

REACH: Final = 12
"""How many squares a set is moved at most, in each direction, to lie clear of others."""


def lay_sets(board: Board, tiles: Iterable[TileType]) -> Board:
    """Return the board with those of the tiles that lie there from the start, one set after the other.

    A set lies where its file says. Where something else is there already or does not fit beside it, the whole set lies
    at the nearest place where it fits and touches a tile.
    """
    for _, lying in groupby((tile for tile in tiles if tile.lies is not None), key=lambda tile: tile.set):
        piece = tuple(lying)
        board = lay(board, next(moved for shift in _shifts() if fits(board, moved := _moved(piece, shift))))
    return board


def squares_with(board: Board, place: str) -> tuple[Square, ...]:
    """Return the squares on which a place that lies on several tiles is seen, by its id in rules/figures.yaml."""
    return tuple(square for square, tile in board.tiles.items() if place in (tile.inside, tile.borders))


def fits(board: Board, tiles: Iterable[Lying]) -> bool:
    """Return whether tiles that are laid as one piece fit: all squares are free, and one at least is beside a tile."""
    tiles = tuple(tiles)
    squares = {square for _, square, _ in tiles}
    if board.tiles.keys() & squares or not board.frontier.keys() & squares:
        return False
    bounds = ((board.frontier.get(square), tile.layouts[turns].edges) for tile, square, turns in tiles)
    return all(bound is None or _meets(bound, edges) for bound, edges in bounds)


def lay(board: Board, tiles: Iterable[Lying]) -> Board:
    """Return the board with the tiles; whether they fit is for the caller to ask before."""
    for tile, square, turns in tiles:
        board = board.with_tile(tile, square, turns)
    return board


def _shifts() -> Iterator[Square]:
    lengths = range(-REACH, REACH + 1)
    return iter(sorted(product(lengths, lengths), key=lambda shift: (abs(shift[0]) + abs(shift[1]), shift)))


def _moved(tiles: Iterable[TileType], shift: Square) -> list[Lying]:
    return [(tile, (tile.lies[0] + shift[0], tile.lies[1] + shift[1]), 0) for tile in tiles if tile.lies is not None]


def _meets(bound: str, edges: str) -> bool:
    return all(side in (ANY, edge) for side, edge in zip(bound, edges, strict=True))
