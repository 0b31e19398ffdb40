"""The Peasant Revolts in words: what players do, and what happened."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from rulefork.play.action import Action
from rulefork.play.event import Event
from rulefork.play.expansions.peasant_revolts import Protect, Protected
from rulefork.play.role import called
from rulefork.spec.act import Act
from rulefork.spec.naming import figure_name
from rulefork.spec.situation import Situation
from rulefork.table.figure import OnTile, Site, Spot


@dataclass(frozen=True, slots=True)
class Protects(Act):
    """A player protects one of the own followers from revolts."""

    pattern: ClassVar[str] = "{player} protects {figure} from revolts"
    example: ClassVar[str] = "Red protects Red's thief from revolts"
    expansion: ClassVar[str] = "peasant-revolts"
    player: str
    figure: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (Protect(self.player, situation.figure(self.figure)),)


def _protected(event: Protected, situation: Situation) -> str:
    place = situation.state.figures[event.figure]
    if not isinstance(place, Spot | OnTile | Site):
        return f"{event.figure.owner}'s follower is protected from revolts"
    role = called(situation.game, situation.state, event.figure, place)
    return f"{figure_name(situation, event.figure, place, role)} is protected from revolts"


ACTS: Final[tuple[type[Act], ...]] = (Protects,)

TOLD: Final[Mapping[type[Event], Callable[[Any, Situation], str]]] = {Protected: _protected}
