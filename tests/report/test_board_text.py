"""A board as a page, and the same for programs."""

from dataclasses import replace
from pathlib import Path

import pytest

from rulefork.play.action import BeginTurn, DrawTile, EndGame, MoveDragon, PlaceTile
from rulefork.report.board_json import case_json, position_json, positions_json
from rulefork.report.board_text import board_parts, case_text, position_text, positions_text
from rulefork.report.case_failure import CaseFailure, case_failure
from rulefork.report.ink import Ink
from rulefork.report.table_view import feature_text, parts, turn
from rulefork.rulebook.source import Source
from rulefork.spec.performance import Performance, perform
from rulefork.spec.ruling import Ruling
from rulefork.spec.situation import Situation
from rulefork.spec.suite import load_suite

from .boards import BOOK, CROWDED, OTHERS, position, situation
from .golden import assert_golden
from .schemas import assert_valid

FEATURE = """\
Feature: A test
  @id:test/it @rule @source:c1/setup @source:c1/dragon
  Rule: What is tried
    Scenario Outline: It is tried
      Given the dragon moves after scoring
      And the position "much lies on the table"
      When Blue places the dragon tile on the turned gap
      {more}
      Then Blue <scores>
      And the bag holds 93 tiles

      Examples:
        | scores          |
        | scores 4 points |
"""


def case(folder: Path, more: str = "") -> tuple[Ruling, Performance]:
    """Return a ruling with one case and how it is performed; `more` is a further step."""
    path = folder / "features" / "test.feature"
    for file, text in ((path, FEATURE.format(more=more)), (folder / "scenarios" / "table.yaml", CROWDED)):
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    (ruling,) = load_suite([path]).rulings
    steps = tuple(replace(step, where=replace(step.where, path="test.feature")) for step in ruling.cases[0].steps)
    told = replace(ruling.cases[0], where=replace(ruling.cases[0].where, path="test.feature"), steps=steps)
    return replace(ruling, cases=(told,)), perform(told, situation())


def page(now: Situation) -> str:
    """Return the board of a situation as text."""
    return "\n".join(line for part in board_parts(now) for line in part)


def test_a_position() -> None:
    """Title, file and rules, the story, the board, names, tiles to come, turn and players, open features."""
    assert_golden("board-position.txt", position_text(position(), situation()))
    assert_valid("output-board", position_json(position(), situation()))


def test_a_position_for_programs() -> None:
    """The same facts stand in the JSON."""
    data = position_json(position(), situation())
    (board,) = data["boards"]
    assert (data["title"], data["where"], data["rules"]) == (
        "much lies on the table",
        "scenarios/table.yaml:1",
        "hig-c1-current",
    )
    assert {"at": [1, 0], "tile": "pd-bend-volcano", "turned": 0, "symbol": "volcano"} in board["tiles"]
    assert board["dragon"] == [1, 0]
    assert board["fairy"]["beside"]["role"] == "monk"
    assert (board["player"], board["phase"], board["bag"], board["aside"]) == ("Blue", "begin", 94, 0)
    assert board["players"][0] == {
        "player": "Red",
        "points": 0,
        "supply": 5,
        "figures": 7,
        "kinds": {"normal-follower": 5},
    }
    farm = board["features"][-1]
    assert (farm["kind"], farm["cities"], farm["followers"][0]["owner"]) == ("farm", 0, "Blue")
    assert data["landmarks"]["Red's road"] == {"feature": "road", "at": [-1, 0], "side": "E"}
    assert data["landmarks"]["Blue's knight"] == {"figure": "knight", "at": [0, 1], "owner": "Blue"}
    assert data["landmarks"]["the turned gap"] == {"square": [1, -1], "turned": 180}


def test_figures_of_other_expansions() -> None:
    """Large followers and the like are told by their kinds, special figures by theirs, pieces by where they lie."""
    assert_golden("board-others.txt", position_text(position(OTHERS), situation(OTHERS)))


def test_figures_of_other_expansions_for_programs() -> None:
    """Who is no follower has no role, and what belongs to nobody no owner."""
    data = position_json(position(OTHERS), situation(OTHERS))
    assert_valid("output-board", data)
    (board,) = data["boards"]
    assert {"owner": "Red", "kind": "builder", "at": [-1, 0], "segment": 0} in board["others"]
    assert all(follower["kind"] != "builder" for follower in board["followers"])
    assert [piece for piece in board["pieces"] if piece["at"] == [-1, 0]] == [
        {"kind": "bridge", "at": [-1, 0]},
        {"kind": "witch", "at": [-1, 0]},
    ]
    red = board["players"][0]
    assert (red["supply"], red["figures"]) == (15, 17)
    things = {"bridge": 3, "castle-token": 3}
    followers = {"normal-follower": 7, "large-follower": 0, "phantom": 1}
    assert red["kinds"] == followers | things | {"builder": 0, "pig": 1}
    (road,) = [feature for feature in board["features"] if feature["others"]]
    assert (road["kind"], road["followers"][0]["kind"], road["others"][0]["kind"]) == (
        "road",
        "large-follower",
        "builder",
    )


