"""`rulefork witness`: the smallest game on which two rulesets differ."""

import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from rulefork.cli import options
from rulefork.cli.io import note, show, show_json, text_page
from rulefork.cli.picture import write_picture

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rulefork.report.witness_text import Shown
    from rulefork.rulebook.book import Rulebook
    from rulefork.search.limit import Limit
    from rulefork.search.lockstep import Kind
    from rulefork.search.pairing import Pair
    from rulefork.spec.ruling import Ruling

_Asked = tuple[str | None, bool, str | None]
"""The toggle, whether all are asked for, and the game to be shown."""

_OBSERVED: Final[dict[str, tuple["Kind", ...]]] = {
    "points": ("points", "awards"),
    "figures": ("figures", "stage"),
    "legality": ("legality",),
}


@click.command()
@click.argument("rules", metavar="A [B]", nargs=-1)
@click.option("--toggle", metavar="T[=VALUE]", help="Let A and B differ in this toggle alone.")
@click.option("--all", "every", is_flag=True, help="One witness for each toggle in which A and B differ.")
@click.option("--observe", type=click.Choice([*_OBSERVED]), help="Look for this kind of difference only.")
@click.option("--seed", default=0, show_default=True, help="Where chance begins; sizes do not depend on it.")
@click.option(
    "--limit", "limits", default="", metavar="LIMIT", help="How far to look: `4 turns, 10 seconds, 50000 moves`."
)
@click.option("--replay", "game", metavar="GAME", help="Show this game, told in one line, instead of looking for one.")
@options.formats("text", "json")
@click.option("--svg", is_flag=True, help="Draw how the game ends under each, and what differs (SVG).")
@click.option("-o", "--output", metavar="FILE", type=click.Path(path_type=Path), help="With --svg: the file to write.")
def witness(
    rules: tuple[str, ...],
    toggle: str | None,
    every: bool,
    observe: str | None,
    seed: int,
    limits: str,
    game: str | None,
    form: str,
    svg: bool,
    output: Path | None,
) -> int:
    """Show the smallest game on which the rulesets A and B differ: what is done, and what comes of it under each.

    The fewest turns count first, then the fewest followers. Two rulesets differ in the points of a player, in where
    figures, dragon and fairy are, or in whether an action is allowed. With --toggle A is compared with itself but for
    that toggle, which has B's value or the one that is given; with A alone, each other value in turn.
    """
    _refuse_bad_usage(rules, form, svg, output, (toggle, every, game))
    from rulefork.cli.choice import names
    from rulefork.report.witness_json import witnesses_json
    from rulefork.report.witness_text import witnesses_text
    from rulefork.rulebook.book import load_rulebook
    from rulefork.search.limit import Limit, parse_limit
    from rulefork.search.lockstep import KINDS

    book = load_rulebook()
    limit = parse_limit(limits) if limits else Limit()
    pairs = _pairs(rules, toggle, every, book)
    kinds = _OBSERVED[observe] if observe else KINDS
    found = [_found(pair, game, book, limit, kinds, seed) for pair in pairs]
    if svg:
        _draw([each for each in found if each.exhibit], book, output)
    elif form == "json":
        show_json(witnesses_json(found, book.toggles))
    else:
        called = names([ruleset for pair in pairs for ruleset in (pair.a, pair.b)], book)
        show(witnesses_text(found, book.toggles, called, **_page()))
    return 0


def _refuse_bad_usage(rules: tuple[str, ...], form: str, svg: bool, output: Path | None, asked: _Asked) -> None:
    """Raise `UsageError` for arguments and options that do not go together."""
    toggle, every, game = asked
    if not 1 <= len(rules) <= 2 or (len(rules) == 1 and not (toggle or every)):
        raise click.UsageError("name two rulesets, such as `rulefork witness hig rgg`, or one and --toggle")
    if toggle and every:
        raise click.UsageError("choose one of --toggle and --all")
    if game is not None and every:
        raise click.UsageError("--replay shows one game: leave --all out")
    if output and not svg:
        raise click.UsageError("-o is for pictures: add --svg")
    if svg and form != "text":
        raise click.UsageError(f"choose one of --svg and --format {form}")
    if svg and every:
        raise click.UsageError("--svg draws one witness: choose it by --toggle")


def _pairs(rules: tuple[str, ...], toggle: str | None, every: bool, book: "Rulebook") -> "Sequence[Pair]":
    """Return the pairs to be told apart; raises `BadInput` for what names none."""
    from rulefork.cli.choice import chosen, chosen_toggle
    from rulefork.rulebook.finding import BadInput, Finding, Where
    from rulefork.rulebook.toggle import assignment_faults
    from rulefork.search.pairing import Pair, pairs_of_all, pairs_of_toggle

    a, *others = chosen(rules, book)
    if len(rules) == 2 and not others:
        why, hint = "it plays like itself", "name another one"
        raise BadInput([Finding(Where("<ruleset>"), f"{rules[0]} and {rules[1]} are the same ruleset", why, hint)])
    b = others[0] if others else None
    if every:
        return pairs_of_all(a, b, book)
    if toggle is not None:
        name, _, value = toggle.partition("=")
        asked = chosen_toggle(name, book)
        if value:
            where = Where("<toggle>")
            if b is not None:
                raise click.UsageError("with two rulesets B tells the value: leave it out of --toggle")
            faults = [*assignment_faults(book.toggles, name, value, where, where)]
            if faults:
                raise BadInput(faults)
        return pairs_of_toggle(a, b, asked, value or None)
    assert b is not None, "two rulesets or a toggle"
    return (Pair(a, b),)


def _found(
    pair: "Pair", game: str | None, book: "Rulebook", limit: "Limit", kinds: "Sequence[Kind]", seed: int
) -> "Shown":
    """Return what is found on a pair, as a ruling if anything is, and why there may be nothing."""
    from rulefork.play.game import unpack
    from rulefork.report.witness_text import Shown
    from rulefork.search.exhibit import Exhibitor
    from rulefork.search.find import find_witness, replay_witness
    from rulefork.search.pairing import reasons

    box = unpack(book)
    if game is None:
        found = find_witness(pair.a, pair.b, book.toggles, box, limit=limit, kinds=kinds, seed=seed)
    else:
        found = replay_witness(game, pair.a, pair.b, book.toggles, box, kinds)
    if found.story is None:
        return Shown(found, None, tuple(reasons(pair, book)))
    return Shown(found, Exhibitor(book, box, _rulings()).exhibit(found.story))


@cache
def _rulings() -> "Sequence[Ruling]":
    """Return the rulings that come with rulefork, which may tell of what a witness passes over."""
    from rulefork.spec.suite import load_suite

    return load_suite(()).rulings


def _draw(found: "Sequence[Shown]", book: "Rulebook", output: Path | None) -> None:
    """Write the picture of the first witness, or say that there is none."""
    from rulefork.cli.choice import names
    from rulefork.report.witness_picture import witness_picture

    exhibits = [each.exhibit for each in found if each.exhibit]
    if not exhibits:
        note("there is no witness to draw")
        return
    story = exhibits[0].story
    called = names([story.witness.a, story.witness.b], book)
    drawn = witness_picture(exhibits[0], book, called)
    if output is None:
        show(drawn)
    else:
        write_picture(output, drawn)


def _page() -> dict[str, Any]:
    """Return how text is set, and whether the terminal has letters only."""
    from rulefork.report.canvas import fits

    return {**text_page(), "ascii_only": not fits(sys.stdout.encoding)}
