"""The rules of the repository: what they must hold whatever else is changed in them."""

import subprocess
import sys
from collections import Counter
from itertools import combinations

import pytest
from jsonschema import Draft202012Validator

from rulefork.rulebook import Rulebook, RulesInPlay, contradictions
from rulefork.rulebook.data import data_folder
from rulefork.rulebook.schema import load_schema
from rulefork.rulebook.yamlfile import read_yaml

RULES = data_folder("rules")
FILES = [
    *((RULES / f"{name}.yaml", name) for name in ("toggles", "sources", "figures", "glossary")),
    *((path, "edition") for path in sorted((RULES / "editions").glob("*.yaml"))),
    *((path, "house") for path in sorted((RULES / "house").glob("*.yaml"))),
    *((path, "tiles") for path in sorted((RULES / "tiles").glob("*.yaml"))),
]


@pytest.mark.parametrize(("path", "schema"), FILES, ids=[path.stem for path, _ in FILES])
def test_every_file_fits_its_schema(path: object, schema: str) -> None:
    """By the full validator as well."""
    Draft202012Validator(load_schema(schema)).validate(read_yaml(path).data)  # type: ignore[arg-type]


def test_loading_needs_no_validator() -> None:
    """The full validator takes longer to import than everything takes to load."""
    code = (
        "import sys; from rulefork.rulebook import load_rulebook; load_rulebook(); print('jsonschema' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"


def test_the_aliases_mean_what_the_design_says(book: Rulebook) -> None:
    """The short names that people use."""
    expected = {"hig": "hig-c1-current", "rgg": "rgg-c1-big-box-3", "zmg": "zmg-c1", "hig-c2": "hig-c2-2016"}
    assert {alias: book.ruleset(alias).id for alias in expected} == expected


def test_every_ruleset_answers_every_toggle(book: Rulebook) -> None:
    """With a value that exists, and without contradictions."""
    for ruleset in (*book.editions.values(), *book.house.values()):
        rules = RulesInPlay(ruleset, book.toggles)
        assert list(ruleset.settings) == list(book.toggles)
        assert all(rules[toggle.id] in toggle.values for toggle in book.toggles.values())
        assert not list(contradictions(ruleset, book.toggles))


def test_every_value_is_pinned_by_one_sentence(book: Rulebook) -> None:
    """Case does not tell two pins apart."""
    pins = Counter(value.pin.casefold() for toggle in book.toggles.values() for value in toggle.values.values())
    assert pins.most_common(1)[0][1] == 1


def test_editions_differ(book: Rulebook) -> None:
    """No two of them say the same with the same evidence."""
    for one, two in combinations(book.editions.values(), 2):
        assert one.settings != two.settings, (one.id, two.id)


def test_the_boxes_hold_their_tiles(book: Rulebook) -> None:
    """72 of the base game, one of them the start tile, and 30 of the expansion."""
    copies = Counter[str]()
    for tile in book.tiles.values():
        copies[tile.set] += tile.copies
    assert copies["base"] == 72
    assert copies["princess-and-dragon"] == 30
    assert sum(tile.starts for tile in book.tiles.values()) == 1
    symbols = Counter(tile.symbol for tile in book.tiles.values() for _ in range(tile.copies) if tile.symbol)
    assert symbols == {"volcano": 6, "dragon": 12, "princess": 6, "portal": 6}


def test_one_tile_lost_its_shield_in_the_second_edition(book: Rulebook) -> None:
    """All others differ by pictures alone."""
    changed = [id for id, tile in book.second.items() if tile.segments != book.tiles[id].segments]
    assert changed == ["pd-three-shield-portal"]
