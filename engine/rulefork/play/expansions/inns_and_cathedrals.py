"""Inns and Cathedrals: a road with an inn and a city with a cathedral are worth more once complete, and nothing before.

What is printed on the land stays in force whoever stands on it (dragon-spares/printed-inn,
dragon-spares/printed-cathedral). The large follower follows from its traits (rules/figures.yaml).
"""

from collections.abc import Callable, Mapping
from typing import Final

from rulefork.play.expansions.hooks import Expansion
from rulefork.play.game import Game
from rulefork.play.state import State
from rulefork.play.worth import unfinished_value
from rulefork.table.board import Board
from rulefork.table.feature import Feature

MORE: Final[Mapping[str, Callable[[Feature], int]]] = {
    "printed-inn": lambda road: len(road.squares),
    "printed-cathedral": lambda city: len(city.squares) + city.shields,
}
"""What each print, however often it is there, adds to a complete feature in points (inns-and-cathedrals/inn)."""


def worth(_: Game, state: State, feature: Feature, points: int) -> int:
    """Return the points of a feature with its inns and cathedrals."""
    printed = prints_of(feature, state.board) & MORE.keys()
    if printed and not feature.complete:
        return points - unfinished_value(feature, state.board)
    return points + sum(MORE[print_](feature) for print_ in printed)


def prints_of(feature: Feature, board: Board) -> frozenset[str]:
    """Return the ids of what is printed on a feature (rules/figures.yaml)."""
    return frozenset().union(*(board.segment(spot).prints for spot in feature.spots))


EXPANSION: Final = Expansion(worth=worth)
