"""The sentences of The Tower."""

from dataclasses import dataclass
from typing import ClassVar, Final

from rulefork.play.action import Action
from rulefork.play.expansions.the_tower import AddPiece, CloseTower
from rulefork.spec.act import Act
from rulefork.spec.situation import Situation


@dataclass(frozen=True, slots=True)
class AddsTowerPiece(Act):
    """A player adds a piece to a tower or a foundation and captures nobody."""

    pattern: ClassVar[str] = "{player} adds a tower piece to {place}"
    example: ClassVar[str] = "Red adds a tower piece to the tower"
    player: str
    place: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (AddPiece(self.player, situation.square(self.place)),)


@dataclass(frozen=True, slots=True)
class Captures(Act):
    """A player adds a piece to a tower or a foundation and captures a follower in its reach."""

    pattern: ClassVar[str] = "{player} captures {figure} with a tower piece on {place}"
    example: ClassVar[str] = "Red captures Blue's thief with a tower piece on the tower"
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
    player: str
    place: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (CloseTower(self.player, situation.square(self.place)),)


ACTS: Final[tuple[type[Act], ...]] = (AddsTowerPiece, Captures, ClosesTower)
