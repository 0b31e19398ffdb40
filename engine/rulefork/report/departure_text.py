"""Random games in another program as a page: that it agrees, or the scenario in which it departs."""

import json
import shlex
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rulefork.conform.departure import Departure, Examined
from rulefork.report.ink import PLAIN, Ink
from rulefork.report.layout import WIDTH, counted, page, plain, wrapped
from rulefork.rulebook.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class RandomRun:
    """Random games in a program: who it is, under what, what became of them, and the scenario if it departs.

    `short` is what the ruleset is called; `again` are the words after `rulefork` that play the one game again.
    """

    program: str
    ruleset: Ruleset
    short: str
    players: tuple[str, ...]
    seed: str
    examined: Examined
    scenario: tuple[str, ...] = ()
    again: tuple[str, ...] = ()


def departure_text(run: RandomRun, *, width: int = WIDTH, ink: Ink = PLAIN) -> str:
    """Return the run as a page."""
    departure = run.examined.departure
    if departure is None:
        return page([_agrees(run, width, ink), _rest(run, width)])
    return page([_departs(run, departure, width, ink), run.scenario, _given(run, departure, width), _rest(run, width)])


def _agrees(run: RandomRun, width: int, ink: Ink) -> list[str]:
    found = run.examined
    if not found.actions:
        return wrapped(f"{run.program} claims too little under {run.short} to be told of a single turn.", width=width)
    if found.unsupported == found.games:
        return [f"{run.program} says of every random game that it cannot play it."]
    told = f"{run.program} agrees with {run.short} in {counted(found.games - found.unsupported, 'random game')}"
    numbers = f"They had {counted(found.actions, 'action')} and {counted(found.questions, 'question')}."
    return [ink(told, "head"), *wrapped(numbers, width=width)]


def _departs(run: RandomRun, departure: Departure, width: int, ink: Ink) -> list[str]:
    found = run.examined
    number, size = found.game + 1, len(departure.told)
    few = f"; {size} of them {'is' if size == 1 else 'are'} enough" if size < found.whole else ""
    told = f"It is random game {number}, after {counted(found.whole, 'action')}{few}."
    return [ink(f"{run.program} departs from {run.short}: {departure.kind}", "bad"), *wrapped(told, width=width)]


def _given(run: RandomRun, departure: Departure, width: int) -> Iterator[str]:
    asked = departure.asked
    if asked is not None:
        yield from wrapped(
            f"{_question(asked.question)}: {json.dumps(asked.answer)}", width=width, first="  expected  "
        )
        yield from wrapped(json.dumps(departure.observed), width=width, first="  observed  ")
    if departure.why:
        yield from wrapped(departure.why, width=width, first="  why       ")
    for line in departure.errors.splitlines()[-5:]:
        yield from wrapped(line, width=width, first="  stderr    ")
    yield f"  again     {plain(shlex.join(['rulefork', *run.again]))}"


def _question(question: object) -> str:
    assert isinstance(question, dict), "a question is an object"
    return " ".join(f"{value}" if key == "ask" else f"{key}={json.dumps(value)}" for key, value in question.items())


def _rest(run: RandomRun, width: int) -> Sequence[str]:
    found = run.examined
    lines: list[str] = []
    if found.unsupported:
        games = counted(found.unsupported, "game")
        lines += wrapped(f"{games} it says it cannot play; the last reason: {found.reason}", width=width)
    if found.late:
        lines += wrapped(
            "The time for the whole run is over (--total-timeout); further games were not played.", width=width
        )
    return lines
