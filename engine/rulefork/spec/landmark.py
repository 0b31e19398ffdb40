"""Landmarks: the names that a position gives to squares, features, figures and tiles."""

from dataclasses import dataclass
from typing import TypeAlias

from rulefork.play.event import Role
from rulefork.rulebook.tile import Kind
from rulefork.table.geometry import Square


@dataclass(frozen=True, slots=True)
class SquareMark:
    """A square, open or with a tile; `turns` is how a tile to be placed there lies, in quarter turns clockwise."""

    square: Square
    turns: int | None = None


@dataclass(frozen=True, slots=True)
class FeatureMark:
    """The feature of that kind on a square; `port` names the side or half-edge where the tile has several."""

    kind: Kind
    square: Square
    port: str | None = None


@dataclass(frozen=True, slots=True)
class FigureMark:
    """The follower with that role on a square, of that owner where one is named."""

    role: Role
    square: Square
    port: str | None = None
    owner: str | None = None


@dataclass(frozen=True, slots=True)
class SiteMark:
    """The place of its own of that kind, by id, that lies on a square; `part` names one where it is divided."""

    kind: str
    square: Square
    part: str | None = None


@dataclass(frozen=True, slots=True)
class TileMark:
    """A tile still to be drawn, by its id."""

    tile: str


Landmark: TypeAlias = SquareMark | FeatureMark | FigureMark | SiteMark | TileMark
