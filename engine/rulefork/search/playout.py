"""Random play: whole games in which every choice falls by chance, the same for the same seed."""

from collections.abc import Collection, Iterator
from random import Random
from typing import NamedTuple

from rulefork.play.action import Action, DrawTile, Pass, PlaceTile
from rulefork.play.event import Event
from rulefork.play.game import Game
from rulefork.play.state import State
from rulefork.play.turn import apply, begin, choices, may_pass

PASSES: float = 0.4
"""How often a player declines where declining is allowed: without it, every follower is out after seven turns."""


class Move(NamedTuple):
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
    if not state.expansions and state.phase == "draw":
        return DrawTile(state.player, chance.choice(state.bag))
    if not state.expansions and state.phase == "place":
        return _place(game, state, chance)
    if may_pass(game, state) and chance.random() < PASSES:
        return Pass(state.player)
    return chance.choice(choices(game, state))


def _place(game: Game, state: State, chance: Random) -> Action:
    # Where only the tile drawn can be placed, all that is wanted of its many ways is one.
    tile = state.turn.tile
    assert tile is not None, "a tile was drawn"
    square, turns = chance.choice(state.board.placements(game.tile(tile)))
    return PlaceTile(state.player, tile, square, turns)
