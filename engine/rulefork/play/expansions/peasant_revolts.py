"""The Peasant Revolts: whoever deploys nobody may pay to protect one of the own followers that stand already.

The revolts themselves come with tiles that are not among those played here.
"""

from dataclasses import dataclass
from typing import Final

from rulefork.play import princess
from rulefork.play.action import Action
from rulefork.play.deployment import refuse_other_move
from rulefork.play.event import Event, Scored
from rulefork.play.expansions.hooks import Expansion, Happening, Move
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.play.state import State
from rulefork.table.figure import Figure

PROTECTED: Final = "peasant-revolts/protected"
PRICE: Final = 2
"""What the protection of a follower costs in points where nobody is deployed in the turn."""


@dataclass(frozen=True, slots=True)
class Protect(Action):
    """The player lays one of the own followers down to protect it from revolts."""

    follower: Figure


@dataclass(frozen=True, slots=True)
class Protected(Event):
    """A follower was laid down and is protected from revolts while it stays where it is."""

    figure: Figure


def protect(game: Game, state: State, action: Protect) -> Happening:
    """Return the state with the follower protected and the price paid, and what happened.

    Nobody is put on the tile just placed, so a volcano is no hindrance (volcano-allows/protect-from-revolt). Raises
    `Refused` where the turn's one move is spent, the points are lacking, or the follower is not on the board or
    protected already.
    """
    _refuse_move(game, state)
    if action.follower not in _candidates(state, action.player):
        raise Refused(PROTECTED, f"{action.player} has no such follower on the board without protection")
    points = {**state.points, action.player: state.points[action.player] - PRICE}
    note = (PROTECTED, action.follower, state.figures[action.follower])
    paid = Scored(PROTECTED, action.player, -PRICE, "revolt", phase=state.phase)
    state = state._replace(points=points, remembered=state.remembered | {note})
    state = state.in_turn(deployed=action.follower, fairy_stays=PROTECTED)
    return state, [Protected(PROTECTED, action.follower, phase=state.phase), paid]


def is_protected(state: State, figure: Figure) -> bool:
    """Return whether the follower is protected where it stands."""
    return (PROTECTED, figure, state.figures[figure]) in state.remembered


def forget(_: Game, state: State) -> Happening:
    """Return the state without the protection of those who have left their place."""
    gone = {
        note
        for note in state.remembered
        if isinstance(note, tuple) and note[0] == PROTECTED and state.figures[note[1]] != note[2]
    }
    return state._replace(remembered=state.remembered - gone), []


def choices(_: Game, state: State) -> list[Action]:
    """Return the followers that the active player could protect."""
    return [Protect(state.player, figure) for figure in _candidates(state, state.player)]


def _refuse_move(game: Game, state: State) -> None:
    refuse_other_move(game, state, PROTECTED)
    princess.refuse_after_removal(game, state, PROTECTED, "nobody is protected this turn")
    if state.points[state.player] < PRICE:
        raise Refused(PROTECTED, f"{state.player} has not the {PRICE} points that it costs")


def _candidates(state: State, player: str) -> list[Figure]:
    return [figure for figure, _ in state.followers() if figure.owner == player and not is_protected(state, figure)]


EXPANSION: Final = Expansion(moves={Protect: Move(protect)}, choices=choices, after_placing=forget)
