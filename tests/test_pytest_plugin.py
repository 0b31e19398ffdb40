"""The plugin for pytest, as somebody uses it who keeps house rules and features in a folder of their own."""

import os
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from rulefork.spec.suite import load_suite
from rulefork.verdict.runner import Runner

INSTALLED = any(each.name == "rulefork" for each in entry_points(group="pytest11"))
PLUGIN = ("-p", "no:cacheprovider", "-p", "no:hypothesispytest")  # the latter takes a second to say that it did nothing
if not INSTALLED:
    PLUGIN += ("-p", "rulefork.pytest_plugin")

HOUSE = """\
name: Our Sunday table
extends: hig
rules: {fairy-blocks-dragon: protects-only}
"""
POSITION = """\
title: the fairy guards Red's knight
players: [Red, Blue]
turns:
  - {tile: band, at: [0, 1], deploy: knight}
  - {tile: pd-stub-volcano, at: [1, 0]}
  - {tile: straight, at: [-1, 0], fairy: {knight: [0, 1]}}
names:
  the gap: {square: [1, 1], turned: 90}
  the dragon tile: {tile: pd-corner-dragon}
"""
FEATURE = """\
Feature: Our fairy

  @id:sunday/fairy @house-rule @source:c1/fairy
  Rule: The dragon may walk over the fairy's tile and spares her companion

    Background:
      Given the position "the fairy guards Red's knight"

    Scenario: The dragon comes to the fairy
      When Blue places the dragon tile on the gap
      And Blue moves the dragon north
      Then the dragon may not walk west

    Scenario Outline: The fairy <pin>
      Given the fairy <pin>
      When Blue places the dragon tile on the gap
      And the dragon walks north
      Then the dragon <answer> walk west

      Examples:
        | pin                                           | answer  |
        | lets the dragon onto her tile but protects it | may     |
        | keeps the dragon off her tile                 | may not |
"""
COMES = "features/fairy.feature::sunday/fairy:the-dragon-comes-to-the-fairy"
MEETS = "features/fairy.feature::sunday/fairy:the-fairy-pin"

Run = Callable[..., pytest.RunResult]


@pytest.fixture(autouse=True, scope="module")
def loaded() -> None:
    """Load the libraries and the rule book once for all runs in this process."""
    load_suite()


