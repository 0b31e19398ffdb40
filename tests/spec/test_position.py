"""Positions are read into turns and landmarks."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulefork.rulebook.finding import BadInput, Finding, Where
from rulefork.spec.landmark import FeatureMark, FigureMark, SquareMark, TileMark
from rulefork.spec.position import Deployment, FigureAt, Piece, Position, TileLeft, TurnRecord, read_positions
from rulefork.spec.title import slug

from .small import BOOK, write

pytestmark = pytest.mark.usefixtures("here")

GOOD = """\
title: A dragon's tile
about: >
  The city is open.
  Blue is to move.
players: [Red, Blue, Green]
turns:
  - {tile: tee, at: [1, 0], turned: 270, deploy: highwayman}
  - {player: Blue, tile: tee, at: [-1, 0], deploy: {thief: E}}
  - {tile: cap-straight, at: [1, 1], deploy: {farmer: NL, at: [0, 0]}}
  - {tile: cap-straight, at: [2, 1], deploy: {monk: [1, 0]}, fairy: {thief: [1, 0], side: W}}
  - {tile: tee, at: [3, 1], deploy: {knight: [1, 1]}, fairy: {tile: [1, 0]}}
  - {tile: pd-cap-dragon, at: [2, 2], sends_home: {owner: Blue, knight: [1, 1], side: N}, walk: [N, E, S, W]}
to_move: Red
names:
  the gap: {square: [0, 2], turned: 90}
  a tile: {square: [1, 0]}
  the dragon tile: {tile: pd-cap-dragon}
  Red's city: {feature: city, at: [1, 0], side: N}
  the field: {feature: field, at: [1, 0], side: NR}
  the monastery: {feature: monastery, at: [1, 0]}
  Blue's second knight: {figure: knight, at: [3, 0], owner: Blue}
  Green's thief: {figure: highwayman, at: [3, 0], side: E}
"""
MINIMAL = "title: At the start\nplayers: [Red, Blue]\nturns: []\n"


@pytest.fixture
def good(here: Path) -> Position:
    """Return the position of the good example."""
    (position,) = read_positions([write("scenarios/A dragon's tile.yaml", GOOD)], BOOK).values()
    return position


def test_head(good: Position) -> None:
    """The id comes from the file's name, the rest from the file."""
    assert (good.id, good.title) == ("a-dragons-tile", "A dragon's tile")
    assert good.about == "The city is open. Blue is to move.\n"
    assert (good.players, good.to_move) == (("Red", "Blue", "Green"), "Red")
    assert good.where == Where("scenarios/A dragon's tile.yaml", 1, 8)


def test_turns(good: Position) -> None:
    """Each turn says who placed which tile where and what else was done; players take turns in order."""
    at = [Where("scenarios/A dragon's tile.yaml", line, 5) for line in range(7, 13)]
    assert good.turns == (
        TurnRecord(at[0], "Red", "tee", (1, 0), 3, Deployment("road")),
        TurnRecord(at[1], "Blue", "tee", (-1, 0), None, Deployment("road", "E")),
        TurnRecord(at[2], "Green", "cap-straight", (1, 1), None, Deployment("farm", "NL", (0, 0))),
        TurnRecord(
            at[3],
            "Red",
            "cap-straight",
            (2, 1),
            deploy=Deployment("cloister", None, (1, 0)),
            fairy=FigureAt(None, "thief", (1, 0), "W"),
        ),
        TurnRecord(at[4], "Blue", "tee", (3, 1), deploy=Deployment("city", None, (1, 1)), fairy=(1, 0)),
        TurnRecord(
            at[5],
            "Green",
            "pd-cap-dragon",
            (2, 2),
            sends_home=FigureAt("Blue", "knight", (1, 1), "N"),
            walk=(0, 1, 2, 3),
        ),
    )


def test_landmarks(good: Position) -> None:
    """A name stands for a square, a tile, a feature or a figure; a figure's owner is said in its name."""
    assert good.landmarks == {
        "the gap": SquareMark((0, 2), 1),
        "a tile": SquareMark((1, 0)),
        "the dragon tile": TileMark("pd-cap-dragon"),
        "Red's city": FeatureMark("city", (1, 0), "N"),
        "the field": FeatureMark("farm", (1, 0), "NR"),
        "the monastery": FeatureMark("cloister", (1, 0)),
        "Blue's second knight": FigureMark("knight", (3, 0), None, "Blue"),
        "Green's thief": FigureMark("thief", (3, 0), "E", "Green"),
    }


