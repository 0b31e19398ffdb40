"""The harness: every way in which a program can go wrong has its status, and nothing outlives a run."""

import os
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest

from rulefork.conform.harness import Harness, Scripts
from rulefork.conform.message import SCHEMAS, explain, fault_in, run_message, start_message, stop_message
from rulefork.conform.program import Broken, CannotStart, Limits
from rulefork.conform.selection import selector
from rulefork.conform.serve import Server
from rulefork.conform.smoke import smoke
from rulefork.conform.status import Conformance, ConformReport
from rulefork.rulebook.ruleset import Ruleset
from rulefork.rulebook.schema import load_schema
from rulefork.spec.suite import load_suite

SUITE = load_suite()
SCRIPTS = Scripts(SUITE)
HIG = SUITE.book.ruleset("hig")
TOY = str(Path(__file__).parent / "toy.py")
FEW = "volcano/from-table-side, setup/dragon-starts-aside"


def run(how: str, select: str = FEW, **limits: float) -> ConformReport:
    """Run a few cases in the toy that goes wrong in that way."""
    told = Limits(**{"answer": 1.5, "total": 60.0, "output": 1, **limits})  # type: ignore[arg-type]
    harness = Harness([sys.executable, TOY, how], SUITE, told)
    harness.start()
    try:
        return harness.run(list(SCRIPTS.tasks([HIG], selector(select))), [HIG])
    finally:
        harness.close()


def only(report: ConformReport) -> Conformance:
    """Return the first result; the others must have its status."""
    assert {result.status for result in report.results} == {report.results[0].status}
    return report.results[0]


@pytest.mark.parametrize(
    ("how", "status", "why"),
    [
        ("crash", "crash", "ended with exit code 3"),
        ("garbage", "bad-message", "'no JSON at all'; only answers may go to standard output"),
        ("list", "bad-message", "an answer is no JSON object"),
        ("few", "bad-message", "0 answers to 1 questions"),
        ("shape", "bad-message", "schema rule protocol-run-answer: properties/answers/type"),
        ("wrong-number", "bad-message", "bears the number"),
        ("flood", "bad-message", "longer than 1 MB (--output-limit)"),
        ("refuse", "refused", "refuses a legal turn: I do not like that tile"),
        ("unsupported", "unsupported", "the program says: too hard"),
        ("nothing", "unsupported", "the program does not claim the "),
        ("wrong", "fail", ""),
    ],
)
def test_status(how: str, status: str, why: str) -> None:
    """Each way of going wrong is told apart, with the reason."""
    result = only(run(how))
    assert result.status == status
    assert why in result.why


def test_a_hanging_program_is_ended_in_time() -> None:
    """Each answer has its limit, and so has the whole run; what is left then is not run."""
    began = time.monotonic()
    report = run("hang", answer=0.4, total=1.0)
    assert time.monotonic() - began < 10
    assert {result.status for result in report.results} == {"timeout", "not-run"}


def test_an_answer_too_many_spoils_the_next_case() -> None:
    """The second answer bears a number that was answered already; the program is started anew."""
    statuses = [result.status for result in run("twice").results]
    assert "bad-message" in statuses


def test_a_program_that_breaks_down_again_and_again_is_given_up() -> None:
    """After five breakdowns in a row the rest is not run."""
    statuses = [result.status for result in run("crash", "volcano/*, setup/*, component/*").results]
    assert statuses.count("crash") == 5
    assert statuses.count("not-run") == sum(status not in ("crash", "unsupported") for status in statuses) > 0


def test_the_error_stream_is_kept() -> None:
    """What the program said when it broke is in the report."""
    assert only(run("crash")).errors == "it broke here"


def test_no_grandchild_outlives_the_run() -> None:
    """The whole process group is ended."""
    before = set(_sleepers())
    run("grandchild")
    time.sleep(0.2)
    assert set(_sleepers()) <= before


def _sleepers() -> Iterator[str]:
    for entry in os.scandir("/proc"):
        if entry.name.isdigit():
            try:
                words = Path(entry.path, "cmdline").read_bytes().split(b"\0")
                state = Path(entry.path, "stat").read_text().rpartition(") ")[2][0]
            except OSError:
                continue
            if words[:2] == [b"sleep", b"600"] and state != "Z":
                yield entry.name


def test_a_program_that_will_not_go_is_made_to() -> None:
    """After `stop` it has a second."""
    began = time.monotonic()
    run("stays")
    assert time.monotonic() - began < 15


@pytest.mark.parametrize("command", [["no-such-program-anywhere"], ["/"], [__file__]])
def test_what_cannot_be_started(command: list[str]) -> None:
    """It is not there, is a folder, or is not executable."""
    with pytest.raises(CannotStart):
        Harness(command, SUITE, Limits()).start()


@pytest.mark.parametrize(("how", "tried"), [("at-start", 1), ("banner", 1), ("wrong", 3)])
def test_smoke(how: str, tried: int) -> None:
    """A broken adapter fails the smoke test, a program that plays wrongly passes it."""
    harness = Harness([sys.executable, TOY, how], SUITE, Limits(answer=2.0))
    trials = list(smoke(harness))
    harness.close()
    assert len(trials) == tried
    assert bool(trials[-1].why) == (how != "wrong")


