"""How pytest-bdd tells a ruling: which rulesets its case applies to, and the game under each of them."""

from pathlib import Path

import pytest
from pytest_bdd.parser import Feature, Scenario

from rulefork.play.game import Box, unpack
from rulefork.rulebook import Ruleset
from rulefork.spec.suite import Suite, load_suite
from rulefork.verdict.check import applies, own_ruleset
from tests.features.telling import Telling

CaseKey = tuple[str, tuple[str, ...]]


@pytest.fixture(scope="session")
def suite() -> Suite:
    """Return the suite of the repository."""
    return load_suite()


@pytest.fixture(scope="session")
def box(suite: Suite) -> Box:
    """Return the tiles of the box."""
    return unpack(suite.book)


@pytest.fixture(scope="session")
def rulesets_of(suite: Suite) -> dict[CaseKey, list[Ruleset]]:
    """Return the rulesets that each case applies to, by the name of its file and the texts of its steps."""
    editions = suite.book.editions.values()
    return {
        (Path(case.where.path).name, tuple(step.text for step in case.steps)): [
            ruleset for ruleset in editions if applies(case, ruling, ruleset)
        ]
        or [own_ruleset(suite.book, ruling, case)]
        for ruling in suite.rulings
        for case in ruling.cases
    }


@pytest.fixture
def telling(suite: Suite, box: Box) -> Telling:
    """Return a scenario of which nothing has been told yet."""
    return Telling(suite, box)


def pytest_bdd_before_scenario(request: pytest.FixtureRequest, feature: Feature, scenario: Scenario) -> None:
    """Find out which rulesets the scenario applies to before its first step is told."""
    rulesets_of: dict[CaseKey, list[Ruleset]] = request.getfixturevalue("rulesets_of")
    texts = tuple(step.name for step in scenario.steps)
    request.getfixturevalue("telling").rulesets = rulesets_of[Path(feature.filename).name, texts]


def pytest_bdd_apply_tag(tag: str, function: object) -> bool:
    """Leave tags alone: ours are ids and sources for the reader, not marks for pytest."""
    return True
