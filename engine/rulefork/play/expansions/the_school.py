"""The School: a building on two tiles, and the teacher in it.

Left out: the teacher's way to whoever completes a road of the school, and the points that come of it. No ruling on this
expansion reaches so far.
"""

from collections.abc import Iterator
from typing import Final

from rulefork.play.expansions.hooks import Expansion
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.play.state import State
from rulefork.rulebook.figure import FigureKind
from rulefork.table.figure import Figure, Site
from rulefork.table.piece import squares_with

SCHOOL: Final = "school"
TEACHER: Final = Figure("", "teacher", 1, is_follower=False)


def begin(game: Game, state: State) -> State:
    """Return the state with the teacher in the school."""
    return state.placing(TEACHER, school(game, state))


def school(game: Game, state: State) -> Site:
    """Return the school, which lies on both tiles."""
    return game.site(SCHOOL, squares_with(state.board, SCHOOL))


def sites(game: Game, state: State) -> Iterator[Site]:
    """Yield the school."""
    yield school(game, state)


def refuse_entry(_: Game, __: State, ___: Site, kind: FigureKind) -> None:
    """Raise `Refused`: only the teacher is in the school."""
    raise Refused("school/school", f"no {kind.name} goes to school: only the teacher is there")


EXPANSION: Final = Expansion(begin=begin, sites=sites, admits={SCHOOL: refuse_entry})
