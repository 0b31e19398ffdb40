"""The check for reading."""

from rulefork.report.check_text import check_text
from rulefork.report.ink import Ink

from .build import ALONE, GREEN, NAMES, RED
from .golden import assert_golden


def test_green() -> None:
    """A check in which all holds shows the rulings that part, with outcomes and reasons, then the rest."""
    assert_golden("check-green.txt", check_text(GREEN, NAMES))


def test_red() -> None:
    """What does not hold is told in full: where, under which rulesets, what was expected and what observed."""
    assert_golden("check-red.txt", check_text(RED, NAMES))


def test_one_ruleset() -> None:
    """One ruleset alone parts from nobody, so nothing is said of parting."""
    assert_golden("check-alone.txt", check_text(ALONE, NAMES))


def test_colour() -> None:
    """On a terminal outcomes have colours, and lines are as short as it is narrow."""
    assert_golden("check-colour.txt", check_text(RED, NAMES, width=80, ink=Ink(True)))


def test_numbered_columns() -> None:
    """Rulesets without aliases and marks have numbered columns."""
    text = check_text(GREEN)
    assert "  1  hig-c1-2005" in text
    assert "12 3 4 5 6 +  dragon" in text


def test_rows() -> None:
    """Every ruling has one row."""
    text = check_text(GREEN, NAMES)
    for ruling in GREEN.rulings:
        assert text.count(f"  {ruling.ruling.id} ") == 1


def test_width() -> None:
    """No line is longer than asked for."""
    for width in (80, 110):
        assert max(map(len, check_text(RED, NAMES, width=width).splitlines())) <= width
