"""A scenario while it is told, under several rulesets at once."""

from dataclasses import dataclass, field

from rulefork.play.game import Box, Game
from rulefork.rulebook import Ruleset, RulesInPlay
from rulefork.spec.act import Act
from rulefork.spec.observation import Observation
from rulefork.spec.sentence import InPosition, Sentence
from rulefork.spec.setup import set_up
from rulefork.spec.situation import Situation
from rulefork.spec.suite import Suite


@dataclass
class Telling:
    """A scenario while it is told: the game under each ruleset that it applies to, as far as it has got."""

    suite: Suite
    box: Box
    rulesets: list[Ruleset] = field(default_factory=list)
    tables: list[Situation] = field(default_factory=list)

    def tell(self, sentence: Sentence) -> None:
        """Carry out a sentence at every table; an observation has to come out as it is told."""
        if isinstance(sentence, InPosition):
            position = self.suite.positions[sentence.title]
            self.tables = [set_up(self._game(ruleset), position) for ruleset in self.rulesets]
        elif isinstance(sentence, Act):
            self.tables = [table.play_all(sentence.actions(table)) for table in self._at_tables()]
        elif isinstance(sentence, Observation):
            for table in self._at_tables():
                assert str(sentence.observe(table)) == str(sentence), f"under {table.game.rules.ruleset.id}"

    def _game(self, ruleset: Ruleset) -> Game:
        return Game(RulesInPlay(ruleset, self.suite.book.toggles), self.box)

    def _at_tables(self) -> list[Situation]:
        if not self.tables:  # a scenario without a position begins a new game of two
            games = [self._game(ruleset) for ruleset in self.rulesets]
            self.tables = [Situation(game, {}, (game.begin(("Red", "Blue")),)) for game in games]
        return self.tables
