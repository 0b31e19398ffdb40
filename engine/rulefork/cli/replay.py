"""`rulefork replay`: a saved game of JCloisterZone, and what other rules would have made of it."""

from pathlib import Path

import click

from rulefork.cli import options
from rulefork.cli.io import show, show_json, text_page


@click.command()
@click.argument("game", metavar="GAME.jcz", type=click.Path(path_type=Path))
@options.rules
@click.option("--summary", is_flag=True, help="GAME.jcz is a folder: replay every game below it, and give the numbers.")
@options.formats("text", "json")
def replay(game: Path, rules: tuple[str, ...], summary: bool, form: str) -> int:
    """Replay a saved game of JCloisterZone, and see where other rules would have parted from it.

    It is played under the rules that the file names, and its assertions are checked, if it has any. Then each ruleset
    plays the same moves: the first turn that would differ, what would differ, the toggle behind it, the points at the
    end. Exit codes: 0 every assertion is met, 1 one is not, 2 the file cannot be played.
    """
    from rulefork.cli.choice import chosen, names
    from rulefork.jcz.replayed import replayed
    from rulefork.report.replay_json import replay_json
    from rulefork.report.replay_text import replay_text
    from rulefork.rulebook.book import load_rulebook

    book = load_rulebook()
    if summary:
        return _summary(game, rules, form)
    rulesets = chosen(rules, book)
    found = replayed(game, book, rulesets)
    if form == "json":
        show_json(replay_json(found))
    else:
        show(replay_text(found, names(rulesets, book), **text_page()))
    return 0 if found.met else 1


def _summary(folder: Path, rules: tuple[str, ...], form: str) -> int:
    from rulefork.jcz.replayed import summed_up
    from rulefork.report.replay_json import summary_json
    from rulefork.report.replay_text import summary_text
    from rulefork.rulebook.book import load_rulebook
    from rulefork.rulebook.finding import BadInput, Finding, Where

    if rules:
        raise click.UsageError("--summary replays the games under their own rules; leave --rules out")
    paths = sorted(folder.rglob("*.jcz"))
    if not paths:
        hint = "name a folder with saved games of JCloisterZone"
        raise BadInput([Finding(Where(str(folder)), "there is no .jcz file below this folder", hint=hint)])
    found = summed_up(paths, load_rulebook())
    if form == "json":
        show_json(summary_json(found))
    else:
        show(summary_text(found, **text_page()))
    return 0 if found.counts[3] == 0 else 1
