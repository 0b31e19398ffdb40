"""The search through games of one size: by chance along a few branches, or through all of them.

Both leave out what cannot lead anywhere: a branch on which too few turns or followers are left for any question that
the rulesets answer differently (`need`).
"""

from collections.abc import Callable, Collection, Hashable, Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Final

from rulefork.play.state import State
from rulefork.rulebook.tile import TileType
from rulefork.search.course import Course, Plan, Split, turns
from rulefork.search.limit import Limit
from rulefork.search.lockstep import KINDS, Kind, Lockstep
from rulefork.search.need import ANYTHING, Need, figures_needed, turns_needed
from rulefork.search.witness import PLAYERS, Size
from rulefork.table.figure import Figure

_MOST: Final = 60
"""How many ways to go on are looked at from one placement where chance chooses; a dragon has hundreds of walks."""


@dataclass(frozen=True, slots=True)
class Deepening:
    """Looks through the games that two rulesets play; the moves that its lockstep has played are kept within a limit.

    The methods that look raise `LimitReached`.
    """

    lockstep: Lockstep
    needs: tuple[Need, ...]
    limit: Limit
    kinds: Collection[Kind] = KINDS

    def sample(self, size: Size, seed: str) -> Iterator[Split]:
        """Yield games up to that size that part: by chance one way to play each turn, and many for the last one."""
        yield from self._below(self._root(), size, 1, Random(seed), None)

    def exhaust(self, size: Size) -> Iterator[Split]:
        """Yield every game up to that size that parts, once for all orders of play that come to the same."""
        yield from self._below(self._root(), size, 1, None, set())

    def is_hopeless(self, size: Size) -> bool:
        """Return whether no game of that size can part, because what has to happen before takes more."""
        return not self._open(self._root(), size, 0)

    def _root(self) -> Course:
        return Course((), self.lockstep.begin(PLAYERS))

    def _below(
        self, course: Course, size: Size, turn: int, chance: Random | None, seen: set[Hashable] | None
    ) -> Iterator[Split]:
        """Yield the games that part in this turn or in a later one."""
        left = size.turns - turn
        needs = self._open(course, size, turn - 1)
        plan = Plan(size.figures, _admitting(course.both.a, needs, left), left == 0, self.kinds, chance)
        for ways in turns(self.lockstep, course, plan):
            for branch in islice(ways, _MOST if chance else None):
                self.limit.check(self.lockstep.played)
                if isinstance(branch, Split):
                    yield branch
                elif left and self._open(branch, size, turn) and _is_new(branch, left, seen):
                    yield from self._below(branch, size, turn + 1, chance, seen)
                    if chance:
                        return

    def _open(self, course: Course, size: Size, turn: int) -> list[Need]:
        """Return the needs that can still be met after so many turns; where the games have parted unseen, none is."""
        both, turns, figures = course.both, size.turns - turn, size.figures - course.deployed
        if not both.is_one:
            return [ANYTHING]
        return [
            need
            for need in self.needs
            if turns_needed(both.a, need) <= turns and figures_needed(both.a, need, course.deployed) <= figures
        ]


def _admitting(state: State, needs: list[Need], left: int) -> Callable[[TileType], bool]:
    """Return which tiles are worth placing where so many turns follow."""
    lie = {tile.symbol for tile in state.board.tiles.values()}

    def admits(tile: TileType) -> bool:
        for need in needs:
            before = {symbol for symbol in need.before if symbol not in lie}
            if left == 0:
                by = {symbol for symbol in need.by if symbol not in lie}
                wanted = {need.symbol} if need.symbol else by
            else:
                wanted = before if len(before) >= left else set()
            if not wanted or tile.symbol in wanted:
                return True
        return False

    return admits


def _is_new(course: Course, left: int, seen: set[Hashable] | None) -> bool:
    """Return whether no other order of play came to the same before; it does from now on."""
    if seen is None:
        return True
    key = (left, course.deployed, *(_canonical(state) for state in {id(s): s for s in _states(course)}.values()))
    if key in seen:
        return False
    seen.add(key)
    return True


def _states(course: Course) -> tuple[State, State]:
    return course.both.a, course.both.b


def _canonical(state: State) -> Hashable:
    """Return what tells states apart: figures of one kind and owner may stand for each other."""
    tiles = frozenset(
        (square, tile.id, state.board.layouts[square].turns) for square, tile in state.board.tiles.items()
    )
    standing = sorted((place, figure.owner, figure.kind) for figure, place in state.on_board())
    fairy = state.fairy
    companion = fairy.companion if fairy else None
    beside = state.figures[companion] if isinstance(companion, Figure) else companion
    points = tuple(state.points.items())
    return tiles, tuple(standing), state.dragon, fairy and (fairy.square, beside), points, state.active, state.bag
