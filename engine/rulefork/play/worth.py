"""What features are worth: complete, and as far as they are built."""

from collections.abc import Callable, Mapping
from typing import Final

from rulefork.rulebook.tile import Kind
from rulefork.table.board import Board
from rulefork.table.feature import Feature

CLOISTER_PAYS: Final = 9
"""A point for the cloister and for each of the eight tiles around it."""
FARM_PAYS: Final = 3

COMPLETED: Final[Mapping[Kind, Callable[[Feature], int]]] = {
    "city": lambda city: 2 * (len(city.squares) + city.shields),
    "road": lambda road: len(road.squares),
    "cloister": lambda _: CLOISTER_PAYS,
}
"""What a completed feature is worth in points (base/rules)."""

_UNFINISHED: Final[Mapping[Kind, Callable[[Feature, Board], int]]] = {
    "city": lambda city, _: len(city.squares) + city.shields,
    "road": lambda road, _: len(road.squares),
    "cloister": lambda cloister, _: CLOISTER_PAYS - cloister.open_ends,
    "farm": lambda farm, board: FARM_PAYS * len(completed_cities(farm, board)),
}
"""What a feature is worth in points at the end of the game (base/rules)."""


def completed_cities(farm: Feature, board: Board) -> set[int]:
    """Return the numbers of the completed cities that the farm borders."""
    cities = {board.numbers[spot] for spot in farm.touches}
    return {city for city in cities if board.features[city].complete}


def unfinished_value(feature: Feature, board: Board) -> int:
    """Return what a feature is worth in points as far as it is built."""
    return _UNFINISHED[feature.kind](feature, board)
