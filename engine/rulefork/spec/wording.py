"""The sentences about what a text says, for rulings that nobody can play; they are answered by the rule data."""

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from rulefork.spec.observation import Observation
from rulefork.spec.sentence import Pin, Sentence
from rulefork.spec.situation import Situation

SAYS: Final = "by the book "
"""How a sentence about the text begins; the pin of a value follows."""

NOTHING: Final = "nothing"
"""What the value of a toggle rests on where no text speaks."""


@dataclass(frozen=True, slots=True)
class InEdition(Sentence):
    """A Given step that names one edition: the case is about no other ruleset."""

    pattern: ClassVar[str] = "the rule book is {edition}"
    example: ClassVar[str] = "the rule book is hig-c1-2010"
    group: ClassVar[str] = "Given"
    edition: str


@dataclass(frozen=True, slots=True)
class TextSays(Observation):
    """The text answers the question of a toggle in one way, however that is played."""

    pattern: ClassVar[str] = f"{SAYS}…"
    example: ClassVar[str] = f"{SAYS}the dragon moves before scoring"
    pin: Pin

    def __str__(self) -> str:
        return f"{SAYS}{self.pin}"

    def question(self) -> str:
        return f"{SAYS}… ({self.pin.toggle})"

    def parameters(self) -> list[tuple[str, str]]:
        """Return nothing: the sentence is made from a pin."""
        return []

    def observe(self, situation: Situation) -> Sentence:
        rules, toggle = situation.game.rules, self.pin.toggle
        value = rules.says(toggle)
        return TextSays(Pin(toggle, value, rules.toggles[toggle].values[value].pin))


@dataclass(frozen=True, slots=True)
class RestsOn(Observation):
    """A source stands behind the value that the rule book gives to a toggle.

    Editions that say the same on other grounds do not part.
    """

    pattern: ClassVar[str] = "the value of {toggle} rests on {source}"
    example: ClassVar[str] = "the value of dragon-menu-neutral rests on c1/meal-plan"
    answer: ClassVar[str] = "source"
    is_outcome: ClassVar[bool] = False
    toggle: str
    source: str

    def observe(self, situation: Situation) -> Sentence:
        sources = situation.game.rules.rests_on(self.toggle)
        return self if self.source in sources else replace(self, source=" ".join(sources) or NOTHING)


WORDINGS: Final[tuple[type[Sentence], ...]] = (InEdition, RestsOn)
"""Every sentence about the text but `TextSays`, which is made from a pin."""
