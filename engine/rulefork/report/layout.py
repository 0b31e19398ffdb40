"""Text set for reading: clipped, wrapped, counted and put in columns."""

import re
import textwrap
from collections.abc import Iterable, Sequence
from typing import Final

WIDTH: Final = 110
"""Characters in a line where nobody says otherwise, as in a pipe."""

_CONTROL: Final = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]")
"""Control characters, and those that are not seen or change in which direction the words beside them are read."""


def plain(text: str) -> str:
    r"""Return the text with control characters written as \x.. or \u...., so that no file can play tricks on a reader.

    Among them are those that turn the direction of reading.
    """
    return _CONTROL.sub(_escaped, text)


def _escaped(match: re.Match[str]) -> str:
    code = ord(match[0])
    return f"\\x{code:02x}" if code < 256 else f"\\u{code:04x}"


def clip(text: str, width: int) -> str:
    """Return the text, its end replaced by "…" where it is longer than `width` characters."""
    text = plain(text)
    return text if len(text) <= width else text[: max(width - 1, 0)].rstrip() + "…"


def counted(number: int, noun: str, plural: str = "") -> str:
    """Return the number with its noun: "1 ruling", "3 rulings"."""
    return f"{number} {noun if number == 1 else plural or noun + 's'}"


def wrapped(text: str, *, width: int = WIDTH, first: str = "", then: str | None = None) -> list[str]:
    """Return the lines of a paragraph; `first` stands before the first line, `then` before the others.

    Without `then` the others are indented as far as the first. Words and ids are not broken.
    """
    hanging = " " * len(first) if then is None else then
    lines = textwrap.wrap(
        plain(text),
        max(width, len(hanging) + 20),
        initial_indent=first,
        subsequent_indent=hanging,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return lines or [first.rstrip()]


def columns(rows: Iterable[Sequence[str]], *, indent: int = 0, gap: int = 2) -> list[str]:
    """Return the rows as lines, each column as wide as its longest text; the last column is free."""
    rows = list(rows)
    count = max(map(len, rows), default=0)
    widths = [max(len(row[at]) for row in rows if at < len(row)) for at in range(count)]
    return [
        (" " * indent + (" " * gap).join(text.ljust(wide) for text, wide in zip(row, widths, strict=False))).rstrip()
        for row in rows
    ]


def page(parts: Iterable[Iterable[str]]) -> str:
    """Return the parts, each a list of lines, as one text with an empty line between them; empty parts are dropped."""
    return "\n\n".join("\n".join(lines) for lines in map(list, parts) if lines) + "\n"
