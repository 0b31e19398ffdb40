"""The pictures of the site: what a situation looks like before, and after as each outcome has it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import count

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
    """What is to be drawn, what that is in a few words, and a number that no other one has."""

    scene: Scene
    caption: str
    number: int


class Pictures:
    """Draws the cases of a suite."""

    style = STYLE

    def __init__(self, runner: Runner) -> None:
        self._runner = runner
        self._number = count()

    def of(self, facts: Facts, report: RulingReport, case: Case) -> Iterator[Figure]:
        """Yield the board before a situation, the board after it for each outcome, and what sets the first two apart.

        There are none for a situation that starts from an empty table, or that no ruleset compared has.
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
            yield self._figure(scene, f"after, {' and '.join(having)}" if letters and len(after) > 1 else "after")
        if len(after) > 1:
            (one, (name, *_)), (other, (other_name, *_)), *_ = after.items()
            apart = difference(one, other, name, other_name)
            yield self._figure(apart, f"what sets {name} and {other_name} apart")

    def drawn(self, figures: Iterable[Figure]) -> dict[Figure, Markup]:
        """Return the pictures of a page; a scene that it shows again is drawn only once."""
        bodies: dict[Scene, str] = {}
        pictures: dict[Figure, Markup] = {}
        for figure in figures:
            text = board_svg(figure.scene, title=figure.caption, embedded=True, number=figure.number)
            head, end, body = text.partition("</desc>")
            body = body.removesuffix("</svg>")
            if figure.scene in bodies:
                body = f'<use href="#{bodies[figure.scene]}"/>'
            else:
                bodies[figure.scene] = f"d{figure.number}"
                body = f'<g id="d{figure.number}">{body}</g>'
            pictures[figure] = Markup(f"{head}{end}{body}</svg>")
        return pictures

    def symbols(self, figures: Iterable[Figure]) -> Markup:
        """Return the tiles and figures that the pictures of a page use, drawn once."""
        tiles = {tile for figure in figures for tile in symbols_of(figure.scene)}
        return Markup(tile_symbols(sorted(tiles), self._runner.suite.book))

    def _figure(self, scene: Scene, caption: str) -> Figure:
        return Figure(scene, caption, next(self._number))

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
