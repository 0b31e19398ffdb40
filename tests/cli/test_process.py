"""`python -m rulefork`: exit codes, streams, and what a user's mistake looks like."""

import os
import pty
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rulefork import __version__

from .command import GOOD, WRONG, feature, rulefork


def test_version() -> None:
    """The version is told."""
    assert rulefork("--version").stdout == f"rulefork {__version__}\n"


@pytest.mark.parametrize("command", ["", "check", "diff", "rules", "toggles", "rulings", "steps", "lint"])
def test_help(command: str) -> None:
    """Every command explains itself."""
    done = rulefork(*command.split(), "--help")
    assert done.returncode == 0
    assert done.stdout.startswith(f"Usage: rulefork {command}".rstrip())


def test_help_is_quick() -> None:
    """Help does not wait for libraries that only the work itself needs."""
    code = "import sys, rulefork.cli.entry as e; e.run(['check', '--help']); print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    heavy = {"yaml", "gherkin", "jsonschema", "cucumber_expressions", "rulefork.rulebook", "rulefork.play"}
    assert not heavy & set(done.stderr.split())


@pytest.mark.parametrize(("text", "code"), [(GOOD, 0), (WRONG, 1)])
def test_check(tmp_path: Path, text: str, code: int) -> None:
    """A check ends with 0 if all holds and with 1 if a case fails, and says which."""
    done = rulefork("check", feature(tmp_path, text))
    assert done.returncode == code
    assert "setup/dragon-waits" in done.stdout
    assert ("expected  the game is over" in done.stdout) == bool(code)
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["check", "--rules", "hgi"], "unknown ruleset `hgi`"),
        (["check", "--rules", "hig+dragon-move=after-scoring"], "did you mean `dragon-moves`?"),
        (["check", "--rules", "hig+dragon-moves=after"], "`after`"),
        (["check", "missing.feature"], "missing.feature:1:1: "),
        (["check", "--rules", "missing.yaml"], "missing.yaml:1:1: "),
        (["diff", "hig", "rg"], "did you mean `rgg`?"),
        (["diff", "hig"], "name at least two rulesets"),
        (["rules", "show", "hg"], "unknown ruleset `hg`"),
        (["toggles", "dragon-move"], "did you mean `dragon-moves`?"),
        (["lint", "missing"], "missing"),
        (["chekc"], "Did you mean"),
        (["check", "--format", "xml"], "is not one of"),
    ],
)
def test_mistakes(tmp_path: Path, arguments: list[str], told: str) -> None:
    """A mistake is answered on the error stream with a way out and exit code 2, and never with a traceback."""
    done = rulefork(*arguments, cwd=tmp_path)
    assert done.returncode == 2
    assert told in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_all_findings(tmp_path: Path) -> None:
    """All mistakes in what was typed are found in one go, and counted."""
    done = rulefork("diff", "hgi", "rggg", "hig+x=y", cwd=tmp_path)
    assert done.stderr.splitlines()[-1] == "3 findings"
    assert len(done.stderr.splitlines()) == 4


def test_a_bad_feature(tmp_path: Path) -> None:
    """A step that no sentence fits is refused with its place; lint finds the same and ends with 1."""
    path = feature(tmp_path, GOOD.replace("is beside", "sleeps beside"))
    checked, linted = rulefork("check", path), rulefork("lint", path)
    assert (checked.returncode, linted.returncode) == (2, 1)
    assert "setup.feature:6:" in checked.stderr
    assert linted.stdout == checked.stderr


def test_house_rules_from_a_file(tmp_path: Path) -> None:
    """A few lines of YAML are a ruleset wherever one is asked for."""
    (tmp_path / "sunday.yaml").write_text("extends: rgg\nrules: {dragon-moves: before-scoring}\n", encoding="utf-8")
    done = rulefork("diff", "rgg", "sunday.yaml", cwd=tmp_path)
    assert done.returncode == 0
    assert "They answer 1 of " in done.stdout


def test_contradictions_are_remarked_upon(tmp_path: Path) -> None:
    """Values that contradict each other are played as asked for, with a remark."""
    done = rulefork("check", feature(tmp_path), "--rules", "hig+fairy-placement=on-tile")
    assert done.returncode == 0
    assert done.stderr.startswith("note: hig+fairy-placement=on-tile: ")


def test_a_reader_that_goes_away(tmp_path: Path) -> None:
    """A closed pipe is no mistake: nothing is said, and the exit code is that of the check."""
    shell = f'set -o pipefail; "{sys.executable}" -m rulefork steps --format json | head -c 1'
    done = subprocess.run(["bash", "-c", shell], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_terminal_without_umlauts() -> None:
    """What an encoding lacks is written out instead of ending in a traceback."""
    done = rulefork("rules", "list", env={"PYTHONIOENCODING": "ascii"})
    assert done.returncode == 0
    assert "Hans im Gl\\xfcck" in done.stdout


def test_an_interruption() -> None:
    """Ctrl-C ends quietly with 130."""
    waits = "import sys, time, rulefork.spec.suite as suite; suite.load_suite = lambda *_: time.sleep(30)"
    runs = "from rulefork.cli.entry import run; print('ready', flush=True); sys.exit(run(['rulings']))"
    start = f"{waits}; {runs}"
    with subprocess.Popen([sys.executable, "-c", start], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(0.3)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=20)
    assert process.returncode == 130
    assert b"Traceback" not in errors


@pytest.mark.parametrize(
    ("env", "coloured"),
    [({}, True), ({"NO_COLOR": "1"}, False), ({"NO_COLOR": ""}, True), ({"TERM": "dumb"}, False)],
)
def test_colour(tmp_path: Path, env: dict[str, str], coloured: bool) -> None:
    """There is colour on a terminal, unless the user does not want it; an empty NO_COLOR wants nothing."""
    ours, theirs = pty.openpty()
    base = {key: value for key, value in os.environ.items() if key != "NO_COLOR"} | {"TERM": "xterm"}
    command = [sys.executable, "-m", "rulefork", "check", str(feature(tmp_path)), "--rules", "hig"]
    with subprocess.Popen(command, stdout=theirs, stderr=theirs, env=base | env) as process:
        os.close(theirs)
        shown = b""
        while chunk := _read(ours):
            shown += chunk
    os.close(ours)
    assert process.returncode == 0
    assert b"Summary" in shown
    assert (b"\x1b[" in shown) == coloured


def _read(descriptor: int) -> bytes:
    """Return what the terminal shows next; nothing once the program has ended."""
    try:
        return os.read(descriptor, 65536)
    except OSError:
        return b""
