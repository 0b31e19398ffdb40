"""A folder of rules becomes a rulebook, or all that is wrong in it is told."""

from pathlib import Path

import pytest

from rulefork.rulebook import Rulebook, Source, Term, load_rulebook

from .small import FILES, findings, lay_out


def test_sources_and_terms_are_read(small: Rulebook) -> None:
    """By their ids."""
    assert small.sources == {
        "c1/text": Source("c1/text", "The text", ("000", "001 main text"), "https://example.org/text"),
        "c1/note-1": Source("c1/note-1", "The first note", ("000 fn 1",)),
    }
    assert small.glossary == {"farm": Term("farm", ("farm",), ("field",), ("Wiese",), (), "A farmer stands there.")}


def test_the_rules_of_the_repository_are_read_once(book: Rulebook) -> None:
    """Whoever asks for them gets the same book."""
    assert load_rulebook() is book
    assert load_rulebook() is load_rulebook(None)


def test_houses_and_tiles_may_be_left_out(here: Path) -> None:
    """A folder without any is sound."""
    folder = lay_out(here, dict.fromkeys(["tiles/base.yaml", "house/sunday.yaml", "house/monday.yaml"]))
    book = load_rulebook(folder)
    assert (book.house, book.tiles, book.second) == ({}, {}, {})


def test_an_empty_folder_lacks_its_files(here: Path) -> None:
    """All of them are named."""
    assert findings(lambda: load_rulebook(here / "nowhere")) == [
        f"nowhere/{name}.yaml:1:1: there is no such file; check the path"
        for name in ("figures", "glossary", "sources", "toggles")
    ]


def test_all_that_is_wrong_comes_together(here: Path) -> None:
    """A broken file does not hide what is wrong in the others, nor does it cause findings there."""
    changed = {
        "toggles.yaml": FILES["toggles.yaml"].replace("plays-as: beside", "plays-as: besides"),
        "sources.yaml": "c1/text: [a",
        "figures.yaml": FILES["figures.yaml"].replace("supply: 7", "supply: 0"),
        "glossary.yaml": FILES["glossary.yaml"].replace("c2:", "c3:"),
        "tiles/base.yaml": FILES["tiles/base.yaml"].replace("E-W", "E>W"),
        "tiles/other.yaml": FILES["tiles/base.yaml"],
        "editions/first.yaml": FILES["editions/first.yaml"].replace("family: C1", "family: no"),
        "editions/second.yaml": FILES["editions/second.yaml"].replace("confidence: stated, ", ""),
        "house/sunday.yaml": "rules: 5",
    }
    found = findings(lambda: load_rulebook(lay_out(here, changed)))
    assert [each.partition("; ")[0].removeprefix("rules/") for each in found] == [
        "editions/first.yaml:5:9: bare `no`",
        "editions/second.yaml:10:17: `confidence` is missing",
        "figures.yaml:1:76: `supply` is 0",
        "glossary.yaml:1:7: `c2` is missing",
        "glossary.yaml:1:20: unknown key `c3`",
        "house/sunday.yaml:1:8: `rules` is 5",
        "sources.yaml:1:10: a bracket that is never closed",
        "tiles/base.yaml:4:89: `E>W` does not fit as entry 1 of `roads`",
        "toggles.yaml:12:88: unknown value of fairy-place `besides`",
    ]


def test_broken_toggles_cause_no_findings_elsewhere(here: Path) -> None:
    """What would be compared with them is not looked up."""
    assert findings(lambda: load_rulebook(lay_out(here, {"toggles.yaml": "art: old"}))) == [
        "rules/toggles.yaml:1:6: `art` is `old`; a toggle is a question with its values and the rulings it touches; "
        "write a mapping"
    ]


def test_tiles_of_two_boxes_have_different_ids(here: Path) -> None:
    """The later file is told."""
    folder = lay_out(here, {"tiles/other.yaml": FILES["tiles/base.yaml"]})
    assert findings(lambda: load_rulebook(folder)) == [
        "rules/tiles/other.yaml:4:10: duplicate tile `cap-straight`; give it another id",
        "rules/tiles/other.yaml:6:10: duplicate tile `three-shield`; give it another id",
    ]


@pytest.mark.parametrize("name", ["editions/Third.yaml", "house/friday.yml", "tiles/a b.yaml"])
def test_files_are_named_by_ids(here: Path, name: str) -> None:
    """No file is passed over in silence."""
    folder = lay_out(here, {name: "{}"})
    found = findings(lambda: load_rulebook(folder))
    assert f"rules/{name}:1:1: `{Path(name).name}` is no fit name" in [each.partition("; ")[0] for each in found]
