"""What a player can do. An action is a value; `turn.apply` plays it on a state or refuses it."""

from dataclasses import dataclass
from typing import ClassVar

from rulefork.table.figure import Figure, Site, Spot
from rulefork.table.geometry import Square


@dataclass(frozen=True, slots=True)
class Action:
    """Something that one player does, in the own turn unless the action says that it is `anybodys`."""

    anybodys: ClassVar[bool] = False
    player: str


@dataclass(frozen=True, slots=True)
class BeginTurn(Action):
    """The turn of the player begins; the fairy may pay. Any later action of the turn implies it."""


@dataclass(frozen=True, slots=True)
class ClaimFairyPoint(Action):
    """The player asks for the point that the fairy owes, where it has to be asked for."""


@dataclass(frozen=True, slots=True)
class DrawTile(Action):
    """The player draws a tile, named by its id, from the bag. Chance decides which; a script names it."""

    tile: str


@dataclass(frozen=True, slots=True)
class PlaceTile(Action):
    """The player places the tile on a square, turned by quarter turns clockwise. Implies that it was drawn."""

    tile: str
    square: Square
    turns: int


@dataclass(frozen=True, slots=True)
class SendHome(Action):
    """The princess sends the knight home."""

    knight: Figure


@dataclass(frozen=True, slots=True)
class SpareKnights(Action):
    """The player sends no knight home though the princess could."""


@dataclass(frozen=True, slots=True)
class Deploy(Action):
    """The player puts a figure from the supply, named by its kind, on a spot; elsewhere only through a portal."""

    spot: Spot
    kind: str = "normal-follower"


@dataclass(frozen=True, slots=True)
class Enter(Action):
    """The player puts a figure from the supply, named by its kind, in a place of its own, in no feature."""

    site: Site
    kind: str = "normal-follower"


@dataclass(frozen=True, slots=True)
class MoveFairy(Action):
    """The player brings the fairy to a tile, next to the companion where one is named."""

    square: Square
    companion: Figure | None = None


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """The player does nothing more in this phase: takes no knight, deploys nobody, leaves the fairy."""


@dataclass(frozen=True, slots=True)
class MoveDragon(Action):
    """The player moves the dragon by one tile to side `side` (0 north, clockwise)."""

    anybodys: ClassVar[bool] = True
    side: int


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """The turn ends: whatever the player may decline is declined, and completed features are scored."""


@dataclass(frozen=True, slots=True)
class EndGame(Action):
    """The tiles have run out: after this turn the final scoring takes place."""
