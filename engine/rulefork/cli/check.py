"""`rulefork check`: every case under every ruleset."""

from pathlib import Path

import click

from rulefork.cli import options
from rulefork.cli.io import show, show_json, show_lines, text_page


@click.command()
@options.paths()
@options.rules
@options.formats("text", "json", "jsonl", "junit", "markdown", "wikitext")
def check(paths: tuple[Path, ...], rules: tuple[str, ...], form: str) -> int:
    """Run every case under every ruleset and show how the rulings come out.

    PATH is a feature file or a folder of them; without one, the features that come with rulefork are run. The exit
    code is 0 if every case holds, 1 if one fails or cannot be played.
    """
    from rulefork.cli.choice import chosen, names
    from rulefork.report.check_json import check_json
    from rulefork.report.check_jsonl import check_jsonl
    from rulefork.report.check_markdown import check_markdown, check_wikitext
    from rulefork.report.check_text import check_text
    from rulefork.report.junit import junit
    from rulefork.report.tally import tally
    from rulefork.rulebook.book import load_rulebook
    from rulefork.spec.suite import digest, load_suite
    from rulefork.verdict.check import check as run

    book = load_rulebook()
    rulesets = chosen(rules, book)
    suite = load_suite(paths)
    report = run(suite, rulesets)
    called = names(rulesets, book)
    match form:
        case "json":
            show_json(check_json(report, digest(suite)))
        case "jsonl":
            show_lines(check_jsonl(report, digest(suite)))
        case "junit":
            show(junit(report, called))
        case "markdown":
            show(check_markdown(report, called))
        case "wikitext":
            show(check_wikitext(report, called))
        case _:
            show(check_text(report, called, **text_page()))
    return 0 if tally(report).clean else 1
