"""Further expansions, one module each, behind a small set of hooks. The core asks them all and names none."""

from collections.abc import Iterator, Mapping
from typing import Final

from rulefork.play.action import Action
from rulefork.play.event import Event
from rulefork.play.expansions import the_abbot, the_tower, traders_and_builders
from rulefork.play.expansions.hooks import Expansion, Part
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.play.state import State

EXPANSIONS: Final[Mapping[str, Expansion]] = {
    "the-tower": the_tower.EXPANSION,
    "abbot": the_abbot.EXPANSION,
    "traders-and-builders": traders_and_builders.EXPANSION,
}
"""The expansions that do more than bring figures, by id."""


def move(game: Game, state: State, action: Action) -> tuple[State, list[Event]]:
    """Return the state after an action that an expansion offers, and what happened; `Refused` if none in play does."""
    for expansion in _in_play(state):
        if type(action) in expansion.moves:
            return expansion.moves[type(action)](game, state, action)
    raise Refused("base/deployment", "nobody plays with the expansion that this belongs to")


def choices(game: Game, state: State) -> list[Action]:
    """Return the actions of expansions that the active player may choose in the stage of deployment."""
    return [action for expansion in _in_play(state) for action in expansion.choices(game, state)]


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