class Inside:
    """Our engine as a program without a process; `flip` plays one toggle otherwise than it is told."""

    flip: Mapping[str, str] = {}

    def __init__(self, *_: object) -> None:
        self.server = Server(SUITE.book)

    def ask(self, message: Mapping[str, object]) -> Mapping[str, object]:
        """Return the engine's answer."""
        import json

        told = json.loads(json.dumps(message))
        if "rules" in told:
            told["rules"]["toggles"] |= self.flip
        return json.loads(next(self.server.replies([json.dumps(told)])))

    def errors(self) -> str:
        """Return nothing: it has no error stream."""
        return ""

    def close(self, farewell: object = None) -> None:
        """Do nothing."""


def played(program: type[Inside], rulesets: Sequence[Ruleset]) -> ConformReport:
    """Run everything in the engine itself."""
    harness = Harness([], SUITE, Limits(), program)
    harness.start()
    return harness.run(SCRIPTS.tasks(rulesets, selector("")), rulesets)


def test_our_engine_passes_everything_under_every_edition() -> None:
    """It claims all that can be asked."""
    report = played(Inside, list(SUITE.book.editions.values()))
    assert {result.status for result in report.results} == {"pass"}
    assert report.of_all == report.of_claimed
    assert report.of_all[0] > 8000


def _biting() -> list[str]:
    read = {toggle for task in SCRIPTS.tasks([HIG], selector("")) for toggle in task.script.read}
    return sorted(toggle for toggle in read if not SUITE.book.toggles[toggle].wording_only)


@pytest.mark.parametrize("toggle", _biting())
def test_a_program_that_plays_one_toggle_wrongly_is_caught(toggle: str) -> None:
    """Under some edition or its other value, some case fails."""
    values = [*SUITE.book.toggles[toggle].values]
    caught = 0
    for value in values:
        ruleset = HIG.with_values({toggle: value})
        other = next(each for each in values if each != value)
        wrong = type("Wrong", (Inside,), {"flip": {toggle: other}})
        tasks = [task for task in SCRIPTS.tasks([ruleset], selector("")) if toggle in task.script.read]
        harness = Harness([], SUITE, Limits(), wrong)
        harness.start()
        caught += sum(result.status in ("fail", "refused") for result in harness.run(tasks, [ruleset]).results)
    assert caught


def test_messages_fit_their_schemas() -> None:
    """What the harness says and what our engine answers is what the schemas say."""
    from jsonschema import Draft202012Validator

    assert {*SCHEMAS} == {"start", "start-answer", "run", "run-answer", "stop"}
    validators = {name: Draft202012Validator(load_schema(f"protocol-{name}")) for name in SCHEMAS}
    validators["start"].validate(start_message(1))
    validators["stop"].validate(stop_message(2))
    program = Inside()
    validators["start-answer"].validate(program.ask(start_message(1)))
    for number, task in enumerate(SCRIPTS.tasks([HIG], selector("")), 2):
        message = run_message(number, task.script, HIG, HIG.played(SUITE.book.toggles))
        validators["run"].validate(message)
        validators["run-answer"].validate(program.ask(message))


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ('{"seq": 1, "answers": []}', ""),
        ('{"seq": 1, "unsupported": "no"}', ""),
        ('{"seq": 1, "answers": [], "refused": "no"}', "schema rule protocol-run-answer: maxProperties"),
        ('{"seq": 0, "answers": []}', "at $.seq"),
        ('{"seq": 1, "protocol": 1, "name": "x", "claims": {"acts": []}}', "'asks' is a required property"),
        ("nonsense", "it is no JSON"),
        ("[]", "is not of type 'object'"),
    ],
)
def test_explain(line: str, found: str) -> None:
    """A bad answer is explained by the rule of the schema that it breaks."""
    fault = explain(line)
    assert (found in str(fault)) if found else fault is None
    assert fault_in({"seq": 1, "answers": []}, "run-answer") is None


def test_selector() -> None:
    """Globs fit the ids of rulings and cases; those after ! exclude."""
    tasks = list(SCRIPTS.tasks([HIG], selector("dragon/*, !dragon/six-steps")))
    assert tasks
    assert all(task.ruling.id.startswith("dragon/") for task in tasks)
    assert not any(task.ruling.id == "dragon/six-steps" for task in tasks)
    assert len(list(SCRIPTS.tasks([HIG], selector("!dragon/*")))) > len(tasks)
    assert {task.case.id for task in SCRIPTS.tasks([HIG], selector(tasks[0].case.id))} == {tasks[0].case.id}


def test_broken_says_how() -> None:
    """The status goes with the reason."""
    assert Broken("crash", "it fell").status == "crash"


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"rules": {"id": "hig", "family": "C1", "toggles": {}}}, "give no value that is known to dragon-moves"),
        ({"setup": [{"do": "draw-tile", "player": "Red", "tile": "moon"}]}, "there is no tile 'moon'"),
        ({"steps": [{"ask": "weather"}]}, "no question is called 'weather'"),
        ({"steps": [{"ask": "points"}]}, "the question 'points' is damaged"),
    ],
)
def test_our_engine_says_what_it_does_not_understand(changes: dict[str, object], why: str) -> None:
    """A script with unknown words is unsupported, with the word."""
    task = next(iter(SCRIPTS.tasks([HIG], selector("dragon/six-steps"))))
    message = run_message(1, task.script, HIG, HIG.played(SUITE.book.toggles)) | changes
    assert why in str(Inside().ask(message).get("unsupported"))
