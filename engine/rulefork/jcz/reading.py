"""From a message of a saved game to our actions, as the table stands."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from rulefork.conform.wire import Json, Unreadable, figures_at, read_place
from rulefork.jcz import place
from rulefork.jcz.opening import Opening
from rulefork.jcz.place import Unplaced
from rulefork.jcz.save import Message
from rulefork.play.action import Action, Deploy, MoveDragon, MoveFairy, Pass, PlaceTile, SendHome
from rulefork.play.dragon import walker
from rulefork.play.expansions.the_abbot import TakeAbbotBack
from rulefork.play.game import Game
from rulefork.play.state import State
from rulefork.rulebook.finding import nearest
from rulefork.table.figure import Figure, Spot
from rulefork.table.geometry import beside


class Unknown(Exception):  # noqa: N818 - it names the cause
    """A message that cannot be played here: `what` names it, `why` and `hint` go on."""

    def __init__(self, what: str, why: str = "", hint: str = "") -> None:
        super().__init__(what)
        self.what, self.why, self.hint = what, why, hint


def actions(message: Message, opening: Opening, game: Game, state: State) -> list[Action]:
    """Return what the message does; nothing for one that only confirms.

    Raises `Unknown` where it is not played here, and where it names what is not there.
    """
    known = _KINDS.get(message.kind)
    if known is None:
        why = "its expansion is not played here" if message.kind in _OTHERS else ""
        raise Unknown(f"unknown message {message.kind}", why, nearest(message.kind, _KINDS))
    try:
        return [*known(message, opening, game, state)]
    except (KeyError, TypeError, IndexError) as wrong:
        raise Unknown(f"the payload of {message.kind} is damaged: {wrong}") from None
    except (Unplaced, Unreadable, ValueError) as wrong:
        raise Unknown(str(wrong)) from None


def _player(message: Message, state: State) -> str:
    return state.player if message.player is None else state.players[message.player]


def _place(message: Message, opening: Opening, game: Game, state: State) -> Iterator[Action]:
    told = message.payload
    tile = opening.words.tiles.get(told["tileId"])
    if tile is None:
        raise Unknown(
            f"unknown tile {told['tileId']}", "it has no counterpart here", nearest(told["tileId"], opening.words.tiles)
        )
    turns = (tile.turns + int(str(told["rotation"]).removeprefix("R")) // 90) % 4
    design = game.tile(tile.ours)
    if unplayed := opening.unplayed(design):
        raise Unknown(f"the tile {tile.id} bears {unplayed[1]}", f"the rules of {unplayed[0]} are not played here")
    # A tile that looks alike in two turns is played in the first of them.
    looks = design.layouts[turns].segments
    turns = next((each for each in design.turns if set(design.layouts[each].segments) == set(looks)), turns)
    yield PlaceTile(_player(message, state), tile.ours, place.square(told["position"]), turns)


def _figure(told: Mapping[str, Json], opening: Opening, game: Game, state: State) -> Figure:
    """Return the figure that a pointer with an id names: of that player and kind, where it stands."""
    owner, word, _ = str(told["meepleId"]).split(".")
    theirs = opening.words.worded(word)
    if theirs is None:
        raise Unknown(f"unknown kind of figure {word}")
    at = place.part(told["featurePointer"], opening.words)
    wanted = {"owner": state.players[int(owner)], "figure": theirs.kind, "on": at}
    for figure in figures_at(wanted, state):
        return figure
    raise Unknown(f"no {theirs.kind} of {wanted['owner']} stands on {at}")


def _deploy(message: Message, opening: Opening, game: Game, state: State) -> Iterator[Action]:
    told = message.payload
    word = str(told["meepleId"]).split(".")[1]
    theirs = opening.words.worded(word)
    if theirs is None:
        raise Unknown(f"unknown kind of figure {word}")
    if theirs.element not in opening.words.played:
        raise Unknown(f"a {theirs.kind} is deployed", f"the rules of {theirs.element} are not played here")
    spot = read_place(place.part(told["pointer"], opening.words), game, state)
    assert isinstance(spot, Spot), "a part of a tile was told"
    yield Deploy(_player(message, state), spot, theirs.kind)


def _move_neutral(message: Message, opening: Opening, game: Game, state: State) -> Iterator[Action]:
    told = message.payload
    figure = str(told["figureId"]).split(".")[0]
    if figure == "dragon":
        yield _step(message, state)
    elif figure == "fairy":
        to = told["to"]
        if isinstance(to, list):
            yield MoveFairy(_player(message, state), place.square(to))
        else:
            at = place.square(to["featurePointer"]["position"])
            yield MoveFairy(_player(message, state), at, _figure(to, opening, game, state))
    else:
        raise Unknown(f"the {figure} is moved", "its expansion is not played here")


def _step(message: Message, state: State) -> Action:
    if state.dragon is None:
        raise Unknown("the dragon is moved before a volcano has brought it")
    player = walker(state) if message.player is None else state.players[message.player]
    to = place.square(message.payload["to"])
    for side in range(4):
        if beside(state.dragon, side) == to:
            return MoveDragon(player, side)
    raise Unknown(f"the dragon is moved from {state.dragon} to {to}", "these are no neighbours")


def _return(message: Message, opening: Opening, game: Game, state: State) -> Iterator[Action]:
    source = message.payload["source"]
    if source == "PRINCESS":
        yield SendHome(_player(message, state), _figure(message.payload["pointer"], opening, game, state))
    elif source == "ABBOT_RETURN":
        yield TakeAbbotBack(_player(message, state))
    else:
        raise Unknown(f"a figure is taken back by {source}", "its expansion is not played here")


def _pass(message: Message, _: Opening, __: Game, state: State) -> Iterator[Action]:
    for phase in state.turn.phases:
        if phase in ("princess", "deploy"):
            yield Pass(_player(message, state))


_KINDS: Final[Mapping[str, Callable[[Message, Opening, Game, State], Iterator[Action]]]] = {
    "PLACE_TILE": _place,
    "DEPLOY_MEEPLE": _deploy,
    "MOVE_NEUTRAL_FIGURE": _move_neutral,
    "RETURN_MEEPLE": _return,
    "PASS": _pass,
    "COMMIT": lambda *_: iter(()),
}

_OTHERS: Final = (
    "PLACE_TOKEN", "CAPTURE_FOLLOWER", "PAY_RANSOM", "EXCHANGE_FOLLOWER", "BAZAAR_BID", "BAZAAR_BUY_OR_SELL",
    "FLOCK_EXPAND_OR_SCORE", "SHEPHERD_CONFIRM", "CIRCLE_REMOVE_OR_DEPLOY", "SCORE_ACROBATS",
)  # fmt: skip
"""Messages of expansions that are not translated."""
