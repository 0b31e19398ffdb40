"""What does not fit a schema is told in plain words, at its place."""

from pathlib import Path

import pytest

from rulefork.rulebook import schema
from rulefork.rulebook.schema import validate
from rulefork.rulebook.yamlfile import parse_yaml

from .small import write

HOUSE = "house rules name the edition they start from and what is played differently"
SOURCE = "a source has a title, and the places in the documents where it stands"
ID = "an id is made of small letters, digits and single hyphens"
MARK = "a mark heads a narrow column: one to four signs without a blank"
EDITION = "{order: 1, name: a, publisher: b, family: C1, mark: m, about: c, sources: [], rules: {a: "
TILE = "{set: a, name: b, tiles: [{id: a, sides: CCCC, cities: [NESW], roads: [], fields: [], n: "

FAULTS = {
    "an unknown key": (
        "house",
        "rules: {}\nextend: hig",
        [f"2:1: unknown key `extend`; {HOUSE}; did you mean `extends`?"],
    ),
    "a key like none": (
        "sources",
        "a: {title: b, zzz: c}",
        [f"1:15: unknown key `zzz`; {SOURCE}; known here: title, documents, url"],
    ),
    "a missing key": ("sources", "a: {documents: []}", [f"1:4: `title` is missing; {SOURCE}; add it"]),
    "a number for a text": ("house", "rules: {}\nname: 7", ["2:7: `name` is 7; write a text"]),
    "a list for a mapping": (
        "house",
        "rules: [a]",
        ["1:8: `rules` is a list; rules map toggles to values; write a mapping"],
    ),
    "a mapping for a list": ("glossary", "a: {c1: {b: c}, c2: [d]}", ["1:9: `c1` is a mapping; write a list"]),
    "a text for a file": ("house", "hig", [f"1:1: the file is `hig`; {HOUSE}; write a mapping"]),
    "true for a text": ("glossary", "a: {c1: [true], c2: [d]}", ["1:10: entry 1 of `c1` is true; write a text"]),
    "a name": ("glossary", "A: {c1: [b], c2: [d]}", [f"1:1: `A` is no fit name here; {ID}; rename it"]),
    "an empty text": ("house", "rules: {}\nname: ''", ["2:7: `name` is empty; fill it"]),
    "a pattern": (
        "house",
        "rules: {}\nmark: Sunday",
        [f"2:7: `Sunday` does not fit as `mark`; {MARK}; write it differently"],
    ),
    "a near word": (
        "house",
        "rules: {a: {value: b, confidence: statd}}",
        ["1:35: `confidence` is `statd`; did you mean `stated`?"],
    ),
    "a list for a word": (
        "house",
        "rules: {a: {value: b, confidence: [x]}}",
        ["1:35: `confidence` is a list; write stated or implied or silent or disputed"],
    ),
    "false for true": (
        "figures",
        "a: {name: b, expansion: c, place: true, feared: false}",
        ["1:49: `feared` is false; a trait that does not hold is left out; write true"],
    ),
    "a small number": ("tiles", TILE + "0}]}", ["1:90: `n` is 0; write 1 or more"]),
    "the same twice": (
        "glossary",
        "a: {c1: [b, b], c2: [d]}",
        ["1:9: `c1` says the same thing twice; keep one of them"],
    ),
    "too few": (
        "toggles",
        "a: {question: b, rulings: [], values: {c: {says: d, pin: e}}}",
        ["1:39: `values` holds 1; a toggle has at least two values; give it 2 or more"],
    ),
    "a condition": (
        "edition",
        EDITION + "{value: b, confidence: disputed, source: c}}}",
        ["1:90: `readings` is missing; a disputed value names its other readings; add it"],
    ),
    "a condition in a list": (
        "edition",
        EDITION + "[{value: b, confidence: silent}, {value: b, confidence: stated}]}}",
        ["1:123: `source` is missing; only a silent value has no source; add it"],
    ),
    "several faults": (
        "sources",
        "a: {documents: b}\nC: {title: 1}",
        [
            f"1:4: `title` is missing; {SOURCE}; add it",
            "1:16: `documents` is `b`; write a list",
            "2:1: `C` is no fit name here; an id is made of small letters, digits, hyphens, dots and slashes; "
            "rename it",
            "2:12: `title` is 1; write a text",
        ],
    ),
}


@pytest.mark.parametrize(("name", "text", "found"), FAULTS.values(), ids=FAULTS)
def test_faults_are_told_in_plain_words(name: str, text: str, found: list[str]) -> None:
    """Each fault is told with its place, the reason and a way out; all of them come together."""
    assert [str(each) for each in validate(parse_yaml(text, "f.yaml"), name)] == [f"f.yaml:{each}" for each in found]


def test_a_sound_document_has_no_faults() -> None:
    """Nothing is found where nothing is wrong."""
    assert validate(parse_yaml("rules: {a: b}", "f.yaml"), "house") == []


def test_other_keywords_are_told_in_their_own_words(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A keyword that has no plain words here still gives a finding, and lengths count from both ends."""
    text = """{"properties": {"a": {"maxLength": 1}, "b": {"anyOf": [{"type": "string"}]}, "c": {"anyOf": [true]}}}"""
    write("rules/schema/own.schema.json", text)
    monkeypatch.setattr(schema, "data_folder", lambda kind: here / kind)
    found = [str(each) for each in validate(parse_yaml("{a: bc, b: 1, c: 2}", "f.yaml"), "own")]
    assert found == [
        "f.yaml:1:5: `a` holds 2; give it 1 at most",
        "f.yaml:1:12: `b`: 1 is not valid under any of the given schemas",
    ]
