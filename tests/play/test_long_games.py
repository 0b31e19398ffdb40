"""Long play with every expansion at once: what holds in all games holds in these.

`RULEFORK_TURNS=10000 pytest tests/play/test_long_games.py` plays so many turns; without it, a few games are played.
"""

import os
from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import Final

import pytest

from rulefork.play.action import PlaceTile
from rulefork.rulebook import resolve
from tests.play import test_properties
from tests.play.games import BOOK, EXPANSIONS, Played, play

TURNS: Final = int(os.environ.get("RULEFORK_TURNS", "100"))
PROPERTIES: Final = {
    name: test.hypothesis.inner_test
    for name, test in vars(test_properties).items()
    if name.startswith("test_") and test.hypothesis.inner_test.__code__.co_argcount == 1
}
"""The properties that look at one game and nothing else."""


def games() -> Iterator[Played]:
    """Yield games of all expansions under one edition after the other, until so many turns have been played."""
    chance, played = Random(0), 0
    for seed in count():
        game = play(resolve(chance.choice([*BOOK.editions]), BOOK), seed, chance.randint(2, 4), EXPANSIONS)
        yield game
        played += sum(isinstance(action, PlaceTile) for action in game.actions)
        if played >= TURNS:
            return


@pytest.fixture(scope="module")
def played() -> list[Played]:
    """Return the games, which are played once for all properties."""
    return [*games()]


@pytest.mark.parametrize("holds", PROPERTIES.values(), ids=PROPERTIES)
def test_it_holds_with_every_expansion(played: list[Played], holds: Callable[[Played], None]) -> None:
    """Each property is asked of every game."""
    for game in played:
        holds(game)
