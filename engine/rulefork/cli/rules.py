"""`rulefork rules`: the rulesets, and every value of one."""

import click

from rulefork.cli import options
from rulefork.cli.io import show, show_json, text_page


@click.group()
def rules() -> None:
    """List the rulesets, or show every value of one."""


@rules.command("list")
@options.formats("text", "json")
def list_rules(form: str) -> int:
    """List the editions and the house rules, and how many of their values rest on what."""
    from rulefork.report.listing_json import rules_json
    from rulefork.report.rules_text import rules_text
    from rulefork.rulebook.book import load_rulebook

    book = load_rulebook()
    editions, house = book.editions.values(), book.house.values()
    if form == "json":
        show_json(rules_json(editions, house))
    else:
        show(rules_text(editions, house, **text_page()))
    return 0


@rules.command("show")
@click.argument("ruleset", metavar="R")
@options.formats("text", "json")
def show_rules(ruleset: str, form: str) -> int:
    """Show every value of the ruleset R: what it says, who says it, and how sure that is.

    R is an edition or alias (hig), a string (hig@2014-06, hig+dragon-moves=after-scoring) or a YAML file.
    """
    from rulefork.cli.choice import chosen, names
    from rulefork.report.listing_json import ruleset_json
    from rulefork.report.rules_text import ruleset_text
    from rulefork.rulebook.book import load_rulebook

    book = load_rulebook()
    found = chosen([ruleset], book)[0]
    if form == "json":
        show_json(ruleset_json(found, book.toggles))
    else:
        edition, at, _ = found.id.partition("@")
        today = book.editions.get(edition) if at else None
        show(ruleset_text(found, book.toggles, names([found], book), today=today, **text_page()))
    return 0
