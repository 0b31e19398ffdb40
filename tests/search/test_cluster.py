"""The cluster: a Dask scheduler on this machine plays the same games."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from rulefork.search.cluster import ADDRESS, Cluster
from rulefork.search.pool import Alone, Lost, in_order
from rulefork.search.simulation import Played, fingerprint, tasks

from .games import setup

distributed = pytest.importorskip("distributed")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Start a scheduler with two workers, each a process."""
    made = distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0", host="127.0.0.1"
    )
    with made:
        yield made


def test_a_cluster_plays_the_same_games(cluster: Any) -> None:
    """As one process does."""
    some = tasks(setup("hig", "zmg"), 4, 1)
    with closing(Cluster(cluster.scheduler_address, 10)) as crew:
        assert crew.workers == 2
        found: list[Played] = [game for done in in_order(crew, some) for game in done]
    assert fingerprint(found) == fingerprint(game for done in in_order(Alone(), some) for game in done)


def test_from_the_command_line(cluster: Any) -> None:
    """The hash is that of a run without a cluster."""
    words = [sys.executable, "-m", "rulefork", "simulate", "hig", "zmg", "--games", "3", "--format", "json"]
    there = subprocess.run([*words, "--cluster", cluster.scheduler_address], capture_output=True, text=True, timeout=60)
    here = subprocess.run([*words, "--jobs", "1"], capture_output=True, text=True, timeout=60)
    assert (there.returncode, there.stderr) == (0, "")
    assert there.stdout == here.stdout


def test_nobody_answers() -> None:
    """A sentence, within the time given."""
    with pytest.raises(Lost, match=r"no cluster answers at tcp://127\.0\.0\.1:9 within 0\.5 seconds"):
        Cluster("tcp://127.0.0.1:9", 0.5)


def test_nobody_works_there() -> None:
    """A scheduler without workers is told apart from none."""
    with (
        distributed.LocalCluster(n_workers=0, dashboard_address=":0", host="127.0.0.1") as empty,
        pytest.raises(Lost, match="has no workers"),
    ):
        Cluster(empty.scheduler_address, 5)


@pytest.mark.parametrize("text", ["tcp://127.0.0.1:8786", "tls://host.example:1", "localhost:8786"])
def test_addresses(text: str) -> None:
    """What is one."""
    assert ADDRESS.fullmatch(text)


@pytest.mark.parametrize("text", ["", "nonsense", "127.0.0.1", "foo://x:1", "tcp://:1", "tcp://a b:1"])
def test_no_addresses(text: str) -> None:
    """What is none."""
    assert not ADDRESS.fullmatch(text)
