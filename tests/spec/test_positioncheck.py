"""Every mistake in a position is shown with its place, the reason and a way out; all of them in one go."""

from pathlib import Path
from typing import Final

import pytest

from rulefork.spec.position import read_positions

from .small import BOOK, findings, write

pytestmark = pytest.mark.usefixtures("here")


def position(*turns: str, names: str = "", players: str = "[Red, Blue]", more: str = "") -> str:
    """Return a position: its turns stand from line 4, column 5 on, the names in the line after them."""
    listed = "".join(f"\n  - {{{turn}}}" for turn in turns) or " []"
    named = f"names: {{{names}}}\n" if names else ""
    return f"title: Odd\nplayers: {players}\nturns:{listed}\n{named}{more}"


def turn(more: str) -> str:
    """Return a position of one turn, in which `more` stands on line 4 from column 30 on."""
    return position(f"tile: tee, at: [1, 0],  {more}")


def names(mark: str) -> str:
    """Return a position with names, of which the first stands on line 4, column 9."""
    return position(names=mark)


ROLES: Final = "knight, thief, highwayman, monk, heretic, farmer"
SIDES: Final = "N, E, S, W"
HALVES: Final = "NL, NR, EL, ER, SL, SR, WL, WR"

SHAPES: Final[dict[str, tuple[str, str, str]]] = {
    "a key twice": ("title: Odd\ntitle: Even\n", "2:1", "duplicate key `title`"),
    "no title": ("players: [Red, Blue]\nturns: []\n", "1:1", "`title` is missing"),
    "a title in quotes": ("title: 'the \"gap\"'\nplayers: [Red, Blue]\nturns: []\n", "1:8", "without double quotes"),
    "no players": (position(players="[]"), "2:10", "two to six players"),
    "one player": (position(players="[Red]"), "2:10", "two to six players"),
    "too many players": (
        position(players="[Red, Blue, Green, Yellow, Black, Pink, Red]"),
        "2:10",
        "two to six players",
    ),
    "an unknown colour": (position(players="[Red, Bleu]"), "2:16", "did you mean `Blue`?"),
    "an unknown key": (position(more="to_mvoe: Red\n"), "4:1", "did you mean `to_move`?"),
    "an unknown role": (turn("deploy: knigth"), "4:38", "did you mean `knight`?"),
    "an unknown role with a side": (turn("deploy: {knigth: N}"), "4:39", "did you mean `knight`?"),
    "an unknown side": (turn("deploy: {knight: Q}"), "4:47", "a side of a tile as it lies"),
    "a side for a monk": (turn("deploy: {monk: N}"), "4:45", "a monk has no side"),
    "an angle": (turn("turned: 45"), "4:38", "degrees clockwise"),
    "a square of three": (position("tile: tee, at: [1, 0, 0]"), "4:21", "a square is written [x, y]"),
    "a step of the dragon": (turn("walk: [N, NE]"), "4:40", "`NE`"),
    "a tile for the princess": (turn("sends_home: {tile: [1, 0]}"), "4:43", "unknown key `tile`"),
    "an expansion twice": (position(more="expansions: [base, base]\n"), "4:13", ""),
    "no expansions": (position(more="expansions: []\n"), "4:13", ""),
    "a piece without a square": (position(more="put: [{piece: mage}]\n"), "4:7", "`at` is missing"),
    "a piece at a side": (position(more="put: [{piece: mage, at: [0, 0], side: N}]\n"), "4:33", "`side`"),
    "a kind of figure that is a number": (turn("deploy: {knight: N, figure: 7}"), "4:58", "7"),
    "two things for one name": (names("the gap: {square: [0, 1], tile: tee}"), "4:35", "a name stands for one thing"),
    "a misspelt thing": (names("the gap: {sqare: [0, 1]}"), "4:19", "did you mean `square`?"),
    "a feature that lies nowhere": (names("the gap: {feature: city}"), "4:18", "`at` is missing"),
    "a figure that stands nowhere": (names("Red's man: {figure: monk}"), "4:20", "`at` is missing"),
}
"""What does not fit the schema: the text, the place of the finding, and what it should say, if nothing else."""

