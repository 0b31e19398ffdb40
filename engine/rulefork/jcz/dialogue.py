"""A game with their engine, step by step: our actions become their messages, as far as they are offered.

Their engine stops at an illegal message and accepts some that are none of its offers, so an action counts as legal when
it is offered. In between, whatever may be declined is declined and every turn is confirmed, as the protocol wants it.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from rulefork.conform.wire import Json
from rulefork.jcz import message, place
from rulefork.jcz.engine import Engine, Messages
from rulefork.jcz.view import View
from rulefork.jcz.vocabulary import Vocabulary

_STEPS: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
_ACTING: Final = ("ActionPhase", "PhantomPhase")
_STAGES: Final = {
    "PLACE_TILE": "tile placement",
    "DEPLOY_MEEPLE": "deployment",
    "RETURN_MEEPLE": "deployment",
    "MOVE_NEUTRAL_FIGURE": "walk of the dragon",
}
"""In which part of the turn a figure goes home, by the message after which it is gone."""


class Illegal(Exception):  # noqa: N818 - it names the cause
    """An action that their engine does not offer."""


class Untold(Exception):  # noqa: N818 - it names the cause
    """An action, a question or a set-up that their messages have no words for."""


@dataclass(frozen=True, slots=True)
class Gone:
    """A figure that went home: its owner and name in their lists, where it stood, and in which part of the turn."""

    player: int
    name: str
    pointer: Mapping[str, Json]
    stage: str


@dataclass(frozen=True, slots=True)
class Dialogue:
    """A game so far: a value, for it is known by its messages. `begun` is the last turn that has begun for us.

    They begin the next turn as soon as one is over, and pay the fairy's point; for us it begins when somebody acts.
    """

    engine: Engine
    words: Vocabulary
    players: tuple[str, ...]
    messages: Messages
    view: View
    begun: int = 1
    drawn: bool = False
    gone: tuple[Gone, ...] = ()
    steps: int = 0
    walked: int = 0

    def send(self, line: str) -> "Dialogue":
        """Return the game after a message; raises `Ended`."""
        messages = (*self.messages, line)
        view = View(self.engine.state(messages))
        kind = line.partition('"type": "')[2].partition('"')[0]
        steps, walked = self.steps, self.walked
        if kind == "PLACE_TILE":
            steps = walked = 0
        elif self.view.phase == "DragonMovePhase":
            steps += 1
            if view.phase != "DragonMovePhase":
                steps, walked = 0, steps
        stage = _STAGES.get(kind, "final scoring" if view.over else "scoring")
        gone = tuple(
            Gone(each["player"], each["type"], {key: each[key] for key in ("position", "feature", "location")}, stage)
            for id, each in self.view.deployed.items()
            if id not in view.deployed
        )
        return replace(
            self, messages=messages, view=view, gone=(*self.gone, *gone), steps=steps, walked=walked, drawn=False
        )

    def acting(self) -> "Dialogue":
        """Return the game with its present turn begun."""
        return replace(self, begun=self.view.turn)

    def index(self, player: str) -> int:
        """Return the number by which they know the player."""
        return self.players.index(player)

    @property
    def mover(self) -> str | None:
        """The player who is to do something, or None at the end."""
        mover = self.view.mover
        return None if mover is None else self.players[mover]

    @property
    def last(self) -> str:
        """The kind of the last message."""
        return self.messages[-1].partition('"type": "')[2].partition('"')[0]


def begin(engine: Engine, words: Vocabulary, players: tuple[str, ...], setup: str) -> Dialogue:
    """Return a new game from the message that sets it up; raises `Ended`."""
    view = View(engine.state((setup,)))
    return Dialogue(engine, words, players, (setup,), view, begun=view.turn)


def play(game: Dialogue, act: Mapping[str, Json]) -> Dialogue:
    """Return the game after an action of the protocol.

    Raises `Illegal` where it is not offered, `Untold` where they have no words for it, `Ended` where the engine dies.
    """
    known = _PLAY.get(act["do"])
    if known is None:
        raise Untold(f"the action {act['do']} is not translated")
    return known(game, act)


# --- Going on ----------------------------------------------------------------------------------------------------


def decline(game: Dialogue) -> Dialogue:
    """Return the game after what waits has been declined or confirmed; raises `Illegal` where it has to be done."""
    kinds = [item["type"] for item in game.view.items]
    if game.view.over:
        raise Illegal("the game is over")
    if kinds == ["Confirm"]:
        return game.send(message.COMMIT)
    if game.view.phase == "TilePhase":
        raise Illegal(f"{game.mover} has to place a tile first")
    if game.view.may_pass:
        return game.send(message.PASS)
    raise Illegal(f"{game.mover} has to act first: {', '.join(kinds)}")


def finish(game: Dialogue) -> Dialogue:
    """Return the game at the beginning of the next part of a turn, or at its end."""
    while game.view.phase != "TilePhase" and not game.view.over:
        game = decline(game)
    return game


def _next_turn(game: Dialogue, act: Mapping[str, Json]) -> Dialogue:
    game = finish(game)
    if game.view.over:
        raise Illegal("the game is over")
    _refuse_others(game, act)
    return game.acting()


def _refuse_others(game: Dialogue, act: Mapping[str, Json]) -> None:
    if act["player"] != game.mover:
        raise Illegal(f"it is {game.mover}'s turn")


# --- Actions -----------------------------------------------------------------------------------------------------


def _begin_turn(game: Dialogue, act: Mapping[str, Json]) -> Dialogue:
    return _next_turn(game, act)


def _draw(game: Dialogue, act: Mapping[str, Json]) -> Dialogue:
    if game.drawn:
        raise Illegal(f"{act['player']} has drawn a tile already")
    game = _next_turn(game, act)
    waits = game.words.tiles[game.view.items[0]["tileId"]].ours
    # What fits nowhere they lay aside at once, and draw another; for us that is still to come.
    laid_aside = {game.words.tiles[tile].ours for tile in game.view.told.get("discardedTiles", ())}
    if waits != act["tile"] and act["tile"] not in laid_aside:
        raise Illegal(f"the tile {waits} is drawn, not {act['tile']}")
    return replace(game, drawn=waits == act["tile"])


def _place(game: Dialogue, act: Mapping[str, Json]) -> Dialogue:
    game = _next_turn(game, act)
    item = game.view.items[0]
    tile = game.words.tiles[item["tileId"]]
    if tile.ours != act["tile"]:
        raise Illegal(f"the tile {tile.ours} is to be placed, not {act['tile']}")
    rotation = (int(act["turned"]) - 90 * tile.turns) % 360
    at = place.position(act["at"])
    if not any(each["position"] == at and rotation in each["rotations"] for each in item["options"]):
        raise Illegal(f"the tile {act['tile']} may not be placed there")
    return game.send(message.place_tile(tile.id, at, rotation))


def _deploy(game: Dialogue, act: Mapping[str, Json]) -> Dialogue:
    figure = game.words.figures.get(act["figure"])
    if figure is None:
        raise Untold(f"JCloisterZone has no {act['figure']}")
    _refuse_others(game, act)
    pointer = place.pointer(act["on"], game.words)
    offers = game.view.offered("Meeple", meeple=figure.name)
    if game.view.phase not in _ACTING or not any(_alike(pointer, each) for each in offers):
        raise Illegal(f"no {act['figure']} of {act['player']} may be put there")
    meeple = game.view.told["players"][game.index(act["player"])]["meeples"][figure.name][1]
    return game.send(message.deploy(meeple, pointer))


def _send_home(game: Dialogue, act: Mapping[str, Json]) -> Dialogue:
    _refuse_others(game, act)
    wanted = {id for id, _ in standing(game, act["knight"])}
    for option in game.view.offered("ReturnMeeple", source="PRINCESS"):
        if option["meepleId"] in wanted:
            return game.send(message.send_home(option))
    raise Illegal("that figure may not be sent home")


def _spare(game: Dialogue, act: Mapping[str, Json]) -> Dialogue:
    _refuse_others(game, act)
    if not game.view.may_pass or not game.view.offered("ReturnMeeple", source="PRINCESS"):
        raise Illegal("no knight may be spared")
    return game


def _move_fairy(game: Dialogue, act: Mapping[str, Json]) -> Dialogue:
    _refuse_others(game, act)
    # On a tile as such she stands beside nobody, so it does not matter who is named, as long as he is there.
    on_tile = game.view.offered("MoveFairyOnTile")
    if act["companion"] is None or (on_tile and _is_own(game, act)):
        at = place.position(act["at"])
        if at in on_tile:
            return game.send(message.move_neutral("fairy.1", at))
        raise Illegal("the fairy may not be moved onto that tile as such")
    wanted = {id for id, each in standing(game, act["companion"]) if each["position"] == place.position(act["at"])}
    for option in game.view.offered("MoveFairyNextTo"):
        if option["meepleId"] in wanted:
            return game.send(message.move_neutral("fairy.1", option))
    raise Illegal("the fairy may not be moved next to that figure")


def _is_own(game: Dialogue, act: Mapping[str, Json]) -> bool:
    at = place.position(act["at"])
    return act["companion"]["owner"] == act["player"] and any(
        each["position"] == at for _, each in standing(game, act["companion"])
    )


def _move_dragon(game: Dialogue, act: Mapping[str, Json]) -> Dialogue:
    game = to_walk(game)
    if game.view.phase != "DragonMovePhase":
        raise Illegal("nobody is to move the dragon")
    _refuse_others(game, act)
    x, y = game.view.told["neutralFigures"]["dragon"]["position"]
    step = _STEPS[act["side"]]
    to = [x + step[0], y + step[1]]
    if to not in game.view.offered("MoveDragon"):
        raise Illegal("the dragon may not be moved there")
    return game.send(message.move_neutral("dragon.1", to))


def to_walk(game: Dialogue) -> Dialogue:
    """Return the game when the dragon's next step is due, or at the end of the turn where none is."""
    while game.view.phase not in ("DragonMovePhase", "TilePhase", "GameOverPhase"):
        game = decline(game)
    return game


