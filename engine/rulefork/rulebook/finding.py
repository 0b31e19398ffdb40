"""What is wrong with an input, said so that a person can mend it.

Every reader of files collects findings and raises them together; the command line prints them and exits with 2.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches


@dataclass(frozen=True, slots=True, order=True)
class Where:
    """A place in a file: its path as the user knows it, line and column counted from 1."""

    path: str
    line: int = 1
    column: int = 1

    def __str__(self) -> str:
        return f"{self.path}:{self.line}:{self.column}"


@dataclass(frozen=True, slots=True, order=True)
class Finding:
    """One mistake: where it stands, what is wrong, why that is a mistake, and what to do about it."""

    where: Where
    what: str
    why: str = ""
    hint: str = ""

    def __str__(self) -> str:
        return "; ".join(part for part in (f"{self.where}: {self.what}", self.why, self.hint) if part)


class BadInput(Exception):  # noqa: N818 - it names the cause, as the messages do
    """Input that cannot be used; `findings` holds every mistake that was seen, in the order of the file."""

    def __init__(self, findings: Iterable[Finding]) -> None:
        self.findings = tuple(sorted(findings))
        super().__init__("\n".join(map(str, self.findings)))


def nearest(word: str, known: Iterable[str]) -> str:
    """Return "did you mean `x`?" for the known word most like `word`, or an empty string where none is near."""
    by_fold = {name.casefold(): name for name in known}
    close = get_close_matches(word.casefold(), by_fold, n=1, cutoff=0.6)
    return f"did you mean `{by_fold[close[0]]}`?" if close else ""


def unknown(
    where: Where, kind: str, word: str, known: Iterable[str], why: str = "", hint: str = "check the spelling"
) -> Finding:
    """Return the finding that `word` names no `kind`.

    Its hint is the nearest of the known words, or all of them where they are few, or else the one that is given.
    """
    known = list(known)
    hint = nearest(word, known) or (f"known: {', '.join(known)}" if 0 < len(known) <= 8 else hint)
    return Finding(where, f"unknown {kind} `{word}`", why, hint)
