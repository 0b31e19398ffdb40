"""The names of JCloisterZone: they are ours on one side, and every box has its tiles."""

from collections import Counter
from pathlib import Path

import pytest

from rulefork.jcz.vocabulary import load_vocabulary, read_vocabulary
from rulefork.rulebook.book import load_rulebook
from rulefork.rulebook.data import data_folder
from rulefork.rulebook.finding import BadInput

WORDS = load_vocabulary()
BOOK = load_rulebook()
TEXT = (data_folder("rules") / "jcloisterzone.yaml").read_text(encoding="utf-8")


@pytest.mark.parametrize("box", ["base", "princess-and-dragon", "traders-and-builders", "the-tower", "festival"])
@pytest.mark.parametrize("family", ["C1", "C2"])
def test_sets_hold_the_tiles_of_the_box(box: str, family: str) -> None:
    """The sets of a box hold each tile of ours as often as the box does."""
    sets = WORDS.sets_of((box,), family)  # type: ignore[arg-type]
    copies = {tile.id: len(WORDS.copies(tile.id, sets)) for tile in BOOK.tiles.values() if tile.set == box}
    assert copies == {tile.id: tile.copies for tile in BOOK.tiles.values() if tile.set == box}


def test_a_tile_is_one_design_of_ours() -> None:
    """No tile of theirs in the sets of one box is of another box of ours."""
    boxes: dict[str, Counter[str]] = {}
    for tile in WORDS.tiles.values():
        for name in tile.sets:
            boxes.setdefault(name, Counter())[BOOK.tiles[tile.ours].set] += 1
    assert all(len(counts) == 1 for counts in boxes.values())


def test_the_first_copy_has_no_picture() -> None:
    """Of the second edition's corner tiles the one with a garden comes last."""
    assert [tile.id for tile in WORDS.copies("corner", ("basic:2",))] == ["BA/Cc.1", "BA/Cc.1", "BA/CcG"]


def test_every_toggle_of_the_file_is_claimed_once() -> None:
    """A toggle that it can turn is none that it plays in one way."""
    along = {other for option in WORDS.options.values() for each in option.along.values() for other in each}
    assert not (WORDS.options.keys() | along) & WORDS.plays.keys()


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("id: cap-straight,", "id: cap-strait,", "unknown tile `cap-strait`"),
        ("fairy-final-scoring: [awarded]", "fairy-final-scoring: [given]", "unknown value of fairy-final-scoring"),
        ("  phantom: {element:", "  fantom: {element:", "unknown figure `fantom`"),
        ("turn: 270", "turn: 45", "is 45"),
    ],
)
def test_mistakes_are_told(tmp_path: Path, old: str, new: str, what: str) -> None:
    """Ids and values that the rules do not have are named, with their place."""
    assert old in TEXT
    path = tmp_path / "jcloisterzone.yaml"
    path.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadInput) as wrong:
        read_vocabulary(path, BOOK)
    assert what in str(wrong.value)