def test_what_stands_where_no_tile_lies_yet() -> None:
    """A name for a feature to come stands for nothing yet."""
    assert "  Blue's new city  nothing yet" in page(situation(OTHERS))


def test_a_bare_position() -> None:
    """What there is nothing of is left out."""
    text = "title: nothing lies here\nplayers: [Red, Blue]\nturns: []\n"
    told = position_text(position(text), situation(text))
    assert "Names" not in told
    assert "\n\n\n" not in told
    assert "The dragon is beside the table. The fairy is beside the table." in told
    assert_valid("output-board", position_json(position(text), situation(text)))


def test_a_case(tmp_path: Path) -> None:
    """Its steps, the board that it starts from, and the board at the end of its turn."""
    ruling, done = case(tmp_path, "And the dragon walks south")
    told = case_text(ruling.cases[0], done)
    assert_golden("board-case.txt", told)
    assert_valid("output-board", case_json(ruling.cases[0], done))


def test_a_case_that_is_stopped(tmp_path: Path) -> None:
    """The step that is refused is told with the clause; the board is the one that it was refused on."""
    ruling, done = case(tmp_path, "And the dragon walks south and south")
    told = case_text(ruling.cases[0], done)
    assert "After\n'the dragon walks south and south' is refused by dragon/" in told
    data = case_json(ruling.cases[0], done)
    assert_valid("output-board", data)
    assert data["case"]["stopped"][0]["ruling"].startswith("dragon/")
    assert [board["when"] for board in data["boards"]] == ["before", "after"]


def test_a_case_that_cannot_be_told(tmp_path: Path) -> None:
    """A step that is not clear is told as such."""
    ruling, done = case(tmp_path, "And Blue deploys a monk")
    assert "'Blue deploys a monk' cannot be carried out: " in case_text(ruling.cases[0], done)


def test_a_case_in_which_nothing_is_done(tmp_path: Path) -> None:
    """Where nothing is done there is one board."""
    ruling, done = case(tmp_path)
    still = replace(done, after=done.before, steps=done.steps[:2])
    assert "After" not in case_text(ruling.cases[0], still)


def test_the_course_of_a_turn() -> None:
    """Whose turn it is, and how far it has got."""
    now = situation()
    told = [turn(now)]
    for action in (
        DrawTile("Blue", "pd-straight-dragon"),
        PlaceTile("Blue", "pd-straight-dragon", (1, -1), 0),
        MoveDragon("Blue", 0),
    ):
        now = now.play(action)
        told.append(turn(now))
    assert told[:2] == [
        "Blue is to begin the next turn.",
        "Blue has drawn the dragon tile and is to place it.",
    ]
    assert told[2].startswith("Blue has placed the dragon tile; ")
    assert told[3].startswith(
        "Blue has placed the dragon tile; the dragon is to walk. It has made 1 of 6 steps; Black "
    )


def test_a_turn_begun_and_a_game_over() -> None:
    """A turn without a tile, and a game without a turn."""
    now = situation("title: t\nplayers: [Red, Blue]\nturns:\n  - {tile: straight, at: [1, 0]}\n")
    assert turn(now.play(BeginTurn("Blue"))) == "Blue is to draw a tile."
    over = now.play(EndGame("Blue"))
    assert turn(over) == "The game is over."
    assert "The game is over." in page(over)


def test_tiles_set_aside() -> None:
    """Dragon tiles that were drawn too early are counted."""
    now = situation("title: t\nplayers: [Red, Blue]\nturns: []\n", "hig+early-dragon-tiles=set-aside")
    told = page(now.play(DrawTile("Red", "pd-cap-dragon"))).replace("\n", " ")
    assert "The bag holds 100 tiles, and 1 tile lies aside." in told


def test_parts() -> None:
    """Features by kind, those with followers first, each with what it lacks."""
    now = situation()
    told = [
        (feature_text(part), part.open_ends, part.complete, [str(each) for each in part.followers])
        for part in parts(now)
    ]
    assert told[0] == ("a city on (0, 0), (0, 1) and (1, 1)", 1, False, ["Blue's knight on (0, 1)"])
    assert [part.kind for part in parts(now)] == ["city", "city", "road", "road", "road", "cloister", "farm"]


