"""Roads that ferries and tunnels join: the same as if they had always been so."""

from hypothesis import given, settings
from hypothesis import strategies as st

from rulefork.rulebook import resolve
from rulefork.table.board import Board
from tests.play.games import BOOK, play

CROSSINGS = ("ferries", "tunnel")


def parts(board: Board) -> set[object]:
    """Return the features of a board, apart from their numbers."""
    return set(board.features.values())


@settings(max_examples=4, deadline=None)
@given(st.integers(0, 2**32))
def test_roads_are_joined_alike_whenever_it_is_done(seed: int) -> None:
    """Joined tile by tile or all at once, the roads are the same, and every spot knows its feature."""
    for state in play(resolve("hig", BOOK), seed, 2, CROSSINGS).states[::25]:
        again = state.board.linked(state.board.links)
        assert parts(again) == parts(state.board)
        assert all(spot in again.features[number].spots for spot, number in again.numbers.items())
