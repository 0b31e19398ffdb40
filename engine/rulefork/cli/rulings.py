"""`rulefork rulings`: what the rule books and FAQs say, one ruling a line."""

import click

from rulefork.cli import options
from rulefork.cli.io import show, show_json, text_page


@click.command()
@click.argument("words", nargs=-1)
@options.formats("text", "json")
def rulings(words: tuple[str, ...], form: str) -> int:
    """List the rulings; with WORDS, those in whose id, sentence or remark all of the words occur."""
    from rulefork.report.listing_json import rulings_json
    from rulefork.report.rulings_text import found, rulings_text
    from rulefork.spec.suite import load_suite

    chosen = found(load_suite(()).rulings, words)
    if form == "json":
        show_json(rulings_json(chosen))
    else:
        show(rulings_text(chosen, **text_page()))
    return 0
