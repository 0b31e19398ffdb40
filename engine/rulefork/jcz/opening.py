"""The table at the beginning of a saved game: its rules as a ruleset of ours, what is in the box, who has what."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from rulefork.jcz.place import square
from rulefork.jcz.save import Save
from rulefork.jcz.vocabulary import TheirFigure, Vocabulary
from rulefork.play import expansions
from rulefork.play.game import CORE, Box, Game, unpack
from rulefork.play.state import State
from rulefork.rulebook.book import Rulebook
from rulefork.rulebook.finding import BadInput, Finding, unknown
from rulefork.rulebook.ruleset import Family, Ruleset
from rulefork.rulebook.tile import Segment, TileType
from rulefork.table.board import EMPTY
from rulefork.table.figure import SUPPLY, Figure, Places

_BASES: Final = {"C1": "hig-c1-current", "C2": "hig-c2-2016"}
"""The editions to which JCloisterZone's play comes nearest, by the tiles in use."""
_FARMERS: Final = "farmers"
_WAGONS: Final = "wagon-move"


@dataclass(frozen=True, slots=True)
class Opening:
    """A saved game before its first message: by which ruleset of ours it is played, with what, by whom."""

    save: Save
    words: Vocabulary
    book: Rulebook
    ruleset: Ruleset
    box: Box
    boxes: tuple[str, ...]

    def begin(self, game: Game) -> State:
        """Return the state at the beginning."""
        state = game.begin(self.save.players, [box for box in self.boxes if box not in CORE])
        board, bag = EMPTY, self._bag()
        for tile in self.save.start:
            theirs = self.words.tiles[tile["tile"]]
            board = board.with_tile(
                game.tile(theirs.ours), square((tile["x"], tile["y"])), (theirs.turns + tile["rotation"] // 90) % 4
            )
            bag[theirs.ours] -= 1
        left = tuple(sorted(bag.elements()))
        things = {figure: place for figure, place in state.figures.items() if figure.kind not in self.words.figures}
        figures = {figure: SUPPLY for player in self.save.players for figure in self._figures(player)}
        return expansions.begin(game, state._replace(board=board, bag=left, figures=Places({**figures, **things})))

    def _bag(self) -> Counter[str]:
        bag: Counter[str] = Counter()
        for tile in self.words.tiles.values():
            for name, copies in tile.sets.items():
                bag[tile.ours] += copies * self.save.sets.get(name, 0)
        return bag

    def _figures(self, player: str) -> Iterator[Figure]:
        for figure in self.words.figures.values():
            kind = self.book.figures[figure.kind]
            if kind.spans_tiles == 1 or figure.element in self.words.played:
                for number in range(_count(self.save, figure)):
                    yield Figure(player, kind.id, number + 1, kind.nature == "follower")

    def unplayed(self, tile: TileType) -> tuple[str, str] | None:
        """Return an element that the tile touches though its rules are not played here, and what is printed there."""
        for element, prints in self.words.printed.items():
            there = printed(tile) & set(prints)
            if there and element not in self.words.played and self._counts(element):
                return element, min(there)
        return None

    def _counts(self, element: str) -> bool:
        return element in self.save.elements or element in self.words.unnamed


def _count(save: Save, figure: TheirFigure) -> int:
    told = save.elements.get(figure.element, 0)
    return int(told) if isinstance(told, int | float) else 1


def open_save(save: Save, book: Rulebook, words: Vocabulary) -> Opening:
    """Return the beginning of a saved game; raises `BadInput` with everything in its set-up that is unknown here."""
    findings = [*_unknown(save, words), *_too_many(save, words, book)]
    if findings:
        raise BadInput(findings)
    family = _family(save)
    elements = save.elements.keys()
    boxes = tuple(
        id for id, box in words.boxes.items() if elements & set(box.elements) or set(save.sets) & _sets(box.sets)
    )
    ruleset = _ruleset(save, book.editions[_BASES[family]], words)
    return Opening(save, words, book, ruleset, _box(unpack(book), save, words), boxes)


def _family(save: Save) -> Family:
    # Where a wagon drives to is the one question that our family answers and their rule does.
    if "wagon" in save.elements:
        return "C1" if save.rules.get(_WAGONS) == "C1" else "C2"
    return "C2" if any(name.endswith(":2") for name in save.sets) else "C1"


def _sets(by_family: Mapping[Family, tuple[str, ...]]) -> set[str]:
    return {name for names in by_family.values() for name in names}


def _unknown(save: Save, words: Vocabulary) -> Iterator[Finding]:
    where = save.file.where
    for name in save.sets:
        if name not in words.sets:
            yield unknown(
                where(("setup", "sets", name), key=True), "tile set", name, words.sets, "its tiles are not here"
            )
    for element in save.elements:
        if words.box_of(element) is None:
            known = [each for box in words.boxes.values() for each in box.elements]
            yield unknown(where(("setup", "elements", element), key=True), "element", element, known)
    keys = {option.key: option for option in words.options.values()}
    for key, value in save.rules.items():
        if str(value) in words.settings.get(key, ()):
            continue
        if key not in keys:
            at = where(("setup", "rules", key), key=True)
            yield Finding(at, f"the rule {key}={_told(value)} is not played here", "no toggle stands for it")
        elif value not in keys[key].values.values():
            yield unknown(where(("setup", "rules", key)), f"value of {key}", str(value), keys[key].values.values())
    for number, tile in enumerate(save.start):
        tile_at = ("setup", "start", number, "tile")
        if tile["tile"] not in words.tiles:
            yield unknown(where(tile_at), "tile", tile["tile"], words.tiles)
        elif tile["tile"].startswith("CO/") and "count" not in words.played:
            yield Finding(where(tile_at), "the City of Carcassonne is on the table", "its rules are not played here")
            return


def _too_many(save: Save, words: Vocabulary, book: Rulebook) -> Iterator[Finding]:
    for kind, figure in words.figures.items():
        supply = book.figures[kind].supply
        if _count(save, figure) > supply:
            at = save.file.where(("setup", "elements", figure.element), key=True)
            yield Finding(at, f"each player has {_count(save, figure)} of {kind}", f"here it is {supply} at most")


def _told(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _ruleset(save: Save, edition: Ruleset, words: Vocabulary) -> Ruleset:
    """Return the edition with everything that JCloisterZone plays otherwise, and what the file turns."""
    values = {toggle: played[0] for toggle, played in words.plays.items() if edition.value(toggle) not in played}
    for toggle, option in words.options.items():
        theirs = save.rules.get(option.key, next(iter(option.values.values())))
        ours = next(ours for ours, each in option.values.items() if each == theirs)
        values |= {toggle: ours, **option.along.get(ours, {})}
    return edition.with_values(values)


# --- What does not count without its element ---------------------------------------------------------------------


def _box(box: Box, save: Save, words: Vocabulary) -> Box:
    counting = {*save.elements, *words.unnamed}
    mute = {each for element, prints in words.printed.items() if element not in counting for each in prints}
    figures = box.figures
    if _FARMERS not in save.elements:
        figures = {
            id: replace(kind, deploys_on=tuple(on for on in kind.deploys_on if on != "farm"))
            for id, kind in figures.items()
        }
    first = {id: _muted(tile, mute) for id, tile in box.first.items()}
    second = {id: _muted(tile, mute) for id, tile in box.second.items()}
    return Box(first, second, box.reprinted, figures)


def _muted(tile: TileType, mute: set[str]) -> TileType:
    if not mute.isdisjoint(printed(tile)):
        return replace(
            tile,
            symbol=None if tile.symbol in mute else tile.symbol,
            segments=tuple(_muted_segment(segment, mute) for segment in tile.segments),
            features=tile.features - frozenset(mute),
        )
    return tile


def _muted_segment(segment: Segment, mute: set[str]) -> Segment:
    princess = segment.princess and "princess" not in mute
    return replace(segment, princess=princess, prints=segment.prints - frozenset(mute))


def printed(tile: TileType) -> frozenset[str]:
    """Return everything that is printed on the tile and may count, by name."""
    prints = (each for segment in tile.segments for each in segment.prints)
    symbol = (tile.symbol,) if tile.symbol else ()
    princess = ("princess",) if any(segment.princess for segment in tile.segments) else ()
    return frozenset((*prints, *tile.features, *symbol, *princess))
