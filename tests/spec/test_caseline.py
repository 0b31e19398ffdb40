"""A line of a feature file stands for the case that it is part of."""

from pathlib import Path

import pytest

from rulefork.spec.caseline import case_at
from rulefork.spec.suite import load_suite

from .small import findings, write

pytestmark = pytest.mark.usefixtures("here")

FEATURE = """\
Feature: The setup
  Some words.

  @id:setup/fairy @rule
  @source:c1/setup
  Rule: The fairy waits

    Scenario: At first
      Then the fairy is beside the table

    Scenario Outline: As time goes by
      When <what>
      Then the fairy is beside the table

      Examples:
        | what                |
        | Red ends the turn   |
        | Red begins the turn |

  @rule @source:c1/setup
  Rule: Dragon and table
    Scenario Outline: Everything waits
      Then <what>

      Examples:
        | ruling       | what                               |
        | setup/dragon | the dragon is beside the table     |
        | setup/bag    | the pile set aside holds 0 tiles   |

"""


def title_at(line: int) -> str:
    """Return the ruling and the line of the case that stands at a line."""
    path = write("setup.feature", FEATURE)
    ruling, case = case_at(path, line, load_suite([path]).rulings)
    assert case in ruling.cases
    return f"{ruling.id}:{case.where.line}"


@pytest.mark.parametrize(
    ("lines", "case"),
    [
        ((4, 5, 6, 7, 8, 9, 10), "setup/fairy:8"),
        ((11, 12, 13, 14, 15, 16, 17), "setup/fairy:17"),
        ((18,), "setup/fairy:18"),
        ((20, 21, 22, 23, 24, 26, 27), "setup/dragon:27"),
        ((28,), "setup/bag:28"),
    ],
)
def test_lines(lines: tuple[int, ...], case: str) -> None:
    """A row stands for itself, other lines for the first case of their scenario, the head of a Rule for its first."""
    assert {title_at(line) for line in lines} == {case}


@pytest.mark.parametrize(
    ("line", "near"),
    [(1, "line 8: `At first`"), (3, "line 8: `At first`"), (19, "line 22: `Everything waits`"), (99, "line 22: ")],
)
def test_no_case(line: int, near: str) -> None:
    """A line outside the Rules has no case; the nearest one is told."""
    (found,) = findings(lambda: title_at(line))
    assert found.startswith(f"setup.feature:{line}:1: no case stands at this line; the nearest one begins at {near}")


def test_no_file() -> None:
    """A file that is not there is told as such."""
    assert findings(lambda: case_at(Path("no.feature"), 1, ())) == [
        "no.feature:1:1: there is no such file; check the path"
    ]
