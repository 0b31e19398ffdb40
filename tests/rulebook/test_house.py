"""House rules start from an edition and say what is played otherwise."""

from pathlib import Path

import pytest

from rulefork.rulebook import HouseRules, Rulebook, Setting, contradictions, load_rulebook, read_house, resolve

from .small import FILES, findings, lay_out, spoilt, write


def test_a_short_form_is_stated_by_the_house(small: Rulebook) -> None:
    """What this table plays needs no other source."""
    sunday = small.house["sunday"]
    assert isinstance(sunday, HouseRules)
    assert (sunday.name, sunday.mark, sunday.about, sunday.extends) == ("sunday", "Sun", "", "second")
    assert sunday.family == "C2"
    assert sunday.settings["art"] == Setting("new", "stated", ("sunday",), "sunday")
    assert sunday.own == {"art": sunday.settings["art"]}


def test_what_is_inherited_keeps_its_evidence(small: Rulebook) -> None:
    """Unlike in an edition, it does not become silent."""
    sunday, second = small.house["sunday"], small.editions["second"]
    assert sunday.settings["dragon-moves"] == second.settings["dragon-moves"]
    assert list(sunday.settings) == list(small.toggles)


def test_house_rules_may_extend_house_rules(small: Rulebook) -> None:
    """Whatever the order of their files, and in the long form too."""
    monday = small.house["monday"]
    assert (monday.name, monday.extends, monday.sources) == ("Our Monday table", "sunday", ("c1/text",))
    assert monday.settings["art"].origin == "sunday"
    assert monday.settings["dragon-moves"] == Setting("before", "stated", ("monday",), "monday", says="He may.")


def test_a_players_file_is_named_by_its_path(here: Path, small: Rulebook) -> None:
    """As it is shown from the current folder; its name is that of the file unless it says another one."""
    write("tables/friday.yaml", "extends: one@2010\nrules: {art: new}")
    friday = read_house(here / "tables" / "friday.yaml", small)
    assert (friday.id, friday.name, friday.extends) == ("tables/friday.yaml", "friday", "first@2010")
    assert friday.settings["art"].source == ("tables/friday.yaml",)
    assert friday.value("fairy-place") == "beside"


def test_a_players_file_may_change_a_changed_edition(here: Path, small: Rulebook) -> None:
    """Any ruleset string will do, but no file."""
    file = write("friday.yaml", "extends: one+dragon-moves=after\nrules: {art: new}")
    assert read_house(file, small).extends == "first+dragon-moves=after"


PLAYERS = {
    "not YAML": ("rules: [a", "1:8: a bracket that is never closed; the text ends within brackets; close it"),
    "not house rules": (
        "- rules",
        "1:1: the file is a list; house rules name the edition they start from and what is played differently; "
        "write a mapping",
    ),
    "an unknown edition": (
        "extends: tow\nrules: {}",
        "1:10: unknown ruleset `tow`; neither an edition nor house rules; known: monday, sunday, second, first, one",
    ),
    "a date that does not exist": (
        "extends: one@2010-40\nrules: {}",
        "1:10: `2010-40` is no date; a date is a year, a month or a day; write 2015, 2015-03 or 2015-03-21",
    ),
    "itself": (
        "extends: friday.yaml\nrules: {}",
        "1:10: `friday.yaml` is a file; house rules extend an edition or other house rules by their id; "
        "name an edition, such as `hig`",
    ),
    "no usual edition": (
        "rules: {}",
        "1:1: unknown ruleset `hig-c1-current`; neither an edition nor house rules; "
        "known: monday, sunday, second, first, one",
    ),
    "an unknown toggle": ("extends: one\nrules: {atr: new}", "2:9: unknown toggle `atr`; did you mean `art`?"),
    "an unknown value": ("extends: one\nrules: {art: nwe}", "2:14: unknown value of art `nwe`; did you mean `new`?"),
    "an unknown source": (
        "extends: one\nrules: {art: {value: new, source: c1/txt}}",
        "2:35: unknown source `c1/txt`; did you mean `c1/text`?",
    ),
    "a toggle beside the rules": (
        "extends: one\nrules: {}\nart: new",
        "3:1: unknown key `art`; it is a toggle, and toggles stand below `rules`; indent it there",
    ),
    "a contradiction": (
        "extends: one\nrules: {fairy-point: her-follower}",
        "2:9: `fairy-point: her-follower` contradicts `fairy-place: on-tile`; she stands beside nobody; "
        "choose another value of fairy-point",
    ),
    "a contradiction with what is inherited": (
        "extends: one\nrules: {dragon-moves: after, fairy-place: left-open}",
        "2:30: `fairy-point: anyone` contradicts `fairy-place: beside` and `dragon-moves: after`; so we say; "
        "set `fairy-point: her-follower`",
    ),
}


