"""Time and memory of the command line. Prints; asserts nothing.

Run it from anywhere: `python tests/benchmarks/bench_check.py [runs]`.
"""

import os
import subprocess
import sys
from dataclasses import dataclass
from statistics import median
from time import perf_counter

KIB_PER_MB = 1024


@dataclass(frozen=True)
class Limit:
    """A command, and how many seconds and megabytes it may take."""

    arguments: tuple[str, ...]
    seconds: float
    megabytes: int


LIMITS = (Limit(("--help",), 0.2, 200), Limit(("check",), 1.5, 200))


def run(arguments: tuple[str, ...]) -> tuple[float, float, int]:
    """Return the wall time in seconds, the peak memory in megabytes and the exit code of one run."""
    begun = perf_counter()
    process = subprocess.Popen([sys.executable, "-m", "rulefork", *arguments], stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return perf_counter() - begun, usage.ru_maxrss / KIB_PER_MB, process.returncode


def main(runs: int) -> None:
    """Run each command several times and print the medians beside the limits."""
    for limit in LIMITS:
        seconds, megabytes, codes = zip(*(run(limit.arguments) for _ in range(runs)), strict=True)
        print(
            f"rulefork {' '.join(limit.arguments):8} {median(seconds):5.2f} s (limit {limit.seconds} s), "
            f"peak {max(megabytes):4.0f} MB (limit {limit.megabytes} MB), exit {max(codes)}, median of {runs} runs"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
