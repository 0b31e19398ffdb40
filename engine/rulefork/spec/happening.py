"""What happened, in words: every event as a sentence, in the voice of scenarios and with the names of a position."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from rulefork.play.event import (
    Deployed,
    DragonCame,
    DragonStepped,
    DragonStopped,
    Entered,
    Event,
    FairyLeftAlone,
    FairyMoved,
    FigureHome,
    GameEnded,
    PartBegan,
    PointLapsed,
    Scored,
    TileDiscarded,
    TileDrawn,
    TilePlaced,
    TileReturned,
    TileSetAside,
    TurnBegan,
    TurnEnded,
)
from rulefork.play.game import FOLLOWER
from rulefork.play.role import called
from rulefork.spec import expansions
from rulefork.spec.naming import feature_name, figure_name, site_name, tile_name
from rulefork.spec.sentence import COMPASS
from rulefork.spec.situation import Situation
from rulefork.spec.words import KIND_OF
from rulefork.table.figure import Figure, OnBoard, OnTile, Site, Spot
from rulefork.table.geometry import STEPS, Square


def tell(event: Event, situation: Situation) -> str:
    """Return the event as a sentence without a full stop; `situation` is the game as it stands after the event.

    Squares, features, figures and tiles go by their landmarks, elsewhere by coordinates, kinds and ids. In a situation
    that does not remember the game before the event, a step of the dragon lacks its direction.
    """
    return _TOLD[type(event)](event, situation)


# --- Tiles -------------------------------------------------------------------------------------------------------


def _draws(event: TileDrawn, situation: Situation) -> str:
    return f"{event.player} draws {tile_name(situation, event.tile)}"


def _places(event: TilePlaced, situation: Situation) -> str:
    place = situation.square_name(event.square)
    turned = f" turned by {90 * event.turns} degrees" if place.startswith("(") and event.turns else ""
    return f"{event.player} places {tile_name(situation, event.tile)} on {place}{turned}"


# --- Figures -----------------------------------------------------------------------------------------------------


def _deploys(event: Deployed, situation: Situation) -> str:
    is_follower, kind = event.figure.is_follower, situation.game.kind(event.figure)
    place = feature_name(situation, event.spot)
    if event.by_portal or not is_follower:
        place = place or situation.square_name(event.spot.square)
    way = ", through the portal" if event.by_portal else ""
    what = f"deploys a {event.role}" if kind.id == FOLLOWER else f"deploys the {kind.name} as a {event.role}"
    if not is_follower:
        what = f"puts the {kind.name}"
    return f"{event.figure.owner} {what}{f' on {place}' if place else ''}{way}"


def _enters(event: Entered, situation: Situation) -> str:
    kind = situation.game.kind(event.figure)
    what = "a follower" if kind.id == FOLLOWER else f"the {kind.name}"
    way = ", through the portal" if event.by_portal else ""
    return f"{event.figure.owner} sends {what} to {site_name(situation, event.site)}{way}"


_GOES_BECAUSE: Final[Mapping[str, str]] = {
    "eaten": "the dragon ate it",
    "princess": "the princess sent it away",
    "scored": "{place} was scored",
    "taken back": "{owner} took it back",
    "beaten": "the other side of the challenge was complete first",
    "wolf": "the wolf came",
    "alone": "no follower of {owner} is left there",
}


def _goes_home(event: FigureHome, situation: Situation) -> str:
    name = figure_name(situation, event.figure, event.spot, event.role)
    way = "goes home" if event.figure.owner else "leaves the board"
    feature = f"its {KIND_OF.get(event.role, 'feature')}"
    place = site_name(situation, event.spot) if isinstance(event.spot, Site) else feature
    why = _GOES_BECAUSE[event.cause].format(place=place, owner=event.figure.owner)
    return f"{name} {way}: {why}"


def _scores(event: Scored, situation: Situation) -> str:
    name = (
        ""
        if event.reason in ("fairy", "flock", "trap", "revolt") or event.spot is None
        else feature_name(situation, event.spot)
    )
    points = f"{event.points} point{'' if event.points == 1 else 's'}"
    return f"{event.player} scores {points} for {name or f'the {event.reason}'}"


# --- Fairy and dragon --------------------------------------------------------------------------------------------


def _moves_fairy(event: FairyMoved, situation: Situation) -> str:
    for spot, role in _stands(situation, event.companion):
        assert event.companion is not None, "nobody stands nowhere"
        return f"{event.player} moves the fairy to {figure_name(situation, event.companion, spot, role)}"
    return f"{event.player} moves the fairy onto {situation.square_name(event.square)}"


def _stands(situation: Situation, figure: Figure | None) -> Iterator[tuple[OnBoard, str]]:
    """Yield where the figure stands and what it is there, from now back to the position."""
    for state in reversed(situation.states):
        if figure is not None and isinstance(place := state.figures[figure], Spot | OnTile | Site):
            yield place, called(situation.game, state, figure, place)


def _steps(event: DragonStepped, situation: Situation) -> str:
    side = _direction(event.square, situation)
    return f"{event.player} moves the dragon {f'{side}, ' if side else ''}onto {situation.square_name(event.square)}"


def _direction(square: Square, situation: Situation) -> str:
    """Return the direction of the last step onto the square, or nothing where no walk on record leads there."""
    for state in reversed(situation.states):
        visited = state.turn.walk.visited if state.turn.walk else ()
        if square in visited[1:]:
            x, y = visited[visited.index(square) - 1]
            return COMPASS[STEPS.index((square[0] - x, square[1] - y))]
    return ""


def _stops(event: DragonStopped, _: Situation) -> str:
    return f"the dragon's walk ends after {event.steps} step{'' if event.steps == 1 else 's'}"


_TOLD: Final[Mapping[type[Event], Callable[[Any, Situation], str]]] = {
    TurnBegan: lambda event, _: f"{event.player}'s turn begins",
    TileDrawn: _draws,
    TileSetAside: lambda event, situation: f"{tile_name(situation, event.tile)} is set aside",
    TileReturned: lambda event, situation: f"{tile_name(situation, event.tile)} goes back into the bag",
    TileDiscarded: lambda event, situation: f"{tile_name(situation, event.tile)} leaves the game",
    TilePlaced: _places,
    DragonCame: lambda event, situation: f"the dragon comes to {situation.square_name(event.square)}",
    Deployed: _deploys,
    Entered: _enters,
    FairyMoved: _moves_fairy,
    FairyLeftAlone: lambda event, place: f"the fairy stays on {place.square_name(event.square)}, next to nobody",
    DragonStepped: _steps,
    DragonStopped: _stops,
    FigureHome: _goes_home,
    Scored: _scores,
    PointLapsed: lambda event, _: f"the fairy's point is lost: {event.player} has not claimed it",
    PartBegan: lambda event, _: f"{event.player}'s turn goes on with part {event.part}",
    TurnEnded: lambda event, _: f"{event.player}'s turn ends",
    GameEnded: lambda *_: "the game is over",
    **expansions.TOLD,
}
