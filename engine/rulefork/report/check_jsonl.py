"""The check for programs that read as it comes: JSON lines, their shape in rules/schema/check-line.schema.json.

The first line tells the rulesets, each line after it one ruling, and the last one the numbers of all.
"""

from collections.abc import Iterator
from typing import Any

from rulefork.report.check_json import heading_json, ruling_json, summary_json
from rulefork.verdict.result import Report


def check_jsonl(report: Report, digest: str = "") -> Iterator[dict[str, Any]]:
    """Yield the report as plain data, one object for each line; `digest` is that of the files that were checked."""
    yield heading_json(report, digest)
    for ruling in report.rulings:
        yield {"ruling": ruling_json(ruling)}
    yield {"summary": summary_json(report)}
