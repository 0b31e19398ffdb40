"""What a picture shows, as values: tiles, figures, the dragon and its way, the fairy, names, and all that in words.

Points are in units of a picture, 100 for a tile, x to the east and y to the south, from the top left corner of the tile
on (0, 0).
"""

from collections.abc import Hashable
from dataclasses import dataclass

from rulefork.report.svg.label import Name
from rulefork.rulebook.tile import TileType
from rulefork.table.figure import Figure, OnBoard
from rulefork.table.geometry import Square


@dataclass(frozen=True, slots=True)
class TileSeen:
    """A tile on its square: the key of its design, its quarter turns clockwise, the sides where bridges begin.

    One that `is_placed` is marked as new; `tag` tells to which outcome one belongs that only one of them has.
    """

    square: Square
    key: str
    design: TileType
    turns: int = 0
    bridges: tuple[int, ...] = ()
    is_placed: bool = False
    is_start: bool = False
    tag: str = ""

    @property
    def means(self) -> Hashable:
        """What it says, however it is drawn."""
        return (self.square, self.key, self.turns, self.bridges)


@dataclass(frozen=True, slots=True)
class FigureSeen:
    """A figure at a point: its place, its silhouette, letters where it is a token, how many alike lie there.

    A ghost has left the board; `tag` tells to which outcome one belongs that only one of them has.
    """

    figure: Figure
    place: OnBoard
    shape: str
    x: int
    y: int
    letters: str = ""
    count: int = 1
    is_ghost: bool = False
    is_small: bool = False
    tag: str = ""

    @property
    def means(self) -> Hashable:
        """What it says, however it is drawn."""
        return (self.figure, self.place, self.count)


@dataclass(frozen=True, slots=True)
class Neutral:
    """The dragon or the fairy at a point of a square, `beside` whom she stands; `tag` as of a figure."""

    x: int
    y: int
    square: Square
    beside: Figure | str | None = None
    tag: str = ""

    @property
    def means(self) -> Hashable:
        """What it says, however it is drawn."""
        return (self.square, self.beside)


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that is drawn of a board, and `told`, which says it in sentences."""

    tiles: tuple[TileSeen, ...] = ()
    figures: tuple[FigureSeen, ...] = ()
    dragons: tuple[Neutral, ...] = ()
    fairies: tuple[Neutral, ...] = ()
    way: tuple[Square, ...] = ()
    links: tuple[str, ...] = ()
    names: tuple[Name, ...] = ()
    gaps: tuple[tuple[Square, tuple[str, ...]], ...] = ()
    told: tuple[str, ...] = ()
    points: tuple[tuple[str, int], ...] = ()
    legend: tuple[tuple[str, str], ...] = ()
    muted: bool = False

    @property
    def is_parted(self) -> bool:
        """Whether something belongs to one outcome only."""
        tags = (
            *(tile.tag for tile in self.tiles),
            *(seen.tag for seen in self.figures),
            *(seen.tag for seen in (*self.dragons, *self.fairies)),
        )
        return any(tags)

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares that the picture shows, with a tile or open."""
        return (*(tile.square for tile in self.tiles), *(square for square, _ in self.gaps))
