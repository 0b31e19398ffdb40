"""Words that mean the same thing of the game: two editions, German and Italian, singular and plural, any spelling."""

import pytest

from rulefork.rulebook import Rulebook
from rulefork.rulebook.glossary import Term
from rulefork.spec.thesaurus import Thesaurus, stems, words

GLOSSARY = {
    term.id: term
    for term in (
        Term("follower", ("follower",), ("meeple",), ("Gefolgsmann", "Gefolgsleute"), ("seguace",)),
        Term("magic-portal", ("magic portal", "portal"), ("magic portal",), ("Zaubergang",), ("portale magico",)),
        Term("princess", ("princess",), ("princess",), ("Burgfräulein", "Prinzessin"), ("principessa",)),
        Term("thief", ("thief",), ("highwayman",)),
        Term("city", ("city",), ("city",), ("Stadt",)),
        Term("fairy", ("fairy",), ("fairy",), ("Fee",), ("fata",)),
        Term("deploy", ("deploy",), ("place",), ("Gefolgsmann setzen",)),
        Term("supply", ("supply",), ("supply",)),
        Term("side", ("side of the table",), ("supply",)),
    )
}


@pytest.fixture
def thesaurus() -> Thesaurus:
    """Return the thesaurus of a small glossary."""
    return Thesaurus(GLOSSARY)


@pytest.mark.parametrize(
    ("text", "term"),
    [
        ("meeple", "follower"),
        ("FOLLOWERS", "follower"),
        ("Gefolgsmann", "follower"),
        ("gefolgsmänner", "follower"),
        ("Gefolgsleuten", "follower"),
        ("seguaci", "follower"),
        ("portal", "magic-portal"),
        ("Magic Portals", "magic-portal"),
        ("Zaubergänge", "magic-portal"),
        ("portali magici", "magic-portal"),
        ("Burgfräulein", "princess"),
        ("Burgfraeulein", "princess"),
        ("burgfraulein", "princess"),
        ("Burgfra\u0308ulein", "princess"),
        ("Prinzessinnen", "princess"),
        ("principesse", "princess"),
        ("princess's", "princess"),
        ("princesses", "princess"),
        ("thieves", "thief"),
        ("highwaymen", "thief"),
        ("cities", "city"),
        ("Städte", "city"),
        ("Feen", "fairy"),
        ("fate", "fairy"),
    ],
)
def test_one_term(thesaurus: Thesaurus, text: str, term: str) -> None:
    """However a thing is called, it is the same thing."""
    (sought,) = thesaurus.understand([text])
    assert sought.terms == (term,)


def test_several_words(thesaurus: Thesaurus) -> None:
    """The longest term counts, across what was typed apart; other words stand for themselves."""
    sought = thesaurus.understand(["Gefolgsmann", "setzen", "and", "portale", "magico Meeple"])
    assert [(each.text, each.terms) for each in sought] == [
        ("Gefolgsmann setzen", ("deploy",)),
        ("and", ()),
        ("portale magico", ("magic-portal",)),
        ("Meeple", ("follower",)),
    ]


def test_phrases(thesaurus: Thesaurus) -> None:
    """Texts are searched for the English words of the term, in both editions."""
    (sought,) = thesaurus.understand(["seguace"])
    assert sought.phrases == {("follower",), ("meeple",)}


def test_an_everyday_word(thesaurus: Thesaurus) -> None:
    """Texts place many things; who types it may mean that, but who types its synonym does not."""
    assert thesaurus.understand(["deploy"])[0].phrases == {("deploy",)}
    assert thesaurus.understand(["place"])[0].phrases == {("deploy",), ("place",)}


def test_a_word_of_two_terms(thesaurus: Thesaurus) -> None:
    """A word may stand for two things, but a thing is not looked for under the first name of another."""
    assert thesaurus.understand(["supply"])[0].terms == ("supply", "side")
    assert thesaurus.understand(["side of the table"])[0].phrases == {("side", "of", "the", "table")}


def test_vocabulary(thesaurus: Thesaurus) -> None:
    """The vocabulary holds every English word, of whichever edition."""
    assert {"meeple", "portal", "highwayman"} <= set(thesaurus.vocabulary())


@pytest.mark.parametrize(
    ("text", "stemmed"),
    [
        ("The Dragon's walk", ("the", "dragon", "walk")),
        ("Red\u2019s foxes; two churches", ("red", "fox", "two", "church")),
        ("this is us, less glass, bus", ("this", "is", "us", "less", "glass", "bus")),
        ("dragon/moves-before-scoring", ("dragon", "move", "before", "scoring")),
    ],
)
def test_stems(text: str, stemmed: tuple[str, ...]) -> None:
    """English words are compared in the singular, without signs."""
    assert stems(text) == stemmed


def test_words() -> None:
    """Accents, capitals and ligatures make no difference."""
    assert words("Straße Éclair ﬁne") == ["strasse", "eclair", "fine"]


def test_the_whole_glossary(book: Rulebook) -> None:
    """Every word of the glossary is understood as the term that it belongs to."""
    thesaurus = Thesaurus(book.glossary)
    for term in book.glossary.values():
        for text in (*term.c1, *term.c2, *term.german, *term.italian):
            (sought,) = thesaurus.understand([text])
            assert term.id in sought.terms, text
            assert len(sought.terms) <= 2, text
