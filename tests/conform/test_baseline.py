"""Baselines: known failures with a reason, unexpected passes, and what is wrong with a file."""

from dataclasses import replace
from pathlib import Path

import pytest

from rulefork.conform.baseline import compared, read_baseline, write_baseline
from rulefork.conform.harness import Scripts
from rulefork.conform.selection import selector
from rulefork.conform.status import Conformance, ConformReport, Status
from rulefork.rulebook.finding import BadInput
from rulefork.spec.suite import load_suite

SUITE = load_suite()
HIG = SUITE.book.ruleset("hig")
TASK = next(iter(Scripts(SUITE).tasks([HIG], selector("dragon/*"))))
CASE = TASK.case.id


def report(status: Status) -> ConformReport:
    """Return a report of one case with that status."""
    result = Conformance(TASK.ruling, TASK.case, HIG, status, script=TASK.script)
    return ConformReport("toy", "1", ("toy",), (HIG,), (result,))


def read(path: Path, text: str):
    """Read the text as a baseline that may speak of one case."""
    path.write_text(text)
    return read_baseline(path, [CASE], SUITE.book.editions)


@pytest.mark.parametrize(
    ("status", "after"),
    [("fail", "known-failure"), ("pass", "unexpected-pass"), ("crash", "crash"), ("unsupported", "unsupported")],
)
def test_compared(tmp_path: Path, status: Status, after: Status) -> None:
    """What fails as it is known to fail is no finding; a pass that was not expected is one."""
    known = read(tmp_path / "b.yaml", f"{CASE}:\n  {HIG.id}: {{status: fail, reason: a wrong walk}}\n")
    (result,) = compared(report(status), known).results
    assert result.status == after
    assert compared(report(status), known).clean == (after in ("known-failure", "unsupported"))


def test_what_is_not_known_stays_as_it_is() -> None:
    """Without an entry nothing changes."""
    assert compared(report("fail"), {}) == report("fail")


def test_written_and_read_again(tmp_path: Path) -> None:
    """A new failure has no reason yet and is refused until it has; a known one keeps its reason and link."""
    path = tmp_path / "b.yaml"
    with pytest.raises(BadInput) as caught:
        read(path, write_baseline(report("fail"), {}))
    assert f"`{HIG.id}` has no reason" in str(caught.value.findings[0])
    text = path.read_text().replace("reason: ''", "reason: it walks too far\n    link: https://example.org/7")
    known = read(path, text)
    again = write_baseline(compared(report("fail"), known), known)
    assert read(path, again) == known
    assert known[CASE, HIG.id].link == "https://example.org/7"


def test_what_passes_leaves_the_baseline(tmp_path: Path) -> None:
    """An updated baseline holds what fails, nothing else; an empty one can be read."""
    assert read(tmp_path / "b.yaml", write_baseline(report("pass"), {})) == {}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("dragon/nothing:\n  hig-c1-current: {status: fail, reason: x}\n", "1:1: unknown case `dragon/nothing`"),
        (f"{CASE}:\n  hgi: {{status: fail, reason: x}}\n", "2:3: unknown ruleset `hgi`"),
        (f"{CASE}:\n  {HIG.id}: {{status: pass, reason: x}}\n", "`status` is `pass`"),
        (f"{CASE}:\n  {HIG.id}: {{status: fail}}\n", "`reason` is missing"),
        (f"{CASE}:\n  {HIG.id}: {{status: fail, reason: ' '}}\n", "has no reason"),
        (f"{CASE}: {{}}\n", "is empty"),
    ],
)
def test_faults(tmp_path: Path, text: str, found: str) -> None:
    """Each fault is told with its place."""
    with pytest.raises(BadInput) as caught:
        read(tmp_path / "b.yaml", text)
    assert found in str(caught.value.findings[0])


def test_a_house_rule_of_an_edition_may_be_named(tmp_path: Path) -> None:
    """A ruleset is known by its edition."""
    ruleset = f"{HIG.id}+dragon-moves=after-scoring"
    text = f'{CASE}:\n  "{ruleset}": {{status: fail, reason: x}}\n'
    assert (CASE, ruleset) in read(tmp_path / "b.yaml", text)
    assert replace(report("fail"), version="2") != report("fail")
