"""The README shows only what is so: its commands print what stands below them, its files are read as they stand."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rulefork.rulebook.data import data_folder

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
ELLIPSIS = "…"


def blocks(language: str) -> list[str]:
    """Return the code blocks of the README in one language."""
    return re.findall(rf"^```{language}\n(.*?)^```", README, re.MULTILINE | re.DOTALL)


def shown() -> list[tuple[str, list[str]]]:
    """Return each command that the README shows, and the lines below it."""
    told: list[tuple[str, list[str]]] = []
    for line in "".join(blocks("console")).splitlines():
        if line.startswith("$ "):
            told.append((line[2:], []))
        else:
            told[-1][1].append(line)
    return told


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """Return a folder with the features of the repository and the files that the README shows."""
    (tmp_path / "features").symlink_to(data_folder("features"))
    (tmp_path / "scenarios").symlink_to(data_folder("scenarios"))
    for text in blocks("yaml"):
        name = re.match(r"# (\S+)", text)
        assert name, "a file in the README begins with its name"
        (tmp_path / name[1]).write_text(text, encoding="utf-8")
    for number, text in enumerate(blocks("gherkin")):
        (tmp_path / f"example-{number}.feature").write_text(text, encoding="utf-8")
    return tmp_path


def run(table: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Return what `rulefork` prints in the folder, for a page of 112 columns."""
    env = {**os.environ, "COLUMNS": "112", "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "rulefork", *arguments]
    return subprocess.run(command, cwd=table, env=env, capture_output=True, text=True, encoding="utf-8", check=False)


@pytest.mark.parametrize(("command", "lines"), shown(), ids=[command for command, _ in shown()])
def test_command_prints_what_is_shown(table: Path, command: str, lines: list[str]) -> None:
    """Every command succeeds and prints the lines below it, in that order; an ellipsis stands for any lines."""
    program, *arguments = command.split()
    assert program == "rulefork"
    done = run(table, *arguments)
    assert done.returncode == 0, done.stderr
    printed = done.stdout.splitlines()
    at = 0
    for before, line in zip([ELLIPSIS, *lines], lines, strict=False):
        if line == ELLIPSIS:
            continue
        assert line in printed[at:], f"{line!r} is not printed after line {at}"
        found = printed.index(line, at)
        assert found == at or before == ELLIPSIS, f"{printed[at]!r} stands before {line!r}"
        at = found + 1


def test_example_ruling_holds(table: Path) -> None:
    """The ruling that the README shows is one that runs and holds under every edition."""
    done = run(table, "check", "example-0.feature")
    assert done.returncode == 0, done.stdout
    assert "and all hold" in done.stdout


def test_test_command_is_between_its_marks() -> None:
    """The CI runs the README's own test command, the one between the marks."""
    assert "pytest" in README.partition("<!-- test -->")[2].partition("<!-- end -->")[0]


@pytest.mark.parametrize("folder", ["rules", "scenarios", "features", "engine", "tests"])
def test_folder_tells_what_belongs_there(folder: str) -> None:
    """Each of the five folders has a README of about twenty lines."""
    assert 10 <= len((ROOT / folder / "README.md").read_text(encoding="utf-8").splitlines()) <= 45


def test_the_pictures_are_there() -> None:
    """Each picture that the README shows is a file of the repository, and says in words what it shows."""
    shown = re.findall(r"!\[(.*?)\]\((.*?)\)", README)
    assert len(shown) >= 2
    assert all((ROOT / path).is_file() and len(words) > 20 for words, path in shown)
