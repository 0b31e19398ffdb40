"""`rulefork conform --random N`: legal random games in another program."""

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import click

from rulefork.cli.conform import try_program
from rulefork.cli.io import show, show_json, text_page

if TYPE_CHECKING:
    from rulefork.conform.departure import Examiner
    from rulefork.conform.harness import Harness
    from rulefork.conform.randomgame import Told
    from rulefork.report.departure_text import RandomRun
    from rulefork.spec.suite import Suite

_RULES: Final = "hig"
"""The ruleset where none is named."""


def run_random(
    harness: "Harness", suite: "Suite", rules: tuple[str, ...], wanted: tuple[int, str, int], form: str
) -> int:
    """Play random games in a program and report on them; `wanted` are their number, the seed and the players.

    The exit code is 1 where it departs from the ruleset, 3 where it cannot be started or fails its smoke test.
    """
    from rulefork.cli.choice import chosen, names
    from rulefork.conform.departure import Examiner, examine
    from rulefork.conform.randomgame import new_game
    from rulefork.conform.reach import Reach
    from rulefork.conform.reduction import reduced
    from rulefork.play.game import unpack
    from rulefork.report.departure_json import departure_json
    from rulefork.report.departure_text import RandomRun, departure_text
    from rulefork.search.simulation import PLAYERS

    if len(rules) > 1:
        raise click.UsageError("random games are played under one ruleset: name one with --rules")
    (ruleset,) = chosen(rules or (_RULES,), suite.book)
    games, seed, count = wanted
    until = time.monotonic() + harness.limits.total - harness.limits.answer
    if code := try_program(harness, quiet=True):
        harness.close()
        return code
    reach = Reach(ruleset, suite.book.toggles, unpack(suite.book), harness.claims)
    examiner = Examiner(harness, reach, PLAYERS[:count], until)
    try:
        found = examine(examiner, _games(examiner, seed, games), reduced)
    finally:
        harness.close()
    program = f"{harness.name} {harness.version}".strip()
    short = names([ruleset], suite.book).short(ruleset.id)
    run = RandomRun(program, ruleset, short, examiner.players, seed, found)
    run = _with_scenario(run, examiner, harness.command)
    if form == "json":
        show_json(departure_json(run, new_game(reach, run.players).state))
    else:
        show(departure_text(run, **text_page()))
    return 0 if found.departure is None else 1


def _games(examiner: "Examiner", seed: str, count: int) -> "Iterator[Sequence[Told]]":
    """Yield the games, each made when it is its turn to be played."""
    from rulefork.cli.progress import progress
    from rulefork.conform.randomgame import random_game

    with progress(count, "games") as bar:
        for number in range(count):
            yield list(random_game(examiner.reach, examiner.players, _seed(seed, number)))
            bar.add(1)


def _seed(seed: str, number: int) -> str:
    """Return the seed of a game; the first one has the seed as it is told, so that any can be played alone."""
    return f"{seed}/{number}" if number else seed


def _with_scenario(run: "RandomRun", examiner: "Examiner", command: Sequence[str]) -> "RandomRun":
    """Return the run with the scenario of its departure, if there is one, and how to play the game again."""
    from rulefork.conform.footing import footing
    from rulefork.report.departure_gherkin import departure_gherkin

    departure = run.examined.departure
    if departure is None:
        return run
    pins = footing(examiner.reach, run.players, departure)
    title = f"A random game in which {run.program} departs from {run.short}"
    scenario = departure_gherkin(departure, examiner.reach, run.players, pins, title)
    again = (
        "conform", "--random", "1", "--seed", _seed(run.seed, run.examined.game), "--players", str(len(run.players)),
        "--rules", run.short, "--", *command,
    )  # fmt: skip
    return replace(run, scenario=tuple(scenario), again=again)
