"""Playing a turn of a whole game, step by step: what chance draws, and what a policy chooses."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from rulefork.play.action import Action, ClaimFairyPoint, DrawTile
from rulefork.play.event import Event
from rulefork.play.game import Game
from rulefork.play.state import State
from rulefork.play.turn import apply
from rulefork.search.chance import Chance
from rulefork.search.policy import Policy

_BEFORE_THE_DRAGON: Final = ("begin", "draw", "place", "princess", "deploy")
"""The phases in which something else is decided than a step of the dragon."""


class Underway(NamedTuple):
    """A turn as far as it was played: the game now, what happened in the turn, how often what was decided in it."""

    state: State
    events: tuple[Event, ...] = ()
    decided: Mapping[str, int] = {}

    @property
    def over(self) -> bool:
        """Whether the turn has ended, or the game with it."""
        return bool(self.decided) and (self.state.over or self.state.phase == "begin")


def play_step(game: Game, turn: Underway, policy: Policy, chance: Chance) -> Underway:
    """Return the turn with one thing more decided and done; the last step of a game brings the final scoring."""
    state = turn.state
    what = _question(turn)
    number = turn.decided.get(what, 0)
    decided = {**turn.decided, what: number + 1}
    action = _decide(game, state, policy, chance, (what, number))
    if action is None:
        return Underway(state, turn.events, decided)
    state, events = apply(game, state, action)
    return Underway(state, (*turn.events, *events), decided)


def _question(turn: Underway) -> str:
    # What is decided bears a name of its own, so that rules with more to decide meet the same luck in the rest. A step
    # of the dragon is one whether it comes before the scoring or after it.
    state = turn.state
    if state.turn.point_owed and "claim" not in turn.decided:
        return "claim"
    return state.phase if state.phase in _BEFORE_THE_DRAGON else "dragon"


def _decide(game: Game, state: State, policy: Policy, chance: Chance, told: tuple[str, int]) -> Action | None:
    """Return what is done next; None where somebody lets the fairy's point lapse."""
    what, number = told
    if what == "claim":
        return ClaimFairyPoint(state.player) if policy.claims(chance) else None
    if what in ("begin", "draw"):
        return DrawTile(state.player, chance.drawn(f"{what} {number}", state.bag))
    return policy.choose(game, state, chance, f"{what} {number}")
