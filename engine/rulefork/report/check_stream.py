"""Reading back what `rulefork check --format jsonl` wrote.

The stream tells how every case came out. What the rulings say is not in it: that is read from the files, which must be
those that were checked. Their digest stands in the first line.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NoReturn, TypeVar

from rulefork import __version__
from rulefork.rulebook.finding import BadInput, Finding, Where
from rulefork.rulebook.house import HouseRules
from rulefork.rulebook.ruleset import Reading, Ruleset, Setting
from rulefork.spec.suite import Suite
from rulefork.verdict.result import CaseReport, Cause, Outcome, Report, Result, RulingReport

Built = TypeVar("Built")

WRITE: Final = "write it with `rulefork check --format jsonl`"
_ANEW: Final = "check anew, with `rulefork check --format jsonl`"


def read_stream(lines: Iterable[str], name: str, suite: Suite, digest: str) -> Report:
    """Return the report that the lines of a stream tell; `name` is what the stream is called in a finding.

    `digest` is that of the suite's files. Raises `BadInput` where the stream is another thing, of another version or
    about other files, cut short, or does not tell of a case.
    """
    return _Stream(name, suite, digest).read([*lines])


class _Stream:
    def __init__(self, name: str, suite: Suite, digest: str) -> None:
        self._name = name
        self._suite = suite
        self._digest = digest
        self._rulings = {ruling.id: ruling for ruling in suite.rulings}

    def read(self, lines: list[str]) -> Report:
        told = [self._parsed(number, line) for number, line in enumerate(lines, start=1)]
        if not told:
            self._refuse(1, "the stream is empty", "it begins with a line on the rulesets", WRITE)
        first, *rest = told
        self._check_heading(first)
        if not rest or "summary" not in rest[-1]:
            why = f"line {len(told)} is the last one, and the line with the summary is missing"
            self._refuse(len(told), "the stream is cut short", why, _ANEW)
        rulesets = self._built(1, lambda: tuple(map(self._ruleset, first["rulesets"])))
        extra = self._built(1, lambda: tuple(map(self._ruleset, first["extra"])))
        rulings = tuple(self._ruling(number, line) for number, line in enumerate(rest[:-1], start=2))
        counted = self._built(len(told), lambda: rest[-1]["summary"]["rulings"])
        if counted != len(rulings):
            self._refuse(len(told), f"the summary counts {counted} rulings", f"there are {len(rulings)}", _ANEW)
        return Report(rulesets, extra, rulings)

    def _parsed(self, number: int, line: str) -> Mapping[str, Any]:
        try:
            told = json.loads(line)
        except ValueError:
            told = None
        if not isinstance(told, dict):
            self._refuse(number, "this is no line of a stream", "each line is a JSON object", WRITE)
        return told

    def _check_heading(self, first: Mapping[str, Any]) -> None:
        if not {"rulefork", "rulesets", "extra"} <= first.keys():
            self._refuse(1, "this is no stream of a check", "its first line tells the rulesets", WRITE)
        if first["rulefork"] != __version__:
            what = f"the stream is of rulefork {first['rulefork']}"
            self._refuse(1, what, f"this is rulefork {__version__}", _ANEW)
        if "suite" not in first:
            self._refuse(1, "`suite` is missing", "it tells which files were checked", _ANEW)
        if first["suite"] != self._digest:
            why = "rules, positions or features differ from those that were checked"
            self._refuse(1, "the stream tells of other files", why, f"name the same files, or {_ANEW}")

    def _ruleset(self, told: Mapping[str, Any]) -> Ruleset:
        if "settings" not in told:
            return self._suite.book.ruleset(told["id"])
        settings = {toggle: _setting(entry) for toggle, entry in told["settings"].items()}
        if settings.keys() != self._suite.book.toggles.keys():
            raise KeyError(*sorted(self._suite.book.toggles.keys() ^ settings.keys()))
        return HouseRules(
            id=told["id"],
            name=told["name"],
            family=told["family"],
            settings=settings,
            about="",
            extends=told["extends"],
            mark=told.get("mark", ""),
            sources=(),
            own={toggle: setting for toggle, setting in settings.items() if setting.origin == told["id"]},
        )

    def _ruling(self, number: int, line: Mapping[str, Any]) -> RulingReport:
        told = self._built(number, lambda: line["ruling"])
        ruling = self._built(number, lambda: self._rulings[told["id"]])
        results = self._built(number, lambda: {case["id"]: _results(case) for case in told["cases"]})
        if missing := [case.id for case in ruling.cases if case.id not in results]:
            self._refuse(number, f"the case `{missing[0]}` is missing", "the feature has it", _ANEW)
        return self._built(
            number,
            lambda: RulingReport(
                ruling,
                tuple(CaseReport(case, results[case.id]) for case in ruling.cases),
                tuple(Outcome(tuple(each["rulesets"]), tuple(each["observed"])) for each in told["outcomes"]),
                tuple(map(self._cause, told["flips"])),
            ),
        )

    def _cause(self, told: Mapping[str, Any]) -> Cause:
        """Return a cause; its toggles are in the order of their file, as in a check."""
        order = [*self._suite.book.toggles]
        values = sorted(told["values"].items(), key=lambda each: order.index(each[0]) if each[0] in order else 0)
        flips = {toggle: (each["before"], each["after"]) for toggle, each in values}
        return Cause(told["before"], told["after"], flips)

    def _built(self, number: int, build: Callable[[], Built]) -> Built:
        try:
            return build()
        except (KeyError, TypeError, AttributeError, BadInput) as wrong:
            told = f": {wrong.args[0]}" if isinstance(wrong, KeyError) and wrong.args else ""
            self._refuse(number, f"this line is not as `rulefork check` writes it{told}", "", _ANEW)

    def _refuse(self, number: int, what: str, why: str, hint: str) -> NoReturn:
        raise BadInput([Finding(Where(self._name, number), what, why, hint)])


def _results(case: Mapping[str, Any]) -> dict[str, Result]:
    return {
        ruleset: Result(
            told["verdict"],
            tuple(told.get("observed", ())),
            told.get("evidence"),
            tuple(told.get("read", ())),
            told.get("problem", ""),
        )
        for ruleset, told in case["results"].items()
    }


def _setting(told: Mapping[str, Any]) -> Setting:
    readings = (Reading(each["value"], tuple(each["source"]), each["says"]) for each in told.get("readings", ()))
    return Setting(
        told["value"],
        told["confidence"],
        tuple(told["source"]),
        told["origin"],
        tuple(readings),
        told.get("since"),
        told.get("says", ""),
    )
