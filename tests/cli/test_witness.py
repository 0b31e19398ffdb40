"""`rulefork witness` as a user meets it: what it prints, what can be pasted, and what it refuses."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from rulefork.cli.entry import run

from ..report.schemas import assert_valid
from .command import rulefork

LINE = "pd-cap-bend-left-portal@0,1:180/+knight@0,0"


def test_two_editions(tmp_path: Path) -> None:
    """A page with the difference, the board and a scenario; pasted into a file, that passes lint and check."""
    done = rulefork("witness", "hig", "hig-c1-2005")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("1 turn and 1 follower tell A (hig) from B (hig-c1-2005).\n")
    assert "Proven to be smallest" in done.stdout
    assert "░ city" in done.stdout
    _, heading, gherkin = done.stdout.partition("Feature: Witnesses\n")
    pasted = tmp_path / "witnesses.feature"
    pasted.write_text(heading + gherkin, encoding="utf-8")
    assert rulefork("lint", pasted).returncode == 0
    assert "and all hold" in rulefork("check", pasted).stdout


def test_data_and_its_line_again() -> None:
    """What is printed as data fits its schema; the line in it shows the same game again."""
    done = rulefork("witness", "hig", "--toggle", "portal-completed-unscored", "--format", "json")
    (told,) = json.loads(done.stdout)
    assert_valid("output-witness", [told])
    assert (told["found"], told["proven"], told["through"]) == (True, True, {"turns": 1, "followers": 0})
    again = rulefork("witness", "hig", told["b"], "--replay", told["witness"]["game"], "--format", "json")
    (shown,) = json.loads(again.stdout)
    assert_valid("output-witness", [shown])
    assert shown["witness"] == told["witness"]


def test_a_game_that_parts_nothing() -> None:
    """It is shown, and said to be played alike."""
    done = rulefork("witness", "hig", "rgg", "--replay", "cloister@0,-1/+monk")
    assert done.returncode == 0
    assert done.stdout.startswith("hig and rgg play this game alike.\n")
    assert "Red's monk" in done.stdout


def test_a_picture(tmp_path: Path) -> None:
    """Both outcomes and their difference, to a file or to standard output."""
    options = ("witness", "hig", "--toggle", "princess-removal=must", "--svg")
    drawn = rulefork(*options)
    assert ElementTree.fromstring(drawn.stdout).tag.endswith("svg")
    assert rulefork(*options, "-o", tmp_path / "one.svg").returncode == 0
    assert (tmp_path / "one.svg").read_text(encoding="utf-8") == drawn.stdout


def test_all_differences() -> None:
    """One witness for each toggle in which two editions differ, or why there is none; then all as one feature."""
    done = rulefork("witness", "hig", "zmg", "--all", "--limit", "4 turns")
    assert done.returncode == 0
    for toggle in ("fairy-placement", "fairy-point-recipient", "princess-removal"):
        assert f"@id:witness/{toggle} " in done.stdout
    assert "is a matter of wording" in done.stdout
    assert done.stdout.count("Feature: Witnesses") == 1


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("hig", "hig-c1-second-print"), "hig and hig-c1-second-print play alike"),
        (("hig", "--toggle", "castle-protection"), "castle-protection is a matter of wording"),
        (("hig", "--toggle", "phantom-with-fairy"), "makes a difference only with phantom in the game"),
        (
            ("hig", "--toggle", "fairy-placement", "--limit", "2 turns"),
            "none of two players and up to 2 turns",
        ),
    ],
)
def test_rulesets_that_play_alike(arguments: tuple[str, ...], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    """That is no mistake: the exit code is 0, and the reason or how far it was looked is told."""
    assert run(["witness", *arguments]) == 0
    assert says in " ".join(capsys.readouterr().out.split())


def test_nothing_to_draw(capsys: pytest.CaptureFixture[str]) -> None:
    """Two that play alike have no picture, and that is said."""
    assert run(["witness", "hig", "hig-c1-second-print", "--svg"]) == 0
    assert capsys.readouterr() == ("", "note: there is no witness to draw\n")


def test_only_one_kind_of_difference(capsys: pytest.CaptureFixture[str]) -> None:
    """Points, figures or legality alone; the limit and the seed are kept."""
    assert run(["witness", "hig", "rgg", "--observe", "points", "--seed", "4", "--limit", "3 turns, 9 seconds"]) == 0
    assert "  A: Blue scores 0 points\n  B: Blue scores" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("hig",), "name two rulesets, such as `rulefork witness hig rgg`, or one and --toggle"),
        ((), "name two rulesets"),
        (("hig", "rgg", "zmg"), "name two rulesets"),
        (("hig", "hig-c1-current"), "hig and hig-c1-current are the same ruleset"),
        (("hig", "rgk"), "unknown ruleset `rgk`"),
        (("hig", "rgg", "--toggle", "dragon-move"), "unknown toggle `dragon-move`; did you mean `dragon-moves`?"),
        (("hig", "rgg", "--toggle", "princess-step"), "they do not differ in princess-step; both say follower-stage"),
        (("hig", "rgg", "--toggle", "dragon-moves=after-scoring"), "B tells the value: leave it out of --toggle"),
        (("hig", "--toggle", "dragon-moves=sideways"), "unknown value of dragon-moves `sideways`"),
        (("hig", "--toggle", "dragon-moves=before-scoring"), "has dragon-moves=before-scoring itself"),
        (("hig", "rgg", "--toggle", "dragon-moves", "--all"), "choose one of --toggle and --all"),
        (("hig", "rgg", "--limit", "0 turns"), "no game has a difference within 0 turns"),
        (("hig", "rgg", "--limit", "many"), "`many` is no limit"),
        (("hig", "rgg", "--replay", "cap"), "<game>:1:1: `cap` is no step of a game"),
        (("hig", "rgg", "--replay", LINE, "--all"), "--replay shows one game: leave --all out"),
        (("hig", "rgg", "--svg", "--format", "json"), "choose one of --svg and --format json"),
        (("hig", "rgg", "--svg", "--all"), "--svg draws one witness"),
        (("hig", "rgg", "-o", "one.svg"), "-o is for pictures: add --svg"),
        (("hig", "rgg", "--observe", "colours"), "'colours' is not one of"),
    ],
)
def test_mistakes_are_refused(arguments: tuple[str, ...], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    """With a sentence and the exit code 2."""
    assert run(["witness", *arguments]) == 2
    assert says in " ".join(capsys.readouterr().err.split())
