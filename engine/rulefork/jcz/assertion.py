"""The sentences with which a test game says what should be so at its end."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from rulefork.jcz.save import Save
from rulefork.jcz.view import REASONS
from rulefork.jcz.waiting import Waiting
from rulefork.play.event import FigureHome, Scored
from rulefork.table.figure import Site, Spot

Found = tuple[bool | None, str]
"""Whether the assertion is met, or None where it speaks of what is not played here; and what is so, in a sentence."""

_UNPLAYED: Final = "it speaks of what is not played here"


@dataclass(frozen=True, slots=True)
class Assertion:
    """A sentence, where it stands among the assertions, and what came of it.

    `met` is None where it speaks of what is not played here. `explained` says why the outcome differs rightly.
    """

    number: int
    text: str
    met: bool | None
    found: str
    explained: str = ""


def check(waiting: Waiting) -> tuple[Assertion, ...]:
    """Return every assertion of the saved game with what came of it."""
    save = waiting.opening.save
    return tuple(_checked(number, text, waiting) for number, text in enumerate(save.assertions))


def _checked(number: int, text: str, waiting: Waiting) -> Assertion:
    sentence = text.strip().rstrip(".")
    for pattern, test in _PATTERNS.items():
        if match := re.fullmatch(pattern, sentence):
            met, found = test(match, waiting)
            return Assertion(number, text, met, found)
    return Assertion(number, text, None, _UNPLAYED)


def _points(match: re.Match[str], waiting: Waiting) -> Found:
    points = waiting.state.points.get(match[1])
    return points == int(match[2]), f"{match[1]} has {points} points" if points is not None else f"nobody is {match[1]}"


def _scored(match: re.Match[str], waiting: Waiting) -> Found:
    player, name, points = match[1], match[2], int(match[3])
    reason = REASONS.get(name.partition(".")[0], name)
    scores = [
        event.points
        for event in waiting.course.events
        if isinstance(event, Scored) and (event.player, event.reason) == (player, reason)
    ]
    told = ", ".join(map(str, scores)) or "nothing"
    if points == 0 and _came_to_nothing(player, reason, waiting):
        return True, f"{player}'s figures came home from a {reason} without points"
    return points in scores, f"{player} scored {told} for {name}"


def _came_to_nothing(player: str, reason: str, waiting: Waiting) -> bool:
    """Return whether a figure of the player was scored in a place of that kind for which the player got nothing.

    That is one that went home from it, or that is still there when the game is over.
    """
    state, board = waiting.state, waiting.state.board
    places = [
        event.spot
        for event in waiting.course.events
        if isinstance(event, FigureHome) and (event.figure.owner, event.cause) == (player, "scored")
    ]
    if state.over:
        places += [place for figure, place in state.on_board() if figure.owner == player]
    if any(isinstance(place, Site) and place.kind == reason for place in places):
        return True
    paid = {
        board.numbers[event.spot]
        for event in waiting.course.events
        if isinstance(event, Scored) and (event.player, event.reason) == (player, reason) and event.spot is not None
    }
    spots = [place for place in places if isinstance(place, Spot)]
    return any(board.segment(spot).kind == reason and board.numbers[spot] not in paid for spot in spots)


def _passing(match: re.Match[str], waiting: Waiting) -> Found:
    may = waiting.may_pass
    return may == (match[1] == "can"), f"the player {'can' if may else 'cannot'} pass"


def _step(match: re.Match[str], waiting: Waiting) -> Found:
    return waiting.step == match[1], f"the step is {waiting.step}"


def _available(match: re.Match[str], waiting: Waiting) -> Found:
    kinds = waiting.kinds()
    wanted = match[1]
    if wanted.startswith("TilePlacement for ") and waiting.drawn is None and "TilePlacement" in kinds:
        tile = waiting.opening.words.tiles.get(wanted.removeprefix("TilePlacement for "))
        fits = tile is not None and tile.ours in waiting.state.bag
        return fits, f"a tile is to be placed, and {wanted[18:]} is {'in' if fits else 'not in'} the bag"
    return wanted in kinds, f"available are {', '.join(sorted(kinds)) or 'no actions'}"


def _placements(match: re.Match[str], waiting: Waiting) -> Found:
    wanted = {
        (int(x), int(y), int(turn))
        for x, y, turns in re.findall(r"\[(-?\d+),\s*(-?\d+)\]\s*-\s*\[([\d,\s]+)\]", match[2])
        for turn in turns.split(",")
    }
    if match[1] not in waiting.opening.words.tiles or _bridges(waiting):
        return None, _UNPLAYED
    found = waiting.placements(match[1])
    told = "; ".join(f"[{x},{y}] R{turn}" for x, y, turn in sorted(found ^ wanted))
    return found == wanted, f"the squares and turns differ in {told}" if told else "the squares and turns are these"


def _bridges(waiting: Waiting) -> bool:
    return "bridge" in waiting.opening.save.elements and "bridge" not in waiting.opening.words.played


def _options(match: re.Match[str], waiting: Waiting) -> Found:
    if "{Tower," in match[2]:
        return None, _UNPLAYED  # figures of every kind atop a tower
    wanted = {re.sub(r"\s", "", each) for each in re.findall(r"\{([^}]*)\}", match[2])}
    found = waiting.deployments(match[1])
    return found == wanted, f"a {match[1]} may be put on {'; '.join(sorted(found)) or 'nothing'}"


def _removals(match: re.Match[str], waiting: Waiting) -> Found:
    told = [re.sub(r"\s", "", each).split(",", 1) for each in re.findall(r"\{([^}]*)\}", match[2])]
    wanted = {(*id.split(".")[:2], where) for id, where in told}
    found = waiting.removals(match[1])
    shown = "; ".join(" ".join(each) for each in sorted(found))
    return found == wanted, f"{match[1]} may take {shown or 'nobody'}"


def _undo(match: re.Match[str], waiting: Waiting) -> Found:
    may = _may_undo(waiting.opening.save, waiting)
    return may == (match[1] == "allowed"), f"taking back is {'' if may else 'not '}allowed"


def _may_undo(save: Save, waiting: Waiting) -> bool:
    # What may be taken back is a matter of the program: nothing that came by chance, no step of the dragon, and nothing
    # once somebody else is to move.
    if not save.messages:
        return False
    last = save.messages[-1]
    dragon = last.kind == "MOVE_NEUTRAL_FIGURE" and str(last.payload.get("figureId", "")).startswith("dragon")
    return last.payload.get("random") is None and not dragon and not waiting.state.over


_PATTERNS: Final[Mapping[str, Callable[[re.Match[str], Waiting], Found]]] = {
    r"(.+) has (-?\d+) points?": _points,
    r"(.+) scored ([\w.-]+) for (-?\d+) points?": _scored,
    r"Player (can|can't) pass": _passing,
    r"[Pp]hase is (\w+)": _step,
    r"Available action ((?:TilePlacement|Meeple)(?: for \S+)?|ReturnMeeple for (?:PRINCESS|FESTIVAL))": _available,
    r"TilePlacement (\S+) options: (.*)": _placements,
    r"Meeple (\w+) options: (.*)": _options,
    r"ReturnMeeple (PRINCESS|FESTIVAL) options: (.*)": _removals,
    r"Undo is (allowed|not allowed)": _undo,
}
