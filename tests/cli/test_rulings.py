"""`rulefork rulings`: any name of a thing finds its rulings."""

import json

import pytest

from rulefork.cli.entry import run

from ..report.schemas import assert_valid

Capture = pytest.CaptureFixture[str]


def ids(capsys: Capture, *arguments: str) -> list[str]:
    """Return the ids of the rulings that the command finds, in its order."""
    assert run(["rulings", *arguments, "--format", "json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert_valid("output-rulings", data)
    return [each["id"] for each in data]


@pytest.mark.parametrize(
    "synonyms",
    [("meeple", "follower", "Gefolgsmann", "seguace"), ("Burgfräulein", "Burgfraeulein", "principessa", "Princesses")],
)
def test_synonyms(capsys: Capture, synonyms: tuple[str, ...]) -> None:
    """Each finds the same, in the same order."""
    found = [ids(capsys, word) for word in synonyms]
    assert found[0]
    assert all(each == found[0] for each in found)


def test_several_words(capsys: Capture) -> None:
    """All of the words must be there; a term of two words may be typed as one argument or as two."""
    both = ids(capsys, "portale", "magico", "Meeple")
    assert both == ids(capsys, "portale magico", "follower")
    assert set(both) == set(ids(capsys, "portal")) & set(ids(capsys, "meeple"))


def test_best_first(capsys: Capture) -> None:
    """A ruling that has the words in its id and title comes before others."""
    assert ids(capsys, "dragon", "moves", "before", "scoring")[0] == "dragon/moves-before-scoring"


def test_narrower(capsys: Capture) -> None:
    """Kind and topic narrow the list, and may be repeated."""
    assert set(ids(capsys, "--topic", "fairy", "--topic", "dragon")) > set(ids(capsys, "--topic", "fairy")) > set()
    official = ids(capsys, "--kind", "official")
    assert set(ids(capsys, "fairy", "--kind", "official")) < set(official)


def test_nothing_found(capsys: Capture) -> None:
    """Nothing found is no mistake; the text says what might be meant."""
    assert ids(capsys, "draggon") == []
    assert run(["rulings", "draggon"]) == 0
    assert capsys.readouterr().out == "0 rulings\nno ruling speaks of `draggon`; did you mean `dragon`?\n"


def test_mistakes(capsys: Capture) -> None:
    """Unknown topics and kinds are bad usage."""
    assert run(["rulings", "--topic", "fary"]) == 2
    assert "unknown topic `fary`; did you mean `fairy`?" in capsys.readouterr().err
    assert run(["rulings", "--topic", "zz"]) == 2
    assert "unknown topic `zz`; a topic is what an id has before its slash" in capsys.readouterr().err
    assert run(["rulings", "--kind", "rumour"]) == 2
    assert "'rumour' is not one of" in capsys.readouterr().err
