"""Crop Circles in words: what is chosen, who adds a follower, and who takes one home."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from rulefork.play.action import Action
from rulefork.play.event import Event
from rulefork.play.expansions.crop_circles import (
    ADD,
    AddBeside,
    Added,
    AddNobody,
    ChooseCircle,
    CircleChosen,
    TakeHome,
)
from rulefork.play.game import FOLLOWER
from rulefork.play.refusal import Refused
from rulefork.spec.act import Act
from rulefork.spec.situation import Situation
from rulefork.table.figure import Figure, OnTile, Site, Spot


@dataclass(frozen=True, slots=True)
class LetsAdd(Act):
    """A player decides that all players may add a follower."""

    pattern: ClassVar[str] = "{player} lets everybody add a follower"
    example: ClassVar[str] = "Red lets everybody add a follower"
    expansion: ClassVar[str] = "crop-circles"
    player: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (ChooseCircle(self.player, "add"),)


@dataclass(frozen=True, slots=True)
class LetsTakeHome(Act):
    """A player decides that all players take a follower home."""

    pattern: ClassVar[str] = "{player} lets everybody take a follower home"
    example: ClassVar[str] = "Red lets everybody take a follower home"
    expansion: ClassVar[str] = "crop-circles"
    player: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (ChooseCircle(self.player, "take-home"),)


@dataclass(frozen=True, slots=True)
class Adds(Act):
    """A player adds a normal follower beside an own one."""

    pattern: ClassVar[str] = "{player} adds a follower beside {figure}"
    example: ClassVar[str] = "Blue adds a follower beside Blue's thief"
    expansion: ClassVar[str] = "crop-circles"
    player: str
    figure: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (AddBeside(self.player, _standing(situation, self.figure)),)


@dataclass(frozen=True, slots=True)
class PieceAdds(Act):
    """A player adds a follower of another kind beside an own one."""

    pattern: ClassVar[str] = "{player} adds the {piece} beside {figure}"
    example: ClassVar[str] = "Blue adds the large follower beside Blue's thief"
    expansion: ClassVar[str] = "crop-circles"
    player: str
    piece: str
    figure: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (AddBeside(self.player, _standing(situation, self.figure), situation.kind(self.piece)),)


@dataclass(frozen=True, slots=True)
class AddsNobody(Act):
    """A player adds no follower though the crop circle would let one."""

    pattern: ClassVar[str] = "{player} adds nobody"
    example: ClassVar[str] = "Blue adds nobody"
    expansion: ClassVar[str] = "crop-circles"
    player: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (AddNobody(self.player),)


@dataclass(frozen=True, slots=True)
class TakesHome(Act):
    """A player takes an own follower home, as the crop circle demands."""

    pattern: ClassVar[str] = "{player} takes {figure} home"
    example: ClassVar[str] = "Blue takes Blue's thief home"
    expansion: ClassVar[str] = "crop-circles"
    player: str
    figure: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (TakeHome(self.player, _standing(situation, self.figure)),)


ACTS: Final[tuple[type[Act], ...]] = (LetsAdd, LetsTakeHome, Adds, PieceAdds, AddsNobody, TakesHome)


def _standing(situation: Situation, name: str) -> Figure:
    figure = situation.figure(name)
    if not isinstance(situation.state.figures[figure], Spot | OnTile | Site):
        raise Refused(ADD, f"{name} is not on the board")
    return figure


_WAYS: Final = {"add": "add a follower", "take-home": "take a follower home"}


def _adds(event: Added, situation: Situation) -> str:
    kind = situation.game.kind(event.figure)
    what = f"a {event.role}" if kind.id == FOLLOWER else f"the {kind.name} as a {event.role}"
    return f"{event.figure.owner} adds {what} on {situation.square_name(event.spot.square)}"


TOLD: Final[Mapping[type[Event], Callable[[Any, Situation], str]]] = {
    CircleChosen: lambda event, _: f"{event.player} lets everybody {_WAYS[event.way]} on a {event.kind}",
    Added: _adds,
}
