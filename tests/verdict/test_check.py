"""Checking rulings: verdicts, outcomes, evidence, and rulesets of a case's own."""

from rulefork.verdict.check import check, failing
from tests.verdict.conftest import DRAGON

NOBODY = """\
    Scenario: Red draws a tile
      When Red draws the tile cap
      Then nobody scores
"""


def test_case_applies_to_the_rulesets_that_agree_with_its_pins(suite_of, rulesets):
    """A case is judged where its pins hold; elsewhere its verdict is `other`."""
    (ruling,) = check(suite_of(DRAGON), rulesets("hig", "rgg")).rulings
    verdicts = [{id: result.verdict for id, result in case.results.items()} for case in ruling.cases]
    assert verdicts == [
        {"hig-c1-current": "holds", "rgg-c1-big-box-3": "other"},
        {"hig-c1-current": "other", "rgg-c1-big-box-3": "holds"},
    ]


def test_outcomes_group_the_rulesets_by_what_they_come_to(suite_of, rulesets):
    """Rows of one outline tell one situation: it is played under every ruleset, whatever its pins."""
    (ruling,) = check(suite_of(DRAGON), rulesets("hig", "rgg", "zmg")).rulings
    assert ruling.diverges
    assert [(outcome.rulesets, outcome.observed) for outcome in ruling.outcomes] == [
        (("hig-c1-current", "zmg-c1"), ("Red scores 0 points",)),
        (("rgg-c1-big-box-3",), ("Red scores 8 points",)),
    ]


def test_wrong_expectation_fails_and_says_what_was_seen(suite_of, rulesets):
    """A case that comes out otherwise fails, and names the expected and the observed sentence."""
    suite = suite_of(DRAGON.replace("0 points", "4 points"))
    result = check(suite, rulesets("hig")).rulings[0].cases[0].results["hig-c1-current"]
    assert (result.verdict, result.problem) == (
        "fails",
        "expected: Red scores 4 points; observed: Red scores 0 points",
    )


def test_refused_action_fails_with_the_reason(suite_of, rulesets):
    """An action that the rules forbid ends the case; the refusal is its outcome."""
    suite = suite_of("    Scenario: Blue is too fast\n      When Blue draws the tile cap\n      Then nobody scores\n")
    report = check(suite, rulesets("hig")).rulings[0]
    assert report.cases[0].results["hig-c1-current"].verdict == "fails"
    assert report.outcomes[0].observed == ("Blue draws the tile cap is refused: it is Red's turn",)


def test_sentence_without_meaning_here_is_an_error(suite_of, rulesets):
    """A name that stands for nothing in the situation breaks the case and is no failure of the rules."""
    suite = suite_of(
        "    Scenario: Where is that\n      When Red draws the tile cap\n      Then the dragon may not walk north\n"
        "      And Red's knight stays on the board\n"
    )
    result = check(suite, rulesets("hig")).rulings[0].cases[0].results["hig-c1-current"]
    assert result.verdict == "error"
    assert '"Red\'s knight" is not a follower on the board here' in result.problem


def test_unplayed_turn_end_is_an_error(suite_of, rulesets):
    """Points are asked for at the end of the turn; while the dragon has to walk on, that is not reached."""
    suite = suite_of(DRAGON.replace("west and west", "west"))
    result = check(suite, rulesets("hig")).rulings[0].cases[0].results["hig-c1-current"]
    assert result.verdict == "error"
    assert "Red must move the dragon first" in result.problem


def test_case_of_no_ruleset_is_played_under_its_own(suite_of, rulesets):
    """Where nobody plays the pins, the current edition of the family is played with them."""
    report = check(
        suite_of(
            """\
    Scenario: An early dragon tile goes back
      Given an early dragon tile goes back into the bag
      When Red draws the tile pd-tee-dragon
      Then the bag holds 101 tiles
""".replace("an early dragon tile goes back into the bag", _pin(suite_of))
        ),
        rulesets("hig", "rgg"),
    )
    own = "hig-c1-current+early-dragon-tiles=return-and-redraw"
    assert [ruleset.id for ruleset in report.extra] == [own]
    assert report.rulings[0].cases[0].results[own].verdict == "holds"


def _pin(suite_of) -> str:
    return suite_of(NOBODY).book.toggles["early-dragon-tiles"].values["return-and-redraw"].pin


def test_case_does_not_speak_of_a_house_rule_that_it_does_not_pin(suite_of, rulesets):
    """Under a value that no edition has the outcome is shown, but the case is not judged by it."""
    suite = suite_of("""\
    Scenario: Red draws a dragon tile before the first volcano
      When Red draws the tile pd-tee-dragon
      Then the bag holds 100 tiles
""")
    (ruling,) = check(suite, rulesets("hig", "hig+early-dragon-tiles=return-and-redraw")).rulings
    assert [result.verdict for result in ruling.cases[0].results.values()] == ["holds", "other"]
    assert [outcome.observed for outcome in ruling.outcomes] == [
        ("the bag holds 100 tiles",),
        ("the bag holds 101 tiles",),
    ]
    assert [cause.toggles for cause in ruling.causes] == [("early-dragon-tiles",)]


