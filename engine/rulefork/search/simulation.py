"""Simulations: what many games are played with, and how each of them ended."""

import pickle
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import sha256
from typing import Final, NamedTuple

from rulefork import __version__
from rulefork.play.game import Box, unpack
from rulefork.rulebook.book import Rulebook
from rulefork.rulebook.contradiction import contradictions
from rulefork.rulebook.ruleset import FAMILY, Ruleset, answer_of
from rulefork.rulebook.toggle import Toggle
from rulefork.search.panel import Course, Panel
from rulefork.search.policy import POLICIES

PLAYERS: Final = ("Red", "Blue", "Green", "Yellow", "Black", "Pink")
"""Whoever may play, in the order of the table; two of them at least."""


Toggles = tuple[str, ...]
"""A toggle, and after it those that have to be answered along with it; "family" stands for the tiles that the second
edition prints otherwise."""


@dataclass(frozen=True, slots=True)
class Setup:
    """All that games depend on but for their number, so that any process can play them.

    `rulesets` are the one, the other if there is one, and then for each of `flips` the one with the other's answers to
    those toggles. `version` is that of the program which plays.
    """

    rulesets: tuple[Ruleset, ...]
    flips: tuple[Toggles, ...]
    toggles: Mapping[str, Toggle]
    box: Box
    players: tuple[str, ...]
    policy: str
    seed: str
    version: str = __version__


class Ending(NamedTuple):
    """How a game ended under one ruleset: points in the order of the players, and what happened how often.

    `parted` is the turn, from 1, in which the game parted from that under the first ruleset, None where it never did;
    `company` are the rulesets, by number, that parted along with it to the same table. `tally` has points by reason and
    followers eaten.
    """

    points: tuple[int, ...]
    turns: int
    tally: tuple[tuple[str, int], ...]
    parted: int | None
    company: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The players with the most points, by number."""
        most = max(self.points)
        return tuple(number for number, points in enumerate(self.points) if points == most)


class Played(NamedTuple):
    """A game by its number, from 0, and how it ended under each ruleset of the setup."""

    number: int
    endings: tuple[Ending, ...]


def prepare(
    one: Ruleset, other: Ruleset | None, book: Rulebook, *, players: int, policy: str, seed: str | int
) -> Setup:
    """Return what games are played with under one ruleset, and under another one to compare."""
    toggles = book.toggles
    flips = () if other is None else tuple(along(one, other, each, toggles) for each in differing(one, other, toggles))
    turned = [] if other is None else [other, *(turn(one, other, each) for each in flips)]
    return Setup((one, *turned), flips, toggles, unpack(book), PLAYERS[:players], policy, str(seed))


def differing(one: Ruleset, other: Ruleset, toggles: Mapping[str, Toggle]) -> list[str]:
    """Return the toggles that the two play differently, those left out that only other expansions can ask."""
    asked = (*(id for id, toggle in toggles.items() if not toggle.needs), FAMILY)
    return [each for each in asked if answer_of(one, toggles, each) != answer_of(other, toggles, each)]


def along(one: Ruleset, other: Ruleset, toggle: str, toggles: Mapping[str, Toggle]) -> Toggles:
    """Return a toggle and those that have to be turned along with it, lest the answers contradict each other.

    The fairy is put on a tile as such, say, and beside nobody: then her points cannot go to whom she is put beside.
    """
    found: Toggles = (toggle,)
    while toggle != FAMILY:
        contrary = (each for wrong in contradictions(turn(one, other, found), toggles) for each in wrong.toggles)
        more = [each for each in dict.fromkeys(contrary) if each not in found and one.value(each) != other.value(each)]
        if not more:
            break
        found = (*found, *more)
    return found


def turn(one: Ruleset, other: Ruleset, toggles: Toggles) -> Ruleset:
    """Return the one ruleset with the other's answers to some toggles."""
    if toggles == (FAMILY,):
        return replace(one, id=f"{one.id}, printed as {other.family}", family=other.family, base=None)
    return one.with_values({toggle: other.value(toggle) for toggle in toggles})


@dataclass(frozen=True, slots=True)
class Task:
    """Some games to be played somewhere: the setup, packed, with a name by which it is known again, and the numbers."""

    name: str
    packed: bytes
    numbers: range


def tasks(setup: Setup, games: int, size: int) -> list[Task]:
    """Return the games from 0 on as tasks of that size, the last one perhaps smaller."""
    packed = pickle.dumps(setup)
    name = sha256(packed).hexdigest()
    return [Task(name, packed, range(at, min(at + size, games))) for at in range(0, games, size)]


class OtherVersion(Exception):  # noqa: N818 - it names the cause
    """A worker has another version of this program than the one that asks it."""


def play(task: Task) -> tuple[Played, ...]:
    """Return how the games of a task ended; raises `OtherVersion` where the program is not the one that asks."""
    panel = _panel(_Packed(task.name, task.packed))
    return tuple(
        Played(number, tuple(_ending(course, member) for member, course in enumerate(panel.play(number))))
        for number in task.numbers
    )


class _Packed(NamedTuple):
    name: str
    packed: bytes

    def __hash__(self) -> int:
        return hash(self.name)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Packed) and self.name == other.name


@lru_cache(maxsize=1)
def _panel(told: _Packed) -> Panel:
    setup: Setup = pickle.loads(told.packed)
    if setup.version != __version__:
        raise OtherVersion(f"a worker has rulefork {__version__}, and {setup.version} asks it to play")
    return Panel(setup.rulesets, setup.toggles, setup.box, setup.players, POLICIES[setup.policy], setup.seed)


def _ending(course: Course, member: int) -> Ending:
    points = tuple(course.state.points[player] for player in course.state.players)
    tally = tuple(sorted(course.tallies[member].items()))
    return Ending(points, course.turns, tally, course.parted, course.company)


def fingerprint(games: Iterable[Played]) -> str:
    """Return a short text that is the same for the same games, wherever they were played."""
    told = sha256()
    for game in games:
        told.update(repr((game.number, *map(tuple, game.endings))).encode())
    return told.hexdigest()[:12]
