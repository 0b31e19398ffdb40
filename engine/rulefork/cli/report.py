"""`rulefork report`: the whole rule book as a website of plain files, or as articles for a wiki."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from rulefork.cli import options
from rulefork.cli.io import show

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from rulefork.report.site.facts import Facts
    from rulefork.report.site.pictures import Pictures
    from rulefork.spec.suite import Suite
    from rulefork.verdict.result import Report
    from rulefork.verdict.runner import Runner


@click.command()
@click.argument("stream", required=False, type=click.Path(path_type=Path, allow_dash=True))
@click.option("--output", "-o", required=True, type=click.Path(path_type=Path), help="The folder to write.")
@options.rules
@options.formats("html", "wikitext", "markdown")
@click.option(
    "--features",
    "paths",
    multiple=True,
    type=click.Path(path_type=Path),
    help="A feature file or a folder, in the place of those that come with rulefork. May be given several times.",
)
@click.option(
    "--simulation",
    type=click.Path(path_type=Path),
    help="What `rulefork simulate R S --format json` wrote: it becomes a page of the website.",
)
@click.option("--force", is_flag=True, help="Write into a folder that holds other files; those stay.")
def report(
    stream: Path | None,
    output: Path,
    rules: tuple[str, ...],
    form: str,
    paths: tuple[Path, ...],
    simulation: Path | None,
    force: bool,
) -> int:
    """Write the rulings, with pictures, as a website that needs no server and no net, or as articles for a wiki.

    Without STREAM every case is run. STREAM is what `rulefork check --format jsonl` wrote, or - for standard input; the
    same stream gives the same files. Open index.html in a browser. As wikitext or markdown there is an article for each
    topic, one with the matrix, and a picture of each ruling. The exit code is 1 if a case does not hold.
    """
    from rulefork.cli.choice import names
    from rulefork.cli.folder import write_folder
    from rulefork.cli.progress import progress
    from rulefork.report.layout import counted
    from rulefork.report.site import gather
    from rulefork.report.tally import tally
    from rulefork.rulebook.book import load_rulebook
    from rulefork.spec.suite import load_suite
    from rulefork.verdict.runner import Runner

    if stream and rules:
        raise click.UsageError("a stream tells its rulesets itself: leave out --rules, or leave out the stream")
    if simulation and form != "html":
        raise click.UsageError("a simulation is shown on the website: leave out --simulation, or --format")
    whole_games = _read_simulation(simulation) if simulation else None
    book = load_rulebook()
    suite = load_suite(paths)
    runner = Runner(suite)
    found = _read(stream, suite) if stream else _run(runner, rules)
    with progress(2 * len(found.rulings), "steps") as bar:
        facts, pictures = gather(found, runner, names(found.rulesets, book), bar.add)
        files, mark, first = _files(form, facts, pictures, whole_games)
        count = write_folder(output, files, mark=mark, force=force)
    show(f"{counted(count, 'file')} in {output}; open {output / first}\n")
    return 0 if tally(found).clean else 1


def _files(
    form: str, facts: "Facts", pictures: "Pictures", simulation: "Mapping[str, Any] | None"
) -> "tuple[Iterator[tuple[str, str]], tuple[str, str], str]":
    """Return the files, the mark by which such a folder is known, and the file to open first."""
    from rulefork.report.site import MARK, site_files
    from rulefork.report.wiki import Wiki

    if form == "html":
        return site_files(facts, pictures, simulation), MARK, "index.html"
    wiki = Wiki(facts, pictures, "wikitext" if form == "wikitext" else "markdown")
    return wiki.files(), wiki.mark, wiki.mark[0]


def _run(runner: "Runner", rules: "Sequence[str]") -> "Report":
    from rulefork.cli.choice import chosen
    from rulefork.verdict.check import check_with

    return check_with(runner, chosen(rules, runner.suite.book))


def _read(stream: Path, suite: "Suite") -> "Report":
    from rulefork.report.check_stream import read_stream
    from rulefork.spec.suite import digest

    name = "<stdin>" if str(stream) == "-" else str(stream)
    return read_stream(_text(stream, name).splitlines(), name, suite, digest(suite))


def _read_simulation(path: Path) -> "Mapping[str, Any]":
    from rulefork.report.site.impact import read_simulation

    return read_simulation(_text(path, str(path)), str(path))


def _text(path: Path, name: str) -> str:
    from rulefork.rulebook.finding import BadInput, Finding, Where

    try:
        data = sys.stdin.buffer.read() if str(path) == "-" else path.read_bytes()
        return data.decode()
    except OSError as wrong:
        raise BadInput([Finding(Where(name), f"it cannot be read: {wrong.strerror}")]) from None
    except UnicodeDecodeError as wrong:
        line = data[: wrong.start].count(b"\n") + 1
        raise BadInput([Finding(Where(name, line), "this is no text", "it is to be written in UTF-8")]) from None
