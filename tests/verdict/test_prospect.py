"""Every outcome that a situation can come to, whatever the rules are."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulefork.rulebook import Rulebook, Ruleset, load_rulebook, resolve
from rulefork.spec.suite import Suite, load_suite
from rulefork.verdict.check import situations
from rulefork.verdict.prospect import Fork, outcome_of, prospects
from rulefork.verdict.runner import Runner
from tests.verdict.conftest import DRAGON

BOOK = load_rulebook()
SUITE = load_suite()
RUNNER = Runner(SUITE)


@pytest.fixture(scope="module")
def trees() -> dict[str, tuple[Fork | tuple[str, ...], ...]]:
    """Return the trees of the core's topics by ruling."""
    core = ("dragon", "fairy", "princess", "portal", "volcano")
    return {each.id: prospects(RUNNER, each) for each in SUITE.rulings if each.topic in core}


def rulesets() -> st.SearchStrategy[Ruleset]:
    """Return any ruleset: an edition with any values, contradictory ones too."""
    values = st.fixed_dictionaries({}, optional={id: st.sampled_from([*t.values]) for id, t in BOOK.toggles.items()})
    return st.builds(
        lambda edition, values: edition.with_values(values), st.sampled_from([*BOOK.editions.values()]), values
    )


def test_a_tree_parts_where_the_toggle_matters(suite_of: Callable[..., Suite], book: Rulebook) -> None:
    """Of all that is asked on the way only the order of the dragon's move changes what comes of it."""
    suite = suite_of(DRAGON)
    (tree,) = prospects(Runner(suite), suite.rulings[0])
    assert isinstance(tree, Fork)
    assert (tree.question, sorted(tree.branches)) == ("dragon-moves", ["after-scoring", "before-scoring"])
    assert outcome_of(tree, resolve("hig", book), book) == ("Red scores 0 points",)
    assert outcome_of(tree, resolve("rgg", book), book) == ("Red scores 8 points",)


@given(ruleset=rulesets())
@settings(max_examples=25, deadline=None)
def test_the_trees_foretell_every_run(trees: dict[str, tuple[Fork | tuple[str, ...], ...]], ruleset: Ruleset) -> None:
    """What a tree says of a ruleset is what playing under it comes to."""
    for ruling in SUITE.rulings:
        if ruling.id in trees and ruleset.family in ruling.families:
            for case, tree in zip(situations(ruling.cases), trees[ruling.id], strict=True):
                assert outcome_of(tree, ruleset, BOOK) == RUNNER.run(case, ruleset).outcome
