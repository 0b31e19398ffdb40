"""A program under test: a process of its own that answers lines of JSON, within limits, and leaves nothing behind."""

import json
import os
import queue
import resource
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import IO, Final

from rulefork.conform.status import Status
from rulefork.conform.wire import Json

_MEGABYTE: Final = 1024 * 1024
_TAIL: Final = 10
"""How many lines of the error stream are shown, the last ones."""
_GRACE: Final = 1.0
"""Seconds for a program to end by itself after `stop`."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What a program may use: seconds for an answer and in all, megabytes for an answer and of memory (0: any)."""

    answer: float = 10.0
    total: float = 600.0
    output: int = 4
    memory: int = 0


class CannotStart(Exception):  # noqa: N818 - it names the cause
    """The command names no program that can be run."""


class Broken(Exception):  # noqa: N818 - it names the cause
    """A program that did not answer as it should; `status` says how."""

    def __init__(self, status: Status, why: str) -> None:
        super().__init__(why)
        self.status = status
        self.why = why


class Lines:
    """A running program that one talks to in lines. It has to be closed; then its whole process group is gone."""

    def __init__(self, command: Sequence[str], limits: Limits, deadline: float) -> None:
        """Start the program; `deadline` is the time, as `time.monotonic` tells it, at which it has to be done.

        Raises `CannotStart`.
        """
        self.limits = limits
        self._deadline = deadline
        self._errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the program
        self._lines: queue.Queue[bytes] = queue.Queue(maxsize=2)
        self._process = _spawn(command, self._errors, limits)
        threading.Thread(target=self._read, daemon=True).start()

    def write(self, line: str) -> None:
        """Send a line; raises `Broken` where nobody reads it any more."""
        try:
            self._process.stdin.write(line.encode() + b"\n")  # type: ignore[union-attr]
            self._process.stdin.flush()  # type: ignore[union-attr]
        except OSError:
            raise self._ended() from None

    def line(self) -> bytes:
        """Return the next line that the program writes; raises `Broken` where none comes within the limits."""
        left = min(self.limits.answer, self._deadline - time.monotonic())
        try:
            line = self._lines.get(timeout=max(left, 0))
        except queue.Empty:
            why = f"no answer came within {self.limits.answer:g} seconds (--answer-timeout)"
            raise Broken("timeout", why) from None
        if not line:
            raise self._ended()
        if len(line) > self.limits.output * _MEGABYTE:
            raise Broken("bad-message", f"an answer is longer than {self.limits.output} MB (--output-limit)")
        return line

    def errors(self) -> str:
        """Return the end of what the program has written to its error stream."""
        self._errors.seek(0)
        return "\n".join(self._errors.read().decode(errors="replace").strip().splitlines()[-_TAIL:])

    def end(self, farewell: str | None = None) -> None:
        """End the program: kindly where a line of farewell is given, then with everything that it has started."""
        if farewell is not None:
            with suppress(Broken):
                self.write(farewell)
                self._process.stdin.close()  # type: ignore[union-attr]
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(_GRACE)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout, self._errors):
            with suppress(OSError):
                stream.close()  # type: ignore[union-attr]

    def _read(self) -> None:
        """Hand on the lines that the program writes, an empty one at its end; runs beside the rest."""
        most = self.limits.output * _MEGABYTE
        stream = self._process.stdout
        assert stream is not None, "it was opened as a pipe"
        with suppress(OSError, ValueError):
            while line := stream.readline(most + 1):
                self._lines.put(line)
        self._lines.put(b"")

    def _ended(self) -> Broken:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_GRACE)
        code = self._process.poll()
        how = "closed its output" if code is None else _ending(code)
        return Broken("crash", f"the program {how} before it answered")


class Program(Lines):
    """A running program that speaks the protocol."""

    def ask(self, message: Mapping[str, Json]) -> Mapping[str, Json]:
        """Return the answer to a message; raises `Broken` where none comes that is an object with the same number."""
        self.write(json.dumps(message))
        answer = self._parsed(self.line())
        if answer.get("seq") != message["seq"]:
            seq = answer.get("seq")
            why = f"the answer to message {message['seq']} bears the number {json.dumps(seq)}; repeat the message's"
            raise Broken("bad-message", why)
        return answer

    def close(self, farewell: Mapping[str, Json] | None = None) -> None:
        """End the program: kindly where a farewell is given, then with everything that it has started."""
        self.end(None if farewell is None else json.dumps(farewell))

    def _parsed(self, line: bytes) -> Mapping[str, Json]:
        shown = line.decode(errors="replace").strip()[:80]
        try:
            answer = json.loads(line)
        except ValueError:
            why = f"a line of its output is no JSON: {shown!r}; only answers may go to standard output"
            raise Broken("bad-message", why) from None
        if not isinstance(answer, dict):
            raise Broken("bad-message", f"an answer is no JSON object: {shown!r}")
        return answer


def _ending(code: int) -> str:
    return f"was ended by signal {signal.Signals(-code).name}" if code < 0 else f"ended with exit code {code}"


def _spawn(command: Sequence[str], errors: IO[bytes], limits: Limits) -> subprocess.Popen[bytes]:
    try:
        return subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            start_new_session=True,
            preexec_fn=_limiting(limits.memory),
        )
    except FileNotFoundError:
        raise CannotStart(f"there is no program `{command[0]}`") from None
    except PermissionError:
        raise CannotStart(f"`{command[0]}` is not executable") from None
    except OSError as wrong:
        raise CannotStart(f"`{command[0]}` cannot be started: {wrong.strerror}") from None


def _limiting(megabytes: int) -> Callable[[], None] | None:
    if not megabytes:
        return None
    most = megabytes * _MEGABYTE
    return lambda: resource.setrlimit(resource.RLIMIT_AS, (most, most))
