"""`rulefork simulate`: many games under a ruleset, and what another one would have made of them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import click

from rulefork.cli import options
from rulefork.cli.io import note, show, show_json, text_page

if TYPE_CHECKING:
    from rulefork.search.pool import Crew
    from rulefork.search.simulation import Played, Setup

INTERRUPTED: Final = 130
CANNOT_PLAY: Final = 3
_TASK: Final = 4
"""How many games are handed out at once, at most: so many are lost when the user stops."""


@click.command()
@click.argument("one", metavar="R")
@click.argument("other", metavar="[S]", required=False)
@click.option("--games", default=200, type=click.IntRange(min=1), show_default=True, help="How many games.")
@click.option("--players", default=2, type=click.IntRange(2, 6), show_default=True, help="How many players.")
@click.option(
    "--policy",
    default="random",
    type=click.Choice(("random", "greedy")),
    show_default=True,
    help="How they choose: by chance, or for the most points this turn.",
)
@click.option("--seed", default="0", show_default=True, help="What all luck is made of, a number or a word.")
@click.option("--jobs", type=click.IntRange(min=1), help="Processes to play in.  [default: one for each core]")
@click.option("--cluster", metavar="ADDRESS", help="Play on the Dask scheduler there, such as tcp://host:8786.")
@click.option(
    "--cluster-timeout",
    "seconds",
    default=10.0,
    type=click.FloatRange(min=0, min_open=True),
    show_default=True,
    help="Seconds for the cluster to answer.",
)
@options.formats("text", "json")
def simulate(
    one: str,
    other: str | None,
    games: int,
    players: int,
    policy: str,
    seed: str,
    jobs: int | None,
    cluster: str | None,
    seconds: float,
    form: str,
) -> int:
    """Play whole games under the ruleset R, and under S with the same draws and choices until the rules part them.

    Told are the points, and with S: how many games part and when, how many have another winner, how the points change,
    and what the answer of S to each single toggle does. The same seed gives the same games, wherever they are played.

    Ctrl-C tells what was played until then. Exit codes: 0 all games were played, 2 bad usage or input, 3 the workers
    or the cluster do not play, 130 stopped.
    """
    from rulefork.cli.choice import chosen, names
    from rulefork.report.simulate_json import simulate_json
    from rulefork.report.simulate_text import simulate_text
    from rulefork.rulebook.book import load_rulebook
    from rulefork.search.impact import impact
    from rulefork.search.pool import Lost
    from rulefork.search.simulation import prepare

    if cluster is not None and jobs:
        raise click.UsageError("the workers of a cluster are its own: leave out --jobs, or leave out --cluster")
    book = load_rulebook()
    rulesets = chosen([one] if other is None else [one, other], book)
    if other is not None and len(rulesets) == 1:
        raise click.UsageError(f"{one} and {other} are one ruleset: name two, or one alone")
    setup = prepare(rulesets[0], rulesets[1] if other else None, book, players=players, policy=policy, seed=seed)
    try:
        played, stopped = _play(setup, games, jobs, cluster, seconds)
    except Lost as lost:
        note(str(lost))
        return CANNOT_PLAY
    if stopped:
        note(f"stopped: {len(played)} of {games} games were played; the numbers are of those alone")
    if played:
        found = impact(setup, played, games)
        if form == "json":
            show_json(simulate_json(found))
        else:
            show(simulate_text(found, names(rulesets, book), **text_page()))
    return INTERRUPTED if stopped else 0


def _play(
    setup: "Setup", games: int, jobs: int | None, cluster: str | None, seconds: float
) -> "tuple[Sequence[Played], bool]":
    """Return the games that were played, from the first on, and whether the user stopped before the last."""
    from rulefork.cli.progress import progress
    from rulefork.search.pool import in_order
    from rulefork.search.simulation import tasks

    played: list[Played] = []
    try:
        crew, size = _crew(games, jobs, cluster, seconds)
        try:
            with progress(games, "games") as bar:
                for some in in_order(crew, tasks(setup, games, size), bar.add):
                    played += some
        finally:
            crew.close()
    except KeyboardInterrupt:
        return played, True
    return played, False


def _crew(games: int, jobs: int | None, cluster: str | None, seconds: float) -> "tuple[Crew, int]":
    """Return who plays, and how many games are handed out at once: few enough that all have something to do."""
    from rulefork.search.pool import Alone, Processes, cores

    crew: Crew
    if cluster is not None:
        from rulefork.search.cluster import ADDRESS, Cluster

        if not ADDRESS.fullmatch(cluster):
            raise click.UsageError(f"`{cluster}` is no address of a cluster: write it like tcp://127.0.0.1:8786")
        crew = Cluster(cluster, seconds)
    else:
        workers = min(jobs or cores(), games)
        crew = Processes(workers) if workers > 1 else Alone()
    return crew, max(1, min(_TASK, games // (4 * crew.workers)))
