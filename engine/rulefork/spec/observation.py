"""The sentences that say what came of it, and how each is answered by a game.

An observation is a question with an answer: "Red scores 8 points" asks how many points Red scores. `observe` gives the
same sentence with the answer that the game gives. What a turn brings only at its end is looked for at its end.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import ClassVar

from rulefork.play.action import EndTurn
from rulefork.play.refusal import Refused
from rulefork.spec.act import Act
from rulefork.spec.sentence import Sentence
from rulefork.spec.situation import Situation, Unclear


@dataclass(frozen=True, slots=True)
class Observation(Sentence, ABC):
    """A sentence that asks something of the game and gives the answer."""

    group: ClassVar[str] = "Then"
    answer: ClassVar[str] = ""
    """The field that holds the answer."""
    is_outcome: ClassVar[bool] = True
    """Whether editions part where it comes out differently."""

    @abstractmethod
    def observe(self, situation: Situation) -> Sentence:
        """Return the sentence with the answer that the game gives; raises `Unclear` where it cannot be asked here."""

    def question(self) -> str:
        """Return the sentence with its answer left out, the same for every answer."""
        return self.printed(self.answer)


def at_turn_end(situation: Situation) -> Situation:
    """Return the situation at the end of the turn begun, if a tile was placed in it; `Unclear` if it cannot end yet."""
    if situation.state.over or situation.state.phase in ("begin", "draw", "place"):
        return situation
    try:
        return situation.play(EndTurn(situation.state.player))
    except Refused as refused:
        raise Unclear(f"the turn cannot end yet, so its scoring is still to come: {refused.why}") from None


@dataclass(frozen=True, slots=True)
class May(Observation):
    """Whether the rules allow an act now: "Red may not deploy a knight"."""

    pattern: ClassVar[str] = "{player} may not …"
    example: ClassVar[str] = "Red may not move the fairy to Red's knight"
    act: Act
    allowed: bool

    def __str__(self) -> str:
        return self._said("may" if self.allowed else "may not")

    def question(self) -> str:
        return self._said("…")

    def _said(self, answer: str) -> str:
        subject, verb, rest = _split(str(self.act))
        return f"{subject} {answer} {verb.removesuffix('s')}{rest}"

    def observe(self, situation: Situation) -> Sentence:
        try:
            allowed = situation.allows(self.act.actions(situation))
        except Refused:
            allowed = False
        return replace(self, allowed=allowed)


def _split(act: str) -> tuple[str, str, str]:
    words = act.split(" ")
    subject = 2 if words[0] == "the" else 1
    rest = " ".join(words[subject + 1 :])
    return " ".join(words[:subject]), words[subject], f" {rest}" if rest else ""
