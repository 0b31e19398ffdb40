"""The check as an article, for a wiki or a pull request.

First the rulesets; then a table for each topic with the rulings on which they part; then what fails; at last the
numbers. Every cell names the outcome by its letter and says what it rests on.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from rulefork.report.article import Article, Block, Break, Bullets, Code, Heading, Line, Paragraph, Strong, Table
from rulefork.report.divergence import because, differing, in_words, reasons
from rulefork.report.failures import Failure, failures
from rulefork.report.layout import counted
from rulefork.report.marks import ABSENT, BROKEN, FAILS, concerns, grounds, letters, mark
from rulefork.report.matrix import topics
from rulefork.report.names import Names
from rulefork.report.outcome_text import UNEXPLAINED
from rulefork.report.summary import summary
from rulefork.report.tally import EVIDENCE, evidence_of
from rulefork.rulebook.ruleset import Ruleset
from rulefork.verdict.result import Report, RulingReport

TROUBLE: Final = {FAILS: "fails", BROKEN: "cannot be played"}
"""What a mark says that tells of no outcome."""

_NOBODY: Final = Names()

Row = tuple[Line, ...]


def matrix_article(report: Report, names: Names = _NOBODY) -> Article:
    """Return the report as an article."""
    return (
        Heading(1, ("The rulings under the rulesets",)),
        _table(("ruleset", "id", "name", "family"), (_ruleset_row(each, names) for each in report.rulesets)),
        *_diverging(report, names),
        *_failing(report, names),
        Heading(2, ("Numbers",)),
        _table(("topic", "rulings", "part", "cases"), _topic_rows(report)),
        Paragraph(("What the runs rest on, each by its weakest value:",)),
        _table(("ruleset", *EVIDENCE[:-1], "no toggle"), _evidence_rows(report, names)),
        Bullets(tuple((text,) for text in summary(report, names))),
    )


def broken_up(lines: Iterable[Line]) -> Line:
    """Return several lines as one, for a cell, with a break between them."""
    first, *others = [*lines] or [()]
    return (*first, *(inline for line in others for inline in (Break(), *line)))


def _table(head: Iterable[str], rows: Iterable[Row]) -> Table:
    return Table(tuple((word,) for word in head), tuple(rows))


def _ruleset_row(ruleset: Ruleset, names: Names) -> Row:
    return (Code(names.short(ruleset.id)),), (Code(ruleset.id),), (ruleset.name,), (ruleset.family,)


def _diverging(report: Report, names: Names) -> Iterator[Block]:
    """Yield a table for each topic with the rulings on which the rulesets part."""
    parted = [ruling for ruling in report.rulings if _letters(ruling, report, names)]
    if not parted:
        many = len(report.rulesets) > 1
        yield Paragraph(("The rulesets part on no ruling." if many else "One ruleset parts from nobody.",))
        return
    yield Paragraph((
        f"The rulesets part on {counted(len(parted), 'ruling')}. A letter stands for an outcome, A for that of ",
        Code(names.short(names.reference(report.rulesets))),
        "; the word after it tells what the outcome rests on. What is silent or disputed is played so, and no text "
        "says so for sure. ",
        Code(ABSENT),
        " stands where a ruling is not about the ruleset.",
    ))  # fmt: skip
    head: Row = (("ruling",), *((Code(names.short(each.id)),) for each in report.rulesets), ("outcomes",), ("because",))
    for topic, rulings in topics(parted):
        yield Heading(2, (topic,))
        yield Table(head, tuple(_ruling_row(ruling, report, names) for ruling in rulings))


def _letters(ruling: RulingReport, report: Report, names: Names) -> dict[str, str]:
    return letters(ruling, [each.id for each in report.rulesets], names.reference(report.rulesets))


def _ruling_row(ruling: RulingReport, report: Report, names: Names) -> Row:
    lettered = _letters(ruling, report, names)
    return (
        (Code(ruling.ruling.id), Break(), ruling.ruling.title),
        *(_cell(ruling, each, lettered.get(each.id, "")) for each in report.rulesets),
        broken_up(_outcomes(ruling, lettered)),
        broken_up(_reasons(ruling, report, lettered)) or (UNEXPLAINED,),
    )


def _cell(ruling: RulingReport, ruleset: Ruleset, letter: str) -> Line:
    """Return the letter of an outcome and what it rests on, after what is wrong with it."""
    if not letter and not concerns(ruling, ruleset.id):
        return (ABSENT,)
    trouble = TROUBLE.get(mark(ruling, ruleset, letter), "")
    rests = " ".join(text for text in (letter, grounds(ruling, ruleset)) if text)
    return (Strong(trouble), f" {rests}") if trouble else (rests,)


def _outcomes(ruling: RulingReport, lettered: dict[str, str]) -> Iterator[Line]:
    groups = {lettered[id]: each.observed for each in ruling.outcomes for id in each.rulesets if id in lettered}
    for letter, observed in sorted(zip(groups, differing(list(groups.values())), strict=True)):
        yield Strong(letter), f" {in_words(observed)}"


def _reasons(ruling: RulingReport, report: Report, lettered: dict[str, str]) -> Iterator[Line]:
    """Yield why the outcomes part; with more than two of them, which two a reason is about."""
    rulesets = {each.id: each for each in (*report.rulesets, *report.extra)}
    many = len(set(lettered.values())) > 2
    for at, reason in enumerate(reasons(ruling, lettered)):
        pair = f"{lettered[reason.before]} → {lettered[reason.after]}: " if many else "or " if at else ""
        yield (f"{pair}{because(reason, rulesets)}",)


def _failing(report: Report, names: Names) -> Iterator[Block]:
    found = tuple(_failure_row(failure, names) for failure in failures(report))
    if found:
        yield Heading(2, ("What does not hold",))
        yield _table(("case", "ruleset", "expected", "observed"), found)


def _failure_row(failure: Failure, names: Names) -> Row:
    pairs = failure.differences
    expected = broken_up((want,) for want, _ in pairs)
    observed = broken_up((seen,) for _, seen in pairs) or (failure.result.problem,)
    who = [Code(names.short(id)) for id in failure.rulesets]
    listed = tuple(inline for each in who for inline in (", ", each))[1:]
    return (Code(failure.case.case.id), Break(), failure.where), listed, expected, observed


def _topic_rows(report: Report) -> Iterator[Row]:
    for topic, rulings in topics(report.rulings):
        parted = sum(each.diverges for each in rulings)
        numbers = len(rulings), parted, sum(len(each.cases) for each in rulings)
        yield (topic,), *((str(number),) for number in numbers)


def _evidence_rows(report: Report, names: Names) -> Iterator[Row]:
    for ruleset in report.rulesets:
        counts = evidence_of(report.rulings, [ruleset.id])
        yield (Code(names.short(ruleset.id)),), *((str(counts[kind]),) for kind in EVIDENCE)
