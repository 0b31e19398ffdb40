"""Witnesses that were read against the documents; each file begins with what they say, in our own words.

`RULEFORK_GOLDEN=write pytest tests/search/test_golden.py` writes them anew below what was said; read them again then.
"""

import os
from pathlib import Path
from typing import Final

import pytest

from rulefork.report.witness_gherkin import witnesses_gherkin
from rulefork.search.exhibit import Exhibitor
from rulefork.search.notation import write_game
from rulefork.spec.suite import load_suite

from .pairs import BOOK, BOX, searched

FOLDER: Final = Path(__file__).parent / "golden"
READ: Final = sorted(path.stem for path in FOLDER.glob("*.feature"))
EXHIBITOR: Final = Exhibitor(BOOK, BOX, load_suite().rulings)


def told(change: str) -> str:
    """Return the witness of one change as it is kept: the game in one line, then the feature."""
    story = searched(change).story
    assert story is not None
    return f"# {write_game(story.witness.actions, story.a.game)}\n" + witnesses_gherkin(
        [EXHIBITOR.exhibit(story)], BOOK.toggles
    )


@pytest.mark.parametrize("change", READ)
def test_witness_is_as_it_was_read(change: str) -> None:
    """A witness that comes out differently has to be read again."""
    path = FOLDER / f"{change}.feature"
    comments = [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("## ")]
    text = "\n".join([*comments, told(change)])
    if os.environ.get("RULEFORK_GOLDEN") == "write":
        path.write_text(text, encoding="utf-8")
    assert comments, "say what the documents say"
    assert text == path.read_text(encoding="utf-8")


def test_ten_were_read() -> None:
    """More may be."""
    assert len(READ) >= 10