@pytest.fixture
def folder(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder with house rules, a position and a feature, which is the current one."""
    monkeypatch.setenv("COLUMNS", "110")
    monkeypatch.delenv("NO_COLOR", raising=False)
    for name, text in {
        "sunday.yaml": HOUSE,
        "scenarios/fairy.yaml": POSITION,
        "features/fairy.feature": FEATURE,
    }.items():
        put(pytester.path / name, text)
    return pytester.path


@pytest.fixture
def run(pytester: pytest.Pytester, folder: Path) -> Run:
    """Return a function that runs pytest in the folder."""
    return lambda *arguments: pytester.runpytest_inprocess(*PLUGIN, *arguments)


def put(path: Path, text: str) -> Path:
    """Write a file, and the folder that it lies in."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def text_of(result: pytest.RunResult) -> str:
    """Return what pytest wrote."""
    return result.stdout.str()


def test_nothing_without_a_ruleset(run: Run) -> None:
    """Features are collected only where a ruleset is asked for."""
    result = run()
    assert result.ret == pytest.ExitCode.NO_TESTS_COLLECTED
    assert "rulefork: " not in text_of(result)


def test_a_test_for_each_case_and_ruleset(run: Run) -> None:
    """A case is a test under each ruleset that it applies to, by the name that the user gave it."""
    result = run("--ruleset", "hig", "--ruleset", "sunday.yaml", "--collect-only", "-q")
    told = text_of(result).splitlines()
    assert [line for line in told if "::" in line] == [
        f"{COMES}[hig]",
        f"{COMES}[sunday.yaml]",
        f"{MEETS}/1[sunday.yaml]",
        f"{MEETS}/2[hig]",
    ]
    assert "rulefork: 4 tests; left out as not applying: 2 pairs of case and ruleset" in told


def test_they_hold(run: Run) -> None:
    """Cases that hold pass; one that rests on a house rule which it leaves open is skipped, and told how to pin it."""
    result = run("--ruleset", "hig", "--ruleset", "sunday.yaml", "-rs")
    result.assert_outcomes(passed=3, skipped=1)
    assert result.ret == pytest.ExitCode.OK
    told = text_of(result)
    assert "rulefork: hig, sunday.yaml\n" in told
    assert "SKIPPED [1] features/fairy.feature:9: rests on fairy-blocks-dragon" in told
    assert "write `Given the fairy lets the dragon onto her tile but protects it`" in told


def test_a_failure(run: Run, folder: Path) -> None:
    """A failure shows the step with its place, what was expected, the board, the source and how to try again."""
    put(folder / "features/fairy.feature", FEATURE.replace("may not walk west", "may walk west"))
    result = run("--ruleset", "hig")
    result.assert_outcomes(passed=1, failed=1)
    told = text_of(result)
    for line in (
        "sunday/fairy, features/fairy.feature:9, under hig",
        "> Then  the dragon may walk west  (features/fairy.feature:12)",
        "          expected  the dragon may walk west",
        "          observed  the dragon may not walk west",
        "    │           │   ░░░░░   │           │",
        "                │FAIRY ░░░  │  dragon ░░░",
        "source  c1/fairy: The fairy and her three effects",
        "again   rulefork check features/fairy.feature --rules hig",
        "look    rulefork board features/fairy.feature:9 --rules hig",
    ):
        assert line in told.splitlines(), line
    assert "Traceback" not in told
    assert "pytest_plugin.py" not in told


def test_the_command_reproduces_it(run: Run, folder: Path) -> None:
    """The command that a failure names finds the same."""
    put(folder / "features/fairy.feature", FEATURE.replace("may not walk west", "may walk west"))
    told = text_of(run("--ruleset", "hig"))
    command = next(line for line in told.splitlines() if line.startswith("again ")).split()[1:]
    done = subprocess.run([sys.executable, "-m", *command], capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 1
    assert "expected  the dragon may walk west" in done.stdout


def test_a_refused_step(run: Run, folder: Path) -> None:
    """An act that the rules forbid fails with the clause, and the board as far as it got."""
    put(folder / "features/fairy.feature", FEATURE.replace("moves the dragon north", "moves the dragon south"))
    told = text_of(run("--ruleset", "hig"))
    assert "> And   Blue moves the dragon south  (features/fairy.feature:11)" in told
    assert "          refused   " in told
    assert "(dragon/" in told


def test_a_position_that_cannot_arise(run: Run, folder: Path) -> None:
    """A position that the rules do not allow fails its cases with the place of the turn."""
    put(folder / "scenarios/fairy.yaml", POSITION.replace("deploy: knight", "deploy: monk"))
    told = text_of(run("--ruleset", "hig"))
    assert "> scenarios/fairy.yaml:4:5: the tile on (0, 1) has no cloister" in told
    assert "rulefork check features/fairy.feature --rules hig" in told


def test_short_forms(run: Run, folder: Path) -> None:
    """The summary has a line for each failure, and so has `--tb=line` without a page."""
    put(folder / "features/fairy.feature", FEATURE.replace("may not walk west", "may walk west"))
    differs = "expected the dragon may walk west; observed the dragon may not walk west"
    assert f"FAILED {COMES}[hig] - {differs}" in text_of(run("--ruleset", "hig", "--tb=no", "-vv"))
    told = text_of(run("--ruleset", "hig", "--tb=line"))
    assert f"features/fairy.feature:9: {differs}" in told
    assert "░" not in told


def test_colour(run: Run, folder: Path) -> None:
    """Where pytest has colour, the page has it too."""
    put(folder / "features/fairy.feature", FEATURE.replace("may not walk west", "may walk west"))
    told = text_of(run("--ruleset", "hig", "--color=yes"))
    assert "\x1b[1;31mDRAGON\x1b[0m" in told


def test_junit(run: Run, folder: Path) -> None:
    """The JUnit file has the ruling, the ruleset and the source of each test."""
    run("--ruleset", "hig", "--junitxml=out.xml")
    told = (folder / "out.xml").read_text(encoding="utf-8")
    assert '<property name="ruling" value="sunday/fairy" />' in told
    assert '<property name="ruleset" value="hig-c1-current" />' in told
    assert '<property name="source" value="c1/fairy" />' in told


def test_choosing(run: Run) -> None:
    """Tests are chosen by their place, or by words of their names, kinds and rulesets."""
    run("--ruleset", "hig", f"{COMES}[hig]").assert_outcomes(passed=1)
    run("--ruleset", "hig", "features/fairy.feature", "-k", "house-rule and pin").assert_outcomes(
        passed=1, deselected=1
    )


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (FEATURE.replace("moves the dragon", "pushes the dragon"), ":11:7: no sentence fits `Blue pushes the dragon"),
        (FEATURE.replace("the fairy guards", "nobody guards"), "no position is called `nobody guards Red's knight`"),
        ("Feature: Nothing\n", ":1:1: the feature has no rules"),
        ("nothing at all\n", ":1:1: `nothing at all` cannot stand here"),
    ],
)
def test_a_bad_feature(run: Run, folder: Path, text: str, told: str) -> None:
    """What is wrong with a feature is told with its place, and no test of it is made."""
    put(folder / "features/fairy.feature", text)
    result = run("--ruleset", "hig")
    result.assert_outcomes(errors=1)
    assert told in text_of(result)
    assert "Traceback" not in text_of(result)
    assert result.ret == pytest.ExitCode.INTERRUPTED


