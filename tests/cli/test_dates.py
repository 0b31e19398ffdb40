"""The clarifications of 2015, seen from before and after."""

from ..report.schemas import assert_valid
from .test_commands import Capture, data_of, text_of

CHANGED = {
    "dragon-menu-neutral": ("none", "mage-and-witch"),
    "dragon-menu-list": ("pre-2015", "2015-meal-plan"),
    "gingerbread-man-eaten": ("not-eaten", "eaten"),
}
"""What the new list of March 2015 changed, before and after."""


def test_diff_names_what_changed_and_when(capsys: Capture) -> None:
    """Values, their dates and what came of the list later."""
    data = data_of(capsys, "diff", "hig@2014-12", "hig@2015-03")
    assert_valid("output-diff", data)
    before, after = "hig-c1-current@2014-12", "hig-c1-current@2015-03"
    values = {
        each["id"]: (each["settings"][before]["value"], each["settings"][after]["value"]) for each in data["toggles"]
    }
    assert values == CHANGED
    assert {each["settings"][after]["since"] for each in data["toggles"]} == {"2015-03"}
    text = text_of(capsys, "diff", "hig@2014-12", "hig")
    assert "They answer 3 of 40 toggles differently" in text
    assert "mage-and-witch  stated  c1/meal-plan, since 2015-03" in text
    assert "2015-meal-plan (stated, c1/meal-plan, since 2015-03) → 2019" in text


def test_diff_names_what_the_texts_came_to_say(capsys: Capture) -> None:
    """Some answers stayed the same and were written down only then."""
    text = text_of(capsys, "diff", "hig@2014-12", "hig")
    assert "The same values on other grounds" in text
    assert "portal-figure-list  extended: silent" in text


def test_rulings_that_part_have_a_cause_in_what_changed(capsys: Capture) -> None:
    """As far as the suite has any."""
    for ruling in data_of(capsys, "diff", "hig@2014-12", "hig@2015-03")["rulings"]:
        assert {toggle for cause in ruling["causes"] for toggle in cause} <= set(CHANGED)


def test_show_tells_the_values_of_then_and_of_today(capsys: Capture) -> None:
    """An edition as of a date shows its values of then, and what has become of them."""
    data = data_of(capsys, "rules", "show", "hig@2014-06")
    assert_valid("output-ruleset", data)
    now = data_of(capsys, "rules", "show", "hig")
    for toggle, (before, _) in CHANGED.items():
        assert data["settings"][toggle]["value"] == before
        assert "since" not in data["settings"][toggle]
        assert now["settings"][toggle]["since"] >= "2015-03"
    text = text_of(capsys, "rules", "show", "hig@2014-06")
    assert "today mage-and-witch, since 2015-03 (stated, c1/meal-plan)" in text
    assert text.count("    today ") == len(CHANGED)
    assert "    today " not in text_of(capsys, "rules", "show", "hig")


def test_before_2015_the_dated_edition_is_the_one_of_its_own_file(capsys: Capture) -> None:
    """The same edition is told in two ways, and both play the same."""
    assert data_of(capsys, "diff", "hig@2014-12", "hig-c1-pre-2015")["toggles"] == []
