"""Why a ruling comes out as it does, as text and for programs."""

from dataclasses import replace
from statistics import median

import pytest
from jsonschema import Draft202012Validator

from rulefork.play.event import Phase
from rulefork.report.ink import Ink
from rulefork.report.names import Names
from rulefork.report.why_json import why_json
from rulefork.report.why_text import why_text
from rulefork.rulebook.ruleset import Ruleset
from rulefork.rulebook.schema import load_schema
from rulefork.rulebook.source import Source
from rulefork.spec.suite import load_suite
from rulefork.verdict.reason import Answer, Deed, Effect, Ground, Reasons, Refusal, Story, Telling, find_reasons
from rulefork.verdict.result import Outcome, RulingReport

from .build import ART, DRAGON, EDITIONS, FAIRY, GREEN, HIG, HOUSE, IOS, NAMES, NEW, OLD, PRINCESS, RGG, TOGGLES, ZMG
from .golden import assert_golden
from .schemas import assert_valid

SOURCES = {
    "c1/note-13": Source("c1/note-13", "Rio Grande scores before the dragon moves", (), "https://example.org/13"),
}
REPORTS = {report.ruling.id: report for report in GREEN.rulings}


def ground(toggle: str, ruleset: Ruleset) -> Ground:
    """Return the value that a ruleset gives to a toggle."""
    return Ground(TOGGLES[toggle], ruleset.settings[toggle], ruleset.id)


def effect(told: str, ruling: str, *grounds: Ground, phase: Phase = "place") -> Effect:
    """Return an event in words."""
    return Effect(told, ruling, phase, grounds)


def placing(by: Ruleset) -> Deed:
    """Return the act that asks when the dragon moves."""
    effects = (
        effect("Blue's turn begins", "base/turn-order", phase="begin"),
        effect("Blue places the dragon tile on the gap", "tile/placed-as-usual"),
    )
    return Deed("Blue places the dragon tile on the gap", effects, None, (ground(DRAGON, by),))


DEPLOYING = Deed(
    "Blue deploys a knight", (effect("Blue deploys a knight", "base/deployment", phase="deploy"),), None, ()
)
SCORES = effect("Red scores 8 points for Red's city", "base/city-scores", phase="score")
STEPS = effect("Blue moves the dragon west, onto the knight's tile", "dragon/six-steps", phase="dragon")
EATS = effect("Red's knight goes home: the dragon ate it", "dragon-eats/normal-follower", phase="dragon")
ENDING = Deed("Blue ends the turn", (effect("Blue's turn ends", "base/turn-order", phase="end"),), None, ())


def walking(*effects: Effect) -> Deed:
    """Return the act in which the dragon walks, with what it brings about."""
    return Deed("the dragon walks west", effects, None, ())


def answers(points: int) -> tuple[Answer, ...]:
    """Return what is observed: one thing at once, and the points at the end."""
    back = Answer("Red's knight is back in Red's supply", False, None, ())
    return (Answer(f"Red scores {points} points", True, None, ()), back)


BEFORE = Telling(
    ("hig-c1-2005", "hig-c1-current", "zmg-c1", "ios-c1", "hig-c2-2016"), HIG, (ground(FAIRY, HIG),),
    (placing(HIG), DEPLOYING, walking(STEPS, EATS)), ENDING, answers(0),
)  # fmt: skip
AFTER = Telling(
    ("rgg-c1-big-box-3",), RGG, (ground(FAIRY, RGG),),
    (placing(RGG), DEPLOYING, walking(SCORES, STEPS)), ENDING, answers(8),
)  # fmt: skip


def story(report: RulingReport, *tellings: Telling, position: str = "x") -> Story:
    """Return the story of the first case of a ruling."""
    return Story(report.ruling.cases[0], position, tellings)


PARTED = Reasons(
    REPORTS["dragon/moves-before-scoring"],
    EDITIONS,
    (),
    (story(REPORTS["dragon/moves-before-scoring"], AFTER, BEFORE),),
)

