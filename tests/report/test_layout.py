"""Text set for reading."""

import pytest

from rulefork.report.ink import Ink
from rulefork.report.layout import clip, columns, counted, page, plain, wrapped


@pytest.mark.parametrize(
    ("text", "width", "clipped"), [("dragon", 6, "dragon"), ("dragons", 6, "drago…"), ("a b c", 3, "a…")]
)
def test_clip(text: str, width: int, clipped: str) -> None:
    """A text that is too long ends in an ellipsis."""
    assert clip(text, width) == clipped


@pytest.mark.parametrize(("number", "text"), [(0, "0 rulings"), (1, "1 ruling"), (2, "2 rulings")])
def test_counted(number: int, text: str) -> None:
    """A noun agrees with its number."""
    assert counted(number, "ruling") == text


def test_counted_phrase() -> None:
    """A plural of its own can be given."""
    assert counted(2, "ruling comes", "rulings come") == "2 rulings come"


def test_wrapped() -> None:
    """The lines of a paragraph hang behind what stands first, and words with hyphens stay whole."""
    assert wrapped("one two three four", width=30, first="because ") == ["because one two three four"]
    assert wrapped("one-two three-four five-six", width=28, first="because ") == [
        "because one-two three-four",
        "        five-six",
    ]
    assert wrapped("aa bb cc dd ee ff gg hh ii jj", width=24, then="  ") == ["aa bb cc dd ee ff gg hh", "  ii jj"]


def test_wrapped_nothing() -> None:
    """A paragraph without words keeps what stands first."""
    assert wrapped("", first="  problem  ") == ["  problem"]


def test_columns() -> None:
    """Columns are as wide as their longest text, the last one is free."""
    assert columns([("a", "bbb", "c"), ("aaa", "b", "")], indent=1) == [" a    bbb  c", " aaa  b"]
    assert columns([]) == []


def test_page() -> None:
    """Empty parts of a page are dropped."""
    assert page([["a", "b"], [], ["c"]]) == "a\nb\n\nc\n"


def test_plain() -> None:
    """Control characters are written out, so that they do nothing to a terminal."""
    assert plain("red \x1b[31m text\n") == "red \\x1b[31m text\\x0a"
    assert plain("a\u202eb\u2066c\u200f") == "a\\u202eb\\u2066c\\u200f"
    assert plain("Grün \u0645\u06cc\u200c\u062e") == "Grün \u0645\u06cc\u200c\u062e"


def test_plain_direction() -> None:
    """What would turn the order of letters, end a line otherwise or is no character at all is written out, too."""
    assert plain("a\u202eb\u2066c\u200fd") == "a\\u202eb\\u2066c\\u200fd"
    assert plain("a\u2028b\ufeffc\ud800") == "a\\u2028b\\ufeffc\\ud800"
    assert plain("Burgfräulein, 龍, עברית") == "Burgfräulein, 龍, עברית"


def test_ink() -> None:
    """Text is coloured only where colour is wanted."""
    assert Ink(True)("!", "bad") == "\x1b[1;31m!\x1b[0m"
    assert Ink(False)("!", "bad") == "!"
    assert Ink(True)(" ", "bad") == " "
    assert Ink(True)("=", None) == "="
