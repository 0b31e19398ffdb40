"""Linting: what can be read is also played, and everything that is wrong is said at once."""

from rulefork.verdict.lint import lint

POSITION = """\
title: a position of the test
players: [Red, Blue]
turns:
  - {tile: cap, at: [0, 1], turned: 180, deploy: knight}
  - {tile: straight, at: [0, 2]}
"""

FEATURE = """\
Feature: A feature for a test

  @id:test/ruling @rule @source:base/rules
  Rule: What is to be tried

    Scenario: A turn
      Given the position "a position of the test"
      When Red deploys a thief on the other road
      Then nobody scores
"""


def test_files_of_the_repository_are_clean():
    """The rules, scenarios and features that come with rulefork have no findings."""
    assert lint() == []


def test_position_that_cannot_arise_is_a_finding(tmp_path):
    """A position is a legal game; the turn that is not is named."""
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "one.yaml").write_text(
        POSITION.replace("{tile: straight, at: [0, 2]}", "{tile: caps-opposite, at: [1, 0], turned: 0}")
    )
    (tmp_path / "one.feature").write_text(FEATURE)
    found = [finding for finding in lint([tmp_path / "one.feature"]) if "one.yaml" in finding.where.path]
    assert [(finding.where.line, finding.where.column) for finding in found][:1] == [(5, 5)]
    assert "its west side is field, the neighbour's is road" in found[0].what


def test_step_without_meaning_in_the_position_is_a_finding(tmp_path):
    """A step that can be carried out in several ways is found without a run of the check."""
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "one.yaml").write_text(
        POSITION.replace("{tile: straight, at: [0, 2]}", "{tile: straight, at: [1, 0], turned: 90}")
    )
    (tmp_path / "one.feature").write_text(
        FEATURE.replace("deploys a thief on the other road", "places the tile cap on (0, -1)")
    )
    (found,) = [finding for finding in lint([tmp_path / "one.feature"]) if "one.feature" in finding.where.path]
    assert "cannot be played" in found.what
    assert "fits on (0, -1) in 3 ways" in found.why
