"""What all tests share: the rule book, and games under any ruleset."""

from collections.abc import Callable

import pytest

from rulefork.play.game import Game, unpack
from rulefork.rulebook import Rulebook, RulesInPlay, load_rulebook, resolve

pytest_plugins = ["pytester"]


@pytest.fixture(scope="session")
def book() -> Rulebook:
    """Return the rule book of the repository."""
    return load_rulebook()


@pytest.fixture(scope="session")
def under(book: Rulebook) -> Callable[[str], Game]:
    """Return a function that gives the game under a ruleset written as a string: `under("hig+dragon-moves=…")`."""
    box = unpack(book)

    def game(notation: str = "hig") -> Game:
        return Game(RulesInPlay(resolve(notation, book), book.toggles), box)

    return game
