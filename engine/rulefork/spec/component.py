"""The sentences about what is in the box: tiles, symbols, figures. They are answered by the tile and figure data."""

from abc import ABC
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from rulefork.rulebook.tile import TileType
from rulefork.spec.observation import Observation
from rulefork.spec.sentence import Sentence
from rulefork.spec.situation import Situation

EXPANSION: Final = "princess-and-dragon"


@dataclass(frozen=True, slots=True)
class _OfBox(Observation, ABC):
    def _designs(self, situation: Situation) -> list[TileType]:
        return [tile for tile in situation.game.box.first.values() if tile.set == EXPANSION]


def _copies(designs: Iterable[TileType]) -> int:
    return sum(design.copies for design in designs)


@dataclass(frozen=True, slots=True)
class ExpansionHolds(_OfBox):
    """The expansion has so many tiles."""

    pattern: ClassVar[str] = "the expansion has {tiles}"
    example: ClassVar[str] = "the expansion has 30 tiles"
    answer: ClassVar[str] = "tiles"
    tiles: int

    def observe(self, situation: Situation) -> Sentence:
        return replace(self, tiles=_copies(self._designs(situation)))


@dataclass(frozen=True, slots=True)
class ExpansionDesigns(_OfBox):
    """The expansion has so many tile designs."""

    pattern: ClassVar[str] = "the expansion has {designs}"
    example: ClassVar[str] = "the expansion has 29 designs"
    answer: ClassVar[str] = "designs"
    designs: int

    def observe(self, situation: Situation) -> Sentence:
        return replace(self, designs=len(self._designs(situation)))


@dataclass(frozen=True, slots=True)
class ComesTwice(_OfBox):
    """So many designs come in two copies."""

    pattern: ClassVar[str] = "the expansion holds two copies of {designs}"
    example: ClassVar[str] = "the expansion holds two copies of 1 design"
    answer: ClassVar[str] = "designs"
    designs: int

    def observe(self, situation: Situation) -> Sentence:
        return replace(self, designs=sum(design.copies == 2 for design in self._designs(situation)))


@dataclass(frozen=True, slots=True)
class BearsSymbol(_OfBox):
    """So many tiles bear a symbol."""

    pattern: ClassVar[str] = "{tiles} of the expansion bear a {symbol}"
    example: ClassVar[str] = "6 tiles of the expansion bear a volcano"
    answer: ClassVar[str] = "tiles"
    tiles: int
    symbol: str

    def observe(self, situation: Situation) -> Sentence:
        bearing = [design for design in self._designs(situation) if design.symbol == self.symbol]
        return replace(self, tiles=_copies(bearing))


@dataclass(frozen=True, slots=True)
class EachBears(_OfBox):
    """Every tile of the expansion bears just one of the four symbols, and so many kinds of symbol there are."""

    pattern: ClassVar[str] = "each tile of the expansion bears one of {number} symbols"
    example: ClassVar[str] = "each tile of the expansion bears one of 4 symbols"
    answer: ClassVar[str] = "number"
    number: int

    def observe(self, situation: Situation) -> Sentence:
        symbols = Counter(design.symbol for design in self._designs(situation))
        return replace(self, number=len(symbols) if None not in symbols else 0)


@dataclass(frozen=True, slots=True)
class ShowsAndBears(_OfBox):
    """So many designs with something printed on them bear a symbol."""

    pattern: ClassVar[str] = "the {symbol} is on {designs} with {print}"
    example: ClassVar[str] = "the dragon is on 2 designs with a cloister"
    answer: ClassVar[str] = "designs"
    symbol: str
    designs: int
    print: str

    def observe(self, situation: Situation) -> Sentence:
        found = [
            design
            for design in self._designs(situation)
            if design.symbol == self.symbol and self.print.partition(" ")[2] in printed_on(design)
        ]
        return replace(self, designs=len(found))


@dataclass(frozen=True, slots=True)
class HoldsFigure(_OfBox):
    """The expansion brings so many of a figure that belongs to nobody."""

    pattern: ClassVar[str] = "the expansion holds {number} {neutral}"
    example: ClassVar[str] = "the expansion holds 1 dragon"
    answer: ClassVar[str] = "number"
    number: int
    neutral: str

    def observe(self, situation: Situation) -> Sentence:
        return replace(self, number=situation.game.box.figures[self.neutral].pieces)


@dataclass(frozen=True, slots=True)
class ShowsPicture(_OfBox):
    """So many tiles of the expansion bear a picture in the second edition."""

    pattern: ClassVar[str] = "{tiles} of the second edition show {picture}"
    example: ClassVar[str] = "2 tiles of the second edition show a garden"
    answer: ClassVar[str] = "tiles"
    tiles: int
    picture: str

    def observe(self, situation: Situation) -> Sentence:
        picture = self.picture.removeprefix("a ")
        tiles = (tile for tile in situation.game.box.second.values() if tile.set == EXPANSION)
        return replace(self, tiles=_copies(tile for tile in tiles if picture in tile.features))


def printed_on(design: TileType) -> frozenset[str]:
    """Return what is printed on a tile, by name: its kinds of segment, and marks such as a tunnel."""
    return design.features | {segment.kind for segment in design.segments}


COMPONENTS: Final[tuple[type[Observation], ...]] = (
    ExpansionHolds,
    ExpansionDesigns,
    ComesTwice,
    BearsSymbol,
    EachBears,
    ShowsAndBears,
    HoldsFigure,
    ShowsPicture,
)
