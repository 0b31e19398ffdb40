"""An opening for the first scenario of a new ruling: a position that fits, and something that is true in it."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from rulefork.play.game import FOLLOWER, Game, unpack
from rulefork.play.role import ROLES
from rulefork.rulebook.book import Rulebook
from rulefork.rulebook.finding import BadInput
from rulefork.rulebook.ruleset import RulesInPlay
from rulefork.spec.draft import Draft, telling_words
from rulefork.spec.language import language
from rulefork.spec.observation import Observation
from rulefork.spec.position import Position
from rulefork.spec.ruling import Ruling
from rulefork.spec.sentence import InPosition, UnknownSentence
from rulefork.spec.setup import set_up
from rulefork.spec.situation import Situation, Unclear
from rulefork.spec.suite import Suite

ALWAYS: Final = "the game goes on"
"""What is true at the beginning of every game, and in every position from which one can go on."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A position, None for a new game, and an observation that is true in it under every edition."""

    position: Position | None
    observation: str


NEW_GAME: Final = Opening(None, ALWAYS)


def opening_for(draft: Draft, suite: Suite, positions: Mapping[str, Position]) -> Opening:
    """Return the opening nearest to the words of the draft among the positions that rulings of the suite start from.

    Those that its topic uses go before others, and of equally near ones the one used most often. Positions with boxes
    that the draft does not need are left out; without any position the opening is a new game.
    """
    for position in _ranked(draft, suite.rulings, positions):
        situations = _situations(position, suite.book)
        for text in _candidates(position) if situations else ():
            if _is_true(text, situations, suite.book):
                return Opening(position, text)
    return NEW_GAME


def _ranked(draft: Draft, rulings: tuple[Ruling, ...], positions: Mapping[str, Position]) -> Iterator[Position]:
    """Yield the positions that fit, the best first."""
    used, in_topic = _uses(rulings), _uses(tuple(each for each in rulings if each.topic == draft.topic))
    words = {*telling_words(f"{draft.answer} {draft.question}")}
    fit = [each for each in positions.values() if each.title in used and {*each.expansions} <= {*draft.needs}]

    def rank(position: Position) -> tuple[int, bool, int, int]:
        shared = len(words & {*telling_words(position.title)})
        return len(position.expansions), position.title in in_topic, shared, used[position.title]

    yield from sorted(fit, key=rank, reverse=True)


def _uses(rulings: tuple[Ruling, ...]) -> Counter[str]:
    """Return how many cases start from each position, by title."""
    return Counter(
        step.sentence.title
        for ruling in rulings
        for case in ruling.cases
        for step in case.steps
        if isinstance(step.sentence, InPosition)
    )


def _situations(position: Position, book: Rulebook) -> list[Situation]:
    """Return the position as it arises under every edition; nothing where it cannot arise under one of them."""
    box = unpack(book)
    try:
        return [set_up(Game(RulesInPlay(each, book.toggles), box), position) for each in book.editions.values()]
    except (BadInput, Unclear):
        return []


def _candidates(position: Position) -> Iterator[str]:
    """Yield what may be true in a position, the most telling first."""
    for turn in position.turns:
        if turn.deploy and turn.deploy.figure == FOLLOWER:
            yield f"{turn.player}'s {ROLES[turn.deploy.kind]} stays on the board"
    yield "the fairy is beside the table"
    yield ALWAYS


def _is_true(text: str, situations: list[Situation], book: Rulebook) -> bool:
    try:
        sentence = language(book).parse(text)
        return isinstance(sentence, Observation) and all(
            str(sentence.observe(situation)) == text for situation in situations
        )
    except (UnknownSentence, Unclear):
        return False
