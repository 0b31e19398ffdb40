"""The pool: who plays the games, one process, several, or a cluster; and that none is lost when a worker dies."""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, ProcessPoolExecutor, wait
from typing import Final, Protocol

from rulefork.search.simulation import Played, Task, play

AHEAD: Final = 4
"""How many tasks lie ready for each worker."""
PATIENCE: Final = 5
"""How often in a row workers may die without a task being finished."""

Done = tuple[Played, ...]


class Lost(Exception):  # noqa: N818 - it names the cause
    """Workers that do not play any more; the text says why in a sentence."""


class Crew(Protocol):
    """Who plays tasks."""

    workers: int
    died: tuple[type[Exception], ...]
    """The exceptions by which a task tells that its worker died."""

    def submit(self, task: Task) -> "Future[Done]":
        """Return the outcome of a task, as it will be."""

    def renew(self) -> None:
        """Replace workers that died."""

    def close(self) -> None:
        """Send the workers home; what they have not begun is not played."""


class Alone:
    """This process itself; a task is played when it is given."""

    workers = 1
    died: tuple[type[Exception], ...] = ()

    def submit(self, task: Task) -> "Future[Done]":
        """Return the outcome of a task."""
        future: Future[Done] = Future()
        future.set_result(play(task))
        return future

    def renew(self) -> None:
        """Do nothing: who is alone does not die and live on."""

    def close(self) -> None:
        """Do nothing."""


class Processes:
    """Several processes on this machine."""

    died: tuple[type[Exception], ...] = (BrokenExecutor,)

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._executor: Executor = _processes(workers)

    def submit(self, task: Task) -> "Future[Done]":
        """Return the outcome of a task, as it will be."""
        return self._executor.submit(play, task)

    def renew(self) -> None:
        """Begin anew with as many processes."""
        self._executor.shutdown(cancel_futures=True)
        self._executor = _processes(self.workers)

    def close(self) -> None:
        """Send the workers home; what they have not begun is not played."""
        self._executor.shutdown(cancel_futures=True)


def cores() -> int:
    """Return how many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _processes(workers: int) -> Executor:
    # A worker hears the user's Ctrl-C as well: it is for this process to decide what becomes of that.
    return ProcessPoolExecutor(workers, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))


def in_order(crew: Crew, tasks: Sequence[Task], heard: Callable[[int], None] = lambda _: None) -> Iterator[Done]:
    """Yield what came of the tasks, in their order; `heard` is told of every task that is done how many games it had.

    Where a worker dies, what is finished is kept and the rest is given again. Raises `Lost` where none is finished.
    """
    waiting = deque(range(len(tasks)))
    given: dict[Future[Done], int] = {}
    done: dict[int, Done] = {}
    deaths = 0
    for number in range(len(tasks)):
        while number not in done:
            alive = _give(crew, tasks, waiting, given)
            finished, _ = wait(given, return_when=FIRST_COMPLETED)
            fresh = {given[each]: each.result() for each in finished if _is_well(each, crew)}
            alive &= len(fresh) == len(finished)
            given = {future: at for future, at in given.items() if at not in fresh}
            for at in fresh:
                heard(len(tasks[at].numbers))
            done |= fresh
            deaths = 0 if fresh else deaths
            if not alive:
                deaths += 1
                if deaths > PATIENCE:
                    raise Lost(f"the workers died {deaths} times in a row before they had finished anything")
                waiting.extendleft(sorted(given.values(), reverse=True))
                given = {}
                crew.renew()
        yield done.pop(number)


def _give(crew: Crew, tasks: Sequence[Task], waiting: deque[int], given: dict[Future[Done], int]) -> bool:
    """Give tasks out until enough lie ready; return whether the crew took them."""
    while waiting and len(given) < (AHEAD * crew.workers if crew.workers > 1 else 1):
        try:
            given[crew.submit(tasks[waiting[0]])] = waiting[0]
        except crew.died:
            return False
        waiting.popleft()
    return True


def _is_well(future: "Future[Done]", crew: Crew) -> bool:
    """Return whether a finished task was played; raises what went wrong otherwise than by a worker's death."""
    if future.cancelled():
        return False
    wrong = future.exception()
    if wrong is not None and not isinstance(wrong, crew.died):
        raise wrong
    return wrong is None
