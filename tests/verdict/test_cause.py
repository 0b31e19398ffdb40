"""Causes: the smallest sets of toggles that carry one outcome into the other, in both directions."""

from rulefork.verdict.check import check
from tests.verdict.conftest import DRAGON


def test_one_toggle_is_found_among_all_that_differ(suite_of, rulesets):
    """Between Hans im Glück and Rio Grande many toggles differ; one of them moves the points."""
    (ruling,) = check(suite_of(DRAGON), rulesets("hig", "rgg")).rulings
    (cause,) = ruling.causes
    assert cause.flips == {"dragon-moves": ("before-scoring", "after-scoring")}
    assert (cause.before, cause.after) == ("hig-c1-current", "rgg-c1-big-box-3")


def test_agreement_has_no_cause(suite_of, rulesets):
    """Rulesets with one outcome are asked no why."""
    (ruling,) = check(suite_of(DRAGON), rulesets("hig", "zmg")).rulings
    assert ruling.causes == ()


def test_two_toggles_that_only_work_together_are_one_cause(suite_of, rulesets):
    """Whoever may spare a knight deploys only where the clause grants it: neither toggle alone brings it back."""
    suite = suite_of("""\
    Scenario: Red spares the knight of the city and deploys
      When Red places the tile three on (0, 1) turned by 180 degrees
      And Red deploys a knight
      And Blue places the tile pd-corner-princess on (1, 1) turned by 0 degrees
      Then Blue may not deploy a farmer
""")
    other = "hig+princess-removal=must,princess-no-removal-clause=empty-or-new-city"
    (ruling,) = check(suite, rulesets("hig", other)).rulings
    assert [cause.toggles for cause in ruling.causes] == [("princess-no-removal-clause", "princess-removal")]


def test_family_is_the_cause_where_the_print_of_a_tile_differs(suite_of, rulesets):
    """The portal tile with a city on three sides bears a shield in the first edition only."""
    suite = suite_of("""\
    Scenario: The city stays unfinished
      When Red places the tile pd-three-shield-portal on (0, 1) turned by 180 degrees
      And Red deploys a knight
      And the game ends
      Then Red scores 3 points
""")
    (ruling,) = check(suite, rulesets("hig", "hig-c2")).rulings
    assert [outcome.observed for outcome in ruling.outcomes] == [("Red scores 3 points",), ("Red scores 2 points",)]
    assert [cause.toggles for cause in ruling.causes] == [("family",)]
