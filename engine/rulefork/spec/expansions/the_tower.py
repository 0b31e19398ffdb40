"""The Tower in words: what players do, and what happened."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from rulefork.play.action import Action
from rulefork.play.event import Event
from rulefork.play.expansions.the_tower import AddPiece, Captured, CloseTower, PieceAdded, TowerClosed
from rulefork.spec.act import Act
from rulefork.spec.naming import figure_name
from rulefork.spec.situation import Situation


@dataclass(frozen=True, slots=True)
class AddsTowerPiece(Act):
    """A player adds a piece to a tower or a foundation and captures nobody."""

    pattern: ClassVar[str] = "{player} adds a tower piece to {place}"
    example: ClassVar[str] = "Red adds a tower piece to the tower"
    expansion: ClassVar[str] = "the-tower"
    player: str
    place: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (AddPiece(self.player, situation.square(self.place)),)


@dataclass(frozen=True, slots=True)
class Captures(Act):
    """A player adds a piece to a tower or a foundation and captures a follower in its reach."""

    pattern: ClassVar[str] = "{player} captures {figure} with a tower piece on {place}"
    example: ClassVar[str] = "Red captures Blue's thief with a tower piece on the tower"
    expansion: ClassVar[str] = "the-tower"
    player: str
    figure: str
    place: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (AddPiece(self.player, situation.square(self.place), situation.figure(self.figure)),)


@dataclass(frozen=True, slots=True)
class ClosesTower(Act):
    """A player puts a normal follower atop a tower."""

    pattern: ClassVar[str] = "{player} puts a follower atop {place}"
    example: ClassVar[str] = "Red puts a follower atop the tower"
    expansion: ClassVar[str] = "the-tower"
    player: str
    place: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (CloseTower(self.player, situation.square(self.place)),)


ACTS: Final[tuple[type[Act], ...]] = (AddsTowerPiece, Captures, ClosesTower)

TOLD: Final[Mapping[type[Event], Callable[[Any, Situation], str]]] = {
    PieceAdded: lambda event, place: (
        f"{event.player} adds a tower piece to {place.square_name(event.square)}, now {event.height} high"
    ),
    Captured: lambda event, place: (
        f"{event.player} captures {figure_name(place, event.figure, event.place, event.role)}"
    ),
    TowerClosed: lambda event, place: f"{event.figure.owner} puts a follower atop {place.square_name(event.square)}",
}
