"""A ruleset beside what it extends, for readers and for programs."""

from dataclasses import replace

import pytest

from rulefork.report.house_json import house_json
from rulefork.report.house_text import house_text
from rulefork.report.names import Names
from rulefork.rulebook.contradiction import Contradiction
from rulefork.rulebook.house import HouseRules
from rulefork.rulebook.ruleset import Reading, Ruleset, Setting
from rulefork.rulebook.source import Source
from rulefork.verdict.house import Departure, Distance, House, Idle
from rulefork.verdict.result import Cause, Report, Result, RulingReport

from .build import (
    ART,
    DRAGON,
    FAIRY,
    GREEN,
    HIG,
    IOS,
    NAMES,
    NEW,
    OLD,
    PRINCESS,
    RGG,
    TOGGLES,
    ZMG,
    case,
    holds,
    report_of,
    ruling,
)
from .golden import assert_golden
from .schemas import assert_valid

FILE = "tables/our sunday table.yaml"
OWN = {
    DRAGON: Setting("after-scoring", "stated", (FILE,), FILE),
    PRINCESS: Setting("not-mentioned", "stated", (FILE,), FILE),
}
SUNDAY = HouseRules(
    id=FILE,
    name="Our Sunday table",
    family="C1",
    settings={**HIG.settings, **OWN},
    about="",
    extends=HIG.id,
    mark="",
    sources=(),
    own=OWN,
)
LATE = HouseRules(
    id="late-dragon",
    name="The dragon is late",
    family="C1",
    settings=SUNDAY.settings,
    about="",
    extends=HIG.id,
    mark="",
    sources=("c1/house-rules",),
    own=OWN,
)
LEFT_OPEN = Reading("may", ("c1/note-26",), "one sentence leaves it open")
READ_TWICE = replace(RGG, settings={**RGG.settings, PRINCESS: replace(RGG.settings[PRINCESS], readings=(LEFT_OPEN,))})
SOURCES = {"c1/dragon": Source("c1/dragon", "Dragon tiles and how the dragon moves")}
CONTRADICTION = Contradiction(PRINCESS, "not-mentioned", "requires", TOGGLES[PRINCESS].requires[0])
DISTANCES = (
    Distance(RGG, (), (PRINCESS,), False),
    Distance(HIG, (DRAGON,), (DRAGON, PRINCESS), False),
    Distance(NEW, (DRAGON,), (DRAGON, PRINCESS), True),
)


def _changed() -> RulingReport:
    id = "dragon/moves-before-scoring"
    of = ruling(id, "The dragon moves before scoring", case(id, "a-knight-stands-there", "Red scores 0 points"))
    before, after = holds("Red scores 0 points", "stated", DRAGON), holds("Red scores 8 points", "silent", DRAGON, ART)
    found = report_of(of, [{HIG.id: before, SUNDAY.id: after}])
    outcomes = (*found.outcomes, replace(found.outcomes[0], rulesets=(SUNDAY.id,), observed=("Red scores 8 points",)))
    cause = Cause(HIG.id, SUNDAY.id, {DRAGON: ("before-scoring", "after-scoring")})
    return RulingReport(found.ruling, found.cases, outcomes, (cause,))


def _kept() -> RulingReport:
    id = "princess/knight-stays-home"
    of = ruling(id, "A knight sent home stays there", case(id, "the-last-knight-goes", "nobody scores"))
    good = Result("holds", ("nobody scores",), "stated", (PRINCESS,))
    found = report_of(of, [{HIG.id: good, SUNDAY.id: good}])
    return replace(found, outcomes=(replace(found.outcomes[0], rulesets=(HIG.id, SUNDAY.id)),))


HOME = House(
    SUNDAY,
    HIG,
    Report((HIG, SUNDAY), (), (_changed(), _kept())),
    DISTANCES,
    departures=(
        Departure(
            TOGGLES[DRAGON],
            OWN[DRAGON],
            replace(HIG.settings[DRAGON], since="2015-03", says="The page says so."),
            editions=(RGG,),
            readers=(),
            houses=(LATE, replace(LATE, id="later", about="He comes late.", sources=())),
            rulings=("dragon/moves-before-scoring",),
        ),
        Departure(
            TOGGLES[PRINCESS],
            OWN[PRINCESS],
            replace(RGG.settings[PRINCESS], confidence="disputed", readings=(LEFT_OPEN,)),
            editions=(HIG, ZMG),
            readers=(READ_TWICE, IOS),
            houses=(),
            rulings=(),
        ),
    ),
    contradictions=(CONTRADICTION,),
    idle=(
        Idle(TOGGLES[PRINCESS], "not-mentioned", True, "wording", "Nothing obliges the player, so it is a choice."),
        Idle(TOGGLES[FAIRY], "next-to", False, "bond", "Nobody is left to protect.", {DRAGON: "after-scoring"}),
        Idle(TOGGLES[ART], "usual", True, "unasked"),
        Idle(TOGGLES[ART], "usual", True, "unseen"),
    ),
    toggles=TOGGLES,
)
NEARER = replace(HOME, distances=DISTANCES[1:], contradictions=(), departures=HOME.departures[:1], idle=())
ROOT = House(HIG, None, Report((HIG,), (), GREEN.rulings), DISTANCES[:1], (), (), (), TOGGLES)


