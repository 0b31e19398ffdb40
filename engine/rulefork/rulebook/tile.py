"""What is printed on a land tile, and how that looks when the tile is turned.

Directions: the sides of a square are numbered 0 north, 1 east, 2 south, 3 west. Each side has two half-edges, a left
one and a right one as seen from the middle of the tile looking out; half-edge `2 * side` is the left, `2 * side + 1`
the right. The eight points of the compass are numbered 0 north, 1 north-east and so on clockwise. A turn is counted in
quarter turns clockwise.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import Literal

SIDES = "NESW"
HALVES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
POINTS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
SHUT = "X"
"""The letter of a side that faces the inside of a place, such as a city of its own: nothing can be laid beside it."""

Kind = Literal["city", "road", "farm", "cloister"]
Symbol = Literal["volcano", "dragon", "princess", "portal"]


@dataclass(frozen=True, slots=True)
class Segment:
    """One part of a tile that a follower can stand on: a piece of a city, road or farm, or a cloister.

    `ports` are the sides (city, road) or half-edges (farm) by which it goes on to the neighbouring tiles; a cloister
    has none, nor has a farm shut in on its tile. `touches` are the numbers of the city segments that a farm borders,
    `prints` the ids of the things printed on the segment (rules/figures.yaml). `leads_to` are the numbers of the
    segments to which a road that ends on the tile leads, through a gate, to a cloister or over a crossing (all roads of
    the crossing, itself among them), and of the city in which a cloister lies.
    """

    kind: Kind
    ports: frozenset[int]
    shields: int = 0
    princess: bool = False
    touches: frozenset[int] = frozenset()
    prints: frozenset[str] = frozenset()
    leads_to: frozenset[int] = frozenset()
    end: str = ""
    """In what a road ends on the tile, in a word: a village, a lake, the mouth of a tunnel."""

    def turned(self, turns: int) -> "Segment":
        """Return the segment as it lies when its tile is turned by `turns` quarter turns clockwise."""
        count, step = (8, 2) if self.kind == "farm" else (4, 1)
        ports = frozenset((port + step * turns) % count for port in self.ports)
        return replace(self, ports=ports)


@dataclass(frozen=True, slots=True)
class Layout:
    """A tile as it lies: the letters C, R, F, X of its sides from north clockwise; its segments; its turn."""

    edges: str
    segments: tuple[Segment, ...]
    turns: int
    at_side: tuple[int | None, ...]
    """For each side the number of the city or road segment that ends there."""
    at_half: tuple[int | None, ...]
    """For each half-edge the number of the farm segment that ends there."""
    cloister: int | None
    """The number of the cloister segment."""
    toward: int | None = None
    """The point of the compass to which the tile points."""

    def numbers(self, kind: Kind) -> tuple[int, ...]:
        """Return the numbers of the segments of one kind, in the order of the tile data."""
        return tuple(number for number, segment in enumerate(self.segments) if segment.kind == kind)


def _lying(edges: str, segments: tuple[Segment, ...], turns: int, toward: int | None) -> Layout:
    at_side: list[int | None] = [None] * 4
    at_half: list[int | None] = [None] * 8
    cloister = None
    for number, segment in enumerate(segments):
        if segment.kind == "cloister":
            cloister = number
        for port in segment.ports:
            (at_half if segment.kind == "farm" else at_side)[port] = number
    return Layout(edges, segments, turns, tuple(at_side), tuple(at_half), cloister, toward)


@dataclass(frozen=True, eq=False)
class TileType:
    """One design of land tile: how many copies the box `set` holds, its symbol, its segments as drawn unturned.

    `toward` is the point of the compass to which what is printed on it points. A tile that lies on the table from the
    start says in `lies` on which square, where no other set keeps it from it.

    Two designs are the same only if they are the same object, so that a design can be looked up quickly.
    """

    id: str
    set: str
    copies: int
    edges: str
    segments: tuple[Segment, ...]
    symbol: Symbol | None = None
    starts: int = 0
    features: frozenset[str] = frozenset()
    """What else is printed on it, by name: `tunnel`, `inner field`, and the pictures of the second edition."""
    toward: int | None = None
    inside: str | None = None
    """The place (rules/figures.yaml) that takes up the whole tile, which then has no segments."""
    borders: str | None = None
    """The place that takes up a part of the tile, behind its sides `X`."""
    lies: tuple[int, int] | None = None
    half: tuple[int, str] | None = None
    """Of a double tile, the side at which the other half lies as drawn, and the id of that half."""
    at: int | None = None
    """The point of the compass at which the symbol is printed, as drawn; where there is none, in the middle."""

    @cached_property
    def layouts(self) -> tuple[Layout, Layout, Layout, Layout]:
        """The tile turned by 0, 1, 2 and 3 quarter turns clockwise."""
        one, two, three, four = (self._layout(turns) for turns in range(4))
        return one, two, three, four

    @cached_property
    def turns(self) -> tuple[int, ...]:
        """The turns in which it looks different: a tile alike when turned is not tried twice."""
        looks = [(layout.edges, frozenset(layout.segments), layout.toward) for layout in self.layouts]
        return tuple(turn for turn in range(4) if looks[turn] not in looks[:turn])

    def _layout(self, turns: int) -> Layout:
        edges = "".join(self.edges[(side - turns) % 4] for side in range(4))
        toward = None if self.toward is None else (self.toward + 2 * turns) % len(POINTS)
        return _lying(edges, tuple(segment.turned(turns) for segment in self.segments), turns, toward)


@cache
def bridged(tile: TileType, side: int) -> TileType:
    """Return the design with a bridge from side `side` of the unturned tile to the one that faces it.

    The bridge is a road of its own, the last of the segments, and divides no field. `ValueError` unless both sides are
    field.
    """
    ends = frozenset((side % 4, (side + 2) % 4))
    if any(tile.edges[end] != "F" for end in ends):
        raise ValueError(f"a bridge rests on two field sides that face each other, not on {tile.edges} at {side}")
    edges = "".join("R" if end in ends else letter for end, letter in enumerate(tile.edges))
    return replace(tile, edges=edges, segments=(*tile.segments, Segment("road", ends)))


def ports_from(names: Iterable[str], known: str | tuple[str, ...]) -> frozenset[int]:
    """Return the numbers of sides ("N") or half-edges ("NL") that `names` lists."""
    return frozenset(known.index(name) for name in names)
