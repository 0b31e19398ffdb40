"""Editions inherit, and stand as they stood at a date."""

import datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulefork.rulebook import Reading, Rulebook, Setting, as_of
from rulefork.rulebook.edition import history

from .small import spoilt

FIRST = "editions/first.yaml"


def values(book: Rulebook, notation: str) -> list[str]:
    """Return the values of a ruleset in the order of the toggles."""
    return [setting.value for setting in book.ruleset(notation).settings.values()]


def test_an_edition_says_all_that_its_file_says(small: Rulebook) -> None:
    """As it stands today, with the evidence of every value."""
    first = small.editions["first"]
    assert (first.name, first.publisher, first.year, first.family) == ("The first edition", "The printer", 2005, "C1")
    assert (first.aliases, first.mark, first.about, first.extends) == (("one",), "1", "How it began.", None)
    assert (first.order, first.sources) == (1, ("c1/text",))
    assert first.settings["dragon-moves"] == Setting("before", "stated", ("c1/note-1",), "first", since="2012-10")
    assert first.settings["art"] == Setting(
        "old", "disputed", ("c1/text",), "first", (Reading("new", ("c1/note-1",), "A note shows the new one."),)
    )
    assert first.own["fairy-place"][0] == Setting(
        "left-open", "implied", ("c1/text", "c1/note-1"), "first", says="It seems so."
    )


def test_what_is_left_out_is_inherited_and_silent(small: Rulebook) -> None:
    """The origin tells whose file says it; no source speaks for the child."""
    second = small.editions["second"]
    assert second.extends == "first"
    assert second.year is None
    assert list(second.settings) == list(small.toggles)
    assert second.settings["dragon-moves"] == Setting("after", "stated", ("c1/text",), "second")
    assert second.settings["fairy-place"] == Setting("on-tile", "silent", (), "first", since="2014-06-15")
    assert second.settings["art"].confidence == "silent"


def test_editions_come_in_their_order(small: Rulebook) -> None:
    """Not in the order of their files."""
    assert list(small.editions) == ["second", "first"]
    assert small.aliases == {"one": "first"}


@pytest.mark.parametrize(
    ("date", "expected"),
    [
        ("2005", ["after", "left-open", "her-follower", "old"]),
        ("2010", ["after", "beside", "her-follower", "old"]),
        ("2012-09-30", ["after", "beside", "her-follower", "old"]),
        ("2012-10", ["before", "beside", "her-follower", "old"]),
        ("2014-06", ["before", "beside", "her-follower", "old"]),
        ("2014-06-15", ["before", "on-tile", "anyone", "old"]),
        ("2050", ["before", "on-tile", "anyone", "old"]),
    ],
)
def test_an_edition_stands_as_it_stood(small: Rulebook, date: str, expected: list[str]) -> None:
    """A value holds from the first day of its date on."""
    assert values(small, f"first@{date}") == expected
    assert values(small, f"second@{date}") == ["after", *expected[1:]]


def test_an_edition_of_a_date_is_named_so(small: Rulebook) -> None:
    """Its settings keep their origins."""
    then = small.ruleset("one@2010")
    assert (then.id, then.name) == ("first@2010", "The first edition, as of 2010")
    assert then.settings["fairy-place"] == Setting("beside", "stated", ("c1/note-1",), "first", since="2010")
    assert list(then.settings) == list(small.toggles)
    assert small.ruleset("second@2010").settings["fairy-place"].confidence == "silent"


def test_only_dates_are_dates(small: Rulebook) -> None:
    """Anything else is a mistake of the caller."""
    with pytest.raises(ValueError, match="2014-13"):
        as_of(small.editions["first"], "2014-13", small.editions)


