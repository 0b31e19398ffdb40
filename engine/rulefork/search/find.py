"""Finding a smallest witness: first some game that parts two rulesets, then the proof that none is smaller.

The first round goes through the sizes from the smallest on and plays a few games of each by chance. The second round
goes through every game that would be smaller than what was found, as far as the limit allows. Sizes at which too little
can have happened (`need`) cost nothing in either.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final

from rulefork.play.action import Action
from rulefork.play.game import Box, Game
from rulefork.play.refusal import Refused
from rulefork.play.turn import begin
from rulefork.rulebook.finding import BadInput, Finding, Where
from rulefork.rulebook.ruleset import Ruleset
from rulefork.rulebook.toggle import Toggle
from rulefork.search.course import Split
from rulefork.search.deepening import Deepening
from rulefork.search.limit import Limit, LimitReached
from rulefork.search.lockstep import KINDS, Kind, Lockstep
from rulefork.search.need import needs_of
from rulefork.search.notation import read_game
from rulefork.search.shrink import Shrinker, plainness
from rulefork.search.story import Story, story_of
from rulefork.search.witness import PLAYERS, Size, Witness, follow
from rulefork.spec.situation import Situation, Unclear

_PASSES: Final = (15_000, 60_000)
"""How many moves are spent on each size by chance, in a first pass over all sizes and in a second one."""

_TRIES: Final = 80
"""More games of one size than these are not begun by chance in one pass."""

_BEST: Final = 3
"""So many games of one size are made plainer, and the plainest of them is kept."""
_LONG: Final = 6
"""Of games with more turns than these only one is made plainer."""

_FEW: Final = 40
"""So many games of one size are looked at for the plainest one."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a search came to: a witness with its story, or none, and how much is known.

    No game up to the size `through` parts the rulesets; with a witness, `is_proven` tells that this goes up to its own
    size, and without one, up to the limit. `can_part` is false where no question can part them at all. `moves` is how
    many moves were tried. Where a game was given and none looked for, `limit` is None, and `table` is how it ends if
    both play it alike.
    """

    a: Ruleset
    b: Ruleset
    story: Story | None
    is_proven: bool
    through: Size
    moves: int
    can_part: bool
    limit: Limit | None
    table: Situation | None = None


def find_witness(
    a: Ruleset,
    b: Ruleset,
    toggles: Mapping[str, Toggle],
    box: Box,
    *,
    limit: Limit | None = None,
    kinds: Collection[Kind] = KINDS,
    seed: int = 0,
) -> Found:
    """Return the smallest game that is found on which A and B part in one of these kinds; the same for a seed."""
    return _Search(Lockstep(a, b, toggles, box), a, b, toggles, (limit or Limit()).anew(), tuple(kinds), seed).find()


def replay_witness(
    text: str, a: Ruleset, b: Ruleset, toggles: Mapping[str, Toggle], box: Box, kinds: Collection[Kind] = KINDS
) -> Found:
    """Return what a game told in one line comes to under A and B, up to where they part.

    Raises `BadInput` where it is no game, or none that can be played or told in sentences.
    """
    lockstep = Lockstep(a, b, toggles, box)
    actions = read_game(text, lockstep.a)
    where = Where("<game>")
    try:
        split = follow(lockstep, actions, kinds)
        witness = Witness(a, b, split.actions, split.kinds, tuple(kinds)) if split else None
        story = story_of(witness, (lockstep.a, lockstep.b)) if witness else None
    except Refused as refused:
        raise BadInput([Finding(where, "the game cannot be played so under both rulesets", refused.why)]) from None
    except Unclear as unclear:
        raise BadInput([Finding(where, "the game cannot be told in sentences", str(unclear))]) from None
    table = None if story else _table(actions, lockstep.a)
    return Found(a, b, story, False, Size(0, 0), lockstep.played, bool(lockstep.questions), None, table)


def _table(actions: Iterable[Action], game: Game) -> Situation:
    return Situation(game, {}, (begin(game, PLAYERS),)).play_all(tuple(actions))


class _Watched:
    """Games that come one by one; true once there was any."""

    def __init__(self, splits: Iterable[Split]) -> None:
        self._splits = splits
        self._any = False

    def __iter__(self) -> Iterator[Split]:
        for split in self._splits:
            self._any = True
            yield split

    def __bool__(self) -> bool:
        return self._any


@dataclass(frozen=True, slots=True)
class _Search:
    lockstep: Lockstep
    a: Ruleset
    b: Ruleset
    toggles: Mapping[str, Toggle]
    limit: Limit
    kinds: tuple[Kind, ...]
    seed: int

    def find(self) -> Found:
        needs = needs_of(self.a, self.b, self.toggles)
        if not needs:
            return self._found(None, True, Size(self.limit.turns, self.limit.turns), can_part=False)
        within = Deepening(self.lockstep, needs, self.limit, self.kinds)
        half = replace(within, limit=self.limit.at_most(self.limit.moves // 2))
        witness = self._first(half)
        witness, proven, through = self._smaller(within, witness)
        return self._found(witness, proven, through)

    def _found(self, witness: Witness | None, proven: bool, through: Size, *, can_part: bool = True) -> Found:
        story = self._story(witness) if witness else None
        return Found(self.a, self.b, story, proven, through, self.lockstep.played, can_part, self.limit)

    def _first(self, within: Deepening) -> Witness | None:
        """Return a witness of the smallest size of which chance finds one."""
        try:
            for moves in _PASSES:
                for size in self._sizes():
                    if not within.is_hopeless(size) and (found := self._sampled(within, size, moves)):
                        return found
        except LimitReached:
            pass
        return None

    def _sampled(self, within: Deepening, size: Size, moves: int) -> Witness | None:
        """Return the plainest of some games of that size that part, or None where chance finds none."""
        end = self.lockstep.played + moves
        found: list[Witness] = []
        try:
            for number in range(_TRIES):
                if one := self._plainest(within.sample(size, f"{self.seed}:{size}:{moves}:{number}")):
                    found.append(self._shrunk(one))
                if len(found) == (1 if size.turns > _LONG else _BEST) or self.lockstep.played > end:
                    break
        except LimitReached:
            if not found:
                raise
        return self._best(found)

    def _smaller(self, within: Deepening, witness: Witness | None) -> tuple[Witness | None, bool, Size]:
        """Return the smallest witness, whether it is proven to be, and up to which size there is none."""
        through = Size(0, 0)
        for size in self._sizes():
            if witness and (size.turns, size.figures) >= (witness.size.turns, witness.size.figures):
                return witness, True, through
            try:
                splits = _Watched(() if within.is_hopeless(size) else within.exhaust(size))
                found = self._plainest(splits)
            except LimitReached:
                return witness, False, through
            if found:
                return self._shrunk(found), True, through
            if splits:
                return witness, False, through  # some part, but no sentence says so
            through = size
        return witness, True, through

    def _sizes(self) -> Iterator[Size]:
        return (Size(turns, figures) for turns in range(1, self.limit.turns + 1) for figures in range(turns + 1))

    def _plainest(self, splits: Iterable[Split]) -> Witness | None:
        witnesses = (Witness(self.a, self.b, split.actions, split.kinds, self.kinds) for split in splits)
        return self._best(islice(filter(self._is_good, witnesses), _FEW))

    def _best(self, witnesses: Iterable[Witness]) -> Witness | None:
        return min(witnesses, key=lambda witness: plainness(witness, self.lockstep.a), default=None)

    def _shrunk(self, witness: Witness) -> Witness:
        return Shrinker(self.lockstep, self._is_good).shrink(witness)

    def _is_good(self, witness: Witness) -> bool:
        return self._story(witness) is not None

    def _story(self, witness: Witness) -> Story | None:
        try:
            return story_of(witness, (self.lockstep.a, self.lockstep.b))
        except Unclear:
            return None
