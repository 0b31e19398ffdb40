"""The language of scenarios as a whole: every sentence that a step may use."""

import re
from functools import cache
from typing import Final

from rulefork.rulebook.book import Rulebook
from rulefork.spec import expansions
from rulefork.spec.act import ACTS, Act
from rulefork.spec.component import COMPONENTS
from rulefork.spec.observation import May
from rulefork.spec.score import SCORES
from rulefork.spec.sentence import InPosition, Language, Sentence, UnknownSentence
from rulefork.spec.whereabouts import WHEREABOUTS
from rulefork.spec.wording import SAYS, WORDINGS, TextSays

_MAY: Final = re.compile(r"(?P<subject>[A-Z][a-z]+|the dragon) (?P<answer>may not|may) (?P<act>\w+)(?P<rest>.*)")


class Scenarios(Language):
    """The language with the sentences that are made from others: what a player may do, and what a text says."""

    def _parse(self, text: str) -> Sentence:
        if text.startswith(SAYS) and text.removeprefix(SAYS) in self.pins:
            return TextSays(self.pins[text.removeprefix(SAYS)])
        said = _MAY.fullmatch(text)
        if said is None:
            return super()._parse(text)
        act = self.parse(f"{said['subject']} {said['act']}s{said['rest']}")
        if not isinstance(act, Act):
            raise UnknownSentence(text, [sentence.pattern for sentence in EVERY_ACT])
        return May(act, said["answer"] == "may")


EVERY_ACT: Final = (*expansions.ACTS, *ACTS)
"""What somebody can do, in others and in this expansion and the base game, whose sentences may begin alike."""

OBSERVATIONS: Final = (*SCORES, *WHEREABOUTS, *COMPONENTS, *expansions.OBSERVATIONS)
"""What can be seen, but for `May` and `TextSays`, which are made from other sentences."""


@cache
def acting() -> Language:
    """Return the language of what is done alone, in which positions tell what the keys of a turn do not."""
    return Language(EVERY_ACT, {})


def language(book: Rulebook) -> Language:
    """Return the language of scenarios under a rule book: its sentences, and a pin for each value of its toggles."""
    return Scenarios((InPosition, *EVERY_ACT, *OBSERVATIONS, *WORDINGS), book.toggles)
