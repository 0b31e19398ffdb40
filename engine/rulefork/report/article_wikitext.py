"""Articles in MediaWiki's wikitext, ready to be pasted: tables, lists, references, and no template.

No text can pass as markup. Letters, digits and a few signs stay as they are; every other sign of ASCII, where it could
mean something, becomes a character reference, which a wiki shows and does not read.
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

_TOKEN: Final = re.compile(
    r"(?P<magic>ISBN|RFC|PMID)"  # a number after one of these becomes a link
    r"|(?P<harmless>[^\W_]|[^\x00-\x7f]|[ ,.()?\"%\\]"  # letters, digits, and signs that mean nothing
    r"|(?<=[^\W_])['/-](?=[^\W_])"  # within a word: Red's, dragon/eats-knight
    r"|(?<=[^\W_]|[\")])[:;](?= ))"  # after a word and before a space: no list, no address
    r"|(?P<sign>.)",
    re.DOTALL,
)


def article_wikitext(article: Article) -> str:
    """Return the article as wikitext: its blocks with an empty line between them.

    Headings begin one level deeper than in the article, for a page of a wiki has its title already.
    """
    sources = sources_of(article)
    parts = ("\n".join(_block(block, sources)) for block in article)
    return "\n\n".join(part for part in parts if part) + "\n"


def escaped(text: str) -> str:
    """Return the text so that a wiki shows it as it stands, wherever it is put.

    >>> escaped("Red's [[city]], '''big''' & {{old}}")
    "Red's &#91;&#91;city&#93;&#93;, &#39;&#39;&#39;big&#39;&#39;&#39; &#38; &#123;&#123;old&#125;&#125;"
    """
    return _TOKEN.sub(_token, plain(text))


def _token(match: re.Match[str]) -> str:
    if match["magic"]:
        return f"&#{ord(match[0][0])};{match[0][1:]}"
    return match[0] if match["harmless"] else f"&#{ord(match[0])};"


def _block(block: Block, sources: tuple[Source, ...]) -> Iterator[str]:
    """Yield the lines of a block."""
    match block:
        case Heading(level, line):
            mark = "=" * (level + 1)
            yield f"{mark} {_line(line)} {mark}"
        case Paragraph(line):
            yield _line(line)
        case Bullets(lines):
            yield from (f"* {_line(line)}" for line in lines)
        case Table(head, rows):
            yield from _table(head, rows)
        case Picture(file, caption):
            yield f"[[File:{_file(file)}|thumb|{escaped(caption)}]]"
        case Notes():
            yield from _references(sources)


def _table(head: tuple[Line, ...], rows: tuple[tuple[Line, ...], ...]) -> Iterator[str]:
    if not rows:
        return
    yield '{| class="wikitable"'
    yield from (f'! scope="col" | {_line(cell)}' for cell in head)
    for row in rows:
        yield "|-"
        yield from (f"| {_line(cell)}" for cell in row)
    yield "|}"


def _line(line: Line) -> str:
    """Return a line; a space at its beginning would be taken for a block of code."""
    return "".join(_inline(inline) for inline in line).strip()


def _inline(inline: Inline) -> str:
    match inline:
        case str():
            return escaped(inline)
        case Strong(text):
            return _within("'''", escaped(text), "'''")
        case Code(text):
            return _within("<code>", escaped(text), "</code>")
        case Note(source):
            return f'<ref name="{_name(source)}" />'
        case Break():
            return "<br />"


def _within(before: str, text: str, after: str) -> str:
    """Return the text with its marks around it; marks around nothing would be read as others."""
    return f"{before}{text.strip()}{after}" if text.strip() else ""


def _references(sources: tuple[Source, ...]) -> Iterator[str]:
    """Yield the lines that tell the sources; the marks in the text name them."""
    if sources:
        yield "<references>"
        yield from (f'<ref name="{_name(source)}">{_source(source)}</ref>' for source in sources)
        yield "</references>"


def _name(source: Source) -> str:
    """Return the name of a source in signs that a quoted name may have; other ones become their number."""
    return re.sub(r"[^a-z0-9/-]", lambda match: f".{ord(match[0]):x}", source.id)


def _source(source: Source) -> str:
    """Return a source: its title, where it can be read, and its id."""
    url = address(source.url)
    title = escaped(source.title) or escaped(source.id)
    return f"{f'[{url} {title}]' if url else title}, {escaped(source.id)}"


def _file(name: str) -> str:
    """Return the name of a file without the signs that a wiki takes in no title."""
    return re.sub(r"_{2,}", "_", re.sub(r"[^\w .,()-]", "-", plain(name)))
