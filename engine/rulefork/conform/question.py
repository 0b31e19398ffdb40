"""Questions to a program, as plain JSON, and how this engine answers them.

A question is an object whose `ask` names it. Every observation of the language that concerns play comes down to one or
several of them; it holds where all the answers are as the engine's own under the same rules.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import singledispatch
from typing import Any, Final

from rulefork.conform.wire import (
    Json,
    Unreadable,
    figures_at,
    name_of,
    read_action,
    write_action,
    write_figure,
    write_place,
)
from rulefork.play.action import EndTurn, MoveDragon
from rulefork.play.dragon import walker
from rulefork.play.event import DragonStopped, FigureHome, Scored
from rulefork.play.fairy import stands_next_to_one
from rulefork.play.refusal import Refused
from rulefork.play.state import ANYONE, State
from rulefork.spec import score, whereabouts
from rulefork.spec.observation import Because, May, Observation, plain
from rulefork.spec.performance import LATE
from rulefork.spec.situation import Situation, Unclear
from rulefork.table.figure import SUPPLY, Held, OnTile, Site, Spot

Question = Mapping[str, Json]


class Inexpressible(Exception):  # noqa: N818 - it names the cause
    """An observation that no question of the protocol asks, or that cannot be asked in this situation."""


# --- From observations to questions ------------------------------------------------------------------------------


def is_late(observation: Observation) -> bool:
    """Return whether the observation is about the end of the turn, so that the turn is ended before it is asked."""
    return isinstance(plain(observation), LATE)


@singledispatch
def questions(observation: Observation, situation: Situation) -> Iterator[Question]:
    """Yield the questions that an observation comes down to in the situation; raises `Inexpressible` if there are none.

    Where several sentences share an answer, such as "is back" and "stays on the board", they share the questions.
    """
    raise Inexpressible(f"{observation}: no question of the protocol asks that")


@questions.register
def _(observation: Because, situation: Situation) -> Iterator[Question]:
    yield from questions(observation.told, situation)  # by which ruling is for the engine to say


@questions.register
def _(observation: score.ScoresPoints, _: Situation) -> Iterator[Question]:
    yield {"ask": "points", "player": observation.player}


@questions.register
def _(_: score.NobodyScores, situation: Situation) -> Iterator[Question]:
    yield from ({"ask": "points", "player": player} for player in situation.state.players)


@questions.register
def _(observation: score.ScoresFor, _: Situation) -> Iterator[Question]:
    yield {"ask": "points-for", "player": observation.player, "kind": observation.kind}


@questions.register
def _(observation: score.ScoresAtOnce, _: Situation) -> Iterator[Question]:
    yield {"ask": "largest-award", "player": observation.player, "kind": observation.kind}


@questions.register
def _(_: score.BagHolds, __: Situation) -> Iterator[Question]:
    yield {"ask": "bag"}


@questions.register
def _(_: score.LiesAside, __: Situation) -> Iterator[Question]:
    yield {"ask": "set-aside"}


@questions.register
def _(_: score.GameIsOver, __: Situation) -> Iterator[Question]:
    yield {"ask": "over"}


@questions.register
def _(observation: May, situation: Situation) -> Iterator[Question]:
    try:
        acts = observation.act.actions(situation)
        yield {"ask": "legal", "actions": [*_in_turn(acts, situation)]}
    except (Refused, Unclear) as wrong:
        raise Inexpressible(f"{observation}: {wrong}") from None


def _in_turn(acts: tuple[Any, ...], situation: Situation) -> Iterator[Json]:
    for act in acts:
        yield write_action(act, situation.state)
        try:
            situation = situation.play(act)
        except Refused:
            return  # what comes after an action that is refused is of no account


@questions.register(whereabouts.IsBack)
@questions.register(whereabouts.IsBackIn)
@questions.register(whereabouts.IsAside)
@questions.register(whereabouts.IsOnBoard)
@questions.register(whereabouts.IsIn)
@questions.register(whereabouts.IsPrisoner)
def _(observation: Any, situation: Situation) -> Iterator[Question]:
    figure, state = _last_standing(observation.figure, situation)
    told = write_figure(figure, state)
    yield {"ask": "figures", **told}
    if figure.owner:
        yield {"ask": "supply", "player": figure.owner, "figure": figure.kind}
    if isinstance(situation.state.figures[figure], Held) or isinstance(observation, whereabouts.IsPrisoner):
        yield {"ask": "prisoners", "player": observation.player, "owner": figure.owner, "figure": figure.kind}


@questions.register
def _(observation: whereabouts.CountsAs, situation: Situation) -> Iterator[Question]:
    figure, state = _last_standing(observation.figure, situation)
    yield {"ask": "role", **write_figure(figure, state)}


@questions.register
def _(observation: whereabouts.GoesHome, situation: Situation) -> Iterator[Question]:
    figure, state = _last_standing(observation.figure, situation)
    yield {"ask": "went-home", **write_figure(figure, state)}


def _last_standing(name: str, situation: Situation) -> tuple[Any, State]:
    figure = situation.figure(name)
    for state in reversed(situation.states):
        if isinstance(state.figures[figure], Spot | OnTile | Site):
            return figure, state
    return figure, situation.state


@questions.register(whereabouts.DragonStands)
@questions.register(whereabouts.DragonAside)
def _(_: Any, __: Situation) -> Iterator[Question]:
    yield {"ask": "dragon"}


@questions.register(whereabouts.WalkEnds)
@questions.register(whereabouts.DragonRests)
def _(_: Any, __: Situation) -> Iterator[Question]:
    yield {"ask": "dragon-steps"}


@questions.register(whereabouts.StepsNext)
@questions.register(whereabouts.NobodySteps)
def _(_: Any, __: Situation) -> Iterator[Question]:
    yield {"ask": "dragon-mover"}


@questions.register(whereabouts.FairyIsOn)
@questions.register(whereabouts.FairyAside)
def _(_: Any, __: Situation) -> Iterator[Question]:
    yield {"ask": "fairy"}


@questions.register(whereabouts.FairyNextTo)
@questions.register(whereabouts.FairyForAll)
@questions.register(whereabouts.FairyAlone)
def _(_: Any, __: Situation) -> Iterator[Question]:
    yield {"ask": "fairy-companion"}


# --- The engine's own answers ------------------------------------------------------------------------------------


def answer(question: Question, situation: Situation) -> Json:
    """Return this engine's answer; raises `Unreadable` for a question that there is not, or a damaged one."""
    known = ANSWERS.get(str(question.get("ask")))
    if known is None:
        raise Unreadable(f"no question is called {question.get('ask')!r}")
    try:
        return known(question, situation)
    except (KeyError, TypeError) as wrong:
        raise Unreadable(f"the question {question['ask']!r} is damaged: {wrong}") from None


