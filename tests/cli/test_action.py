"""The action for other projects' CI: its steps are run as a runner would run them."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest
import yaml
from junitparser import JUnitXml

ROOT: Final = Path(__file__).parents[2]
ACTION: Final = ROOT / ".github" / "actions" / "conform" / "action.yml"
TOY: Final = ROOT / "tests" / "conform" / "toy.py"


def step(name: str) -> dict[str, Any]:
    """Return the step of that name."""
    steps = yaml.safe_load(ACTION.read_text(encoding="utf-8"))["runs"]["steps"]
    return next(each for each in steps if each.get("name") == name)


def run(folder: Path, command: str, **inputs: str) -> subprocess.CompletedProcess[str]:
    """Run the step that runs the rulings, with these inputs; `rulefork` is the one under test."""
    program = folder / "rulefork" / "bin" / "rulefork"
    program.parent.mkdir(parents=True)
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m rulefork "$@"\n')
    program.chmod(0o755)
    told = step("Run the rulings")
    given = {"command": command, "rules": "hig", "select": "", "baseline": "", "junit": "out.xml", **inputs}
    env = {name: given[value.removeprefix("${{ inputs.").removesuffix(" }}")] for name, value in told["env"].items()}
    env |= {"RUNNER_TEMP": str(folder), "GITHUB_STEP_SUMMARY": str(folder / "summary.md")}
    words = ["bash", "-e", "-o", "pipefail", "-c", told["run"]]
    return subprocess.run(words, cwd=folder, env={**os.environ, **env}, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(("how", "code"), [("nothing", 0), ("wrong", 1)])
def test_results_are_written_and_the_code_is_kept(tmp_path: Path, how: str, code: int) -> None:
    """JUnit and a summary are written, whether the program is right or not."""
    done = run(tmp_path, f"{sys.executable} {TOY} {how}", select="volcano/from-table-side")
    assert (done.returncode, done.stderr) == (code, "")
    assert JUnitXml.fromfile(str(tmp_path / "out.xml")).tests > 0
    assert "and the rulings" in (tmp_path / "summary.md").read_text()


def test_a_baseline_is_handed_on(tmp_path: Path) -> None:
    """A baseline that is not there is bad input."""
    done = run(tmp_path, f"{sys.executable} {TOY} nothing", baseline="not-there.yaml")
    assert done.returncode == 2
    assert "not-there.yaml" in done.stderr


def test_it_installs_the_repository_that_holds_it() -> None:
    """Three folders up from the action is the root, where pyproject.toml lies."""
    assert '"$GITHUB_ACTION_PATH/../../.."' in step("Install rulefork")["run"]
    assert (ACTION.parent / ".." / ".." / ".." / "pyproject.toml").resolve() == ROOT / "pyproject.toml"
