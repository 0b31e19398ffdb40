"""The rulebook: everything that the files of rules/ say."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path

from rulefork.rulebook.catalogue import catalogue_clashes, catalogue_faults, read_catalogue
from rulefork.rulebook.data import data_folder
from rulefork.rulebook.edition import Edition
from rulefork.rulebook.figure import FigureKind, figure_faults, read_figures
from rulefork.rulebook.finding import BadInput
from rulefork.rulebook.glossary import Term, read_glossary
from rulefork.rulebook.house import HouseRules, house_faults
from rulefork.rulebook.housefolder import read_house_folder
from rulefork.rulebook.notation import resolve
from rulefork.rulebook.ruleset import Family, Ruleset
from rulefork.rulebook.shelf import Shelf
from rulefork.rulebook.source import Source, read_sources
from rulefork.rulebook.tile import TileType
from rulefork.rulebook.tilefile import read_second, read_tiles, tile_faults
from rulefork.rulebook.toggle import Toggle, read_toggles, toggle_faults


@dataclass(frozen=True, slots=True)
class Rulebook:
    """What the rule books say: each kind of thing by its id; toggles as their file orders them, editions by `order`.

    `tiles` are those of the first edition, `second` those that the second edition prints differently; `aliases` maps
    short names to the ids of editions.
    """

    toggles: Mapping[str, Toggle]
    sources: Mapping[str, Source]
    figures: Mapping[str, FigureKind]
    glossary: Mapping[str, Term]
    tiles: Mapping[str, TileType]
    second: Mapping[str, TileType]
    editions: Mapping[str, Edition]
    aliases: Mapping[str, str]
    house: Mapping[str, HouseRules]

    @property
    def expansions(self) -> frozenset[str]:
        """The ids of the boxes that bring figures, tokens, places or tiles; `base` is one of them."""
        figures = (kind.expansion for kind in self.figures.values())
        return frozenset((*figures, *(tile.set for tile in self.tiles.values())))

    def tiles_of(self, family: Family) -> Mapping[str, TileType]:
        """Return the tile types by id as the family prints them."""
        return self.tiles if family == "C1" else {**self.tiles, **self.second}

    def ruleset(self, text: str) -> Ruleset:
        """Return the ruleset that a string names, as `resolve` does."""
        return resolve(text, self)


def load_rulebook(folder: Path | None = None) -> Rulebook:
    """Return the rulebook of a folder, by default of the rules that come with rulefork, which are read once only.

    Raises `BadInput` with everything that is wrong in any of the files.
    """
    return _default() if folder is None else _load(folder)


@cache
def _default() -> Rulebook:
    return _load(data_folder("rules"))


def _load(folder: Path) -> Rulebook:
    shelf = Shelf(folder)
    book = Rulebook(
        toggles=shelf.read("toggles", read_toggles, toggle_faults),
        sources=shelf.read("sources", read_sources),
        editions={},
        aliases={},
        house={},
        figures={},
        glossary={},
        tiles={},
        second={},
    )
    book = _with_rulesets(book, shelf)
    figures = shelf.read("figures", read_figures, partial(figure_faults, toggles=book.toggles))
    tiles, second = _tiles(shelf, figures)
    book = replace(
        book,
        figures=figures,
        glossary=shelf.read("glossary", read_glossary),
        tiles=tiles,
        second=second,
    )
    if shelf.findings:
        raise BadInput(shelf.findings)
    return book


def _with_rulesets(book: Rulebook, shelf: Shelf) -> Rulebook:
    """Return the book with its editions and house rules.

    They are compared with toggles and sources once these are sound, and with each other once they are sound themselves.
    """
    sound = not shelf.findings
    editions = shelf.documents("editions", "edition")
    houses = shelf.documents("house", "house")
    if not sound:
        return book
    faults = [*catalogue_faults(editions, shelf.names("editions"), book.toggles, book.sources)]
    shelf.findings += faults
    if faults or len(editions) < len(shelf.names("editions")):
        shelf.findings += (fault for house in houses.values() for fault in house_faults(house, book))
        return book
    catalogue = read_catalogue(editions, book.toggles)
    aliases = {alias: edition.id for edition in catalogue.values() for alias in edition.aliases}
    book = replace(book, editions=catalogue, aliases=aliases)
    shelf.findings += catalogue_clashes(editions, catalogue, book.toggles)
    try:
        return replace(book, house=read_house_folder(houses, book))
    except BadInput as error:
        shelf.findings += error.findings
        return book


def _tiles(shelf: Shelf, figures: Mapping[str, FigureKind]) -> tuple[dict[str, TileType], dict[str, TileType]]:
    """Return the tiles of all boxes, and those that the second edition prints differently.

    They are compared with the figures once these are sound.
    """
    tiles: dict[str, TileType] = {}
    second: dict[str, TileType] = {}
    for document in shelf.documents("tiles", "tiles").values():
        faults = [*tile_faults(document, tiles, figures or None)]
        shelf.findings += faults
        if not faults:
            tiles |= read_tiles(document)
            second |= read_second(document, tiles)
    return tiles, second
