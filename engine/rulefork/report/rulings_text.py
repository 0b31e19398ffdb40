"""Rulings for reading: one line each."""

from collections.abc import Iterable

from rulefork.report.ink import PLAIN, Ink
from rulefork.report.layout import WIDTH, clip, columns, counted
from rulefork.spec.ruling import Ruling


def rulings_text(rulings: Iterable[Ruling], *, width: int = WIDTH, ink: Ink = PLAIN) -> str:
    """Return the rulings with their kind and sentence, then how many they are."""
    rows = [(each.id, each.kind, each.title) for each in rulings]
    lines = [clip(line, width) for line in columns(rows)]
    return "\n".join([*lines, ink(counted(len(rows), "ruling"), "faint")]) + "\n"


def found(rulings: Iterable[Ruling], words: Iterable[str]) -> list[Ruling]:
    """Return the rulings in whose id, sentence or remark every one of the words occurs, in small or capital letters."""
    wanted = [word.casefold() for word in words]
    return [
        ruling
        for ruling in rulings
        if all(word in f"{ruling.id}\n{ruling.title}\n{ruling.remark}".casefold() for word in wanted)
    ]
