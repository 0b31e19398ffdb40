"""Values that cannot be played together are found, as the text says them and as they are played."""

import pytest

from rulefork.rulebook import Rulebook, contradictions
from rulefork.rulebook.contradiction import without_effect


@pytest.mark.parametrize(
    ("ruleset", "found", "hint"),
    [
        ("first", [], []),
        (
            "first+fairy-point=her-follower",
            ["`fairy-point: her-follower` contradicts `fairy-place: on-tile`"],
            ["choose another value of fairy-point"],
        ),
        (
            "second+fairy-place=beside",
            ["`fairy-point: anyone` contradicts `fairy-place: beside` and `dragon-moves: after`"],
            ["set `fairy-point: her-follower`"],
        ),
        (
            "second+fairy-place=left-open",
            ["`fairy-point: anyone` contradicts `fairy-place: beside` and `dragon-moves: after`"],
            ["set `fairy-point: her-follower`"],
        ),
        ("second+fairy-place=left-open,fairy-point=her-follower", [], []),
    ],
)
def test_contradictions_are_told_with_a_way_out(
    small: Rulebook, ruleset: str, found: list[str], hint: list[str]
) -> None:
    """A ruleset string may have them; whoever uses it can say so."""
    clashes = list(contradictions(small.ruleset(ruleset), small.toggles))
    assert [str(each) for each in clashes] == found
    assert [each.hint for each in clashes] == hint
    assert all(each.toggles == (each.toggle, *each.rule.when) for each in clashes)


@pytest.mark.parametrize(("ruleset", "idle"), [("first", False), ("first+dragon-moves=after", True)])
def test_a_value_without_effect_names_its_bond(small: Rulebook, ruleset: str, idle: bool) -> None:
    """While another value is played, the question does not arise."""
    bond = without_effect(small.toggles["fairy-point"], small.ruleset(ruleset), small.toggles)
    assert (bond.because if bond else None) == ("nobody is left" if idle else None)
    assert without_effect(small.toggles["art"], small.ruleset(ruleset), small.toggles) is None
