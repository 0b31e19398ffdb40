"""A plugin for pytest: every case of a feature file is a test under every ruleset that is asked for.

`pytest --ruleset hig --ruleset my-house.yaml` collects the `.feature` files among what it looks through anyway, and
makes one test for each case and each ruleset that the case applies to. Without `--ruleset` nothing is loaded.
"""

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

if TYPE_CHECKING:
    from rulefork.report.case_failure import CaseFailure
    from rulefork.rulebook.finding import Finding, Where
    from rulefork.rulebook.ruleset import Ruleset
    from rulefork.spec.ruling import Case, Ruling
    from rulefork.verdict.runner import Run, Runner

ENDING: Final = ".feature"

_NARROWEST: Final = 80
_WIDEST: Final = 120


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option `--ruleset`."""
    parser.getgroup("rulefork", "rulings of Carcassonne (rulefork)").addoption(
        "--ruleset",
        metavar="R",
        action="append",
        help="collect .feature files and run their cases under this ruleset: an edition or alias (hig), a string "
        "(hig@2014-06, hig+dragon-moves=after-scoring) or a YAML file; may be given several times",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Begin to collect features where a ruleset is asked for."""
    if texts := config.getoption("ruleset"):
        config.pluginmanager.register(_Rulings(config, texts), "rulefork-rulings")


class _Rulings:
    """Collects features; holds the rulesets by the names that the user knows, and what is wrong with the others."""

    def __init__(self, config: pytest.Config, texts: list[str]) -> None:
        from rulefork.rulebook.finding import BadInput

        self.rulesets: dict[str, Ruleset] = {}
        self.findings: list[Finding] = []
        self.notes: list[str] = []
        self.places: dict[str, Where] = {}
        self.tests = self.left_out = 0
        try:
            self._resolve(config.invocation_params.dir, texts)
        except BadInput as bad:
            raise pytest.UsageError(_listed(bad.findings)) from None

    def _resolve(self, folder: Path, texts: list[str]) -> None:
        """Find the rulesets. A file that cannot be used is told when features are collected; else `BadInput`."""
        from rulefork.report.names import Names
        from rulefork.rulebook.book import load_rulebook
        from rulefork.rulebook.contradiction import contradictions
        from rulefork.rulebook.finding import BadInput
        from rulefork.rulebook.notation import parse_notation, resolve
        from rulefork.rulebook.yamlfile import names_file

        book = load_rulebook()
        for text in texts:
            is_file = names_file(parse_notation(text).base)
            try:
                ruleset = resolve(_from(folder, text) if is_file else text, book)
            except BadInput as bad:
                if not is_file:
                    raise
                self.findings += bad.findings
                continue
            name = Names(book.aliases).short(ruleset.id)
            self.rulesets[name] = ruleset
            self.notes += (f"{name}: {each}" for each in contradictions(ruleset, book.toggles))

    def pytest_collect_file(self, file_path: Path, parent: pytest.Collector) -> "FeatureFile | None":
        """Return the collector of a feature file."""
        if file_path.suffix != ENDING:
            return None
        return FeatureFile.from_parent(parent, path=file_path, rulings=self)

    def pytest_report_header(self) -> list[str]:
        """Return which rulesets are run, and what is wrong with them."""
        told = [f"rulefork: {', '.join(self.rulesets) or 'no ruleset can be used'}"]
        if self.findings:
            told.append(
                f"rulefork: cannot be used: {', '.join(dict.fromkeys(each.where.path for each in self.findings))}"
            )
        return [*told, *(f"rulefork: note: {note}" for note in self.notes)]

    def pytest_report_collectionfinish(self) -> str:
        """Return how many tests were made, and how often a case does not apply to a ruleset."""
        from rulefork.report.layout import counted

        pairs = counted(self.left_out, "pair of case and ruleset", "pairs of case and ruleset")
        return f"rulefork: {counted(self.tests, 'test')}; left out as not applying: {pairs}"

    def take_findings(self) -> "list[Finding]":
        """Return what is wrong with the rulesets; only the first who asks is told."""
        findings, self.findings = self.findings, []
        self.rulesets = {} if findings else self.rulesets
        return findings


