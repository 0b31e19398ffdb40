"""A case that fails under one ruleset, as a page: its steps, the board they led to, its sources, how to try again."""

import shlex
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rulefork.report.board_text import board_parts, keywords
from rulefork.report.ink import PLAIN, Ink
from rulefork.report.layout import WIDTH, page, wrapped
from rulefork.rulebook.source import Source
from rulefork.spec.performance import Performance, Performed
from rulefork.spec.ruling import Case, Ruling

_MARK = "> "


@dataclass(frozen=True, slots=True)
class CaseFailure:
    """A case that does not hold under the ruleset called `rules`, as one types it.

    `done` is the case as it was performed. Where its position could not arise it is None, and `problem` says why.
    """

    ruling: Ruling
    case: Case
    rules: str
    done: Performance | None
    problem: str = ""

    @property
    def message(self) -> str:
        """What went wrong, in one line."""
        wrong = self.done.failed if self.done else ()
        if not wrong:
            return self.problem
        return "; ".join(f"{label} {text}" for label, text in _differences(wrong[0]))


def case_failure(
    failure: CaseFailure,
    sources: Mapping[str, Source],
    *,
    width: int = WIDTH,
    ink: Ink = PLAIN,
    ascii_only: bool = False,
) -> str:
    """Return the failure as a page; `sources` are all those that rulings cite, by id."""
    told = [_head(failure, width, ink), list(_steps(failure, width, ink))]
    if failure.done:
        told += board_parts(failure.done.after, width=width, ink=ink, ascii_only=ascii_only, names=False)
    return page([*told, _sources(failure.ruling, sources, width), _again(failure)])


def _head(failure: CaseFailure, width: int, ink: Ink) -> list[str]:
    case, ruling = failure.case, failure.ruling
    place = f"{ruling.id}, {case.where.path}:{case.where.line}, under {failure.rules}"
    title = [ink(line, "head") for line in wrapped(case.title, width=width)]
    return [*title, *wrapped(ruling.title, width=width), *(ink(line, "faint") for line in wrapped(place, width=width))]


def _steps(failure: CaseFailure, width: int, ink: Ink) -> Iterator[str]:
    """Yield the steps; those that did not go as written are marked, with their place and what came instead."""
    if failure.done is None:
        yield from wrapped(failure.problem, width=width, first=_MARK)
        return
    for word, done in zip(keywords(failure.case.steps), failure.done.steps, strict=False):
        told = wrapped(done.step.text, width=width, first=f"{'  ' if done.holds else _MARK}{word:5} ")
        if done.holds:
            yield from told
            continue
        told[-1] += f"  ({done.step.where.path}:{done.step.where.line})"
        yield from (ink(line, "bad") for line in told)
        for label, text in _differences(done):
            yield from wrapped(text, width=width, first=f"          {label:8}  ")


def _differences(done: Performed) -> list[tuple[str, str]]:
    """Return what was expected of a step and what came of it, each with its label."""
    if done.ruling:
        return [("refused", f"{done.problem} ({done.ruling})")]
    if done.problem:
        return [("unclear", done.problem)]
    return [("expected", str(done.step.sentence)), ("observed", done.answer)]


def _sources(ruling: Ruling, sources: Mapping[str, Source], width: int) -> list[str]:
    told = [(id, sources[id]) for id in ruling.sources if id in sources]
    lines: list[str] = []
    for number, (id, source) in enumerate(told):
        text = f"{id}: {source.title}" + (f" <{source.url}>" if source.url else "")
        lines += wrapped(text, width=width, first="source  " if number == 0 else " " * 8)
    return lines


def _again(failure: CaseFailure) -> list[str]:
    path, line, rules = failure.case.where.path, failure.case.where.line, shlex.quote(failure.rules)
    return [
        f"again   rulefork check {shlex.quote(path)} --rules {rules}",
        f"look    rulefork board {shlex.quote(f'{path}:{line}')} --rules {rules}",
    ]
