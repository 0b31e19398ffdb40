"""Writing a picture to a file, whole or not at all, and never over something else."""

import os
import tempfile
from pathlib import Path
from typing import Final, NoReturn

_ENDING: Final = ".svg"


def write_picture(path: Path, text: str) -> None:
    """Write the text of a picture to a file, in place of a picture that is there.

    Raises `BadInput` where the name does not end in .svg, so that nothing else is overwritten, or where it cannot be
    written; then what is there stays as it is.
    """
    if path.suffix.lower() != _ENDING:
        _refuse(path, "this is no name for a picture", "only a file named .svg is overwritten", f"add {_ENDING}")
    if path.is_dir():
        _refuse(path, "this is a folder", "a file is wanted", "name a file in it")
    try:
        handle, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-", text=True)
        try:
            with open(handle, "w", encoding="utf-8") as file:
                file.write(text)
            os.chmod(beside, 0o666 & ~_mask())
            os.replace(beside, path)
        except BaseException:
            os.unlink(beside)
            raise
    except OSError as wrong:
        _refuse(path, f"it cannot be written: {wrong.strerror}", "", "name another file")


def _mask() -> int:
    """Return which rights a new file is not given; it can only be asked for by setting it."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _refuse(path: Path, what: str, why: str, hint: str) -> NoReturn:
    from rulefork.rulebook.finding import BadInput, Finding, Where

    raise BadInput([Finding(Where(str(path)), what, why, hint)])
