"""A position is meant by its title, its id, a part that only it has, or its file."""

from pathlib import Path

import pytest

from rulefork.rulebook import Rulebook
from rulefork.spec.position import read_positions
from rulefork.spec.positionsearch import find_position

from .small import BOOK, findings, write

pytestmark = pytest.mark.usefixtures("here")

TITLES = {
    "lone-knight": "Red's knight stands alone",
    "two-knights": "Red's knight stands beside Blue's knight",
    "knight": "the knight",
    "walk": "the book's example of a walk",
}


def titles_of(text: str, titles: dict[str, str] = TITLES) -> str:
    """Return the title of the position that the text means among these."""
    for name, title in titles.items():
        write(f"scenarios/{name}.yaml", f'title: "{title}"\nplayers: [Red, Blue]\nturns: []\n')
    positions = read_positions([Path("scenarios")], BOOK) if titles else {}
    return find_position(text, positions, BOOK).title


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Red's knight stands alone", "lone-knight"),
        ("  RED'S KNIGHT STANDS ALONE ", "lone-knight"),
        ("lone-knight", "lone-knight"),
        ("The Knight", "knight"),
        ("knight", "knight"),
        ("beside blue", "two-knights"),
        ("two kni", "two-knights"),
        ("walk example", "walk"),
        ("Blues knight", "two-knights"),
        ("scenarios/walk.yaml", "walk"),
        ("./scenarios/walk.yaml", "walk"),
    ],
)
def test_found(text: str, name: str) -> None:
    """Title or id in full, a part of either, some of the words, or the path of the file."""
    assert titles_of(text) == TITLES[name]


def test_several() -> None:
    """A part that several positions have is not enough."""
    assert findings(lambda: titles_of("stands")) == [
        "<position>:1:1: `stands` may be any of 2 positions; `Red's knight stands alone`; "
        "`Red's knight stands beside Blue's knight`; say more of the title"
    ]


def test_very_many() -> None:
    """Not all of very many are listed."""
    (found,) = findings(lambda: titles_of("road", {f"road-{n}": f"road {n}" for n in range(8)}))
    assert "may be any of 8 positions" in found
    assert "`road 4`; and 3 more; " in found


def test_nothing_near() -> None:
    """No title is proposed that has no word like those of the text."""
    assert findings(lambda: titles_of("xyzzy")) == [
        "<position>:1:1: no position is called `xyzzy`; `rulefork board` lists them"
    ]


@pytest.mark.parametrize(
    ("text", "near"), [("wlak exmaple", "walk"), ("Reds knihgt alone", "lone-knight"), ("besides", "two-knights")]
)
def test_unknown(text: str, near: str) -> None:
    """The position whose words are most like the text is told."""
    assert findings(lambda: titles_of(text)) == [
        f"<position>:1:1: no position is called `{text}`; did you mean `{TITLES[near]}`?"
    ]


@pytest.mark.parametrize("text", ["", "?!"])
def test_nothing(text: str) -> None:
    """A text without words means no position."""
    assert f"no position is called `{text}`" in findings(lambda: titles_of(text))[0]


def test_no_positions() -> None:
    """Where there are none, none is near."""
    assert findings(lambda: titles_of("any", {})) == [
        "<position>:1:1: no position is called `any`; there are no positions"
    ]


def test_a_file(book: Rulebook) -> None:
    """A file that is missing, or holds something else, is told as such."""
    assert findings(lambda: find_position("no.yaml", {}, book)) == [
        "no.yaml:1:1: there is no such file; check the path"
    ]
    write("house.yaml", "extends: hig\n")
    assert "house.yaml:1:1: `title` is missing" in "\n".join(findings(lambda: find_position("house.yaml", {}, book)))
