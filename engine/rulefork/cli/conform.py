"""`rulefork conform`: the rulings in another program."""

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from rulefork.cli import options
from rulefork.cli.io import note, show, show_json, show_lines, text_page

if TYPE_CHECKING:
    from rulefork.conform.harness import Harness
    from rulefork.conform.program import Limits
    from rulefork.conform.status import ConformReport
    from rulefork.report.names import Names
    from rulefork.spec.suite import Suite

CANNOT_START: Final = 3


class _WithDefault(click.Group):
    """A group whose first word may be left out: without one of its commands, it is the first of them."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        first = next(iter(self.commands))
        return super().parse_args(ctx, args if args and args[0] in self.commands else [first, *args])


@click.group(cls=_WithDefault)
def conform() -> None:
    """Run the rulings in another program."""


def limited(command: Any, total: float = 600.0) -> Any:
    """Add the options that limit a program; `total` is the default for the whole run, in seconds."""
    for name, default, kind, what in (
        ("--memory-limit", 0, click.IntRange(min=0), "Megabytes of memory that the program may use; 0 for any."),
        ("--output-limit", 4, click.IntRange(min=1), "Megabytes that one answer may have."),
        ("--total-timeout", total, click.FloatRange(min=0, min_open=True), "Seconds for the whole run."),
        ("--answer-timeout", 10.0, click.FloatRange(min=0, min_open=True), "Seconds for one answer."),
    ):
        command = click.option(name, default=default, type=kind, show_default=True, help=what)(command)
    return command


def choosing(command: Any) -> Any:
    """Add the options that say what is run, against what it is held, and how it is told."""
    for option in (
        options.formats("text", "json", "jsonl", "junit", "markdown"),
        click.option("--update-baseline", is_flag=True, help="Write what fails into the baseline, for review."),
        click.option("--baseline", type=click.Path(path_type=Path), help="What is known to go wrong (YAML)."),
        click.option(
            "--select", metavar="EXPR", default="", help="Ids of rulings or cases, globs with commas; ! excludes."
        ),
        options.rules,
    ):
        command = option(command)
    return command


def gambling(command: Any) -> Any:
    """Add the options for random games."""
    for option in (
        click.option(
            "--players", default=2, type=click.IntRange(2, 6), show_default=True, help="Players of a random game."
        ),
        click.option(
            "--seed", default="0", show_default=True, help="What random games are made of, a number or a word."
        ),
        click.option(
            "--random", "gambles", metavar="N", type=click.IntRange(min=1), help="Play N random games instead."
        ),
    ):
        command = option(command)
    return command


@conform.command("run")
@choosing
@gambling
@click.option("--schema", "schemas", is_flag=True, help="Print the JSON Schema of every message, and end.")
@click.option("--validate", is_flag=True, help="Read answers from standard input and explain the bad ones.")
@limited
@click.argument("command", metavar="-- CMD [ARGS]...", nargs=-1)
def run(
    rules: tuple[str, ...],
    select: str,
    baseline: Path | None,
    update_baseline: bool,
    schemas: bool,
    validate: bool,
    gambles: int | None,
    seed: str,
    players: int,
    form: str,
    command: tuple[str, ...],
    **limits: float,
) -> int:
    """Run the rulings in another program, CMD, which answers lines of JSON; see engine/CONFORM.md.

    Only what the program claims is asked. Exit codes: 0 nothing unexpected, 1 findings, 2 bad usage or input, 3 the
    program cannot be started or fails its smoke test.

    With --random N it plays N legal random games under one ruleset, up to the first in which it departs from it; of
    that as much is left out as can be, and the rest is told as a scenario.

    `rulefork conform smoke -- CMD` runs the smoke test alone, `rulefork conform jcloisterzone` drives JCloisterZone.
    """
    if schemas:
        return _print_schemas()
    if validate:
        return _explain(sys.stdin)
    suite, harness = _prepared(command, limits)
    if gambles is not None:
        from rulefork.cli.conform_random import run_random

        if select or baseline is not None or update_baseline:
            raise click.UsageError("--select and --baseline are about rulings: leave them out with --random")
        if form not in ("text", "json"):
            raise click.UsageError("random games are told as text or json")
        return run_random(harness, suite, rules, (gambles, seed, players), form)
    return run_suite(harness, suite, rules, select, (baseline, update_baseline), form)


@conform.command("smoke")
@limited
@click.argument("command", metavar="-- CMD [ARGS]...", nargs=-1)
def smoke(command: tuple[str, ...], **limits: float) -> int:
    """Try whether the program CMD keeps to the protocol at all.

    It tells a broken adapter from a program that plays wrongly. Exit code 0 if it does, 3 if it does not.
    """
    _, harness = _prepared(command, limits)
    return try_program(harness, quiet=False)


def _prepared(command: tuple[str, ...], limits: Mapping[str, float]) -> "tuple[Suite, Harness]":
    from rulefork.conform.harness import Harness
    from rulefork.spec.suite import load_suite

    if not command:
        raise click.UsageError("name the program after two dashes: rulefork conform -- python3 adapter.py")
    suite = load_suite()
    return suite, Harness(command, suite, told_limits(limits))


def told_limits(told: Mapping[str, float]) -> "Limits":
    """Return the limits that the options say."""
    from rulefork.conform.program import Limits

    return Limits(told["answer_timeout"], told["total_timeout"], int(told["output_limit"]), int(told["memory_limit"]))


def try_program(harness: "Harness", *, quiet: bool, where: str = "it stands after the two dashes") -> int:
    """Try the program and tell what was tried, with `quiet` only what went wrong; return the exit code.

    `where` says where the user named it.
    """
    from rulefork.conform.program import CannotStart
    from rulefork.conform.smoke import smoke as try_out

    trials = []
    try:
        trials = list(try_out(harness))
    except CannotStart as wrong:
        note(f"{wrong}; {where}")
    finally:
        if not quiet:
            harness.close()
    for trial in trials:
        if trial.why:
            note(f"the program fails its smoke test, {trial.what}: {trial.why}")
            note(
                "\n".join(["its error stream ends with:", trial.errors])
                if trial.errors
                else "its error stream is empty"
            )
        elif not quiet:
            show(f"fine  {trial.what}\n")
    return CANNOT_START if not trials or trials[-1].why else 0


def run_suite(
    harness: "Harness",
    suite: "Suite",
    rules: tuple[str, ...],
    select: str,
    known: tuple[Path | None, bool],
    form: str,
    where: str = "it stands after the two dashes",
) -> int:
    """Run the cases that the options choose, report on them, and return the exit code."""
    from rulefork.cli.choice import chosen, names
    from rulefork.conform.baseline import compared, read_baseline, write_baseline
    from rulefork.conform.harness import Scripts
    from rulefork.conform.selection import selector
    from rulefork.rulebook.finding import BadInput, Finding, Where

    path, update = known
    if update and path is None:
        raise click.UsageError("--update-baseline writes the file that --baseline names")
    rulesets = chosen(rules, suite.book)
    tasks = list(Scripts(suite).tasks(rulesets, selector(select)))
    if not tasks:
        raise BadInput(
            [Finding(Where("<select>"), f"`{select}` selects no case", hint="`rulefork rulings` lists them")]
        )
    cases = [case.id for ruling in suite.rulings for case in ruling.cases]
    baseline = read_baseline(path, cases, suite.book.editions) if path and (path.exists() or not update) else {}
    if code := try_program(harness, quiet=True, where=where):
        harness.close()
        return code
    try:
        report = harness.run(tasks, rulesets)
    finally:
        harness.close()
    report = compared(report, baseline)
    if update and path:
        path.write_text(write_baseline(report, baseline), encoding="utf-8")
        note(f"{path} is written; give every entry a reason")
    _show(report, names(rulesets, suite.book), form)
    return 0 if report.clean else 1


def _show(report: "ConformReport", called: "Names", form: str) -> None:
    from rulefork.report.conform_ci import conform_junit, conform_markdown
    from rulefork.report.conform_json import conform_json, conform_jsonl
    from rulefork.report.conform_text import conform_text

    match form:
        case "json":
            show_json(conform_json(report))
        case "jsonl":
            show_lines(conform_jsonl(report))
        case "junit":
            show(conform_junit(report, called))
        case "markdown":
            show(conform_markdown(report, called))
        case _:
            show(conform_text(report, called, **text_page()))


def _print_schemas() -> int:
    from rulefork.conform.message import SCHEMAS
    from rulefork.rulebook.schema import load_schema

    show_json({name: load_schema(f"protocol-{name}") for name in SCHEMAS})
    return 0


def _explain(lines: Iterable[str]) -> int:
    """Say of each line what is wrong with it as an answer to `start` or `run`; return 1 if anything is."""
    from rulefork.conform.message import explain

    found = [f"line {number}: {fault}" for number, line in enumerate(lines, 1) if (fault := explain(line))]
    show("".join(f"{line}\n" for line in found) or "every line is an answer of the protocol\n")
    return 1 if found else 0
