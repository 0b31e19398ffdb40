"""What the tests of the rulebook share."""

from pathlib import Path

import pytest

from rulefork.rulebook import Rulebook, load_rulebook

from .small import lay_out


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty folder that is the current one, so that messages show paths from there."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(scope="session")
def small(tmp_path_factory: pytest.TempPathFactory) -> Rulebook:
    """Return the small rulebook."""
    return load_rulebook(lay_out(tmp_path_factory.mktemp("small")))
