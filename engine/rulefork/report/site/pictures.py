"""The pictures of the site: what a situation looks like before, and after as each outcome has it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from markupsafe import Markup

from rulefork.report.site.facts import Facts
from rulefork.report.svg import STYLE, Scene, board_svg, case_scenes, difference, symbols_of, tile_symbols
from rulefork.rulebook.ruleset import Ruleset
from rulefork.spec.performance import perform
from rulefork.spec.ruling import Case
from rulefork.verdict.result import RulingReport
from rulefork.verdict.runner import EMPTY_TABLE, Runner, position_of


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture, what it shows in a few words, and the scene from which it was drawn."""

    picture: Markup
    caption: str
    scene: Scene


class Pictures:
    """Draws the cases of a suite."""

    style = STYLE

    def __init__(self, runner: Runner) -> None:
        self._runner = runner
        self._number = 0

    def of(self, facts: Facts, report: RulingReport, case: Case) -> Iterator[Figure]:
        """Yield the board before a situation, the board after it for each outcome, and what sets the first two apart.

        A situation that starts from an empty table, or that no ruleset compared has, has no pictures.
        """
        if position_of(case) == EMPTY_TABLE:
            return
        letters = facts.letters(report)
        before: Scene | None = None
        after: dict[Scene, list[str]] = {}
        for letter, ruleset in self._players(facts, report):
            first, last = case_scenes(case, perform(case, self._runner.position(position_of(case), ruleset)))
            before = before or first
            if last != first:
                after.setdefault(last, []).append(letter)
        if before is None:
            return
        yield self._figure(before, "before")
        for scene, having in after.items():
            told = f"after, {' and '.join(having)}" if letters and len(after) > 1 else "after"
            yield self._figure(scene, told)
        if len(after) > 1:
            (one, first_letters), (other, other_letters), *_ = after.items()
            names = first_letters[0], other_letters[0]
            yield self._figure(difference(one, other, *names), f"what sets {names[0]} and {names[1]} apart")

    def symbols(self, figures: Iterable[Figure]) -> Markup:
        """Return the tiles and figures that the pictures of a page use, drawn once."""
        tiles = {tile for figure in figures for tile in symbols_of(figure.scene)}
        return Markup(tile_symbols(sorted(tiles), self._runner.suite.book))  # noqa: S704 - drawn by us

    def _figure(self, scene: Scene, caption: str) -> Figure:
        self._number += 1
        drawn = board_svg(scene, title=caption, embedded=True, number=self._number)
        return Figure(Markup(drawn), caption, scene)  # noqa: S704 - drawn by us

    def _players(self, facts: Facts, report: RulingReport) -> Iterator[tuple[str, Ruleset]]:
        """Yield for each outcome its letter and a ruleset that has it; where all agree, just one."""
        letters = facts.letters(report)
        if letters:
            for letter in sorted(set(letters.values())):
                yield letter, facts.rulesets[next(id for id, each in letters.items() if each == letter)]
            return
        having = [each for each in facts.report.rulesets if facts.has(report, each.id)]
        having.sort(key=lambda each: each.id != facts.reference)
        yield from (("", each) for each in having[:1])