OTHERS = """\
title: Figures of other boxes
players: [Red, Blue]
expansions: [abbey-and-mayor, traders-and-builders, mage-and-witch]
turns:
  - {tile: tee, at: [1, 0], deploy: {knight: N, figure: mayor}}
  - {tile: tee, at: [-1, 0], deploy: {road: E, figure: builder}}
  - {tile: tee, at: [2, 0], deploy: {farm: SL, at: [0, 0], figure: normal-follower}}
  - {tile: tee, at: [3, 0], deploy: {field: [0, 0], figure: builder}}
  - {tile: tee, at: [4, 0], deploy: {highwayman: E}}
put:
  - {piece: mage, at: [1, 0]}
  - {piece: mage, at: [-1, 0]}
bag: [tee, tee]
"""


def test_figures_of_other_boxes() -> None:
    """A deployment may name the kind of figure, and a kind of feature in place of a role; pieces lie on tiles."""
    position = read_positions([write("a.yaml", OTHERS)], BOOK)["Figures of other boxes"]
    assert position.expansions == ("abbey-and-mayor", "traders-and-builders", "mage-and-witch")
    assert [turn.deploy for turn in position.turns] == [
        Deployment("city", "N", None, "mayor"),
        Deployment("road", "E", None, "builder"),
        Deployment("farm", "SL", (0, 0), "normal-follower"),
        Deployment("farm", None, (0, 0), "builder"),
        Deployment("road", "E", None, "normal-follower"),
    ]
    at = [Where("a.yaml", line, 5) for line in (11, 12)]
    assert position.put == (Piece(at[0], "mage", (1, 0)), Piece(at[1], "mage", (-1, 0)))
    assert position.bag == (TileLeft(Where("a.yaml", 13, 7), "tee"), TileLeft(Where("a.yaml", 13, 12), "tee"))


def test_minimal() -> None:
    """A position may be the beginning of the game: nothing about it, no turns, no names."""
    position = read_positions([write("a.yml", MINIMAL)], BOOK)["At the start"]
    assert (position.about, position.turns, position.to_move, position.landmarks) == ("", (), "Red", {})


def test_order() -> None:
    """Positions come by title, in the order of their files."""
    write("s/b.yaml", MINIMAL)
    write("s/a.yaml", GOOD)
    write("s/README.md", "")
    assert list(read_positions([Path("s")], BOOK)) == ["A dragon's tile", "At the start"]


def test_no_files() -> None:
    """A folder without positions has none; that is no mistake, for a game may begin at the start."""
    Path("s").mkdir()
    assert read_positions([Path("s")], BOOK) == {}


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Blue's  city, at 3 o'clock!", "blues-city-at-3-oclock"),
        ("Die_Fee\N{RIGHT SINGLE QUOTATION MARK}s Straße", "die-fees-strasse"),
        ("…", ""),
    ],
)
def test_slug(title: str, name: str) -> None:
    """A title becomes its words in small letters, joined by hyphens."""
    assert slug(title) == name


WORDS = st.sampled_from(
    ["Red", "Blue", "Pink", "tee", "N", "NL", "knight", "monk", "tile", "the gap", "Red's gap", "a"]
)
KEYS = ("knight", "monk", "farm", "tile", "square", "feature", "figure", "at", "side", "owner", "turned", "piece")
SQUARES = st.lists(st.integers(-1, 1), min_size=2, max_size=2)
MARKS = st.dictionaries(st.sampled_from(KEYS), WORDS | SQUARES | st.sampled_from([0, 90, 360]), max_size=4)
VALUES = WORDS | SQUARES | MARKS | st.lists(WORDS, max_size=3)
OPTIONS = dict.fromkeys(("turned", "deploy", "fairy", "sends_home", "walk", "player"), VALUES)
TURNS = st.lists(st.fixed_dictionaries({"tile": st.just("tee"), "at": SQUARES}, optional=OPTIONS), max_size=3)
POSITIONS = st.fixed_dictionaries(
    {"title": WORDS, "players": st.just(["Red", "Blue"]), "turns": TURNS | VALUES},
    optional={
        "expansions": st.lists(WORDS | st.just("mage-and-witch")) | VALUES,
        "put": st.lists(MARKS, max_size=2) | VALUES,
        "bag": st.lists(st.sampled_from(["tee", "zzz"]), max_size=2) | VALUES,
        "names": st.dictionaries(WORDS, MARKS | VALUES, max_size=3),
        "to_move": WORDS,
        "about": WORDS,
    },
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(st.binary() | (POSITIONS.map(str) | st.text()).map(lambda text: text.encode("utf-8", "surrogatepass")))
def test_any_text(content: bytes) -> None:
    """Whatever stands in a file, there is a position or a finding with a place in the file, and nothing else."""
    path = Path("x.yaml")
    path.write_bytes(content)
    found: tuple[Finding, ...] = ()
    try:
        positions = read_positions([path], BOOK)
    except BadInput as bad:
        found = bad.findings
    assert found or len(positions) == 1
    assert all(f.where.path == "x.yaml" and f.where.line > 0 and f.where.column > 0 for f in found)
