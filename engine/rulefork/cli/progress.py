"""How far a long command is: a bar on the terminal, for what takes longer than a second; nothing elsewhere."""

import os
import shutil
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, TextIO

_PATIENCE: Final = 1.0
"""Seconds before anything is shown."""
_APART: Final = 0.1
"""Seconds between two pictures of the bar."""
_ERASE: Final = "\r\x1b[K"


class Bar:
    """A bar for so many things to be done; `of` says what they are: "games"."""

    def __init__(self, total: int, of: str, stream: TextIO) -> None:
        self._total = total
        self._of = of
        self._stream = stream
        self._begun = self._drawn = time.monotonic()
        self._done = 0
        self._seen = stream.isatty() and os.environ.get("TERM") != "dumb"

    def add(self, count: int) -> None:
        """Note that so many more are done."""
        self._done += count
        now = time.monotonic()
        if self._seen and now - self._begun >= _PATIENCE and now - self._drawn >= _APART:
            self._drawn = now
            self._stream.write(_ERASE + self.line(now - self._begun, shutil.get_terminal_size().columns))
            self._stream.flush()

    def line(self, seconds: float, width: int) -> str:
        """Return the bar as it looks after so many seconds, no wider than the terminal."""
        share = self._done / self._total
        left = seconds * (self._total - self._done) / self._done if self._done else 0.0
        told = f" {self._done} of {self._total} {self._of}, {left:.0f} s left"
        room = max(min(width - len(told) - 3, 40), 0)
        full = round(room * share)
        return (f"[{'#' * full}{'.' * (room - full)}]" if room else "") + told[: max(width - 1, 0)]

    def wipe(self) -> None:
        """Take the bar off the terminal."""
        if self._seen and self._drawn != self._begun:
            self._stream.write(_ERASE)
            self._stream.flush()


@contextmanager
def progress(total: int, of: str) -> Iterator[Bar]:
    """Show on the error stream how far something is, and take the bar off at the end, however that comes."""
    bar = Bar(total, of, sys.stderr)
    try:
        yield bar
    finally:
        bar.wipe()
