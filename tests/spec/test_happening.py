"""Events in words: with the names of a position where there are some, else with coordinates, kinds and ids."""

from collections.abc import Callable
from pathlib import Path

import pytest

from rulefork.play import event
from rulefork.play.event import (
    Deployed,
    DragonCame,
    DragonStepped,
    DragonStopped,
    Entered,
    Event,
    FairyLeftAlone,
    FairyMoved,
    FigureHome,
    GameEnded,
    PartBegan,
    PointLapsed,
    Scored,
    TileDiscarded,
    TileDrawn,
    TilePlaced,
    TileReturned,
    TileSetAside,
    TurnBegan,
    TurnEnded,
)
from rulefork.play.game import Game
from rulefork.rulebook import Rulebook
from rulefork.spec.act import Act
from rulefork.spec.happening import tell
from rulefork.spec.language import language
from rulefork.spec.naming import feature_name, figure_name
from rulefork.spec.position import read_position
from rulefork.spec.setup import set_up
from rulefork.spec.situation import Situation
from rulefork.table.figure import Figure, OnTile, Site, Spot

from .small import write

Under = Callable[[str], Game]
Telling = Callable[..., list[str]]

KNIGHT = Figure("Red", "normal-follower", 1)
LARGE = Figure("Red", "large-follower", 1)
BUILDER = Figure("Red", "builder", 1, is_follower=False)
MAGE = Figure("", "mage", 1, is_follower=False)
SPOT = Spot((0, 0), 0)
PYRAMID = Site("acrobat-space", ((1, 0),))

PLAIN: list[tuple[Event, str]] = [
    (TurnBegan("r", "Red"), "Red's turn begins"),
    (TileDrawn("r", "Red", "tee"), "Red draws the tile tee"),
    (TileSetAside("r", "pd-cap-dragon"), "the tile pd-cap-dragon is set aside"),
    (TileReturned("r", "pd-cap-dragon"), "the tile pd-cap-dragon goes back into the bag"),
    (TileDiscarded("r", "tee"), "the tile tee leaves the game"),
    (TilePlaced("r", "Red", "tee", (1, 0), 0), "Red places the tile tee on (1, 0)"),
    (TilePlaced("r", "Red", "tee", (1, 0), 3), "Red places the tile tee on (1, 0) turned by 270 degrees"),
    (DragonCame("r", (0, 1)), "the dragon comes to (0, 1)"),
    (Deployed("r", KNIGHT, "thief", SPOT), "Red deploys a thief"),
    (Deployed("r", KNIGHT, "thief", SPOT, True), "Red deploys a thief on (0, 0), through the portal"),
    (Entered("r", KNIGHT, "acrobat", PYRAMID), "Red sends a follower to the place among acrobats on (1, 0)"),
    (
        Entered("r", LARGE, "acrobat", PYRAMID, True),
        "Red sends the large follower to the place among acrobats on (1, 0), through the portal",
    ),
    (FairyMoved("r", "Red", (1, 0), None), "Red moves the fairy onto (1, 0)"),
    (FairyLeftAlone("r", (1, 0)), "the fairy stays on (1, 0), next to nobody"),
    (DragonStepped("r", "Red", (1, 0)), "Red moves the dragon onto (1, 0)"),
    (DragonStopped("r", 1), "the dragon's walk ends after 1 step"),
    (DragonStopped("r", 6), "the dragon's walk ends after 6 steps"),
    (FigureHome("r", KNIGHT, "monk", SPOT, "scored"), "Red's monk on (0, 0) goes home: its cloister was scored"),
    (
        FigureHome("r", KNIGHT, "acrobat", PYRAMID, "scored"),
        "Red's acrobat on (1, 0) goes home: the place among acrobats on (1, 0) was scored",
    ),
    (FigureHome("r", KNIGHT, "knight", SPOT, "eaten"), "Red's knight on (0, 0) goes home: the dragon ate it"),
    (
        FigureHome("r", KNIGHT, "knight", SPOT, "princess"),
        "Red's knight on (0, 0) goes home: the princess sent it away",
    ),
    (FigureHome("r", KNIGHT, "monk", SPOT, "taken back"), "Red's monk on (0, 0) goes home: Red took it back"),
    (Deployed("r", LARGE, "knight", SPOT), "Red deploys the large follower as a knight"),
    (Deployed("r", BUILDER, "builder", SPOT), "Red puts the builder on (0, 0)"),
    (FigureHome("r", BUILDER, "builder", SPOT, "eaten"), "Red's builder on (0, 0) goes home: the dragon ate it"),
    (
        FigureHome("r", BUILDER, "builder", SPOT, "alone"),
        "Red's builder on (0, 0) goes home: no follower of Red is left there",
    ),
    (FigureHome("r", MAGE, "mage", OnTile((1, 0)), "eaten"), "the mage on (1, 0) leaves the board: the dragon ate it"),
    (Scored("r", "Red", 9, "cloister", SPOT), "Red scores 9 points for the cloister"),
    (Scored("r", "Red", 1, "fairy"), "Red scores 1 point for the fairy"),
    (PointLapsed("r", "Red"), "the fairy's point is lost: Red has not claimed it"),
    (PartBegan("r", "Red", 2), "Red's turn goes on with part 2"),
    (TurnEnded("r", "Red"), "Red's turn ends"),
    (GameEnded("r"), "the game is over"),
]


