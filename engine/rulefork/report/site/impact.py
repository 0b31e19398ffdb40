"""The page of a simulation: how much other rules change whole games, as bars with their numbers in a table."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rulefork.jcz.jsonfile import JsonFile
from rulefork.report.layout import counted
from rulefork.report.simulate_text import INTERVALS, LABELS, POLICIES, about, number, percent
from rulefork.rulebook.finding import BadInput, Finding, Where
from rulefork.rulebook.schema import validate
from rulefork.search.statistic import Estimate, Share

PAGE: Final = "simulation.html"
"""Where the page is."""
TEMPLATE: Final = "impact.html"

_SCHEMA: Final = "output-simulate"
_WRITE: Final = "`rulefork simulate R S --format json` writes one"
_MOST: Final = 25
"""How many bars a picture has at most."""
_WIDE, _HIGH = 600.0, 160.0
"""The size of a picture, its labels aside."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: what it counts, how many there are, and its place in the picture."""

    label: str
    count: int
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Chart:
    """Bars side by side; `says` tells in words what there is to see."""

    id: str
    title: str
    over: str
    """What the bars stand over."""
    counts: str
    """What they count."""
    says: str
    bars: tuple[Bar, ...]


def read_simulation(text: str, name: str) -> Mapping[str, Any]:
    """Return what `rulefork simulate R S --format json` wrote; `name` is what the file is called in a finding.

    Raises `BadInput` where it is another thing, or about one ruleset alone.
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as wrong:
        line = getattr(wrong, "lineno", 1)
        raise BadInput([Finding(Where(name, line), "this is no JSON", hint=_WRITE)]) from None
    if findings := validate(JsonFile(name, text, data), _SCHEMA):
        raise BadInput(findings)
    if "change" not in data:
        why = "there is nothing to compare"
        raise BadInput([Finding(Where(name), "the simulation is of one ruleset", why, _WRITE)])
    found: Mapping[str, Any] = data
    return found


def values(simulation: Mapping[str, Any]) -> dict[str, Any]:
    """Return what the page shows of a simulation of two rulesets."""
    one, other = simulation["rulesets"]
    flips = sorted(simulation["toggles"], key=lambda flip: -flip["change"]["winner"]["count"])
    return {
        "found": simulation,
        "one": one,
        "other": other,
        "policy": POLICIES[simulation["policy"]],
        "intervals": INTERVALS,
        "change": simulation["change"],
        "charts": (_shifts(simulation["change"]), _turns(simulation["change"])),
        "flips": [flip for flip in flips if flip["change"]["parted"]["count"]],
        "idle": [flip["toggle"] for flip in flips if not flip["change"]["parted"]["count"]],
        "counted_games": [(LABELS.get(what, what), what) for what in sorted({*one["per_game"], *other["per_game"]})],
        "percent": _percent,
        "about": _about,
        "marked": marked,
        "number": number,
    }


def _percent(told: Mapping[str, Any]) -> str:
    return percent(Share(told["count"], told["of"], told["low"], told["high"]))


def _about(told: Mapping[str, Any], *, sign: bool = False) -> str:
    low, high = (float("-inf"), float("inf")) if told["low"] is None else (told["low"], told["high"])
    return about(Estimate(told["mean"], low, high), sign=sign)


def _shifts(change: Mapping[str, Any]) -> Chart:
    found = {each["points"]: each["times"] for each in change["shifts"]}
    same, of = found.get(0, 0), sum(found.values())
    fewer, more = (sum(count for points, count in found.items() if sign * points > 0) for sign in (-1, 1))
    says = f"Results of single players: {of}. The same: {same}, higher: {more}, lower: {fewer}."
    bars = _bars(_binned(found, symmetric=True))
    return Chart("shifts", "How much a player's points change", "points more or fewer", "results", says, bars)


def _turns(change: Mapping[str, Any]) -> Chart:
    found = {each["turn"]: each["games"] for each in change["turns"]}
    says = f"{counted(change['parted']['count'], 'game')} of {change['parted']['of']} part."
    if change["median_turn"] is not None:
        says += f" In half of them the first turn that differs is turn {change['median_turn']} or before."
    return Chart("turns", "When the games part", "first turn that differs", "games", says, _bars(_binned(found)))


def _binned(found: Mapping[int, int], *, symmetric: bool = False) -> list[tuple[str, int]]:
    """Return counts by range, few enough for a picture, with the empty ranges between others; a label each.

    Ranges are counted from 1, or where they are `symmetric` from 0, which then stands in the middle of its range.
    """
    if not found:
        return []
    reach = max(map(abs, found)) if symmetric else max(found)
    width = _width(2 * reach + 1, odd=True) if symmetric else _width(reach)
    first = -(width // 2) if symmetric else 1
    bins: dict[int, int] = {}
    for value, count in found.items():
        at = (value - first) // width
        bins[at] = bins.get(at, 0) + count
    some = range(min(bins), max(bins) + 1)
    return [(_label(first + at * width, width), bins.get(at, 0)) for at in some]


def _width(count: int, *, odd: bool = False) -> int:
    """Return how wide ranges of so many numbers are."""
    widths = (1, 3, 5, 9, 15, 25, 45) if odd else (1, 2, 5, 10, 20, 50)
    return next((each for each in widths if count <= each * _MOST), count)


def _label(low: int, width: int) -> str:
    return str(low) if width == 1 else f"{low} to {low + width - 1}"


def _bars(bins: Sequence[tuple[str, int]]) -> tuple[Bar, ...]:
    most = max((count for _, count in bins), default=0)
    step = _WIDE / len(bins) if bins else 0.0
    return tuple(_bar(label, count, at * step, step, _HIGH * count / most) for at, (label, count) in enumerate(bins))


def _bar(label: str, count: int, x: float, step: float, height: float) -> Bar:
    return Bar(label, count, round(x + 1, 1), round(_HIGH - height, 1), round(max(step - 2, 1), 1), round(height, 1))


def marked(bars: Iterable[Bar]) -> list[Bar]:
    """Return the bars whose label stands under the picture: as many as have room there."""
    bars = list(bars)
    every = len(bars) // 8 + 1
    return bars[::every]
