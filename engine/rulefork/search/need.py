"""What has to have happened before two rulesets can part: a bound from below on the size of any witness.

Each entry says of one toggle when a game asks for it to some effect, in terms that are seen between two turns: a
volcano lies, somebody has a follower on the board, the fairy stands somewhere. The bound leaves out whole branches of a
search, and where a witness is as small as the bound, it is proven to be a smallest one. Tests hold every entry against
random games: two rulesets never part before what is said here has come about.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal

from rulefork.play.state import State
from rulefork.rulebook.ruleset import FAMILY, Ruleset
from rulefork.rulebook.tile import Symbol
from rulefork.rulebook.toggle import Toggle
from rulefork.search.lockstep import differing

Played = Mapping[str, str]
"""The value of every toggle as it is played."""

Needs = tuple["Need", ...]
"""The ways in which a question can part two games, one of which is enough."""

Fairy = Literal["may move", "moves", "stood", "pays"]
"""`may move`: the player of the deciding turn has a follower on the board from an earlier turn. `moves`: the fairy is
in play, or comes into play in that turn. `stood`: she was in play when the turn began. `pays`: so she was, and it is
the turn of the player who brought her."""


@dataclass(frozen=True, slots=True)
class Need:
    """When a toggle can part two games.

    `symbol` is that of the tile of the deciding turn, None for any. `before` are symbols of tiles that lie before it,
    `by` of tiles that lie before it or are placed in it. `standing` asks for somebody on the board before that turn,
    `shared` for a second follower on the fairy's tile, who comes there by portal only: one turn brings her, another one
    him. `out` asks for a player with no follower left. `figures` is how many followers are deployed, that of the last
    action counted.
    """

    symbol: Symbol | None = None
    before: tuple[Symbol, ...] = ()
    by: tuple[Symbol, ...] = ()
    fairy: Fairy | None = None
    standing: bool = False
    shared: bool = False
    out: bool = False
    figures: int = 0


ANYTHING: Final = Need()
"""The need of a question of which nothing is known: it may decide in the first turn."""

_BESIDE: Final = "next-to-follower"
_FIVE: Final = "five-on-completion"

_SHARED: Final = Need(by=("portal",), shared=True, figures=2)
"""Two followers share the fairy's tile. In these boxes nobody comes to a tile that lies there but by a portal."""


def _same(a: Played, b: Played, toggle: str, value: str) -> bool:
    return a[toggle] == b[toggle] == value


def _point(a: Played, b: Played) -> Needs:
    """Return when it matters to whom she pays a point, or how it is claimed, as a turn begins.

    It is her mover's turn, or that of somebody else on her tile.
    """
    shared = replace(_SHARED, before=_SHARED.by, by=(), fairy="stood")
    return () if _same(a, b, "fairy-bonus-scheme", _FIVE) else (Need(fairy="pays", figures=1), shared)


def _recipient(a: Played, b: Played) -> Needs:
    # Beside one follower, her mover is paid in either way.
    return tuple(need for need in _point(a, b) if need.shared or not _same(a, b, "fairy-placement", _BESIDE))


def _claim(a: Played, b: Played) -> Needs:
    own = _same(a, b, "fairy-point-recipient", "assigned-follower-owner")
    return tuple(need for need in _point(a, b) if not (need.shared and own))


def _three(a: Played, b: Played) -> Needs:
    values = {a["fairy-three-recipient"], b["fairy-three-recipient"]}
    shared = replace(_SHARED, fairy="moves")
    if _same(a, b, "fairy-placement", _BESIDE):
        return (shared,) if "on-fairy-tile" in values else ()
    is_named = _same(a, b, "fairy-placement", "on-tile") and "assigned-follower" not in values
    return (shared,) if is_named else (Need(fairy="moves", figures=1),)


def _accounting(a: Played, b: Played) -> Needs:
    return () if _same(a, b, "fairy-bonus-scheme", _FIVE) else (Need(fairy="moves", figures=1),)


def _condition(a: Played, b: Played) -> Needs:
    # Whether a follower was moved is for another box to ask.
    values = {a["fairy-move-condition"], b["fairy-move-condition"]}
    return (Need(fairy="may move", figures=1),) if "only-if-relinquished" in values else ()


def _sharing(a: Played, b: Played) -> Needs:
    # Followers are kept off under the other two; what else is eaten is in other boxes.
    values = {a["dragon-tile-sharing"], b["dragon-tile-sharing"]}
    return (Need(symbol="portal", before=("volcano",), figures=1),) if "not-mentioned" in values else ()


def _no_removal(a: Played, b: Played) -> Needs:
    if _same(a, b, "princess-removal", "must"):
        return ()
    # Beside the knight somebody is deployed; or the fairy moves, where that takes a deployment given up.
    relinquished = "only-if-relinquished" in (a["fairy-move-condition"], b["fairy-move-condition"])
    return (replace(_KNIGHT, figures=1 if relinquished else 2),)


