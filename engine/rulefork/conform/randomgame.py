"""Random games for other programs: legal from the first tile to the last, with questions in between.

Nothing is told or asked that the program does not claim: where it claims little, the games are simple, or short.
"""

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from rulefork.conform.question import Question
from rulefork.conform.reach import Reach
from rulefork.conform.wire import Json, write_action, write_figure
from rulefork.play.action import (
    Action,
    BeginTurn,
    ClaimFairyPoint,
    Deploy,
    DrawTile,
    EndTurn,
    MoveDragon,
    MoveFairy,
    Pass,
    PlaceTile,
    SendHome,
)
from rulefork.play.dragon import walker
from rulefork.play.game import FOLLOWER
from rulefork.play.refusal import Refused
from rulefork.play.state import State
from rulefork.play.turn import apply, begin, choices, may_pass
from rulefork.search.playout import PASSES
from rulefork.spec.situation import Situation

_UNSAID: Final = (Pass, BeginTurn, EndTurn, ClaimFairyPoint)
"""What a turn is not filled with: what is not told is declined, and the turn ends when the next one begins."""
_BETWEEN: Final = ("begin", "draw")
_FEW: Final = 3
"""How many questions of each sort follow an action; all of them would only make the game long."""


class Asked(NamedTuple):
    """A question and the right answer. `act` is the action that it is about, where it asks whether one is legal."""

    question: Question
    answer: Json
    act: Action | None = None


class Told(NamedTuple):
    """An action of a game, the situation after it, and what is asked then."""

    action: Action
    after: Situation
    asked: tuple[Asked, ...]


def random_game(reach: Reach, players: tuple[str, ...], seed: str) -> Iterator[Told]:
    """Yield a random game as far as it can be told to the program; the same seed gives the same game."""
    chance = Random(seed)
    situation = new_game(reach, players)
    while True:
        begun = situation
        for action, situation in _turn(reach, begun, chance):  # noqa: B020 - the turn goes on from what it came to
            yield Told(action, situation, tuple(_asked(reach, situation, chance)))
        if situation is begun:
            return


def new_game(reach: Reach, players: tuple[str, ...]) -> Situation:
    """Return the situation before the first turn."""
    return Situation(reach.game(), {}, (begin(reach.game(), players),))


def _turn(reach: Reach, situation: Situation, chance: Random) -> Iterator[tuple[Action, Situation]]:
    """Yield what is told of the next turn; nothing where no tile can be drawn and placed that the program knows."""
    ahead = _ended(reach, situation.state)
    for tile in chance.sample(ahead.bag, len(ahead.bag)) if ahead is not None else ():
        for action in _with_tile(reach, ahead, tile, chance) if ahead is not None else ():
            after = reach.after(situation, action)
            if after is not None:
                yield action, after
                if isinstance(action, PlaceTile):
                    yield from _rest(reach, after, chance)
                return


def _ended(reach: Reach, state: State) -> State | None:
    """Return the state at the end of the turn; None where something has to be done first, or the game is over."""
    if not state.over and state.phase not in _BETWEEN:
        try:
            state, _ = apply(reach.game(), state, EndTurn(state.player))
        except Refused:
            return None
    return None if state.over else state


def _with_tile(reach: Reach, state: State, tile: str, chance: Random) -> list[Action]:
    """Return the ways to place a tile in any order, or that it is drawn if it cannot be placed."""
    game = reach.game()
    if game.tile(tile).symbol == "dragon" and not reach.knows(MoveDragon(state.player, 0)):
        return []
    drawn, _ = apply(game, state, DrawTile(state.player, tile))
    if drawn.phase != "place":
        return [DrawTile(state.player, tile)]
    places = drawn.board.placements(game.tile(tile))
    return [PlaceTile(state.player, tile, square, turns) for square, turns in chance.sample(places, len(places))]


def _rest(reach: Reach, situation: Situation, chance: Random) -> Iterator[tuple[Action, Situation]]:
    """Yield what is done after a tile was placed, up to the end of the turn if the program knows how to end one."""
    state = situation.state
    while not state.over and state.phase not in _BETWEEN:
        game = reach.game()
        found = [action for action in choices(game, state) if not isinstance(action, _UNSAID)]
        passes = may_pass(game, state)
        if passes and chance.random() < PASSES:
            found = []
        told = _first(reach, situation, chance.sample(found, len(found)))
        if told is not None:
            yield told
            situation = told[1]
            state = situation.state
        elif passes:
            state, _ = apply(game, state, Pass(state.player))
        else:
            break
    told = _first(reach, situation, [EndTurn(situation.state.player)])
    if told is not None:
        yield told


def _first(reach: Reach, situation: Situation, actions: list[Action]) -> tuple[Action, Situation] | None:
    """Return the first of the actions that can be told, with the situation after it."""
    for action in actions:
        after = reach.after(situation, action)
        if after is not None:
            return action, after
    return None


# --- Questions ---------------------------------------------------------------------------------------------------


def _asked(reach: Reach, situation: Situation, chance: Random) -> Iterator[Asked]:
    every = [*questions_now(situation)]
    for question in chance.sample(every, min(_FEW, len(every))):
        yield from answered(reach, situation, question)
    tries = [*_tries(situation.state)]
    for act in chance.sample(tries, min(_FEW, len(tries))):
        yield from answered(reach, situation, legal(act, situation.state), act)


def answered(reach: Reach, situation: Situation, question: Question, act: Action | None = None) -> Iterator[Asked]:
    """Yield the question with the right answer, if the program claims to know such questions."""
    for answer in reach.answer(question, situation) or ():
        yield Asked(question, answer, act)


def legal(act: Action, state: State) -> Question:
    """Return the question whether an action would be legal."""
    return {"ask": "legal", "actions": [write_action(act, state)]}


def questions_now(situation: Situation) -> Iterator[Question]:
    """Yield all questions about how the game stands but for those whether something would be legal."""
    state = situation.state
    for plain in ("dragon", "fairy", "fairy-companion", "bag", "set-aside", "over"):
        yield {"ask": plain}
    if state.turn.walk is not None:
        yield {"ask": "dragon-mover"}
        yield {"ask": "dragon-steps"}
    for player in state.players:
        yield {"ask": "points", "player": player}
        yield {"ask": "supply", "player": player, "figure": FOLLOWER}
    for figure, _ in state.followers():
        yield {"ask": "figures", **write_figure(figure, state)}
        yield {"ask": "role", **write_figure(figure, state)}


def _tries(state: State) -> Iterator[Action]:
    """Yield actions that somebody might try now, legal ones and others."""
    player = state.player
    if state.turn.square is not None and state.phase not in _BETWEEN and not state.over:
        yield from (Deploy(player, spot) for spot in state.board.spots_on(state.turn.square))
        yield from (Deploy(player, spot) for _, spot in state.followers())
        yield from (MoveFairy(player, spot.square, figure) for figure, spot in state.followers())
        yield from (MoveFairy(player, spot.square) for _, spot in state.followers())
        yield from (SendHome(player, figure) for figure, _ in state.followers())
        yield from (MoveDragon(walker(state), side) for side in range(4) if state.dragon is not None)
