"""Editions are checked against each other."""

from pathlib import Path

import pytest

from rulefork.rulebook import load_rulebook

from .small import FILES, findings, lay_out, spoilt

SECOND = "editions/second.yaml"
MARK = 'mark: "2"'

FAULTS = {
    "an unknown parent": ("extends: one", "extends: tow", ["7:10: unknown edition `tow`; known: first, second"]),
    "an edition that extends itself": (
        "extends: one",
        "extends: second",
        [
            "7:10: rulesets extend each other in a circle: second → second; one of them must come first; "
            "let one of them extend another ruleset"
        ],
    ),
    "an order used twice": ("order: 0", "order: 1", ["1:8: duplicate order `1`; first has it; choose another one"]),
    "a mark used twice": (MARK, 'mark: "1"', ["5:7: duplicate mark `1`; first has it; choose another one"]),
    "aliases that mean something": (
        MARK,
        f"{MARK}\n        aliases: [first, one, two]",
        [
            "6:11: duplicate alias `first`; an edition of that id has it; choose another one",
            "6:18: duplicate alias `one`; first has it; choose another one",
        ],
    ),
}


@pytest.mark.parametrize(("old", "new", "found"), FAULTS.values(), ids=FAULTS)
def test_faults_between_editions_are_found(here: Path, old: str, new: str, found: list[str]) -> None:
    """Each is told at the edition that comes later."""
    assert spoilt(SECOND, old, new) == [f"editions/second.yaml:{each}" for each in found]


def test_a_circle_of_two_is_named_once(here: Path) -> None:
    """With all who are in it."""
    changed = {
        "editions/first.yaml": FILES["editions/first.yaml"].replace(
            "sources: [c1/text]", "sources: []\n        extends: second"
        ),
    }
    assert findings(lambda: load_rulebook(lay_out(here, changed))) == [
        "rules/editions/first.yaml:10:10: rulesets extend each other in a circle: first → second → first; "
        "one of them must come first; let one of them extend another ruleset"
    ]


def test_the_children_of_a_broken_edition_have_a_parent(here: Path) -> None:
    """What is wrong with it is said once, and its children are still looked at."""
    changed = {
        "editions/first.yaml": FILES["editions/first.yaml"]
        .replace("name: The", "nmae: The")
        .replace("aliases", "alias"),
        "editions/second.yaml": FILES[SECOND]
        .replace("extends: one", "extends: first")
        .replace("value: after", "value: aftr"),
    }
    found = findings(lambda: load_rulebook(lay_out(here, changed)))
    assert [each.partition("; ")[0] for each in found] == [
        "rules/editions/first.yaml:1:1: `name` is missing",
        "rules/editions/first.yaml:2:1: unknown key `nmae`",
        "rules/editions/first.yaml:6:1: unknown key `alias`",
        "rules/editions/second.yaml:10:25: unknown value of dragon-moves `aftr`",
    ]
