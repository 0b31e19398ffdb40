"""Traders and Builders: a builder whose road or city grows brings its owner a second part of the turn.

Where a builder or a pig may stand, and when it goes home, follows from its traits (rules/figures.yaml).
"""

from typing import Final

from rulefork.play.expansions.hooks import Expansion, Happening, Part
from rulefork.play.game import Game
from rulefork.play.state import PLAIN, State, Turn
from rulefork.table.figure import Spot

BUILDER: Final = "builder"
PARTS: Final = 2


def earn_second_part(_: Game, state: State) -> Happening:
    """Return the state with a second part of the turn earned, if the tile just placed extends the builder's feature.

    It is earned at once: a builder eaten later in this part brings it all the same (gap
    builder-eaten-before-second-part).
    """
    if state.turn.part == PARTS or not _has_grown(state):
        return state, []
    return state.in_turn(goes_on=True), []


def second_part(game: Game, state: State) -> Part | None:
    """Return the second part of a double turn, if it was earned and a tile is left for it.

    The fairy pays her point once for the whole of it, or in each part (fairy/point-once-per-double-turn). What was done
    in the first part binds nobody in the second (gaps double-turn-princess-ban, double-turn-fairy-move).
    """
    if not state.turn.goes_on or not state.bag or state.last_turn:
        return None
    once = state.fairy is None or game.rules["builder-double-turn-fairy-point"] == "once"
    phases = PLAIN[PLAIN.index("draw") :] if once else PLAIN
    turn = Turn(phases=phases, part=PARTS, point_owed=state.turn.point_owed)
    return Part(turn, "traders-and-builders/double-turn")


def _has_grown(state: State) -> bool:
    for figure, place in state.standing():
        if figure.kind == BUILDER and figure.owner == state.player and isinstance(place, Spot):
            return state.turn.square in state.board.feature_at(place).squares
    return False


EXPANSION: Final = Expansion(after_placing=earn_second_part, next_part=second_part)
