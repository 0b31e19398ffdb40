"""The lists of rulesets, toggles, sentences, rulings and findings."""

from dataclasses import replace

import pytest

from rulefork.report.ink import Ink
from rulefork.report.lint_text import lint_text
from rulefork.report.listing_json import (
    findings_json,
    rules_json,
    ruleset_json,
    rulings_json,
    steps_json,
    toggles_json,
)
from rulefork.report.names import Names
from rulefork.report.rules_text import rules_text, ruleset_text
from rulefork.report.rulings_text import found_text, rulings_text
from rulefork.report.steps_text import steps_text
from rulefork.report.toggles_text import holders, toggle_text, toggles_text
from rulefork.rulebook.finding import Finding, Where
from rulefork.rulebook.glossary import Term
from rulefork.rulebook.ruleset import Ruleset
from rulefork.spec.rulingsearch import search

from .build import ART, DRAGON, EDITIONS, FAIRY, GREEN, HIG, HOUSE, LANGUAGE, NAMES, PRINCESS, RGG, TOGGLES
from .golden import assert_golden
from .schemas import assert_valid

RULINGS = {each.ruling.id: each.ruling for each in GREEN.rulings}
DATED = replace(RGG.settings[FAIRY], since="2015-03", says="The figure list is longer.", origin="rgg-c1-standalone")
EDITION = replace(
    RGG,
    settings={**RGG.settings, FAIRY: DATED, PRINCESS: replace(RGG.settings[PRINCESS], value="not-mentioned")},
    aliases=("rgg",),
)
PLAYERS = Ruleset(
    "table.yaml", "Our table", "C1", {**HIG.settings, DRAGON: replace(HIG.settings[DRAGON], origin="table.yaml")}
)
FINDINGS = [
    Finding(Where("rules/toggles.yaml", 3, 5), "unknown key `valeus`", "a toggle has values", "did you mean `values`?"),
    Finding(Where("features/fairy.feature", 7), "no sentence fits \x1b"),
]


def test_rules_list() -> None:
    """Editions have a line each with the counts of their values by evidence; house rules stand apart."""
    assert_golden("rules-list.txt", rules_text([EDITION], [HOUSE]))
    assert "House rules" not in rules_text([EDITION], [])
    assert_valid("output-rules", rules_json([EDITION], [HOUSE]))


def test_rules_show() -> None:
    """Every value of a ruleset has its sentence, its evidence, its origin and its other readings."""
    assert_golden("rules-show.txt", ruleset_text(EDITION, TOGGLES, NAMES))
    assert_valid("output-ruleset", ruleset_json(EDITION, TOGGLES))


def test_rules_show_changed() -> None:
    """A ruleset with values set by hand tells which edition it starts from."""
    changed = EDITION.with_values({ART: "other"})
    text = ruleset_text(changed, TOGGLES, NAMES)
    assert "rgg-c1-big-box-3+city-cloister-art=other (rgg+city-cloister-art=other)" in text
    assert "The publisher of Rio Grande Games, Big Box 3, year unknown." in text
    assert "set here" in text
    assert ruleset_json(changed, TOGGLES)["settings"][ART]["value"] == "other"


def test_rules_show_unpublished() -> None:
    """A ruleset that is no edition has no publisher."""
    assert "Family" not in ruleset_text(PLAYERS, TOGGLES, Names())


def test_toggles() -> None:
    """Toggles have their question and the ids of their values."""
    assert_golden("toggles.txt", toggles_text(TOGGLES.values()))


@pytest.mark.parametrize("toggle", [DRAGON, PRINCESS])
def test_toggle(toggle: str) -> None:
    """A toggle has its values with their pins, and who plays which, sure or not."""
    assert_golden(f"toggle-{toggle}.txt", toggle_text(TOGGLES[toggle], EDITIONS, RULINGS, NAMES))


def test_toggle_special() -> None:
    """A toggle tells the rulings it touches, also those without a scenario, and what is special about it."""
    art = toggle_text(replace(TOGGLES[ART], house_rule=True, rulings=("tile/missing",)), EDITIONS, RULINGS, NAMES)
    assert "No game can tell its values apart: It is a picture only." in art
    assert "Only house rules part on it." in art
    assert "tile/missing         (no scenario yet)" in art
    assert "setup/house-picture  Some draw their own cloister" in art


