"""The Ferries: each lake gets a ferry that joins two of its roads, and a road that grows may get its ferries moved.

Both follow the deployment. What becomes of a builder whom a ferry parts from his follower is not played.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from rulefork.play.action import Action
from rulefork.play.event import Event
from rulefork.play.expansions.hooks import Expansion, Happening, Move
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.play.road import linked, ways_out
from rulefork.play.state import State
from rulefork.rulebook.tile import SIDES
from rulefork.table.figure import SUPPLY, Figure, OnTile, Spot
from rulefork.table.geometry import Square
from rulefork.table.joining import Link

FERRY: Final = "ferry"
LAKE: Final = "lake"
FERRIES: Final = 8
PLACED: Final = "ferries/placed-on-lake"
MOVED: Final = "ferries/moved"


@dataclass(frozen=True, slots=True)
class PlaceFerry(Action):
    """The player puts a ferry on the lake just placed, between the roads of two sides (0 north, clockwise)."""

    sides: tuple[int, int]


@dataclass(frozen=True, slots=True)
class MoveFerry(Action):
    """The player turns the ferry on the square to join the roads of two sides (0 north, clockwise)."""

    square: Square
    sides: tuple[int, int]


@dataclass(frozen=True, slots=True)
class FerryJoins(Event):
    """A ferry was put on a lake or moved there, and joins the roads of two sides (0 north, clockwise)."""

    player: str
    square: Square
    sides: tuple[int, int]


def set_up(_: Game, state: State) -> State:
    """Return the state with the ferries beside the board."""
    ferries = {Figure("", FERRY, number + 1, is_follower=False): SUPPLY for number in range(FERRIES)}
    return state.with_figures(ferries)


def place(_: Game, state: State, action: PlaceFerry) -> Happening:
    """Return the state with a ferry on the lake just placed, and what happened; `Refused` where none waits for one."""
    square = state.turn.square
    if square is None or not _waits(state):
        raise Refused(PLACED, "no lake waits for a ferry")
    ferry = next(figure for figure, at in state.figures.items() if figure.kind == FERRY and at is SUPPLY)
    return _join(state.placing(ferry, OnTile(square)), PLACED, square, action.sides)


def move(_: Game, state: State, action: MoveFerry) -> Happening:
    """Return the state with the ferry joining other roads, and what happened.

    Raises `Refused` where a ferry waits to be placed first, or the tile extends no road that leads to this one, or the
    ferry was moved in this turn or would stay where it is.
    """
    if _waits(state):
        raise Refused(PLACED, "the new lake gets its ferry first")
    if action.square not in in_reach(state):
        raise Refused(MOVED, "that is no ferry which comes first on a road that the tile extends")
    if (MOVED, action.square) in state.turn.noted:
        raise Refused(MOVED, "that ferry was moved in this turn")
    if _at_sides(state, action.square, action.sides) in state.board.links:
        raise Refused(MOVED, "the ferry joins these roads already")
    return _join(state.noting((MOVED, action.square)), MOVED, action.square, action.sides)


def in_reach(state: State) -> list[Square]:
    """Return the squares of the ferries that come first on the roads of the tile just placed, whichever way."""
    if state.turn.square is None:
        return []
    spots = [spot for spot in state.board.spots_on(state.turn.square) if state.board.segment(spot).kind == "road"]
    seen, found = set(spots), []
    while spots:
        spot = spots.pop()
        if spot.square != state.turn.square and _link_at(state, spot) is not None:
            found.append(spot.square)
        more = [other for other in ways_out(state, spot) if other not in seen]
        seen.update(more)
        spots += more
    return list(dict.fromkeys(found))


def refuse_to_leave(_: Game, state: State) -> None:
    """Raise `Refused` where the deployment is over and the new lake has no ferry."""
    if state.phase == "deployed" and _waits(state):
        raise Refused(PLACED, f"{state.player} has to put a ferry on the lake")


def choices(_: Game, state: State) -> list[Action]:
    """Return the ways in which the active player may place or move a ferry now."""
    if state.phase != "deployed" or state.turn.square is None:
        return []
    if _waits(state):
        return [PlaceFerry(state.player, sides) for sides in _pairs(state, state.turn.square)]
    return [
        MoveFerry(state.player, square, sides)
        for square in in_reach(state)
        if (MOVED, square) not in state.turn.noted
        for sides in _pairs(state, square)
        if _at_sides(state, square, sides) not in state.board.links
    ]


def _join(state: State, ruling: str, square: Square, sides: tuple[int, int]) -> Happening:
    link = _at_sides(state, square, sides)
    lake = [*_landings(state, square)]
    if len(link) != 2 or not link <= {*lake}:
        raise Refused(ruling, "a ferry joins two different roads of its lake")
    others = {each for each in state.board.links if not each <= {*lake}}
    joins = FerryJoins(ruling, state.player, square, sides, phase=state.phase)
    return linked(state, {*others, link}, lake), [joins]


def _waits(state: State) -> bool:
    square = state.turn.square
    if square is None or not any(_landings(state, square)):
        return False
    return not any(figure.kind == FERRY for figure in state.standing_on(square))


def _landings(state: State, square: Square) -> Iterator[Spot]:
    """Yield the roads of the tile that end at its lake."""
    return (spot for spot in state.board.spots_on(square) if state.board.segment(spot).end == LAKE)


def _pairs(state: State, square: Square) -> Iterator[tuple[int, int]]:
    sides = sorted(side for spot in _landings(state, square) for side in state.board.segment(spot).ports)
    return combinations(sides, 2)


def _at_sides(state: State, square: Square, sides: tuple[int, int]) -> Link:
    at_side = state.board.layouts[square].at_side
    numbers = (at_side[side % len(SIDES)] for side in sides)
    return frozenset(Spot(square, number) for number in numbers if number is not None)


def _link_at(state: State, spot: Spot) -> Link | None:
    if state.board.segment(spot).end != LAKE:
        return None
    return next((link for link in state.board.links if spot in link), None)


_MOVES: Final[Mapping[type[Action], Move]] = {
    PlaceFerry: Move(place, "deployed"),
    MoveFerry: Move(move, "deployed"),
}

EXPANSION: Final = Expansion(begin=set_up, moves=_MOVES, choices=choices, refuse_to_leave=refuse_to_leave)
