"""Articles in wikitext: what another program reads in them, whatever stands in the texts."""

import re

import pytest
from hypothesis import example, given

from rulefork.report.article import Bullets, Code, Heading, Note, Notes, Paragraph, Picture, Strong, Table
from rulefork.report.article_wikitext import article_wikitext, escaped
from rulefork.rulebook.source import Source

from .articles import HOSTILE, TEXTS, as_shown, filled, read_wikitext, shape

_HARMLESS = re.compile(
    r"&#\d+;|[^\W_]|[^\x00-\x7f]|[ ,.()?\"%\\]"
    r"|(?<=[^\W_])['/-](?=[^\W_]|&#\d+;[A-Z])|(?<=[^\W_]|[\")])[:;](?= )"
)


def test_an_article() -> None:
    """Every block, as an editor would paste it; a source is told once, where the references stand."""
    here = Source("c1/dragon", "The dragon", (), "https://example.org/d")
    article = (
        Heading(1, ("The dragon",)),
        Picture("rulefork dragon.svg", "It walks"),
        Paragraph((Code("dragon/walks"), ": it walks", Note(here), Note(Source("c1/x", "x")))),
        Bullets(((Strong("When"), " it walks"), ("Then it eats",))),
        Heading(2, ("Editions",)),
        Table((("edition",), ("evidence",)), ((("HiG",), ("stated", Note(here))),)),
        Table((("nothing",),), ()),
        Notes(),
    )
    assert article_wikitext(article) == (
        "== The dragon ==\n\n"
        "[[File:rulefork dragon.svg|thumb|It walks]]\n\n"
        '<code>dragon/walks</code>&#58; it walks<ref name="c1/dragon" /><ref name="c1/x" />\n\n'
        "* '''When''' it walks\n* Then it eats\n\n"
        "=== Editions ===\n\n"
        '{| class="wikitable"\n! scope="col" | edition\n! scope="col" | evidence\n|-\n| HiG\n'
        '| stated<ref name="c1/dragon" />\n|}\n\n'
        '<references>\n<ref name="c1/dragon">[https://example.org/d The dragon], c1/dragon</ref>\n'
        '<ref name="c1/x">x, c1/x</ref>\n</references>\n'
    )


@pytest.mark.parametrize("text", HOSTILE)
def test_hostile_texts(text: str) -> None:
    """None of them is anything but words."""
    assert shape(escaped(text)) == []
    assert read_wikitext(f"x{escaped(text)}x")[1:-1].strip() == as_shown(text)


@given(TEXTS)
def test_no_text_is_markup(text: str) -> None:
    """Another program finds words alone, and they are those that were to be said."""
    shown = escaped(text)
    assert _HARMLESS.sub("", shown) == ""
    assert shape(shown) == []
    assert read_wikitext(f"x{shown}x")[1:-1].strip() == as_shown(text)


@given(TEXTS)
@example("ISBN 0-306-40615-2")
def test_no_number_becomes_a_link(text: str) -> None:
    """A wiki makes links of numbers after three words, and of addresses that stand alone."""
    shown = escaped(text)
    assert not re.search(r"ISBN|RFC|PMID", shown)
    assert not re.search(r"\w:\S|//|__|~~~", re.sub(r"&#\d+;", "¤", shown).replace("¤¤", "¤ ¤"))


@given(TEXTS)
def test_an_article_keeps_its_shape(text: str) -> None:
    """A text changes nothing about the headings, lists, tables and references around it."""
    found = shape(article_wikitext(filled(text)))
    words = "word" if as_shown(text) else " "
    assert found == shape(article_wikitext(filled(words)))


def test_the_name_of_a_source_is_quoted() -> None:
    """An id with a quotation mark does not end the name of its reference."""
    text = article_wikitext((Paragraph((Note(Source('a"/><b>', "t")),)), Notes()))
    assert text.startswith('<ref name="a.22/.3e.3cb.3e" />\n')


def test_a_picture_has_a_title_that_a_wiki_takes() -> None:
    """Signs that a wiki takes in no title are left out of the name of a file."""
    assert article_wikitext((Picture("a|b]]__c/..d.svg", "x|y"),)) == "[[File:a-b--_c-..d.svg|thumb|x&#124;y]]\n"
