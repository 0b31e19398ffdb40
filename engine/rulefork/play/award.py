"""Awarding points: majorities, ties, and the fairy's part in it."""

from collections import Counter
from collections.abc import Iterable, Mapping

from rulefork.play.event import Event, Reason, Scored
from rulefork.play.fairy import ADDED, Bonus, is_added
from rulefork.play.game import Game
from rulefork.play.state import State
from rulefork.rulebook.figure import FigureKind
from rulefork.table.feature import Feature
from rulefork.table.figure import Figure, Spot


def majority(game: Game, feature: Feature, figures: Iterable[Figure]) -> list[str]:
    """Return the players with the most followers in a feature; all who tie have it (base/majority).

    Some followers count for more than one, some for the shields of the city; who counts for nothing has no majority.
    """
    counts: Counter[str] = Counter()
    for figure in figures:
        counts[figure.owner] += weight(game.kind(figure), feature)
    return [owner for owner, count in counts.items() if count == max(counts.values()) > 0]


def weight(kind: FigureKind, feature: Feature) -> int:
    """Return for how many followers one of that kind counts in the feature."""
    return feature.shields if kind.counts == "shields" else int(kind.counts)


def award(
    game: Game,
    state: State,
    feature: Feature,
    points: int,
    figures: Mapping[Figure, Spot],
    bonus: Bonus,
    ruling: str = "",
) -> tuple[State, list[Event]]:
    """Return the state with a feature's points awarded to the majority and the fairy's to whom they are due.

    `figures` are the followers in the feature; what is worth nothing pays nobody but for the fairy. `ruling` is the one
    by which the feature is scored, if not by that of its kind.
    """
    awards = dict.fromkeys(majority(game, feature, figures), points) if points else {}
    spot = next(iter(figures.values()))
    return pay(game, state, awards, ruling or f"base/{feature.kind}-scores", feature.kind, spot, bonus)


def pay(
    game: Game, state: State, awards: Mapping[str, int], ruling: str, reason: Reason, spot: Spot | None, bonus: Bonus
) -> tuple[State, list[Event]]:
    """Return the state with points by player awarded under one ruling and the fairy's to whom they are due."""
    awards, rulings, phase = dict(awards), dict.fromkeys(awards, ruling), state.phase
    extra = dict(bonus.points)
    both = awards.keys() & extra.keys()
    if both and is_added(game):
        awards |= {player: awards[player] + extra.pop(player) for player in both}
        rulings |= dict.fromkeys(both, ADDED)
    events = [Scored(rulings[player], player, gain, reason, spot, phase=phase) for player, gain in awards.items()]
    events += [Scored(bonus.ruling, player, gain, "fairy", spot, phase=phase) for player, gain in extra.items()]
    total = Counter(state.points)
    for event in events:
        total[event.player] += event.points
    return state._replace(points=dict(total)), list[Event](events)