@pytest.mark.parametrize(("happened", "sentence"), PLAIN, ids=[sentence for _, sentence in PLAIN])
def test_without_names(under: Under, happened: Event, sentence: str) -> None:
    """On a table where nothing has a name, places go by their coordinates."""
    game = under("hig")
    assert tell(happened, Situation(game, {}, (game.begin(("Red", "Blue")),))) == sentence


def test_every_event_has_a_sentence() -> None:
    """No class of events is left out."""
    kinds = {kind for kind in vars(event).values() if isinstance(kind, type) and issubclass(kind, Event)}
    assert {type(event) for event, _ in PLAIN} == kinds - {Event}


@pytest.fixture
def told(under: Under, book: Rulebook, here: Path) -> Telling:
    """Return a function that plays sentences from a position and returns everything that happens, in words."""

    def play(position: str, *acts: str, rules: str = "hig") -> list[str]:
        situation = set_up(under(rules), read_position(write("position.yaml", position), book))
        known, lines = language(book), []
        for text in acts:
            act = known.parse(text)
            assert isinstance(act, Act)
            for action in act.actions(situation):
                after = situation.play(action)
                lines += [tell(event, after) for event in after.events[len(situation.events) :]]
                situation = after
        return lines

    return play


DRAGON = """\
    title: the dragon is next to a knight
    players: [Red, Blue]
    turns:
      - {tile: three, at: [0, 1], turned: 180, deploy: knight}
      - {tile: pd-cap-volcano, at: [1, 1]}
      - {tile: straight, at: [0, -1], turned: 90}
    names:
      the gap: {square: [-1, 1]}
      the knight's tile: {square: [0, 1]}
      Red's city: {feature: city, at: [0, 1]}
      the dragon tile: {tile: pd-cap-dragon}
    """


def test_dragon(told: Telling) -> None:
    """A step of the dragon has its direction and the name of the tile; who is eaten goes home for that."""
    assert told(DRAGON, "Blue places the dragon tile on the gap", "the dragon walks west and west") == [
        "Blue's turn begins",
        "Blue draws the dragon tile",
        "Blue places the dragon tile on the gap",
        "Blue moves the dragon west, onto the knight's tile",
        "Red's knight goes home: the dragon ate it",
        "Red moves the dragon west, onto the gap",
        "the dragon's walk ends after 2 steps",
    ]


def test_scoring(told: Telling) -> None:
    """A feature that has a name is scored under it."""
    assert told(DRAGON, "Blue places the dragon tile on the gap", "the dragon walks west", rules="rgg")[3:] == [
        "Red scores 8 points for Red's city",
        "Red's knight goes home: its city was scored",
        "Blue moves the dragon west, onto the knight's tile",
    ]


PORTAL = """\
    title: Red is about to place a portal tile
    players: [Red, Blue]
    turns:
      - {tile: cap, at: [0, 1], turned: 180}
      - {tile: straight, at: [1, 0], turned: 90}
      - {tile: cap, at: [0, 2], turned: 0}
      - {tile: cap, at: [0, -1], turned: 180}
    names:
      the gap: {square: [-1, 1]}
      the far city: {feature: city, at: [0, 2]}
      the south city: {feature: city, at: [0, -1]}
      the same city: {feature: city, at: [0, -1]}
      the portal tile: {tile: pd-cap-bend-left-portal}
    """


def test_portal(told: Telling) -> None:
    """A follower who comes through a portal goes to a feature with a name; on the own tile no place is told."""
    place = "Red places the portal tile on the gap"
    far = told(PORTAL, place, "Red deploys a knight on the far city")
    assert far[-1] == "Red deploys a knight on the far city, through the portal"
    assert told(PORTAL, place, "Red deploys a knight")[-1] == "Red deploys a knight"


def test_a_feature_with_two_names_has_none(told: Telling) -> None:
    """Which of two names is meant cannot be known, so that the place is told."""
    there = told(PORTAL, "Red places the portal tile on the gap", "Red deploys a knight on the south city")
    assert there[-1] == "Red deploys a knight on (0, -1), through the portal"


