"""Traders and Builders: a builder whose road or city grows brings its owner a second part of the turn; goods are taken.

Where a builder or a pig may stand, and when it goes home, follows from its traits (rules/figures.yaml). What goods and
a pig are worth at the end of the game is left out.
"""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from rulefork.play.event import Event
from rulefork.play.expansions.hooks import Expansion, Happening, Part
from rulefork.play.game import Game
from rulefork.play.state import PLAIN, State, Turn
from rulefork.table.figure import SUPPLY, Figure, Held, Spot

BUILDER: Final = "builder"
PARTS: Final = 2
GOODS: Final = ("cloth", "wheat", "wine")


@dataclass(frozen=True, slots=True)
class GoodsTaken(Event):
    """A player took the goods of a completed city: so many tokens of the kind."""

    player: str
    kind: str
    count: int
    spot: Spot


def lay_out_goods(game: Game, state: State) -> State:
    """Return the state with the tokens of all goods in their supply."""
    kinds = [kind for kind in game.box.figures.values() if kind.id in GOODS]
    tokens = [Figure("", kind.id, number + 1, is_follower=False) for kind in kinds for number in range(kind.pieces)]
    return state.with_figures(dict.fromkeys(tokens, SUPPLY))


def take_goods(_: Game, state: State) -> Happening:
    """Return the state with the goods of completed cities held by whoever completed them, and what happened.

    It does not matter who stands there, or whether anybody does.
    """
    events: list[Event] = []
    for city in (state.board.features[number] for number in state.turn.completed):
        prints = Counter(good for spot in city.spots for good in sorted(state.board.segment(spot).prints))
        for good in GOODS:
            if prints[good]:
                state = _taking(state, good, prints[good])
                spot = min(city.spots)
                taken = GoodsTaken("traders-and-builders/goods", state.player, good, prints[good], spot, phase="score")
                events.append(taken)
    return state, events


def _taking(state: State, good: str, count: int) -> State:
    for _ in range(count):
        token = state.in_supply("", good)
        assert token is not None, "there are as many tokens as printed goods"
        state = state.placing(token, Held(state.player))
    return state


def held(state: State, player: str, good: str) -> int:
    """Return how many tokens of that kind of goods the player holds."""
    return sum(figure.kind == good and place == Held(player) for figure, place in state.figures.items())


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


EXPANSION: Final = Expansion(
    begin=lay_out_goods, after_placing=earn_second_part, after_scoring=take_goods, next_part=second_part
)