@given(st.dates(datetime.date(2005, 1, 1), datetime.date(2030, 1, 1)))
def test_every_date_falls_into_one_stage(small: Rulebook, day: datetime.date) -> None:
    """As of any day an edition equals its stage of the last change before, and today's after the last change."""
    first = small.editions["first"]
    today, *stages = history(first, small.editions)
    begins = ["0001", "2010", "2012-10", "2014-06-15"]
    assert [stage.id for stage in stages] == [f"first@{date}" for date in begins]
    padded = [datetime.date.fromisoformat((date + "-01-01" if len(date) < 5 else date + "-01")[:10]) for date in begins]
    number = sum(begin <= day for begin in padded) - 1
    settings = as_of(first, day.isoformat(), small.editions).settings
    assert settings == stages[number].settings
    assert (settings == today.settings) is (number == 3)


FAULTS = {
    "an unknown toggle": (
        "art: {",
        "arts: {",
        [
            "10:1: toggle `art` is missing; an edition that extends none answers them all; add it",
            "21:3: unknown toggle `arts`; did you mean `art`?",
        ],
    ),
    "an unknown value": ("value: old", "value: odl", ["21:16: unknown value of art `odl`; did you mean `old`?"]),
    "an unknown reading": ("value: new", "value: nwe", ["22:13: unknown value of art `nwe`; did you mean `new`?"]),
    "an unknown source of the edition": (
        "sources: [c1/text]",
        "sources: [c1/txet]",
        ["9:11: unknown source `c1/txet`; did you mean `c1/text`?"],
    ),
    "an unknown source of a value": (
        "source: [c1/text, c1/note-1]",
        "source: [c1/text, c1/note-2]",
        ["15:65: unknown source `c1/note-2`; did you mean `c1/note-1`?"],
    ),
    "an unknown source of a reading": (
        "source: c1/note-1, says",
        "source: zzz, says",
        ["22:26: unknown source `zzz`; known: c1/text, c1/note-1"],
    ),
    "a first value with a date": (
        "{value: after, confidence: silent}",
        "{value: after, confidence: silent, since: 2004}",
        ["12:42: `since` in the first place; the first value of a toggle holds from the start; remove it"],
    ),
    "a later value without a date": (
        ", since: 2012-10",
        "",
        ["13:7: `since` is missing; a later value says from when it holds; add it"],
    ),
    "a date that does not exist": (
        "since: 2012-10",
        "since: 2012-13",
        ["13:69: `2012-13` is no date; a date is a year, a month or a day; write 2015, 2015-03 or 2015-03-21"],
    ),
    "dates that do not rise": (
        "{value: on-tile, confidence: stated, source: c1/note-1, since: 2014-06-15}",
        "{value: on-tile, confidence: stated, source: c1/note-1, since: 2010-01}",
        ["17:70: `2010-01` is not later than the date before; sort them by date"],
    ),
    "values of today that contradict each other": (
        "{value: anyone, confidence: stated, source: c1/text, since: 2014-06-15}",
        "{value: her-follower, confidence: stated, source: c1/text, since: 2014-06-15}",
        [
            "18:3: `fairy-point: her-follower` contradicts `fairy-place: on-tile`; she stands beside nobody; "
            "choose another value of fairy-point"
        ],
    ),
}


@pytest.mark.parametrize(("old", "new", "found"), FAULTS.values(), ids=FAULTS)
def test_faults_are_found(here: Path, old: str, new: str, found: list[str]) -> None:
    """Each fault in a file is told with its place."""
    assert spoilt(FIRST, old, new) == [f"editions/first.yaml:{each}" for each in found]


def test_values_of_the_past_may_not_contradict_each_other_either(here: Path) -> None:
    """An edition is checked as of each of its dates, and so is what inherits from it, where it has a part in it."""
    because = "contradicts `fairy-place: beside` and `dragon-moves: after`; so we say; set `fairy-point: her-follower`"
    assert spoilt(FIRST, "{value: her-follower, ", "{value: anyone, ") == [
        f"editions/first.yaml:18:3: `fairy-point: anyone` {because}",
        f"editions/second.yaml:10:3: `fairy-point: anyone` {because}",
    ]
