"""The Ferries in words: what players do, and what happened."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from rulefork.play.action import Action
from rulefork.play.event import Event
from rulefork.play.expansions.the_ferries import FerryJoins, MoveFerry, PlaceFerry
from rulefork.spec.act import Act
from rulefork.spec.sentence import COMPASS, listed
from rulefork.spec.situation import Situation, Unclear

FERRIES: Final = "ferries"


@dataclass(frozen=True, slots=True)
class PutsFerry(Act):
    """A player puts a ferry on the lake just placed, between two of its roads."""

    pattern: ClassVar[str] = "{player} puts a ferry between {sides}"
    example: ClassVar[str] = "Red puts a ferry between south and west"
    expansion: ClassVar[str] = FERRIES
    player: str
    sides: tuple[int, ...]

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (PlaceFerry(self.player, _two(self.sides)),)


@dataclass(frozen=True, slots=True)
class TurnsFerry(Act):
    """A player moves the ferry of a lake, so that it joins two of its roads."""

    pattern: ClassVar[str] = "{player} turns the ferry on {place} to join {sides}"
    example: ClassVar[str] = "Red turns the ferry on the lake to join east and south"
    expansion: ClassVar[str] = FERRIES
    player: str
    place: str
    sides: tuple[int, ...]

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (MoveFerry(self.player, situation.square(self.place), _two(self.sides)),)


def _two(sides: tuple[int, ...]) -> tuple[int, int]:
    if len(sides) != 2:
        raise Unclear("a ferry joins two roads: name two sides")
    return sides[0], sides[1]


ACTS: Final[tuple[type[Act], ...]] = (PutsFerry, TurnsFerry)

TOLD: Final[Mapping[type[Event], Callable[[Any, Situation], str]]] = {
    FerryJoins: lambda event, place: (
        f"{event.player} lets the ferry on {place.square_name(event.square)} join"
        f" {listed(COMPASS[side] for side in event.sides)}"
    ),
}
