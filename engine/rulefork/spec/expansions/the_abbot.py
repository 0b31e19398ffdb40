"""The sentence of The Abbot."""

from dataclasses import dataclass
from typing import ClassVar, Final

from rulefork.play.action import Action
from rulefork.play.expansions.the_abbot import TakeAbbotBack
from rulefork.spec.act import Act
from rulefork.spec.situation import Situation


@dataclass(frozen=True, slots=True)
class TakesAbbotBack(Act):
    """A player takes the own abbot back and scores its cloister as far as it is built."""

    pattern: ClassVar[str] = "{player} takes the abbot back"
    example: ClassVar[str] = "Red takes the abbot back"
    expansion: ClassVar[str] = "abbot"
    player: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (TakeAbbotBack(self.player),)


ACTS: Final[tuple[type[Act], ...]] = (TakesAbbotBack,)
