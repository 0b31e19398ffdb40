"""`rulefork diff`: how rulesets differ."""

import click

from rulefork.cli import options
from rulefork.cli.io import show, show_json, text_page


@click.command()
@click.argument("rules", metavar="A B...", nargs=-1)
@options.formats("text", "json")
@click.option("--fail-on-difference", is_flag=True, help="Exit with 1 if a toggle or a ruling differs.")
def diff(rules: tuple[str, ...], form: str, fail_on_difference: bool) -> int:
    """Show on which toggles and rulings the rulesets A and B (and more) differ, and why.

    Each is an edition or alias (hig), a string (hig+dragon-moves=after-scoring) or a YAML file.
    """
    if len(rules) < 2:
        raise click.UsageError("name at least two rulesets, such as `rulefork diff hig rgg`")
    from rulefork.cli.choice import chosen, names
    from rulefork.report.diff import compare
    from rulefork.report.diff_json import diff_json
    from rulefork.report.diff_text import diff_text
    from rulefork.rulebook.book import load_rulebook
    from rulefork.spec.suite import load_suite
    from rulefork.verdict.check import check as run

    book = load_rulebook()
    rulesets = chosen(rules, book)
    found = compare(run(load_suite(()), rulesets), book.toggles)
    if form == "json":
        show_json(diff_json(found))
    else:
        show(diff_text(found, names(rulesets, book), **text_page()))
    return 1 if fail_on_difference and found.differs else 0
