"""Findings say where, what, why and what to do."""

from rulefork.rulebook.finding import BadInput, Finding, Where, nearest, unknown

HERE = Where("f.yaml", 2, 3)


def test_a_finding_is_one_line() -> None:
    """The parts that are there follow each other."""
    assert str(Finding(HERE, "a is b", "c", "d")) == "f.yaml:2:3: a is b; c; d"
    assert str(Finding(HERE, "a is b", hint="d")) == "f.yaml:2:3: a is b; d"


def test_findings_come_in_the_order_of_the_file() -> None:
    """Whatever the order in which they were found."""
    later, earlier = Finding(Where("f.yaml", 10), "b"), Finding(Where("f.yaml", 9), "a")
    assert BadInput([later, earlier]).findings == (earlier, later)
    assert str(BadInput([later, earlier])) == "f.yaml:9:1: a\nf.yaml:10:1: b"


def test_the_nearest_word_is_offered() -> None:
    """Case does not matter; what is far from every word gets no offer."""
    assert nearest("Dragon-Move", ["dragon-moves", "fairy"]) == "did you mean `dragon-moves`?"
    assert nearest("zzz", ["dragon-moves"]) == ""


def test_an_unknown_word_comes_with_a_way_out() -> None:
    """The nearest word, or all of them where they are few."""
    assert unknown(HERE, "value", "erly", ["early", "late"]).hint == "did you mean `early`?"
    assert unknown(HERE, "value", "zzz", ["early", "late"]).hint == "known: early, late"
    assert unknown(HERE, "value", "zzz", map(str, range(9))).hint == "check the spelling"
    assert unknown(HERE, "value", "zzz", [], hint="ask").hint == "ask"
