"""The files of the site, by path."""

from collections.abc import Iterator
from importlib.resources import files
from typing import Final

from rulefork import __version__
from rulefork.report.site import clauses, doubts, edition, house, matrix, pair, ruling, strength, toggles
from rulefork.report.site.facts import Facts
from rulefork.report.site.pictures import Pictures
from rulefork.report.site.render import Site

MARK: Final = ("index.html", '<meta name="generator" content="rulefork')
"""A file and a text in it by which a folder is known as a report of ours."""
_STATIC: Final = ("style.css", "matrix.js", "house.js")


def site_files(facts: Facts, pictures: Pictures) -> Iterator[tuple[str, str]]:
    """Yield every file of the site, its path from the root and its text; the same facts give the same bytes."""
    site = Site(facts)
    static = files("rulefork.report.site") / "static"
    for name in _STATIC:
        yield name, (static / name).read_text(encoding="utf-8")
    yield "board.css", pictures.style
    yield site.page("index.html", "matrix.html", version=__version__, **matrix.values(facts))
    for path, found in ruling.pages(facts, pictures):
        yield site.page(path, "rulings.html", **found)
    for ruleset in facts.report.rulesets:
        yield site.page(facts.edition_page(ruleset.id), "edition.html", **edition.values(facts, ruleset))
        yield site.page(facts.rules_page(ruleset.id), "rules.html", **clauses.values(facts, ruleset))
    for path, found in pair.pages(facts):
        yield site.page(path, "pair.html", **found)
    yield site.page("editions.html", "editions.html", **edition.overview(facts))
    yield site.page("toggles.html", "toggles.html", **toggles.values(facts))
    yield site.page("house.html", "house.html", **house.values(facts))
    yield site.page("doubts.html", "doubts.html", **doubts.values(facts))
    yield site.page("strength.html", "strength.html", **strength.values(facts))
