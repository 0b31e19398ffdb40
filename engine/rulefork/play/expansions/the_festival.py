"""The Festival: whoever places a tile of a festival may take an own figure back instead of deploying one.

It may stand anywhere on the board, and nothing is scored for it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rulefork.play.action import Action
from rulefork.play.deployment import refuse_deployment
from rulefork.play.event import Event
from rulefork.play.expansions.hooks import Expansion, Move
from rulefork.play.game import FOLLOWER, Game
from rulefork.play.refusal import Refused
from rulefork.play.role import send_home
from rulefork.play.state import State
from rulefork.table.figure import Figure

MARK: Final = "festival"
RULING: Final = "festival/taken-back"
NO_FAIRY: Final = "fairy/not-after-festival"


@dataclass(frozen=True, slots=True)
class TakeBack(Action):
    """The player takes an own figure back into the supply."""

    taken: Figure


def take_back(game: Game, state: State, action: TakeBack) -> tuple[State, list[Event]]:
    """Return the state with the figure in its owner's supply, and what happened.

    It is the turn's one move of a figure, so the fairy stays; a phantom may still follow. Raises `Refused` where the
    tile just placed bears no festival, the move is spent, or the figure is not the player's own on the board.
    """
    if state.turn.tile is None or MARK not in game.tile(state.turn.tile).features:
        raise Refused(RULING, "a figure is taken back only in the turn of a festival")
    if state.turn.fairy_moved:
        raise Refused(NO_FAIRY, f"{state.player} has moved the fairy instead")
    refuse_deployment(game, state, game.box.figures[FOLLOWER])
    if action.taken not in _own_figures(game, state):
        raise Refused(RULING, f"{state.player} has no such figure on the board")
    state, home = send_home(game, state, action.taken, "taken back", RULING)
    return state.in_turn(deployed=action.taken, fairy_stays=NO_FAIRY), home


def _own_figures(game: Game, state: State) -> list[Figure]:
    # Even those in a place that shelters them, and those that are no followers; things are no figures.
    own = [figure for figure, _ in state.on_board() if figure.owner == state.player]
    return [figure for figure in own if not game.kind(figure).is_thing]


def choices(game: Game, state: State) -> list[Action]:
    """Return the ways in which the active player could take a figure back."""
    return [TakeBack(state.player, figure) for figure in _own_figures(game, state)]


_MOVES: Final[Mapping[type[Action], Move]] = {TakeBack: Move(take_back)}

EXPANSION: Final = Expansion(moves=_MOVES, choices=choices)
