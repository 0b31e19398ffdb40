"""Articles as values: what is in them, addresses and names of pictures that nothing can be hidden in."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulefork.report.article import Code, Heading, Note, Notes, Paragraph, Table, address, picture_file, sources_of
from rulefork.rulebook.source import Source
from rulefork.spec.suite import load_suite

from .articles import TEXTS

ONE, TWO = Source("c1/one", "One"), Source("c1/two", "Two", (), "https://example.org")


def test_sources_come_once_and_in_order() -> None:
    """Every source that a note names is told, at its first note, in tables too."""
    table = Table(((Note(TWO),),), (((Note(ONE),),), (("x", Note(TWO)),)))
    assert sources_of((Heading(1, ("x",)), Paragraph((Code("y"), Note(ONE))), table, Notes())) == (ONE, TWO)


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("https://example.org/a_(b)|c d", "https://example.org/a_%28b%29%7Cc%20d"),
        ("http://web.archive.org/2015/http://x.de/a%20b", "http://web.archive.org/2015/http://x.de/a%20b"),
        ("https://example.org/?a=__TOC__&b=~~~~", "https://example.org/?a=_%5FTOC_%5F&b=%7E%7E%7E%7E"),
        ("https://example.org/100%", "https://example.org/100%25"),
        ("https://example.org/ä", "https://example.org/%C3%A4"),
        ("javascript:alert(1)", ""),
        ("//example.org", ""),
        ("mailto:a@b.org", ""),
        ("https://", ""),
        ("", ""),
        (None, ""),
    ],
)
def test_address(url: str | None, shown: str) -> None:
    """Only pages of the web have an address, and no sign in it means anything to a wiki."""
    assert address(url) == shown


@given(TEXTS)
def test_an_address_holds_no_markup(text: str) -> None:
    """Whatever stands in an address, what comes out is one word without markup."""
    shown = address(f"https://example.org/{text}")
    assert re.fullmatch(r"https://[A-Za-z0-9/:?#@&=+,%._-]+", shown)
    assert "__" not in shown


@given(st.text())
def test_the_file_of_a_picture_is_a_plain_name(text: str) -> None:
    """No id leads out of a folder or into markup."""
    assert re.fullmatch(r"rulefork [a-z0-9-]*\.svg", picture_file(text))


def test_every_picture_has_a_file_of_its_own() -> None:
    """No two rulings that come with rulefork share a picture."""
    ids = [ruling.id for ruling in load_suite(()).rulings]
    assert len({picture_file(id) for id in ids}) == len(set(ids))
