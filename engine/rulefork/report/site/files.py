"""The files of the site, by path."""

from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from rulefork import __version__
from rulefork.report.names import Names
from rulefork.report.site import clauses, doubts, edition, house, impact, matrix, pair, ruling, strength, toggles
from rulefork.report.site.facts import Facts
from rulefork.report.site.pictures import Notice, Pictures, unnoticed
from rulefork.report.site.render import Site
from rulefork.verdict.prospect import prospects
from rulefork.verdict.result import Report
from rulefork.verdict.runner import Runner

MARK: Final = ("index.html", '<meta name="generator" content="rulefork')
"""A file and a text in it by which a folder is known as a report of ours."""
_STATIC: Final = ("style.css", "matrix.js", "house.js", "rules.js")


def gather(report: Report, runner: Runner, names: Names, notice: Notice = unnoticed) -> tuple[Facts, Pictures]:
    """Return what a site is made from; the runner's suite is that of the report.

    `notice` is told how many rulings are done: each once here, and once more where it is drawn.
    """
    trees = {}
    for each in report.rulings:
        trees[each.ruling.id] = prospects(runner, each.ruling)
        notice(1)
    return Facts(report, runner.suite, names, trees), Pictures(runner, notice)


def site_files(
    facts: Facts, pictures: Pictures, simulation: Mapping[str, Any] | None = None
) -> Iterator[tuple[str, str]]:
    """Yield every file of the site, its path from the root and its text; the same facts give the same bytes.

    With what `impact.read_simulation` returns there is a page on whole games, too.
    """
    further = ((impact.PAGE, "Whole games"),) if simulation else ()
    site = Site(facts, further)
    static = files("rulefork.report.site") / "static"
    for name in _STATIC:
        yield name, _text(static / name)
    yield "board.css", pictures.style
    yield "rulebook.js", house.rulebook_script(facts) + _text(static / "rulebook.js")
    yield site.page("index.html", "matrix.html", version=__version__, **matrix.values(facts))
    for path, found in ruling.pages(facts, pictures):
        yield site.page(path, "rulings.html", **found)
    for ruleset in facts.report.rulesets:
        yield site.page(facts.edition_page(ruleset.id), "edition.html", **edition.values(facts, ruleset))
    for path, found in pair.pages(facts):
        yield site.page(path, "pair.html", **found)
    yield site.page("editions.html", "editions.html", **edition.overview(facts))
    yield site.page("toggles.html", "toggles.html", **toggles.values(facts))
    yield site.page("rules.html", "rules.html", **clauses.values(facts))
    yield site.page("house.html", "house.html", **house.values(facts))
    yield site.page("doubts.html", "doubts.html", **doubts.values(facts))
    yield site.page("strength.html", "strength.html", **strength.values(facts))
    if simulation:
        yield site.page(impact.PAGE, impact.TEMPLATE, **impact.values(simulation))


def _text(file: Traversable) -> str:
    return file.read_text(encoding="utf-8")
