"""`rulefork why`: what stands behind the outcome of a ruling."""

from typing import TYPE_CHECKING, Final

import click

from rulefork.cli import options
from rulefork.cli.io import show, show_json, text_page

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulefork.report.names import Names
    from rulefork.spec.ruling import Ruling
    from rulefork.spec.suite import Suite
    from rulefork.verdict.reason import Reasons

_MOST: Final = 12
"""So many rulings are named where a part of an id stands for several."""


@click.command()
@click.argument("ruling", metavar="RULING")
@options.rules
@options.formats("text", "json", "markdown", "wikitext")
def why(ruling: str, rules: tuple[str, ...], form: str) -> int:
    """Show why RULING comes out as it does: its sources, its outcomes, what happens, and what stands behind it.

    RULING is the id of a ruling (dragon/moves-before-scoring) or a part of it that no other id has. Every event is told
    with the ruling that says so, the toggles that were asked for, their values and who says them; so is every refusal.

    As markdown or wikitext it is an article on the ruling to paste into a wiki: its sources, its scenarios, and a table
    of the editions.
    """
    from rulefork.cli.choice import chosen, names
    from rulefork.report.why_json import why_json
    from rulefork.report.why_text import why_text
    from rulefork.rulebook.book import load_rulebook
    from rulefork.spec.suite import load_suite
    from rulefork.verdict.reason import find_reasons

    book = load_rulebook()
    rulesets = chosen(rules, book)
    suite = load_suite(())
    found = find_reasons(suite, chosen_ruling(ruling, suite.rulings), rulesets, widen=not rules)
    called = names(rulesets, book)
    if form == "json":
        show_json(why_json(found, book.sources))
    elif form == "text":
        show(why_text(found, book.sources, called, **text_page()))
    else:
        show(_article(found, suite, called, form))
    return 0


def _article(found: "Reasons", suite: "Suite", called: "Names", form: str) -> str:
    """Return the ruling as an article in Markdown or wikitext."""
    from rulefork.report.article_markdown import article_markdown
    from rulefork.report.article_wikitext import article_wikitext
    from rulefork.report.lexicon import Lexicon
    from rulefork.report.ruling_article import ruling_article

    article = ruling_article(found.report, found.rulesets, Lexicon.of(suite), called)
    return article_markdown(article) if form == "markdown" else article_wikitext(article)


def chosen_ruling(text: str, rulings: "Sequence[Ruling]") -> "Ruling":
    """Return the ruling with that id, or the one whose name behind the topic it is, or the one whose id contains it.

    Raises `BadInput` with the nearest id where there is none, and with their ids where there are several.
    """
    from rulefork.rulebook.finding import BadInput, Finding, Where, unknown

    word, where = text.strip().casefold(), Where("<ruling>")
    known = {ruling.id: ruling for ruling in rulings}
    named = [id for id in known if word == id.partition("/")[2]]
    parts = [id for id in known if word and word in id]
    found = [word] if word in known else named if len(named) == 1 else parts
    if not found:
        hint = "`rulefork rulings WORDS` searches them"
        raise BadInput([unknown(where, "ruling", text, known, hint=hint)])
    if len(found) > 1:
        more = f" and {len(found) - _MOST} more" if len(found) > _MOST else ""
        what = f"`{text}` stands in the ids of {len(found)} rulings"
        raise BadInput([Finding(where, what, hint=f"name one: {', '.join(found[:_MOST])}{more}")])
    return known[found[0]]
