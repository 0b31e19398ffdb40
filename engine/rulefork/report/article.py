"""An article: headings, paragraphs, lists and tables as values, made once and printed as Markdown or wikitext.

Texts in it are words as they are to be read. What a printer's language would take for markup is the printer's concern.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final
from urllib.parse import quote

from rulefork.rulebook.source import Source

_READABLE: Final = re.compile(r"https?://[^\s/?#]+(?:[/?#].*)?", re.IGNORECASE | re.DOTALL)
_KEPT: Final = "/:?#@&=+,%"
"""What an address keeps as it is, besides letters, digits, and `-`, `.`, `_`, `~`."""


@dataclass(frozen=True, slots=True)
class Strong:
    """Words that stand out. A space, a sign that ends words, or nothing at all is on either side of them."""

    text: str


@dataclass(frozen=True, slots=True)
class Code:
    """An id, or what one types."""

    text: str


@dataclass(frozen=True, slots=True)
class Note:
    """A mark that sends the reader to a source; what the source says is told once, where the `Notes` stand."""

    source: Source


@dataclass(frozen=True, slots=True)
class Break:
    """The end of a line within a cell."""


Inline = str | Strong | Code | Note | Break
Line = tuple[Inline, ...]


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading; those of level 1 head the article, deeper ones its parts."""

    level: int
    line: Line


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph of prose."""

    line: Line


@dataclass(frozen=True, slots=True)
class Bullets:
    """A list without numbers."""

    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A table; all rows are as long as the head. One without rows is not printed."""

    head: tuple[Line, ...]
    rows: tuple[tuple[Line, ...], ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture by the name of its file, with what it shows in a sentence."""

    file: str
    caption: str


@dataclass(frozen=True, slots=True)
class Notes:
    """The place where the sources are told that notes above it send to."""


Block = Heading | Paragraph | Bullets | Table | Picture | Notes
Article = tuple[Block, ...]


def picture_file(ruling: str) -> str:
    """Return the name of the file that holds the picture of a ruling, given by id.

    >>> picture_file("dragon/moves-before-scoring")
    'rulefork dragon-moves-before-scoring.svg'
    """
    return f"rulefork {re.sub(r'[^a-z0-9-]+', '-', ruling)}.svg"


def address(url: str | None) -> str:
    """Return an address in signs that no markup gives a meaning to; empty for what is no page of the web.

    >>> address("https://example.org/a_(b)|c")
    'https://example.org/a_%28b%29%7Cc'
    """
    if not url or not _READABLE.fullmatch(url):
        return ""
    # Two underscores are a magic word's; `~` and `%` are quoted where a signature or a broken escape could be read.
    told = quote(url, safe=_KEPT, errors="replace").replace("~", "%7E").replace("__", "_%5F")
    return re.sub(r"%(?![0-9A-Fa-f]{2})", "%25", told)


def lines_of(article: Iterable[Block]) -> Iterator[Line]:
    """Yield every line of an article in the order in which it is read."""
    for block in article:
        match block:
            case Heading(_, line) | Paragraph(line):
                yield line
            case Bullets(lines):
                yield from lines
            case Table(head, rows):
                yield from head
                yield from (cell for row in rows for cell in row)


def sources_of(article: Iterable[Block]) -> tuple[Source, ...]:
    """Return the sources that the notes of an article send to, each once, in the order in which they come."""
    notes = (inline.source for line in lines_of(article) for inline in line if isinstance(inline, Note))
    return tuple(dict.fromkeys(notes))