def test_a_complete_feature() -> None:
    """A feature that is complete is shown as long as its followers have not come home."""
    text = """\
title: t
players: [Red, Blue]
turns:
  - {tile: straight, at: [1, 0], turned: 90}
  - {tile: straight, at: [-1, 0], turned: 90}
names:
  Red's city: {feature: city, at: [0, 0]}
  Red's knight: {figure: knight, at: [0, 1]}
  the gap: {square: [0, 1]}
"""
    from rulefork.play.action import Deploy
    from rulefork.spec.situation import spot_of

    now = situation(text).play(PlaceTile("Red", "cap", (0, 1), 2))
    now = now.play(Deploy("Red", spot_of(now.state, (0, 1), "city", None)))
    told = page(now)
    assert "  a city on (0, 0) and (0, 1)           complete     Red's knight on (0, 1)" in told.splitlines()
    assert "  Red's knight  Red's knight on (0, 1)" in told
    assert "  the gap       (0, 1), the tile cap" in told
    assert "Red's knight  nobody yet" in page(situation(text))


def test_a_follower_that_went_home() -> None:
    """A name goes on to mean a follower that has gone home."""
    now = situation("""\
title: t
players: [Red, Blue]
turns:
  - {tile: pd-bend-volcano, at: [1, 0], turned: 0}
  - {tile: cap, at: [0, 1], turned: 180}
  - {tile: cloister, at: [2, 0], deploy: monk}
names:
  Red's monk: {figure: monk, at: [2, 0]}
""")
    assert "  Red's monk  Red's monk on (2, 0)" in page(now)
    eaten = now.play(PlaceTile("Blue", "pd-straight-dragon", (1, -1), 0)).play(MoveDragon("Blue", 1))
    assert "  Red's monk  in Red's supply" in page(eaten)


def test_a_narrow_page() -> None:
    """What does not fit the page goes on below; nothing is cut off."""
    lines = [line for part in board_parts(situation(), width=60) for line in part]
    assert "  a city on (0, 0), (0, 1) and (1, 1)     1 side open, 1" in lines
    assert "      shield  Blue's knight on (0, 1)" in lines


def test_many_tiles() -> None:
    """A feature on many tiles is told by their number."""
    turns = "\n".join(f"  - {{tile: straight, at: [{x}, 0], turned: 90}}" for x in (1, 2, 3))
    text = f"title: t\nplayers: [Red, Blue]\nturns:\n{turns}\n"
    assert "  a road on 4 tiles  2 ends open  nobody" in page(situation(text)).splitlines()


def test_listing() -> None:
    """Positions are listed with their files."""
    assert positions_text([position()]) == "much lies on the table  scenarios/table.yaml\n1 position\n"
    assert positions_json([position()]) == [
        {"id": "table", "title": "much lies on the table", "where": "scenarios/table.yaml:1"}
    ]
    assert_valid("output-board", positions_json([position()]))


def test_a_failure(tmp_path: Path) -> None:
    """A failing case has its steps with places, the difference, the board, the sources and two commands."""
    ruling, done = case(tmp_path, "And the dragon walks south")
    failure = CaseFailure(ruling, ruling.cases[0], "hig+dragon-moves=after-scoring", done)
    sources = {**BOOK.sources, "c1/setup": Source("c1/setup", "Preparing the game", (), "https://example.org/setup")}
    assert_golden("case-failure.txt", case_failure(failure, sources))
    assert "\x1b[1;31m> Then  " in case_failure(failure, sources, ink=Ink(colour=True))


def test_a_failure_before_the_start(tmp_path: Path) -> None:
    """Where the position cannot arise there is no board, but a reason."""
    ruling, _ = case(tmp_path)
    failure = CaseFailure(ruling, ruling.cases[0], "our house.yaml", None, "scenarios/table.yaml:4:5: it cannot be so")
    told = case_failure(failure, {})
    assert "\n> scenarios/table.yaml:4:5: it cannot be so\n" in told
    assert "again   rulefork check test.feature --rules 'our house.yaml'" in told
    assert failure.message == "scenarios/table.yaml:4:5: it cannot be so"


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ("And the dragon walks south and south", "refused "),
        ("And Blue deploys a monk", "unclear "),
        ("", "unclear the turn cannot end yet"),
        ("And the dragon walks south", "expected Blue scores 4 points; observed Blue scores 0 points"),
    ],
)
def test_messages(tmp_path: Path, more: str, message: str) -> None:
    """The first thing that went wrong, in one line."""
    ruling, done = case(tmp_path, more)
    assert CaseFailure(ruling, ruling.cases[0], "hig", done).message.startswith(message)
