"""Articles in GitHub's Markdown.

No text can pass as markup: each sign that could is escaped, and what nobody sees is written out.
"""

import re
from collections.abc import Iterator
from typing import Final

from rulefork.report.article import (
    Article,
    Block,
    Break,
    Bullets,
    Code,
    Heading,
    Inline,
    Line,
    Note,
    Notes,
    Paragraph,
    Picture,
    Strong,
    Table,
    address,
    sources_of,
)
from rulefork.report.layout import plain
from rulefork.rulebook.source import Source

_MARKUP: Final = re.compile(r"[\\`*_\[\]{}<>|#~&@$]|:(?=//)|(?<=www)\.", re.IGNORECASE)
"""What means something anywhere, the last two in an address."""
_OPENING: Final = re.compile(r"^(\d{1,9}(?=[.)])|(?=[-+=:]))")
"""What begins a list, a rule or a heading, up to the sign that makes it one."""


def article_markdown(article: Article) -> str:
    """Return the article as Markdown: its blocks with an empty line between them."""
    sources = sources_of(article)
    parts = ("\n".join(_block(block, sources)) for block in article)
    return "\n\n".join(part for part in parts if part) + "\n"


def escaped(text: str) -> str:
    """Return the text so that Markdown shows it as it stands, in a table too."""
    return _MARKUP.sub(lambda match: f"\\{match[0]}", plain(text))


def code(text: str, *, in_table: bool = True) -> str:
    """Return an id as code; a bar would end the cell of a table even there."""
    inside = plain(text).replace("`", "'")
    return f"`{inside.replace('|', chr(92) + '|') if in_table else inside}`"


def _block(block: Block, sources: tuple[Source, ...]) -> Iterator[str]:
    """Yield the lines of a block."""
    match block:
        case Heading(level, line):
            yield f"{'#' * level} {_line(line)}"
        case Paragraph(line):
            yield _line(line)
        case Bullets(lines):
            yield from (f"- {_line(line)}" for line in lines)
        case Table(head, rows):
            yield from _table(head, rows)
        case Picture(file, caption):
            yield f"![{escaped(caption)}]({_file(file)})"
        case Notes():
            yield from (f"- {_source(source)}" for source in sources)


def _table(head: tuple[Line, ...], rows: tuple[tuple[Line, ...], ...]) -> Iterator[str]:
    if rows:
        yield _row(head)
        yield "|" + " --- |" * len(head)
        yield from map(_row, rows)


def _row(cells: tuple[Line, ...]) -> str:
    return f"| {' | '.join(_line(cell, in_table=True) for cell in cells)} |"


def _line(line: Line, *, in_table: bool = False) -> str:
    """Return a line; spaces at its ends would be taken for code or for a line's end."""
    text = "".join(_inline(inline, in_table) for inline in line).strip()
    return text if in_table else _opened(text)


def _opened(text: str) -> str:
    """Return the beginning of a line so that it begins no list, rule or heading."""
    return _OPENING.sub(lambda match: f"{match[0]}\\", text)


def _inline(inline: Inline, in_table: bool) -> str:
    match inline:
        case str():
            return escaped(inline)
        case Strong(text):
            return f"**{shown}**" if (shown := escaped(text).strip()) else ""
        case Code(text):
            return code(text, in_table=in_table) if plain(text).strip() else ""
        case Note(source):
            return f" \\[{escaped(source.id)}\\]"
        case Break():
            return "<br>"


def _source(source: Source) -> str:
    """Return a source: its id, its title and where it can be read."""
    url = address(source.url)
    title = escaped(source.title)
    return _opened(f"{escaped(source.id)}: {f'[{title}]({url})' if url else title}".strip())


def _file(name: str) -> str:
    """Return the name of a file as a link writes it."""
    return re.sub(r"[^\w.-]", lambda match: "".join(f"%{byte:02X}" for byte in match[0].encode()), plain(name))