@pytest.mark.parametrize(("text", "found"), PLAYERS.values(), ids=PLAYERS)
def test_faults_in_a_players_file_are_found(here: Path, small: Rulebook, text: str, found: str) -> None:
    """Each is told with its place."""
    file = write("friday.yaml", text)
    (finding,) = findings(lambda: read_house(file, small))
    assert finding == f"friday.yaml:{found}"


def test_contradictions_in_a_players_file_may_be_allowed(here: Path, small: Rulebook) -> None:
    """Whoever lists them needs the ruleset all the same, with other values set on it too."""
    file = write("friday.yaml", "extends: one\nrules: {fairy-point: her-follower}")
    friday = read_house(file, small, allow_contradictions=True)
    assert [each.toggle for each in contradictions(friday, small.toggles)] == ["fairy-point"]
    assert resolve("friday.yaml", small, allow_contradictions=True).value("fairy-point") == "her-follower"
    assert resolve("friday.yaml+art=new", small, allow_contradictions=True).value("art") == "new"
    assert findings(lambda: resolve("friday.yaml", small))


def test_other_faults_are_found_though_contradictions_are_allowed(here: Path, small: Rulebook) -> None:
    """An unknown toggle is no matter of taste."""
    file = write("friday.yaml", "extends: one\nrules: {fairy-point: her-follower, atr: new}")
    (finding,) = findings(lambda: read_house(file, small, allow_contradictions=True))
    assert "unknown toggle `atr`" in finding


FAULTS = {
    "a circle": (
        "extends: second",
        "extends: monday",
        [
            "monday.yaml:3:10: rulesets extend each other in a circle: monday → sunday → monday; "
            "one of them must come first; let one of them extend another ruleset"
        ],
    ),
    "a mark used twice": (
        "mark: Sun",
        "mark: '2'",
        ["sunday.yaml:2:7: duplicate mark `2`; second has it; choose another one"],
    ),
    "a fault of a parent": (
        "art: new",
        "art: newer, atr: old",
        [
            "sunday.yaml:3:14: unknown value of art `newer`; did you mean `new`?",
            "sunday.yaml:3:21: unknown toggle `atr`; did you mean `art`?",
        ],
    ),
    "a parent that is no ruleset": (
        "extends: second",
        "extends: '@'",
        ["sunday.yaml:1:10: no ruleset is named; begin with an edition, such as `hig`"],
    ),
}


@pytest.mark.parametrize(("old", "new", "found"), FAULTS.values(), ids=FAULTS)
def test_faults_in_the_folder_are_found(here: Path, old: str, new: str, found: list[str]) -> None:
    """Each is told once, where it is."""
    assert spoilt("house/sunday.yaml", old, new) == [f"house/{each}" for each in found]


@pytest.mark.parametrize(("name", "owner"), [("first", "first"), ("one", "first")])
def test_house_rules_may_not_be_called_like_an_edition(here: Path, name: str, owner: str) -> None:
    """Neither by its id nor by an alias."""
    folder = lay_out(here, {f"house/{name}.yaml": "extends: second\nrules: {}"})
    assert findings(lambda: load_rulebook(folder)) == [
        f"rules/house/{name}.yaml:1:1: duplicate ruleset `{name}`; {owner} is called so; rename the file"
    ]


def test_house_rules_are_looked_at_although_editions_are_broken(here: Path) -> None:
    """Their own faults do not wait."""
    changed = {
        "editions/second.yaml": FILES["editions/second.yaml"].replace("family: C2", "family: C3"),
        "house/sunday.yaml": "extends: second\nrules: {art: nwe}",
    }
    assert findings(lambda: load_rulebook(lay_out(here, changed))) == [
        "rules/editions/second.yaml:4:9: `family` is `C3`; write C1 or C2",
        "rules/house/sunday.yaml:2:14: unknown value of art `nwe`; did you mean `new`?",
    ]
