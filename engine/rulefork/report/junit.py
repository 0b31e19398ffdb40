"""The check as JUnit XML, for CI: one test case for each case under each ruleset it applies to.

Properties tell what a test case rests on, and for each suite how many test cases rest on what.
"""

import re
from collections import Counter
from collections.abc import Mapping
from typing import Final
from xml.etree import ElementTree as ET

from rulefork.report.failures import differences
from rulefork.report.layout import UNSEEN, written_out
from rulefork.report.marks import is_cited, rests
from rulefork.report.matrix import topics
from rulefork.report.names import Names
from rulefork.report.tally import evidence_of
from rulefork.verdict.result import CaseReport, Report, Result, RulingReport

_UNPRINTABLE: Final = re.compile(f"(?![\t\n])[{UNSEEN}]")
_HEAD: Final = '<?xml version="1.0" encoding="UTF-8"?>'
_NOBODY: Final = Names()


def junit(report: Report, names: Names = _NOBODY) -> str:
    """Return the report as an XML document: a suite per topic, in it a test case per case and ruleset."""
    compared = [ruleset.id for ruleset in report.rulesets]
    suites = [_suite(topic, rulings, compared, names) for topic, rulings in topics(report.rulings)]
    cases = [case for suite in suites for case in suite.iter("testcase")]
    root = ET.Element("testsuites", {"name": "rulefork", **totals(cases)})
    root.extend(suites)
    return xml_text(root)


def xml_text(root: ET.Element) -> str:
    """Return the document of that root as text."""
    ET.indent(root)
    return f"{_HEAD}\n{ET.tostring(root, encoding='unicode')}\n"


def _suite(topic: str, rulings: list[RulingReport], compared: list[str], names: Names) -> ET.Element:
    cases = [
        _testcase(ruling, case, names.short(ruleset), result)
        for ruling in rulings
        for case in ruling.cases
        for ruleset, result in case.results.items()
        if result.verdict != "other"
    ]
    suite = ET.Element("testsuite", {"name": printable(topic), **totals(cases)})
    counts = {f"evidence.{kind}": str(number) for kind, number in evidence_of(rulings, compared).items()}
    cited = Counter(is_cited(ruling.ruling) for ruling in rulings for _ in ruling.cases)
    suite.append(_properties({**counts, "cases.cited": str(cited[True]), "cases.own_reading": str(cited[False])}))
    suite.extend(cases)
    return suite


def _testcase(ruling: RulingReport, case: CaseReport, ruleset: str, result: Result) -> ET.Element:
    where = case.case.where
    name = f"{case.case.id.removeprefix(ruling.ruling.id + ':')} [{ruleset}]"
    place = {"file": where.path, "line": str(where.line)}
    testcase = element("testcase", {"classname": f"{ruling.ruling.topic}.{ruling.ruling.id}", "name": name, **place})
    told = {
        "evidence": rests(ruling.ruling, result) or result.evidence or "none",
        "sources": " ".join(ruling.ruling.sources),
        "toggles": " ".join(result.read),
    }
    testcase.append(_properties({key: text for key, text in told.items() if text}))
    if result.verdict != "holds":
        testcase.append(_trouble(case, result))
    return testcase


def _properties(told: Mapping[str, str]) -> ET.Element:
    properties = ET.Element("properties")
    properties.extend(element("property", {"name": key, "value": text}) for key, text in told.items())
    return properties


def _trouble(case: CaseReport, result: Result) -> ET.Element:
    """Return what went wrong: an error for a case that could not be played, else a failure."""
    pairs = [f"expected  {want}\nobserved  {seen}" for want, seen in differences(case, result)]
    message = result.problem or "; ".join(pairs).replace("\n", ", ") or "the case does not hold"
    broken = result.verdict == "error"
    trouble = element(
        "error" if broken else "failure", {"type": "Broken" if broken else "Expectation", "message": message}
    )
    trouble.text = printable("\n".join([case.case.title, *pairs]))
    return trouble


def element(tag: str, attributes: Mapping[str, str]) -> ET.Element:
    """Return an element with those attributes, as far as XML can hold them."""
    return ET.Element(tag, {key: printable(value) for key, value in attributes.items()})


def totals(cases: list[ET.Element]) -> dict[str, str]:
    """Return how many test cases there are, and how many failed or broke, as attributes."""
    found = [child.tag for case in cases for child in case]
    return {"tests": str(len(cases)), "failures": str(found.count("failure")), "errors": str(found.count("error"))}


def printable(text: str) -> str:
    r"""Return the text with every character that XML cannot hold, or that nobody sees, written as `\x1b`, `\u202e`."""
    return _UNPRINTABLE.sub(lambda match: written_out(match[0]), text)
