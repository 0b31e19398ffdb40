"""The sentence of The Festival."""

from dataclasses import dataclass
from typing import ClassVar, Final

from rulefork.play.action import Action
from rulefork.play.expansions.the_festival import TakeBack
from rulefork.spec.act import Act
from rulefork.spec.situation import Situation


@dataclass(frozen=True, slots=True)
class TakesBack(Act):
    """A player takes an own figure back in the turn of a festival."""

    pattern: ClassVar[str] = "{player} takes back {figure}"
    example: ClassVar[str] = "Red takes back Red's knight"
    expansion: ClassVar[str] = "festival"
    player: str
    figure: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (TakeBack(self.player, situation.figure(self.figure)),)


ACTS: Final[tuple[type[Act], ...]] = (TakesBack,)
