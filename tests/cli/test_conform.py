"""`rulefork conform`, `serve` and `export` as processes: exit codes, streams, formats and mistakes."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from junitparser import JUnitXml

from ..report.schemas import assert_valid

ENGINE: Final = Path(__file__).parents[2] / "engine"
TOY: Final = str(Path(__file__).parents[1] / "conform" / "toy.py")
FEW: Final = ("--rules", "hig", "--select", "volcano/from-table-side")


def rulefork(*words: str, said: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "rulefork", *words], input=said, capture_output=True, text=True, timeout=120
    )


def toy(how: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a few cases in a toy program."""
    return rulefork("conform", *FEW, "--answer-timeout", "2", *words, "--", sys.executable, TOY, how)


@pytest.mark.parametrize(("how", "code"), [("wrong", 1), ("nothing", 0), ("at-start", 3), ("crash", 1)])
def test_exit_codes(how: str, code: int) -> None:
    """0 nothing unexpected, 1 findings, 3 the program cannot be tried at all."""
    assert toy(how).returncode == code


def test_a_finding_is_told_in_full() -> None:
    """Status, ruling, source, script in sentences, expected, observed, and how to repeat it."""
    out = toy("wrong").stdout
    assert "fail  volcano/from-table-side:" in out
    assert "source" in out
    assert "- Red places the volcano tile on the gap" in out
    assert "expected  dragon: [0, 2]" in out
    assert 'observed  dragon: "wrong"' in out
    again = next(line for line in out.splitlines() if line.startswith("  again"))
    assert "--rules hig --select volcano/from-table-side:" in again
    assert "Of what it claims: 0 of" in out


def test_our_own_engine_passes() -> None:
    """The engine behind the protocol, in a process."""
    done = rulefork("conform", "--rules", "hig", "--", sys.executable, "-m", "rulefork", "serve")
    assert (done.returncode, done.stderr) == (0, "")
    assert "(100 %)" in done.stdout


def test_json() -> None:
    """The data fits its schema, and the lines say the same."""
    whole = json.loads(toy("wrong", "--format", "json").stdout)
    assert_valid("output-conform", whole)
    first, *results, last = map(json.loads, toy("wrong", "--format", "jsonl").stdout.splitlines())
    assert {**first, "results": results, **last} == whole


def test_junit_and_markdown() -> None:
    """A failing case is a failure; the summary has a table."""
    xml = JUnitXml.fromstring(toy("wrong", "--format", "junit").stdout.encode())
    assert xml.failures > 0
    assert "| fail | `volcano/from-table-side:" in toy("wrong", "--format", "markdown").stdout


def test_a_baseline_is_written_filled_in_and_used(tmp_path: Path) -> None:
    """Without a reason it is refused; with one the failures are known."""
    path = tmp_path / "known.yaml"
    assert toy("wrong", "--baseline", str(path), "--update-baseline").returncode == 1
    refused = toy("wrong", "--baseline", str(path))
    assert refused.returncode == 2
    assert "has no reason" in refused.stderr
    path.write_text(path.read_text().replace("reason: ''", "reason: a toy"))
    known = toy("wrong", "--baseline", str(path))
    assert known.returncode == 0
    assert "known-failure" in known.stdout


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        ((), 2, "name the program after two dashes"),
        (("--select", "nothing/*", "--", "cat"), 2, "selects no case"),
        (("--rules", "hgi", "--", "cat"), 2, "did you mean `hig`?"),
        (("--update-baseline", "--", "cat"), 2, "--baseline names"),
        (("--baseline", "not-there.yaml", "--", "cat"), 2, "not-there.yaml"),
        (("--", "no-such-program"), 3, "there is no program `no-such-program`"),
        (("--", TOY), 3, "is not executable"),
        (("smoke", "--", "cat"), 3, "fails its smoke test"),
    ],
)
def test_mistakes(words: tuple[str, ...], code: int, said: str) -> None:
    """A sentence each, and no traceback."""
    done = rulefork("conform", *words)
    assert done.returncode == code
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_schema_and_validate() -> None:
    """The schemas of the messages are printed; bad answers are explained."""
    assert json.loads(rulefork("conform", "--schema").stdout).keys() == {
        "start", "start-answer", "run", "run-answer", "stop",
    }  # fmt: skip
    done = rulefork("conform", "--validate", said='{"seq": 1, "answers": []}\n{"seq": 2}\n')
    assert done.returncode == 1
    assert done.stdout.startswith("line 2: ")
    assert rulefork("conform", "--validate", said='{"seq": 1, "answers": []}\n').returncode == 0


@pytest.mark.parametrize("program", [[sys.executable, "adapters/example.py"], ["node", "adapters/example.mjs"]])
def test_examples(program: list[str]) -> None:
    """The adapters to copy play what they claim, and are short."""
    word, file = program
    if word == "node" and subprocess.run(["sh", "-c", "command -v node"], capture_output=True).returncode:
        pytest.skip("there is no Node here")
    assert len((ENGINE / file).read_text().splitlines()) <= 80
    assert rulefork("conform", "smoke", "--", word, str(ENGINE / file)).returncode == 0
    done = rulefork("conform", "--format", "json", "--", word, str(ENGINE / file))
    assert done.returncode == 0
    assert json.loads(done.stdout)["passed"] >= 30


def test_export(tmp_path: Path) -> None:
    """Files are written as a whole, written anew in the same place, and never over those of others."""
    folder = tmp_path / "suite"
    assert rulefork("export", str(folder), "--rules", "hig").returncode == 0
    (folder / "cases" / "stale.json").write_text("{}")
    assert rulefork("export", str(folder), "--rules", "hig").returncode == 0
    assert not (folder / "cases" / "stale.json").exists()
    others = tmp_path / "others"
    others.mkdir()
    (others / "diary.txt").write_text("mine")
    refused = rulefork("export", str(others), "--rules", "hig")
    assert refused.returncode == 2
    assert "--force" in refused.stderr
    assert [each.name for each in others.iterdir()] == ["diary.txt"]
    assert rulefork("export", str(others), "--rules", "hig", "--force").returncode == 0
    assert (others / "diary.txt").read_text() == "mine"
    assert (others / "index.json").exists()


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("hello", "<standard input>:1:1: this is no JSON"),
        ("[]", "this is no message; its `cmd` is `start`, `run` or `stop`"),
        ('{"cmd": "dance", "seq": 1}', "this is no message; its `cmd` is `start`, `run` or `stop`"),
        ('{"cmd": "run", "seq": 1}', "'case' is a required property; schema rule protocol-run: required"),
    ],
)
def test_serve_is_told_nonsense(line: str, said: str) -> None:
    """Each line that is no message is answered by a sentence with its place, and no traceback."""
    done = rulefork("serve", said=line + "\n")
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr
    assert "Traceback" not in done.stderr
