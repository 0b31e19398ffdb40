"""The mark of a cell."""

from dataclasses import replace

from rulefork.report.marks import blocks, evidence, extra_mark, grounds, is_cited, letters, mark, rests, row
from rulefork.verdict.result import CaseReport, Result, RulingReport

from .build import ART, EDITIONS, GREEN, HIG, HOUSE, IOS, NEW, OLD, RED, RGG, ZMG, holds

IDS = [ruleset.id for ruleset in EDITIONS]
RULINGS: dict[str, RulingReport] = {each.ruling.id: each for each in (*GREEN.rulings, *RED.rulings)}


def marks(ruling: str) -> str:
    """Return the marks of all editions on a ruling."""
    report = RULINGS[ruling]
    lettered = letters(report, IDS, HIG.id)
    return "".join(mark(report, ruleset, lettered.get(ruleset.id, "")) for ruleset in EDITIONS)


def test_letters() -> None:
    """The outcome of the reference is A."""
    dragon = RULINGS["dragon/moves-before-scoring"]
    assert letters(dragon, IDS, HIG.id)[RGG.id] == "B"
    assert letters(dragon, IDS, RGG.id) == {RGG.id: "A"} | dict.fromkeys([OLD.id, HIG.id, ZMG.id, IOS.id, NEW.id], "B")


def test_letters_agreed() -> None:
    """Where the rulesets compared agree there are no letters."""
    assert letters(RULINGS["princess/knight-stays-home"], IDS, HIG.id) == {}
    assert letters(RULINGS["dragon/moves-before-scoring"], [HIG.id, ZMG.id], HIG.id) == {}


def test_silence() -> None:
    """An outcome that rests on silence or dispute has a small letter."""
    assert marks("dragon/moves-before-scoring") == "AAbAaA"


def test_agreed() -> None:
    """Where all agree the mark tells only what the outcome rests on."""
    assert marks("princess/knight-stays-home") == "≈≈≈≈·≈"


def test_absent() -> None:
    """A ruling that speaks of none of the rulesets is marked as absent."""
    assert marks("setup/house-picture") == "------"


def test_trouble() -> None:
    """A case that fails or is broken is marked before anything else."""
    assert marks("fairy/bonus") == "B!B?!!"


def test_evidence() -> None:
    """Without a case of its own, an outcome rests on the toggles that the ruling's other runs asked for."""
    house = RULINGS["setup/house-picture"]
    assert house.toggles == (ART,)
    assert evidence(house, HIG) == "silent"
    assert evidence(house, IOS) == "stated"


def test_evidence_of_nothing() -> None:
    """An outcome for which no toggle was asked rests on stated rules."""
    silent = RulingReport(RULINGS["fairy/bonus"].ruling, (), (), ())
    assert evidence(silent, IOS) == "stated"


def resting(marked: set[str], sources: tuple[str, ...] = ("c1/note-13",), read: tuple[str, ...] = ()) -> str | None:
    """Return what a run rests on that asked for some toggles, under a ruling of these marks and sources."""
    of = replace(RULINGS["princess/knight-stays-home"].ruling, marks=frozenset(marked), sources=sources)
    return rests(of, Result("holds", (), "stated", read))


def test_a_ruling_without_toggles_rests_on_itself() -> None:
    """What the documents leave open is silent, and what they contradict each other on is disputed."""
    assert resting(set()) is None
    assert resting({"gap"}) == "silent"
    assert resting({"gap", "disputed"}) == "silent"
    assert resting({"disputed"}) == "disputed"
    assert resting(set(), ("ours/reading",)) == "silent"
    assert resting(set(), ("ours/reading", "base/rules")) is None


def test_toggles_settle_what_a_ruling_leaves_open() -> None:
    """A run that asked for values rests on these."""
    assert resting({"gap"}, read=(ART,)) == "stated"


def test_citation() -> None:
    """Every source but our own reading is a document, the rules of the base game too."""
    of = RULINGS["princess/knight-stays-home"].ruling
    assert is_cited(of)
    assert is_cited(replace(of, sources=("ours/reading", "base/rules")))
    assert not is_cited(replace(of, sources=("ours/reading",)))


def test_grounds() -> None:
    """An edition's outcome rests on its evidence, a player's on the player's own choice."""
    house = RULINGS["setup/house-picture"]
    assert grounds(house, IOS) == "stated"
    assert grounds(house, HOUSE) == "set here"
    silent = replace(HOUSE, settings={**HOUSE.settings, ART: replace(HOUSE.settings[ART], confidence="silent")})
    assert grounds(RulingReport(house.ruling, (), (), ()), silent) == "stated"
    asked = RulingReport(house.ruling, (CaseReport(house.ruling.cases[0], {IOS.id: holds("x", None, ART)}),), (), ())
    assert grounds(asked, silent) == "set here, else silent"


def test_extra() -> None:
    """Rulesets made for a case share one column."""
    assert extra_mark(RULINGS["setup/house-picture"], [HOUSE.id]) == "+"
    assert extra_mark(RULINGS["fairy/bonus"], [HOUSE.id]) == " "
    assert extra_mark(RULINGS["fairy/bonus"], [HIG.id]) == "!"


def test_blocks() -> None:
    """Columns of one publisher and family stand together."""
    parted = blocks(IDS)
    assert parted == [[OLD.id, HIG.id], [RGG.id], [ZMG.id], [IOS.id], [NEW.id]]
    assert row(dict.fromkeys(IDS, "="), parted) == "== = = = ="
