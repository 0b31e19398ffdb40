"""How the segments of a new tile join the features around it."""

from collections.abc import Iterable, Mapping
from typing import Final

from rulefork.rulebook.tile import Layout, Segment
from rulefork.table.feature import Feature
from rulefork.table.figure import Spot, spots
from rulefork.table.geometry import ACROSS_HALF, Square, around, beside

Link = frozenset[Spot]
"""Two road segments that are one road though they do not touch: joined by a ferry, or through a tunnel."""

TUNNEL: Final = "tunnel"

_NONE: Final[frozenset[Spot]] = frozenset()


class Joining:
    """The features while one tile is added; a workbench, thrown away when the new board is built."""

    def __init__(self, features: Mapping[int, Feature], numbers: Mapping[Spot, int], layouts: Mapping[Square, Layout]):
        self.features = dict(features)
        self.numbers = dict(numbers)
        self.layouts = layouts

    def add(self, square: Square, layout: Layout) -> None:
        """Add the tile that lies on the square: its segments become features, then join their neighbours."""
        parts = list(zip(spots(square, len(layout.segments)), layout.segments, strict=True))
        for spot, segment in parts:
            self._begin(spot, segment)
        for spot, segment in parts:
            self._meet(spot, segment)
        self._surround(square)

    def add_segment(self, spot: Spot, segment: Segment) -> None:
        """Add one more segment to a tile on the board: it becomes a feature, then joins its neighbours."""
        self._begin(spot, segment)
        self._meet(spot, segment)

    def _meet(self, spot: Spot, segment: Segment) -> None:
        for port in segment.ports:
            side = port // 2 if segment.kind == "farm" else port
            other = self.layouts.get(beside(spot.square, side))
            if other is not None:
                across = other.at_half[ACROSS_HALF[port]] if segment.kind == "farm" else other.at_side[(side + 2) % 4]
                assert across is not None, "a tile is only placed where all sides fit"
                self._join(spot, Spot(beside(spot.square, side), across))

    def link(self, links: Iterable[Link]) -> None:
        """Join all roads anew, where they touch and by the links."""
        # A segment was given its first number when its spot was added, and spots are kept in that order.
        roads = {
            spot: number
            for number, spot in enumerate(self.numbers)
            if self.layouts[spot.square].segments[spot.segment].kind == "road"
        }
        for spot in roads:
            self.features.pop(self.numbers[spot], None)
        for spot, number in roads.items():
            self._begin(spot, self.layouts[spot.square].segments[spot.segment], number)
        for spot in roads:
            # Every two neighbours are met once, from the one in the south or in the west.
            for side in self.layouts[spot.square].segments[spot.segment].ports & {0, 1}:
                other = self.layouts.get(beside(spot.square, side))
                across = other.at_side[(side + 2) % 4] if other is not None else None
                if across is not None:
                    self._join(spot, Spot(beside(spot.square, side), across))
        for one, another in map(sorted, links):
            mouths = sum(self.layouts[spot.square].segments[spot.segment].end == TUNNEL for spot in (one, another))
            self._join(one, another, mouths)

    def _begin(self, spot: Spot, segment: Segment, number: int | None = None) -> None:
        number = len(self.numbers) if number is None else number
        self.numbers[spot] = number
        self.features[number] = Feature(
            segment.kind,
            frozenset((spot,)),
            frozenset((spot.square,)),
            self._open_ends(spot.square, segment),
            segment.shields,
            _spots(spot.square, segment.touches),
            _spots(spot.square, segment.leads_to),
        )

    def _open_ends(self, square: Square, segment: Segment) -> int:
        if segment.kind == "cloister":
            return sum(other not in self.layouts for other in around(square))
        # A road breaks off at the mouth of a tunnel until that leads to another one.
        return 0 if segment.kind == "farm" else len(segment.ports) + (segment.end == TUNNEL)

    def _join(self, one: Spot, other: Spot, ends: int = 2) -> None:
        first, second = self.numbers[one], self.numbers[other]
        closing = 0 if self.features[first].kind == "farm" else ends
        if first != second:
            small, large = sorted((first, second), key=lambda number: len(self.features[number].spots))
            joined = self.features.pop(small)
            self.numbers.update(dict.fromkeys(joined.spots, large))
            self.features[large] = self.features[large].joined_with(joined, closing)
        elif closing:
            self.features[first] = self.features[first].closed_by(closing)

    def _surround(self, square: Square) -> None:
        for other in around(square):
            layout = self.layouts.get(other)
            if layout is not None and layout.cloister is not None:
                number = self.numbers[Spot(other, layout.cloister)]
                self.features[number] = self.features[number].closed_by(1)


def _spots(square: Square, segments: frozenset[int]) -> frozenset[Spot]:
    return frozenset(Spot(square, number) for number in segments) if segments else _NONE
