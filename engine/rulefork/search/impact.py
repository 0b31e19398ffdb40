"""Impact: what many games say of a ruleset, and of two side by side."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from rulefork.rulebook.ruleset import Ruleset
from rulefork.search.simulation import Ending, Played, Setup, fingerprint
from rulefork.search.statistic import Estimate, Share, mean, share


@dataclass(frozen=True, slots=True)
class Side:
    """The games under one ruleset.

    `points` and `wins` are by player, in the order of play; who shares the first place has won. `shared` are games with
    several winners. `tally` has per game the points of all players by reason, and the followers eaten.
    """

    ruleset: Ruleset
    points: tuple[Estimate, ...]
    wins: tuple[Share, ...]
    shared: Share
    tally: Mapping[str, float]
    turns: float


@dataclass(frozen=True, slots=True)
class Change:
    """What other rules made of the games.

    `parted` are the games that came to another table in some turn, `scores` those with other points in the end,
    `winner` those with other winners. `points` is by how much a player's points rose, on average over the players of a
    game; `moved` by how much they rose or fell.
    """

    parted: Share
    scores: Share
    winner: Share
    points: Estimate
    moved: Estimate
    turns: Mapping[int, int]
    """In how many games the first turn that differed was which, from 1."""
    shifts: Mapping[int, int]
    """How often a player's points changed by how many, over all players of all games."""

    @property
    def median_turn(self) -> int | None:
        """The turn by which half of the games that ever part have parted; None where none does."""
        half = (self.parted.count + 1) // 2
        reached = 0
        for turn in sorted(self.turns):
            reached += self.turns[turn]
            if reached >= half:
                return turn
        return None


@dataclass(frozen=True, slots=True)
class Flip:
    """What the other ruleset's answer to one toggle made of the games, all else being as in the one.

    `before` and `after` are the answers as they are played; `along` are toggles that had to be answered along with it.
    `first` are, of the games that the two rulesets parted, those that this alone parted in the same turn to the same
    table.
    """

    toggle: str
    before: str
    after: str
    along: tuple[str, ...]
    change: Change
    first: Share


@dataclass(frozen=True, slots=True)
class Impact:
    """What came of a simulation; without another ruleset there are only the games under the one.

    `wanted` is how many games were to be played; they were stopped before where there are fewer. `several` are, of the
    games that parted, those that no single answer parted so. `hash` is the same for the same games.
    """

    setup: Setup
    wanted: int
    games: int
    hash: str
    one: Side
    other: Side | None = None
    change: Change | None = None
    flips: tuple[Flip, ...] = ()
    several: Share | None = None

    @property
    def sides(self) -> tuple[Side, ...]:
        """The games under each ruleset."""
        return (self.one,) if self.other is None else (self.one, self.other)

    @property
    def counted(self) -> tuple[str, ...]:
        """What was counted in the games of any side."""
        return tuple(sorted({what for side in self.sides for what in side.tally}))


def impact(setup: Setup, games: Sequence[Played], wanted: int) -> Impact:
    """Return what the games say."""
    ones = [game.endings[0] for game in games]
    one = _side(setup, 0, ones)
    told = Impact(setup, wanted, len(games), fingerprint(games), one)
    if len(setup.rulesets) == 1:
        return told
    return Impact(
        setup,
        wanted,
        told.games,
        told.hash,
        one,
        _side(setup, 1, [game.endings[1] for game in games]),
        _change(ones, [game.endings[1] for game in games]),
        tuple(_flip(setup, at, games) for at in range(2, len(setup.rulesets))),
        _several(games),
    )


def _side(setup: Setup, at: int, endings: Sequence[Ending]) -> Side:
    players = range(len(setup.players))
    tally: Counter[str] = Counter()
    for ending in endings:
        tally.update(dict(ending.tally))
    return Side(
        setup.rulesets[at],
        tuple(mean([ending.points[player] for ending in endings]) for player in players),
        tuple(share(sum(player in ending.winners for ending in endings), len(endings)) for player in players),
        share(sum(len(ending.winners) > 1 for ending in endings), len(endings)),
        {what: count / len(endings) for what, count in sorted(tally.items())},
        fmean(ending.turns for ending in endings) if endings else 0.0,
    )


def _change(ones: Sequence[Ending], others: Sequence[Ending]) -> Change:
    pairs = list(zip(ones, others, strict=True))
    shifts = [[new - old for old, new in zip(one.points, other.points, strict=True)] for one, other in pairs]
    return Change(
        _count((other.parted is not None for other in others), len(pairs)),
        _count((any(each) for each in shifts), len(pairs)),
        _count((one.winners != other.winners for one, other in pairs), len(pairs)),
        mean([fmean(each) for each in shifts]),
        mean([fmean(map(abs, each)) for each in shifts]),
        _counted(other.parted for other in others if other.parted is not None),
        _counted(shift for each in shifts for shift in each),
    )


def _flip(setup: Setup, at: int, games: Sequence[Played]) -> Flip:
    toggle, *along = setup.flips[at - 2]
    before, after = (_answer(ruleset, toggle, setup) for ruleset in setup.rulesets[:2])
    parted = [game.endings[1] for game in games if game.endings[1].parted is not None]
    first = _count((at in ending.company for ending in parted), len(parted))
    ones = [game.endings[0] for game in games]
    return Flip(toggle, before, after, tuple(along), _change(ones, [game.endings[at] for game in games]), first)


def _answer(ruleset: Ruleset, toggle: str, setup: Setup) -> str:
    return ruleset.played(setup.toggles).get(toggle, ruleset.family)


def _several(games: Sequence[Played]) -> Share:
    parted = [game.endings[1] for game in games if game.endings[1].parted is not None]
    return _count((not any(at > 1 for at in ending.company) for ending in parted), len(parted))


def _count(which: Iterable[bool], of: int) -> Share:
    return share(sum(which), of)


def _counted(numbers: Iterable[int]) -> Mapping[int, int]:
    return dict(sorted(Counter(numbers).items()))
