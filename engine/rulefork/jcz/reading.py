"""From a message of a saved game to our actions, as the table stands."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from rulefork.conform.wire import Unreadable
from rulefork.jcz import place
from rulefork.jcz.boxes import CONFIRM, Scene, Unknown, deployment, flock, follows, token
from rulefork.jcz.place import Unplaced
from rulefork.jcz.save import Message
from rulefork.play.action import Action, Deploy, MoveDragon, MoveFairy, Pass, PlaceTile, SendHome
from rulefork.play.dragon import walker
from rulefork.play.expansions.bridges_castles_bazaars import BRIDGE, ways_with_bridge
from rulefork.play.expansions.the_abbot import TakeAbbotBack
from rulefork.play.expansions.the_festival import TakeBack
from rulefork.play.placing import fits
from rulefork.play.state import State
from rulefork.rulebook.finding import nearest
from rulefork.table.geometry import Square, beside


def actions(message: Message, scene: Scene) -> list[Action]:
    """Return what the message does; nothing for one that only confirms.

    Raises `Unknown` where it is not played here, and where it names what is not there.
    """
    refuse_kind(message)
    try:
        return [*_KINDS[message.kind](message, scene)]
    except (KeyError, TypeError, IndexError) as wrong:
        raise Unknown(f"the payload of {message.kind} is damaged: {wrong}") from None
    except (Unplaced, Unreadable, ValueError) as wrong:
        raise Unknown(str(wrong)) from None


def refuse_kind(message: Message) -> None:
    """Raise `Unknown` for a message of a kind that is not read, whatever it holds."""
    if message.kind not in _KINDS:
        why = "its expansion is not played here" if message.kind in _OTHERS else ""
        raise Unknown(f"unknown message {message.kind}", why, nearest(message.kind, _KINDS))


def _place(message: Message, scene: Scene) -> Iterator[Action]:
    told = message.payload
    tile = scene.opening.words.tiles.get(told["tileId"])
    if tile is None:
        raise Unknown(
            f"unknown tile {told['tileId']}",
            "it has no counterpart here",
            nearest(told["tileId"], scene.opening.words.tiles),
        )
    turns = (tile.turns + int(str(told["rotation"]).removeprefix("R")) // 90) % 4
    design = scene.game.tile(tile.ours)
    if unplayed := scene.opening.unplayed(design):
        raise Unknown(f"the tile {tile.id} bears {unplayed[1]}", f"the rules of {unplayed[0]} are not played here")
    # A tile that looks alike in two turns is played in the first of them.
    looks = design.layouts[turns].segments
    turns = next((each for each in design.turns if set(design.layouts[each].segments) == set(looks)), turns)
    at = place.square(told["position"])
    yield _with_bridge(tile.ours, at, turns, scene) or PlaceTile(scene.player(message), tile.ours, at, turns)


def _with_bridge(tile: str, at: Square, turns: int, scene: Scene) -> Action | None:
    """Return the placing with the one bridge that it needs, for which there is no message, or None."""
    state = scene.state
    if BRIDGE not in scene.opening.save.elements or fits(state, scene.game.tile(tile), at, turns):
        return None
    ways = ways_with_bridge(state, scene.game.tile(tile), scene.player_to_place())
    return next((way for way in ways if (way.square, way.turns) == (at, turns)), None)


def _deploy(message: Message, scene: Scene) -> Iterator[Action]:
    told = message.payload
    word = str(told["meepleId"]).split(".")[1]
    theirs = scene.opening.words.worded(word)
    if theirs is None:
        raise Unknown(f"unknown kind of figure {word}")
    scene.need(theirs.element, f"a {theirs.kind} is deployed")
    yield deployment(message, theirs.kind, scene) or Deploy(
        scene.player(message), scene.spot(told["pointer"]), theirs.kind
    )
    yield from follows(message, theirs.kind, scene)


def _move_neutral(message: Message, scene: Scene) -> Iterator[Action]:
    told = message.payload
    figure = str(told["figureId"]).split(".")[0]
    if figure == "dragon":
        yield _step(message, scene.state)
    elif figure == "fairy":
        to = told["to"]
        if isinstance(to, list):
            yield MoveFairy(scene.player(message), place.square(to))
        else:
            at = place.square(to["featurePointer"]["position"])
            yield MoveFairy(scene.player(message), at, scene.figure(to))
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


def _return(message: Message, scene: Scene) -> Iterator[Action]:
    source = message.payload["source"]
    if source == "PRINCESS":
        yield SendHome(scene.player(message), scene.figure(message.payload["pointer"]))
    elif source == "FESTIVAL":
        scene.need("festival", "a figure is taken back at a festival")
        yield TakeBack(scene.player(message), scene.figure(message.payload["pointer"]))
    elif source == "ABBOT_RETURN":
        yield TakeAbbotBack(scene.player(message))
    else:
        raise Unknown(f"a figure is taken back by {source}", "its expansion is not played here")


def _pass(message: Message, scene: Scene) -> Iterator[Action]:
    for phase in scene.state.turn.phases:
        if phase in ("princess", "deploy"):
            yield Pass(scene.player(message))


_KINDS: Final[Mapping[str, Callable[[Message, Scene], Iterator[Action]]]] = {
    "PLACE_TILE": _place,
    "DEPLOY_MEEPLE": _deploy,
    "MOVE_NEUTRAL_FIGURE": _move_neutral,
    "RETURN_MEEPLE": _return,
    "PASS": _pass,
    "PLACE_TOKEN": token,
    "FLOCK_EXPAND_OR_SCORE": flock,
    CONFIRM: flock,
    "CAPTURE_FOLLOWER": lambda *_: iter(()),
    "COMMIT": lambda *_: iter(()),
}

_OTHERS: Final = (
    "PAY_RANSOM", "EXCHANGE_FOLLOWER", "BAZAAR_BID", "BAZAAR_BUY_OR_SELL",
    "CIRCLE_REMOVE_OR_DEPLOY", "SCORE_ACROBATS",
)  # fmt: skip
"""Messages of expansions that are not translated."""
