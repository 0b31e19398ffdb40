"""The cluster: a Dask scheduler somewhere, whose workers play the games. It needs the extra `cluster`."""

import re
from concurrent.futures import Future
from typing import Any, Final

from rulefork import __version__
from rulefork.search.pool import Done, Lost
from rulefork.search.simulation import Task, play

ADDRESS: Final = re.compile(r"(?:(?:tcp|tls)://)?[^/\s:]+:\d{1,5}")
"""What an address looks like."""


class Cluster:
    """The workers of a Dask scheduler, told by its address, such as tcp://127.0.0.1:8786.

    Every worker needs the same version of this program installed.
    """

    def __init__(self, address: str, seconds: float) -> None:
        """Connect within so many seconds; raises `Lost` where there is no Dask here or no cluster there."""
        try:
            from distributed import Client
            from distributed.scheduler import KilledWorker
        except ImportError:
            raise Lost("a cluster needs Dask, which is not installed: pip install 'rulefork[cluster]'") from None
        self.died: tuple[type[Exception], ...] = (KilledWorker,)
        try:
            self._client: Any = Client(address, timeout=seconds, set_as_default=False)
        except (OSError, ValueError, TypeError) as wrong:
            raise Lost(f"no cluster answers at {address} within {seconds:g} seconds: {_line(wrong)}") from None
        self._executor: Any = self._client.get_executor(pure=False)
        self.workers = len(self._client.scheduler_info(n_workers=-1)["workers"])
        if not self.workers:
            self.close()
            raise Lost(f"the cluster at {address} has no workers: start one with `dask worker {address}`")
        self._greet(seconds)

    def submit(self, task: Task) -> "Future[Done]":
        """Return the outcome of a task, as it will be."""
        future: Future[Done] = self._executor.submit(play, task)
        return future

    def renew(self) -> None:
        """Do nothing: a scheduler finds other workers by itself."""

    def close(self) -> None:
        """Let go of the cluster; what it has not begun is not played."""
        self._client.close(timeout=2)

    def _greet(self, seconds: float) -> None:
        try:
            versions = set(self._client.run(_version).values())
        except Exception as wrong:  # whatever keeps a worker from telling, it cannot play
            self.close()
            raise Lost(f"a worker of the cluster cannot play: {_line(wrong)}; install rulefork there") from None
        if versions != {__version__}:
            self.close()
            raise Lost(f"the workers have rulefork {', '.join(sorted(versions))}, this is {__version__}")


def _version() -> str:
    return __version__


def _line(wrong: Exception) -> str:
    return (str(wrong).strip().splitlines() or [type(wrong).__name__])[0]
