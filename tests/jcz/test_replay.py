"""Saved games: they are played by our rules, their assertions are checked, and rulesets part from them."""

from pathlib import Path
from typing import Any

import pytest

from rulefork.jcz.replayed import Replayed, replayed, summed_up
from rulefork.rulebook.book import load_rulebook
from rulefork.rulebook.finding import BadInput

from .saves import COMMIT, PASS, UNDO, deploy, fairy_beside, game, place, saved, step

BOOK = load_rulebook()

ROAD = (place("BA/RFr", 1, 0), deploy("0.small.1", 1, 0, "Road", "WE"), COMMIT)
CLOISTER = (place("BA/L", 0, 1), deploy("1.small.1", 0, 1, "Monastery", "I"), COMMIT)
VOLCANO = (place("DG/F.v", 1, 1), PASS, COMMIT)
DRAGON = (place("DG/RFr.d", 2, 0), deploy("1.small.2", 2, 0, "Field", "ER.SL.SR.WL"), step(1, 0), step(2, 0), COMMIT)
"""After two steps the dragon has nowhere to go; it has eaten the thief and the farmer."""


def play(folder: Path, *messages: Any, under: str = "", **more: Any) -> Replayed:
    """Return the game replayed, under the rulesets of that text too."""
    rulesets = [BOOK.ruleset(text) for text in under.split()]
    return replayed(saved(folder, game(*messages, **more)), BOOK, rulesets)


def mistake(folder: Path, *messages: Any, **more: Any) -> str:
    """Return what is wrong with the game, from the line on."""
    with pytest.raises(BadInput) as wrong:
        play(folder, *messages, **more)
    return str(wrong.value).split("game.jcz:", 1)[1]


def test_a_walk_of_the_dragon(tmp_path: Path) -> None:
    """The dragon eats, and the turn after it begins."""
    found = play(tmp_path, *ROAD, *CLOISTER, *VOLCANO, *DRAGON)
    state = found.own.state
    assert (state.dragon, state.player, state.phase) == ((2, 0), "Red", "draw")
    assert [figure.owner for figure, _ in state.on_board()] == ["Blue"]


ENDING = ("Red has 2 points.", "Red scored road for 2 points", "Blue has 3 points", "phase is GameOverPhase.")


def test_the_final_scoring(tmp_path: Path) -> None:
    """`endTurn` ends the game after so many tiles; without it the game just stops."""
    assert play(tmp_path, *ROAD, *CLOISTER, end=2, assertions=ENDING).met
    stopped = play(tmp_path, *ROAD, *CLOISTER, assertions=ENDING)
    assert [each.met for each in stopped.assertions] == [False, False, False, False]
    assert stopped.assertions[3].found == "the step is TilePhase"


WALK = (*ROAD, *CLOISTER, *VOLCANO)
PARTS = "{Road,WE,[1,0]}; {Field,NL.NR.EL.WR,[1,0]}; {Field,ER.SL.SR.WL,[1,0]}"
SQUARES = "[-1,0] - [0,180]; [2,0] - [0,180]; [0,1] - [0,180]; [1,1] - [0,180]; [1,-1] - [0,180]"


@pytest.mark.parametrize(
    ("messages", "assertions"),
    [
        (ROAD[:1], ("Phase is ActionPhase", "Player can pass", "Available action Meeple for SmallFollower")),
        (ROAD[:1], (f"Meeple SmallFollower options: {PARTS}", "Undo is allowed")),
        (ROAD[:2], ("Phase is CommitActionPhase", "Player can't pass")),
        (ROAD, ("Phase is TilePhase", "Undo is not allowed", "Available action TilePlacement for BA/L")),
        (ROAD, (f"TilePlacement BA/RFr options: {SQUARES}",)),
        ((*WALK, *DRAGON[:2]), ("Phase is DragonMovePhase", "Player can't pass")),
        ((*WALK, *DRAGON[:4]), ("Phase is CommitActionPhase", "Undo is not allowed")),
    ],
)
def test_what_waits_at_the_end(tmp_path: Path, messages: tuple[Any, ...], assertions: tuple[str, ...]) -> None:
    """Steps and options are told as theirs; each assertion is met, and its contrary is not."""
    found = play(tmp_path, *messages, assertions=assertions)
    assert [each.found for each in found.assertions if not each.met] == []


