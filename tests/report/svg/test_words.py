"""Words in pictures, hostile ones among them."""

from xml.etree import ElementTree

from hypothesis import given
from hypothesis import strategies as st

from rulefork.report.svg.words import broken, clipped, harmless, written

ANY = st.text(st.characters(codec=None, exclude_categories=()), max_size=60)
"""Any text whatever, with control characters, lone surrogates and signs that are no characters."""


@given(ANY)
def test_written_in_an_element_and_between_quotes(text: str) -> None:
    """Whatever a text is, XML holds it and gives it back harmless."""
    read = ElementTree.fromstring(f'<t a="{written(text)}">{written(text)}</t>'.encode())
    assert (read.text or "") == read.get("a") == harmless(text)


@given(ANY)
def test_nothing_that_misleads_is_left(text: str) -> None:
    """No control character and no sign that turns the direction of reading comes through."""
    bad = {
        *map(chr, (*range(32), *range(127, 160), *range(0x202A, 0x202F), *range(0x2066, 0x206A))),
        "\u200e",
        "\u200f",
    }
    assert not bad & {*harmless(text)}


def test_escaped() -> None:
    """Markup and quotes are written as XML writes them, tricks as what they are."""
    assert written("<b onload='x'>&\"") == "&lt;b onload=&#x27;x&#x27;&gt;&amp;&quot;"
    assert written("a\u202eb\x00c\ud800") == "a\\u202eb\\x00c\\ud800"


def test_clipped() -> None:
    """A text that is too long ends in an ellipsis."""
    assert clipped("the knight", 10) == "the knight"
    assert clipped("the knights", 10) == "the knigh…"


def test_broken() -> None:
    """A name is set in lines; what finds no room is left out, with an ellipsis."""
    assert broken("the south-west gap", width=10, most=3) == ["the south-", "west gap"]
    assert broken("one two three four five", width=5, most=2) == ["one", "two…"]
    assert broken("", width=5, most=2) == [""]


@given(ANY, st.integers(3, 20), st.integers(1, 4))
def test_broken_fits(text: str, width: int, most: int) -> None:
    """No line is longer than told, and there are no more lines than told."""
    lines = broken(text, width=width, most=most)
    assert 1 <= len(lines) <= most
    assert all(len(line) <= width for line in lines)
