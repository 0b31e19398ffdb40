"""Situations with the fairy that several tests begin from."""

from typing import Final

from tests.play.table import Table, follower

BESIDE: Final = ("hig", "hig-c1-2005", "hig-c2", "drache-und-fee")
"""Rulesets that put her beside one follower."""

ON_TILE: Final = ("rgg", "zmg")
"""Rulesets that put her on a tile as such."""

RED, BLUE = follower("Red", 1), follower("Blue", 1)


def thief(table: Table) -> Table:
    """Let Red deploy a thief on (1, 0); Red is to place the tile after the next."""
    return table.place("straight", (1, 0), 1).deploy("thief").place("cap", (0, 1), 2)


def with_thief(table: Table) -> Table:
    """Let Red bring the fairy to the red thief on (1, 0), and Blue place a tile; Red's turn is next."""
    return thief(table).place("straight", (-1, 0), 1).fairy((1, 0), RED).place("tee", (0, -1))


def two_of_red(table: Table) -> Table:
    """Let Red have a thief and a farmer on (1, 0), in that order; Red is to place the tile after the next."""
    thief(table).place("pd-tee-portal", (0, -1)).deploy("farmer", "NL", at=(1, 0))
    return table.place("straight", (0, -2))


def red_and_blue(table: Table) -> Table:
    """Let Red's thief and Blue's farmer stand on (1, 0), at the walls of a completed city; Red has placed a tile."""
    table.place("straight", (1, 0), 1).deploy("thief").place("pd-tee-portal", (0, -1))
    return table.deploy("farmer", "NL", at=(1, 0)).place("cap", (0, 1), 2)
