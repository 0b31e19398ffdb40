"""What the tests of the checks share."""

from pathlib import Path

import pytest


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty folder that is the current one, so that messages show paths from there."""
    monkeypatch.chdir(tmp_path)
    return tmp_path
