"""Random games under random rulesets, for properties that hold in all of them."""

from collections import Counter
from collections.abc import Collection, Iterator
from itertools import pairwise
from typing import Final

from hypothesis import assume
from hypothesis import strategies as st

from rulefork.play.action import Action
from rulefork.play.event import Event, TileDiscarded
from rulefork.play.expansions import EXPANSIONS as PLAYED
from rulefork.play.game import BASE, Game, unpack
from rulefork.play.state import State
from rulefork.play.turn import begin
from rulefork.rulebook import Ruleset, RulesInPlay, load_rulebook, resolve
from rulefork.rulebook.contradiction import contradictions
from rulefork.search.playout import Move, play_out
from tests.play.table import PLAYERS

BOOK: Final = load_rulebook()
BOX: Final = unpack(BOOK)
TOGGLES: Final = BOOK.toggles
_WITH_FIGURES: Final = (kind.expansion for kind in BOX.figures.values() if kind.supply and kind.expansion != BASE)
EXPANSIONS: Final = tuple(dict.fromkeys([*_WITH_FIGURES, *PLAYED]))
"""The expansions that bring figures of players, or actions."""


@st.composite
def rulesets(draw: st.DrawFn) -> Ruleset:
    """Draw an edition or house rules, with some toggles set otherwise, unless the values contradict each other."""
    base = draw(st.sampled_from([*BOOK.editions, *BOOK.house]))
    toggles = draw(st.lists(st.sampled_from(list(TOGGLES)), max_size=8, unique=True))
    changes = [f"{toggle}={draw(st.sampled_from(list(TOGGLES[toggle].values)))}" for toggle in toggles]
    ruleset = resolve("+".join([base, *changes]), BOOK)
    assume(not list(contradictions(ruleset, TOGGLES)))
    return ruleset


class Played:
    """A random game: its rules, and every move from its beginning to its end. It prints as the call that plays it."""

    def __init__(self, game: Game, seed: int, players: tuple[str, ...], expansions: Collection[str] = ()) -> None:
        self.game, self.seed, self.expansions = game, seed, tuple(expansions)
        self.begun = begin(game, players, expansions)
        self.moves = tuple(play_out(game, players, seed, expansions))

    def __repr__(self) -> str:
        rules, players = self.game.rules.ruleset.id, len(self.begun.players)
        more = f", expansions={self.expansions!r}" if self.expansions else ""
        return f"play(resolve({rules!r}, BOOK), seed={self.seed}, players={players}{more})"

    @property
    def states(self) -> list[State]:
        """All states, the first before any move."""
        return [self.begun, *(move.state for move in self.moves)]

    @property
    def actions(self) -> list[Action]:
        """All actions."""
        return [move.action for move in self.moves]

    @property
    def events(self) -> list[Event]:
        """All events."""
        return [event for move in self.moves for event in move.events]

    def steps(self) -> Iterator[tuple[State, Move]]:
        """Yield each move with the state before it."""
        return ((before, move) for before, move in zip(self.states[:-1], self.moves, strict=True))


def play(ruleset: Ruleset, seed: int, players: int = 2, expansions: Collection[str] = ()) -> Played:
    """Return the random game that the seed gives under the ruleset, with the figures of the expansions."""
    return Played(Game(RulesInPlay(ruleset, TOGGLES), BOX), seed, PLAYERS[:players], expansions)


@st.composite
def games(draw: st.DrawFn) -> Played:
    """Draw a random game of two to six players under a random ruleset, with up to three expansions.

    All of them together are played in test_long_games.py.
    """
    expansions = draw(st.just([]) | st.lists(st.sampled_from(EXPANSIONS), max_size=3, unique=True))
    return play(draw(rulesets()), draw(st.integers(0, 2**32)), draw(st.integers(2, 6)), expansions)


def tiles_in(state: State) -> Counter[str]:
    """Return all tiles that are on the board, in the bag, aside or in a player's hand; double tiles are left out.

    These never lie in the bag; they come from beside the board.
    """
    tiles = Counter(tile.id for tile in state.board.tiles.values() if tile.half is None)
    tiles.update(state.bag)
    tiles.update(state.aside)
    if state.phase == "place" and state.turn.tile is not None:
        tiles[state.turn.tile] += 1
    return tiles


def discarded_by(moves: tuple[Move, ...]) -> Iterator[Counter[str]]:
    """Yield after each move the tiles that have left the game so far."""
    gone: Counter[str] = Counter()
    for move in moves:
        gone.update(event.tile for event in move.events if isinstance(event, TileDiscarded))
        yield gone.copy()


def pairs(played: Played) -> Iterator[tuple[State, State]]:
    """Yield each two states that follow each other."""
    return pairwise(played.states)
