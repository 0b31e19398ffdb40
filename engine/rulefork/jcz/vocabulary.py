"""What JCloisterZone calls things and how it plays: the facts of rules/jcloisterzone.yaml."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from rulefork.rulebook.book import Rulebook, load_rulebook
from rulefork.rulebook.data import data_folder
from rulefork.rulebook.finding import BadInput, Finding, unknown
from rulefork.rulebook.ruleset import Family
from rulefork.rulebook.schema import validate
from rulefork.rulebook.yamlfile import Document, read_yaml

_FILE: Final = "jcloisterzone"


@dataclass(frozen=True, slots=True)
class TheirTile:
    """A tile of theirs: ours, by how many quarter turns clockwise ours is turned to look like it, copies by set."""

    id: str
    ours: str
    turns: int
    sets: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class TheirFigure:
    """A kind of figure: our kind, the element that brings it, its word in ids (`0.small.1`) and its name in lists."""

    kind: str
    element: str
    word: str
    name: str


@dataclass(frozen=True, slots=True)
class TheirBox:
    """An expansion of ours: their tile sets by family, and the elements that belong to it."""

    sets: Mapping[Family, tuple[str, ...]]
    elements: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """A toggle that they can turn: the rule key, their value by ours, and the toggles that go along with each."""

    key: str
    values: Mapping[str, str]
    along: Mapping[str, Mapping[str, str]]


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Everything that the file says: our words are the keys, but for the tiles, which go by their ids."""

    features: Mapping[str, str]
    sides: Mapping[str, str]
    figures: Mapping[str, TheirFigure]
    boxes: Mapping[str, TheirBox]
    options: Mapping[str, Option]
    printed: Mapping[str, tuple[str, ...]]
    unnamed: tuple[str, ...]
    played: tuple[str, ...]
    settings: Mapping[str, tuple[str, ...]]
    plays: Mapping[str, tuple[str, ...]]
    tiles: Mapping[str, TheirTile]

    def named(self, name: str) -> TheirFigure | None:
        """Return the figure that their lists call by that name ("SmallFollower")."""
        return next((figure for figure in self.figures.values() if figure.name == name), None)

    def worded(self, word: str) -> TheirFigure | None:
        """Return the figure that their ids call by that word ("small")."""
        return next((figure for figure in self.figures.values() if figure.word == word), None)

    def copies(self, ours: str, sets: tuple[str, ...]) -> list[TheirTile]:
        """Return their tiles that are ours of that id, as often as the sets hold them."""
        return [
            tile
            for tile in self.tiles.values()
            if tile.ours == ours
            for name, number in tile.sets.items()
            if name in sets
            for _ in range(number)
        ]

    def box_of(self, element: str) -> str | None:
        """Return our expansion to which the element belongs, or None for one that there is not."""
        return next((id for id, box in self.boxes.items() if element in box.elements), None)

    @property
    def sets(self) -> frozenset[str]:
        """The tile sets of which every tile is ours."""
        return frozenset(name for tile in self.tiles.values() for name in tile.sets)

    def sets_of(self, expansions: tuple[str, ...], family: Family) -> tuple[str, ...]:
        """Return the tile sets of those expansions as the family prints them."""
        return tuple(name for box in expansions if box in self.boxes for name in self.boxes[box].sets[family])


@cache
def load_vocabulary() -> Vocabulary:
    """Return what the file of the rules that come with rulefork says; raises `BadInput`."""
    return read_vocabulary(data_folder("rules") / f"{_FILE}.yaml", load_rulebook())


def read_vocabulary(path: Path, book: Rulebook) -> Vocabulary:
    """Return what a file says; raises `BadInput` with what is wrong in it: the shape, ids that the book lacks."""
    document = read_yaml(path)
    findings = validate(document, _FILE) or [*_faults(document, book)]
    if findings:
        raise BadInput(findings)
    data = document.data
    return Vocabulary(
        data["features"],
        data["sides"],
        {kind: TheirFigure(kind, each["element"], each["id"], each["name"]) for kind, each in data["figures"].items()},
        {id: TheirBox(_sets(each), tuple(each["elements"])) for id, each in data["boxes"].items()},
        {id: Option(each["key"], each["values"], each.get("with", {})) for id, each in data["options"].items()},
        {element: tuple(prints) for element, prints in data["printed"].items()},
        tuple(data["unnamed"]),
        tuple(data["played"]),
        {key: tuple(values) for key, values in data["settings"].items()},
        {toggle: tuple(values) for toggle, values in data["plays"].items()},
        {id: TheirTile(id, each["id"], each["turn"] // 90, each["sets"]) for id, each in data["tiles"].items()},
    )


def _sets(told: Mapping[str, list[str]]) -> dict[Family, tuple[str, ...]]:
    return {"C1": tuple(told["C1"]), "C2": tuple(told["C2"])}


def _faults(document: Document, book: Rulebook) -> Iterator[Finding]:
    for section, kind, known in (
        ("figures", "figure", book.figures),
        ("boxes", "expansion", book.expansions),
        ("options", "toggle", book.toggles),
        ("plays", "toggle", book.toggles),
    ):
        for id in document.data[section].keys() - set(known):
            yield unknown(document.where((section, id), key=True), kind, id, known)
    yield from _value_faults(document, book)
    for id, tile in document.data["tiles"].items():
        if tile["id"] not in book.tiles:
            yield unknown(document.where(("tiles", id, "id")), "tile", tile["id"], book.tiles)


def _value_faults(document: Document, book: Rulebook) -> Iterator[Finding]:
    told = {toggle: list(option["values"]) for toggle, option in document.data["options"].items()}
    for section, values in (("options", told), ("plays", document.data["plays"])):
        for toggle, each in values.items():
            for value in each if toggle in book.toggles else ():
                if value not in book.toggles[toggle].values:
                    where = document.where((section, toggle), key=True)
                    yield unknown(where, f"value of {toggle}", value, book.toggles[toggle].values)
