"""The Markets of Leipzig in words: who goes there."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from rulefork.play.action import Action
from rulefork.play.event import Event
from rulefork.play.expansions.leipzig import GoToMarket, WentToMarket
from rulefork.spec.act import Act
from rulefork.spec.naming import site_name
from rulefork.spec.situation import Situation


@dataclass(frozen=True, slots=True)
class TakesToMarket(Act):
    """A player sends a follower from a complete road to a quarter of Leipzig."""

    pattern: ClassVar[str] = "{player} takes {figure} to {site}"
    example: ClassVar[str] = "Red takes Red's thief to the north-west quarter"
    expansion: ClassVar[str] = "leipzig"
    player: str
    figure: str
    site: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (GoToMarket(self.player, situation.figure(self.figure), situation.site(self.site)),)


ACTS: Final[tuple[type[Act], ...]] = (TakesToMarket,)

TOLD: Final[Mapping[type[Event], Callable[[Any, Situation], str]]] = {
    WentToMarket: lambda event, now: f"{event.follower.owner} takes a follower to {site_name(now, event.quarter)}",
}