def test_what_a_toggle_needs() -> None:
    """A toggle that only games with other expansions can tell apart says so in a line, as does one of its values."""
    toggle = TOGGLES[DRAGON]
    first, second = toggle.values.values()
    values = {first.id: replace(first, needs=("phantom",)), second.id: second}
    needing = replace(toggle, needs=("abbot", "phantom"), values=values)
    lines = toggle_text(needing, EDITIONS, RULINGS, NAMES).splitlines()
    assert lines[1:3] == [
        "Only a game with abbot or phantom can tell its values apart.",
        f"Only a game with phantom can tell `{first.id}` from another value.",
    ]
    (data,) = toggles_json([needing], EDITIONS, RULINGS)
    assert_valid("output-toggles", [data])
    assert data["needs"] == ["abbot", "phantom"]
    assert [value["needs"] for value in data["values"]] == [["phantom"], []]
    assert "Only a game" not in toggle_text(toggle, EDITIONS, RULINGS, NAMES)


def test_holders() -> None:
    """Those who say a value stand apart from those for whom it is only assumed."""
    having = holders(TOGGLES[DRAGON], "before-scoring", EDITIONS)
    assert having.silent == ("ios-c1",)
    assert "ios-c1" not in having.said
    assert holders(TOGGLES[DRAGON], "after-scoring", EDITIONS).disputed == (RGG.id,)


def test_house_holders() -> None:
    """House rules count for what they choose themselves, not for what they leave as it is."""
    assert holders(TOGGLES[DRAGON], "before-scoring", [HIG, PLAYERS]).house == ("table.yaml",)
    assert holders(TOGGLES[FAIRY], "next-to", [HIG, PLAYERS]).house == ()
    text = toggle_text(TOGGLES[DRAGON], [HIG, PLAYERS], RULINGS, NAMES)
    assert "house rule of table.yaml" in text


def test_toggles_json() -> None:
    """Toggles for programs fit their schema."""
    data = toggles_json(TOGGLES.values(), EDITIONS, RULINGS)
    assert_valid("output-toggles", data)
    assert data[0]["rulings"] == ["dragon/moves-before-scoring"]
    assert data[2]["values"][2]["played"] == "may"


def test_steps() -> None:
    """Sentences stand in the order of a scenario, each with an example; the pins follow."""
    text = steps_text(LANGUAGE, TOGGLES)
    assert "  the position {title}\n" in text
    assert (
        text.index("Given: the situation") < text.index("Then: what is observed") < text.index("the dragon moves after")
    )
    data = steps_json(LANGUAGE)
    assert_valid("output-steps", data)
    assert {"text": "the dragon moves before scoring", "toggle": DRAGON, "value": "before-scoring"} in data["pins"]


def test_rulings() -> None:
    """Rulings have a line each, for programs an object with the ids of their cases."""
    assert_golden("rulings.txt", rulings_text(RULINGS.values()))
    data = rulings_json(RULINGS.values())
    assert_valid("output-rulings", data)
    assert data[0]["cases"] == ["setup/house-picture:another-picture"]


def test_found() -> None:
    """Below the rulings stands how words of other languages were understood, and what no ruling speaks of."""
    glossary = {"fairy": Term("fairy", ("fairy",), ("fairy",), ("Fee",))}
    text = found_text(search(RULINGS.values(), ["Fee", "FAIRY", "point"], glossary))
    assert text.splitlines()[1:] == ["1 ruling", "Fee: fairy"]
    text = found_text(search(RULINGS.values(), ["farry", "unic\x1born"], glossary), ink=Ink(colour=True))
    assert text.splitlines() == [
        "\x1b[2m0 rulings\x1b[0m",
        "\x1b[2mno ruling speaks of `farry`; did you mean `fairy`?\x1b[0m",
        "\x1b[2mno ruling speaks of `unic\\x1born`\x1b[0m",
    ]


def test_lint() -> None:
    """Findings have a line each and are counted."""
    assert lint_text(FINDINGS).splitlines() == [
        "rules/toggles.yaml:3:5: unknown key `valeus`; a toggle has values; did you mean `values`?",
        "features/fairy.feature:7:1: no sentence fits \\x1b",
        "2 findings",
    ]
    assert lint_text([]) == "no findings\n"
    assert_valid("output-lint", findings_json(FINDINGS))