FAULTS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    # the turns
    "an unknown tile": (
        position("tile: cap-strait, at: [1, 0]", "tile: zzz, at: [2, 0]"),
        (
            "x.yaml:4:12: unknown tile `cap-strait`; did you mean `cap-straight`?",
            "x.yaml:5:12: unknown tile `zzz`; rules/tiles lists the tiles",
        ),
    ),
    "a player who does not play": (
        turn("player: Green"),
        ("x.yaml:4:38: Green does not play here; the players are Red, Blue",),
    ),
    "a player out of turn": (
        turn("player: Blue"),
        (
            "x.yaml:4:38: Blue is out of turn; turn 1 is Red's: the players take turns in the order of `players`; "
            "write Red, or leave it out",
        ),
    ),
    "the player to move": (
        position("tile: tee, at: [1, 0]", more="to_move: Red\n"),
        (
            "x.yaml:5:10: Red is out of turn; turn 2 is Blue's: the players take turns in the order of `players`; "
            "write Blue, or leave it out",
        ),
    ),
    "a player to move who does not play": (
        position(more="to_move: Pink\n"),
        ("x.yaml:4:10: Pink does not play here; the players are Red, Blue",),
    ),
    "nobody deployed": (
        turn("deploy: {at: [1, 0]}"),
        (f"x.yaml:4:38: `deploy` names no figure; name one of: {ROLES}",),
    ),
    "two figures deployed": (
        turn("deploy: {knight: N, thief: E}"),
        ("x.yaml:4:50: a second figure `thief`; `knight` is named already; keep one of them",),
    ),
    "two squares for a figure deployed": (
        turn("deploy: {knight: [1, 0], at: [1, 0]}"),
        ("x.yaml:4:55: a second square; `knight` names the square already; give `knight` a side",),
    ),
    "a half-edge for a knight": (
        turn("deploy: {knight: NL}"),
        (f"x.yaml:4:47: `NL` is no place for a knight; name a side: {SIDES}",),
    ),
    "a side for a farmer": (
        turn("deploy: {farmer: N}"),
        (f"x.yaml:4:47: `N` is no place for a farmer; name a half-edge: {HALVES}",),
    ),
    "a fairy with nobody": (turn("fairy: {side: N}"), (f"x.yaml:4:37: `fairy` names no figure; name one of: {ROLES}",)),
    "a fairy with a monk at a side": (
        turn("fairy: {monk: [1, 0], side: N}"),
        ("x.yaml:4:58: `N` is no place for a monk; leave it out",),
    ),
    "a figure sent home, and another, and their owner": (
        turn("sends_home: {knight: [1, 0], thief: [1, 0], owner: Pink}"),
        (
            "x.yaml:4:59: a second figure `thief`; `knight` is named already; keep one of them",
            "x.yaml:4:81: Pink does not play here; the players are Red, Blue",
        ),
    ),
    # figures of other expansions
    "a half-edge for a builder's road": (
        turn("deploy: {road: NL}"),
        (f"x.yaml:4:45: `NL` is no place for a road; name a side: {SIDES}",),
    ),
    "a side for a pig's field": (
        turn("deploy: {field: N}"),
        (f"x.yaml:4:46: `N` is no place for a field; name a half-edge: {HALVES}",),
    ),
    "a role and a kind of feature": (
        turn("deploy: {knight: N, road: E}"),
        ("x.yaml:4:50: a second figure `road`; `knight` is named already; keep one of them",),
    ),
    "an unknown expansion": (
        position(more="expansions: [abbey-and-mayor, mage-and-wich]\n"),
        ("x.yaml:4:31: unknown expansion `mage-and-wich`; did you mean `mage-and-witch`?",),
    ),
    "a sentence that does nothing": (
        turn('does: ["Red takes the abot back"]'),
        (
            "x.yaml:4:37: no sentence says `Red takes the abot back`; only what somebody does may stand here; "
            "do you mean `{player} takes the abbot back`?",
        ),
    ),
    "a deed of an expansion that is not played": (
        turn('does: ["Red takes the abbot back"]'),
        (
            "x.yaml:4:37: nobody can do this here: `Red takes the abbot back`; that belongs to abbot; "
            "add `abbot` to `expansions`",
        ),
    ),
    "an unknown place": (
        position(names="the top: {place: tower-tip, at: [0, 0]}"),
        ("x.yaml:4:26: unknown place `tower-tip`; did you mean `tower-top`?",),
    ),
    "a place of an expansion that is not played": (
        position(names="the top: {place: tower-top, at: [0, 0]}"),
        (
            "x.yaml:4:26: nobody plays with the top of a tower here; it belongs to the-tower; "
            "add `the-tower` to `expansions`",
        ),
    ),
    "an unknown figure": (
        turn("deploy: {knight: N, figure: mayro}"),
        ("x.yaml:4:58: unknown figure `mayro`; did you mean `mayor`?",),
    ),
    "a figure of an expansion that is not played": (
        turn("deploy: {knight: N, figure: mayor}"),
        (
            "x.yaml:4:58: nobody plays with the mayor here; it belongs to abbey-and-mayor; "
            "add `abbey-and-mayor` to `expansions`",
        ),
    ),
    "an unknown piece, and one of an expansion that is not played": (
        position(more="put: [{piece: zzz, at: [0, 0]}, {piece: mage, at: [0, 0]}]\n"),
        (
            "x.yaml:4:15: unknown figure `zzz`; known: normal-follower, mayor, builder, mage",
            "x.yaml:4:41: nobody plays with the mage here; it belongs to mage-and-witch; "
            "add `mage-and-witch` to `expansions`",
        ),
    ),
    "an unknown tile in the bag": (
        position(more="bag: [tee, teee]\n"),
        ("x.yaml:4:12: unknown tile `teee`; did you mean `tee`?",),
    ),
    # the names
    "a name for nothing": (
        names("the gap: {}, the hole: {at: [0, 1]}"),
        (
            "x.yaml:4:18: `the gap` stands for nothing; name one of: square, tile, feature, place, figure",
            "x.yaml:4:32: `the hole` stands for nothing; name one of: square, tile, feature, place, figure",
        ),
    ),
    "names that no sentence can say": (
        names('gap: {square: [0, 1]}, "(1, 0)": {square: [1, 0]}, the tile tee: {tile: tee}'),
        (
            "x.yaml:4:9: no sentence can say `gap`; it stands for a square; "
            "write it like `the gap` or `Red's gap`, without commas, full stops and quotes",
            "x.yaml:4:32: no sentence can say `(1, 0)`; it stands for a square; "
            "write it like `the gap` or `Red's gap`, without commas, full stops and quotes",
            "x.yaml:4:60: no sentence can say `the tile tee`; it stands for a tile; "
            "write it like `the dragon tile`, in small letters",
        ),
    ),
    "a name for a feature, and one for a figure": (
        names("city: {feature: city, at: [1, 0]}, the knight: {figure: knight, at: [1, 0]}"),
        (
            "x.yaml:4:9: no sentence can say `city`; it stands for a feature; "
            "write it like `the north city` or `Blue's road`, without commas, full stops and quotes",
            "x.yaml:4:44: no sentence can say `the knight`; it stands for a figure; "
            "write it like `Blue's second knight`",
        ),
    ),
    "names that clash": (
        names("the gap: {square: [0, 1]}, a gap: {square: [0, 2]}, the fairy: {square: [0, 3]}"),
        (
            "x.yaml:4:36: `a gap` clashes with `the gap`; readers could not tell them apart; choose another name",
            "x.yaml:4:61: `the fairy` clashes with `the fairy`; that has a meaning of its own; choose another name",
        ),
    ),
    "a name that is a figure's": (
        names("Red's knight: {square: [0, 1]}, Blue's thief: {figure: knight, at: [1, 0]}"),
        (
            "x.yaml:4:9: `Red's knight` is not a knight; a sentence would speak of the figure; choose another name",
            "x.yaml:4:41: `Blue's thief` is not a thief; a sentence would speak of the figure; choose another name",
        ),
    ),
    "a name of one who does not play": (
        names("Green's road: {feature: road, at: [1, 0]}"),
        ("x.yaml:4:9: `Green's road` speaks of Green; Green does not play here; the players are Red, Blue",),
    ),
    "a figure of another owner": (
        names("Red's second knight: {figure: knight, at: [1, 0], owner: Blue}"),
        ("x.yaml:4:66: `Red's second knight` is Blue's; the name says otherwise; write Red, or leave it out",),
    ),
    "a name for an unknown tile": (
        names("the tee: {tile: te}"),
        ("x.yaml:4:25: unknown tile `te`; did you mean `tee`?",),
    ),
    "names with sides that do not fit": (
        names("the farm: {feature: farm, at: [1, 0], side: N}, Red's monk: {figure: monk, at: [1, 0], side: E}"),
        (
            f"x.yaml:4:53: `N` is no place for a farm; name a half-edge: {HALVES}",
            "x.yaml:4:102: `E` is no place for a monk; leave it out",
        ),
    ),
}


