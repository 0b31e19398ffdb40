"""A replayed game as a page: what it asserts, where rulesets part from it, and the points side by side."""

from collections.abc import Iterator
from typing import Final

from rulefork.jcz.assertion import Assertion
from rulefork.jcz.parting import Parting
from rulefork.jcz.replayed import Replayed, Summary
from rulefork.report.ink import PLAIN, Ink
from rulefork.report.layout import WIDTH, columns, counted, page, wrapped
from rulefork.report.names import Names

_NOBODY: Final = Names()


def replay_text(replayed: Replayed, names: Names = _NOBODY, *, width: int = WIDTH, ink: Ink = PLAIN) -> str:
    """Return the game as a page; `names` says what rulesets are called."""
    parts = [_heading(replayed, names, width, ink), _assertions(replayed.assertions, width, ink)]
    parted = [each for each in replayed.partings if each.turn is not None]
    partings = [_parting(each, replayed, names, width, ink) for each in parted]
    return page([*parts, *partings, _points(replayed, names, ink)])


def _heading(replayed: Replayed, names: Names, width: int, ink: Ink) -> list[str]:
    save, own = replayed.opening.save, replayed.own
    tiles = counted(len(own.states) - 1, "turn")
    end = "the game is over" if own.state.over else "the game goes on"
    return [
        ink(save.title or save.file.path, "head"),
        *wrapped(f"{save.file.path}: {', '.join(save.players)}; {tiles}, {end}.", width=width),
        *wrapped(f"Its rules are {names.short(own.ruleset.id)}.", width=width),
    ]


def _assertions(assertions: tuple[Assertion, ...], width: int, ink: Ink) -> list[str]:
    if not assertions:
        return ["It asserts nothing."]
    met = sum(bool(each.met) for each in assertions)
    lines = [f"{met} of {counted(len(assertions), 'assertion')} met."]
    for each in assertions:
        if not each.met:
            lines.append(ink("not met", "bad"))
            lines += wrapped(each.text, width=width, first="  expected  ")
            lines += wrapped(each.found, width=width, first="  found     ")
            lines += wrapped(each.explained, width=width, first="  explained ") if each.explained else []
    return lines


def _parting(parting: Parting, replayed: Replayed, names: Names, width: int, ink: Ink) -> list[str]:
    place = ""
    if parting.message is not None:
        where = replayed.opening.save.file.where(("replay", parting.message))
        place = f" ({where})"
    lines = [ink(f"{names.short(parting.ruleset.id)} parts in turn {parting.turn}", "head") + place]
    for each in parting.differences:
        lines += wrapped(each.says, width=width, first=f"  {each.kind:<10}")
    for toggle, (here, there) in (parting.toggles or {}).items():
        lines += wrapped(f"{toggle}: {there} there, {here} in the file", width=width, first="  toggle    ")
    if not parting.toggles:
        lines.append("  toggle    several together")
    if parting.stuck is not None:
        why = f"{parting.stuck.why}; the file does not say how, so it ends in turn {parting.stuck.turn}"
        lines += wrapped(why, width=width, first="  stops     ")
    return lines


def _points(replayed: Replayed, names: Names, ink: Ink) -> list[str]:
    players = replayed.opening.save.players
    rows = [("", *players, ""), ("the file", *_told(replayed.own.state.points, players), "")]
    for parting in replayed.partings:
        note = "as the file" if parting.turn is None else f"parts in turn {parting.turn}"
        note += "; stops there" if parting.stuck is not None else ""
        rows.append((names.short(parting.ruleset.id), *_told(parting.points, players), note))
    return [ink("Points", "head"), *columns(rows)]


def _told(points: object, players: tuple[str, ...]) -> Iterator[str]:
    assert isinstance(points, dict), "points are by player"
    return (str(points[player]) for player in players)


def summary_text(summary: Summary, *, width: int = WIDTH, ink: Ink = PLAIN) -> str:
    """Return many games as a page: what is not met, what was not played and why, then the numbers."""
    every, met, explained, unmet = summary.counts
    files = len(summary.games) + len(summary.unplayed)
    failures = [
        line
        for game in summary.games
        for each in game.assertions
        if not each.met
        for line in wrapped(
            f"{game.opening.save.file.path}: {each.text} Found: {each.found}. {each.explained}".strip(), width=width
        )
    ]
    unplayed = [line for each in summary.unplayed for line in wrapped(str(each), width=width, then="    ")]
    numbers = [
        ink("Summary", "head"),
        f"{counted(files, 'file')}, {len(summary.games)} of them replayed, {len(summary.unplayed)} not.",
        f"{counted(every, 'assertion')} in those: {met} met, {explained} explained, {unmet} neither.",
    ]
    return page(
        [
            [ink("Not met", "bad"), *failures] if failures else [],
            [ink("Not played", "head"), *unplayed] if unplayed else [],
            numbers,
        ]
    )
