"""A city, road, farm or cloister as far as it has been built."""

from typing import NamedTuple

from rulefork.rulebook.tile import Kind
from rulefork.table.figure import Spot
from rulefork.table.geometry import Square


class Feature(NamedTuple):
    """The segments that belong together, and what is missing.

    `open_ends` counts the sides by which a city or road can still grow, for a cloister the squares around it that are
    still free; a farm has none. `touches` are city segments that a farm borders, `leads_to` the segments to which its
    own lead (`Segment`).
    """

    kind: Kind
    spots: frozenset[Spot]
    squares: frozenset[Square]
    open_ends: int
    shields: int = 0
    touches: frozenset[Spot] = frozenset()
    leads_to: frozenset[Spot] = frozenset()

    @property
    def complete(self) -> bool:
        """Whether nothing is missing. Farms never count as complete (c1/portal)."""
        return self.open_ends == 0 and self.kind != "farm"

    def joined_with(self, other: "Feature", closing: int) -> "Feature":
        """Return the two features as one, less the open ends that close between them."""
        return Feature(
            self.kind,
            self.spots | other.spots,
            self.squares | other.squares,
            self.open_ends + other.open_ends - closing,
            self.shields + other.shields,
            self.touches | other.touches,
            self.leads_to | other.leads_to,
        )

    def closed_by(self, ends: int) -> "Feature":
        """Return the feature with so many open ends fewer."""
        ends = self.open_ends - ends
        return Feature(self.kind, self.spots, self.squares, ends, self.shields, self.touches, self.leads_to)