@pytest.mark.parametrize(
    ("assertion", "found"),
    [
        ("Red has 1 point", "Red has 0 points"),
        ("Green has 0 points", "nobody is Green"),
        ("Red scored city for 4 points", "Red scored nothing for city"),
        ("Player can pass", "the player cannot pass"),
        ("Phase is ActionPhase", "the step is TilePhase"),
        ("Available action Meeple", "available are TilePlacement"),
        ("TilePlacement BA/L options: [5,5] - [0]", "the squares and turns differ in"),
        ("Meeple SmallFollower options: {Road,WE,[1,0]}", "a SmallFollower may be put on nothing"),
        ("Undo is allowed", "taking back is not allowed"),
    ],
)
def test_what_is_not_met(tmp_path: Path, assertion: str, found: str) -> None:
    """Each kind of assertion can fail, and says what is so."""
    (only,) = play(tmp_path, *ROAD, assertions=[assertion]).assertions
    assert not only.met
    assert found in only.found


def test_taking_back(tmp_path: Path) -> None:
    """What was taken back is not played."""
    found = play(tmp_path, place("BA/L", 0, 1), UNDO, *ROAD)
    assert (0, -1) not in found.own.state.board.tiles


def test_dragon_before_or_after_scoring(tmp_path: Path) -> None:
    """A completed city is scored before its knight is eaten, or he is eaten first; that one toggle is behind it."""
    city = (
        place("DG/F.v", 0, 1), PASS, COMMIT,
        place("DG/C.d", 0, -1, 180), deploy("1.small.1", 0, -1, "City", "S"),
    )  # fmt: skip
    before = play(tmp_path, *city, step(0, 0), step(0, -1), COMMIT, under="hig rgg")
    assert before.own.state.points["Blue"] == 0
    same, other = before.partings
    assert same.turn is None
    assert (other.turn, other.points["Blue"]) == (2, 4)
    assert other.toggles == {"dragon-moves": ("before-scoring", "after-scoring")}
    assert "Blue has 4 points, not 0" in [each.says for each in other.differences]
    after = play(tmp_path, *city, COMMIT, step(0, 0), step(0, -1), rules={"dragon-move": "after-scoring"}, under="zmg")
    assert after.own.state.points["Blue"] == 4
    assert after.partings[0].toggles == {"dragon-moves": ("after-scoring", "before-scoring")}


def test_the_fairy_on_a_tile(tmp_path: Path) -> None:
    """Where the fairy stands on a tile as such, the same move is told otherwise; her point comes all the same."""
    fairy = (place("BA/L", 1, 1), fairy_beside("0.small.1", 1, 0, "Road", "WE"), COMMIT)
    again = (place("BA/L", -1, 1), PASS, COMMIT)
    found = play(tmp_path, *ROAD, *CLOISTER, *fairy, *again, under="hig rgg")
    assert found.own.state.points["Red"] == 1
    assert [parting.turn for parting in found.partings] == [None, None]
    third = found.own.state.fairy
    assert third is not None
    assert third.square == (1, 0)


def test_a_game_that_cannot_go_on(tmp_path: Path) -> None:
    """Where a knight has to leave and the file sends nobody, the ruleset stops there and says so."""
    city = (place("BA/Cccc+", 0, -1), deploy("0.small.1", 0, -1, "City", "NWSE"), COMMIT)
    princess = (place("DG/Cc.p", 1, -1, 0), PASS, COMMIT, place("BA/L", 0, 1), PASS, COMMIT)
    found = play(tmp_path, *city, *princess, under="hig rgg")
    same, other = found.partings
    assert same.turn is None
    assert other.turn == 2
    assert other.stuck is not None
    assert other.toggles == {"princess-removal": ("may", "must")}
    assert {each.kind for each in other.differences} == {"legality"}


