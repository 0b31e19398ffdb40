"""Proving the files: what can be read is also played, so that whatever passes here runs."""

from collections.abc import Iterator, Sequence
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
        for ruleset in editions:
            try:
                runner.position(title, ruleset)
            except BadInput as bad:
                yield from bad.findings


def _broken(runner: Runner, editions: Sequence[Ruleset]) -> Iterator[Finding]:
    for ruling in runner.suite.rulings:
        for case in ruling.cases:
            broken = {
                run.broken: ruleset.id
                for ruleset in editions
                if applies(case, ruling, ruleset) and (run := runner.run(case, ruleset)).broken
            }
            for why, id in broken.items():
                yield Finding(case.where, f"the scenario `{case.title}` cannot be played under {id}", why)
