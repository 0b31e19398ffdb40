"""An edition as of a date: what has changed since, and when."""

from dataclasses import replace

from rulefork.report.diff import compare
from rulefork.report.diff_text import diff_text
from rulefork.report.rules_text import ruleset_text
from rulefork.rulebook.edition import as_of
from rulefork.verdict.result import Report

from .build import ART, DRAGON, HIG, NAMES, PRINCESS, TOGGLES

FIRST = replace(HIG.settings[PRINCESS], value="must", confidence="implied")
LATER = replace(FIRST, value="not-mentioned", since="2010", source=("c1/note-29",))
NOW = replace(HIG.settings[PRINCESS], since="2015-03")
GROUNDS = (HIG.settings[DRAGON], replace(HIG.settings[DRAGON], since="2014-12", source=("c1/note-13",)))
EDITION = replace(
    HIG,
    settings={**HIG.settings, PRINCESS: NOW, DRAGON: GROUNDS[1]},
    own={
        **{id: (setting,) for id, setting in HIG.settings.items()},
        PRINCESS: (FIRST, LATER, NOW),
        DRAGON: GROUNDS,
    },
)
THEN = as_of(EDITION, "2009", {EDITION.id: EDITION})


def text(*rulesets: str) -> str:
    """Return the differences between the edition as of some dates, "" for today."""
    dated = [as_of(EDITION, date, {EDITION.id: EDITION}) if date else EDITION for date in rulesets]
    return diff_text(compare(Report(tuple(dated), (), ()), TOGGLES), NAMES)


def test_a_changed_value_names_its_date() -> None:
    """The row of a value tells since when it holds."""
    assert "\n  hig@2009  must  implied  c1/princess\n" in text("2009", "")
    assert "\n  hig       may   stated   c1/princess, since 2015-03\n" in text("2009", "")


def test_values_in_between_are_told() -> None:
    """A value that came and went between two dates is seen in neither of them."""
    steps = "must (implied, c1/princess) → not-mentioned (implied, c1/note-29, since 2010) → may (stated, c1/princess"
    assert f"  over time: {steps}" in text("2009", "").replace("\n    ", " ")
    assert "over time" not in text("2009", "2012", "")
    assert "over time" not in text("2009", "2012")


def test_the_same_value_on_other_grounds() -> None:
    """What a text came to say in the meantime is told, though nothing is played otherwise."""
    told = "dragon-moves  before-scoring: stated, c1/dragon → stated, c1/note-13, since 2014-12"
    assert f"The same values on other grounds\n{told}\n" in text("2012", "2015-01")
    assert "other grounds" not in text("2009", "2012")


def test_other_editions_are_not_compared_by_their_grounds() -> None:
    """Two editions have other sources for almost everything."""
    other = replace(EDITION, id="it-c1", settings={**EDITION.settings, ART: replace(HIG.settings[ART], source=("x",))})
    found = diff_text(compare(Report((EDITION, other), (), ()), TOGGLES), NAMES)
    assert "other grounds" not in found


def test_what_the_edition_says_today() -> None:
    """Beside a value that has changed stands the one of today."""
    shown = ruleset_text(THEN, TOGGLES, NAMES, today=EDITION)
    assert "\n    today may, since 2015-03 (stated, c1/princess)\n" in shown
    assert shown.count("    today ") == 1
    assert "today" not in ruleset_text(THEN, TOGGLES, NAMES)
