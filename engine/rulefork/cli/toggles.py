"""`rulefork toggles`: the questions on which rule books differ."""

import click

from rulefork.cli import options
from rulefork.cli.io import show, show_json, text_page


@click.command()
@click.argument("toggle", metavar="[T]", required=False)
@options.formats("text", "json")
def toggles(toggle: str | None, form: str) -> int:
    """List the toggles; with T, show its values, who plays which, its rulings and its bonds with other toggles."""
    from rulefork.cli.choice import chosen_toggle, names
    from rulefork.report.listing_json import toggles_json
    from rulefork.report.toggles_text import toggle_text, toggles_text
    from rulefork.rulebook.book import load_rulebook
    from rulefork.spec.suite import load_suite

    book = load_rulebook()
    chosen = [chosen_toggle(toggle, book)] if toggle else list(book.toggles.values())
    if not toggle and form == "text":
        show(toggles_text(chosen, **text_page()))
        return 0
    rulesets = [*book.editions.values(), *book.house.values()]
    rulings = {ruling.id: ruling for ruling in load_suite(()).rulings}
    if form == "json":
        show_json(toggles_json(chosen, rulesets, rulings))
    else:
        show(toggle_text(chosen[0], rulesets, rulings, names(rulesets, book), **text_page()))
    return 0
