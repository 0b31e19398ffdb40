"""A case performed step by step: how the game stands at its start and at its end, and what each step came to."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rulefork.play.refusal import Refused
from rulefork.spec.act import Act
from rulefork.spec.observation import Observation, at_turn_end, plain
from rulefork.spec.ruling import Case, Step
from rulefork.spec.score import GameIsOver, NobodyScores, ScoresFor, ScoresPoints
from rulefork.spec.situation import Situation, Unclear
from rulefork.spec.whereabouts import DragonRests, GoesHome, WalkEnds

LATE: Final = (ScoresPoints, ScoresFor, NobodyScores, GoesHome, WalkEnds, DragonRests, GameIsOver)
"""The observations that are looked for at the end of the turn."""


@dataclass(frozen=True, slots=True)
class Performed:
    """One step of a case and what it came to.

    `answer` is what an observation came to. `problem` says why an act was refused, with the `ruling` that forbids it,
    or why the step could not be carried out.
    """

    step: Step
    answer: str = ""
    problem: str = ""
    ruling: str = ""

    @property
    def holds(self) -> bool:
        """Whether the step went as it is written."""
        return not self.problem and self.answer in ("", str(self.step.sentence))


@dataclass(frozen=True, slots=True)
class Performance:
    """A case as it was performed: the game before and after, and the steps, up to the act that stopped it if one did.

    `after` is the game as the observations saw it, at the end of the turn where one of them is looked for there.
    """

    before: Situation
    after: Situation
    steps: tuple[Performed, ...]

    @property
    def failed(self) -> tuple[Performed, ...]:
        """The steps that did not go as they are written."""
        return tuple(step for step in self.steps if not step.holds)


def perform(case: Case, before: Situation) -> Performance:
    """Return the case as it goes from the situation: all that is done, then all that is observed.

    An act that is refused or unclear ends the performance as far as it has got; an unclear observation does not.
    """
    situation = before
    done: dict[int, Performed] = {}
    for number, step in enumerate(case.steps):
        if isinstance(step.sentence, Act):
            situation, done[number] = _act(step, step.sentence, situation)
            if done[number].problem:
                return Performance(before, situation, _until(case.steps[: number + 1], done))
    for number, step in enumerate(case.steps):
        if isinstance(step.sentence, Observation):
            done[number] = _observe(step, step.sentence, situation)
    if any(isinstance(plain(step.sentence), LATE) for step in case.steps):
        situation = _at_turn_end(situation)
    return Performance(before, situation, _until(case.steps, done))


def _until(steps: Sequence[Step], done: dict[int, Performed]) -> tuple[Performed, ...]:
    return tuple(done.get(number, Performed(step)) for number, step in enumerate(steps))


def _act(step: Step, act: Act, situation: Situation) -> tuple[Situation, Performed]:
    try:
        for action in act.actions(situation):
            situation = situation.play(action)
    except Refused as refused:
        return situation, Performed(step, problem=refused.why, ruling=refused.ruling)
    except Unclear as unclear:
        return situation, Performed(step, problem=str(unclear))
    return situation, Performed(step)


def _observe(step: Step, observation: Observation, situation: Situation) -> Performed:
    try:
        return Performed(step, answer=str(observation.observe(situation)))
    except Unclear as unclear:
        return Performed(step, problem=str(unclear))


def _at_turn_end(situation: Situation) -> Situation:
    try:
        return at_turn_end(situation)
    except Unclear:
        return situation
