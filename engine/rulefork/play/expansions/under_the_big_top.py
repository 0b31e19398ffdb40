"""Under the Big Top: acrobats pile up to pyramids of three, and a full pyramid is scored in place of a deployment.

A tile bears the mark of the place where one is built (rules/tiles/under-the-big-top.yaml). The circus, its animal
tokens and what a ringmaster scores are left out: no document on this expansion speaks of them.

Whoever brings a follower there in another way asks `refuse_acrobat`.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from rulefork.play.action import Action
from rulefork.play.deployment import refuse_deployment
from rulefork.play.event import Event, Scored
from rulefork.play.expansions.hooks import Expansion, Happening, Move
from rulefork.play.game import FOLLOWER, Game
from rulefork.play.refusal import Refused
from rulefork.play.role import send_home
from rulefork.play.state import State
from rulefork.rulebook.figure import FigureKind
from rulefork.table.figure import Site
from rulefork.table.geometry import around

SPACE: Final = "acrobat-space"
"""The place of a pyramid, which is also the mark on its tile."""
POINTS: Final = 5
"""What each acrobat is worth to its owner."""
RULING: Final = "under-the-big-top/score-pyramid"


@dataclass(frozen=True, slots=True)
class ScorePyramid(Action):
    """The player has a full pyramid scored, whoever stands in it."""

    site: Site


def pyramids(game: Game, state: State) -> Iterator[Site]:
    """Yield the places for pyramids that are on the board, empty or not."""
    return (game.site(SPACE, (square,)) for square, tile in state.board.tiles.items() if SPACE in tile.features)


def refuse_acrobat(game: Game, state: State, site: Site, kind: FigureKind) -> None:
    """Raise `Refused` where a figure of that kind is no acrobat or the pyramid is full, however it comes there."""
    place = game.box.figures[SPACE]
    if kind.id not in place.admits:
        raise Refused("under-the-big-top/who-is-acrobat", f"the {kind.name} does not join acrobats")
    if not game.has_room(state, site):
        raise Refused(f"{place.expansion}/{place.id}", f"the pyramid has its {place.room} acrobats")


def refuse_entry(game: Game, state: State, site: Site, kind: FigureKind) -> None:
    """Raise `Refused` where no figure of that kind becomes an acrobat by the tile just placed.

    The tile has to bear the pyramid or touch the one that does, be it at a corner. What the tile shows besides does not
    matter (volcano-allows/acrobat).
    """
    refuse_acrobat(game, state, site, kind)
    placed = state.turn.square
    assert placed is not None, "deployment follows placing"
    if site.square not in (placed, *around(placed)):
        raise Refused("under-the-big-top/acrobat-space", "the tile just placed does not touch that of the acrobats")


def score_pyramid(game: Game, state: State, action: ScorePyramid) -> Happening:
    """Return the state with the acrobats scored and gone home, and what happened.

    The fairy adds nothing, wherever she stands (fairy/no-three-for-acrobats). It takes the place of deploying a normal
    follower: raises `Refused` where the turn leaves no such deployment, or the pyramid is not full.
    """
    refuse_deployment(game, state, game.box.figures[FOLLOWER])
    if action.site not in pyramids(game, state) or game.has_room(state, action.site):
        raise Refused(RULING, "only a full pyramid is scored before the end of the game")
    acrobats = state.inside(action.site)
    state, events = _score(state, action.site, RULING)
    for acrobat in acrobats:
        state, home = send_home(game, state, acrobat, "scored", RULING)
        events += home
    return state.in_turn(deployed=acrobats[0], fairy_stays=RULING), events


def _score(state: State, site: Site, ruling: str) -> Happening:
    count = Counter(acrobat.owner for acrobat in state.inside(site))
    gains = {player: POINTS * count[player] for player in state.players if count[player]}
    points = {player: points + gains.get(player, 0) for player, points in state.points.items()}
    events = [Scored(ruling, player, gain, "pyramid", phase=state.phase) for player, gain in gains.items()]
    return state._replace(points=points), list[Event](events)


def score_final(game: Game, state: State) -> Happening:
    """Return the state after the acrobats who are left were scored, in full pyramids or not, and what happened.

    Here too the fairy adds nothing (fairy/no-three-for-acrobats-at-end).
    """
    events: list[Event] = []
    for site in pyramids(game, state):
        state, scored = _score(state, site, "under-the-big-top/final-scoring")
        events += scored
    return state, events


def choices(game: Game, state: State) -> list[Action]:
    """Return the pyramids that the active player could have scored."""
    return [ScorePyramid(state.player, site) for site in pyramids(game, state)]


EXPANSION: Final = Expansion(
    moves={ScorePyramid: Move(score_pyramid)},
    choices=choices,
    sites=pyramids,
    admits={SPACE: refuse_entry},
    at_end=score_final,
)
