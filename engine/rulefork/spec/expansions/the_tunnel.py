"""The Tunnel in words: what players do, and what happened."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from rulefork.play.action import Action
from rulefork.play.event import Event
from rulefork.play.expansions.the_tunnel import LayToken, TokenLaid
from rulefork.rulebook.tile import SIDES
from rulefork.spec.act import Act
from rulefork.spec.situation import Situation, spot_of


@dataclass(frozen=True, slots=True)
class LaysToken(Act):
    """A player lays a tunnel token of the first of the own colours on the mouth of the road from one side."""

    pattern: ClassVar[str] = "{player} lays a tunnel token in the {side} of {place}"
    example: ClassVar[str] = "Red lays a tunnel token in the west of the tunnel"
    expansion: ClassVar[str] = "tunnel"
    player: str
    side: int
    place: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        spot = spot_of(situation.state, situation.square(self.place), "road", SIDES[self.side])
        return (LayToken(self.player, spot),)


@dataclass(frozen=True, slots=True)
class LaysTokenOfColour(Act):
    """A player lays a tunnel token of one of the own colours, by number, on the mouth of the road from one side."""

    pattern: ClassVar[str] = "{player} lays a tunnel token of colour {number} in the {side} of {place}"
    example: ClassVar[str] = "Red lays a tunnel token of colour 2 in the west of the tunnel"
    expansion: ClassVar[str] = "tunnel"
    player: str
    colour: int
    side: int
    place: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        spot = spot_of(situation.state, situation.square(self.place), "road", SIDES[self.side])
        return (LayToken(self.player, spot, self.colour),)


def _laid(event: TokenLaid, situation: Situation) -> str:
    way = " and makes a way through" if event.through else ""
    return f"{event.player} lays a tunnel token on {situation.square_name(event.spot.square)}{way}"


ACTS: Final[tuple[type[Act], ...]] = (LaysToken, LaysTokenOfColour)

TOLD: Final[Mapping[type[Event], Callable[[Any, Situation], str]]] = {TokenLaid: _laid}
