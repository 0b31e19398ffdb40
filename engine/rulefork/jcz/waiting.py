"""What a game waits for at the end of a saved game, in the words of its assertions."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from rulefork.conform.wire import write_place
from rulefork.jcz.course import Course
from rulefork.jcz.opening import Opening
from rulefork.jcz.place import location, position
from rulefork.jcz.save import COMMIT, PLACING
from rulefork.play.action import Action, Deploy, EndTurn, MoveDragon, MoveFairy, Pass, SendHome
from rulefork.play.expansions.abbey_and_mayor import BuildBarn, DriveOn
from rulefork.play.expansions.bridges_castles_bazaars import BRIDGE, ways_with_bridge
from rulefork.play.expansions.the_festival import TakeBack
from rulefork.play.refusal import Refused
from rulefork.play.state import State
from rulefork.play.turn import advance, choices
from rulefork.rulebook.tile import TileType
from rulefork.table.board import ANY
from rulefork.table.corner import farm_at
from rulefork.table.figure import Figure, Spot
from rulefork.table.geometry import Square

_NOTHING: Final = (Pass, EndTurn)
_BEFORE: Final = ("begin", "draw", "place")
_GONE_THROUGH: Final = ("princess", "deploy", "dragon")


@dataclass(frozen=True)
class Waiting:
    """The end of a course: which step waits, and what is offered."""

    opening: Opening
    course: Course

    @cached_property
    def state(self) -> State:
        """The game as it stands, gone on to the first step in which something may be done."""
        state = self.course.state
        while not state.over and state.phase in _GONE_THROUGH and not self._offers(state):
            try:
                state, _ = advance(self.course.game, state)
            except Refused:
                break
        return state

    @property
    def offers(self) -> list[Action]:
        """What somebody may do, besides passing; the fairy only where she is in play."""
        return self._offers(self.state)

    def _offers(self, state: State) -> list[Action]:
        if state.over or state.phase in _BEFORE:
            return []
        fairy = "fairy" in self.opening.save.elements
        return [
            action
            for action in choices(self.course.game, state)
            if not isinstance(action, _NOTHING) and (fairy or not isinstance(action, MoveFairy))
        ]

    @cached_property
    def step(self) -> str:
        """The name of the step that waits."""
        state = self.state
        if state.over:
            return "GameOverPhase"
        if state.phase in _BEFORE:
            return "TilePhase"
        if state.phase == "scored" and "wagon" in self.opening.save.elements:
            return "WagonPhase"
        if any(isinstance(action, MoveDragon) for action in self.offers):
            return "DragonMovePhase"
        if self.offers and state.phase in ("princess", "deploy"):
            return "PhantomPhase" if state.turn.deployed or state.turn.fairy_moved else "ActionPhase"
        return "CommitActionPhase"

    @property
    def may_pass(self) -> bool:
        """Whether the step that waits may be passed."""
        if self.step == "WagonPhase":
            return self.opening.save.messages[-1].kind == COMMIT
        if self.step not in ("ActionPhase", "PhantomPhase"):
            return False
        return any(isinstance(action, Pass) for action in choices(self.course.game, self.state))

    def kinds(self) -> set[str]:
        """Return what is offered: by kind, and by kind and what for."""
        found = {"TilePlacement"} if self.step == "TilePhase" else set()
        tile = self.drawn
        if tile is not None:
            found.add(f"TilePlacement for {tile}")
        for action in self.offers:
            if isinstance(action, Deploy):
                found |= {"Meeple", f"Meeple for {self.opening.words.figures[action.kind].name}"}
            elif isinstance(action, DriveOn | BuildBarn):
                found |= {"Meeple", f"Meeple for {'Barn' if isinstance(action, BuildBarn) else 'Wagon'}"}
            elif isinstance(action, SendHome):
                found |= {"ReturnMeeple", "ReturnMeeple for PRINCESS"}
            elif isinstance(action, TakeBack):
                found |= {"ReturnMeeple", "ReturnMeeple for FESTIVAL"}
        return found

    @property
    def drawn(self) -> str | None:
        """The id of the tile that waits to be placed, where the file says it."""
        placed = sum(message.kind == PLACING for message in self.opening.save.messages)
        draws = self.opening.save.draws
        return draws[placed] if self.step == "TilePhase" and placed < len(draws) else None

    def placements(self, tile: str) -> set[tuple[int, int, int]]:
        """Return where their tile of that id may be placed: x, y and degrees, as they tell them."""
        theirs = self.opening.words.tiles[tile]
        design = self.course.game.tile(theirs.ours)
        found: set[tuple[Square, int]] = set()
        for square, bound in self.state.board.frontier.items():
            for turns, layout in enumerate(design.layouts):
                if all(side in (ANY, edge) for side, edge in zip(bound, layout.edges, strict=True)):
                    found.add((square, turns))
        found |= set(self._bridged(design))
        return {(square[0], -square[1], 90 * (turns - theirs.turns) % 360) for square, turns in found}

    def _bridged(self, design: TileType) -> Iterator[tuple[Square, int]]:
        """Yield where the tile fits with a bridge of the player whose tile it is."""
        if BRIDGE in self.opening.save.elements and self.state.in_supply(self.state.player, BRIDGE):
            for way in ways_with_bridge(self.state, design, self.state.player):
                for turns, layout in enumerate(design.layouts):
                    if set(layout.segments) == set(design.layouts[way.turns].segments):
                        yield way.square, turns

    def deployments(self, name: str) -> set[str]:
        """Return where a figure that they call by that name may be put: feature, location and square."""
        figure = self.opening.words.named(name)
        if name == "Wagon" and self.step == "WagonPhase":
            return {self._told(action.spot) for action in self.offers if isinstance(action, DriveOn)}
        if name == "Barn":
            return {told for action in self.offers if isinstance(action, BuildBarn) for told in self._barn(action)}
        return {
            self._told(action.spot)
            for action in self.offers
            if isinstance(action, Deploy) and figure is not None and action.kind == figure.kind
        }

    def _barn(self, action: BuildBarn) -> Iterator[str]:
        """Yield the field of the tile just placed in which the barn would stand."""
        board = self.state.board
        farm = farm_at(board, action.squares)
        for spot in board.spots_on(self.state.turn.square or (0, 0)):
            if board.numbers[spot] == farm:
                yield self._told(spot)

    def removals(self, source: str) -> set[tuple[str, str, str]]:
        """Return who may be taken off the board by princess or festival: the player, the kind, and where it stands."""
        figures = [
            action.knight if isinstance(action, SendHome) else action.taken
            for action in self.offers
            if isinstance(action, SendHome if source == "PRINCESS" else TakeBack)
            and isinstance(action, SendHome | TakeBack)
        ]
        return {self._standing(figure) for figure in figures}

    def _standing(self, figure: Figure) -> tuple[str, str, str]:
        place, theirs = self.state.figures[figure], self.opening.words.figures.get(figure.kind)
        where = self._told(place) if isinstance(place, Spot) else "elsewhere"
        return str(self.state.players.index(figure.owner)), theirs.word if theirs else figure.kind, where

    def _told(self, spot: Spot) -> str:
        told = write_place(spot, self.state)
        words = self.opening.words
        x, y = position(told["at"])
        return f"{words.features[told['feature']]},{location(told['feature'], told['sides'], words)},[{x},{y}]"
