"""Articles and texts that tests of the printers share, and what other programs read in what was printed."""

from typing import Any

import mwparserfromhell
from hypothesis import strategies as st
from markdown_it import MarkdownIt

from rulefork.report.article import Article, Break, Bullets, Code, Heading, Line, Note, Notes, Paragraph, Strong, Table
from rulefork.report.layout import plain
from rulefork.rulebook.source import Source

HOSTILE = (
    "<script>alert(1)</script>", "&lt;b&gt;", "a | b || c", "[[File:x.png|thumb]]", "{{delete}} {{!}}",
    "''it'' '''b'''", "* list", "# REDIRECT [[x]]", "#REDIRECT [[x]]", ":in", ";term : def", "= head =",
    "----", "~~~~", "__TOC__", "__NOINDEX__", "https://example.org/x", "mailto:a@b.org", "ISBN 0-306-40615-2",
    "RFC 2616", "[x](javascript:y)", "![p](q)", "**b** _i_ `c` ~~s~~", "1. one", "12) two", "+ plus",
    "- dash", "> quote", "|-", "|}", "{| class=x", "!!", "<!-- x -->", "<nowiki>", "</code>", "-{zh:a}-",
    "\x1b[31m", "\u202eright to left\u2066", "a\nb\r\n* c", "\\|", "$x$", 'Red\'s "city"', "www.example.org",
    " indented", "[[Category:X]]", "<ref>x</ref>", "{{subst:x}}", "\ud800", "{{{1}}}", "'", "''", "it''",
    "''s", "news:x", "http:", "//x.org", "Burgfräulein 龍",
)  # fmt: skip
"""What a text must not bring about, one each."""

_PIECES = st.sampled_from([*HOSTILE, *"<>&|[]{}'\"*#:;=~_-!`\\/ \n\t.()@$", "http", "ISBN ", "a", "1"])
TEXTS = st.one_of(st.lists(_PIECES, max_size=6).map("".join), st.text(st.characters(), max_size=30))
"""Any text, with a liking for what is markup somewhere."""


def filled(text: str) -> Article:
    """Return an article that has the text wherever an article can have one."""
    note = Note(Source(text, text, (), f"https://example.org/{text}"))
    line: Line = (text, " ", Strong(text), " ", text, Code(text), note)
    table = Table(((text,), (Code(text),)), (((text, Break(), text), (Strong(text),)), ((), line)))
    return Heading(1, (text,)), Paragraph((text,)), Paragraph(line), Bullets(((text,), line)), table, Notes()


def shape(article: str) -> list[str]:
    """Return what a wiki would make of wikitext besides plain words, one after another."""
    code = mwparserfromhell.parse(article)
    kinds = (type(node).__name__ for node in code.filter())
    tags = iter([str(tag.tag) for tag in code.filter_tags()])
    return [next(tags) if kind == "Tag" else kind for kind in kinds if kind not in ("Text", "HTMLEntity")]


def read_wikitext(text: str) -> str:
    """Return the words that a wiki shows for wikitext."""
    return str(mwparserfromhell.parse(text).strip_code(normalize=True, collapse=False))


def tokens(markdown: str) -> list[Any]:
    """Return what Markdown is made of, blocks and what is in them, as another program reads it."""
    reader = MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"])
    return [each for block in reader.parse(markdown) for each in (block, *(block.children or ()))]


def read_markdown(markdown: str) -> str:
    """Return the words of Markdown that has but one paragraph."""
    return "".join(each.content for each in tokens(markdown) if each.type in ("text", "text_special", "code_inline"))


def as_shown(text: str) -> str:
    """Return the text as a reader is to find it: nothing hidden in it, and no space at its ends."""
    return plain(text).strip()
