"""A run of another program for CI: JUnit XML, and Markdown for a summary."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from xml.etree import ElementTree as ET

from rulefork.conform.status import FINDINGS, WORST_FIRST, Conformance, ConformReport
from rulefork.report.article import Article, Block, Code, Heading, Line, Paragraph, Table
from rulefork.report.article_markdown import article_markdown
from rulefork.report.conform_json import worst_first
from rulefork.report.junit import element, printable, totals, xml_text
from rulefork.report.names import Names

_NOBODY = Names()
_MOST = 50
"""How many findings a summary lists."""


def conform_junit(report: ConformReport, names: Names = _NOBODY) -> str:
    """Return the run as JUnit XML: a suite per topic; what is unsupported, known or not run is skipped or failed."""
    suites = []
    for topic, results in groupby(report.results, key=lambda result: result.ruling.topic):
        cases = [_testcase(result, names) for result in results]
        suite = element("testsuite", {"name": topic, **totals(cases)})
        suite.extend(cases)
        suites.append(suite)
    every = [case for suite in suites for case in suite.iter("testcase")]
    root = element("testsuites", {"name": report.program or "program", **totals(every)})
    root.extend(suites)
    return xml_text(root)


def _testcase(result: Conformance, names: Names) -> ET.Element:
    where, ruleset = result.case.where, names.short(result.ruleset.id)
    case = element(
        "testcase",
        {
            "classname": f"{result.ruling.topic}.{result.ruling.id}",
            "name": f"{result.case.id.removeprefix(result.ruling.id + ':')} [{ruleset}]",
            "file": where.path,
            "line": str(where.line),
        },
    )
    if result.status in ("unsupported", "known-failure"):
        case.append(element("skipped", {"message": result.why or result.reason}))
    elif result.status in FINDINGS:
        tag = "failure" if result.status in ("fail", "refused", "unexpected-pass") else "error"
        trouble = element(tag, {"type": result.status, "message": result.why or differences(result)})
        trouble.text = printable("\n".join([*(result.script.sentences if result.script else ()), result.errors]))
        case.append(trouble)
    return case


def differences(result: Conformance) -> str:
    """Return the answers that are not as expected, in one line."""
    if result.script is None:
        return ""
    asked = [step for step in result.script.steps if "ask" in step]
    pairs = zip(asked, result.script.expected, result.answers, strict=False)
    wrong = (
        f"{step['ask']}: expected {json.dumps(expected)}, observed {json.dumps(observed)}"
        for step, expected, observed in pairs
        if expected != observed
    )
    return "; ".join(wrong)


def conform_markdown(report: ConformReport, names: Names = _NOBODY) -> str:
    """Return the run in GitHub's Markdown: the numbers, then a table of the findings."""
    return article_markdown(conform_article(report, names))


def conform_article(report: ConformReport, names: Names = _NOBODY) -> Article:
    """Return the run as an article."""
    counts = Counter(result.status for result in report.results)
    (passed, every), (_, claimed) = report.of_all, report.of_claimed
    numbers = tuple(((status,), (str(counts[status]),)) for status in WORST_FIRST if counts[status])
    return (
        Heading(1, (f"{f'{report.program} {report.version}'.strip()} and the rulings",)),
        Paragraph((f"{passed} of {every} pass; of the {claimed} that it claims, {passed}.",)),
        Table((("status",), ("cases",)), numbers),
        *_findings([result for result in worst_first(report) if result.status in FINDINGS], names),
    )


def _findings(found: list[Conformance], names: Names) -> Iterator[Block]:
    if found:
        yield Heading(2, ("Findings",))
        yield Table((("status",), ("case",), ("ruleset",), ("why",)), tuple(_rows(found[:_MOST], names)))
    if len(found) > _MOST:
        yield Paragraph((f"{len(found) - _MOST} more are left out.",))


def _rows(found: list[Conformance], names: Names) -> Iterator[tuple[Line, ...]]:
    for result in found:
        ruleset = Code(names.short(result.ruleset.id))
        yield (result.status,), (Code(result.case.id),), (ruleset,), (result.why or differences(result),)
