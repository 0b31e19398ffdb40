"""Rulings are found by words, whichever edition or language they are from, the best ones first."""

import pytest

from rulefork.rulebook import Rulebook
from rulefork.rulebook.finding import Where
from rulefork.spec.ruling import Case, Kind, Ruling, Step
from rulefork.spec.rulingsearch import search
from rulefork.spec.sentence import InPosition
from rulefork.spec.suite import Suite, load_suite

WHERE = Where("features/x.feature")


def ruling(
    id: str, title: str = "", *, remark: str = "", case: str = "", step: str = "", kind: Kind = "rule"
) -> Ruling:
    """Return a ruling with one case of one step."""
    given = Step("Given", step, WHERE, InPosition("x"))
    cases = (Case(f"{id}:case", id, case, WHERE, {}, None, (given,), ""),)
    topic = id.split("/")[0]
    return Ruling(id, title, remark, topic, kind, (), ("C1",), (), frozenset(), WHERE, cases)


RULINGS = (
    ruling("fairy/on-tile", "She stands on a tile", step="Red's follower is on the board"),
    ruling("princess/goes", "A meeple goes home", remark="The castle lady sends it."),
    ruling("portal/far", "The magic portal leads far away", case="A knight comes by it", kind="official"),
    ruling("portal/follower", "It carries one follower", remark="No more than one follower.", step="Blue's Followers"),
    ruling("base/street", "Cloisters lie beside roads"),
)


def ids(book: Rulebook, *texts: str, **narrower: tuple[str, ...]) -> list[str]:
    """Return the ids of the rulings found, the best first."""
    return [each.id for each in search(RULINGS, texts, book.glossary, **narrower).rulings]


def test_all_without_words(book: Rulebook) -> None:
    """Without words all rulings are listed in their order."""
    assert ids(book) == [each.id for each in RULINGS]


@pytest.mark.parametrize("text", ["follower", "Meeples", "Gefolgsmann", "seguaci", "GEFOLGSLEUTE"])
def test_any_word_finds_the_same(book: Rulebook, text: str) -> None:
    """Synonyms find the same rulings in the same order: those with the word in id or title come first."""
    assert ids(book, text) == ["portal/follower", "princess/goes", "fairy/on-tile"]


def test_all_words_must_match(book: Rulebook) -> None:
    """A ruling has all of the words, wherever each of them is."""
    assert ids(book, "Zaubergang", "Meeple") == ["portal/follower"]
    assert ids(book, "portale magico ritter") == ["portal/far"]
    assert ids(book, "portal", "Burgfräulein") == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("on-tile", ["fairy/on-tile"]),
        ("FAIRY/ON", ["fairy/on-tile"]),
        ("lies-beside", []),
        ("castle lady", ["princess/goes"]),
        ("Klöster", ["base/street"]),
        ("away", ["portal/far"]),
        ("wa", ["portal/far"]),
        ("Blue's", ["portal/follower"]),
        ("?!", []),
    ],
)
def test_other_words(book: Rulebook, text: str, found: list[str]) -> None:
    """Words that are no terms are found in ids, titles, remarks, cases and steps, as parts of words too."""
    assert ids(book, text) == found


def test_terms_are_whole_words(book: Rulebook) -> None:
    """A term is not found inside other words: a fee is not free."""
    assert ids(book, "farm") == []


def test_narrower(book: Rulebook) -> None:
    """Kind and topic narrow the search."""
    assert ids(book, kinds=("official",)) == ["portal/far"]
    assert ids(book, "follower", topics=("portal", "base")) == ["portal/follower"]


def test_missed(book: Rulebook) -> None:
    """A word that nothing has is named with the one that might be meant."""
    found = search(RULINGS, ["Folower", "unicorn", "portal"], book.glossary)
    assert found.rulings == ()
    assert found.missed == {"Folower": "did you mean `follower`?", "unicorn": ""}
    assert [each.terms for each in found.sought] == [(), (), ("magic-portal",)]


@pytest.fixture(scope="module")
def suite() -> Suite:
    """Return the suite of the repository."""
    return load_suite()


@pytest.mark.parametrize(
    "synonyms",
    [
        ("meeple", "follower", "Gefolgsmann", "seguace"),
        ("Zaubergang", "portale magico", "magic portal", "magic portals"),
        ("Burgfräulein", "Burgfraeulein", "Prinzessin", "principessa", "princess"),
        ("thief", "highwaymen"),
        ("monastery", "cloister", "Kloster"),
        ("Drache", "Drachen", "dragone", "dragon"),
        ("Fee", "fata", "fairies"),
    ],
)
def test_the_rulings_of_the_repository(suite: Suite, synonyms: tuple[str, ...]) -> None:
    """On the rulings that come with rulefork, all names of a thing find the same, and something."""
    hits = (search(suite.rulings, [text], suite.book.glossary).rulings for text in synonyms)
    found = {tuple(ruling.id for ruling in rulings) for rulings in hits}
    assert len(found) == 1
    assert all(found)
