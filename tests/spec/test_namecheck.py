"""Names in steps: whoever or whatever is named has to be in the position."""

import pytest

from rulefork.rulebook import BadInput
from rulefork.spec.suite import load_suite

POSITION = """\
title: a position of the test
players: [Red, Blue]
expansions: [inns-and-cathedrals, mage-and-witch, traders-and-builders]
turns:
  - {tile: cap, at: [0, 1], turned: 180, deploy: knight}
names:
  the gap: {square: [1, 0]}
  the road tile: {tile: straight}
  the north city: {feature: city, at: [0, 1]}
  Red's lord: {figure: knight, at: [0, 1]}
"""

FEATURE = """\
Feature: A feature for a test

  @id:test/ruling @rule @source:base/rules NEEDS
  Rule: What is to be tried

    Scenario: A turn
      Given the position "a position of the test"
      When Blue draws the road tile
      Then STEP
"""


NEEDS = "@needs:inns-and-cathedrals @needs:mage-and-witch @needs:traders-and-builders"


@pytest.mark.parametrize(
    ("step", "what", "hint"),
    [
        ("Green scores 1 point", "unknown player `Green`", "known: Red, Blue"),
        ("Bleu scores 1 point", "unknown player `Bleu`", "did you mean `Blue`?"),
        ("Blue may place the tile strait on the gap", "unknown tile `strait`", "did you mean `straight`?"),
        ("Blue may place the raod tile on the gap", "unknown tile `the raod tile`", "did you mean `the road tile`?"),
        ("Blue may place the road tile on the gapp", "unknown square `the gapp`", "did you mean `the gap`?"),
        (
            "the dragon stands on the road tile",
            "unknown square `the road tile`",
            "known: the gap, the north city, Red's lord",
        ),
        (
            "Blue may deploy a knight on the north town",
            "unknown place on the board `the north town`",
            "did you mean `the north city`?",
        ),
        (
            "the value of dragon-mowes rests on c1/dragon",
            "unknown toggle `dragon-mowes`",
            "did you mean `dragon-moves`?",
        ),
        ("the value of dragon-moves rests on c1/dragonn", "unknown source `c1/dragonn`", "did you mean `c1/dragon`?"),
        (
            "Blue may not place the raod tile on the gap because of tile/placed-as-usual",
            "unknown tile `the raod tile`",
            "did you mean `the road tile`?",
        ),
        (
            "Blue may not end the turn because of base/one-tile-in-a-turn",
            "unknown ruling `base/one-tile-in-a-turn`",
            "did you mean `base/one-tile-a-turn`?",
        ),
        (
            "Blue scores 3 points because of no/such",
            "unknown ruling `no/such`",
            "`rulefork rulings WORDS` finds one",
        ),
        ("Geen's knight stays on the board", "unknown player `Geen`", "known: Red, Blue"),
        ("the mgae stays on the board", "unknown figure `mgae`", "did you mean `mage`?"),
        ("the mage on the gapp lies beside the board", "unknown square `the gapp`", "did you mean `the gap`?"),
        (
            "Blue may deploy the large folower as a knight",
            "unknown figure `large folower`",
            "did you mean `large follower`?",
        ),
        ("Blue may put the buidler on the north city", "unknown figure `buidler`", "did you mean `builder`?"),
        (
            "Blue may put the builder on the north town",
            "unknown place on the board `the north town`",
            "did you mean `the north city`?",
        ),
        (
            "Blue may deploy the mayor as a knight",
            "nobody plays with the mayor here",
            "add `expansions: [abbey-and-mayor]` to the position",
        ),
        (
            "Blue may add a tower piece to the gap",
            "nobody plays with `Blue adds a tower piece to the gap` here",
            "add `expansions: [the-tower]` to the position",
        ),
        (
            "Red's phantom stays on the board",
            "nobody plays with the phantom here",
            "add `expansions: [phantom]` to the position",
        ),
        (
            "Red's knight on the north town stays on the board",
            "unknown square `the north town`",
            "did you mean `the north city`?",
        ),
    ],
)
def test_name_that_stands_for_nothing_is_a_finding(tmp_path, step, what, hint):
    """The finding stands at the step and names the nearest right name."""
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "one.yaml").write_text(POSITION)
    (tmp_path / "one.feature").write_text(FEATURE.replace("STEP", step).replace("NEEDS", NEEDS))
    with pytest.raises(BadInput) as caught:
        load_suite([tmp_path / "one.feature"])
    (finding,) = caught.value.findings
    assert (finding.where.line, finding.where.column) == (9, 7)
    assert (finding.what, finding.hint) == (what, hint)


@pytest.mark.parametrize(
    "step",
    [
        "Blue may place the road tile on the gap",
        "Blue may place the tile straight on (1, 0)",
        "Red's lord stays on the board",
        "Red's knight in the north city stays on the board",
        "Red's knight on (0, 1) stays on the board",
        "Blue's large follower is back in Blue's supply",
        "Blue's large follower on the gap stays on the board",
        "the mage lies beside the board",
        "the mage on the north city stays on the board",
        "Blue may deploy the large follower as a knight",
        "Blue may not put the builder on the north city",
        "the dragon stands on (5, 5)",
        "6 tiles of the expansion bear a volcano",
    ],
)
def test_names_of_the_position_are_fine(tmp_path, step):
    """Landmarks, coordinates, tile ids and figures of players are names that stand for something."""
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "one.yaml").write_text(POSITION)
    (tmp_path / "one.feature").write_text(FEATURE.replace("STEP", step).replace("NEEDS", NEEDS))
    assert load_suite([tmp_path / "one.feature"]).rulings


@pytest.mark.parametrize(
    ("step", "what", "hint"),
    [
        (
            "Blue may put the builder on the north city",
            "the ruling does not say that it needs the builder",
            "tag it `@needs:traders-and-builders`",
        ),
        (
            "the mage lies beside the board",
            "the ruling does not say that it needs the mage",
            "tag it `@needs:mage-and-witch`",
        ),
    ],
)
def test_a_ruling_names_the_expansions_that_it_needs(tmp_path, step, what, hint):
    """The position plays with the figure, but no tag of the ruling says so."""
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "one.yaml").write_text(POSITION)
    (tmp_path / "one.feature").write_text(FEATURE.replace("STEP", step).replace("NEEDS", "@needs:phantom"))
    with pytest.raises(BadInput) as caught:
        load_suite([tmp_path / "one.feature"])
    (finding,) = caught.value.findings
    assert (finding.where.line, finding.what, finding.hint) == (9, what, hint)


def test_an_unknown_expansion_is_a_finding_with_the_nearest(tmp_path):
    """A tag names an expansion that brings figures or tiles."""
    (tmp_path / "one.feature").write_text(FEATURE.replace("NEEDS", "@needs:phantm"))
    with pytest.raises(BadInput) as caught:
        load_suite([tmp_path / "one.feature"])
    found = [(str(finding.where), finding.what, finding.hint) for finding in caught.value.findings]
    assert (f"{tmp_path}/one.feature:3:44", "unknown expansion `phantm`", "did you mean `phantom`?") in found
