"""Castles in Germany in words: who places a castle."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from rulefork.play.action import Action
from rulefork.play.event import Event
from rulefork.play.expansions.castles_in_germany import CastlePlaced, PlaceCastle
from rulefork.spec.act import Act
from rulefork.spec.landmark import SquareMark
from rulefork.spec.situation import Situation


@dataclass(frozen=True, slots=True)
class SetsCastle(Act):
    """A player places a castle, its west half as drawn on the square, turned as the landmark says."""

    pattern: ClassVar[str] = "{player} sets a German castle on {place}"
    example: ClassVar[str] = "Red sets a German castle on the gap"
    expansion: ClassVar[str] = "castles-in-germany"
    player: str
    place: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        mark = situation.landmark(self.place)
        turns = mark.turns if isinstance(mark, SquareMark) and mark.turns is not None else 0
        return (PlaceCastle(self.player, situation.square(self.place), turns),)


ACTS: Final[tuple[type[Act], ...]] = (SetsCastle,)

TOLD: Final[Mapping[type[Event], Callable[[Any, Situation], str]]] = {
    CastlePlaced: lambda event, now: (
        f"{event.player} sets a German castle on {' and '.join(now.square_name(square) for square in event.squares)}"
    ),
}
