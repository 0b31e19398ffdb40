"""Scoring: completed features in a turn, and what is left at the end of the game."""

from rulefork.play import expansions, fairy
from rulefork.play.award import award
from rulefork.play.event import Event
from rulefork.play.game import Game
from rulefork.play.role import send_home
from rulefork.play.state import State
from rulefork.play.worth import COMPLETED, unfinished_value
from rulefork.table.figure import Figure, Spot


def score_completed(game: Game, state: State) -> tuple[State, list[Event]]:
    """Return the state after the features completed this turn were scored and their followers went home."""
    events: list[Event] = []
    sent_home: list[tuple[Figure, Spot]] = []
    before, numbers = state.points, tuple(number for number in state.turn.completed if state.followers_in(number))
    for number in numbers:
        feature, figures = state.board.features[number], state.followers_in(number)
        bonus = fairy.bonus(game, state, figures)
        points = expansions.worth(game, state, feature, COMPLETED[feature.kind](feature))
        state, scored = award(game, state, feature, points, figures, bonus)
        events += scored
        for figure in figures:
            state, home = send_home(game, state, figure, "scored", "base/follower-returns")
            events += home
        sent_home += figures.items()
    scorers = tuple(player for player in state.players if state.points[player] > before[player])
    return state.in_turn(scored=tuple(sent_home), features_scored=numbers, scorers=scorers), events


def score_final(game: Game, state: State) -> tuple[State, list[Event]]:
    """Return the state after the final scoring: every feature that still holds a follower, farms last."""
    events: list[Event] = []
    held = dict.fromkeys(state.board.numbers[spot] for _, spot in state.followers())
    for number in sorted(held, key=lambda number: (state.board.features[number].kind == "farm", number)):
        feature, figures = state.board.features[number], state.followers_in(number)
        bonus = fairy.bonus(game, state, figures, final=True)
        points = expansions.worth(game, state, feature, unfinished_value(feature, state.board))
        state, scored = award(game, state, feature, points, figures, bonus)
        events += scored
    return state, events
