"""The mark of a cell."""

from rulefork.report.marks import blocks, evidence, extra_mark, letters, mark, row
from rulefork.verdict.result import RulingReport

from .build import ART, EDITIONS, GREEN, HIG, HOUSE, IOS, NEW, OLD, RED, RGG, ZMG

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
    """Where all agree the mark tells only whether the texts say so."""
    assert marks("princess/knight-stays-home") == "====·="


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
