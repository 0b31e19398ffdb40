"""Bridges, Castles and Bazaars in words: what players build, and what happened."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from rulefork.play.action import Action
from rulefork.play.event import Event
from rulefork.play.expansions.bridges_castles_bazaars import (
    MADE,
    BridgeBuilt,
    BuildBridge,
    CastleMade,
    MakeCastle,
    PlaceWithBridge,
    ways_with_bridge,
)
from rulefork.play.refusal import Refused
from rulefork.spec.act import Act
from rulefork.spec.landmark import SquareMark
from rulefork.spec.naming import site_name
from rulefork.spec.sentence import COMPASS
from rulefork.spec.situation import Situation, Unclear
from rulefork.table.geometry import Square


@dataclass(frozen=True, slots=True)
class PlacesWithBridge(Act):
    """A player places a tile where it fits only with a bridge on it."""

    pattern: ClassVar[str] = "{player} places {tile} on {place} with a bridge"
    example: ClassVar[str] = "Red places the volcano tile on the gap with a bridge"
    expansion: ClassVar[str] = "bridges-castles-bazaars"
    player: str
    tile: str
    place: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (_only_way(situation, self.player, self.tile, self.place, situation.square(self.place)),)


@dataclass(frozen=True, slots=True)
class PlacesBesideBridge(Act):
    """A player places a tile where it fits only with a bridge on a neighbour of it."""

    pattern: ClassVar[str] = "{player} places {tile} on {place} with a bridge on {place}"
    example: ClassVar[str] = "Red places the road tile on the gap with a bridge on the cloister tile"
    expansion: ClassVar[str] = "bridges-castles-bazaars"
    player: str
    tile: str
    place: str
    neighbour: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (_only_way(situation, self.player, self.tile, self.place, situation.square(self.neighbour)),)


@dataclass(frozen=True, slots=True)
class BuildsBridge(Act):
    """A player builds a bridge on a tile that lies."""

    pattern: ClassVar[str] = "{player} builds a bridge on {place} from {side} to {side}"
    example: ClassVar[str] = "Red builds a bridge on the gap from west to east"
    expansion: ClassVar[str] = "bridges-castles-bazaars"
    player: str
    place: str
    first: int
    second: int

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        if (self.first - self.second) % 4 != 2:
            raise Unclear(f"no bridge runs from {COMPASS[self.first]} to {COMPASS[self.second]}")
        return (BuildBridge(self.player, situation.square(self.place), min(self.first, self.second)),)


@dataclass(frozen=True, slots=True)
class MakesCastle(Act):
    """A player turns the small city of the own knight into a castle, in the own turn or in another's."""

    pattern: ClassVar[str] = "{player} turns {feature} into a castle"
    example: ClassVar[str] = "Red turns the small city into a castle"
    expansion: ClassVar[str] = "bridges-castles-bazaars"
    player: str
    feature: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        spots = situation.spots(self.feature)
        for figure, spot in situation.state.followers():
            if spot in spots and figure.owner == self.player:
                return (MakeCastle(self.player, figure),)
        raise Refused(MADE, f"{self.player} has no knight in {self.feature}")


def _only_way(situation: Situation, player: str, tile: str, place: str, bridged: Square) -> PlaceWithBridge:
    design, square, mark = situation.tile(tile), situation.square(place), situation.landmark(place)
    turned = mark.turns if isinstance(mark, SquareMark) else None
    ways = [
        way
        for way in ways_with_bridge(situation.state, situation.game.tile(design), player)
        if (way.square, way.bridged) == (square, bridged) and turned in (None, way.turns)
    ]
    if len(ways) > 1:
        raise Unclear(
            f"{tile} fits on {place} with a bridge in {len(ways)} ways; let the landmark say how it is turned"
        )
    return ways[0] if ways else PlaceWithBridge(player, design, square, turned or 0, bridged, 0)


ACTS: Final[tuple[type[Act], ...]] = (PlacesBesideBridge, PlacesWithBridge, BuildsBridge, MakesCastle)


def _builds(event: BridgeBuilt, situation: Situation) -> str:
    first, second = (COMPASS[side] for side in (event.bridge.side, event.bridge.side + 2))
    place = situation.square_name(event.bridge.square)
    return f"{event.player} builds a bridge on {place} from {first} to {second}"


TOLD: Final[Mapping[type[Event], Callable[[Any, Situation], str]]] = {
    BridgeBuilt: _builds,
    CastleMade: lambda event, place: f"{event.lord.owner} makes {site_name(place, event.site)} of the city",
}
