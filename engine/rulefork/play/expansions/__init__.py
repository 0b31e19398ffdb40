"""Further expansions, one module each, behind a small set of hooks. The core asks them all and names none."""

from collections.abc import Iterator, Mapping
from typing import Final

from rulefork.play.expansions import traders_and_builders
from rulefork.play.expansions.hooks import Expansion, Part
from rulefork.play.game import Game
from rulefork.play.state import State

EXPANSIONS: Final[Mapping[str, Expansion]] = {
    "traders-and-builders": traders_and_builders.EXPANSION,
}
"""The expansions that do more than bring figures, by id."""


def after_placing(game: Game, state: State) -> State:
    """Return the state after every expansion in play has seen the tile just placed."""
    for expansion in _in_play(state):
        state = expansion.after_placing(game, state)
    return state


def next_part(game: Game, state: State) -> Part | None:
    """Return the part that follows in the same player's turn, or None where the turn is over."""
    parts = (expansion.next_part(game, state) for expansion in _in_play(state))
    return next((part for part in parts if part is not None), None)


def _in_play(state: State) -> Iterator[Expansion]:
    return (EXPANSIONS[id] for id in state.expansions if id in EXPANSIONS)
