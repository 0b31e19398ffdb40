"""What an expansion may do: the hooks, each of which does nothing unless the expansion says so."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from rulefork.play.game import Game
from rulefork.play.state import State, Turn


class Part(NamedTuple):
    """A further part of a player's turn, and the ruling that grants it."""

    turn: Turn
    ruling: str


def _unchanged(_: Game, state: State) -> State:
    return state


def _no_part(_: Game, __: State) -> Part | None:
    return None


@dataclass(frozen=True, slots=True)
class Expansion:
    """An expansion as the turn sees it.

    `after_placing` sees the state when a tile lies and the figures have not moved yet. `next_part` may give a player
    whose turn is about to end another part of it.
    """

    after_placing: Callable[[Game, State], State] = _unchanged
    next_part: Callable[[Game, State], Part | None] = _no_part
