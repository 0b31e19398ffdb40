"""Scoring: completed features in a turn, what is left at the end of the game, majorities and ties."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from rulefork.play import fairy
from rulefork.play.event import Event, Scored
from rulefork.play.game import Game
from rulefork.play.role import send_home
from rulefork.play.state import State
from rulefork.rulebook.figure import FigureKind
from rulefork.rulebook.tile import Kind
from rulefork.table.board import Board
from rulefork.table.feature import Feature
from rulefork.table.figure import Figure, Spot

AROUND_CLOISTER: Final = 8
FARM_PAYS: Final = 3

_COMPLETED: Final[Mapping[Kind, Callable[[Feature], int]]] = {
    "city": lambda city: 2 * (len(city.squares) + city.shields),
    "road": lambda road: len(road.squares),
    "cloister": lambda _: 1 + AROUND_CLOISTER,
}
"""What a completed feature is worth in points (base/rules)."""

_UNFINISHED: Final[Mapping[Kind, Callable[[Feature, Board], int]]] = {
    "city": lambda city, _: len(city.squares) + city.shields,
    "road": lambda road, _: len(road.squares),
    "cloister": lambda cloister, _: 1 + AROUND_CLOISTER - cloister.open_ends,
    "farm": lambda farm, board: FARM_PAYS * len(completed_cities(farm, board)),
}
"""What a feature is worth in points at the end of the game (base/rules)."""


def completed_cities(farm: Feature, board: Board) -> set[int]:
    """Return the numbers of the completed cities that the farm borders."""
    cities = {board.numbers[spot] for spot in farm.touches}
    return {city for city in cities if board.features[city].complete}


def unfinished_value(feature: Feature, board: Board) -> int:
    """Return what a feature is worth in points as far as it is built."""
    return _UNFINISHED[feature.kind](feature, board)


def score_completed(game: Game, state: State) -> tuple[State, list[Event]]:
    """Return the state after the features completed this turn were scored and their followers went home."""
    events: list[Event] = []
    for number in state.turn.completed:
        figures = state.followers_in(number)
        if figures:
            feature = state.board.features[number]
            bonus = fairy.bonus(game, state, figures)
            state, scored = _award(game, state, feature, _COMPLETED[feature.kind](feature), figures, bonus)
            events += scored
            for figure in figures:
                state, home = send_home(game, state, figure, "scored", "base/follower-returns")
                events += home
    return state, events


def score_final(game: Game, state: State) -> tuple[State, list[Event]]:
    """Return the state after the final scoring: every feature that still holds a follower, farms last."""
    events: list[Event] = []
    held = dict.fromkeys(state.board.numbers[spot] for _, spot in state.followers())
    for number in sorted(held, key=lambda number: (state.board.features[number].kind == "farm", number)):
        feature, figures = state.board.features[number], state.followers_in(number)
        bonus = fairy.bonus(game, state, figures, final=True)
        points = unfinished_value(feature, state.board)
        state, scored = _award(game, state, feature, points, figures, bonus)
        events += scored
    return state, events


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


def _award(
    game: Game, state: State, feature: Feature, points: int, figures: Mapping[Figure, Spot], bonus: fairy.Bonus
) -> tuple[State, list[Event]]:
    spot, phase = next(iter(figures.values())), state.phase
    awards = dict.fromkeys(majority(game, feature, figures), points) if points else {}
    rulings = dict.fromkeys(awards, f"base/{feature.kind}-scores")
    extra = dict(bonus.points)
    both = awards.keys() & extra.keys()
    if both and fairy.is_added(game):
        awards |= {player: points + extra.pop(player) for player in both}
        rulings |= dict.fromkeys(both, fairy.ADDED)
    events = [Scored(rulings[player], player, gain, feature.kind, spot, phase=phase) for player, gain in awards.items()]
    events += [Scored(bonus.ruling, player, gain, "fairy", spot, phase=phase) for player, gain in extra.items()]
    total = Counter(state.points)
    for event in events:
        total[event.player] += event.points
    return state._replace(points=dict(total)), list[Event](events)
