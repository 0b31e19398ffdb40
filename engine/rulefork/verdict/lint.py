"""Proving the files: what can be read is also played, so that whatever passes here runs."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from rulefork.rulebook.book import load_rulebook
from rulefork.rulebook.finding import BadInput, Finding
from rulefork.rulebook.ruleset import Ruleset
from rulefork.spec.suite import Suite, find_positions, load_suite
from rulefork.verdict.check import applies
from rulefork.verdict.runner import Runner


def lint(paths: Sequence[Path] = ()) -> list[Finding]:
    """Return every finding in rules, scenarios and features, in the order of files and lines; none is good.

    Without paths the files that come with rulefork are meant. Positions are replayed and cases played under every
    edition: a position that could not arise and a step that cannot be carried out are findings too.
    """
    try:
        book = load_rulebook()
    except BadInput as bad:
        return list(bad.findings)
    positions, _ = find_positions(paths, book)
    editions = list(book.editions.values())
    unplayable = set(_unplayable(Runner(Suite(book, positions, ())), editions))
    try:
        suite = load_suite(paths or None)
    except BadInput as bad:
        return sorted({*bad.findings, *unplayable})
    return sorted(unplayable or set(_broken(Runner(suite), editions)))


def _unplayable(runner: Runner, editions: Sequence[Ruleset]) -> Iterator[Finding]:
    for title in runner.suite.positions:
        found: dict[Finding, list[str]] = {}
        for ruleset in editions:
            try:
                runner.position(title, ruleset)
            except BadInput as bad:
                for finding in bad.findings:
                    found.setdefault(finding, []).append(ruleset.id)
        yield from (replace(finding, hint=_under(ids, editions)) for finding, ids in found.items())


def _broken(runner: Runner, editions: Sequence[Ruleset]) -> Iterator[Finding]:
    for ruling in runner.suite.rulings:
        for case in ruling.cases:
            found: dict[str, list[str]] = {}
            for ruleset in editions:
                if applies(case, ruling, ruleset) and (run := runner.run(case, ruleset)).broken:
                    found.setdefault(run.broken, []).append(ruleset.id)
            for why, ids in found.items():
                what = f"the scenario `{case.title}` cannot be played"
                yield Finding(case.where, what, why, _under(ids, editions))


def _under(ids: Sequence[str], editions: Sequence[Ruleset]) -> str:
    """Return in words under which of the editions something is wrong."""
    return "this is so under every edition" if len(ids) == len(editions) else f"this is so under {', '.join(ids)}"