def test_a_bad_house_file(run: Run, folder: Path) -> None:
    """What is wrong with house rules is told once, with its place, whatever number of features there is."""
    put(folder / "sunday.yaml", HOUSE.replace("blocks", "block"))
    put(folder / "features/again.feature", FEATURE.replace("sunday/", "again/"))
    result = run("--ruleset", "hig", "--ruleset", "sunday.yaml")
    result.assert_outcomes(errors=1)
    told = text_of(result)
    assert told.count("sunday.yaml:3:9: unknown toggle `fairy-block-dragon`; did you mean `fairy-blocks-dragon`?") == 1
    assert "rulefork: cannot be used: sunday.yaml" in told
    assert "Traceback" not in told


@pytest.mark.parametrize(
    ("ruleset", "told"),
    [
        ("hgi", "unknown ruleset `hgi`; neither an edition nor house rules; did you mean `hig`?"),
        ("hig+dragon-moves=sometimes", "dragon-moves"),
        ("hig@yesterday", "yesterday"),
        ("", "no ruleset is named"),
    ],
)
def test_a_bad_ruleset(run: Run, ruleset: str, told: str) -> None:
    """A ruleset that does not exist is bad usage."""
    result = run("--ruleset", ruleset)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    assert told in result.stderr.str()
    assert "Traceback" not in result.stderr.str()


def test_a_missing_house_file(run: Run) -> None:
    """A file that is not there is told like one that cannot be read."""
    result = run("--ruleset", "monday.yaml")
    assert "monday.yaml:1:1: there is no such file" in text_of(result)
    assert "rulefork: no ruleset can be used" in text_of(result)
    assert result.ret == pytest.ExitCode.INTERRUPTED


def test_contradictions_are_noted(run: Run) -> None:
    """Values that contradict each other are played as asked for, with a note in the header."""
    told = text_of(run("--ruleset", "hig+fairy-placement=on-tile", "--collect-only"))
    assert "rulefork: note: hig+fairy-placement=on-tile: " in told


