"""`rulefork conform jcloisterzone`: the rulings in the engine of JCloisterZone."""

import shlex
from functools import partial
from pathlib import Path
from typing import Final

import click

from rulefork.cli.conform import choosing, limited, run_suite, told_limits

_BASIC: Final = "basic.xml"
_LONG: Final = 3600.0
"""Seconds for the whole run: the engine is started about once for each case."""


@click.command()
@click.option(
    "--jar", required=True, type=click.Path(exists=True, dir_okay=False, path_type=Path), help="The engine, Engine.jar."
)
@click.option(
    "--tiles",
    required=True,
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="The folder of its tile definitions, with basic.xml in it.",
)
@click.option("--java", default="java", show_default=True, help="How Java is started; options may follow, in quotes.")
@choosing
@partial(limited, total=_LONG)
def jcloisterzone(
    jar: Path,
    tiles: Path,
    java: str,
    rules: tuple[str, ...],
    select: str,
    baseline: Path | None,
    update_baseline: bool,
    form: str,
    **limits: float,
) -> int:
    """Run the rulings in the engine of JCloisterZone, which is driven through its own messages.

    It is asked what it can be set to (princess, fairy's place, the dragon's turn) and what it plays otherwise; what it
    has no words for is unsupported, with the reason. Neither the engine nor its tiles come with rulefork. Exit codes
    are those of `rulefork conform`.
    """
    from rulefork.conform.harness import Harness
    from rulefork.jcz.adapter import Adapter
    from rulefork.jcz.vocabulary import load_vocabulary
    from rulefork.rulebook.finding import BadInput, Finding, Where
    from rulefork.spec.suite import load_suite

    files = sorted(tiles.resolve().glob("*.xml"))
    if _BASIC not in [file.name for file in files]:
        why, hint = f"it holds no {_BASIC}", "name the folder `expansions` of its client"
        raise BadInput([Finding(Where(str(tiles)), "this is no folder of tile definitions", why, hint)])
    suite = load_suite()
    starter = partial(Adapter, tiles=files, words=load_vocabulary(), book=suite.book)
    called = ("jcloisterzone", "--jar", str(jar), "--tiles", str(tiles), *(("--java", java) if java != "java" else ()))
    command = (*shlex.split(java), "-jar", str(jar))
    harness = Harness(command, suite, told_limits(limits), starter, called)
    return run_suite(harness, suite, rules, select, (baseline, update_baseline), form, where="--java names it")
