"""Their engine as a process: from a set-up and messages to the state that it answers with.

It plays alike whenever it is told alike, so a state is asked for by the whole list of messages that lead to it. What
was asked once is kept; where the running process is on another way, it is started anew. It ends at every message that
it finds illegal, so the end of its output means that it refuses.
"""

import json
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from rulefork.conform.program import Broken, Limits, Lines
from rulefork.conform.wire import Json

Messages = tuple[str, ...]
"""Messages in order, each a line of JSON."""

_KEPT: Final = 4000
"""How many states are kept."""
_TROUBLE: Final = re.compile(
    r"^(?:Exception in thread \S+ )?(?:Caused by: )?([\w.]+(?:Exception|Error).*)$", re.MULTILINE
)


class Ended(Exception):  # noqa: N818 - it names the cause
    """The engine ended in the place of an answer; its text says with which error."""


class Engine:
    """Their engine, started by a command, with the tiles of some files of definitions."""

    def __init__(self, command: Sequence[str], tiles: Sequence[Path], limits: Limits, deadline: float) -> None:
        self._command = tuple(command)
        self._tiles = tuple(tiles)
        self._limits = limits
        self._deadline = deadline
        self._process: Lines | None = None
        self._sent: Messages = ()
        self._answers: dict[Messages, bytes | str] = {}
        self._errors = ""

    def state(self, messages: Messages) -> Mapping[str, Json]:
        """Return the state after the messages, the first of which is the set-up.

        Raises `Ended` where the engine ended at one of them, `Broken` and `CannotStart` where it cannot be talked to.
        """
        if messages not in self._answers:
            self._reach(messages)
        answer = self._answers[messages]
        if isinstance(answer, str):
            raise Ended(answer)
        state: Mapping[str, Json] = json.loads(answer)
        return state

    def errors(self) -> str:
        """Return the end of the error stream, of the last process that ended if none runs."""
        return self._process.errors() if self._process else self._errors

    def close(self) -> None:
        """End the process."""
        if self._process is not None:
            self._errors = self._process.errors()
            self._process.end()
            self._process = None

    def _reach(self, messages: Messages) -> None:
        if self._process is None or messages[: len(self._sent)] != self._sent:
            self._start()
        if len(self._answers) > _KEPT:
            self._answers.clear()
        for number in range(len(self._sent), len(messages)):
            self._sent = messages[: number + 1]
            try:
                self._answers[self._sent] = self._ask(messages[number])
            except Broken as broken:
                self.close()
                if broken.status != "crash":
                    raise
                for late in range(number, len(messages)):
                    self._answers[messages[: late + 1]] = self._why()
                return

    def _start(self) -> None:
        self.close()
        self._sent = ()
        self._process = Lines(self._command, self._limits, self._deadline)
        with suppress(Broken):  # one that has ended already is met at the first message
            for path in self._tiles:
                self._process.write(f"%load {path}")

    def _ask(self, message: str) -> bytes:
        assert self._process is not None, "it was started"
        self._process.write(message)
        while True:
            line = self._process.line()
            if line.lstrip().startswith(b"{"):  # it also writes warnings of its logger there
                return line

    def _why(self) -> str:
        found = _TROUBLE.findall(self._errors)
        return found[0].strip() if found else (self._errors.splitlines() or ["it ended without a word"])[-1].strip()
