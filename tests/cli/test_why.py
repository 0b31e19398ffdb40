"""`rulefork why` on the rule book and the suite that come with rulefork."""

import json
from typing import Any

import pytest

from rulefork.cli.entry import run
from rulefork.cli.why import chosen_ruling
from rulefork.rulebook.finding import BadInput

from ..report.build import ruling
from ..report.schemas import assert_valid

Capture = pytest.CaptureFixture[str]

ORDER = "dragon/moves-before-scoring"


def text_of(capsys: Capture, *arguments: str) -> str:
    """Run `rulefork why` and return what it writes."""
    assert run(["why", *arguments]) == 0
    return capsys.readouterr().out


def data_of(capsys: Capture, *arguments: str) -> Any:
    """Run `rulefork why --format json` and return the data, which fits its schema."""
    data = json.loads(text_of(capsys, *arguments, "--format", "json"))
    assert_valid("output-why", data)
    return data


def complaint(capsys: Capture, *arguments: str) -> str:
    """Run `rulefork why` on bad input and return the complaint."""
    assert run(["why", *arguments]) == 2
    streams = capsys.readouterr()
    assert streams.out == ""
    return streams.err


def test_text(capsys: Capture) -> None:
    """The ruling, its sources, its outcomes with the reason, and the events with their clauses, on a page or two."""
    text = text_of(capsys, ORDER)
    for part in (
        "The dragon moves after the deployment and before completed features are scored",
        "c1/note-13  Rio Grande scores before the dragon moves",
        "because dragon-moves: before-scoring → after-scoring",
        "Red's knight goes home: the dragon ate it",
        "dragon-eats/normal-follower",
        "· dragon-moves: before-scoring (stated, c1/dragon)",
    ):
        assert part in text
    assert len(text.splitlines()) < 120


def test_json(capsys: Capture) -> None:
    """A program learns the chain of events, each with its ruling, and what stands behind each act."""
    data = data_of(capsys, ORDER, "--rules", "hig", "--rules", "rgg")
    assert data["causes"] == [["dragon-moves"]]
    tellings = data["situations"][0]["tellings"]
    assert [telling["played_by"] for telling in tellings] == ["hig-c1-current", "rgg-c1-big-box-3"]
    toggles = [ground["toggle"] for telling in tellings for act in telling["acts"] for ground in act["rests_on"]]
    assert set(toggles) == {"dragon-moves"}
    assert all(event["ruling"] for telling in tellings for act in telling["acts"] for event in act["events"])


def test_refusal(capsys: Capture) -> None:
    """What is not allowed names the clause that forbids it and the reason."""
    data = data_of(capsys, "volcano/no-follower-on-tile", "--rules", "hig")
    answers = [answer for story in data["situations"] for telling in story["tellings"] for answer in telling["answers"]]
    refused = [answer["refused"] for answer in answers if " may not " in answer["text"]]
    assert refused
    assert {refusal["ruling"] for refusal in refused} == {"volcano/no-follower-on-tile"}
    assert "refused: nobody may be deployed on a volcano" in text_of(capsys, "volcano/no-follower-on-tile")


def test_house_rules(capsys: Capture) -> None:
    """A house rule that no edition plays is told too, unless the rulesets were named."""
    assert data_of(capsys, "fairy/house-claim-window")["extra"]
    assert data_of(capsys, "fairy/house-claim-window", "--rules", "hig")["extra"] == []


def test_any_ruleset(capsys: Capture) -> None:
    """A ruleset can be written as a string; values that were set there belong to no publisher."""
    text = text_of(capsys, ORDER, "--rules", "hig+dragon-moves=after-scoring")
    assert "set here: hig+dragon-moves=after-scoring" in text


@pytest.mark.parametrize("part", ["moves-before-scoring", "DRAGON/Moves-Before", "  dragon/moves-before-scoring "])
def test_a_part_of_an_id(capsys: Capture, part: str) -> None:
    """A part that stands in one id only will do, in small or capital letters."""
    assert data_of(capsys, part)["ruling"]["id"] == ORDER


def test_unknown(capsys: Capture) -> None:
    """An id that does not exist is refused with the nearest one."""
    wrong = "dragon/moves-befor-scoring"
    message = f"<ruling>:1:1: unknown ruling `{wrong}`; did you mean `{ORDER}`?\n1 finding\n"
    assert complaint(capsys, wrong) == message
    assert "`rulefork rulings WORDS` searches them" in complaint(capsys, "no such thing at all")
    assert "unknown ruling" in complaint(capsys, "")


def test_several(capsys: Capture) -> None:
    """A part that stands in several ids is refused with these; where there are many, the rest is counted."""
    message = complaint(capsys, "no-scoring-effect")
    assert message.startswith("<ruling>:1:1: `no-scoring-effect` stands in the ids of ")
    assert "dragon/no-scoring-effect" in message
    many = complaint(capsys, "dragon")
    assert " more\n1 finding" in many


def test_bad_ruleset(capsys: Capture) -> None:
    """A ruleset that does not exist is refused as everywhere."""
    assert "did you mean" in complaint(capsys, ORDER, "--rules", "hgi")


def test_name_behind_the_topic() -> None:
    """The whole name behind the topic goes before longer names that contain it."""
    known = [ruling(id, "t") for id in ("fairy/optional", "fairy/optional-too", "portal/optional-as-well")]
    assert chosen_ruling("optional", known).id == "fairy/optional"
    with pytest.raises(BadInput):
        chosen_ruling("fairy/opt", known)
