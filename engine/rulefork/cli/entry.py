"""The command `rulefork`: its subcommands, and what becomes of every way in which they can end."""

import gc
import sys
from collections.abc import Sequence
from typing import Final, NoReturn

import click

from rulefork import __version__
from rulefork.cli.board import board
from rulefork.cli.check import check
from rulefork.cli.conform import conform
from rulefork.cli.diff import diff
from rulefork.cli.export import export
from rulefork.cli.house import house
from rulefork.cli.io import complain
from rulefork.cli.jcloisterzone import jcloisterzone
from rulefork.cli.lint import lint
from rulefork.cli.new import new
from rulefork.cli.replay import replay
from rulefork.cli.report import report
from rulefork.cli.rules import rules
from rulefork.cli.rulings import rulings
from rulefork.cli.schema import schema
from rulefork.cli.serve import serve
from rulefork.cli.simulate import simulate
from rulefork.cli.steps import steps
from rulefork.cli.toggles import toggles
from rulefork.cli.why import why
from rulefork.cli.witness import witness

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
_SELDOM: Final = 200_000
"""How many new objects call for a look at what is garbage; a command is short and leaves little behind."""


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, message="%(prog)s %(version)s")
def rulefork() -> None:
    """Run the rulings of Carcassonne, The Princess & the Dragon, under every edition, and see where editions part.

    Exit codes: 0 fine, 1 something fails or differs, 2 bad usage or bad input.
    """


for command in (
    check, diff, house, rules, toggles, rulings, why, board, steps, schema, lint, conform, serve, export, replay,
    report, new, simulate, witness,
):  # fmt: skip
    rulefork.add_command(command)
conform.add_command(jcloisterzone)


def main() -> NoReturn:
    """Run the command line and end the process with its exit code."""
    gc.set_threshold(_SELDOM)
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run the command line with these arguments and return the exit code."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr] # a terminal may lack a character
    try:
        code = rulefork.main(list(arguments), prog_name="rulefork", standalone_mode=False)
    except click.Abort:
        return INTERRUPTED
    except click.ClickException as mistake:
        mistake.show()
        return mistake.exit_code
    except Exception as wrong:
        from rulefork.rulebook.finding import BadInput  # not before: help does not wait for the rule book

        if not isinstance(wrong, BadInput):
            raise
        complain(wrong.findings)
        return BAD_INPUT
    return code if isinstance(code, int) else 0
