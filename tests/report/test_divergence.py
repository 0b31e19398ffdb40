"""Where outcomes part and why, in words."""

from dataclasses import replace

from rulefork.report.divergence import Reason, because, between, differing, in_words, reasons
from rulefork.verdict.result import Cause, Outcome

from .build import ART, DRAGON, EDITIONS, FAIRY, GREEN, HIG, HOUSE, IOS, NEW, PRINCESS, RGG, ZMG

RULESETS = {ruleset.id: ruleset for ruleset in (*EDITIONS, HOUSE)}
FAIRY_POINT = next(each for each in GREEN.rulings if each.ruling.id == "fairy/point-at-turn-start")


def test_differing() -> None:
    """Only the observations that differ are told."""
    one, other = ("Red scores 8 points", "nobody scores"), ("Red scores 0 points", "nobody scores")
    assert differing([one, other]) == [("Red scores 8 points",), ("Red scores 0 points",)]


def test_differing_order() -> None:
    """The same observations in another order differ."""
    assert differing([("a", "b"), ("b", "a")]) == [("a", "b"), ("b", "a")]


def test_differing_length() -> None:
    """Outcomes of unequal length are told apart by what they do not share."""
    assert differing([("a", "b"), ("b",)]) == [("a",), ()]
    assert differing([("a", "a", "b"), ("a", "b")]) == [("a",), ()]


def test_in_words() -> None:
    """A long outcome is cut short, the rest counted."""
    assert in_words(["a", "b"]) == "a; b"
    assert in_words("abcdef") == "a; b; c; d; and 2 more"
    assert in_words([]) == "none of this"


def test_reasons() -> None:
    """Each reason is told once, from the earlier letter to the later; those between other rulesets are left out."""
    letters = {HIG.id: "A", ZMG.id: "B", RGG.id: "B", IOS.id: "C"}
    first, second = reasons(FAIRY_POINT, letters)
    assert first == Reason(HIG.id, ZMG.id, {FAIRY: ("next-to", "on-tile")})
    assert second.after == IOS.id


def test_because() -> None:
    """A reason names the toggles, their values and who says so."""
    reason = Reason(HIG.id, RGG.id, {FAIRY: ("next-to", "on-tile"), DRAGON: ("before-scoring", "after-scoring")})
    assert because(reason, RULESETS) == (
        "fairy-placement: next-to → on-tile (c1/note-8) and "
        "dragon-moves: before-scoring → after-scoring (c1/note-13, disputed)"
    )


def test_because_unsourced() -> None:
    """A value set by hand has no source, nor has the family, nor a ruleset that is not at hand."""
    assert because(Reason(HIG.id, HOUSE.id, {ART: ("usual", "other")}), RULESETS).endswith("usual → other")
    assert because(Reason(HIG.id, NEW.id, {"family": ("C1", "C2")}), RULESETS) == "family: C1 → C2"
    assert because(Reason(HIG.id, "unknown", {ART: ("usual", "other")}), RULESETS).endswith("usual → other")


def test_between() -> None:
    """Two rulesets are parted by those causes between their outcomes on which they differ."""
    assert between(FAIRY_POINT, HIG, RGG) == {FAIRY}
    assert between(FAIRY_POINT, HIG, IOS) == {PRINCESS, ART}


def test_between_others() -> None:
    """Where no cause lies between two outcomes, the toggles of other causes on which the rulesets differ tell."""
    assert between(FAIRY_POINT, RGG, IOS) == {FAIRY, ART}


def test_between_families() -> None:
    """The family may be the cause."""
    outcomes = (Outcome((HIG.id,), ("a",)), Outcome((NEW.id,), ("b",)))
    ruling = replace(FAIRY_POINT, outcomes=outcomes, causes=(Cause(HIG.id, NEW.id, {"family": ("C1", "C2")}),))
    assert between(ruling, HIG, NEW) == {"family"}
