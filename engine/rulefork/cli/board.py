"""`rulefork board`: a position, or the case at a line of a feature file, drawn in characters or as a picture."""

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from rulefork.cli import options
from rulefork.cli.io import as_json, note, show, show_json, text_page
from rulefork.cli.picture import write_picture

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulefork.rulebook.book import Rulebook
    from rulefork.rulebook.ruleset import Ruleset
    from rulefork.spec.performance import Performance
    from rulefork.spec.position import Position
    from rulefork.spec.ruling import Case
    from rulefork.spec.situation import Situation

_CASE: Final = re.compile(r"(?P<path>.+\.feature)(?::(?P<line>\d+)(?::\d+)?)?")
_USUAL: Final = "hig"


@click.command()
@click.argument("place", metavar="[POSITION|FEATURE:LINE]", required=False)
@click.option(
    "--rules",
    metavar="R",
    multiple=True,
    help="The ruleset to play: an edition or alias, a string or a YAML file. With --svg a case may be drawn under two.",
)
@options.formats("text", "json")
@click.option("--svg", is_flag=True, help="Draw a picture (SVG).")
@click.option(
    "-o",
    "--output",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="With --svg: the file to write, named .svg; without it the picture goes to standard output.",
)
def board(place: str | None, rules: tuple[str, ...], form: str, svg: bool, output: Path | None) -> int:
    """Draw a position, or the boards before and after the case at a line of a feature file.

    POSITION is a title, a part of one, or a file; FEATURE:LINE is a place such as features/dragon.feature:12. Without
    either the positions are listed. A position is played by the current edition unless --rules says otherwise, a case
    by a ruleset that it speaks of. With --svg and two rulesets a case is drawn as it ends under each, and what differs.
    """
    _refuse_bad_usage(place, rules, form, svg, output)
    from rulefork.rulebook.book import load_rulebook

    book = load_rulebook()
    if place is None:
        _list(book, form)
        return 0
    match = _CASE.fullmatch(place)
    if match:
        case, performances = _performed(Path(match["path"]), match["line"], book, rules)
        told = _picture_of_case(case, performances, book) if svg else _case(case, performances[0], form)
    else:
        position, situation = _found(place, book, rules)
        told = _picture(position, situation) if svg else _position(position, situation, form)
    if output is None:
        show(told)
    else:
        write_picture(output, told)
    return 0


def _refuse_bad_usage(place: str | None, rules: tuple[str, ...], form: str, svg: bool, output: Path | None) -> None:
    """Raise `UsageError` for options that do not go together."""
    if output and not svg:
        raise click.UsageError("-o is for pictures: add --svg")
    if svg and place is None:
        raise click.UsageError("--svg draws a position or a case: name one, such as features/dragon.feature:12")
    if svg and form != "text":
        raise click.UsageError(f"choose one of --svg and --format {form}")
    if len(rules) > 2:
        raise click.UsageError("a board is drawn under two rulesets at most")
    if len(rules) > 1 and not (svg and _CASE.fullmatch(place or "")):
        raise click.UsageError("two rulesets are compared in the picture of a case: add --svg, and name FEATURE:LINE")


def _list(book: "Rulebook", form: str) -> None:
    from rulefork.report.board_json import positions_json
    from rulefork.report.board_text import positions_text
    from rulefork.spec.suite import find_positions

    positions, _ = find_positions([Path()], book)
    if form == "json":
        show_json(positions_json(positions.values()))
    else:
        show(positions_text(list(positions.values()), **text_page()))


def _found(text: str, book: "Rulebook", rules: tuple[str, ...]) -> tuple["Position", "Situation"]:
    """Return the position that a text names, and what it comes to under the ruleset."""
    from rulefork.rulebook.finding import BadInput
    from rulefork.spec.positionsearch import find_position
    from rulefork.spec.suite import Suite, find_positions
    from rulefork.verdict.runner import Runner

    positions, findings = find_positions([Path()], book)
    try:
        position = find_position(text, positions, book)
    except BadInput as bad:
        raise BadInput((*bad.findings, *findings)) from None  # it may be told in a file that cannot be read
    (ruleset,) = _rulesets(rules or (_USUAL,), book)
    return position, Runner(Suite(book, {position.title: position}, ())).position(position.title, ruleset)


def _performed(
    path: Path, line: str | None, book: "Rulebook", rules: tuple[str, ...]
) -> tuple["Case", list["Performance"]]:
    """Return the case at a line of a file, as it goes under each of the rulesets, or under one that it speaks of."""
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
    runner, performances = Runner(suite), []
    for ruleset in _rulesets(rules, book) if rules else (own_ruleset(book, ruling, case),):
        if not applies(case, ruling, ruleset):
            note(f"the case does not speak of {ruleset.id}; it is shown as it would go there")
        performances.append(perform(case, runner.position(position_of(case), ruleset)))
    return case, performances


def _position(position: "Position", situation: "Situation", form: str) -> str:
    from rulefork.report.board_json import position_json
    from rulefork.report.board_text import position_text

    return (
        as_json(position_json(position, situation)) if form == "json" else position_text(position, situation, **_page())
    )


def _case(case: "Case", done: "Performance", form: str) -> str:
    from rulefork.report.board_json import case_json
    from rulefork.report.board_text import case_text

    return as_json(case_json(case, done)) if form == "json" else case_text(case, done, **_page())


def _picture(position: "Position", situation: "Situation") -> str:
    from rulefork.report.svg import board_svg, situation_scene

    return board_svg(situation_scene(situation), title=position.title) + "\n"


def _picture_of_case(case: "Case", performances: "Sequence[Performance]", book: "Rulebook") -> str:
    from rulefork.cli.choice import names
    from rulefork.report.svg import case_picture, outcomes_picture

    if len(performances) == 1:
        return case_picture(case, performances[0]) + "\n"
    rulesets = [done.before.game.rules.ruleset for done in performances]
    called = [names(rulesets, book).short(ruleset.id) for ruleset in rulesets]
    return outcomes_picture(case, performances, called) + "\n"


def _rulesets(texts: tuple[str, ...], book: "Rulebook") -> "Sequence[Ruleset]":
    from rulefork.cli.choice import chosen

    return chosen(texts, book)


def _page() -> dict[str, Any]:
    """Return how text is set, and whether the terminal has letters only."""
    from rulefork.report.canvas import fits

    return {**text_page(), "ascii_only": not fits(sys.stdout.encoding)}
