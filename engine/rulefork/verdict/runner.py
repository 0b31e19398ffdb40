"""Running cases under rulesets: a case is played once for all rulesets that answer its questions alike."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from rulefork.play.game import Game, unpack
from rulefork.play.refusal import Refused
from rulefork.play.turn import begin
from rulefork.rulebook.finding import BadInput
from rulefork.rulebook.ruleset import Memo, Ruleset, RulesInPlay
from rulefork.spec.act import Act
from rulefork.spec.observation import Observation
from rulefork.spec.ruling import Case, Step
from rulefork.spec.sentence import InPosition
from rulefork.spec.setup import set_up
from rulefork.spec.situation import Situation, Unclear
from rulefork.spec.suite import Suite

EMPTY_TABLE = "an empty table"
"""What a case without a position starts from: a new game of two."""


def position_of(case: Case) -> str:
    """Return the title of the position that the case starts from."""
    return next((step.sentence.title for step in case.steps if isinstance(step.sentence, InPosition)), EMPTY_TABLE)


@dataclass(frozen=True, slots=True)
class Run:
    """What playing a case came to.

    `noted` are the answers that the rules gave on the way, `read` the toggles among what was asked for. `observed` has
    a sentence for each observation, and `amiss` says which of them are not as the case tells them. A refused action or
    a broken step ends the run, with the sentence in `refused` or `broken`. `outcome` is what rulesets are compared by:
    the observations that can part them, or what stopped the run.
    """

    noted: Mapping[str, str]
    read: tuple[str, ...]
    observed: tuple[str, ...] = ()
    outcome: tuple[str, ...] = ()
    amiss: str = ""
    refused: str = ""
    broken: str = ""


class Runner:
    """Runs the cases of one suite; keeps what it has played."""

    def __init__(self, suite: Suite) -> None:
        self.suite = suite
        self._box = unpack(suite.book)
        self._positions: Memo[Situation] = Memo()
        self._played: Memo[Situation | str] = Memo()
        self._runs: Memo[Run] = Memo()

    def position(self, title: str, ruleset: Ruleset) -> Situation:
        """Return the position as it arises under the ruleset; raises `BadInput` where it could not arise."""
        rules = RulesInPlay(ruleset, self.suite.book.toggles)
        game = Game(rules, self._box)
        return replace(self._positions.get(title, rules, lambda: self._set_up(title, game)), game=game)

    def run(self, case: Case, ruleset: Ruleset) -> Run:
        """Return what the case came to under the ruleset, its pins aside."""
        rules = RulesInPlay(ruleset, self.suite.book.toggles)
        return self._runs.get(case.id, rules, lambda: self._observe(case, rules))

    def _observe(self, case: Case, rules: RulesInPlay) -> Run:
        try:
            situation = self._play(case, rules)
            if isinstance(situation, str):
                return Run(rules.noted, rules.read, outcome=(situation,), refused=situation)
            observations = [step.sentence for step in case.steps if isinstance(step.sentence, Observation)]
            observed = tuple(str(observation.observe(situation)) for observation in observations)
        except (Unclear, BadInput) as broken:
            return Run(rules.noted, rules.read, outcome=(str(broken),), broken=str(broken))
        told = list(zip(observations, observed, strict=True))
        outcome = tuple(answer for observation, answer in told if observation.is_outcome)
        amiss = "; ".join(f"expected: {one}; observed: {answer}" for one, answer in told if str(one) != answer)
        return Run(rules.noted, rules.read, observed, outcome, amiss)

    def _play(self, case: Case, rules: RulesInPlay) -> Situation | str:
        acts = [step for step in case.steps if isinstance(step.sentence, Act)]
        title = position_of(case)
        key = "\n".join([title, *(step.text for step in acts)])
        played = self._played.get(key, rules, lambda: self._perform(title, acts, rules))
        return played if isinstance(played, str) else replace(played, game=Game(rules, self._box))

    def _perform(self, title: str, acts: list[Step], rules: RulesInPlay) -> Situation | str:
        game = Game(rules, self._box)
        situation = replace(self._positions.get(title, rules, lambda: self._set_up(title, game)), game=game)
        for step in acts:
            assert isinstance(step.sentence, Act), "only acts are performed"
            try:
                situation = situation.play_all(step.sentence.actions(situation))
            except Refused as refused:
                return f"{step.text} is refused: {refused.why}"
        return situation

    def _set_up(self, title: str, game: Game) -> Situation:
        if title == EMPTY_TABLE:
            return Situation(game, {}, (begin(game, ("Red", "Blue")),))
        return set_up(game, self.suite.positions[title])
