"""A departure as a scenario: the game in sentences, and what should come of it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any, Final

from rulefork.conform.departure import Departure
from rulefork.conform.randomgame import Asked, new_game
from rulefork.conform.reach import Reach
from rulefork.conform.wire import read_figure
from rulefork.play.action import Action
from rulefork.report.layout import plain
from rulefork.rulebook.toggle import Toggle
from rulefork.spec.observation import May, Observation
from rulefork.spec.saying import name_figure, say
from rulefork.spec.score import BagHolds, GameIsOver, LiesAside, ScoresPoints
from rulefork.spec.sentence import Sentence
from rulefork.spec.situation import Situation, Unclear
from rulefork.spec.whereabouts import CountsAs, DragonStands, FairyAlone, FairyIsOn, IsOnBoard, StepsNext

INDENT: Final = "      "


def departure_gherkin(
    departure: Departure, reach: Reach, players: tuple[str, ...], pins: Mapping[str, str], title: str
) -> list[str]:
    """Return the lines of a scenario in which the program is wrong.

    What no sentence says is told in a comment: then the scenario has to be completed by hand.
    """
    situation = new_game(reach, players)
    acts: list[str] = []
    last = len(departure.told) - (departure.asked is None)
    for told in departure.told[:last]:
        acts.append(_said(told.action, situation))
        situation = told.after
    if departure.asked is None:
        then = _may(departure.told[-1].action, situation, allowed=True)
    else:
        then = _answer(departure.asked, situation)
    return [
        f"    Scenario: {plain(title)}",
        *_block("Given", _pins(pins, reach.toggles)),
        *_block("When", acts),
        *_block("Then", [then]),
    ]


def _pins(pins: Mapping[str, str], toggles: Mapping[str, Toggle]) -> Iterator[str]:
    return (toggles[id].values[value].pin for id, value in pins.items())


def _block(keyword: str, sentences: Iterable[str]) -> Iterator[str]:
    word = keyword
    for sentence in sentences:
        if sentence.startswith("#"):
            yield f"{INDENT}{sentence}"
        else:
            yield f"{INDENT}{word} {sentence}"
            word = "And"


def _said(action: Action, situation: Situation) -> str:
    try:
        return str(say(action, situation))
    except Unclear as unclear:
        return f"# {action}: {plain(str(unclear))}"


def _may(action: Action, situation: Situation, *, allowed: bool) -> str:
    try:
        return str(May(say(action, situation), allowed))
    except Unclear as unclear:
        return f"# legal, {str(allowed).lower()}: {action}: {plain(str(unclear))}"


def _answer(asked: Asked, situation: Situation) -> str:
    if asked.act is not None:
        return _may(asked.act, situation, allowed=bool(asked.answer))
    with suppress(Unclear, KeyError):
        sentence = _ANSWERS[asked.question["ask"]](asked.question, situation)
        # Points are those of the whole turn; where it is not over they may be others than those asked for.
        if not isinstance(sentence, ScoresPoints) or sentence.points == asked.answer:
            return str(sentence)
    told = ", ".join(f"{key} {value}" for key, value in asked.question.items())
    return f"# {told}: {asked.answer}"


def _of_figure(question: Mapping[str, Any], situation: Situation, make: Callable[[str], Observation]) -> Sentence:
    figure = read_figure(dict(question), situation.state)
    return make(name_figure(situation, figure)).observe(situation)


_ANSWERS: Final[Mapping[str, Callable[[Mapping[str, Any], Situation], Sentence]]] = {
    "points": lambda question, now: ScoresPoints(question["player"], 0).observe(now),
    "dragon": lambda _, now: DragonStands("").observe(now),
    "dragon-mover": lambda _, now: StepsNext("").observe(now),
    "fairy": lambda _, now: FairyIsOn("").observe(now),
    "fairy-companion": lambda _, now: FairyAlone().observe(now),
    "bag": lambda _, now: BagHolds(0).observe(now),
    "set-aside": lambda _, now: LiesAside(0).observe(now),
    "over": lambda _, now: GameIsOver().observe(now),
    "role": lambda question, now: _of_figure(question, now, lambda name: CountsAs(name, "")),
    "figures": lambda question, now: _of_figure(question, now, IsOnBoard),
}
"""The sentence that answers a question, as the game stands."""
