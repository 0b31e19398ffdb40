"""Rulings for reading: one line each, then how the words were understood by which they were found."""

from collections.abc import Iterable

from rulefork.report.ink import PLAIN, Ink
from rulefork.report.layout import WIDTH, clip, columns, counted, plain
from rulefork.spec.ruling import Ruling
from rulefork.spec.rulingsearch import Found


def rulings_text(rulings: Iterable[Ruling], *, width: int = WIDTH, ink: Ink = PLAIN) -> str:
    """Return the rulings with their kind and sentence, then how many they are."""
    rows = [(each.id, each.kind, each.title) for each in rulings]
    lines = [clip(line, width) for line in columns(rows)]
    return "\n".join([*lines, ink(counted(len(rows), "ruling"), "faint")]) + "\n"


def found_text(found: Found, *, width: int = WIDTH, ink: Ink = PLAIN) -> str:
    """Return the rulings found, and in a line each the words that stand for a term and those that no ruling has."""
    told = [
        f"{plain(each.text)}: {' or '.join(each.terms)}" for each in found.sought if _translated(each.text, each.terms)
    ]
    told += [f"no ruling speaks of `{plain(word)}`{f'; {hint}' if hint else ''}" for word, hint in found.missed.items()]
    return rulings_text(found.rulings, width=width, ink=ink) + "".join(ink(line, "faint") + "\n" for line in told)


def _translated(text: str, terms: tuple[str, ...]) -> bool:
    """Return whether the words stand for a term of another name."""
    return bool(terms) and text.casefold().replace(" ", "-") not in terms
