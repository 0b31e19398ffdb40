"""`rulefork steps`: the sentences of the language."""

import click

from rulefork.cli import options
from rulefork.cli.io import show, show_json, text_page


@click.command()
@options.formats("text", "json")
def steps(form: str) -> int:
    """List the sentences that a scenario may use, with an example of each, and the pins of every toggle."""
    from rulefork.report.listing_json import steps_json
    from rulefork.report.steps_text import steps_text
    from rulefork.rulebook.book import load_rulebook
    from rulefork.spec.language import language

    book = load_rulebook()
    known = language(book)
    if form == "json":
        show_json(steps_json(known))
    else:
        show(steps_text(known, book.toggles, **text_page()))
    return 0
