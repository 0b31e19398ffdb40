"""Writing a folder of files as a whole, without touching those of others."""

import shutil
import tempfile
from collections.abc import Iterable
from pathlib import Path

from rulefork.rulebook.finding import BadInput, Finding, Where


def write_folder(folder: Path, files: Iterable[tuple[str, str]], *, mark: tuple[str, str], force: bool) -> int:
    """Write the files, by path and text, into the folder in the place of what is there; return how many they are.

    `mark` is a file and a text in it by which a folder is known as one written before. Any other folder that holds
    something is left alone but with `force`, and then its other files stay. Raises `BadInput`; nothing is half written.
    """
    ours = _is_ours(folder, *mark)
    if folder.exists() and not folder.is_dir():
        raise BadInput([Finding(Where(str(folder)), "this is a file", "a folder is wanted", "name another")])
    if folder.is_dir() and any(folder.iterdir()) and not (ours or force):
        why, hint = "it holds files that this command did not write", "name another folder, or add --force"
        raise BadInput([Finding(Where(str(folder)), "the folder is not empty", why, hint)])
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent, prefix=f".{folder.name}-") as beside:
            count = _write(Path(beside), files)
            if ours:
                shutil.rmtree(folder)
            shutil.copytree(beside, folder, dirs_exist_ok=True)
    except OSError as wrong:
        raise BadInput(
            [Finding(Where(str(folder)), f"it cannot be written: {wrong.strerror}", hint="name another")]
        ) from None
    return count


def _is_ours(folder: Path, file: str, text: str) -> bool:
    try:
        return text in (folder / file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return False


def _write(folder: Path, files: Iterable[tuple[str, str]]) -> int:
    count = 0
    for path, text in files:
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
        count += 1
    return count
