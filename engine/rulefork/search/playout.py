"""Random play: whole games in which every choice falls by chance, the same for the same seed."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from random import Random

from rulefork.play.action import Action, Pass
from rulefork.play.event import Event
from rulefork.play.game import Game
from rulefork.play.state import State
from rulefork.play.turn import apply, begin, choices

PASSES: float = 0.4
"""How often a player declines where declining is allowed: without it, every follower is out after seven turns."""


@dataclass(frozen=True, slots=True)
class Move:
    """One action of a random game, the state that it led to, and what happened."""

    action: Action
    state: State
    events: tuple[Event, ...]


def play_out(game: Game, players: tuple[str, ...], seed: str | int, expansions: Collection[str] = ()) -> Iterator[Move]:
    """Yield the moves of a random game to its end, final scoring included; the same seed gives the same game.

    The players have the figures of the further expansions too.
    """
    chance = Random(seed)
    state = begin(game, players, expansions)
    while not state.over:
        action = _choose(game, state, chance)
        state, events = apply(game, state, action)
        yield Move(action, state, tuple(events))


def _choose(game: Game, state: State, chance: Random) -> Action:
    actions = choices(game, state)
    if isinstance(actions[-1], Pass) and chance.random() < PASSES:
        return actions[-1]
    return chance.choice(actions)
