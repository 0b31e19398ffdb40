"""A date is a year, a month or a day, and stands for its first day."""

import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulefork.rulebook.date import first_day, no_date
from rulefork.rulebook.finding import Where


@given(st.dates())
def test_dates_stand_for_their_first_day(day: datetime.date) -> None:
    """A year begins in January, a month on its first."""
    year, month, _ = day.isoformat().split("-")
    assert first_day(day.isoformat()) == day
    assert first_day(f"{year}-{month}") == day.replace(day=1)
    assert first_day(year) == day.replace(month=1, day=1)


@pytest.mark.parametrize(
    "text", ["", "15", "2015-3", "2015-13", "2015-02-30", "0000", "2015-03-", "\uff12015", "march"]
)
def test_other_texts_are_no_dates(text: str) -> None:
    """A date that does not exist is none."""
    assert first_day(text) is None
    assert str(no_date(Where("f.yaml"), text)).startswith(f"f.yaml:1:1: `{text}` is no date")
