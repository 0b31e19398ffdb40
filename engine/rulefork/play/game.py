"""What a game is played with: the rules in force, and what lies in the box."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from rulefork.play.state import State, Turn
from rulefork.rulebook.book import Rulebook
from rulefork.rulebook.figure import FigureKind
from rulefork.rulebook.ruleset import RulesInPlay
from rulefork.rulebook.tile import TileType
from rulefork.table.board import EMPTY
from rulefork.table.figure import SUPPLY, Figure, Places, Site
from rulefork.table.geometry import Square
from rulefork.table.piece import lay_sets

FOLLOWER: Final = "normal-follower"
"""The kind of follower that every player has in the base game."""

BASE: Final = "base"
CORE: Final = (BASE, "princess-and-dragon")
"""The boxes that are in every game."""


@dataclass(frozen=True, slots=True)
class Box:
    """What lies in the box: the tiles as each family prints them, and the kinds of figures, by id.

    `reprinted` are the ids of the tiles that differ in what a game depends on, not in pictures alone.
    """

    first: Mapping[str, TileType]
    second: Mapping[str, TileType]
    reprinted: frozenset[str]
    figures: Mapping[str, FigureKind]


def unpack(book: Rulebook) -> Box:
    """Return the box that the rule book describes."""
    first, second = book.tiles_of("C1"), book.tiles_of("C2")
    reprinted = frozenset(id for id, tile in first.items() if tile.segments != second[id].segments)
    return Box(first, second, reprinted, book.figures)


@dataclass(frozen=True, slots=True)
class Game:
    """The rules in force and what lies in the box."""

    rules: RulesInPlay
    box: Box

    def tile(self, id: str) -> TileType:
        """Return the design of that id; the family is only asked for where its print matters. `KeyError`: unknown."""
        if id in self.box.reprinted and self.rules.family == "C2":
            return self.box.second[id]
        return self.box.first[id]

    def kind(self, figure: Figure) -> FigureKind:
        """Return the kind of the figure, with its traits."""
        return self.box.figures[figure.kind]

    def site(self, kind: str, squares: tuple[Square, ...], part: str = "") -> Site:
        """Return the place of that kind, by its id in rules/figures.yaml, on those squares."""
        return Site(kind, squares, part, self.box.figures[kind].shelters)

    def has_room(self, state: State, site: Site) -> bool:
        """Return whether one more figure finds room in the place, by whatever way it comes."""
        room = self.box.figures[site.kind].room
        return room is None or len(state.inside(site)) < room

    def begin(self, players: tuple[str, ...], expansions: Collection[str] = ()) -> State:
        """Return a new game: the start tile lies on (0, 0), the bag holds all other tiles (setup/tiles-join-supply).

        These are the tiles of the base game, of The Princess & the Dragon and of the further expansions. What is a
        start tile of its own, such as the City of Carcassonne, does not replace the other one: it lies beside it.

        The players have the figures of the base game and of the further expansions.
        """
        tiles = [tile for tile in self.box.first.values() if tile.set in (*CORE, *expansions)]
        start = next(tile for tile in tiles if tile.starts)
        bag = [tile.id for tile in tiles if tile.lies is None and tile.half is None for _ in range(tile.copies)]
        bag.remove(start.id)
        return State(
            players=players,
            active=0,
            board=lay_sets(EMPTY.with_tile(start, (0, 0), 0), tiles),
            bag=tuple(sorted(bag)),
            aside=(),
            figures=Places(dict.fromkeys(self._all_figures(players, expansions), SUPPLY)),
            points=dict.fromkeys(players, 0),
            dragon=None,
            fairy=None,
            turn=Turn(),
            expansions=tuple(expansions),
        )

    def _all_figures(self, players: Collection[str], expansions: Collection[str]) -> Iterator[Figure]:
        return (figure for player in players for figure in self._figures_of(player, players, expansions))

    def _figures_of(self, player: str, players: Collection[str], expansions: Collection[str]) -> Iterator[Figure]:
        for kind in self.box.figures.values():
            if kind.expansion in (BASE, *expansions):
                for number in range(1, kind.supply_of(len(players)) + 1):
                    yield Figure(player, kind.id, number, kind.is_follower)
