"""The data is found in a checkout and inside the installed package."""

from pathlib import Path

import pytest

from rulefork.rulebook import data
from rulefork.rulebook.data import data_folder


def test_the_folders_of_the_checkout_are_found() -> None:
    """The rules lie in the folder that holds their schemas."""
    assert (data_folder("rules") / "schema" / "toggles.schema.json").is_file()


def test_the_package_comes_before_the_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What lies inside the package is taken, the rest beside engine/."""
    package = tmp_path / "engine" / "rulefork"
    monkeypatch.setattr(data, "_PACKAGE", package)
    (package / "_data" / "rules").mkdir(parents=True)
    assert data_folder("rules") == package / "_data" / "rules"
    assert data_folder("features") == tmp_path / "features"