def test_ruling_of_one_family_leaves_the_other_out(suite_of, rulesets):
    """A ruling tagged @c2 says nothing about a first edition."""
    (ruling,) = check(suite_of(NOBODY, "@c2"), rulesets("hig", "hig-c2")).rulings
    assert {id: result.verdict for id, result in ruling.cases[0].results.items()} == {
        "hig-c1-current": "other",
        "hig-c2-2016": "holds",
    }
    assert [outcome.rulesets for outcome in ruling.outcomes] == [("hig-c2-2016",)]


def test_evidence_is_the_weakest_confidence_among_the_values_asked_for(suite_of, rulesets):
    """A cell rests on the toggles that its run asked for; Rio Grande contradicts itself on the dragon's order."""
    (ruling,) = check(suite_of(DRAGON), rulesets("hig", "rgg", "it")).rulings
    before, after = ruling.cases
    assert before.results["hig-c1-current"].evidence == "stated"
    assert before.results["it-c1"].evidence == "silent"
    assert after.results["rgg-c1-big-box-3"].evidence == "disputed"
    assert before.results["hig-c1-current"].read == ("dragon-moves",)


def test_run_that_asks_for_nothing_rests_on_the_base_rules(suite_of, rulesets):
    """Where no toggle matters nothing is silent."""
    result = check(suite_of(NOBODY), rulesets("it")).rulings[0].cases[0].results["it-c1"]
    assert (result.read, result.evidence) == ((), "stated")


def told(*steps):
    """Return a scenario of these steps."""
    return "    Scenario: Red has a turn\n" + "".join(f"      {step}\n" for step in steps)


def seen(suite_of, rulesets, *steps):
    """Return what the steps come to under the current edition."""
    (case,) = check(suite_of(told(*steps)), rulesets("hig")).rulings[0].cases
    return case.results["hig-c1-current"]


PLACED = "When Red places the tile pd-straight-volcano on (1, 0) turned by 90 degrees"


def test_ruling_that_forbids_an_act_may_be_told_with_it(suite_of, rulesets):
    """The case holds if that very ruling forbids the act, and else shows the one that does."""
    assert (
        seen(
            suite_of, rulesets, PLACED, "Then Red may not deploy a thief because of volcano/no-follower-on-tile"
        ).verdict
        == "holds"
    )
    result = seen(suite_of, rulesets, PLACED, "Then Red may not deploy a thief because of base/deployment")
    assert result.verdict == "fails"
    assert result.observed == ("Red may not deploy a thief because of volcano/no-follower-on-tile",)
    result = seen(suite_of, rulesets, PLACED, "Then Red may not end the turn because of base/one-tile-a-turn")
    assert result.observed == ("Red may end the turn",)


def test_ruling_by_which_something_happened_may_be_told_with_it(suite_of, rulesets):
    """So it is for events, where one of the rulings behind them is enough; what did not happen has none."""
    came = "Then the dragon stands on (1, 0) because of"
    assert seen(suite_of, rulesets, PLACED, f"{came} volcano/from-table-side").verdict == "holds"
    result = seen(suite_of, rulesets, PLACED, f"{came} volcano/from-any-tile")
    assert result.observed == ("the dragon stands on (1, 0) because of volcano/from-table-side",)
    result = seen(suite_of, rulesets, PLACED, "Then Red scores 0 points because of base/road-scores")
    assert result.observed == ("Red scores 0 points",)


def test_case_about_the_only_choice_passes_over_what_nobody_decides(suite_of, rulesets):
    """Passing alone is no choice; where there is another one, the case fails."""
    alone = ("Then Red has no choice but to end the turn",)
    assert seen(suite_of, rulesets, PLACED, *alone).verdict == "holds"
    free = "When Red places the tile straight on (1, 0) turned by 90 degrees"
    assert seen(suite_of, rulesets, free, *alone).observed == ("Red has another choice, or none",)
    assert seen(suite_of, rulesets, free, "And Red deploys a thief", *alone).verdict == "holds"


def test_failing_cases_come_one_by_one(suite_of, rulesets):
    """They are those that fail or cannot be played under some ruleset, or under one of their own."""
    wrong = DRAGON.replace("0 points", "4 points")
    assert [len(report.case.pins) for report in failing(suite_of(wrong), rulesets("hig", "rgg"))] == [1]
    assert list(failing(suite_of(wrong), rulesets("hig-c2")))
    assert not list(failing(suite_of(DRAGON), rulesets("hig", "rgg")))
