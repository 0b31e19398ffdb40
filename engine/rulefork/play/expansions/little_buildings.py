"""Little Buildings: whoever deploys nobody may put a building on the tile just placed; it adds to all around it."""

from dataclasses import dataclass
from typing import Final

from rulefork.play.action import Action
from rulefork.play.deployment import refuse_other_move
from rulefork.play.event import Event
from rulefork.play.expansions.hooks import Expansion, Happening, Move
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.play.state import State
from rulefork.table.feature import Feature
from rulefork.table.figure import SUPPLY, Figure, OnTile
from rulefork.table.geometry import Square, around

BUILDING: Final = "little-building"
BUILDINGS: Final = 18
PLACED: Final = "little-buildings/building"


@dataclass(frozen=True, slots=True)
class PlaceBuilding(Action):
    """The player puts a little building on the tile just placed."""


@dataclass(frozen=True, slots=True)
class BuildingPlaced(Event):
    """A player put a little building on a tile."""

    player: str
    square: Square


def set_up(_: Game, state: State) -> State:
    """Return the state with the buildings dealt out evenly; what cannot be dealt stays in the box."""
    each = BUILDINGS // len(state.players)
    dealt = [Figure(player, BUILDING, n + 1, is_follower=False) for player in state.players for n in range(each)]
    return state.with_figures(dict.fromkeys(dealt, SUPPLY))


def place(game: Game, state: State, action: PlaceBuilding) -> Happening:
    """Return the state with the building on the tile just placed, and what happened.

    It is no figure, so a volcano is no hindrance (volcano-allows/little-building). Raises `Refused` where the turn's
    one move is spent, or no building is left.
    """
    refuse_other_move(game, state, PLACED)
    building = state.in_supply(action.player, BUILDING)
    if building is None:
        raise Refused(PLACED, f"{action.player} has no little building left")
    square = state.turn.square
    assert square is not None, "a building follows the placing of a tile"
    placed = BuildingPlaced(PLACED, action.player, square, phase=state.phase)
    return state.placing(building, OnTile(square)).in_turn(deployed=building, fairy_stays=PLACED), [placed]


def choices(_: Game, state: State) -> list[Action]:
    """Return the placing of a building."""
    return [PlaceBuilding(state.player)]


def worth(_: Game, state: State, feature: Feature, points: int) -> int:
    """Return the points with one for each building on a tile of the feature, or of the surroundings of a cloister."""
    squares = set(feature.squares)
    if feature.kind == "cloister":
        squares.update(*(around(square) for square in feature.squares))
    there = (place for figure, place in state.standing() if figure.kind == BUILDING)
    return points + sum(place.square in squares for place in there)


EXPANSION: Final = Expansion(begin=set_up, moves={PlaceBuilding: Move(place)}, choices=choices, worth=worth)
