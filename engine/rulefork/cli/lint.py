"""`rulefork lint`: every check of the files in one go."""

from pathlib import Path

import click

from rulefork.cli import options
from rulefork.cli.io import show, show_json


@click.command()
@options.paths(exist=True)
@options.formats("text", "json")
def lint(paths: tuple[Path, ...], form: str) -> int:
    """Check rules, scenarios and features, and list all findings of all files.

    PATH is a file or a folder; without one, the files that come with rulefork are checked. The exit code is 1 if there
    are findings.
    """
    from rulefork.report.lint_text import lint_text
    from rulefork.report.listing_json import findings_json
    from rulefork.verdict.lint import lint as findings_in

    findings = findings_in(paths)
    if form == "json":
        show_json(findings_json(findings))
    else:
        show(lint_text(findings))
    return 1 if findings else 0
