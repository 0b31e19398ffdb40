"""The numbers of a check, and the sentences made of them."""

from collections import Counter
from dataclasses import replace

from rulefork.report.names import Names
from rulefork.report.summary import citations, ranked, subjects, summary
from rulefork.report.tally import evidence_of, partings, tally
from rulefork.verdict.result import Report

from .build import ALONE, ART, DRAGON, EDITIONS, FAIRY, GREEN, HIG, IOS, NAMES, NEW, OLD, PRINCESS, RED, RGG, ZMG


def test_verdicts() -> None:
    """Runs are counted by verdict."""
    numbers = tally(RED)
    assert (numbers.rulings, numbers.cases, numbers.runs) == (2, 4, 12)
    assert (numbers.holds, numbers.fails, numbers.errors, numbers.other) == (8, 3, 1, 12)
    assert not numbers.clean
    assert tally(GREEN).clean


def test_evidence() -> None:
    """Runs under the rulesets compared are counted by what they rest on."""
    assert tally(GREEN).evidence == {"stated": 7, "implied": 7, "silent": 3, "disputed": 1, "none": 0}


def test_citations() -> None:
    """The cases are counted whose ruling cites a document; the share is never rounded up."""
    (ruling,) = ALONE.rulings
    ours = replace(ruling, ruling=replace(ruling.ruling, sources=("ours/reading",)))
    mixed = tally(Report((HIG,), (), (*[ruling] * 2, ours)))
    assert (mixed.cases, mixed.cited, mixed.own_reading) == (3, 2, 1)
    assert citations(mixed) == "Of 3 cases, 2 (66 %) cite a document; 1 rests on our own reading."
    assert citations(tally(ALONE)) == "Of 1 case, 1 (100 %) cites a document; 0 rest on our own reading."
    assert citations(tally(Report((HIG,), (), ()))) == ""


def test_evidence_of_some_rulesets() -> None:
    """Runs are counted under the rulesets asked for; a broken run rests on nothing."""
    assert evidence_of(GREEN.rulings, [RGG.id]) == {"stated": 0, "implied": 2, "silent": 0, "disputed": 1, "none": 0}
    assert sum(evidence_of(RED.rulings, [ZMG.id]).values()) == 1


def test_partings() -> None:
    """A ruleset parts from the reference on rulings, because of toggles."""
    rgg, new = partings(GREEN, HIG.id, [RGG.id, NEW.id])
    assert rgg.parted == ("dragon/moves-before-scoring", "fairy/point-at-turn-start")
    assert rgg.toggles == Counter({DRAGON: 1, FAIRY: 1})
    assert (rgg.shared, rgg.unsaid) == (3, 1)
    assert new.parted == ()


def test_shared() -> None:
    """A ruling that speaks of neither of two rulesets is not shared by them."""
    assert [each.shared for each in partings(GREEN, HIG.id, [IOS.id])] == [3]


def test_subjects() -> None:
    """Where the rulesets are few, all are compared with the reference."""
    assert subjects(GREEN, NAMES) == [OLD.id, RGG.id, ZMG.id, IOS.id, NEW.id]


def test_subjects_of_many() -> None:
    """Of many rulesets those with an alias are compared, or the first six."""
    many = Report((*EDITIONS, *(HIG.with_values({each: value}) for each, value in FLIPS)), (), GREEN.rulings)
    assert subjects(many, NAMES) == [RGG.id, ZMG.id, NEW.id]
    assert len(subjects(many, Names())) == 6


FLIPS = [(DRAGON, "after-scoring"), (FAIRY, "on-tile"), (PRINCESS, "must")]


def test_ranked() -> None:
    """The commonest toggles are named first, the others counted."""
    assert ranked(Counter({DRAGON: 1, FAIRY: 4})) == "fairy-placement (4) and dragon-moves (1)"
    assert ranked(Counter("abcdefgh")).endswith("f (1) and 2 other toggles")


def test_summary() -> None:
    """The summary tells who parts from whom and why."""
    told = summary(GREEN, NAMES)
    assert told[0] == "4 rulings with 5 cases, run under 6 rulesets: 19 runs, and all hold."
    assert "The rulesets part on 2 rulings; 2 come out alike wherever they apply." in told
    assert "zmg parts from hig on 1 of 3 rulings, because of fairy-placement (1)." in told
    assert "hig-c1-2005 and hig-c2 agree with hig on all 3 rulings that both have." in told


def test_summary_of_silence() -> None:
    """Where the texts are silent the summary says so."""
    told = " ".join(summary(GREEN, NAMES))
    assert f"ios-c1 parts from hig on 1 of 3 rulings, because of {ART} (1) and {PRINCESS} (1). Its texts are" in told
    assert "silent or disputed on all." in told
    only_princess = Report(EDITIONS, (), GREEN.rulings[3:])
    assert "ios-c1 (silent or disputed on 1)" in " ".join(summary(only_princess, NAMES))


def test_summary_of_failures() -> None:
    """Failures are counted in a sentence."""
    assert summary(RED, NAMES)[0].endswith("12 runs; 8 hold, 3 fail and 1 could not be played.")


def test_summary_of_one() -> None:
    """One ruleset alone is not compared."""
    assert len(summary(ALONE, NAMES)) == 3


def test_summary_of_nothing() -> None:
    """A suite without rulings has a summary all the same."""
    assert (
        summary(Report(EDITIONS, (), ()), NAMES)[0]
        == "0 rulings with 0 cases, run under 6 rulesets: 0 runs, and all hold."
    )
