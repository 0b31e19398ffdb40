"""What a game is played with: the rules in force, and the tiles of the box."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rulefork.play.state import State, Turn
from rulefork.rulebook.ruleset import RulesInPlay
from rulefork.rulebook.tile import TileType
from rulefork.table.board import EMPTY
from rulefork.table.figure import SUPPLY, Figure

FOLLOWERS: Final = 7
"""How many followers each player can deploy (base/rules): eight, less the one on the scoring track."""

FOLLOWER: Final = "normal-follower"


@dataclass(frozen=True, slots=True)
class Box:
    """The tiles of the base game and the expansion as each family prints them, by id.

    `reprinted` are the ids of those that differ in what a game depends on, not in pictures alone.
    """

    first: Mapping[str, TileType]
    second: Mapping[str, TileType]
    reprinted: frozenset[str]


def pack(first: Mapping[str, TileType], second: Mapping[str, TileType]) -> Box:
    """Return the box of the tiles of the first and the second edition."""
    return Box(first, second, frozenset(id for id, tile in first.items() if tile.segments != second[id].segments))


@dataclass(frozen=True, slots=True)
class Game:
    """The rules in force and the tiles of the box."""

    rules: RulesInPlay
    box: Box

    def tile(self, id: str) -> TileType:
        """Return the design of that id; the family is only asked for where its print matters. `KeyError`: unknown."""
        if id in self.box.reprinted and self.rules.family == "C2":
            return self.box.second[id]
        return self.box.first[id]

    def begin(self, players: tuple[str, ...]) -> State:
        """Return a new game: the start tile lies on (0, 0), the bag holds all other tiles (setup/tiles-join-supply)."""
        start = next(tile for tile in self.box.first.values() if tile.starts)
        bag = [tile.id for tile in self.box.first.values() for _ in range(tile.copies)]
        bag.remove(start.id)
        return State(
            players=players,
            active=0,
            board=EMPTY.with_tile(start, (0, 0), 0),
            bag=tuple(sorted(bag)),
            aside=(),
            figures={Figure(player, FOLLOWER, n): SUPPLY for player in players for n in range(1, FOLLOWERS + 1)},
            points=dict.fromkeys(players, 0),
            dragon=None,
            fairy=None,
            turn=Turn(),
        )
