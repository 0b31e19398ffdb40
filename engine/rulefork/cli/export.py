"""`rulefork export`: the suite as plain JSON files."""

from pathlib import Path

import click

from rulefork.cli import options
from rulefork.cli.io import show


@click.command()
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
@options.rules
@click.option("--force", is_flag=True, help="Write into DIR even if it holds files of others.")
def export(folder: Path, rules: tuple[str, ...], force: bool) -> int:
    """Write every case as JSON into DIR: its game, its questions and the answers that are expected.

    The same suite gives the same bytes. A folder that an earlier export wrote is written anew.
    """
    from rulefork.cli.choice import chosen
    from rulefork.cli.folder import write_folder
    from rulefork.conform.export import MARKER
    from rulefork.conform.export import export as files
    from rulefork.conform.harness import Scripts
    from rulefork.spec.suite import load_suite

    suite = load_suite()
    told = files(Scripts(suite), chosen(rules, suite.book))
    written = write_folder(folder, told, mark=("index.json", MARKER), force=force)
    show(f"{written} files in {folder}\n")
    return 0
