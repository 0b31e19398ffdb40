"""Scripts: a case under a ruleset as a sequence of legal turns and questions, with the answers that are expected.

A script begins with a new game. Its `setup` leads to the position and its `steps` are what the case does and asks; from
the first step on, walks and figures sent home count as "since the position". Nothing in it needs a way to set up a
table but for `put`, which lays pieces of other expansions.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rulefork.conform.question import END_TURN, Inexpressible, answer, is_late, questions
from rulefork.conform.wire import Json, write_action
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.play.turn import begin
from rulefork.spec.act import Act
from rulefork.spec.observation import Observation, at_turn_end
from rulefork.spec.position import Position
from rulefork.spec.ruling import Case
from rulefork.spec.setup import play_turns, put_pieces
from rulefork.spec.situation import Situation, Unclear

PLAYERS = ("Red", "Blue")


@dataclass(frozen=True, slots=True)
class Table:
    """A position as plain JSON: who plays with which expansions, the turns that lead there, pieces put on tiles."""

    players: tuple[str, ...]
    expansions: tuple[str, ...]
    setup: tuple[Json, ...]
    put: tuple[Json, ...]


@dataclass(frozen=True, slots=True)
class Script:
    """A case under a ruleset. `steps` are actions and questions in order; `expected` are the answers to the questions.

    `sentences` says each step in the words of the case. `read` are the toggles on which the outcome rests.
    """

    case: str
    table: Table
    steps: tuple[Json, ...]
    expected: tuple[Json, ...]
    sentences: tuple[str, ...]
    read: tuple[str, ...]

    @property
    def acts(self) -> frozenset[str]:
        """What the script does, by the names of actions; those asked for in questions are among them."""
        asked = (act for step in self.steps for act in step.get("actions", ()))
        return frozenset(each["do"] for each in (*self.table.setup, *self.steps, *asked) if "do" in each)

    @property
    def asks(self) -> frozenset[str]:
        """What the script asks, by the names of questions."""
        return frozenset(step["ask"] for step in self.steps if "ask" in step)


def lay_table(game: Game, position: Position | None) -> tuple[Table, Situation]:
    """Return the position as JSON and as a situation; without a position, a new game of two.

    Raises `BadInput` where the position could not arise, and `Inexpressible` where it says what is in the bag.
    """
    if position is None:
        start = Situation(game, {}, (begin(game, PLAYERS),))
        return Table(PLAYERS, (), (), ()), start
    if position.bag is not None:
        raise Inexpressible(f"{position.title}: a setup of turns leaves all other tiles in the bag")
    played = play_turns(game, position)
    setup = tuple(write_action(act, state) for act, state in zip(played.actions, played.states, strict=False))
    put = tuple({"figure": piece.kind, "at": [*piece.square]} for piece in position.put)
    state = put_pieces(played.state, position)
    return Table(position.players, position.expansions, setup, put), Situation(game, position.landmarks, (state,))


def write_script(case: Case, table: Table, start: Situation) -> Script:
    """Return the case as a script from that situation, with the answers that this engine gives there.

    Raises `Inexpressible` where the protocol has no words for it, or where the case cannot be played so.
    """
    acts = [step for step in case.steps if isinstance(step.sentence, Act)]
    observations = [step.sentence for step in case.steps if isinstance(step.sentence, Observation)]
    steps: list[Json] = []
    sentences: list[str] = []
    situation = start
    try:
        for step in acts:
            assert isinstance(step.sentence, Act), "only acts are played"
            for action in step.sentence.actions(situation):
                steps.append(write_action(action, situation.state))
                sentences.append(step.text)
                situation = situation.play(action)
        expected: list[Json] = []
        for observation, now in _observed(observations, situation, steps, sentences):
            for question in questions(observation, now):
                steps.append(question)
                sentences.append(str(observation))
                expected.append(answer(question, now))
    except (Refused, Unclear) as wrong:
        raise Inexpressible(str(wrong)) from None
    read = start.game.rules.read
    return Script(case.id, table, tuple(steps), tuple(expected), tuple(sentences), read)


def _observed(
    observations: Iterable[Observation], situation: Situation, steps: list[Json], sentences: list[str]
) -> Iterator[tuple[Observation, Situation]]:
    """Yield each observation with the situation it is about: those of the turn as it stands, then those of its end."""
    observations = list(observations)
    yield from ((observation, situation) for observation in observations if not is_late(observation))
    late = [observation for observation in observations if is_late(observation)]
    if late:
        after = at_turn_end(situation)
        if after is not situation:
            steps.append({"do": END_TURN, "player": situation.state.player})
            sentences.append(f"{situation.state.player} ends the turn")
        yield from ((observation, after) for observation in late)
