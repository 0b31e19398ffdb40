"""The pictures of the site: what a situation looks like before, and after as each outcome has it."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import count
from typing import Final

from markupsafe import Markup

from rulefork.report.site.facts import Facts
from rulefork.report.svg import STYLE, Scene, case_scenes, difference
from rulefork.report.svg.board import drawing, frame, needed_symbols
from rulefork.report.svg.tile import HIDDEN
from rulefork.report.svg.words import written
from rulefork.rulebook.ruleset import Ruleset
from rulefork.spec.performance import perform
from rulefork.spec.ruling import Case
from rulefork.verdict.result import RulingReport
from rulefork.verdict.runner import Runner, position_of

_SYMBOL: Final = re.compile(r'(?P<before>(?:id="|href="#|url\(#))(?P<name>[tlmfe]-[^")]+)')
"""Where the name of a symbol stands, such as `t-straight`."""

_SCALE: Final = 0.9
"""Pixels for a unit of a picture, so that a tile is as wide as a coin."""


@dataclass(frozen=True, slots=True)
class Figure:
    """What is to be drawn, what that is in a few words, and a number that no other one has."""

    scene: Scene
    caption: str
    number: int

    @property
    def width(self) -> int:
        """How wide it is shown where there is room, in pixels: all pictures are to the same scale."""
        return round(frame([self.scene]).width * _SCALE)


Notice = Callable[[int], None]
"""Is told how many more of what takes long are done."""


def unnoticed(_: int) -> None:
    """Take no notice of what is done."""


class Pictures:
    """Draws the cases of a suite."""

    style = STYLE

    def __init__(self, runner: Runner, notice: Notice = unnoticed) -> None:
        """Draw what the runner plays; `notice` is told how many rulings are drawn."""
        self._runner = runner
        self.notice = notice
        self._number = count()
        self._symbols: dict[str, int] = {}

    def of(self, facts: Facts, report: RulingReport, case: Case) -> Iterator[Figure]:
        """Yield the board before a situation, that after it for each outcome, and what sets two of them apart."""
        before: Scene | None = None
        after: dict[Scene, list[str]] = {}
        for letter, ruleset in self._players(facts, report):
            first, last = case_scenes(case, perform(case, self._runner.position(position_of(case), ruleset)))
            before = before or first
            if _board(last) != _board(first):
                after.setdefault(_board(last), []).append(letter)
        if before is None:
            return
        yield self._figure(_board(before), "before")
        for scene, having in after.items():
            yield self._figure(scene, f"after, {' and '.join(having)}" if len(after) > 1 else "after")
        if len(after) > 1:
            (one, (name, *_)), (other, (other_name, *_)), *_ = after.items()
            apart = difference(one, other, name, other_name)
            yield self._figure(apart, f"what sets {name} and {other_name} apart")

    def drawn(self, figures: Iterable[Figure]) -> dict[Figure, Markup]:
        """Return the pictures of a page; a scene that it shows again is drawn only once."""
        first: dict[Scene, int] = {}
        pictures: dict[Figure, Markup] = {}
        for figure in figures:
            scene, at = figure.scene, frame([figure.scene])
            box = f'viewBox="{at.left} {at.top} {at.width} {at.height}"'
            number = first.setdefault(scene, figure.number)
            if number == figure.number:
                told = written(" ".join(scene.told))
                head = f'id="v{number}" aria-label="{told}" {box}'
                body = f'<g id="d{number}">{self._short(drawing(scene, at))}</g>'
            else:
                head, body = f'aria-labelledby="v{number}" {box}', f'<use href="#d{number}"/>'
            pictures[figure] = Markup(f'<svg class="b" role="img" {head}>{body}</svg>')
        return pictures

    def symbols(self, figures: Iterable[Figure]) -> Markup:
        """Return the tiles and figures that the pictures of a page use, drawn once."""
        return Markup(HIDDEN.format(self._short(needed_symbols([figure.scene for figure in figures]))))

    def _short(self, drawn: str) -> str:
        """Return what is drawn with numbers for the names of symbols, which a page repeats by the hundred."""

        def number(name: re.Match[str]) -> str:
            return f"{name['before']}s{self._symbols.setdefault(name['name'], len(self._symbols))}"

        return _SYMBOL.sub(number, drawn)

    def _figure(self, scene: Scene, caption: str) -> Figure:
        return Figure(scene, caption, next(self._number))

    def _players(self, facts: Facts, report: RulingReport) -> Iterator[tuple[str, Ruleset]]:
        """Yield for each outcome its letter and a ruleset that has it; where all agree, just one."""
        letters = facts.letters(report)
        if letters:
            for letter in sorted(set(letters.values())):
                yield letter, facts.rulesets[next(id for id, each in letters.items() if each == letter)]
            return
        having = [each for each in (*facts.report.rulesets, *facts.report.extra) if facts.has(report, each.id)]
        having.sort(key=lambda each: each.id != facts.reference)
        yield from (("", each) for each in having[:1])


def _board(scene: Scene) -> Scene:
    """Return the scene without the points, which are told in words; boards that look alike are one picture."""
    return replace(scene, points=(), told=scene.told[: -1 if scene.points else None])
