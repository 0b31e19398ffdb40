"""Small suites for the tests of the verdict: a feature as text, with the positions of the repository."""

from collections.abc import Callable
from pathlib import Path

import pytest

from rulefork.rulebook import Ruleset, resolve
from rulefork.spec.suite import Suite, load_suite

RULE = """\
Feature: A feature for a test

  @id:test/ruling @rule @source:base/rules {tags}
  Rule: What is to be tried

"""


@pytest.fixture
def suite_of(tmp_path: Path) -> Callable[..., Suite]:
    """Return a function that gives the suite of one ruling: its scenarios as text, further tags as `tags`."""

    def suite(scenarios: str, tags: str = "") -> Suite:
        path = tmp_path / "test.feature"
        path.write_text(RULE.format(tags=tags) + scenarios, encoding="utf-8")
        return load_suite([path])

    return suite


@pytest.fixture
def rulesets(book) -> Callable[..., list[Ruleset]]:
    """Return a function that gives the rulesets of some notations."""
    return lambda *notations: [resolve(notation, book) for notation in notations]


DRAGON = """\
    Scenario Outline: The dragon is next to the knight
      Given the dragon moves <order>
      And the position "a dragon tile will complete Red's city"
      When Blue completes Red's city with the dragon tile
      And the dragon walks west and west
      Then Red scores <points>

      Examples:
        | order          | points   |
        | before scoring | 0 points |
        | after scoring  | 8 points |
"""
"""The ruling on which Hans im Glück and Rio Grande part, on a position of the repository."""
