"""The Flying Machines in words: who flies how far, and where it lands."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from rulefork.play.action import Action
from rulefork.play.event import Event
from rulefork.play.expansions.flying_machines import FLIGHT, Fly, FoundNoPlace, Landed, end_of_flight
from rulefork.play.game import FOLLOWER
from rulefork.play.refusal import Refused
from rulefork.spec.act import Act
from rulefork.spec.naming import feature_name, site_name
from rulefork.spec.situation import Situation, Unclear
from rulefork.spec.words import KIND_OF
from rulefork.table.figure import Site, Spot


@dataclass(frozen=True, slots=True)
class Flies(Act):
    """A player lets a normal follower fly as far as the die says, to land in a feature there."""

    pattern: ClassVar[str] = "{player} lets a follower fly {tiles} to {feature}"
    example: ClassVar[str] = "Red lets a follower fly 2 tiles to Blue's road"
    expansion: ClassVar[str] = "flying-machines"
    player: str
    tiles: int
    feature: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (Fly(self.player, self.tiles, _landing(situation, self.tiles, self.feature)),)


@dataclass(frozen=True, slots=True)
class PieceFlies(Act):
    """A player lets a follower of another kind fly as far as the die says, to land in a feature there."""

    pattern: ClassVar[str] = "{player} lets the {piece} fly {tiles} to {feature}"
    example: ClassVar[str] = "Red lets the mayor fly 2 tiles to the north city"
    expansion: ClassVar[str] = "flying-machines"
    player: str
    piece: str
    tiles: int
    feature: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        landing = _landing(situation, self.tiles, self.feature)
        return (Fly(self.player, self.tiles, landing, situation.kind(self.piece)),)


@dataclass(frozen=True, slots=True)
class FliesInVain(Act):
    """A player lets a normal follower fly as far as the die says, and it finds no place to land."""

    pattern: ClassVar[str] = "{player} lets a follower fly {tiles} in vain"
    example: ClassVar[str] = "Red lets a follower fly 3 tiles in vain"
    expansion: ClassVar[str] = "flying-machines"
    player: str
    tiles: int

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (Fly(self.player, self.tiles),)


@dataclass(frozen=True, slots=True)
class PieceFliesInVain(Act):
    """A player lets a follower of another kind fly as far as the die says, and it finds no place to land."""

    pattern: ClassVar[str] = "{player} lets the {piece} fly {tiles} in vain"
    example: ClassVar[str] = "Red lets the mayor fly 3 tiles in vain"
    expansion: ClassVar[str] = "flying-machines"
    player: str
    piece: str
    tiles: int

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (Fly(self.player, self.tiles, kind=situation.kind(self.piece)),)


@dataclass(frozen=True, slots=True)
class FliesOnto(Act):
    """A player lets a normal follower fly as far as the die says, to land in a place of its own there."""

    pattern: ClassVar[str] = "{player} lets a follower fly {tiles} onto {site}"
    example: ClassVar[str] = "Red lets a follower fly 2 tiles onto the pyramid"
    expansion: ClassVar[str] = "flying-machines"
    player: str
    tiles: int
    site: str

    def actions(self, situation: Situation) -> tuple[Action, ...]:
        return (Fly(self.player, self.tiles, situation.site(self.site)),)


ACTS: Final[tuple[type[Act], ...]] = (Flies, PieceFlies, FliesOnto, FliesInVain, PieceFliesInVain)


def _landing(situation: Situation, distance: int, name: str) -> Spot:
    try:
        square = end_of_flight(situation.state, distance)
    except ValueError:
        raise Refused(FLIGHT, "no flying machine was placed this turn") from None
    here = [spot for spot in situation.spots(name) if spot.square == square]
    if len(here) > 1:
        raise Unclear(f"{name} has several parts on the tile where the flight ends")
    if not here:
        raise Refused(FLIGHT, f"{name} does not lie where the flight ends")
    return here[0]


def _lands(event: Landed, situation: Situation) -> str:
    if isinstance(event.place, Site):
        place = site_name(situation, event.place)
    else:
        place = feature_name(situation, event.place)
        place = place or f"the {KIND_OF[event.role]} on {situation.square_name(event.place.square)}"
    kind = situation.game.kind(event.figure)
    what = "a follower" if kind.id == FOLLOWER else f"the {kind.name}"
    return f"{event.figure.owner} lets {what} fly {_far(event.distance)} to {place}"


def _finds_none(event: FoundNoPlace, situation: Situation) -> str:
    kind = situation.game.kind(event.figure)
    what = "a follower" if kind.id == FOLLOWER else f"the {kind.name}"
    return f"{event.figure.owner} lets {what} fly {_far(event.distance)} in vain"


def _far(distance: int) -> str:
    return f"{distance} tile{'' if distance == 1 else 's'}"


TOLD: Final[Mapping[type[Event], Callable[[Any, Situation], str]]] = {Landed: _lands, FoundNoPlace: _finds_none}
