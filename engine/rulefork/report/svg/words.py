"""Words in a picture: harmless, escaped, and cut to lines that fit a tile."""

import re
import textwrap
from functools import lru_cache
from html import escape
from typing import Final

from rulefork.report.layout import plain

_FORBIDDEN: Final = re.compile("[\ud800-\udfff\ufffe\uffff]")
"""What may not stand in XML, besides control characters."""


def harmless(text: str) -> str:
    r"""Return the text, not yet escaped, with what may not stand in XML or could mislead a reader as \x.. or \u.....

    Nothing else is changed.
    """
    return _FORBIDDEN.sub(lambda match: f"\\u{ord(match[0]):04x}", plain(text))


@lru_cache(4096)
def written(text: str) -> str:
    """Return the text as XML may hold it, in an element or between quotes."""
    return escape(harmless(text))


def clipped(text: str, width: int) -> str:
    """Return the text, its end replaced by "…" where it is longer than `width` letters."""
    text = harmless(text)
    return text if len(text) <= width else text[: width - 1].rstrip() + "…"


def broken(text: str, *, width: int, most: int) -> list[str]:
    """Return the text in lines of `width` characters, `most` of them at most; what is cut off ends in "…"."""
    lines = textwrap.wrap(harmless(text), width) or [""]
    if len(lines) > most:
        lines = [*lines[: most - 1], lines[most - 1][: width - 1].rstrip() + "…"]
    return lines