FAIRY = """\
    title: Red's thief is on a road that lacks one tile
    players: [Red, Blue]
    turns:
      - {tile: tee, at: [1, 0], turned: 0, deploy: {thief: W}}
      - {tile: straight, at: [1, -1]}
      - {tile: straight, at: [1, -2]}
      - {tile: straight, at: [1, -3]}
    names:
      the gap: {square: [-1, 0]}
      Red's guest: {figure: thief, at: [1, 0], side: W}
      the village: {square: [1, 0]}
      the closing tile: {tile: cloister-road}
      the lost road: {feature: road, at: [7, 7]}
    """


def test_fairy(told: Telling) -> None:
    """The fairy moves to a figure under its name, and stays behind when it goes home."""
    acts = ("Red places the closing tile on the gap", "Red moves the fairy to Red's guest", "Red ends the turn")
    assert told(FAIRY, *acts)[3:] == [
        "Red moves the fairy to Red's guest",
        "Red scores 3 points for the road",
        "Red scores 3 points for the fairy",
        "Red's guest goes home: its road was scored",
        "the fairy stays on the village, next to nobody",
        "Red's turn ends",
    ]


def test_fairy_onto_a_tile(told: Telling) -> None:
    """Where the fairy stands on the tile as such, it is the tile that is named."""
    acts = ("Red places the closing tile on the gap", "Red moves the fairy onto the village")
    assert told(FAIRY, *acts, rules="rgg")[-1] == "Red moves the fairy onto the village"


OTHERS = """\
    title: a builder stands between the dragon and a thief
    players: [Red, Blue]
    expansions: [inns-and-cathedrals, traders-and-builders, mage-and-witch]
    turns:
      - {tile: straight, at: [1, 0], turned: 90, deploy: thief}
      - {tile: cap, at: [0, 1], turned: 180}
      - {tile: straight, at: [-1, 0], turned: 90, deploy: {road: E, figure: builder}}
      - {tile: pd-meadow-volcano, at: [0, -1]}
    put:
      - {piece: mage, at: [0, 0]}
    names:
      the gap: {square: [0, -2], turned: 90}
      the far gap: {square: [2, 0], turned: 90}
      the road: {feature: road, at: [0, -2]}
      the thief's road: {feature: road, at: [1, 0]}
      the road tile: {tile: straight}
      the dragon tile: {tile: pd-straight-dragon}
"""


def test_other_figures(told: Telling) -> None:
    """They go by their kinds; what goes with another says so; what belongs to nobody leaves the board."""
    acts = ("Red places the dragon tile on the gap", "Red deploys the large follower as a thief")
    lines = told(OTHERS, *acts, "the dragon walks north and east")[3:]
    assert lines == [
        "Red deploys the large follower as a thief on the road",
        "Red moves the dragon north, onto (0, 0)",
        "the mage leaves the board: the dragon ate it",
        "Blue moves the dragon east, onto (1, 0)",
        "Red's thief on (1, 0) goes home: the dragon ate it",
        "Red's builder goes home: no follower of Red is left there",
        "the dragon's walk ends after 2 steps",
    ]


def test_a_special_figure_is_put(told: Telling) -> None:
    """It takes up no role, so the feature says where it goes."""
    position = OTHERS.replace("deploy: {road: E, figure: builder}", "deploy: {farmer: NL}")
    assert told(position, "Red places the road tile on the far gap", "Red puts the builder on the thief's road")[
        3:
    ] == ["Red puts the builder on the thief's road"]


TWO = """\
    title: Red has two thieves
    players: [Red, Blue]
    turns:
      - {tile: straight, at: [1, 0], turned: 90, deploy: thief}
      - {tile: straight, at: [2, 0], turned: 90}
      - {tile: straight, at: [0, -1], turned: 90, deploy: thief}
      - {tile: straight, at: [0, -2], turned: 90, deploy: thief}
    names:
      the corner: {square: [0, -1]}
    """


def test_names_can_be_said_again(under: Under, book: Rulebook, here: Path) -> None:
    """A figure is called as a scenario would call it: with its place where the owner has more of the kind."""
    situation = set_up(under("hig"), read_position(write("position.yaml", TWO), book))
    names = {figure_name(situation, figure, spot, "thief"): figure for figure, spot in situation.state.followers()}
    assert set(names) == {"Red's thief on (1, 0)", "Red's thief on the corner", "Blue's thief"}
    assert all(situation.figure(name) == figure for name, figure in names.items())


def test_a_feature_without_a_name(under: Under) -> None:
    """Nothing is made up for what no landmark names."""
    game = under("hig")
    assert feature_name(Situation(game, {}, (game.begin(("Red", "Blue")),)), SPOT) == ""