OPEN = replace(ZMG.settings[PRINCESS], origin=RGG.id)
DENIED = Refusal(
    "princess/must-remove", "Red must send one of the knights home", (Ground(TOGGLES[PRINCESS], OPEN, ZMG.id),)
)
STOPPED = Deed("Red sends nobody home", (), DENIED, (ground(FAIRY, ZMG),))
KNIGHT = REPORTS["princess/knight-stays-home"]
REFUSED = Reasons(
    KNIGHT, EDITIONS, (),
    (
        story(
            KNIGHT,
            Telling(tuple(each.id for each in EDITIONS), ZMG, (), (), None,
                    (Answer("Red may not send nobody home", False, DENIED, (ground(FAIRY, ZMG),)),)),
        ),
        story(KNIGHT, Telling(("zmg-c1",), ZMG, (), (STOPPED,)), position="an empty table"),
        story(KNIGHT, Telling(("ios-c1",), IOS, broken="the turn cannot end yet")),
    ),
)  # fmt: skip

PICTURE = REPORTS["setup/house-picture"]
MADE = Telling(
    (HOUSE.id,), HOUSE, (), (DEPLOYING,), None, (Answer("the game goes on", False, None, (ground(ART, HOUSE),)),)
)
PRINTED = Telling(
    (HIG.id,), HIG, (), (DEPLOYING,), None, (Answer("the game goes on", False, None, (ground(ART, HIG),)),)
)
MADE_FOR_IT = Reasons(PICTURE, (HIG, NEW), (HOUSE,), (story(PICTURE, MADE, PRINTED),))


def test_parted() -> None:
    """Outcomes have their rulesets by evidence and the reason; what happens is told for each, as far as it differs."""
    assert_golden("why-parted.txt", why_text(PARTED, SOURCES, NAMES))


def test_refused() -> None:
    """A refusal has its clause and the reason in words; a silent value says how it is played."""
    assert_golden("why-refused.txt", why_text(REFUSED, SOURCES, NAMES))


def test_house() -> None:
    """What no ruleset plays is told after the others, and families without the ruling are named."""
    outcome = Outcome((HIG.id,), ("the game goes on",))
    text = why_text(replace(MADE_FOR_IT, report=replace(PICTURE, outcomes=(outcome,))), SOURCES, NAMES)
    assert "It belongs to C1 alone and says nothing of hig-c2." in text
    assert "+  Cases about what none of these plays are told under hig+city-cloister-art=other." in text
    assert text.index("As hig plays it") < text.index("+, as hig+city-cloister-art=other plays it")
    assert "When Blue deploys a knight (as before)" in text
    assert "city-cloister-art: other (set here)" in text


def test_marks() -> None:
    """What the documents dispute or leave open says so behind its kind; a remark of several lines is one paragraph."""
    open_one = replace(KNIGHT.ruling, marks=frozenset({"gap", "disputed"}), remark="One line.\nAnother line.")
    text = why_text(Reasons(replace(KNIGHT, ruling=open_one), EDITIONS, (), ()), SOURCES, NAMES)
    assert text.startswith("princess/knight-stays-home  community, disputed, gap  features/princess.feature:10\n")
    assert "\nOne line. Another line.\n" in text


def test_nobody_has_it() -> None:
    """A ruling of another family has no outcome and no story."""
    nothing = Reasons(replace(PICTURE, outcomes=()), (NEW,), (), (Story(PICTURE.ruling.cases[0], "x", ()),))
    text = why_text(nothing, SOURCES)
    assert "None of these rulesets has it; it belongs to C1." in text
    assert "Another picture" not in text
    assert "What stands behind it" not in text


def test_many_outcomes() -> None:
    """With more than two outcomes a reason names the two that it is about."""
    text = why_text(Reasons(REPORTS["fairy/point-at-turn-start"], EDITIONS, (), ()), SOURCES, NAMES)
    assert "  A → B because fairy-placement: next-to → on-tile" in text
    assert "  C  Blue scores 1 point" in text


