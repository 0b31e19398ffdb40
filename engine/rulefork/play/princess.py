"""The princess: a knight leaves the city that her tile extends."""

from rulefork.play.action import SendHome, SpareKnights
from rulefork.play.event import Event, Phase
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.play.role import send_home
from rulefork.play.state import State
from rulefork.table.figure import Figure, Spot


def knights(game: Game, state: State) -> list[Figure]:
    """Return the knights of the city that the princess tile just placed extends, whoever owns them.

    Where her part of the tile joins several cities they count as one (gap princess-merges-cities); a tile with two
    city parts acts on the one that shows her (gap several-cities). Who is deployed beside her came after her.
    """
    square = state.turn.square
    if square is None or state.turn.tile is None or game.tile(state.turn.tile).symbol != "princess":
        return []
    (spot,) = (spot for spot in state.board.spots_on(square) if state.board.segment(spot).princess)
    newcomers = (state.turn.deployed, state.turn.second)
    return [knight for knight in state.followers_in(state.board.numbers[spot]) if knight not in newcomers]


def stage(game: Game) -> Phase:
    """Return the phase in which the knight is taken out (princess/removal-in-step-one, princess/stage-in-c1)."""
    return "princess" if game.rules["princess-step"] == "tile-placement" else "deploy"


def remove(game: Game, state: State, action: SendHome) -> tuple[State, list[Event]]:
    """Return the state with the knight in its owner's supply, and what happened.

    Raises `Refused` where the princess sends nobody home, or not this one.
    """
    _refuse_without_choice(game, state)
    there = knights(game, state)
    if action.knight not in there:
        raise _no_knight(state, action.knight, there)
    if _is_shielded(game, action.knight, there):
        why = "that follower may be taken only if no other knight is there"
        raise Refused("princess/large-only-if-alone-early", why)
    state, events = send_home(game, state, action.knight, "princess", "princess/knight-to-owner-supply")
    return state.in_turn(sent_home=action.knight), events


def _no_knight(state: State, figure: Figure, there: list[Figure]) -> Refused:
    place = state.figures[there[0]]
    assert isinstance(place, Spot), "a knight stands in a city"
    if not figure.is_follower and figure in state.standing_in(state.board.numbers[place]):
        return Refused(f"princess/{figure.kind}-not-a-target", "it is no follower, so it is no knight")
    return Refused("princess/only-the-extended-city", "that follower is no knight of the city that she extends")


def removable(game: Game, state: State) -> list[Figure]:
    """Return the knights that she may send home; those whom others shield are left out (gap large-knights-only)."""
    there = knights(game, state)
    return [knight for knight in there if not _is_shielded(game, knight, there)]


def _is_shielded(game: Game, knight: Figure, there: list[Figure]) -> bool:
    # An early answer let the follower that counts for two go only when it was alone.
    if game.kind(knight).counts != 2 or len(there) == 1:
        return False
    return game.rules["princess-big-follower"] == "only-if-alone"


def _refuse_without_choice(game: Game, state: State) -> None:
    if state.turn.sent_home is not None:
        raise Refused("princess/only-one", "the princess has sent a knight home; only one leaves")
    if not knights(game, state):
        raise Refused("princess/nothing-without-knights", "no princess has joined a city with a knight")
    if state.turn.deployed is not None or state.turn.fairy_moved:
        raise Refused("princess/no-deploy-after-removal", f"{state.player} has taken another action instead")


def spare(game: Game, state: State, _: SpareKnights) -> tuple[State, list[Event]]:
    """Return the state after the player took nobody; raises `Refused` where a knight has to leave, or none could."""
    _refuse_without_choice(game, state)
    refuse_to_decline(game, state)
    return state.leaving("princess"), []


def refuse_to_decline(game: Game, state: State) -> None:
    """Raise `Refused` where a knight has to leave and none has (princess/must-remove-older-text)."""
    if state.turn.sent_home is None and removable(game, state) and game.rules["princess-removal"] == "must":
        raise Refused("princess/must-remove-older-text", f"{state.player} must send one of the knights home")


def refuse_after_removal(game: Game, state: State, ruling: str, consequence: str) -> None:
    """Raise `Refused` where a knight was sent home: no other figure is placed or moved in that turn."""
    if state.turn.sent_home is not None and game.rules["princess-removal-bans"] == "every-figure":
        raise Refused(ruling, f"a knight was sent home: {consequence}")


def refuse_deployment_beside_knights(game: Game, state: State) -> None:
    """Raise `Refused` where the text grants a deployment only in a city without knights, and there are some."""
    if state.turn.sent_home is None and removable(game, state):
        refuse_to_decline(game, state)
        if game.rules["princess-no-removal-clause"] == "empty-or-new-city":
            why = "nobody may be deployed beside a princess unless the city is new or holds no knight"
            raise Refused("princess/old-empty-city-wording", why)
