"""Playing a turn of a whole game, step by step: what chance draws, and what a policy chooses."""

from collections.abc import Mapping
from typing import NamedTuple

from rulefork.play.action import Action, ClaimFairyPoint, DrawTile, Pass
from rulefork.play.event import Event
from rulefork.play.game import Game
from rulefork.play.state import State
from rulefork.play.turn import apply, choices
from rulefork.search.chance import Chance
from rulefork.search.policy import Policy


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
    # What is decided bears the name of its phase, so that rules with a phase more meet the same luck in the others.
    what = "claim" if state.turn.point_owed and "claim" not in turn.decided else state.phase
    number = turn.decided.get(what, 0)
    decided = {**turn.decided, what: number + 1}
    action = _decide(game, state, policy, chance, (what, number))
    if action is None:
        return Underway(state, turn.events, decided)
    state, events = apply(game, state, action)
    return Underway(state, (*turn.events, *events), decided)


def _decide(game: Game, state: State, policy: Policy, chance: Chance, told: tuple[str, int]) -> Action | None:
    """Return what is done next; None where somebody lets the fairy's point lapse."""
    what, number = told
    if what == "claim":
        options = [ClaimFairyPoint(state.player), Pass(state.player)]
        chosen = policy(game, state, options, chance, what)
        return chosen if isinstance(chosen, ClaimFairyPoint) else None
    if what in ("begin", "draw"):
        return DrawTile(state.player, chance.drawn(f"{what} {number}", state.bag))
    found = [action for action in choices(game, state) if not isinstance(action, ClaimFairyPoint)]
    return found[0] if len(found) == 1 else policy(game, state, found, chance, f"{what} {number}")
