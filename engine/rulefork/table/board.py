"""The board: placed tiles, the features they form, and the open squares around them.

A board is a value. Placing a tile gives a new board; what did not change is shared. The numbers of features are only
good for the board that gave them: ask `feature_at` again after a tile was placed.
"""

from collections.abc import Collection, Mapping
from functools import cache
from typing import Final, NamedTuple

from rulefork.rulebook.tile import Layout, Segment, TileType, bridged
from rulefork.table.feature import Feature
from rulefork.table.figure import Spot, spots
from rulefork.table.geometry import Square, around, beside
from rulefork.table.joining import Joining, Link

ANY: Final = "?"
"""The letter of a side where no tile lies yet."""

OPEN: Final = ANY * 4


class Board(NamedTuple):
    """Tiles by square, how they lie, features by number, the number of each spot's feature, and the open squares.

    `frontier` gives for each open square beside a tile the letters that its four sides must meet, from north
    clockwise, `?` where any will do. Where a side is `X` nothing fits. `links` join roads that do not touch.
    """

    tiles: Mapping[Square, TileType]
    layouts: Mapping[Square, Layout]
    features: Mapping[int, Feature]
    numbers: Mapping[Spot, int]
    frontier: Mapping[Square, str]
    links: frozenset[Link] = frozenset()

    def feature_at(self, spot: Spot) -> Feature:
        """Return the feature that the spot is part of; `KeyError` where there is none."""
        return self.features[self.numbers[spot]]

    def segment(self, spot: Spot) -> Segment:
        """Return the segment at the spot, as its tile lies."""
        return self.layouts[spot.square].segments[spot.segment]

    def spots_on(self, square: Square) -> tuple[Spot, ...]:
        """Return the spots of the tile on the square."""
        return spots(square, len(self.layouts[square].segments))

    def whole(self, square: Square) -> tuple[Square, ...]:
        """Return the squares that the tile on the square covers, in order: two for a double tile, else its own."""
        half = self.tiles[square].half
        if half is None:
            return (square,)
        return tuple(sorted((square, beside(square, (half[0] + self.layouts[square].turns) % 4))))

    def turns_that_fit(self, tile: TileType, square: Square) -> tuple[int, ...]:
        """Return the quarter turns in which the tile fits the square; none where it is taken or has no neighbour."""
        return _fits(tile)[self.frontier[square]] if square in self.frontier else ()

    def placements(self, tile: TileType) -> list[tuple[Square, int]]:
        """Return every open square and quarter turn in which the tile fits."""
        fits = _fits(tile)
        return [(square, turns) for square, sides in self.frontier.items() for turns in fits[sides]]

    def has_room_for(self, tile: TileType) -> bool:
        """Return whether the tile fits anywhere."""
        fits = _fits(tile)
        return any(fits[sides] for sides in self.frontier.values())

    def with_tile(self, tile: TileType, square: Square, turns: int) -> "Board":
        """Return the board with the tile on the square; whether it fits is for the caller to ask before."""
        layout = tile.layouts[turns]
        joining = Joining(self.features, self.numbers, self.layouts)
        joining.add(square, layout)
        return Board(
            {**self.tiles, square: tile},
            {**self.layouts, square: layout},
            joining.features,
            joining.numbers,
            self._frontier_with(square, layout),
            self.links,
        )

    def with_bridge(self, square: Square, side: int) -> "Board":
        """Return the board with a bridge on the tile of the square, from side `side` to the one that faces it.

        Whether a bridge fits there is for the caller to ask before; what stands on the tile keeps its spots.
        """
        turns = self.layouts[square].turns
        tile = bridged(self.tiles[square], (side - turns) % 2)
        layout = tile.layouts[turns]
        joining = Joining(self.features, self.numbers, self.layouts)
        joining.add_segment(Spot(square, len(layout.segments) - 1), layout.segments[-1])
        return Board(
            {**self.tiles, square: tile},
            {**self.layouts, square: layout},
            joining.features,
            joining.numbers,
            self._frontier_with(square, layout),
            self.links,
        )

    def linked(self, links: Collection[Link]) -> "Board":
        """Return the board with these links and no others. The numbers of roads are others then."""
        joining = Joining(self.features, self.numbers, self.layouts)
        joining.link(links)
        return self._replace(features=joining.features, numbers=joining.numbers, links=frozenset(links))

    def completed_by(self, square: Square) -> tuple[int, ...]:
        """Return the numbers of the complete features that the tile on the square is part of or helps surround."""
        near = [self.numbers[spot] for spot in self.spots_on(square)]
        for other in around(square):
            layout = self.layouts.get(other)
            if layout is not None and layout.cloister is not None:
                near.append(self.numbers[Spot(other, layout.cloister)])
        return tuple(number for number in dict.fromkeys(near) if self.features[number].complete)

    def _frontier_with(self, square: Square, layout: Layout) -> dict[Square, str]:
        frontier = dict(self.frontier)
        frontier.pop(square, None)  # nothing to take out where a tile on the board has changed
        for side in range(4):
            other = beside(square, side)
            if other not in self.layouts:
                facing = (side + 2) % 4
                sides = frontier.get(other, OPEN)
                frontier[other] = sides[:facing] + layout.edges[side] + sides[facing + 1 :]
        return frontier


EMPTY: Final = Board({}, {}, {}, {}, {(0, 0): OPEN})
"""The board before the start tile."""


class _Turns(dict[str, tuple[int, ...]]):
    """For each way that the sides of an open square can be bound, the turns in which a tile fits; found when asked."""

    def __init__(self, tile: TileType) -> None:
        self._edges = [(turns, tile.layouts[turns].edges) for turns in tile.turns]

    def __missing__(self, sides: str) -> tuple[int, ...]:
        """Return in which turns it fits between such sides, none where one of them is shut."""
        bound = [(index, letter) for index, letter in enumerate(sides) if letter != ANY]
        found = (turns for turns, edges in self._edges if all(edges[index] == letter for index, letter in bound))
        self[sides] = fits = tuple(found)
        return fits


@cache
def _fits(tile: TileType) -> _Turns:
    return _Turns(tile)