def _awards(question: Question, situation: Situation) -> list[int]:
    scores = (event for event in situation.events if isinstance(event, Scored))
    return [s.points for s in scores if (s.player, s.reason) == (question["player"], question["kind"])]


def _legal(question: Question, situation: Situation) -> bool:
    try:
        for told in question["actions"]:
            situation = situation.play(read_action(told, situation.game, situation.state))
    except Refused:
        return False
    return True


def _supply(question: Question, situation: Situation) -> int:
    wanted = (question["player"], question["figure"])
    figures = situation.state.figures.items()
    return sum(place is SUPPLY and (figure.owner, figure.kind) == wanted for figure, place in figures)


def _prisoners(question: Question, situation: Situation) -> int:
    held, wanted = Held(question["player"]), (question["owner"], question["figure"])
    figures = situation.state.figures.items()
    return sum(place == held and (figure.owner, figure.kind) == wanted for figure, place in figures)


def _role(question: Question, situation: Situation) -> str | None:
    from rulefork.play.role import called

    for figure in figures_at(question, situation.state):
        return called(situation.game, situation.state, figure, situation.state.figures[figure])
    return None


def _went_home(question: Question, situation: Situation) -> str | None:
    for event in situation.events:
        if not isinstance(event, FigureHome) or (event.figure.owner, event.figure.kind) != _of(question):
            continue
        if write_place(event.spot, situation.state) == question["on"]:
            return whereabouts.STAGES[event.phase]
    return None


def _of(question: Question) -> tuple[str, str]:
    return question["owner"], question["figure"]


def _steps(_: Question, situation: Situation) -> int:
    walks = [event for event in situation.events if isinstance(event, DragonStopped)]
    return walks[-1].steps if walks else 0


def _mover(_: Question, situation: Situation) -> str | None:
    player = walker(situation.state)
    return player if any(situation.allows((MoveDragon(player, side),)) for side in range(4)) else None


def _companion(_: Question, situation: Situation) -> Json:
    fairy = situation.state.fairy
    if fairy is None or fairy.companion is None:
        return None
    if fairy.companion == ANYONE or not stands_next_to_one(situation.game):
        return ANYONE
    return write_figure(fairy.companion, situation.state)


ANSWERS: Final[Mapping[str, Callable[[Question, Situation], Json]]] = {
    "points": lambda question, now: now.state.points[question["player"]],
    "points-for": lambda question, now: sum(_awards(question, now)),
    "largest-award": lambda question, now: max(_awards(question, now), default=0),
    "legal": _legal,
    "figures": lambda question, now: sum(1 for _ in figures_at(question, now.state)),
    "supply": _supply,
    "prisoners": _prisoners,
    "role": _role,
    "went-home": _went_home,
    "dragon": lambda _, now: None if now.state.dragon is None else [*now.state.dragon],
    "dragon-steps": _steps,
    "dragon-mover": _mover,
    "fairy": lambda _, now: None if now.state.fairy is None else [*now.state.fairy.square],
    "fairy-companion": _companion,
    "bag": lambda _, now: len(now.state.bag),
    "set-aside": lambda _, now: len(now.state.aside),
    "over": lambda _, now: now.state.over,
}
"""The questions by name, and how this engine answers them."""

END_TURN: Final = name_of(EndTurn)
