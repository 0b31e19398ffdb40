"""Little Buildings in words: what players do, and what happened."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from rulefork.play.action import Action
from rulefork.play.event import Event
from rulefork.play.expansions.little_buildings import BuildingPlaced, PlaceBuilding
from rulefork.spec.act import Act
from rulefork.spec.situation import Situation


@dataclass(frozen=True, slots=True)
class PutsBuilding(Act):
    """A player puts a little building on the tile just placed."""

    pattern: ClassVar[str] = "{player} puts up a little building"
    example: ClassVar[str] = "Red puts up a little building"
    expansion: ClassVar[str] = "little-buildings"
    player: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (PlaceBuilding(self.player),)


ACTS: Final[tuple[type[Act], ...]] = (PutsBuilding,)

TOLD: Final[Mapping[type[Event], Callable[[Any, Situation], str]]] = {
    BuildingPlaced: lambda event, place: (
        f"{event.player} puts up a little building on {place.square_name(event.square)}"
    ),
}
