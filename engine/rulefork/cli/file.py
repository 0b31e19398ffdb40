"""Writing a single file so that nothing is lost and nothing half written."""

import os
import shutil
import tempfile
from pathlib import Path

from rulefork.rulebook.finding import BadInput, Finding, Where
from rulefork.rulebook.yamlfile import shown


def write_file(path: Path, data: bytes, *, before: bytes | None) -> None:
    """Write the file at once: beside its place first, then into it. `before` is what it holds, None for a new file.

    A file that has come, gone or changed meanwhile is left as it is. Raises `BadInput` then, and where it cannot be
    written.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=path.parent, prefix=f".{path.name}-") as beside:
            ready = Path(beside, path.name)
            ready.write_bytes(data)
            _put(ready, path, before)
    except OSError as wrong:
        hint = "check who may write there"
        raise BadInput([Finding(Where(shown(path)), f"it cannot be written: {wrong.strerror}", hint=hint)]) from None


def read_file(path: Path) -> bytes | None:
    """Return what a file holds, None where there is none; raise `BadInput` where it cannot be read."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as wrong:
        raise BadInput(
            [Finding(Where(shown(path)), f"it cannot be read: {wrong.strerror}", hint="name another")]
        ) from None


def _put(ready: Path, path: Path, before: bytes | None) -> None:
    """Move what is ready into its place; a new file takes no place that is taken."""
    if before is None:
        _link(ready, path)
        return
    target = path.resolve()  # a link stays a link
    if read_file(target) != before:
        what, why = "the file has changed", "somebody else has just written it"
        raise BadInput([Finding(Where(shown(path)), what, why, "try again")])
    shutil.copymode(target, ready)
    ready.replace(target)


def _link(ready: Path, path: Path) -> None:
    """Give what is ready its name, if that is free; a disk that knows no links gets a copy."""
    try:
        os.link(ready, path)
    except FileExistsError:
        raise
    except OSError:
        with path.open("xb") as file:
            file.write(ready.read_bytes())