_KNIGHT: Final = Need(symbol="princess", standing=True, figures=1)


def _always(need: Need) -> Callable[[Played, Played], Needs]:
    return lambda _, __: (need,)


NEEDS: Final[Mapping[str, Callable[[Played, Played], Needs]]] = {
    # A dragon tile is placed only while the dragon is in play, and the order matters to followers only.
    "dragon-moves": _always(Need(symbol="dragon", before=("volcano",), figures=1)),
    "fairy-blocks-dragon": _always(Need(symbol="dragon", before=("volcano",), fairy="moves", figures=1)),
    # She goes only to an own follower, who was deployed in an earlier turn, for in one turn nobody does both.
    "fairy-placement": _always(Need(fairy="may move", figures=1)),
    "fairy-move-condition": _condition,
    "fairy-on-volcano-turn": _always(Need(symbol="volcano", fairy="may move", figures=1)),
    "fairy-out-of-followers": _always(Need(fairy="may move", out=True, figures=7)),
    # She pays when a turn begins, when a feature is scored, and at the end.
    "fairy-point-recipient": _recipient,
    "fairy-point-claim": _claim,
    "fairy-three-recipient": _three,
    "fairy-three-accounting": _accounting,
    "fairy-final-scoring": _always(Need(fairy="moves", figures=1)),
    "fairy-bonus-scheme": _always(Need(fairy="moves", figures=1)),
    # The princess acts on knights who stood in her city before her.
    "princess-removal": _always(_KNIGHT),
    "princess-step": _always(_KNIGHT),
    "princess-no-removal-clause": _no_removal,
    # Only a portal leads to the dragon's tile, or to a complete feature.
    "dragon-tile-sharing": _sharing,
    "portal-completed-unscored": _always(Need(symbol="portal", figures=1)),
}
"""The needs of each toggle by its id, under two rulesets; none where it cannot part them. Others need nothing."""


def needs_of(a: Ruleset, b: Ruleset, toggles: Mapping[str, Toggle]) -> Needs:
    """Return what each question needs on which two rulesets differ; nothing where no question can part them.

    Questions of wording, and those that other boxes raise, are left out: no game without those asks them.
    """
    values = a.played(toggles), b.played(toggles)
    # What a text says is never asked in play, only how it is played.
    questions = sorted(each for each in differing(a, b, toggles) if each == FAMILY or each in toggles)
    asked = (each for each in questions if each == FAMILY or not (toggles[each].needs or toggles[each].wording_only))
    found = (NEEDS.get(question, _always(ANYTHING))(*values) for question in asked)
    return tuple(dict.fromkeys(need for needs in found for need in needs))


def turns_needed(state: State, need: Need) -> int:
    """Return how many turns at least are begun, from a state between two turns, until the need is met."""
    lie = {tile.symbol for tile in state.board.tiles.values()}
    before = sum(symbol not in lie for symbol in need.before)
    by = sum(symbol not in lie for symbol in need.by)
    turns = max(1 + before, by, 1)
    if need.standing and not any(state.followers()):
        turns = max(turns, 2)
    if need.fairy == "may move" or (need.fairy is not None and state.fairy is None):
        later = {"may move": 0, "moves": 0, "stood": 1, "pays": len(state.players)}[need.fairy]
        turns = max(turns, _own_turn(state) + later)
    if need.shared:
        turns = max(turns, _until_shared(state) + (need.fairy == "stood"))
    return max(turns, _until_out(state)) if need.out else turns


def figures_needed(state: State, need: Need, deployed: int) -> int:
    """Return how many followers at least are still deployed until the need is met, where so many have been."""
    if need.out:
        return min(_supply(state, player) for player in state.players)
    nobody = not any(state.followers())
    asks = need.standing or need.fairy == "may move" or (need.fairy is not None and state.fairy is None)
    return max(need.figures - deployed, int(nobody and asks))


def _own_turn(state: State) -> int:
    """Return the first turn, counted from 1, of a player who had a follower on the board when it began."""
    have = {figure.owner for figure, _ in state.followers()}
    return min(turn if player in have else turn + len(state.players) for turn, player in _in_turn(state))


def _until_shared(state: State) -> int:
    """Return how many turns at least bring the fairy to a tile where somebody stands besides her companion."""
    fairy = state.fairy
    if fairy is not None:
        return int(all(figure == fairy.companion for figure in state.followers_on(fairy.square)))
    squares = [spot.square for _, spot in state.followers()]
    return 1 + (len(squares) == len(set(squares)))


def _until_out(state: State) -> int:
    return min(turn + len(state.players) * _supply(state, player) for turn, player in _in_turn(state))


def _in_turn(state: State) -> list[tuple[int, str]]:
    players = [*state.players[state.active :], *state.players[: state.active]]
    return [*enumerate(players, 1)]


def _supply(state: State, player: str) -> int:
    return sum(1 for figure in state.figures if figure.owner == player and figure.is_follower) - sum(
        1 for figure, _ in state.followers() if figure.owner == player
    )
