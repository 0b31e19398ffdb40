"""Lists follow from the traits of figures."""

import pytest

from rulefork.rulebook import FigureKind, Rulebook, RulesInPlay, menu
from rulefork.rulebook.figure import figure_faults, read_figures
from rulefork.rulebook.schema import validate
from rulefork.rulebook.yamlfile import parse_yaml

from .small import dedented


def test_a_kind_says_all_that_its_entry_says(small: Rulebook) -> None:
    """Traits that are left out do not hold."""
    assert small.figures["follower-in-red"] == FigureKind(
        "follower-in-red", "follower", "follower", "base", 7, deploys_on=("city", "road"), flesh_and_blood=True
    )
    assert small.figures["mage"].eaten_if == {"art": "new"}


def test_the_menu_asks_only_what_it_needs(small: Rulebook) -> None:
    """A game that uses it notes the toggles that decide."""
    for value, eaten in (("old", {"follower-in-red"}), ("new", {"follower-in-red", "mage"})):
        rules = RulesInPlay(small.ruleset(f"first+art={value}"), small.toggles)
        assert menu(small.figures, rules.__getitem__) == eaten
        assert rules.noted == {"art": value}


EATEN = {
    "abbot", "builder", "guard", "large-follower", "mayor", "normal-follower", "phantom", "pig", "ringmaster",
    "shepherd", "wagon",
}  # fmt: skip


@pytest.mark.parametrize(
    ("ruleset", "more"),
    [
        ("hig", {"gingerbread-man", "mage", "witch"}),
        ("hig+dragon-menu-neutral=none,gingerbread-man-eaten=not-eaten", set()),
        ("hig+dragon-menu-neutral=none,gingerbread-man-eaten=eaten", {"gingerbread-man"}),
    ],
)
def test_the_dragon_eats_flesh_and_blood(book: Rulebook, ruleset: str, more: set[str]) -> None:
    """But not the fairy, nor what stands on several tiles, nor who never leaves a shelter."""
    assert menu(book.figures, book.ruleset(ruleset).played(book.toggles).__getitem__) == EATEN | more


def test_what_a_kind_counts_for_and_follows(book: Rulebook) -> None:
    """One where nothing is said, else two or the shields; the phantom may follow the fairy where the text says so."""
    counts = {id: kind.counts for id, kind in book.figures.items() if kind.counts != 1}
    assert counts == {"large-follower": 2, "mayor": "shields"}
    followed = {id: kind.second_move_if for id, kind in book.figures.items() if kind.second_move_if}
    assert followed == {"phantom": {"phantom-with-fairy": "allowed"}}
    assert {id for id, kind in book.figures.items() if kind.second_move} == {"phantom"}


def test_counts_and_second_move_if_are_read() -> None:
    """A trait that is left out does not hold."""
    traits = "supply: 1, counts: shields, second-move: true, second-move-if: {art: new}"
    document = parse_yaml(f"a: {{name: a, expansion: base, follower: true, {traits}}}", "f")
    kind = read_figures(document)["a"]
    assert (kind.counts, kind.second_move, kind.second_move_if) == ("shields", True, {"art": "new"})


@pytest.mark.parametrize(
    "trait", ["counts: 3", "counts: 0", "counts: cities", "second-move-if: {}", "second-move-if: art"]
)
def test_shapes_of_the_traits(trait: str) -> None:
    """A figure counts for one, for two or for shields; the second move depends on toggles and their values."""
    text = f"a: {{name: a, expansion: base, follower: true, supply: 1, deploys-on: [city], {trait}}}"
    (finding,) = validate(parse_yaml(text, "f"), "figures")
    assert finding.where.line == 1
    assert not list(validate(parse_yaml(text.replace(f", {trait}", ""), "f"), "figures"))


FAULTS = {
    "two natures": (
        "thing: true, place: true",
        "1:44: `a` is a place too; it is a thing, and one of these only; keep one",
    ),
    "an unknown place": ("thing: true, stays-in: tower", "1:54: unknown place `tower`; known: school"),
    "a place that is none": ("thing: true, stays-in: b", "1:54: unknown place `b`; known: school"),
    "an unknown companion": ("thing: true, goes-with: schol", "1:55: unknown figure `schol`; did you mean `school`?"),
    "an unknown guest": ("place: true, admits: {b: {}, zzz: {}}", "1:60: unknown figure `zzz`; known: a, b, school"),
    "an unknown toggle": ("thing: true, eaten-if: {atr: new}", "1:60: unknown toggle `atr`; did you mean `art`?"),
    "an unknown toggle for a second move": (
        "follower: true, second-move-if: {fairy-plce: beside}",
        "1:76: unknown toggle `fairy-plce`; did you mean `fairy-place`?",
    ),
    "an unknown value for a second move": (
        "follower: true, second-move-if: {art: nwe}",
        "1:69: unknown value of art `nwe`; did you mean `new`?",
    ),
    "an unknown age": (
        "thing: true, since: '1999'",
        "1:51: unknown toggle `dragon-menu-list`; did you mean `dragon-moves`?",
    ),
}


@pytest.mark.parametrize(("traits", "found"), FAULTS.values(), ids=FAULTS)
def test_faults_are_found(small: Rulebook, traits: str, found: str) -> None:
    """Each fault is told with its place."""
    text = f"""
        a: {{name: a, expansion: base, {traits}}}
        b: {{name: b, expansion: base, thing: true, goes-with: follower}}
        school: {{name: school, expansion: base, place: true, shelters: true}}
        """
    document = parse_yaml(dedented(text), "f")
    (finding,) = figure_faults(document, read_figures(document), small.toggles)
    assert str(finding).startswith(f"f:{found}")
