"""The Abbot: whoever deploys nobody may take the own abbot back from an unfinished cloister, and scores it as it is.

Where an abbot may stand follows from its traits (rules/figures.yaml).
"""

from dataclasses import dataclass
from typing import Final

from rulefork.play import deployment, princess
from rulefork.play.action import Action
from rulefork.play.event import Event, Scored
from rulefork.play.expansions.hooks import Expansion, Move
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.play.role import send_home
from rulefork.play.state import State
from rulefork.play.worth import unfinished_value
from rulefork.table.figure import Figure, Spot

ABBOT: Final = "abbot"
RULING: Final = "abbot/taken-back"
NO_FAIRY: Final = "gap/abbot-removal-and-fairy"


@dataclass(frozen=True, slots=True)
class TakeAbbotBack(Action):
    """The player takes the own abbot back into the supply and scores its cloister as far as it is built."""


def take_back(game: Game, state: State, action: TakeAbbotBack) -> tuple[State, list[Event]]:
    """Return the state with the abbot in the supply and its cloister scored, and what happened.

    The fairy adds nothing, wherever she stands (fairy/no-three-for-removed-abbot). Raises `Refused` where the turn's
    one move is spent, no abbot stands on the board, or its cloister is complete.
    """
    _refuse_move(game, state)
    abbot, spot = _abbot_of(state, action.player)
    cloister = state.board.feature_at(spot)
    if cloister.complete:
        raise Refused(RULING, "the cloister is complete: it is scored as such this turn")
    gain = unfinished_value(cloister, state.board)
    scored = Scored(RULING, action.player, gain, cloister.kind, spot, phase=state.phase)
    state, home = send_home(game, state, abbot, "taken back", RULING)
    state = state._replace(points={**state.points, action.player: state.points[action.player] + gain})
    return state.in_turn(deployed=abbot, fairy_stays=NO_FAIRY), [scored, *home]


def _refuse_move(game: Game, state: State) -> None:
    kind = game.box.figures[ABBOT]
    if state.turn.fairy_moved:
        raise Refused(NO_FAIRY, f"{state.player} has moved the fairy instead")
    princess.refuse_after_removal(game, state, "princess-bans/abbot", "no abbot is moved this turn")
    deployment.refuse_deployment(game, state, kind)


def _abbot_of(state: State, player: str) -> tuple[Figure, Spot]:
    for figure, spot in state.followers():
        if figure.kind == ABBOT and figure.owner == player:
            return figure, spot
    raise Refused(RULING, f"{player} has no abbot on the board")


def choices(_: Game, state: State) -> list[Action]:
    """Return the taking back of the abbot."""
    return [TakeAbbotBack(state.player)]


EXPANSION: Final = Expansion(moves={TakeAbbotBack: Move(take_back)}, choices=choices)
