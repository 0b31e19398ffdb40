"""What an expansion may do: the hooks, each of which does nothing unless the expansion says so."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from rulefork.play.action import Action
from rulefork.play.event import Event, Phase
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.play.state import State, Turn
from rulefork.rulebook.figure import FigureKind
from rulefork.rulebook.tile import TileType
from rulefork.table.feature import Feature
from rulefork.table.figure import Site

Happening = tuple[State, list[Event]]
"""A state and what happened on the way to it."""


class Move(NamedTuple):
    """How an action is played, which may raise `Refused`, and the phase of the turn that it belongs to."""

    play: Callable[[Game, State, Any], Happening]
    phase: Phase = "deploy"


class Part(NamedTuple):
    """A further part of a player's turn, and the ruling that grants it."""

    turn: Turn
    ruling: str


def playable(game: Game, state: State, moves: Mapping[type[Action], Move], actions: Iterable[Action]) -> list[Action]:
    """Return those of the actions that `moves` would play in the present phase."""
    now = ((action, moves[type(action)]) for action in actions)
    return [action for action, move in now if move.phase == state.phase and _is_playable(game, state, move, action)]


def _is_playable(game: Game, state: State, move: Move, action: Action) -> bool:
    try:
        move.play(game, state, action)
    except Refused:
        return False
    return True


def _unchanged(_: Game, state: State) -> State:
    return state


def _as_printed(tile: TileType) -> TileType:
    return tile


def _nothing_due(_: Game, __: State) -> None:
    pass


def _uneventful(_: Game, state: State) -> Happening:
    return state, []


def _no_part(_: Game, __: State) -> Part | None:
    return None


def _no_way(_: Game, __: State, ___: TileType) -> bool:
    return False


def _no_choices(_: Game, __: State) -> Iterable[Action]:
    return ()


def _no_sites(_: Game, __: State) -> Iterator[Site]:
    return iter(())


def _same_worth(_: Game, __: State, ___: Feature, points: int) -> int:
    return points


@dataclass(frozen=True, slots=True)
class Expansion:
    """An expansion as the game sees it.

    `begin` sets up what it brings. `moves` are the actions that it offers, each in a phase of the turn, and `choices`
    yields those that come into question when the turn is in one of these phases; what would be refused is left out by
    whoever asks. What a scoring makes possible is of the phase `scored`. An action that is a kind of `PlaceTile` places
    the tile drawn in a way of its own, and `finds_room` tells of a tile that fits nowhere whether there is such a way.
    `sites` yields the places of its own that are on the board, and `admits` says by kind of place who enters it without
    a portal: it raises `Refused` for everybody else. `as_placed` turns a tile into what it counts as where it lies,
    always the same for the same tile. `after_placing` sees the state when a tile lies and nothing has come of it yet,
    `after_deployment` when the player is done with deploying. `worth` turns the points of a feature that is being
    scored into what they are with the expansion. `after_scoring` follows the scoring of a turn, and `at_end` the final
    scoring. `refuse_to_leave` raises `Refused` where something has to be done before the turn leaves its present phase.
    `next_part` may give a player whose turn is about to end another part of it.
    """

    begin: Callable[[Game, State], State] = _unchanged
    moves: Mapping[type[Action], Move] = field(default_factory=dict)
    choices: Callable[[Game, State], Iterable[Action]] = _no_choices
    finds_room: Callable[[Game, State, TileType], bool] = _no_way
    refuse_to_leave: Callable[[Game, State], None] = _nothing_due
    sites: Callable[[Game, State], Iterator[Site]] = _no_sites
    admits: Mapping[str, Callable[[Game, State, Site, FigureKind], None]] = field(default_factory=dict)
    as_placed: Callable[[TileType], TileType] = _as_printed
    after_placing: Callable[[Game, State], Happening] = _uneventful
    after_deployment: Callable[[Game, State], Happening] = _uneventful
    worth: Callable[[Game, State, Feature, int], int] = _same_worth
    after_scoring: Callable[[Game, State], Happening] = _uneventful
    at_end: Callable[[Game, State], Happening] = _uneventful
    next_part: Callable[[Game, State], Part | None] = _no_part
