"""Text set for reading: clipped, wrapped, counted and put in columns."""

import re
import textwrap
from collections.abc import Iterable, Sequence
from typing import Final

WIDTH: Final = 110
"""Characters in a line where nobody says otherwise, as in a pipe."""

UNSEEN: Final = (
    r"\x00-\x1f\x7f-\x9f"  # control characters
    r"\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # they turn the direction of what follows
    r"\u200b\u2060-\u2064"  # they have no width
    r"\u2028\u2029\ufeff\ufffe\uffff\ud800-\udfff"  # line ends of another kind, and what is no character
)
"""The characters that nobody sees and that change how others are read, as a set for a regular expression."""

_UNSEEN: Final = re.compile(f"[{UNSEEN}]")


def plain(text: str) -> str:
    r"""Return the text with each character that nobody sees written out, so that no file can play tricks on a reader.

    >>> plain("a\tb\u202ec")
    'a\\x09b\\u202ec'
    """
    return _UNSEEN.sub(lambda match: written_out(match[0]), text)


def written_out(character: str) -> str:
    r"""Return a character as an escape: `\x1b`, `\u202e`."""
    code = ord(character)
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}"


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
