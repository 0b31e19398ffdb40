"""A table under any ruleset."""

from collections.abc import Callable, Collection

import pytest

from rulefork.play.game import Game
from tests.play.table import Table


@pytest.fixture
def sit(under: Callable[[str], Game]) -> Callable[..., Table]:
    """Return a function that opens a table: `sit("hig")`, `sit("rgg", players=4)`, `sit(expansions=["phantom"])`."""

    def open_table(notation: str = "hig", players: int = 2, expansions: Collection[str] = ()) -> Table:
        return Table(under(notation), players, expansions)

    return open_table
