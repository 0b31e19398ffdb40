"""The pool: the same games in order from one process and from several, and none lost when a worker dies."""

import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Future
from contextlib import closing

import pytest

from rulefork.search.pool import PATIENCE, Alone, Crew, Done, Lost, Processes, cores, in_order
from rulefork.search.simulation import Played, Task, fingerprint, tasks

from .games import setup


def played(crew: Crew, games: int = 6) -> list[Played]:
    """Return the games that a crew plays, two by two."""
    with closing(crew):
        return [game for some in in_order(crew, tasks(setup("hig", "zmg"), games, 2)) for game in some]


@pytest.fixture(scope="module")
def alone() -> list[Played]:
    """Return the games as one process plays them."""
    return played(Alone())


def test_several_processes_play_the_same_games(alone: list[Played]) -> None:
    """In the same order."""
    found = played(Processes(2))
    assert found == alone
    assert fingerprint(found) == fingerprint(alone)


def test_a_worker_that_is_killed_loses_nothing(alone: list[Played]) -> None:
    """What was finished is kept, and the rest is played by another one."""
    crew = Processes(2)
    heard: list[int] = []
    games: list[Played] = []
    with closing(crew):
        for some in in_order(crew, tasks(setup("hig", "zmg"), 6, 1), heard.append):
            games += some
            if len(games) == 1:
                victim = multiprocessing.active_children()[0].pid
                assert victim is not None
                os.kill(victim, signal.SIGKILL)
    assert games == alone
    assert sum(heard) == 6  # none is counted twice


class Frail:
    """A crew that breaks down at some of the tasks, by the number of the attempt, and remembers what it played."""

    workers = 2
    died = (BrokenExecutor,)

    def __init__(self, breaks: set[int]) -> None:
        self.breaks = breaks
        self.attempts = self.renewed = 0
        self.numbers: list[range] = []
        self.broken = False

    def submit(self, task: Task) -> "Future[Done]":
        """Finish the task at once, or break down like a pool: then nothing more is taken."""
        future: Future[Done] = Future()
        if self.broken:
            raise BrokenExecutor
        if self.attempts in self.breaks:
            future.set_exception(BrokenExecutor())
            self.broken = True
        else:
            self.numbers.append(task.numbers)
            future.set_result(tuple(Played(number, ()) for number in task.numbers))
        self.attempts += 1
        return future

    def renew(self) -> None:
        """Mend it."""
        self.renewed += 1
        self.broken = False

    def close(self) -> None:
        """Do nothing."""


def numbers(crew: Crew) -> Iterator[int]:
    """Yield the numbers of the games as they come."""
    some = [Task("", b"", range(at, at + 3)) for at in range(0, 60, 3)]
    return (game.number for done in in_order(crew, some) for game in done)


@pytest.mark.parametrize("breaks", [set(), {0}, {3}, {19}, {2, 3, 9, 20}])
def test_games_come_in_order_once_each(breaks: set[int]) -> None:
    """However often the workers die in between; what was finished is not played again."""
    crew = Frail(breaks)
    assert list(numbers(crew)) == list(range(60))
    assert crew.renewed == len(breaks)
    assert len(crew.numbers) == len(set(crew.numbers)) == 20


def test_workers_that_only_die_are_given_up() -> None:
    """After some tries in a row without anything finished, in a sentence."""
    crew = Frail(set(range(1000)))
    with pytest.raises(Lost, match="died 6 times in a row"):
        list(numbers(crew))
    assert crew.renewed == PATIENCE


def test_a_mistake_is_no_death() -> None:
    """What goes wrong in a game is told, not tried again."""

    class Wrong(Frail):
        def submit(self, task: Task) -> "Future[Done]":
            future: Future[Done] = Future()
            future.set_exception(ZeroDivisionError("in game 3"))
            return future

    with pytest.raises(ZeroDivisionError, match="in game 3"):
        list(numbers(Wrong(set())))


def test_one_at_a_time_when_alone() -> None:
    """So that Ctrl-C loses one task at most."""

    class One(Frail):
        workers = 1

    crew = One(set())
    found = numbers(crew)
    next(found)
    assert crew.numbers == [range(3)]


def test_cores() -> None:
    """There is one at least."""
    assert cores() >= 1
