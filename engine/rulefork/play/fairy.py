"""The fairy: who may move her and when, and what she pays."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from rulefork.play import princess
from rulefork.play.action import ClaimFairyPoint, MoveFairy
from rulefork.play.deployment import open_spots
from rulefork.play.event import Event, FairyMoved, PointLapsed, Scored
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.play.state import ANYONE, Fairy, State, squares_of
from rulefork.table.figure import Figure, OnBoard, Site
from rulefork.table.geometry import Square

THREE: Final = 3
FIVE: Final = 5
ADDED: Final = "fairy/bonus-added-zmg-c2"
"""The ruling an award follows that is the feature's points and the fairy's in one."""


def move(game: Game, state: State, action: MoveFairy) -> tuple[State, list[Event]]:
    """Return the state with the fairy on the tile, next to the companion where one is named, and what happened.

    Raises `Refused` where she may not be moved this turn, or not there.
    """
    refuse_move(game, state)
    refuse_target(game, state, action)
    fairy = Fairy(action.square, action.companion or ANYONE)
    event = FairyMoved(
        "fairy/moves-when-nobody-deployed", action.player, action.square, action.companion, phase="deploy"
    )
    return state._replace(fairy=fairy).in_turn(fairy_moved=True), [event]


def refuse_move(game: Game, state: State) -> None:
    """Raise `Refused` where the fairy may not be moved in this turn, wherever to."""
    princess.refuse_after_removal(
        game, state, "princess/no-fairy-after-removal", "the fairy may not be moved this turn"
    )
    princess.refuse_to_decline(game, state)
    player = state.player
    if state.turn.fairy_stays:
        raise Refused(state.turn.fairy_stays, f"{player} has made another move of a figure this turn")
    if state.turn.deployed is not None:
        follower = state.turn.deployed.is_follower
        ruling = "fairy/moves-when-nobody-deployed" if follower else "fairy/alternative-to-any-figure"
        raise Refused(ruling, f"{player} has deployed a {game.kind(state.turn.deployed).name} this turn")
    if state.turn.fairy_moved:
        raise Refused("fairy/moves-when-nobody-deployed", f"{player} has moved the fairy this turn")
    _refuse_without_cause(game, state)


def _refuse_without_cause(game: Game, state: State) -> None:
    # Whether it matters why nobody was deployed: on a volcano, without followers, or for any other cause.
    player = state.player
    if state.turn.tile is not None and game.tile(state.turn.tile).symbol == "volcano":
        if game.rules["fairy-on-volcano-turn"] == "refused":
            raise Refused(
                "volcano/fairy-refused-old-faq", "nobody could be deployed on the volcano, so nothing is given up"
            )
    elif not any(game.box.figures[kind].is_follower for kind in state.kinds_in_supply(player)):
        if game.rules["fairy-out-of-followers"] == "refused":
            raise Refused(
                "fairy/out-of-followers", f"{state.player} has no follower left whose deployment could be given up"
            )
    elif game.rules["fairy-move-condition"] == "only-if-relinquished" and not _could_deploy(game, state):
        raise Refused("fairy/relinquish-old-faq", "nobody could be deployed on this tile, so nothing is given up")


def _could_deploy(game: Game, state: State) -> bool:
    kinds = (game.box.figures[kind] for kind in state.kinds_in_supply(state.player))
    return any(open_spots(game, state, kind) for kind in kinds if kind.is_follower)


def refuse_target(game: Game, state: State, action: MoveFairy) -> None:
    """Raise `Refused` where the fairy may not go to that tile, or not next to that figure."""
    if not any(_own_followers(game, state, action.player)):
        raise Refused("fairy/needs-own-follower-on-board", f"{action.player} has no follower on the board")
    here = [figure for figure, square in _own_followers(game, state, action.player) if square == action.square]
    if action.companion is None:
        here = [figure for figure in state.followers_on(action.square) if figure in here]
    for other in state.standing_on(action.square):
        is_figure = game.kind(other).nature in ("special", "neutral")
        if is_figure and (other == action.companion or (action.companion is None and not here)):
            ruling = f"fairy-shuns/{other.kind}"
            raise Refused(ruling, f"the {game.kind(other).name} is no follower: she cannot stand beside it")
    if not here or (action.companion is not None and action.companion not in here):
        raise Refused("fairy/own-follower-only", f"{action.player} has no such follower on that tile")
    if action.companion is None and stands_next_to_one(game):
        raise Refused("fairy/next-to-one-follower", "the fairy stands next to one follower: name the one")


def targets(game: Game, state: State) -> list[MoveFairy]:
    """Return every fairy move that the active player may make now."""
    try:
        refuse_move(game, state)
    except Refused:
        return []
    own = list(_own_followers(game, state, state.player))
    named = [MoveFairy(state.player, square, figure) for figure, square in own]
    if stands_next_to_one(game):
        return named
    squares = dict.fromkeys(square for figure, square in own if figure in state.followers_on(square))
    return [*(MoveFairy(state.player, square) for square in squares), *named]


def _own_followers(game: Game, state: State, player: str) -> Iterator[tuple[Figure, Square]]:
    # She stands beside any follower, even one who is in no feature (fairy/beside-tower-follower).
    for figure, place in state.on_board():
        if figure.is_follower and figure.owner == player and may_stand_in(game, place):
            yield from ((figure, square) for square in squares_of(place))


def may_stand_in(game: Game, place: OnBoard) -> bool:
    """Return whether she may stand beside a follower in that place.

    Of the places that shelter she goes only into those of which a rule book says so (conflict fairy-in-castle).
    """
    if not isinstance(place, Site) or not place.shelters:
        return True
    conditions = game.box.figures[place.kind].fairy_if
    return bool(conditions) and all(game.rules[toggle] == value for toggle, value in conditions.items())


def stands_next_to_one(game: Game) -> bool:
    """Return whether the fairy is put beside one follower, not on a tile as such (fairy/next-to-one-follower)."""
    return game.rules["fairy-placement"] == "next-to-follower"


def closes(game: Game, state: State, square: Square) -> bool:
    """Return whether the fairy keeps the dragon off the tile (fairy/blocks-dragon)."""
    return _is_on(state, square) and not _only_protects(game)


def shelters(game: Game, state: State, square: Square) -> bool:
    """Return whether nobody on the tile is eaten although the dragon is there (fairy/house-protects-only)."""
    return _is_on(state, square) and _only_protects(game)


def _is_on(state: State, square: Square) -> bool:
    return state.fairy is not None and state.fairy.square == square


def _only_protects(game: Game) -> bool:
    return game.rules["fairy-blocks-dragon"] == "protects-only"


def begin_turn(game: Game, state: State) -> tuple[State, list[Event]]:
    """Return the state after the fairy has paid, or owes, the point at the start of a turn, and what happened."""
    if not _owes_point(game, state):
        return state, []
    if game.rules["fairy-point-claim"] == "immediate":
        return _pay_point(game, state)
    return state.in_turn(point_owed=True), []


def claim(game: Game, state: State, action: ClaimFairyPoint) -> tuple[State, list[Event]]:
    """Return the state after the player claimed the point that is owed, and what happened; `Refused` if none is."""
    if not state.turn.point_owed:
        raise Refused("fairy/house-claim-window", f"the fairy owes {action.player} no point")
    return _pay_point(game, state)


def lapse(state: State) -> list[Event]:
    """Return that a point is lost which was not claimed in the turn now at its end, if there is one."""
    owed = state.turn.point_owed
    return [PointLapsed("fairy/house-claim-window", state.player, phase="end")] if owed else []


def _owes_point(game: Game, state: State) -> bool:
    # A player who begins a turn with the fairy beside an own follower, or on a tile with one, earns a point.
    if state.fairy is None or not any(figure.owner == state.player for figure in _followers_with(state, state.fairy)):
        return False
    recipient = game.rules["fairy-point-recipient"]
    if recipient == "assigned-follower-owner" and state.player not in _owners(_beside(game, state, state.fairy)):
        return False
    return _pays_one_and_three(game)


def _followers_with(state: State, fairy: Fairy) -> list[Figure]:
    companion = fairy.companion
    here = state.followers_on(fairy.square)
    return [*here, companion] if isinstance(companion, Figure) and companion not in here else here


def _beside(game: Game, state: State, fairy: Fairy) -> list[Figure]:
    """Return whom she stands beside; where the place is shared, all who are there (fairy/acrobat-covers-pyramid)."""
    if not isinstance(fairy.companion, Figure):
        return []
    place = state.figures[fairy.companion]
    if isinstance(place, Site) and game.box.figures[place.kind].shared:
        return state.inside(place)
    return [fairy.companion]


def _pays_one_and_three(game: Game) -> bool:
    # The house rule of five points knows no other fairy points (conflict house-five-points).
    return game.rules["fairy-bonus-scheme"] == "one-and-three"


def _pay_point(game: Game, state: State) -> tuple[State, list[Event]]:
    # One point, but one for each own follower where several share her, in one award (fairy/acrobat-points-at-once).
    assert state.fairy is not None, "no point without a fairy"
    beside = _beside(game, state, state.fairy)
    own = [figure for figure in beside if figure.owner == state.player]
    gain = max(1, len(own))
    points = {**state.points, state.player: state.points[state.player] + gain}
    ruling = "fairy/point-per-acrobat" if own and len(beside) > 1 else "fairy/point-at-turn-start"
    event = Scored(ruling, state.player, gain, "fairy", phase=state.phase)
    return state._replace(points=points).in_turn(point_owed=False), [event]


class Bonus(NamedTuple):
    """What the fairy pays when a feature is scored: points by player, and the ruling that says so."""

    points: Mapping[str, int] = {}
    ruling: str = "fairy/three-on-scoring"


def bonus(game: Game, state: State, figures: Mapping[Figure, OnBoard], *, final: bool = False) -> Bonus:
    """Return what the fairy pays when a feature with these figures is scored.

    Each player is paid once for a feature (gap two-own-followers-on-fairy-tile), with or without a majority
    (fairy/bonus-without-majority). `final` tells the final scoring from a completion.
    """
    fairy = state.fairy
    if fairy is None:
        return Bonus()
    here = [figure for figure, place in figures.items() if fairy.square in squares_of(place)]
    protected = _protected(game, fairy, here) if here else []
    if not protected or (final and game.rules["fairy-final-scoring"] == "not-awarded"):
        return Bonus()
    if _pays_one_and_three(game):
        return Bonus(dict.fromkeys(_owners(protected), THREE))
    return Bonus({} if final else dict.fromkeys(_owners(protected), FIVE), "fairy/house-five-points")


def _protected(game: Game, fairy: Fairy, here: list[Figure]) -> list[Figure]:
    # Next to one follower, on the tile as such, or on the tile but standing with one (conflict zmg-fairy-mixed).
    recipient = game.rules["fairy-three-recipient"]
    if recipient == "on-fairy-tile" or (recipient == "stand-together" and fairy.companion == ANYONE):
        return here
    return [figure for figure in here if figure == fairy.companion]


def _owners(figures: Iterable[Figure]) -> list[str]:
    return list(dict.fromkeys(figure.owner for figure in figures))


def is_added(game: Game) -> bool:
    """Return whether the bonus is part of the feature's score, not an award of its own (fairy/bonus-added-zmg-c2).

    The five points of the house rule always are one of their own.
    """
    return _pays_one_and_three(game) and game.rules["fairy-three-accounting"] == "added"
