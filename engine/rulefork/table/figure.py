"""Figures of the players, and where each of them is.

Every figure of the game stands in one mapping from figure to place, from the first turn to the last, so none is lost.
"""

from collections.abc import Mapping
from functools import cache, cached_property
from typing import Final, NamedTuple

from rulefork.table.geometry import Square


class Figure(NamedTuple):
    """One figure: its owner, its kind by id (rules/figures.yaml), and its number among the owner's of that kind.

    Only followers claim features and take up roles. What belongs to nobody has an empty owner.
    """

    owner: str
    kind: str
    number: int
    is_follower: bool = True


class Spot(NamedTuple):
    """A place on the board: the square of a tile and the number of the segment on it."""

    square: Square
    segment: int


@cache
def spots(square: Square, count: int) -> tuple[Spot, ...]:
    """Return the spots on a tile of so many segments; they are asked for all the time, and are always the same."""
    return tuple(Spot(square, number) for number in range(count))


class OnTile(NamedTuple):
    """A place on a tile as such, on none of its segments."""

    square: Square


class Site(NamedTuple):
    """A place of its own, in no feature: a pyramid of acrobats, the top of a tower, a castle between two tiles.

    `kind` is the place by id (rules/figures.yaml). `squares` are those on which it lies, and `part` is the part of it
    where it is divided. Nobody outside reaches who is in one that `shelters`: as if they stood on no tile.
    """

    kind: str
    squares: tuple[Square, ...]
    part: str = ""
    shelters: bool = False

    @property
    def square(self) -> Square:
        """The square by which the place is named, the first of its own."""
        return self.squares[0]


class Supply(NamedTuple):
    """A player's supply, the place of every figure that is not in play."""

    name: str = "supply"


class Held(NamedTuple):
    """With another player, as a prisoner."""

    by: str


SUPPLY: Final = Supply()

OnBoard = Spot | OnTile | Site
Place = OnBoard | Supply | Held


class Places(dict[Figure, Place]):
    """Where each figure is. It is a value, never changed; so what is on the board is looked for once only."""

    @cached_property
    def on_board(self) -> Mapping[Figure, OnBoard]:
        """What is on the board, and where."""
        out = ((figure, place) for figure, place in self.items() if place is not SUPPLY)
        return {figure: place for figure, place in out if isinstance(place, Spot | OnTile | Site)}

    @cached_property
    def in_features(self) -> Mapping[Figure, Spot]:
        """What stands on segments of tiles, and where."""
        return {figure: place for figure, place in self.on_board.items() if isinstance(place, Spot)}

    @cached_property
    def followers(self) -> Mapping[Figure, Spot]:
        """The followers among these."""
        return {figure: spot for figure, spot in self.in_features.items() if figure.is_follower}

    @cached_property
    def at_sites(self) -> Mapping[Figure, Site]:
        """What stands in a place of its own that does not shelter, and where."""
        sites = ((figure, place) for figure, place in self.on_board.items() if isinstance(place, Site))
        return {figure: site for figure, site in sites if not site.shelters}

    @cached_property
    def by_square(self) -> Mapping[Square, tuple[Figure, ...]]:
        """What stands on each tile; who is in a place that shelters is left out."""
        found: dict[Square, tuple[Figure, ...]] = {}
        for figure, place in self.on_board.items():
            if not isinstance(place, Site):
                found[place.square] = (*found.get(place.square, ()), figure)
            elif not place.shelters:
                found |= {square: (*found.get(square, ()), figure) for square in place.squares}
        return found

    def moved(self, figures: Mapping[Figure, Place]) -> "Places":
        """Return the places with these figures at others, or there for the first time."""
        return Places({**self, **figures})