class FeatureFile(pytest.File):
    """A feature file: its tests are its cases under each ruleset."""

    def __init__(self, *, rulings: _Rulings, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.rulings = rulings

    def collect(self) -> "Iterator[CaseItem]":
        """Yield a test for each case and each ruleset that it applies to; raise `CollectError` for bad input."""
        from rulefork.rulebook.finding import BadInput
        from rulefork.spec.suite import load_suite
        from rulefork.verdict.check import applies
        from rulefork.verdict.runner import Runner

        try:
            if findings := self.rulings.take_findings():
                raise BadInput(findings)
            suite = load_suite([self.path])
            self._check_ids(suite.rulings)
        except BadInput as bad:
            raise self.CollectError(_listed(bad.findings)) from None
        runner = Runner(suite)
        for ruling in suite.rulings:
            for case in ruling.cases:
                for name, ruleset in self.rulings.rulesets.items():
                    if not applies(case, ruling, ruleset):
                        self.rulings.left_out += 1
                        continue
                    self.rulings.tests += 1
                    told = {"runner": runner, "ruling": ruling, "case": case, "ruleset": ruleset, "rules": name}
                    yield CaseItem.from_parent(self, name=f"{case.id}[{name}]", **told)

    def _check_ids(self, rulings: "tuple[Ruling, ...]") -> None:
        """Raise `BadInput` where a ruling has an id that another file uses."""
        from rulefork.rulebook.finding import BadInput, Finding

        findings = []
        for ruling in rulings:
            first = self.rulings.places.setdefault(ruling.id, ruling.where)
            if first.path != ruling.where.path:
                hint = "give one of them another id"
                findings.append(Finding(ruling.where, f"the id `{ruling.id}` is used twice", f"also at {first}", hint))
        if findings:
            raise BadInput(findings)


class CaseFailed(Exception):  # noqa: N818 - it names what happened
    """A case that does not hold; `failure` tells all about it."""

    def __init__(self, failure: "CaseFailure") -> None:
        super().__init__(failure.message)
        self.failure = failure


class CaseItem(pytest.Item):
    """A case under a ruleset, which the user calls `rules`."""

    def __init__(
        self, *, runner: "Runner", ruling: "Ruling", case: "Case", ruleset: "Ruleset", rules: str, **kwargs: Any
    ) -> None:
        super().__init__(**kwargs)
        self.runner, self.ruling, self.case, self.ruleset, self.rules = runner, ruling, case, ruleset, rules
        self.extra_keyword_matches |= {ruling.id, ruling.topic, ruling.kind, *ruling.marks, rules}
        self.user_properties += [("ruling", ruling.id), ("ruleset", ruleset.id), ("source", ", ".join(ruling.sources))]

    def runtest(self) -> None:
        """Play the case; raise `CaseFailed` where it does not hold."""
        from rulefork.report.case_failure import CaseFailure
        from rulefork.rulebook.finding import BadInput
        from rulefork.spec.observation import Observation
        from rulefork.spec.performance import perform
        from rulefork.verdict.runner import position_of

        run = self.runner.run(self.case, self.ruleset)
        if reason := self._strays(run):
            raise pytest.skip.Exception(reason, _use_item_location=True)
        expected = tuple(str(step.sentence) for step in self.case.steps if isinstance(step.sentence, Observation))
        if run.observed == expected and not (run.refused or run.broken):
            return
        try:
            done = perform(self.case, self.runner.position(position_of(self.case), self.ruleset))
        except BadInput:
            done = None  # the position could not arise; the run says why
        raise CaseFailed(CaseFailure(self.ruling, self.case, self.rules, done, run.refused or run.broken))

    def _strays(self, run: "Run") -> str:
        """Return why the case does not speak of the ruleset after all: it rests on a house rule that it leaves open."""
        from dataclasses import replace

        from rulefork.verdict.check import strays

        book = self.runner.suite.book
        if self.ruleset.id in book.editions:
            return ""
        for toggle, answer in run.noted.items():
            if strays(book, self.ruling, self.case, replace(run, noted={toggle: answer})):
                pin = book.toggles[toggle].values[answer].pin
                return f"rests on {toggle}, which no edition plays so; to test it, write `Given {pin}`"
        return ""

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """Return a failing case as a page without a traceback; anything else as pytest shows it."""
        if isinstance(excinfo.value, CaseFailed):
            return Shown(excinfo.value.failure, self.runner, brief=self.config.getoption("tbstyle") == "line")
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[os.PathLike[str], int, str]:
        """Return the file, the line counted from 0, and the name of the test."""
        return self.path, self.case.where.line - 1, self.name


class Shown:
    """A failing case as pytest writes it, as a page unless it is to be `brief`; `reprcrash` is the same in one line."""

    def __init__(self, failure: "CaseFailure", runner: "Runner", *, brief: bool) -> None:
        self._failure = failure
        self._sources = runner.suite.book.sources
        self._brief = brief
        self.reprcrash = _Crash(failure)

    def toterminal(self, writer: Any) -> None:
        """Write the page to a terminal writer of pytest."""
        if not self._brief:
            for line in self._page(colour=writer.hasmarkup).splitlines():
                writer.line(line)

    def __str__(self) -> str:
        return self._page(colour=False)

    def _page(self, *, colour: bool) -> str:
        from rulefork.report.canvas import fits
        from rulefork.report.case_failure import case_failure
        from rulefork.report.ink import Ink
        from rulefork.report.layout import WIDTH

        width = min(max(shutil.get_terminal_size((WIDTH, 24)).columns, _NARROWEST), _WIDEST)
        encoding = getattr(sys.__stdout__, "encoding", None) or "utf-8"
        return case_failure(self._failure, self._sources, width=width, ink=Ink(colour), ascii_only=not fits(encoding))


class _Crash:
    """Where a case stands and what went wrong, in one line."""

    def __init__(self, failure: "CaseFailure") -> None:
        self.path, self.lineno = failure.case.where.path, failure.case.where.line
        self.message = failure.message

    def __str__(self) -> str:
        return f"{self.path}:{self.lineno}: {self.message}"


def _from(folder: Path, text: str) -> str:
    """Return the text of a ruleset that begins with a path, as it is meant from the folder."""
    return text if folder == Path.cwd() else os.path.join(folder, text)


def _listed(findings: "tuple[Finding, ...]") -> str:
    from rulefork.report.lint_text import lint_text

    return lint_text(findings).rstrip()
