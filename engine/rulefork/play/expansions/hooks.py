"""What an expansion may do: the hooks, each of which does nothing unless the expansion says so."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from rulefork.play.action import Action
from rulefork.play.event import Event
from rulefork.play.game import Game
from rulefork.play.state import State, Turn

Play = Callable[[Game, State, Any], tuple[State, list[Event]]]
"""How an action is played: the state after it and what happened, or `Refused`."""


class Part(NamedTuple):
    """A further part of a player's turn, and the ruling that grants it."""

    turn: Turn
    ruling: str


def _unchanged(_: Game, state: State) -> State:
    return state


def _no_part(_: Game, __: State) -> Part | None:
    return None


def _nothing(_: Game, __: State) -> list[Action]:
    return []


@dataclass(frozen=True, slots=True)
class Expansion:
    """An expansion as the turn sees it.

    `moves` are the actions that it offers in the stage of deployment, and `choices` lists those that the active player
    may choose now. `after_placing` sees the state when a tile lies and the figures have not moved yet. `next_part` may
    give a player whose turn is about to end another part of it.
    """

    moves: Mapping[type[Action], Play] = field(default_factory=dict)
    choices: Callable[[Game, State], list[Action]] = _nothing
    after_placing: Callable[[Game, State], State] = _unchanged
    next_part: Callable[[Game, State], Part | None] = _no_part
