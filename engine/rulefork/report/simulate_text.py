"""A simulation as a page: what the other rules would have changed, which toggle does it, and the games themselves."""

from collections.abc import Iterator, Sequence
from typing import Final

from rulefork.report.ink import PLAIN, Ink
from rulefork.report.layout import WIDTH, clip, columns, counted, page, wrapped
from rulefork.report.names import Names
from rulefork.search.impact import Change, Flip, Impact, Side
from rulefork.search.pairing import EATEN
from rulefork.search.statistic import Estimate, Share

_NOBODY: Final = Names()
_POLICIES: Final = {"random": "choose at random", "greedy": "take the most points they can get in a turn"}
_MINUS: Final = "−"


def simulate_text(found: Impact, names: Names = _NOBODY, *, width: int = WIDTH, ink: Ink = PLAIN) -> str:
    """Return the simulation as a page; `names` says what rulesets are called."""
    sides = [side for side in (found.one, found.other) if side is not None]
    rows = [(names.short(side.ruleset.id), side.ruleset.name, side.ruleset.family) for side in sides]
    parts = [_heading(found, width, ink), [clip(line, width) for line in columns(rows)]]
    if found.change is not None and found.other is not None and found.several is not None:
        parts += [_impact(found.change, found.other, width, ink), _toggles(found, names, width, ink)]
    return page([*parts, _sides(found, sides, names, ink), _closing(found, width)])


def percent(share: Share) -> str:
    """Return a share with its interval: "3.1 % (2.2–4.4 %)".

    >>> from rulefork.search.statistic import share
    >>> percent(share(31, 1000))
    '3.1 % (2.2–4.4 %)'
    """
    return f"{100 * share.value:.1f} % ({100 * share.low:.1f}–{100 * share.high:.1f} %)"


def number(value: float, *, sign: bool = False) -> str:
    """Return a number with one digit behind the point, its minus as long as a plus.

    >>> number(-0.04), number(1.26, sign=True)
    ('0.0', '+1.3')
    """
    told = f"{abs(value):.1f}"
    if told == "0.0":
        return told
    return (_MINUS if value < 0 else "+" if sign else "") + told


def about(estimate: Estimate, *, sign: bool = False) -> str:
    """Return a mean with its interval: "+1.3 (+0.2 to +2.4)"; without one where there were too few games."""
    value = number(estimate.value, sign=sign)
    if not estimate.known:
        return value
    return f"{value} ({number(estimate.low, sign=sign)} to {number(estimate.high, sign=sign)})"


def _heading(found: Impact, width: int, ink: Ink) -> list[str]:
    *some, last = found.setup.players
    players = f"{', '.join(some)} and {last}"
    games = counted(found.games, "game")
    lines = [ink(f"{games} of {players}, who {_POLICIES[found.setup.policy]}", "head")]
    if found.games < found.wanted:
        told = f"Stopped before the end: {found.wanted} games were asked for. These are the first {found.games} of them."
        lines += wrapped(told, width=width)
    return lines


def _impact(change: Change, other: Side, width: int, ink: Ink) -> list[str]:
    won = f"Under {other.ruleset.name}, somebody else would have won {percent(change.winner)} of the games."
    rows = [
        ("the table differs", f"in {percent(change.parted)}{_turn(change)}"),
        ("the points differ", f"in {percent(change.scores)}"),
        ("the winner differs", f"in {percent(change.winner)}"),
        ("a player's points", f"{about(change.points, sign=True)} on average"),
        ("up or down", f"by {about(change.moved)} on average"),
    ]
    return [ink("What the other rules change", "head"), *wrapped(won, width=width), *columns(rows, indent=2)]


def _turn(change: Change) -> str:
    return "" if change.median_turn is None else f"; for half of these by turn {change.median_turn}"


def _toggles(found: Impact, names: Names, width: int, ink: Ink) -> list[str]:
    assert found.other is not None, "toggles are of two rulesets"
    assert found.several is not None, "toggles are of two rulesets"
    one, other = (names.short(side.ruleset.id) for side in (found.one, found.other))
    told = sorted(found.flips, key=lambda flip: (-flip.change.winner.count, -flip.change.parted.count))
    lines = [ink(f"What each answer of {other} does alone, the others being those of {one}", "head")]
    for flip in told:
        if flip.change.parted.count:
            lines += _toggle(flip, width, ink)
    idle = [flip.toggle for flip in told if not flip.change.parted.count]
    if idle:
        lines += wrapped(f"No game differs by {', '.join(idle)}.", width=width)
    if found.several.count:
        lines += wrapped(f"{percent(found.several)} of the games that differ part by several answers at once.", width=width)
    return lines if len(lines) > 1 else []


def _toggle(flip: Flip, width: int, ink: Ink) -> Iterator[str]:
    change = flip.change
    along = f", and with it {', '.join(flip.along)}" if flip.along else ""
    yield from wrapped(f"{ink(flip.toggle, 'head')}  {flip.before} → {flip.after}{along}", width=width, then="    ")
    rows = [
        ("the table differs", f"in {percent(change.parted)}{_turn(change)}"),
        ("the winner differs", f"in {percent(change.winner)}"),
        ("a player's points", f"{about(change.points, sign=True)} on average"),
        ("parts them first", f"in {percent(flip.first)} of the games that differ"),
    ]
    yield from columns(rows, indent=2)


def _sides(found: Impact, sides: Sequence[Side], names: Names, ink: Ink) -> list[str]:
    rows: list[Sequence[str]] = [("", *(names.short(side.ruleset.id) for side in sides))]
    for at, player in enumerate(found.setup.players):
        rows.append((f"points of {player}{'' if at else ', who begins'}", *(about(side.points[at]) for side in sides)))
    for at, player in enumerate(found.setup.players):
        rows.append((f"{player} wins", *(percent(side.wins[at]) for side in sides)))
    rows.append(("somebody shares the win", *(percent(side.shared) for side in sides)))
    for what in dict.fromkeys(what for side in sides for what in side.tally):
        label = "followers eaten" if what == EATEN else f"points for the {what}" if what == "fairy" else f"points for {_PLURAL.get(what, what)}"
        rows.append((label, *(number(side.tally.get(what, 0.0)) for side in sides)))
    return [ink("The games, on average", "head"), *columns(rows, indent=2)]


_PLURAL: Final = {"city": "cities", "road": "roads", "farm": "farms", "cloister": "cloisters"}


def _closing(found: Impact, width: int) -> list[str]:
    told = (
        "In brackets is where the true number lies, nineteen times out of twenty. "
        f"Seed {found.setup.seed}, hash {found.hash}: whoever plays these games gets the same ones."
    )
    return wrapped(told, width=width)