def _pass(game: Dialogue, act: Mapping[str, Json]) -> Dialogue:
    if game.view.phase != "DragonMovePhase":
        _refuse_others(game, act)
    if game.view.phase in _ACTING and game.view.may_pass:
        return game.send(message.PASS)
    if game.view.phase == "CommitActionPhase" or game.last in ("PLACE_TILE", "PASS"):
        return game  # where there is nothing to do, they do not ask
    raise Illegal(f"{act['player']} has nothing to decline now")


def _end_turn(game: Dialogue, act: Mapping[str, Json]) -> Dialogue:
    if game.view.over and game.last != "GAME_SETUP":
        return game
    if game.view.phase == "TilePhase" and (game.view.turn > game.begun or game.last == "MOVE_NEUTRAL_FIGURE"):
        return game  # the dragon's last step after scoring ends the turn by itself
    if game.view.phase != "DragonMovePhase":
        _refuse_others(game, act)
    return finish(decline(game))


def _end_game(game: Dialogue, _: Mapping[str, Json]) -> Dialogue:
    while not game.view.over:
        game = decline(game)
    return game


_PLAY: Final[Mapping[str, Callable[[Dialogue, Mapping[str, Json]], Dialogue]]] = {
    "begin-turn": _begin_turn,
    "draw-tile": _draw,
    "place-tile": _place,
    "deploy": _deploy,
    "send-home": _send_home,
    "spare-knights": _spare,
    "move-fairy": _move_fairy,
    "move-dragon": _move_dragon,
    "pass": _pass,
    "end-turn": _end_turn,
    "end-game": _end_game,
}

ACTS: Final = tuple(_PLAY)
"""The actions that are translated."""


# --- Figures -----------------------------------------------------------------------------------------------------


def standing(game: Dialogue, told: Mapping[str, Json]) -> list[tuple[str, Mapping[str, Json]]]:
    """Return the figures of that owner and kind in the place that the protocol tells, with their ids."""
    figure = game.words.figures.get(told["figure"])
    if figure is None or told["owner"] not in game.players:
        raise Untold(f"JCloisterZone has no {told['figure']} of {told['owner'] or 'nobody'}")
    at = place.pointer(told["on"], game.words) if "on" in told else None
    return [
        (id, each)
        for id, each in game.view.deployed.items()
        if (each["player"], each["type"]) == (game.index(told["owner"]), figure.name)
        and (at is None or _alike(at, each))
    ]


def _alike(pointer: Mapping[str, Json], other: Mapping[str, Json]) -> bool:
    return all(pointer[key] == other[key] for key in ("position", "feature", "location"))
