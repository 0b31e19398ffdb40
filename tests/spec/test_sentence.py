"""Sentences: parsing what was printed gives the same sentence back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulefork.rulebook import load_rulebook
from rulefork.spec.language import CAUSED, EVERY_ACT, OBSERVATIONS, language
from rulefork.spec.observation import Because, HasNoChoice, May
from rulefork.spec.sentence import COMPASS, InPosition, UnknownSentence, listed, sides
from rulefork.spec.wording import WORDINGS, TextSays

BOOK = load_rulebook()
LANGUAGE = language(BOOK)
SENTENCES = (InPosition, *EVERY_ACT, *OBSERVATIONS, *WORDINGS)

PLACES = st.sampled_from(["the gap", "the west gap", "Red's gap", "the knight's tile", "(0, 1)", "(-3, 12)"])
FEATURES = st.sampled_from(["the north city", "Blue's road", "the farm"])
WORDS = {
    "player": st.sampled_from(["Red", "Blue", "Green", "Yellow", "Black", "Pink"]),
    "title": st.sampled_from(["a dragon tile will complete Red's city", "new game", "Red, Blue and 2 others"]),
    "tile": st.sampled_from(["the tile cap-straight", "the dragon tile", "Red's portal tile"]),
    "place": PLACES,
    "feature": FEATURES,
    "site": st.sampled_from(["the castle", "Blue's castle", "the pyramid"]),
    "figure": st.one_of(
        st.sampled_from(
            ["Red's knight", "Blue's second knight", "Red's follower", "Blue's large follower", "the mage"]
        ),
        st.builds("Red's thief {} {}".format, st.sampled_from(["on", "in"]), st.one_of(PLACES, FEATURES)),
    ),
    "piece": st.sampled_from(["mayor", "large follower", "guard follower", "builder"]),
    "role": st.sampled_from(["knight", "thief", "monk", "farmer"]),
    "kind": st.sampled_from(["city", "road", "cloister", "farm", "fairy", "pyramid"]),
    "symbol": st.sampled_from(["volcano", "dragon", "princess", "portal"]),
    "goods": st.sampled_from(["cloth", "wheat", "wine"]),
    "stage": st.sampled_from(["tile placement", "deployment", "walk of the dragon", "scoring", "final scoring"]),
    "print": st.sampled_from(["a tunnel", "a cloister", "an inner field"]),
    "corner": st.integers(0, 3),
    "direction": st.sampled_from(["north", "south-east", "middle"]),
    "side": st.integers(0, 3),
    "sides": st.lists(st.integers(0, 3), min_size=1, max_size=6).map(tuple),
    "degrees": st.sampled_from([0, 90, 180, 270]),
    "store": st.sampled_from(["supply of ghosts", "supply of sheep tokens"]),
    "edition": st.sampled_from(["hig-c1-2010", "drache-und-fee"]),
    "toggle": st.sampled_from(sorted(BOOK.toggles)),
    "source": st.sampled_from(sorted(BOOK.sources)),
    "neutral": st.sampled_from(["dragon", "fairy"]),
    "picture": st.sampled_from(["a garden", "highwaymen", "a donkey stable"]),
    **dict.fromkeys(["points", "steps", "tiles", "designs", "number"], st.integers(0, 130)),
}


@st.composite
def told(draw, sentences=SENTENCES):
    """Draw a sentence of any class, with values for its slots."""
    sentence = draw(st.sampled_from(sentences))
    slots = [part.partition("}")[0] for part in sentence.pattern.split("{")[1:]]
    return sentence(*(draw(WORDS[slot]) for slot in slots))


@given(told())
def test_what_was_printed_is_parsed_to_the_same_sentence(sentence):
    """Printing and parsing are inverse for every sentence and every value of its slots."""
    assert LANGUAGE.parse(str(sentence)) == sentence


@given(told(EVERY_ACT), st.booleans())
def test_leave_for_an_act_is_parsed_to_the_same_sentence(act, allowed):
    """So it is for what somebody may or may not do."""
    if str(act) != "the game ends":
        assert LANGUAGE.parse(str(May(act, allowed))) == May(act, allowed)
        assert LANGUAGE.parse(str(HasNoChoice(act))) == HasNoChoice(act)


RULINGS = st.sampled_from(["volcano/no-follower-on-tile", "gap/last-tile-dragon", "fairy/bonus-added-zmg-c2"])


@given(told([each for each in CAUSED if each is not May]), RULINGS)
def test_what_is_told_with_its_ruling_is_parsed_to_the_same_sentence(sentence, ruling):
    """So it is for what happened because of a ruling; the ruling belongs to the answer, not to the question."""
    because = Because(sentence, ruling)
    assert LANGUAGE.parse(str(because)) == because
    assert because.question() == sentence.question()


@given(told(EVERY_ACT), RULINGS)
def test_ban_told_with_its_ruling_is_parsed_to_the_same_sentence(act, ruling):
    """So it is for what a ruling forbids; leave needs no ruling, and what no ruling brings about takes none."""
    if str(act) != "the game ends":
        because = Because(May(act, False), ruling)
        assert LANGUAGE.parse(str(because)) == because
        with pytest.raises(UnknownSentence, match="may"):
            LANGUAGE.parse(str(Because(May(act, True), ruling)))


@pytest.mark.parametrize("text", ["the bag holds 3 tiles", "Red deploys a knight", "nobody scores"])
def test_what_no_ruling_brings_about_takes_none(text):
    """A ruling stands behind bans and events only; the nearest sentences are those that take one."""
    with pytest.raises(UnknownSentence) as caught:
        LANGUAGE.parse(f"{text} because of dragon/six-steps")
    assert "{player} scores {points} because of {ruling}" in caught.value.nearest


@given(told(OBSERVATIONS), told(OBSERVATIONS))
def test_answers_to_one_question_are_asked_alike(one, other):
    """Two observations that differ in their answers only have the same question, and an answered one has no gap."""
    assert "…" in one.question() or one.question() == str(one)
    assert "…" not in str(one)
    if type(one) is type(other) and one.question() != other.question():
        assert one != other


@pytest.mark.parametrize("sentence", [each for each in (*SENTENCES, *LANGUAGE.made) if each is not InPosition])
def test_example_of_each_sentence_is_one(sentence):
    """The example that `rulefork steps` shows is understood as that very sentence, and prints as it stands."""
    parsed = LANGUAGE.parse(sentence.example)
    assert type(parsed) is sentence
    assert str(parsed) == sentence.example


def test_no_text_fits_two_sentences():
    """An example of one sentence is not understood by the pattern of another one before it."""
    for sentence in SENTENCES:
        assert type(LANGUAGE.parse(sentence.example)) is sentence


def test_pins_are_the_sentences_of_the_toggles():
    """Every value of every toggle has its pin, and the pin parses to it."""
    for toggle in BOOK.toggles.values():
        for value in toggle.values.values():
            pin = LANGUAGE.parse(value.pin)
            assert (pin.toggle, pin.value, str(pin)) == (toggle.id, value.id, value.pin)
            assert pin.parameters() == []


def test_texts_are_asked_by_the_pins():
    """What the text says, however it is played, is a sentence for the pin of each value."""
    for text, pin in LANGUAGE.pins.items():
        said = LANGUAGE.parse(f"by the book {text}")
        assert said == TextSays(pin)
        assert str(said) == f"by the book {text}"
        assert text not in said.question()


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("Red deploys a highwayman", "Red deploys a thief"),
        ("Red scores 9 points for the monastery", "Red scores 9 points for the cloister"),
        ("Red scores 1 points", "Red scores 1 point"),
        ("Red scores 3 points for the field", "Red scores 3 points for the farm"),
    ],
)
def test_other_words_are_understood(text, printed):
    """The words of the second edition are understood and printed in those of the first."""
    assert str(LANGUAGE.parse(text)) == printed


@pytest.mark.parametrize(
    "text", ["Red deploy a knight", "the dragon flies", "Red may the fairy", "Red may scores 8 points"]
)
def test_unknown_text_names_the_nearest_sentences(text):
    """What no sentence fits is refused with the nearest ones."""
    with pytest.raises(UnknownSentence) as caught:
        LANGUAGE.parse(text)
    assert caught.value.text
    assert len(caught.value.nearest) <= len(SENTENCES)


@given(st.lists(st.sampled_from(COMPASS), min_size=1))
def test_lists_of_sides_are_read_as_they_are_written(words):
    """A list in prose is read back to the sides in order."""
    assert [COMPASS[side] for side in sides(listed(words))] == words
