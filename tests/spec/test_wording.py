"""Sentences about texts and boxes: they are answered by the rule data."""

import pytest

from rulefork.rulebook import load_rulebook, resolve
from rulefork.spec.language import language
from rulefork.spec.situation import Situation

BOOK = load_rulebook()
LANGUAGE = language(BOOK)


@pytest.fixture
def observed(under):
    """Return a function that gives the answer to a sentence under a ruleset."""

    def observe(text: str, rules: str = "hig") -> str:
        game = under(rules)
        return str(LANGUAGE.parse(text).observe(Situation(game, {}, (game.begin(("Red", "Blue")),))))

    return observe


@pytest.mark.parametrize("edition", BOOK.editions)
def test_text_is_quoted_as_the_edition_has_it(observed, edition):
    """Whichever value a sentence asks for, the answer is the pin of what the text says, not of what is played."""
    for toggle in BOOK.toggles.values():
        said = toggle.values[resolve(edition, BOOK).value(toggle.id)].pin
        for value in toggle.values.values():
            assert observed(f"by the book {value.pin}", edition) == f"by the book {said}"


def test_source_behind_a_value_is_confirmed_or_put_right(observed):
    """A source that stands behind the value is confirmed; else those that do are named."""
    assert observed("the value of dragon-moves rests on c1/dragon") == "the value of dragon-moves rests on c1/dragon"
    assert observed("the value of dragon-moves rests on c1/fairy") == "the value of dragon-moves rests on c1/dragon"
    assert observed("the value of dragon-moves rests on c1/fairy", "it").endswith("rests on nothing")


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("the expansion has 29 tiles", "the expansion has 30 tiles"),
        ("the expansion has 30 designs", "the expansion has 29 designs"),
        ("the expansion holds two copies of 0 designs", "the expansion holds two copies of 1 design"),
        ("1 tile of the expansion bear a dragon", "12 tiles of the expansion bear a dragon"),
        ("each tile of the expansion bears one of 3 symbols", "each tile of the expansion bears one of 4 symbols"),
        ("the dragon is on 0 designs with a tunnel", "the dragon is on 1 design with a tunnel"),
        ("the expansion holds 2 fairy", "the expansion holds 1 fairy"),
        ("1 tile of the second edition show highwaymen", "3 tiles of the second edition show highwaymen"),
        ("0 tiles of the second edition show a pigsty", "1 tile of the second edition show a pigsty"),
    ],
)
def test_box_is_counted(observed, asked, answer):
    """Counts are those of the tile and figure data (component/* in the catalogue)."""
    assert observed(asked) == answer
