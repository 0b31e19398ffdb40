"""Findings for reading: one line each, then how many they are."""

from collections.abc import Sequence

from rulefork.report.layout import counted, plain
from rulefork.rulebook.finding import Finding


def lint_text(findings: Sequence[Finding]) -> str:
    """Return the findings in the order of the files, and their number in a closing line."""
    lines = [plain(str(finding)) for finding in findings]
    return "\n".join([*lines, counted(len(lines), "finding") if lines else "no findings"]) + "\n"
