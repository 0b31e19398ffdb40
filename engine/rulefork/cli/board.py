"""`rulefork board`: a position, or the case at a line of a feature file, drawn in characters."""

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from rulefork.cli import options
from rulefork.cli.io import note, show, show_json, text_page

if TYPE_CHECKING:
    from rulefork.rulebook.book import Rulebook
    from rulefork.rulebook.ruleset import Ruleset

_CASE: Final = re.compile(r"(?P<path>.+\.feature)(?::(?P<line>\d+)(?::\d+)?)?")
_USUAL: Final = "hig"


@click.command()
@click.argument("place", metavar="[POSITION|FEATURE:LINE]", required=False)
@click.option("--rules", metavar="R", help="The ruleset to play: an edition or alias, a string or a YAML file.")
@options.formats("text", "json")
def board(place: str | None, rules: str | None, form: str) -> int:
    """Draw a position, or the boards before and after the case at a line of a feature file.

    POSITION is a title, a part of one, or a file; FEATURE:LINE is a place such as features/dragon.feature:12. Without
    either the positions are listed. A position is played by the current edition unless --rules says otherwise, a case
    by a ruleset that it speaks of.
    """
    from rulefork.rulebook.book import load_rulebook

    book = load_rulebook()
    if place is None:
        _list(book, form)
    elif match := _CASE.fullmatch(place):
        _case(Path(match["path"]), match["line"], book, rules, form)
    else:
        _position(place, book, rules, form)
    return 0


def _list(book: "Rulebook", form: str) -> None:
    from rulefork.report.board_json import positions_json
    from rulefork.report.board_text import positions_text
    from rulefork.spec.suite import find_positions

    positions, _ = find_positions([Path()], book)
    if form == "json":
        show_json(positions_json(positions.values()))
    else:
        show(positions_text(list(positions.values()), **text_page()))


def _position(text: str, book: "Rulebook", rules: str | None, form: str) -> None:
    from rulefork.report.board_json import position_json
    from rulefork.report.board_text import position_text
    from rulefork.rulebook.finding import BadInput
    from rulefork.spec.positionsearch import find_position
    from rulefork.spec.suite import Suite, find_positions
    from rulefork.verdict.runner import Runner

    positions, findings = find_positions([Path()], book)
    try:
        position = find_position(text, positions, book)
    except BadInput as bad:
        raise BadInput((*bad.findings, *findings)) from None  # it may be told in a file that cannot be read
    situation = Runner(Suite(book, {position.title: position}, ())).position(position.title, _ruleset(rules, book))
    if form == "json":
        show_json(position_json(position, situation))
    else:
        show(position_text(position, situation, **_page()))


def _case(path: Path, line: str | None, book: "Rulebook", rules: str | None, form: str) -> None:
    from rulefork.report.board_json import case_json
    from rulefork.report.board_text import case_text
    from rulefork.rulebook.finding import BadInput, Finding, Where
    from rulefork.spec.caseline import case_at
    from rulefork.spec.performance import perform
    from rulefork.spec.suite import load_suite
    from rulefork.verdict.check import applies, own_ruleset
    from rulefork.verdict.runner import Runner, position_of

    suite = load_suite([path])
    if line is None:
        hint = f"write {path}:12 or the like"
        raise BadInput([Finding(Where(str(path)), "a file holds many cases: name a line", hint=hint)])
    ruling, case = case_at(path, int(line), suite.rulings)
    ruleset = _ruleset(rules, book) if rules else own_ruleset(book, ruling, case)
    if not applies(case, ruling, ruleset):
        note(f"the case does not speak of {ruleset.id}; it is shown as it would go there")
    done = perform(case, Runner(suite).position(position_of(case), ruleset))
    if form == "json":
        show_json(case_json(case, done))
    else:
        show(case_text(case, done, **_page()))


def _ruleset(text: str | None, book: "Rulebook") -> "Ruleset":
    from rulefork.cli.choice import chosen

    return chosen([text or _USUAL], book)[0]


def _page() -> dict[str, Any]:
    """Return how text is set, and whether the terminal has letters only."""
    from rulefork.report.canvas import fits

    return {**text_page(), "ascii_only": not fits(sys.stdout.encoding)}
