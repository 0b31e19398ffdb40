"""The sentences that say what came of it, and how each is answered by a game.

An observation is a question with an answer: "Red scores 8 points" asks how many points Red scores. `observe` gives the
same sentence with the answer that the game gives. What a turn brings only at its end is looked for at its end.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final

from rulefork.play.action import EndTurn, Pass
from rulefork.play.event import Event
from rulefork.play.refusal import Refused
from rulefork.play.turn import choices
from rulefork.spec.act import Act
from rulefork.spec.sentence import Sentence, listed
from rulefork.spec.situation import Situation, Unclear

NO_CHOICE: Final = " has no choice but to "
BECAUSE: Final = " because of "


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


@dataclass(frozen=True, slots=True)
class Caused(Observation, ABC):
    """An observation behind which there are rulings, so that it may be told with one of them: see `Because`."""

    @abstractmethod
    def rulings(self, situation: Situation) -> tuple[str, ...]:
        """Return the rulings, each once, that forbid or brought about what is observed; none where nothing did."""


def rulings_of(events: Iterable[Event]) -> tuple[str, ...]:
    """Return the rulings behind the events, each once and in their order."""
    return tuple(dict.fromkeys(event.ruling for event in events))


def at_turn_end(situation: Situation) -> Situation:
    """Return the situation at the end of the turn begun, if a tile was placed in it; `Unclear` if it cannot end yet."""
    if situation.state.over or situation.state.phase in ("begin", "draw", "place"):
        return situation
    try:
        return situation.play(EndTurn(situation.state.player))
    except Refused as refused:
        raise Unclear(f"the turn cannot end yet, so its scoring is still to come: {refused.why}") from None


@dataclass(frozen=True, slots=True)
class May(Caused):
    """Whether the rules allow an act now: "Red may not deploy a knight"."""

    pattern: ClassVar[str] = "{player} may not …"
    example: ClassVar[str] = "Red may not move the fairy to Red's knight"
    act: Act
    allowed: bool

    def __str__(self) -> str:
        return self._said("may" if self.allowed else "may not")

    def question(self) -> str:
        return self._said("…")

    def parameters(self) -> list[tuple[str, Any]]:
        return self.act.parameters()

    def _said(self, answer: str) -> str:
        subject, verb, rest = _split(str(self.act))
        return f"{subject} {answer} {verb.removesuffix('s')}{rest}"

    def observe(self, situation: Situation) -> Sentence:
        return replace(self, allowed=not self.rulings(situation))

    def rulings(self, situation: Situation) -> tuple[str, ...]:
        try:
            situation.play_all(self.act.actions(situation))
        except Refused as refused:
            return (refused.ruling,)
        return ()


@dataclass(frozen=True, slots=True)
class HasNoChoice(Observation):
    """A player can only do one thing now: "Red has no choice but to send Blue's knight home"."""

    pattern: ClassVar[str] = "{player} has no choice but to …"
    example: ClassVar[str] = "Red has no choice but to move the dragon west"
    act: Act

    def __str__(self) -> str:
        subject, verb, rest = _split(str(self.act))
        return f"{subject}{NO_CHOICE}{verb.removesuffix('s')}{rest}"

    def question(self) -> str:
        return f"{_split(str(self.act))[0]}{NO_CHOICE}…"

    def parameters(self) -> list[tuple[str, Any]]:
        return self.act.parameters()

    def observe(self, situation: Situation) -> Sentence:
        open_now = choices(situation.game, situation.state)
        while open_now == [passing := Pass(situation.state.player)]:  # nothing to decide, so the turn goes on
            situation = situation.play(passing)
            open_now = choices(situation.game, situation.state)
        return self if open_now == [*self.act.actions(situation)] else HasAnother(_split(str(self.act))[0])


@dataclass(frozen=True, slots=True)
class HasAnother(Sentence):
    """The answer where something else can be done, or nothing at all."""

    player: str

    def __str__(self) -> str:
        return f"{self.player} has another choice, or none"


@dataclass(frozen=True, slots=True)
class Because(Observation):
    """An observation told with the ruling behind it: what forbids the act, or by which it came to that."""

    pattern: ClassVar[str] = f"…{BECAUSE}{{ruling}}"
    example: ClassVar[str] = f"Red may not deploy a thief{BECAUSE}volcano/no-follower-on-tile"
    told: Caused
    ruling: str

    def __str__(self) -> str:
        return f"{self.told}{BECAUSE}{self.ruling}"

    def question(self) -> str:
        return self.told.question()

    def parameters(self) -> list[tuple[str, Any]]:
        return [*self.told.parameters(), ("ruling", self.ruling)]

    def observe(self, situation: Situation) -> Sentence:
        seen = self.told.observe(situation)
        rulings = seen.rulings(situation) if isinstance(seen, Caused) else ()
        if not isinstance(seen, Caused) or not rulings:
            return seen
        return Because(seen, self.ruling if self.ruling in rulings else listed(rulings))


def plain(sentence: Sentence) -> Sentence:
    """Return the sentence without the ruling that it is told with, if it is."""
    return sentence.told if isinstance(sentence, Because) else sentence


def _split(act: str) -> tuple[str, str, str]:
    words = act.split(" ")
    subject = 2 if words[0] == "the" else 1
    rest = " ".join(words[subject + 1 :])
    return " ".join(words[:subject]), words[subject], f" {rest}" if rest else ""
