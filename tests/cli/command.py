"""The command line as a user meets it: a process of its own."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

GOOD = """\
Feature: The setup
  @id:setup/dragon-waits  @rule  @source:c1/setup
  Rule: The dragon waits beside the table

    Scenario: A new game
      Then the dragon is beside the table
"""
WRONG = GOOD.replace("dragon is beside the table", "game is over")


def rulefork(
    *arguments: str | Path, cwd: Path | None = None, env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run `python -m rulefork` and return its exit code and both streams as text."""
    return subprocess.run(
        [sys.executable, "-m", "rulefork", *map(str, arguments)],
        capture_output=True,
        encoding="utf-8",
        cwd=cwd,
        env={**os.environ, **(env or {})},
        check=False,
        timeout=60,
    )


def feature(folder: Path, text: str = GOOD) -> Path:
    """Write a feature file and return its path."""
    path = folder / "setup.feature"
    path.write_text(text, encoding="utf-8")
    return path
