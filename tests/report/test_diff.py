"""How rulesets differ."""

from dataclasses import replace

from rulefork.report.diff import compare
from rulefork.report.diff_json import diff_json
from rulefork.report.diff_text import diff_text
from rulefork.report.names import Names
from rulefork.rulebook.ruleset import Ruleset
from rulefork.verdict.result import Report

from .build import DRAGON, FAIRY, GREEN, HIG, HOUSE, IOS, NAMES, PRINCESS, RGG, TOGGLES, ZMG
from .golden import assert_golden
from .schemas import assert_valid


def report(*rulesets: Ruleset) -> Report:
    """Return the report on some of the rulesets."""
    return Report(rulesets, (), GREEN.rulings)


def test_compare() -> None:
    """Toggles that differ, rulings that part, and the numbers of the rest."""
    diff = compare(report(HIG, RGG), TOGGLES)
    assert [toggle.id for toggle in diff.toggles] == [DRAGON, FAIRY, PRINCESS]
    assert [ruling.ruling.id for ruling in diff.rulings] == ["dragon/moves-before-scoring", "fairy/point-at-turn-start"]
    assert (diff.alike, diff.single, diff.absent, diff.known) == (1, 0, 1, 4)
    assert diff.differs


def test_single() -> None:
    """A ruling that only one of the rulesets has neither parts them nor counts as alike."""
    diff = compare(report(HIG, HOUSE), TOGGLES)
    assert (diff.alike, diff.single, diff.absent) == (0, 3, 1)


def test_two() -> None:
    """Two rulesets stand one below the other, values with their evidence and outcomes with their reason."""
    assert_golden("diff-hig-rgg.txt", diff_text(compare(report(HIG, RGG), TOGGLES), NAMES))


def test_three() -> None:
    """With three rulesets a reason names the two that it is about."""
    assert_golden("diff-three.txt", diff_text(compare(report(HIG, ZMG, IOS), TOGGLES), NAMES))


def test_house() -> None:
    """A value that was set by hand is no publisher's."""
    assert_golden("diff-house.txt", diff_text(compare(report(HIG, HOUSE), TOGGLES), NAMES))


def test_same() -> None:
    """A ruleset does not differ from itself."""
    diff = compare(report(HIG), TOGGLES)
    assert not diff.differs
    assert diff_text(diff, Names()).endswith("This is one ruleset, and nothing differs from itself.\n")


def test_alike() -> None:
    """Two rulesets that differ in nothing but their names are said to be alike."""
    text = diff_text(compare(Report((HIG, replace(HIG, id="copy")), (), ()), TOGGLES), NAMES)
    assert "They answer all 4 toggles alike" in text
    assert "They part on no ruling" in text


def test_schema() -> None:
    """The output for programs fits its schema."""
    for rulesets in ((HIG, RGG), (HIG, ZMG, IOS), (HIG, HOUSE)):
        assert_valid("output-diff", diff_json(compare(report(*rulesets), TOGGLES)))


def test_unsaid() -> None:
    """The output for programs tells what an outcome rests on."""
    data = diff_json(compare(report(HIG, RGG), TOGGLES))
    assert data["rulings"][0]["evidence"] == {HIG.id: "stated", RGG.id: "disputed"}
    assert data["toggles"][0]["settings"][RGG.id]["confidence"] == "disputed"
    assert data["summary"]["rulings_differing"] == 2
