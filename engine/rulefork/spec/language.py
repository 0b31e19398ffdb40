"""The language of scenarios as a whole: every sentence that a step may use."""

import re
from functools import cache
from typing import Final

from rulefork.rulebook.book import Rulebook
from rulefork.spec import expansions
from rulefork.spec.act import ACTS, Act
from rulefork.spec.component import COMPONENTS
from rulefork.spec.observation import BECAUSE, NO_CHOICE, Because, Caused, HasNoChoice, May, Observation
from rulefork.spec.score import SCORES
from rulefork.spec.sentence import InPosition, Language, Sentence, UnknownSentence
from rulefork.spec.tags import ID
from rulefork.spec.whereabouts import WHEREABOUTS
from rulefork.spec.wording import SAYS, WORDINGS, TextSays

_BECAUSE: Final = re.compile(rf"(?P<told>.+){BECAUSE}(?P<ruling>{ID.pattern})")
_LEAVE: Final = re.compile(
    rf"(?P<subject>[A-Z][a-z]+|the dragon)(?P<leave> may not | may |{NO_CHOICE})(?P<act>\w+)(?P<rest>.*)"
)


class Scenarios(Language):
    """The language with the sentences that are made from others.

    They say what a player may or must do, by which ruling something is so, and what a text says.
    """

    made = (May, HasNoChoice, Because, TextSays)

    def _parse(self, text: str) -> Sentence:
        reason = _BECAUSE.fullmatch(text)
        if reason is not None:
            told = self.parse(reason["told"])
            if not isinstance(told, Caused) or (isinstance(told, May) and told.allowed):
                raise UnknownSentence(text, [f"{each.pattern}{BECAUSE}{{ruling}}" for each in CAUSED])
            return Because(told, reason["ruling"])
        if text.startswith(SAYS) and text.removeprefix(SAYS) in self.pins:
            return TextSays(self.pins[text.removeprefix(SAYS)])
        said = _LEAVE.fullmatch(text)
        if said is None:
            return super()._parse(text)
        act = self.parse(f"{said['subject']} {said['act']}s{said['rest']}")
        if not isinstance(act, Act):
            raise UnknownSentence(text, [sentence.pattern for sentence in EVERY_ACT])
        return HasNoChoice(act) if said["leave"] == NO_CHOICE else May(act, said["leave"] == " may ")


EVERY_ACT: Final = (*expansions.ACTS, *ACTS)
"""What somebody can do, in others and in this expansion and the base game, whose sentences may begin alike."""

OBSERVATIONS: Final = (*SCORES, *WHEREABOUTS, *COMPONENTS, *expansions.OBSERVATIONS)
"""What can be seen, but for those sentences which are made from others."""

CAUSED: Final[tuple[type[Observation], ...]] = (
    May,
    *(sentence for sentence in OBSERVATIONS if issubclass(sentence, Caused)),
)
"""What may be told with the ruling behind it."""


@cache
def acting() -> Language:
    """Return the language of what is done alone, in which positions tell what the keys of a turn do not."""
    return Language(EVERY_ACT, {})


def language(book: Rulebook) -> Language:
    """Return the language of scenarios under a rule book: its sentences, and a pin for each value of its toggles."""
    return Scenarios((InPosition, *EVERY_ACT, *OBSERVATIONS, *WORDINGS), book.toggles)
