"""Selecting cases: globs over the ids of rulings and cases."""

from collections.abc import Callable
from fnmatch import fnmatchcase

from rulefork.spec.ruling import Case, Ruling


def selector(expression: str) -> Callable[[Ruling, Case], bool]:
    """Return the test whether a case is selected by `dragon/*, fairy/*, !fairy/house-*`; nothing selects everything.

    A glob fits a ruling or a case by its id. One after `!` excludes; where there are only such, all others are meant.
    """
    words = [word.strip() for word in expression.split(",") if word.strip()]
    wanted = [word for word in words if not word.startswith("!")] or ["*"]
    unwanted = [word[1:].strip() for word in words if word.startswith("!")]

    def selected(ruling: Ruling, case: Case) -> bool:
        ids = (ruling.id, case.id)
        return _fits(ids, wanted) and not _fits(ids, unwanted)

    return selected


def _fits(ids: tuple[str, str], globs: list[str]) -> bool:
    return any(fnmatchcase(id, glob) for id in ids for glob in globs)