@pytest.mark.parametrize("fault", SHAPES)
def test_shape(fault: str) -> None:
    """What does not fit the schema is found where it stands."""
    text, place, words = SHAPES[fault]
    path = write("x.yaml", text)
    found = findings(lambda: read_positions([path], BOOK))
    assert {line.split(": ")[0] for line in found} == {f"x.yaml:{place}"}
    assert words in found[0]


@pytest.mark.parametrize("fault", FAULTS)
def test_fault(fault: str) -> None:
    """A planted mistake is found where it was planted, and nothing else."""
    text, expected = FAULTS[fault]
    path = write("x.yaml", text)
    assert findings(lambda: read_positions([path], BOOK)) == [*expected]


def test_nothing_is_wrong_with_the_position_before_a_mistake_is_planted() -> None:
    """The positions in which the mistakes are planted have none themselves."""
    for number, text in enumerate((position(), turn("walk: []"), names("the gap: {square: [0, 1]}"))):
        path = write(f"{number}.yaml", text)
        assert len(read_positions([path], BOOK)) == 1


def test_all_files_are_looked_at() -> None:
    """Every mistake in any file is told, and titles are compared between files."""
    write("s/a.yaml", position())
    write("s/b.yaml", position().replace("Odd", "ODD"))
    write("s/c.yaml", position(more="to_move: Pink\n"))
    write("s/d.yaml", "")
    found = findings(lambda: read_positions([Path("s"), Path("none.yaml")], BOOK))
    assert [line.split("; ")[0] for line in found] == [
        "none.yaml:1:1: there is no such file",
        "s/b.yaml:1:8: two positions are called `ODD`",
        "s/c.yaml:4:10: Pink does not play here",
        "s/d.yaml:1:1: the file is empty",
    ]
    assert found[1].endswith("; the first is at s/a.yaml:1:8; give each its own title")