def test_an_id_used_in_two_files(run: Run, folder: Path) -> None:
    """An id belongs to one ruling, whichever files hold them."""
    put(folder / "features/other.feature", FEATURE)
    result = run("--ruleset", "hig")
    result.assert_outcomes(errors=1)
    assert "features/other.feature:4:3: the id `sunday/fairy` is used twice; also at features/fairy.feature:4:3" in (
        text_of(result)
    )


def test_a_file_from_elsewhere(pytester: pytest.Pytester, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """House rules are looked for from where pytest was called, wherever the tests lie."""
    put(folder / "house/monday.yaml", HOUSE)
    monkeypatch.chdir(folder / "house")
    result = pytester.runpytest_inprocess(*PLUGIN, "--ruleset", "monday.yaml", "../features")
    result.assert_outcomes(passed=1, skipped=1)


def test_other_files_are_left_alone(run: Run, folder: Path) -> None:
    """Tests in Python run beside the features."""
    put(folder / "test_more.py", "def test_more():\n    assert True\n")
    run("--ruleset", "hig").assert_outcomes(passed=3)


def test_other_errors_are_shown_as_ever(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault of ours is not dressed up: it is shown with its traceback."""
    monkeypatch.setattr(Runner, "run", lambda *_: 1 / 0)
    assert "ZeroDivisionError" in text_of(run("--ruleset", "hig"))


def test_two_workers(pytester: pytest.Pytester, folder: Path) -> None:
    """Under pytest-xdist the same tests run, and a failure is shown in full."""
    put(folder / "features/fairy.feature", FEATURE.replace("may not walk west", "may walk west"))
    arguments = (*PLUGIN, "--ruleset", "hig", "--ruleset", "sunday.yaml", "--numprocesses", "2")
    result = pytester.runpytest_subprocess(*arguments)
    result.assert_outcomes(passed=2, failed=1, skipped=1)
    assert "> Then  the dragon may walk west  (features/fairy.feature:12)" in text_of(result)


@pytest.mark.parametrize("arguments", [(), ("-p", "no:pytest-bdd")])
def test_beside_pytest_bdd(run: Run, folder: Path, arguments: tuple[str, ...]) -> None:
    """It makes no difference whether pytest-bdd is there."""
    run("--ruleset", "hig", *arguments).assert_outcomes(passed=2)


def test_where_there_is_no_pytest_bdd(folder: Path) -> None:
    """Nothing of pytest-bdd is needed."""
    code = "import sys; sys.modules['pytest_bdd'] = None; import pytest; sys.exit(pytest.main(sys.argv[1:]))"
    arguments = ["-p", "rulefork.pytest_plugin", "-q", "--ruleset", "hig"]
    env = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], env=env, capture_output=True, text=True, check=False
    )
    assert "2 passed" in done.stdout


@pytest.mark.skipif(not INSTALLED, reason="the package is not installed with its entry points")
def test_it_can_be_left_out(pytester: pytest.Pytester, folder: Path) -> None:
    """With `-p no:rulefork` there is no such option."""
    result = pytester.runpytest_subprocess("-p", "no:rulefork", "--ruleset", "hig")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    assert "--ruleset" in result.stderr.str()


def test_it_is_light() -> None:
    """Where it is not used it costs nothing: no other module of ours is loaded, nor any library."""
    code = "import sys, pytest; had = set(sys.modules); import rulefork.pytest_plugin; print(*set(sys.modules) - had)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert sorted(done.stdout.split()) == ["rulefork", "rulefork.pytest_plugin"]


def test_a_terminal_without_the_signs(pytester: pytest.Pytester, folder: Path) -> None:
    """Where the terminal has letters only, so has the board."""
    put(folder / "features/fairy.feature", FEATURE.replace("may not walk west", "may walk west"))
    command = [sys.executable, "-m", "pytest", *PLUGIN, "--ruleset", "hig"]
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, env=env, capture_output=True, encoding="ascii", check=False)
    assert "    :           :   #####   :           :" in done.stdout.splitlines()
