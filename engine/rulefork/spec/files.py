"""Finding the files that belong to a suite."""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from rulefork.rulebook.finding import Finding, Where
from rulefork.rulebook.yamlfile import shown


def find_files(paths: Iterable[Path], endings: tuple[str, ...]) -> tuple[Path, ...]:
    """Return the files that the paths name, each once, in the order of the paths, those of a folder sorted by name.

    A folder stands for every file below it that has one of the endings; hidden folders are left out. A path that is no
    folder comes back as it is, whatever its ending and whether or not it exists.
    """
    found: dict[str, Path] = {}
    for path in paths:
        for file in _below(path, endings) if path.is_dir() else (path,):
            found.setdefault(os.path.realpath(file), file)
    return tuple(found.values())


def check_folders(paths: Iterable[Path], endings: tuple[str, ...]) -> Iterator[Finding]:
    """Yield a finding for each folder that holds no file with one of the endings."""
    for path in paths:
        if path.is_dir() and not any(_below(path, endings)):
            what = f"no file below this folder ends in {' or '.join(endings)}"
            yield Finding(Where(shown(path)), what, hint="name another folder or a file")


def folder_near(path: Path, name: str) -> Path | None:
    """Return the folder `name` in or beside `path`, else the one nearest above it; None where there is none.

    The search does not leave a repository: it ends at the first folder that holds `.git`.
    """
    start = Path(os.path.abspath(path))
    for folder in (start, *start.parents):
        if (folder / name).is_dir():
            return folder / name
        if (folder / ".git").exists():
            return None
    return None


def _below(folder: Path, endings: tuple[str, ...]) -> Iterator[Path]:
    for place, folders, files in os.walk(folder):
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        yield from (Path(place, name) for name in sorted(files) if name.endswith(endings) and not name.startswith("."))