def test_unexplained() -> None:
    """Outcomes that no toggle explains are said to be so."""
    text = why_text(replace(PARTED, report=replace(PARTED.report, causes=())), {}, NAMES)
    assert "no toggle explains it" in text
    assert "(not among the sources)" in text


def test_values_set_by_hand() -> None:
    """A value that somebody set is no publisher's."""
    turned = HIG.with_values({DRAGON: "after-scoring"})
    outcome = replace(PARTED.report.outcomes[0], rulesets=(turned.id,))
    alone = Reasons(replace(PARTED.report, outcomes=(outcome,)), (turned,), (), ())
    assert "set here: hig+dragon-moves=after-scoring" in why_text(alone, SOURCES, NAMES)


def test_colour() -> None:
    """On a terminal headings stand out and the rulings behind events stand back; else there are no codes."""
    text = why_text(PARTED, SOURCES, NAMES, ink=Ink(True))
    assert "\x1b[1mSources\x1b[0m" in text
    assert "\x1b[2mdragon/six-steps\x1b[0m" in text
    assert "\x1b" not in why_text(PARTED, SOURCES, NAMES)


def test_no_tricks_on_a_terminal() -> None:
    """Control characters are written out."""
    deed = replace(walking(replace(EATS, told="a \x1b[2J")), told="b \x07")
    told = Reasons(PARTED.report, EDITIONS, (), (story(PARTED.report, replace(BEFORE, deeds=(deed,))),))
    text = why_text(told, SOURCES, NAMES)
    assert "a \\x1b[2J" in text
    assert "b \\x07" in text


@pytest.mark.parametrize("reasons", [PARTED, REFUSED, MADE_FOR_IT], ids=["parted", "refused", "made"])
def test_schema(reasons: Reasons) -> None:
    """The output for programs fits its schema."""
    assert_valid("output-why", why_json(reasons, SOURCES))


def test_json() -> None:
    """A program gets sources with addresses, evidence by ruleset, and the toggles behind each act."""
    data = why_json(PARTED, SOURCES)
    assert data["ruling"]["sources"] == [
        {"id": "c1/note-13", "title": "Rio Grande scores before the dragon moves", "url": "https://example.org/13"}
    ]
    assert data["evidence"][RGG.id] == "disputed"
    assert list(data["evidence"]) == [each.id for each in EDITIONS]
    after, before = data["situations"][0]["tellings"]
    assert after["acts"][0]["rests_on"][0]["value"] == "after-scoring"
    assert after["acts"][0]["rests_on"][0]["readings"][0]["value"] == "before-scoring"
    assert before["acts"][2]["events"][1] == {
        "text": "Red's knight goes home: the dragon ate it",
        "ruling": "dragon-eats/normal-follower",
        "phase": "dragon",
        "rests_on": [],
    }
    denied = why_json(REFUSED, {})["situations"][0]["tellings"][0]["answers"][0]["refused"]
    assert (denied["ruling"], denied["rests_on"][0]["played"]) == ("princess/must-remove", "may")
    assert denied["rests_on"][0]["how"] == "Nothing obliges the player, so it is a choice."


def test_names_are_optional() -> None:
    """Without aliases rulesets go by their ids."""
    assert "as hig-c1-current plays it (and 4 more)" in why_text(PARTED, SOURCES, Names())
    assert OLD.id in why_text(PARTED, SOURCES)


def test_every_ruling_that_comes_with_rulefork() -> None:
    """Each can be told, as text and for programs; an ordinary one fits a page."""
    suite, lengths, fits = load_suite(()), [], Draft202012Validator(load_schema("output-why"))
    for each in suite.rulings:
        reasons = find_reasons(suite, each, tuple(suite.book.editions.values()), widen=True)
        assert fits.is_valid(why_json(reasons, suite.book.sources))
        lengths.append(len(why_text(reasons, suite.book.sources).splitlines()))
    assert median(lengths) < 66
