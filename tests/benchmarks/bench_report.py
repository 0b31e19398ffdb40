"""How long the whole report takes, how large it is, and how that compares with a check alone.

    python tests/benchmarks/bench_report.py

Each is done three times in a process of its own; the fastest counts.
"""

import subprocess
import sys
import tempfile
import time
from pathlib import Path

TIMES = 3
SECONDS, MEGABYTES = 5, 5
"""The limits."""


def seconds(*arguments: str) -> float:
    """Return how long `rulefork` with these arguments takes at best."""
    found = []
    for _ in range(TIMES):
        start = time.perf_counter()
        subprocess.run([sys.executable, "-m", "rulefork", *arguments], check=True, stdout=subprocess.DEVNULL)
        found.append(time.perf_counter() - start)
    return min(found)


def main() -> None:
    """Print time and size beside their limits."""
    with tempfile.TemporaryDirectory() as folder:
        check, report = seconds("check"), seconds("report", "--output", folder + "/site")
        size = sum(path.stat().st_size for path in Path(folder).rglob("*") if path.is_file()) / 1e6
    print(f"report    {report:.2f} s (limit {SECONDS}), check x {report / check:.1f}")
    print(f"          {size:.2f} MB (limit {MEGABYTES})")


if __name__ == "__main__":
    main()
