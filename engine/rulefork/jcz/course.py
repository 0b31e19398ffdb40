"""A saved game as it goes under a ruleset, tile by tile."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from rulefork.jcz.boxes import Scene, Unknown, refuse_closed_flock
from rulefork.jcz.opening import Opening
from rulefork.jcz.reading import actions, refuse_kind
from rulefork.jcz.save import COMMIT, PLACING, Message, Part, Save
from rulefork.play.action import Action, BeginTurn, EndGame, EndTurn, MoveFairy
from rulefork.play.event import Event
from rulefork.play.expansions.abbey_and_mayor import DriveOn
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.play.state import State
from rulefork.play.turn import advance, apply, choices
from rulefork.rulebook.finding import BadInput
from rulefork.rulebook.ruleset import Ruleset, RulesInPlay
from rulefork.table.figure import Figure, Place

_NEXT_TURN: Final = ("begin", "draw")


@dataclass(frozen=True, slots=True)
class Denied:
    """A message that the rules refuse: the turn, its number in the file, why, and by which ruling."""

    turn: int
    message: int
    why: str
    ruling: str = ""


@dataclass(frozen=True, slots=True)
class Course:
    """How a saved game goes under a ruleset.

    `states` are those after each turn, a turn being what belongs to one tile. `denied` was left out; `stuck` is why
    the game cannot go on, where the file does not say what the rules would have a player do. `read` are the toggles
    that were asked for.
    """

    game: Game
    ruleset: Ruleset
    states: tuple[State, ...]
    events: tuple[Event, ...]
    denied: tuple[Denied, ...]
    stuck: Denied | None
    read: tuple[str, ...]

    @property
    def state(self) -> State:
        """The game as it stands at the end."""
        return self.states[-1]


def replay(opening: Opening) -> Course:
    """Return how the game goes under its own rules; raises `BadInput` at the first message that cannot be played."""
    for message in opening.save.messages:
        try:
            refuse_kind(message)
        except Unknown as unknown:
            raise _not_here(opening.save, message, unknown) from None
    course = follow(opening, opening.ruleset)
    for denied in (*course.denied, *filter(None, [course.stuck])):
        raise _impossible(opening.save, denied)
    return course


def _impossible(save: Save, denied: Denied) -> BadInput:
    what = f"turn {denied.turn}: {denied.why}"
    why = f"the rules of the file forbid it ({denied.ruling})" if denied.ruling else ""
    return save.fault("replay", denied.message, what=what, why=why)


def _not_here(save: Save, message: Message, unknown: Unknown) -> BadInput:
    return save.fault("replay", message.number, what=unknown.what, why=unknown.why, hint=unknown.hint)


def follow(opening: Opening, ruleset: Ruleset) -> Course:
    """Return how the game goes under a ruleset: what it refuses is left out, as long as the game can go on.

    Raises `BadInput` where a message cannot be played under any rules.
    """
    rules = RulesInPlay(ruleset, opening.book.toggles)
    going = _Going(opening, Game(rules, opening.box))
    for number, part in enumerate(opening.save.parts, 1):
        if not going.play(number, part):
            break
    return Course(
        going.game, ruleset, tuple(going.states), tuple(going.events), tuple(going.denied), going.stuck, rules.read
    )


class _Going:
    """A game while it is followed."""

    def __init__(self, opening: Opening, game: Game) -> None:
        self.opening = opening
        self.game = game
        self.state = opening.begin(game)
        self.states: list[State] = [self.state]
        self.events: list[Event] = []
        self.denied: list[Denied] = []
        self.stuck: Denied | None = None
        with suppress(Refused):
            self._apply(BeginTurn(self.state.player))

    def play(self, number: int, part: Part) -> bool:
        """Play what belongs to one tile; return whether the game goes on."""
        for at in range(len(part.messages)):
            self._play(number, part, at)
        last = number == len(self.opening.save.parts)
        self._refuse_unplayed(part)
        if part.committed or not last:
            self._finish(number, part, last=last)
        if self.stuck is None:
            self.states.append(self.state)
        return self.stuck is None

    def _play(self, turn: int, part: Part, at: int) -> None:
        message = part.messages[at]
        scene = Scene(self.opening, self.game, self.state, part.messages[:at], part.messages[at + 1 :])
        try:
            for action in actions(message, scene):
                self._try(action)
        except Refused as refused:
            self.denied.append(Denied(turn, message.number, refused.why, refused.ruling))
        except Unknown as unknown:
            if not self.denied:
                raise self._unknown(message, unknown) from None
            self.denied.append(Denied(turn, message.number, unknown.what))

    def _refuse_unplayed(self, part: Part) -> None:
        try:
            refuse_closed_flock(self.state)
        except Unknown as unknown:
            raise self._unknown(part.messages[0], unknown) from None

    def _unknown(self, message: Message, unknown: Unknown) -> BadInput:
        return _not_here(self.opening.save, message, unknown)

    def _try(self, action: Action) -> None:
        """Apply the action, a fairy's move in another way of telling it where the rules want one."""
        if isinstance(action, MoveFairy) and self._fairy_stands_otherwise(action):
            for other in _retold(action, self.state):
                with suppress(Refused):
                    self._apply(other)
                    return
        self._apply(action)

    def _fairy_stands_otherwise(self, action: MoveFairy) -> bool:
        return (action.companion is None) == (self.game.rules["fairy-placement"] == "next-to-follower")

    def _apply(self, action: Action) -> None:
        self.state, events = apply(self.game, self.state, action)
        self.events += events

    def _finish(self, number: int, part: Part, *, last: bool) -> None:
        player = self.state.player
        try:
            if last and self._wagon_waits(part):
                return
            if last and self._ends(number):
                self._apply(EndGame(player))
            elif self.state.phase not in _NEXT_TURN and not self.state.over:
                self._apply(EndTurn(player))
            if not self.state.over and self.state.phase == "begin":
                self._apply(BeginTurn(self.state.player))
        except Refused as refused:
            if last:
                self._go_on()
            else:
                self.stuck = Denied(number, part.messages[-1].number, refused.why, refused.ruling)

    def _wagon_waits(self, part: Part) -> bool:
        """Return whether the file stops where a wagon that has just been scored may drive on, or has done so."""
        if part.messages[-1].kind != COMMIT:
            return self.state.phase == "scored"
        if sum(each.kind == COMMIT for each in part.messages) > 1:
            return False
        state, events = self.state, list[Event]()
        while state.phase not in ("scored", "end", "dragon") and not state.over:
            state, more = advance(self.game, state)
            events += more
        waits = any(isinstance(action, DriveOn) for action in choices(self.game, state))
        if waits:
            self.state, self.events = state, [*self.events, *events]
        return waits

    def _ends(self, number: int) -> bool:
        placed = sum(message.kind == PLACING for message in self.opening.save.messages)
        return self.opening.save.ends_after == placed and number == len(self.opening.save.parts)

    def _go_on(self) -> None:
        """Go as far as the game goes by itself: after scoring the dragon may wait for a step that nobody has made."""
        with suppress(Refused):
            while not self.state.over:
                self.state, events = advance(self.game, self.state)
                self.events += events


def _retold(action: MoveFairy, state: State) -> Iterator[MoveFairy]:
    """Yield the fairy's move onto the tile as such, or next to the one follower of the player there."""
    if action.companion is not None:
        yield MoveFairy(action.player, action.square)
        return
    own = [figure for figure in state.followers_on(action.square) if figure.owner == action.player]
    if len(own) == 1:
        yield MoveFairy(action.player, action.square, own[0])


# --- Comparing ---------------------------------------------------------------------------------------------------


def standing(state: State) -> Mapping[tuple[str, str, Place], int]:
    """Return how many figures of each owner and kind stand in each place: what a table shows."""
    shown: dict[tuple[str, str, Place], int] = {}
    for figure, place in state.on_board():
        key = (figure.owner, figure.kind, place)
        shown[key] = shown.get(key, 0) + 1
    return shown


def companion(state: State) -> object:
    """Return whom the fairy stands beside, as the table shows it: owner, kind and place."""
    beside = state.fairy.companion if state.fairy else None
    return (beside.owner, beside.kind, state.figures[beside]) if isinstance(beside, Figure) else None
