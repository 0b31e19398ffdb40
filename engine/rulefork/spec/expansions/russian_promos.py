"""Russian Promos in words: what players do, and what happened."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from rulefork.play.action import Action
from rulefork.play.event import Event
from rulefork.play.expansions.russian_promos import TakeFromTrap, Trapped
from rulefork.spec.act import Act
from rulefork.spec.naming import figure_name, site_name
from rulefork.spec.situation import Situation


@dataclass(frozen=True, slots=True)
class TakesFromTrap(Act):
    """A player takes one of the own followers back out of a trap."""

    pattern: ClassVar[str] = "{player} takes {figure} out of the trap"
    example: ClassVar[str] = "Red takes Red's thief out of the trap"
    expansion: ClassVar[str] = "russian-promos"
    player: str
    figure: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (TakeFromTrap(self.player, situation.figure(self.figure)),)


ACTS: Final[tuple[type[Act], ...]] = (TakesFromTrap,)

TOLD: Final[Mapping[type[Event], Callable[[Any, Situation], str]]] = {
    Trapped: lambda event, place: (
        f"{figure_name(place, event.figure, event.place, event.role)} is trapped in {site_name(place, event.site)}"
    ),
}
