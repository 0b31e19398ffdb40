"""`rulefork rulings`: what the rule books and FAQs say, one ruling a line."""

from typing import Final

import click

from rulefork.cli import options
from rulefork.cli.io import show, show_json, text_page

_KINDS: Final = ("rule", "official", "community", "house-rule", "component", "edition-difference")


@click.command()
@click.argument("words", nargs=-1)
@click.option("--kind", "kinds", type=click.Choice(_KINDS), multiple=True, help="Only this kind; may be repeated.")
@click.option(
    "--topic", "topics", metavar="T", multiple=True, help="Only this feature, such as fairy; may be repeated."
)
@options.formats("text", "json")
def rulings(words: tuple[str, ...], kinds: tuple[str, ...], topics: tuple[str, ...], form: str) -> int:
    """List the rulings; with WORDS, those that speak of all of them, the best first.

    The words of both editions, and the German and Italian ones, find the same: meeple, follower, Gefolgsmann, seguace.
    """
    from rulefork.report.listing_json import rulings_json
    from rulefork.report.rulings_text import found_text
    from rulefork.rulebook.finding import BadInput, Where, unknown
    from rulefork.spec.rulingsearch import search
    from rulefork.spec.suite import load_suite

    suite = load_suite(())
    known = dict.fromkeys(ruling.topic for ruling in suite.rulings)
    hint = "a topic is what an id has before its slash; `rulefork rulings` lists the ids"
    strange = [topic for topic in topics if topic not in known]
    if strange:
        raise BadInput(unknown(Where("<topic>"), "topic", topic, known, hint=hint) for topic in strange)
    found = search(suite.rulings, words, suite.book.glossary, kinds=kinds, topics=topics)
    if form == "json":
        show_json(rulings_json(found.rulings))
    else:
        show(found_text(found, **text_page()))
    return 0
