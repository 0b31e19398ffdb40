"""Toggles are read from their file, and what does not fit together is found."""

import pytest

from rulefork.rulebook import CrossRule, Rulebook, ToggleValue
from rulefork.rulebook.toggle import read_toggles, toggle_faults
from rulefork.rulebook.yamlfile import parse_yaml

from .small import TOGGLES, dedented


def faults(old: str, new: str) -> list[str]:
    """Return what is wrong in the small toggles after one change, without the file's name."""
    text = dedented(TOGGLES)
    assert text.count(old) == 1
    document = parse_yaml(text.replace(old, new), "f")
    return [str(each) for each in toggle_faults(document, read_toggles(document))]


def test_a_toggle_says_all_that_its_entry_says(small: Rulebook) -> None:
    """Values in the order of the file, bonds with their reasons."""
    point = small.toggles["fairy-point"]
    assert (point.question, point.house_rule, point.note) == ("Who gets the point?", True, "")
    assert point.excludes == (CrossRule({"fairy-place": "on-tile"}, "her-follower", "she stands beside nobody"),)
    assert point.requires[0].when == {"fairy-place": "beside", "dragon-moves": "after"}
    assert point.no_effect_with == (CrossRule({"dragon-moves": "after"}, None, "nobody is left"),)
    assert small.toggles["dragon-moves"].rulings == ("dragon/moves",)
    assert small.toggles["art"].wording_only == "It is a picture."
    assert small.toggles["fairy-place"].note == "The fairy came first."
    assert list(small.toggles) == ["dragon-moves", "fairy-place", "fairy-point", "art"]


def test_a_value_left_open_is_played_as_another(small: Rulebook) -> None:
    """The others are played as they are."""
    place = small.toggles["fairy-place"]
    assert list(place.values) == ["beside", "on-tile", "left-open"]
    assert place.values["left-open"] == ToggleValue(
        "left-open", "It is left open.", "the text leaves the fairy open", "beside", "As beside."
    )
    assert (place.played("left-open"), place.played("on-tile")) == ("beside", "on-tile")


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        (
            "plays-as: beside",
            "plays-as: besides",
            "f:12:88: unknown value of fairy-place `besides`; did you mean `beside`?",
        ),
        (
            "plays-as: beside",
            "plays-as: left-open",
            "f:12:88: `left-open` is not played itself; a value is played as one that says what to do; name that one",
        ),
        (
            "the dragon moves after scoring",
            "the dragon moves before scoring",
            "f:5:40: duplicate pin `the dragon moves before scoring`; it fixes dragon-moves=before already; "
            "word one differently",
        ),
        (
            "value: her-follower, because: she",
            "value: hers, because: she",
            "f:23:45: unknown value of fairy-point `hers`; known: her-follower, anyone",
        ),
        (
            "{when: {fairy-place: on-tile}",
            "{when: {fairy-plaice: on-tile}",
            "f:23:15: unknown toggle `fairy-plaice`; did you mean `fairy-place`?",
        ),
        (
            "{when: {dragon-moves: after}",
            "{when: {dragon-moves: aftr}",
            "f:27:29: unknown value of dragon-moves `aftr`; did you mean `after`?",
        ),
    ],
)
def test_faults_are_found(old: str, new: str, found: str) -> None:
    """Each fault is told with its place."""
    assert faults(old, new) == [found]