def test_text() -> None:
    """From the nearest edition to the rulings that change, everything has its place."""
    assert_golden("house.txt", house_text(HOME, SOURCES, NAMES))


def test_text_of_editions_equally_near() -> None:
    """They share a line; where no edition is nearer than the one extended, nothing is said of it."""
    text = house_text(replace(NEARER, distances=(NEARER.distances[0], Distance(OLD, *_far(OLD), False))), {}, NAMES)
    assert "The nearest editions\n  hig and hig-c1-2005: 1 toggle is played otherwise (dragon-moves), and 1 is" in text
    assert "nearer than" not in text


def _far(ruleset: Ruleset) -> tuple[tuple[str, ...], tuple[str, ...]]:
    assert ruleset is OLD
    return (DRAGON,), (DRAGON, PRINCESS)


def test_text_of_an_edition_without_a_parent() -> None:
    """There is nothing to compare it with but the other editions."""
    text = house_text(ROOT, {}, NAMES)
    assert "It is an edition that extends no other one." in text
    assert "differ" not in text.replace("differently", "")


def test_a_value_that_nobody_else_plays() -> None:
    """That no source speaks for it is said too."""
    lonely = replace(HOME.departures[0], editions=(), houses=())
    text = house_text(replace(HOME, departures=(lonely,)), {}, NAMES)
    assert "No edition plays so, and no source has it as a house rule." in text


def test_what_a_player_chose_is_not_presented_as_stated() -> None:
    """An outcome rests on the house's own value, and says if the rest is silent."""
    text = house_text(HOME, {}, NAMES)
    assert "hig   Red scores 0 points (stated)" in text
    assert "here  Red scores 8 points (set here, else silent)" in text


def test_a_short_name_heads_its_lines() -> None:
    """A long path gives way to a word."""
    short = replace(SUNDAY, id="table.yaml")
    report = Report((HIG, short), (), HOME.report.rulings[1:])
    text = house_text(replace(HOME, ruleset=short, report=report), {}, NAMES)
    assert "  table.yaml  after-scoring: " in text


@pytest.mark.parametrize("house", [HOME, NEARER, ROOT])
def test_schema(house: House) -> None:
    """The output for programs fits its schema."""
    assert_valid("output-house", house_json(house))


def test_json() -> None:
    """It tells the same as the text."""
    data = house_json(HOME)
    assert (data["nearest"], data["nearer_than_base"]) == ([RGG.id], [RGG.id])
    assert data["base"]["played_otherwise"] == [DRAGON]
    assert [each["said_otherwise"] for each in data["editions"][:1]] == [[PRINCESS]]
    dragon, princess = data["changes"]
    assert [each["id"] for each in dragon["played_by"]] == [RGG.id]
    assert dragon["house_rules"][0] == {"id": LATE.id, "name": LATE.name, "sources": ["c1/house-rules"]}
    assert dragon["rulings"] == ["dragon/moves-before-scoring"]
    assert [each["id"] for each in princess["can_be_read_in"]] == [RGG.id, IOS.id]
    assert [each["why"] for each in data["without_effect"]] == ["wording", "bond", "unasked", "unseen"]
    assert data["rulings"][0]["evidence"] == {HIG.id: "stated", SUNDAY.id: "silent"}
    assert data["summary"] == {
        "toggles": 4,
        "toggles_changed": 2,
        "rulings": 2,
        "rulings_changed": 1,
        "contradictions": 1,
    }


def test_json_of_an_edition_without_a_parent() -> None:
    """Its base is null."""
    assert house_json(ROOT)["base"] is None


def test_names_are_optional() -> None:
    """Without names rulesets are called by their ids."""
    assert f"{RGG.id}, {RGG.name}" in house_text(HOME, {})
    assert Names().short(RGG.id) == RGG.id
