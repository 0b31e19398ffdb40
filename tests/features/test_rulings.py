"""The rulings themselves, run by pytest-bdd with the sentences of the product: one test for each case.

Every case is played step by step under every edition that it applies to, and under a ruleset of its own where it
applies to none. Nothing is kept from one ruleset to the next, so this also proves the shortcuts of `verdict.runner`.
"""

import pytest
from pytest_bdd import parsers, scenarios, step

from rulefork.rulebook import load_rulebook
from rulefork.rulebook.data import data_folder
from rulefork.spec.language import language
from rulefork.spec.suite import Suite
from tests.features.telling import Telling

WORDS = language(load_rulebook())

scenarios(str(data_folder("features")))


class AnySentence(parsers.StepParser):
    """Takes every step; what it means, and whether it means anything, is for our own language to say."""

    def is_matching(self, name: str) -> bool:
        """Return that every step is taken."""
        return True

    def parse_arguments(self, name: str) -> dict[str, str]:
        """Return the text of the step."""
        return {"text": name}


@step(AnySentence("any sentence"))
def _(text: str, telling: Telling) -> None:
    telling.tell(WORDS.parse(text))


def test_no_case_is_lost(request: pytest.FixtureRequest, suite: Suite) -> None:
    """pytest-bdd drops one of two scenarios that share a name; there is one test for each case all the same."""
    told = [item for item in request.session.items if item.path == request.path and item is not request.node]
    if len(told) < 2:
        pytest.skip("only this test was asked for")
    assert len(told) == sum(len(ruling.cases) for ruling in suite.rulings)
