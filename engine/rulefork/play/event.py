"""What happened. Every event carries the id of the ruling that caused it, so that a report can say why."""

from dataclasses import dataclass, field
from typing import Literal

from rulefork.table.figure import Figure, Spot
from rulefork.table.geometry import Square

Phase = Literal["begin", "draw", "place", "princess", "deploy", "dragon", "score", "end"]
Reason = Literal["city", "road", "cloister", "farm", "fairy"]
Role = Literal["knight", "thief", "farmer", "monk"]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, in one phase of a turn, because of one ruling."""

    ruling: str
    phase: Phase = field(default="begin", kw_only=True)


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A player's turn began."""

    player: str


@dataclass(frozen=True, slots=True)
class TileDrawn(Event):
    """A player drew a tile."""

    player: str
    tile: str


@dataclass(frozen=True, slots=True)
class TileSetAside(Event):
    """A dragon tile was drawn too early and laid aside."""

    tile: str


@dataclass(frozen=True, slots=True)
class TileReturned(Event):
    """A tile went back into the bag."""

    tile: str


@dataclass(frozen=True, slots=True)
class TileDiscarded(Event):
    """A tile that fits nowhere left the game."""

    tile: str


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    """A tile was placed on a square, turned by quarter turns clockwise."""

    player: str
    tile: str
    square: Square
    turns: int


@dataclass(frozen=True, slots=True)
class DragonCame(Event):
    """The dragon was put on the tile of a volcano."""

    square: Square


@dataclass(frozen=True, slots=True)
class Deployed(Event):
    """A figure was put on a spot, taking up a role."""

    figure: Figure
    role: Role
    spot: Spot
    by_portal: bool = False


@dataclass(frozen=True, slots=True)
class FairyMoved(Event):
    """The fairy was brought to a tile, next to the companion where one is named."""

    player: str
    square: Square
    companion: Figure | None


@dataclass(frozen=True, slots=True)
class FairyLeftAlone(Event):
    """The figure beside the fairy went home; she stays on her tile beside nobody."""

    square: Square


@dataclass(frozen=True, slots=True)
class DragonStepped(Event):
    """A player moved the dragon onto a tile."""

    player: str
    square: Square


@dataclass(frozen=True, slots=True)
class DragonStopped(Event):
    """The dragon's walk ended after so many steps."""

    steps: int


@dataclass(frozen=True, slots=True)
class FigureHome(Event):
    """A figure went back to its owner's supply from a spot where it had a role."""

    figure: Figure
    role: Role
    spot: Spot
    cause: Literal["eaten", "princess", "scored"]


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """A player scored points for a feature or for the fairy; `spot` is one of the feature."""

    player: str
    points: int
    reason: Reason
    spot: Spot | None = None


@dataclass(frozen=True, slots=True)
class PointLapsed(Event):
    """A player did not claim the fairy's point in time."""

    player: str


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A player's turn ended."""

    player: str


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game was over and the final scoring done."""
