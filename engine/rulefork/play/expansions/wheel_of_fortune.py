"""The Wheel of Fortune: the crown spaces of the wheel, where followers may stand.

Left out: the big pink pig and its walk, what the wheel pays and takes, and so the way off the wheel. No ruling on this
expansion reaches so far. What the dragon did to the wheel before the answer of 2012 is unknown
(dragon/wheel-earlier-faq); it is played as after it.
"""

from collections.abc import Iterator
from typing import Final

from rulefork.play.expansions.hooks import Expansion
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.play.state import State
from rulefork.rulebook.figure import FigureKind
from rulefork.table.figure import Site
from rulefork.table.piece import squares_with

WHEEL: Final = "wheel-interior"
CROWNS: Final = (
    "fortune",
    "first taxes",
    "second taxes",
    "famine",
    "first storm",
    "second storm",
    "inquisition",
    "first plague",
    "second plague",
)
"""The crown spaces, clockwise from the top (wheel/layout)."""


def sites(game: Game, state: State) -> Iterator[Site]:
    """Yield the crown spaces. The wheel is one piece, so each is said to lie on all of its tiles."""
    squares = squares_with(state.board, WHEEL)
    return (game.site(WHEEL, squares, crown) for crown in CROWNS)


def refuse_entry(_: Game, state: State, site: Site, kind: FigureKind) -> None:
    """Raise `Refused` for what is no follower, and where somebody stands on the crown space."""
    if kind.nature != "follower":
        raise Refused("wheel-of-fortune/wheel-interior", f"the {kind.name} is no follower: no crown space is for it")
    if state.inside(site):
        raise Refused("wheel-of-fortune/wheel-interior", "somebody stands on that crown space")


EXPANSION: Final = Expansion(sites=sites, admits={WHEEL: refuse_entry})