@pytest.mark.parametrize(
    ("messages", "what"),
    [
        ((place("BA/RFr", 5, 5),), "turn 1: no tile lies beside (5, -5); the rules of the file forbid it"),
        ((place("XX/1", 1, 0),), "unknown tile XX/1"),
        ((*ROAD, place("TO/C", 1, 1)), "no tile tw-cap is left in the bag"),
        ((*ROAD[:1], deploy("0.giant.1", 1, 0, "Road", "WE")), "unknown kind of figure giant"),
        ((*ROAD[:1], deploy("0.pig.1", 1, 0, "Field", "NL.NR.EL.WR")), "a pig is deployed"),
        ((*ROAD[:1], deploy("0.small.1", 1, 0, "Garden", "I")), "a feature Garden has no counterpart here"),
        ((*ROAD[:1], deploy("0.small.1", 1, 0, "City", "N")), "has no city with the sides ['N']"),
        ((*ROAD, {"type": "PLACE_TOKEN", "payload": {}}), "the payload of PLACE_TOKEN is damaged"),
        ((*ROAD, {"type": "PLACE_TIEL", "payload": {}}), "did you mean `PLACE_TILE`?"),
        ((*ROAD, {"type": "PLACE_TILE", "payload": {}}), "the payload of PLACE_TILE is damaged: 'tileId'"),
        ((*ROAD, step(1, 0)), "the dragon is moved before a volcano has brought it"),
        ((*ROAD, *CLOISTER, *VOLCANO, *DRAGON[:2], step(9, 9)), "these are no neighbours"),
        ((UNDO,), "there is nothing to take back here"),
        (({**COMMIT, "player": 7},), "there is no player 7"),
    ],
)  # fmt: skip
def test_what_cannot_be_played(tmp_path: Path, messages: tuple[Any, ...], what: str) -> None:
    """The message is named with its place in the file, not guessed."""
    told = mistake(tmp_path, *messages)
    assert what in told
    assert int(told.split(":")[0]) > 20


@pytest.mark.parametrize(
    ("more", "what"),
    [
        ({"sets": {"wind-roses": 1}}, "unknown tile set `wind-roses`"),
        ({"elements": {"gingerbread": 1}}, "unknown element `gingerbread`"),
        ({"rules": {"tiny-city-scoring": "2"}}, "the rule tiny-city-scoring=2 is not played here"),
        ({"rules": {"dragon-move": "never"}}, "unknown value of dragon-move `never`"),
        ({"assertions": ["Red is happy"]}, "unknown assertion: Red is happy"),
    ],
)
def test_set_ups_that_are_unknown(tmp_path: Path, more: Any, what: str) -> None:
    """What is not played here is named, with its place."""
    assert what in mistake(tmp_path, *ROAD, **more)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "this is no JSON"),
        ('{"setup": ', "this is no JSON"),
        ("[]", "the file is a list"),
        ('{"setup": {}, "players": [], "replay": {}}', "`replay` is a mapping"),
        ("\x00\x01", "this is no JSON"),
        ("[" * 100_000, "this is no saved game"),
    ],
)
def test_damaged_files(tmp_path: Path, text: str, what: str) -> None:
    """A file that is no saved game is told as such."""
    with pytest.raises(BadInput, match=what):
        replayed(saved(tmp_path, text), BOOK, ())


def test_an_unmet_assertion_may_be_explained(tmp_path: Path) -> None:
    """Where one toggle would meet it, the toggle is named with a ruling and sources."""
    found = play(
        tmp_path,
        place("DG/F.v", 0, 1), PASS, COMMIT,
        place("DG/C.d", 0, -1, 180), deploy("1.small.1", 0, -1, "City", "S"), step(0, 0), step(0, -1), COMMIT,
        assertions=["Blue has 4 points"],
    )  # fmt: skip
    assert "it is met with dragon-moves=after-scoring" in found.assertions[0].explained
    assert not found.met


def test_without_its_element_a_tile_is_ordinary(tmp_path: Path) -> None:
    """Dragon tiles move nobody without a dragon, and nobody farms without farmers."""
    messages = (place("DG/RFr.d", 1, 0), deploy("0.small.1", 1, 0, "Road", "WE"), COMMIT)
    assert play(tmp_path, *messages, elements={}).own.state.player == "Blue"
    plain = game(place("BA/RFr", 1, 0), assertions=["Meeple SmallFollower options: {Road,WE,[1,0]}"])
    del plain["setup"]["elements"]["farmers"]
    assert replayed(saved(tmp_path, plain), BOOK, ()).met


def test_many_games(tmp_path: Path) -> None:
    """The numbers of a folder: replayed or not, met, explained or neither."""
    paths = [
        saved(tmp_path, game(*ROAD, assertions=["Red has 0 points", "Red has 9 points"]), "one.jcz"),
        saved(tmp_path, "nonsense", "two.jcz"),
    ]
    summary = summed_up(paths, BOOK)
    assert (len(summary.games), len(summary.unplayed), summary.counts) == (1, 1, (2, 1, 0, 1))
