"""The check in Markdown, for a wiki or a pull request.

First the rulesets; then a table for each topic with the rulings on which they part; then what fails; at last the
numbers. Every cell names the outcome by its letter and says what it rests on.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rulefork.report.divergence import because, differing, in_words, reasons
from rulefork.report.failures import Failure, failures
from rulefork.report.layout import counted, plain
from rulefork.report.marks import ABSENT, BROKEN, FAILS, concerns, grounds, letters, mark
from rulefork.report.matrix import topics
from rulefork.report.names import Names
from rulefork.report.summary import summary
from rulefork.report.tally import EVIDENCE, evidence_of
from rulefork.rulebook.ruleset import Ruleset
from rulefork.verdict.result import Report, RulingReport

_NOBODY: Final = Names()
_MARKUP: Final = re.compile(r"[\\`*_\[\]<>|#~&]")
_TROUBLE: Final = {FAILS: "**fails**", BROKEN: "**cannot be played**"}

Row = Sequence[str]


def check_markdown(report: Report, names: Names = _NOBODY) -> str:
    """Return the report as GitHub's Markdown."""
    parts = [
        ["# The rulings under the rulesets"],
        table(("ruleset", "id", "name", "family"), [_ruleset_row(each, names) for each in report.rulesets]),
        *_diverging(report, names),
        *_failing(report, names),
        ["## Numbers"],
        table(("topic", "rulings", "part", "cases"), _topic_rows(report)),
        ["What the runs rest on, each by its weakest value:"],
        table(("ruleset", *EVIDENCE[:-1], "no toggle"), _evidence_rows(report, names)),
        [f"- {escaped(text)}" for text in summary(report, names)],
    ]
    return "\n\n".join("\n".join(lines) for lines in parts if lines) + "\n"


def escaped(text: str) -> str:
    """Return the text so that Markdown shows it as it stands, in a table too."""
    return _MARKUP.sub(lambda match: f"\\{match[0]}", plain(text))


def code(text: str) -> str:
    """Return an id as code; a bar would end the cell of a table even there."""
    inside = plain(text).replace("`", "'").replace("|", "\\|")
    return f"`{inside}`"


def table(head: Row, rows: Iterable[Row]) -> list[str]:
    """Return the lines of a table whose texts are Markdown already; no lines where it has no rows."""
    lines = [f"| {' | '.join(cells)} |" for cells in rows]
    return [f"| {' | '.join(head)} |", "|" + " --- |" * len(head), *lines] if lines else []


def _ruleset_row(ruleset: Ruleset, names: Names) -> Row:
    return code(names.short(ruleset.id)), code(ruleset.id), escaped(ruleset.name), ruleset.family


def _diverging(report: Report, names: Names) -> Iterator[list[str]]:
    """Yield a table for each topic with the rulings on which the rulesets part."""
    parted = [ruling for ruling in report.rulings if _letters(ruling, report, names)]
    if not parted:
        yield ["The rulesets part on no ruling." if len(report.rulesets) > 1 else "One ruleset parts from nobody."]
        return
    reference = code(names.short(names.reference(report.rulesets)))
    yield [
        f"The rulesets part on {counted(len(parted), 'ruling')}. A letter stands for an outcome, A for that of "
        f"{reference}; the word after it tells what the outcome rests on. What is silent or disputed is played so, and "
        f"no text says so for sure. `{ABSENT}` stands where a ruling is not about the ruleset."
    ]
    head = ("ruling", *(code(names.short(each.id)) for each in report.rulesets), "outcomes", "because")
    for topic, rulings in topics(parted):
        yield [f"## {escaped(topic)}"]
        yield table(head, (_ruling_row(ruling, report, names) for ruling in rulings))


def _letters(ruling: RulingReport, report: Report, names: Names) -> dict[str, str]:
    return letters(ruling, [each.id for each in report.rulesets], names.reference(report.rulesets))


def _ruling_row(ruling: RulingReport, report: Report, names: Names) -> Row:
    lettered = _letters(ruling, report, names)
    return (
        f"{code(ruling.ruling.id)}<br>{escaped(ruling.ruling.title)}",
        *(_cell(ruling, each, lettered.get(each.id, "")) for each in report.rulesets),
        "<br>".join(_outcomes(ruling, lettered)),
        "<br>".join(_reasons(ruling, report, lettered)) or "no toggle explains it",
    )


def _cell(ruling: RulingReport, ruleset: Ruleset, letter: str) -> str:
    """Return the letter of an outcome and what it rests on, after what is wrong with it."""
    trouble = _TROUBLE.get(mark(ruling, ruleset, letter), "")
    if not letter and not concerns(ruling, ruleset.id):
        return ABSENT
    return " ".join(text for text in (trouble, letter, grounds(ruling, ruleset)) if text)


def _outcomes(ruling: RulingReport, lettered: dict[str, str]) -> Iterator[str]:
    groups = {lettered[id]: each.observed for each in ruling.outcomes for id in each.rulesets if id in lettered}
    for letter, observed in sorted(zip(groups, differing(list(groups.values())), strict=True)):
        yield f"**{letter}** {escaped(in_words(observed))}"


def _reasons(ruling: RulingReport, report: Report, lettered: dict[str, str]) -> Iterator[str]:
    """Yield why the outcomes part; with more than two of them, which two a reason is about."""
    rulesets = {each.id: each for each in (*report.rulesets, *report.extra)}
    many = len(set(lettered.values())) > 2
    for at, reason in enumerate(reasons(ruling, lettered)):
        pair = f"{lettered[reason.before]} → {lettered[reason.after]}: " if many else "or " if at else ""
        yield f"{pair}{escaped(because(reason, rulesets))}"


def _failing(report: Report, names: Names) -> Iterator[list[str]]:
    found = [_failure_row(failure, names) for failure in failures(report)]
    if found:
        yield ["## What does not hold"]
        yield table(("case", "ruleset", "expected", "observed"), found)


def _failure_row(failure: Failure, names: Names) -> Row:
    pairs = failure.differences
    expected = "<br>".join(escaped(want) for want, _ in pairs)
    observed = "<br>".join(escaped(seen) for _, seen in pairs) or escaped(failure.result.problem)
    who = ", ".join(code(names.short(id)) for id in failure.rulesets)
    return f"{code(failure.case.case.id)}<br>{escaped(failure.where)}", who, expected, observed


def _topic_rows(report: Report) -> Iterator[Row]:
    for topic, rulings in topics(report.rulings):
        parted = sum(each.diverges for each in rulings)
        yield escaped(topic), str(len(rulings)), str(parted), str(sum(len(each.cases) for each in rulings))


def _evidence_rows(report: Report, names: Names) -> Iterator[Row]:
    for ruleset in report.rulesets:
        counts = evidence_of(report.rulings, [ruleset.id])
        yield code(names.short(ruleset.id)), *(str(counts[kind]) for kind in EVIDENCE)
