"""Dates as rule books give them: a year, a month or a day."""

import datetime
import re
from typing import Final

from rulefork.rulebook.finding import Finding, Where

_DATE: Final = re.compile(r"([0-9]{4})(?:-([0-9]{2})(?:-([0-9]{2}))?)?")


def first_day(date: str) -> datetime.date | None:
    """Return the day with which "2015", "2015-03" or "2015-03-21" begins, or None where that is no date."""
    parts = _DATE.fullmatch(date)
    try:
        return datetime.date(*(int(part or 1) for part in parts.groups())) if parts else None
    except ValueError:
        return None


def no_date(where: Where, text: str) -> Finding:
    """Return the finding that the text is no date."""
    return Finding(
        where, f"`{text}` is no date", "a date is a year, a month or a day", "write 2015, 2015-03 or 2015-03-21"
    )
