"""Options and arguments that several commands share."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]


def formats(*names: str) -> Decorator:
    """Return the option `--format` with the given choices, the first being the default; it is passed as `form`."""
    return click.option(
        "--format", "form", type=click.Choice(names), default=names[0], show_default=True, help="How to write it."
    )


rules = click.option(
    "--rules",
    "rules",
    metavar="R",
    multiple=True,
    help="A ruleset: an edition or alias (hig), a string (hig@2014-06, hig+dragon-moves=after-scoring) or a YAML file. "
    "May be given several times. Without it: all editions.",
)


def paths(exist: bool = False) -> Decorator:
    """Return the argument of any number of paths; with `exist` a missing one is refused as bad usage."""
    return click.argument("paths", metavar="[PATH]...", nargs=-1, type=click.Path(exists=exist, path_type=Path))
