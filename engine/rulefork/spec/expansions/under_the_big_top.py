"""The sentence of Under the Big Top."""

from dataclasses import dataclass
from typing import ClassVar, Final

from rulefork.play.action import Action
from rulefork.play.expansions.under_the_big_top import ScorePyramid
from rulefork.spec.act import Act
from rulefork.spec.situation import Situation


@dataclass(frozen=True, slots=True)
class ScoresPyramid(Act):
    """A player has a full pyramid of acrobats scored."""

    pattern: ClassVar[str] = "{player} scores {site}"
    example: ClassVar[str] = "Red scores the pyramid"
    expansion: ClassVar[str] = "under-the-big-top"
    player: str
    site: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (ScorePyramid(self.player, situation.site(self.site)),)


ACTS: Final[tuple[type[Act], ...]] = (ScoresPyramid,)
