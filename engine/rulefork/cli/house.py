"""`rulefork house`: what house rules come to."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from rulefork.cli import options
from rulefork.cli.io import show, show_json, text_page

if TYPE_CHECKING:
    from rulefork.rulebook.book import Rulebook


@click.command()
@click.argument("ruleset", metavar="FILE|STRING")
@options.formats("text", "json")
def house(ruleset: str, form: str) -> int:
    """Show the edition nearest to house rules, what they change, and what the sources say against it.

    Name a YAML file, or a string such as hig+dragon-moves=after-scoring, or an edition. The exit code is 1 if values
    contradict each other; they are listed, and played as they stand.
    """
    from rulefork.cli.choice import names
    from rulefork.report.house_json import house_json
    from rulefork.report.house_text import house_text
    from rulefork.rulebook.book import load_rulebook
    from rulefork.rulebook.notation import resolve
    from rulefork.spec.suite import load_suite
    from rulefork.verdict.house import house as look_at

    book = load_rulebook()
    found = look_at(load_suite(()), resolve(_as_path(ruleset, book), book, allow_contradictions=True))
    if form == "json":
        show_json(house_json(found))
    else:
        show(house_text(found, book.sources, names(book.editions.values(), book), **text_page()))
    return 1 if found.contradictions else 0


def _as_path(text: str, book: "Rulebook") -> str:
    """Return the text, marked as a path where it names a file or folder and no ruleset: here no ending is needed."""
    known = text in book.editions or text in book.aliases or text in book.house
    return f"./{text}" if text and not known and Path(text).exists() and not Path(text).is_absolute() else text
