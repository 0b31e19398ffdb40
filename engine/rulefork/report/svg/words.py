"""Words in a picture: harmless, escaped, and cut to lines that fit a tile."""

import re
import textwrap
from functools import lru_cache
from html import escape
from typing import Final

_UNSAFE: Final = re.compile(
    "[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff\ud800-\udfff]"
)
"""What may not stand in XML, or would change how the words beside it are read."""


def harmless(text: str) -> str:
    r"""Return the text with control characters and overrides of its direction written as \x.. or \u....; unescaped."""
    return _UNSAFE.sub(
        lambda match: f"\\x{ord(match[0]):02x}" if ord(match[0]) < 256 else f"\\u{ord(match[0]):04x}", text
    )


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
        lines = [*lines[: most - 1], clipped(lines[most - 1] + "…" * width, width)]
    return lines
