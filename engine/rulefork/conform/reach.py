"""Reach: how far a game under a ruleset can be told to a program without asking for what it does not claim."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rulefork.conform.question import Question, answer
from rulefork.conform.status import Claims
from rulefork.conform.wire import Json, name_of
from rulefork.play.action import Action
from rulefork.play.game import Box, Game
from rulefork.play.refusal import Refused
from rulefork.rulebook.ruleset import Ruleset, RulesInPlay, toggles_noted
from rulefork.rulebook.toggle import Toggle
from rulefork.spec.situation import Situation


@dataclass(frozen=True, slots=True)
class Reach:
    """What a program claims of a ruleset: which actions, which questions, and under which answers of the rules."""

    ruleset: Ruleset
    toggles: Mapping[str, Toggle]
    box: Box
    claims: Claims

    def game(self) -> Game:
        """Return the game under the ruleset, with nothing asked of the rules so far."""
        return Game(RulesInPlay(self.ruleset, self.toggles), self.box)

    def covers(self, noted: Iterable[str]) -> bool:
        """Return whether the program claims the ruleset's answers to these questions, as `RulesInPlay.noted` has them."""
        if self.ruleset.id in self.claims.rulesets:
            return True
        played = self.ruleset.played(self.toggles)
        return all(played[toggle] in self.claims.toggles.get(toggle, ()) for toggle in toggles_noted(noted))

    def knows(self, action: Action) -> bool:
        """Return whether the program claims that kind of action."""
        return name_of(type(action)) in self.claims.acts

    def after(self, situation: Situation, action: Action) -> Situation | None:
        """Return the situation after the action; None where it is refused, or beyond what the program claims."""
        if not self.knows(action):
            return None
        game = self.game()
        try:
            after = Situation(game, {}, situation.states, situation.events, situation.actions).play(action)
        except Refused:
            return None
        return after if self.covers(game.rules.noted) else None

    def answer(self, question: Question, situation: Situation) -> tuple[Json] | None:
        """Return the right answer, alone in a tuple; None where the question is beyond what the program claims."""
        acts = {act["do"] for act in question.get("actions", ())}
        if question["ask"] not in self.claims.asks or not acts <= self.claims.acts:
            return None
        game = self.game()
        found = answer(question, Situation(game, {}, situation.states, situation.events, situation.actions))
        return (found,) if self.covers(game.rules.noted) else None
