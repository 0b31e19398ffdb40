"""Places: what is told to them and back is the same place."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulefork.jcz.place import Unplaced, part, pointer, position, square
from rulefork.jcz.vocabulary import load_vocabulary
from rulefork.rulebook.book import load_rulebook
from rulefork.rulebook.tile import HALVES, SIDES

WORDS = load_vocabulary()
SEGMENTS = [
    (segment.kind, [(HALVES if segment.kind == "farm" else SIDES)[port] for port in sorted(segment.ports)])
    for tile in load_rulebook().tiles.values()
    for layout in tile.layouts
    for segment in layout.segments
]
NUMBERS = st.integers(-50, 50)


@given(NUMBERS, NUMBERS)
def test_squares(x: int, y: int) -> None:
    """Their y grows to the south, and there and back is the same square."""
    assert position([x, y]) == [x, -y]
    assert square(position([x, y])) == (x, y)


@given(st.sampled_from(SEGMENTS), NUMBERS, NUMBERS)
def test_parts(segment: tuple[str, list[str]], x: int, y: int) -> None:
    """Every part of every tile, however it lies, is told and read back."""
    told = {"at": [x, y], "feature": segment[0], "sides": segment[1]}
    assert part(pointer(told, WORDS), WORDS) == told


@pytest.mark.parametrize(
    ("told", "theirs"),
    [
        ({"at": [1, 2], "feature": "road", "sides": ["E", "W"]}, ("Road", "WE")),
        ({"at": [1, 2], "feature": "city", "sides": ["E", "S"]}, ("City", "SE")),
        ({"at": [1, 2], "feature": "city", "sides": ["N", "E", "W"]}, ("City", "_S")),
        ({"at": [1, 2], "feature": "farm", "sides": ["NL", "WR"]}, ("Field", "NL.WR")),
        ({"at": [1, 2], "feature": "farm", "sides": []}, ("Field", "I")),
        ({"at": [1, 2], "feature": "cloister", "sides": []}, ("Monastery", "I")),
    ],
)
def test_examples(told: dict[str, object], theirs: tuple[str, str]) -> None:
    """The notation, piece by piece."""
    found = pointer(told, WORDS)
    assert (found["position"], found["feature"], found["location"]) == ([1, -2], *theirs)


def test_what_is_no_part_of_a_tile() -> None:
    """Places of their own and features without a counterpart are refused by name."""
    with pytest.raises(Unplaced, match="no word for the place"):
        pointer({"place": "tower", "squares": [[0, 0]], "part": ""}, WORDS)
    with pytest.raises(Unplaced, match="a feature Garden"):
        part({"position": [0, 0], "feature": "Garden", "location": "I"}, WORDS)
    with pytest.raises(Unplaced, match="no location 'XY' of a road"):
        part({"position": [0, 0], "feature": "Road", "location": "XY"}, WORDS)
