"""A simulation as a page: what the other rules would have changed, which toggle does it, and the games themselves."""

from collections.abc import Iterator, Sequence
from typing import Final

from rulefork.report.ink import PLAIN, Ink
from rulefork.report.layout import WIDTH, clip, columns, counted, page, plain, wrapped
from rulefork.report.names import Names
from rulefork.search.impact import Change, Flip, Impact, Side
from rulefork.search.panel import EATEN
from rulefork.search.statistic import Estimate, Share

POLICIES: Final = {"random": "choose at random", "greedy": "take the most points that they can get in a turn"}
"""What the policies do, as a sentence about the players goes on."""
LABELS: Final = {
    "city": "points for cities",
    "road": "points for roads",
    "cloister": "points for cloisters",
    "farm": "points for farms",
    "fairy": "points for the fairy",
    EATEN: "followers eaten",
}
"""What is counted in a game, in words."""
INTERVALS: Final = "In brackets is where the true number lies, nineteen times out of twenty."
_NOBODY: Final = Names()


def simulate_text(found: Impact, names: Names = _NOBODY, *, width: int = WIDTH, ink: Ink = PLAIN) -> str:
    """Return the simulation as a page; `names` says what rulesets are called."""
    rows = [(names.short(side.ruleset.id), side.ruleset.name, side.ruleset.family) for side in found.sides]
    parts = [_heading(found, width, ink), [clip(line, width) for line in columns(rows)]]
    if found.change is not None and found.other is not None:
        parts += [_impact(found.change, found.other, width, ink), _toggles(found, names, width, ink)]
    return page([*parts, _sides(found, names, ink), _closing(found, width)])


def percent(share: Share) -> str:
    """Return a share with its interval.

    >>> from rulefork.search.statistic import share
    >>> percent(share(31, 1000))
    '3.1 % (2.2 to 4.4 %)'
    """
    return f"{100 * share.value:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f} %)"


def number(value: float, *, sign: bool = False) -> str:
    """Return a number with one digit behind the point, with `sign` a plus before what is more than nothing.

    >>> number(-0.04), number(1.26, sign=True)
    ('0.0', '+1.3')
    """
    told = f"{value:+.1f}" if sign else f"{value:.1f}"
    return "0.0" if float(told) == 0 else told


def about(estimate: Estimate, *, sign: bool = False) -> str:
    """Return a mean with its interval, "+1.3 (+0.2 to +2.4)"; the mean alone where there were too few games."""
    value = number(estimate.value, sign=sign)
    if not estimate.known:
        return value
    return f"{value} ({number(estimate.low, sign=sign)} to {number(estimate.high, sign=sign)})"


def _heading(found: Impact, width: int, ink: Ink) -> list[str]:
    *some, last = found.setup.players
    told = f"{counted(found.games, 'game')} of {', '.join(some)} and {last}, who {POLICIES[found.setup.policy]}"
    lines = [ink(told, "head")]
    if found.games < found.wanted:
        stopped = f"They were stopped: these are the first {found.games} of the {found.wanted} games asked for."
        lines += wrapped(stopped, width=width)
    return lines


def headline(change: Change, other: Side) -> str:
    """Return in a sentence how often somebody else would have won."""
    return f"{other.ruleset.name} would have changed the winner in {percent(change.winner)} of the games."


def _impact(change: Change, other: Side, width: int, ink: Ink) -> list[str]:
    rows = [
        ("the table differs", f"in {percent(change.parted)}{_turn(change)}"),
        ("the points differ", f"in {percent(change.scores)}"),
        ("the winner differs", f"in {percent(change.winner)}"),
        ("a player's points", f"{about(change.points, sign=True)} on average"),
        ("up or down", f"by {about(change.moved)} on average"),
    ]
    told = wrapped(headline(change, other), width=width)
    return [ink("What the other rules change", "head"), *told, *columns(rows, indent=2)]


def _turn(change: Change) -> str:
    return "" if change.median_turn is None else f"; in half of these by turn {change.median_turn}"


def _toggles(found: Impact, names: Names, width: int, ink: Ink) -> list[str]:
    if not found.flips:
        return wrapped("They answer every question alike that a game of these boxes asks.", width=width)
    one, other = (plain(names.short(side.ruleset.id)) for side in found.sides)
    flips = sorted(found.flips, key=lambda flip: (-flip.change.winner.count, -flip.change.parted.count))
    lines = [ink(f"What a single answer of {other} does, all others being those of {one}", "head")]
    for flip in flips:
        if flip.change.parted.count:
            lines += _toggle(flip, width, ink)
    idle = [flip.toggle for flip in flips if not flip.change.parted.count]
    if idle:
        lines += wrapped(f"No game differs by {', '.join(idle)}.", width=width)
    if found.several is not None and found.several.count:
        several = f"{percent(found.several)} of the games that differ are parted by several answers together."
        lines += wrapped(several, width=width)
    return lines


def _toggle(flip: Flip, width: int, ink: Ink) -> Iterator[str]:
    change = flip.change
    yield f"{ink(flip.toggle, 'head')}  {flip.before} → {flip.after}"
    if flip.along:
        yield from wrapped(f"and with it {', '.join(flip.along)}", width=width, first="  ")
    rows = [
        ("the table differs", f"in {percent(change.parted)}{_turn(change)}"),
        ("the winner differs", f"in {percent(change.winner)}"),
        ("a player's points", f"{about(change.points, sign=True)} on average"),
        ("parts them first", f"in {percent(flip.first)} of the games that differ"),
    ]
    yield from columns(rows, indent=2)


def _sides(found: Impact, names: Names, ink: Ink) -> list[str]:
    sides = found.sides
    rows: list[Sequence[str]] = [("", *(plain(names.short(side.ruleset.id)) for side in sides))]
    for at, player in enumerate(found.setup.players):
        begins = "" if at else ", who begins"
        rows.append((f"points of {player}{begins}", *(about(side.points[at]) for side in sides)))
    for at, player in enumerate(found.setup.players):
        rows.append((f"{player} wins", *(percent(side.wins[at]) for side in sides)))
    rows.append(("somebody shares the win", *(percent(side.shared) for side in sides)))
    rows += [(LABELS.get(what, what), *(number(side.tally.get(what, 0.0)) for side in sides)) for what in found.counted]
    return [ink("The games, on average", "head"), *columns(rows, indent=2)]


def _closing(found: Impact, width: int) -> list[str]:
    same = f"Seed {found.setup.seed}, hash {found.hash}: whoever plays these games anywhere gets the same ones."
    return wrapped(f"{INTERVALS} {same}", width=width)
