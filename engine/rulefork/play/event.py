"""What happened. Every event carries the id of the ruling that caused it, so that a report can say why."""

from dataclasses import dataclass, field
from typing import Literal

from rulefork.table.figure import Figure, OnBoard, Site, Spot
from rulefork.table.geometry import Square

Phase = Literal["begin", "draw", "place", "princess", "deploy", "deployed", "dragon", "score", "scored", "end"]
Reason = Literal[
    "city", "road", "cloister", "farm", "castle", "pyramid", "flock", "trap", "revolt", "fairy"
]  # fmt: skip
Role = Literal["knight", "thief", "farmer", "monk"]
Cause = Literal["eaten", "princess", "scored", "taken back", "alone", "beaten", "wolf"]
"""Why a figure went home: `taken back` is by its owner, `alone` what needs one of its owner's followers there, `beaten`
who lost a challenge, `wolf` a shepherd whose flock met one."""


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
    """A tile left the game: it fits nowhere, or it lies hidden."""

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
    """A figure was put on a spot, taking up a role; what is no follower is called by its kind."""

    figure: Figure
    role: str
    spot: Spot
    by_portal: bool = False


@dataclass(frozen=True, slots=True)
class Entered(Event):
    """A figure was put in a place of its own, in no feature; `role` is what it is called there."""

    figure: Figure
    role: str
    site: Site
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
    """A figure went back to its owner's supply, or beside the board if it has none.

    `role` is what it was called: a follower by its role, anything else by its kind.
    """

    figure: Figure
    role: str
    spot: OnBoard
    cause: Cause


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """A player scored points for a feature, for the fairy or for a pyramid; `spot` is one of the feature."""

    player: str
    points: int
    reason: Reason
    spot: Spot | None = None


@dataclass(frozen=True, slots=True)
class PointLapsed(Event):
    """A player did not claim the fairy's point in time."""

    player: str


@dataclass(frozen=True, slots=True)
class PartBegan(Event):
    """A further part of the same player's turn began."""

    player: str
    part: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A player's turn ended."""

    player: str


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game was over and the final scoring done."""
