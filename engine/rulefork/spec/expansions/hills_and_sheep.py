"""Hills and Sheep in words: what players do, and what happened."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from rulefork.play.action import Action
from rulefork.play.event import Event
from rulefork.play.expansions.hills_and_sheep import (
    DrawSheep,
    DrawWolf,
    DriveFlock,
    FlockGrown,
    LayUnderHill,
    WolfCame,
)
from rulefork.spec.act import Act, PutsPiece
from rulefork.spec.situation import Situation

HILLS_AND_SHEEP: Final = "hills-and-sheep"


@dataclass(frozen=True, slots=True)
class PutsShepherd(Act):
    """A player puts the shepherd on a feature and draws a token with so many sheep."""

    pattern: ClassVar[str] = "{player} puts the shepherd on {feature}, with {number} sheep"
    example: ClassVar[str] = "Red puts the shepherd on Red's field, with 2 sheep"
    expansion: ClassVar[str] = HILLS_AND_SHEEP
    player: str
    feature: str
    number: int

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        putting = PutsPiece(self.player, "shepherd", self.feature).actions(situation)
        return (*putting, DrawSheep(self.player, self.number))


@dataclass(frozen=True, slots=True)
class DrawsSheep(Act):
    """A player draws a token with so many sheep for the own flock."""

    pattern: ClassVar[str] = "{player} adds {number} sheep to the flock"
    example: ClassVar[str] = "Red adds 2 sheep to the flock"
    expansion: ClassVar[str] = HILLS_AND_SHEEP
    player: str
    number: int

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (DrawSheep(self.player, self.number),)


@dataclass(frozen=True, slots=True)
class MeetsWolf(Act):
    """A player draws a wolf instead of sheep."""

    pattern: ClassVar[str] = "{player} meets the wolf"
    example: ClassVar[str] = "Red meets the wolf"
    expansion: ClassVar[str] = HILLS_AND_SHEEP
    player: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (DrawWolf(self.player),)


@dataclass(frozen=True, slots=True)
class DrivesFlock(Act):
    """A player drives the flocks of the field to the stable."""

    pattern: ClassVar[str] = "{player} drives the flock to the stable"
    example: ClassVar[str] = "Red drives the flock to the stable"
    expansion: ClassVar[str] = HILLS_AND_SHEEP
    player: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (DriveFlock(self.player),)


@dataclass(frozen=True, slots=True)
class LaysUnderHill(Act):
    """A player lays a tile from the bag unseen under the hill just placed."""

    pattern: ClassVar[str] = "{player} lays {tile} under the hill"
    example: ClassVar[str] = "Red lays the tile cloister under the hill"
    expansion: ClassVar[str] = HILLS_AND_SHEEP
    player: str
    tile: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (LayUnderHill(self.player, situation.tile(self.tile)),)


ACTS: Final[tuple[type[Act], ...]] = (PutsShepherd, DrawsSheep, MeetsWolf, DrivesFlock, LaysUnderHill)

TOLD: Final[Mapping[type[Event], Callable[[Any, Situation], str]]] = {
    FlockGrown: lambda event, _: f"{event.player} adds {event.sheep} sheep to the flock",
    WolfCame: lambda event, _: f"{event.player} meets the wolf",
}
