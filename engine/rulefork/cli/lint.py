"""`rulefork lint`: every check of the files in one go."""

from pathlib import Path

import click

from rulefork.cli import options
from rulefork.cli.io import note, show, show_json


@click.command()
@options.paths(exist=True)
@click.option("--release", "releasing", is_flag=True, help="Add the ids of new rulings to features/released.yaml.")
@options.formats("text", "json")
def lint(paths: tuple[Path, ...], releasing: bool, form: str) -> int:
    """Check rules, scenarios and features, and list all findings of all files.

    PATH is a file or a folder of features, or the folder of a whole suite with `rules`, `scenarios` and `features`.
    Without one, the files that come with rulefork are checked. The exit code is 1 if there are findings.
    """
    from rulefork.report.layout import counted
    from rulefork.report.lint_text import lint_text
    from rulefork.report.listing_json import findings_json
    from rulefork.verdict.lint import lint as findings_in
    from rulefork.verdict.lint import release

    if releasing:
        new, findings = release(paths)
        note("nothing is released while there are findings" if findings else f"{counted(len(new), 'id')} released")
    else:
        findings = findings_in(paths)
    if form == "json":
        show_json(findings_json(findings))
    else:
        show(lint_text(findings))
    return 1 if findings else 0
