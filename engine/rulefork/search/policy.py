"""Policies: how players choose among what the rules allow."""

from collections.abc import Mapping
from typing import Final, Protocol

from rulefork.play.action import Action, ClaimFairyPoint, Pass, PlaceTile
from rulefork.play.game import Game
from rulefork.play.state import State
from rulefork.play.turn import choices, may_pass
from rulefork.search.chance import Chance
from rulefork.search.greed import greedily
from rulefork.search.playout import PASSES


class Policy(Protocol):
    """How players choose. What is to be decided is told in a text, by which `Chance` knows it."""

    def choose(self, game: Game, state: State, chance: Chance, what: str) -> Action:
        """Return what the player does next, who has drawn a tile; whether a point is claimed is another question."""

    def claims(self, chance: Chance) -> bool:
        """Return whether a player claims the point that the fairy owes, where it has to be claimed."""


class AtRandom:
    """Does any of what is allowed, each as likely as the others; where one may pass, passes now and then instead."""

    def choose(self, game: Game, state: State, chance: Chance, what: str) -> Action:
        """Return what the player does next."""
        if state.phase == "place" and state.turn.tile is not None:
            # Of the many ways to place a tile only one is wanted.
            square, turns = chance.place(what, state.board.placements(game.tile(state.turn.tile)))
            return PlaceTile(state.player, state.turn.tile, square, turns)
        if may_pass(game, state) and chance.share(f"{what} at all") < PASSES:
            return Pass(state.player)
        return chance.any_of(what, open_choices(game, state))

    def claims(self, chance: Chance) -> bool:
        """Return whether the player remembers it: as seldom forgotten as anything is declined."""
        return chance.share("claim") >= PASSES


class Greedily:
    """Takes the most points that there are in the turn, and claims every point."""

    def choose(self, game: Game, state: State, chance: Chance, what: str) -> Action:
        """Return what the player does next."""
        found = open_choices(game, state)
        return found[0] if len(found) == 1 else greedily(game, state, found, chance, what)

    def claims(self, _: Chance) -> bool:
        """Return that the player does."""
        return True


def open_choices(game: Game, state: State) -> list[Action]:
    """Return what the rules allow next, to claim a point aside."""
    return [action for action in choices(game, state) if not isinstance(action, ClaimFairyPoint)]


POLICIES: Final[Mapping[str, Policy]] = {"random": AtRandom(), "greedy": Greedily()}
"""The policies by name."""
