"""Finding rulings by words: in their ids and titles, then in what their cases say."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from rulefork.rulebook.finding import nearest
from rulefork.rulebook.glossary import Term
from rulefork.spec.ruling import Ruling
from rulefork.spec.thesaurus import Sought, Thesaurus, stems, words

_WEIGHTS: Final = (8, 6, 3, 2, 1)
"""What a word counts in the id, the title, the remark, the titles of scenarios, the steps."""


@dataclass(frozen=True, slots=True)
class Found:
    """The rulings found, the best first, and how the words were understood.

    `missed` are the words that no ruling has, each with a word that might be meant, or nothing.
    """

    rulings: tuple[Ruling, ...]
    sought: tuple[Sought, ...]
    missed: Mapping[str, str]


def search(
    rulings: Iterable[Ruling],
    texts: Iterable[str],
    glossary: Mapping[str, Term],
    *,
    kinds: Collection[str] = (),
    topics: Collection[str] = (),
) -> Found:
    """Return the rulings in which each of the words occurs, or another word for the same thing; all without words.

    Words of the glossary stand for what they mean, in any of its languages, in the singular or the plural. Other words
    are found as parts of words too. `kinds` and `topics` narrow the search where they are given. Rulings that have the
    words in id or title come first, equals in the order given.
    """
    among = [
        _Text(each)
        for each in rulings
        if (not kinds or each.kind in kinds) and (not topics or each.topic in topics)
    ]  # fmt: skip
    thesaurus = Thesaurus(glossary)
    sought = tuple(thesaurus.understand(texts))
    scores = [(text.ruling, [text.score(each) for each in sought]) for text in among]
    hits = [(ruling, sum(each)) for ruling, each in scores if all(each)]
    hits.sort(key=lambda hit: -hit[1])
    lost = [each for at, each in enumerate(sought) if not any(score[at] for _, score in scores)]
    known = {*(each for text in among for each in text.vocabulary), *thesaurus.vocabulary()} if lost else set()
    missed = {each.text: nearest(" ".join(words(each.text)), known) for each in lost}
    return Found(tuple(ruling for ruling, _ in hits), sought, missed)


class _Text:
    """What a ruling says, ready to be searched."""

    def __init__(self, ruling: Ruling) -> None:
        self.ruling = ruling
        titles = "\n".join(dict.fromkeys(case.title for case in ruling.cases))
        steps = "\n".join(dict.fromkeys(step.text for case in ruling.cases for step in case.steps))
        self._parts = (ruling.id, ruling.title, ruling.remark, titles, steps)

    @cached_property
    def vocabulary(self) -> set[str]:
        """The words of it."""
        return {word for part in self._parts for word in words(part)}

    @cached_property
    def _stems(self) -> list[str]:
        return [f" {' '.join(stems(part))} " for part in self._parts]

    @cached_property
    def _plain(self) -> list[str]:
        return [f"{part.casefold()}\n{' '.join(words(part))}" for part in self._parts]

    def score(self, sought: Sought) -> int:
        """Return how much is to be said for the ruling, 0 where the words do not occur in it."""
        if sought.terms:
            wanted = [f" {' '.join(phrase)} " for phrase in sought.phrases]
            return self._weigh(self._stems, lambda part: any(text in part for text in wanted))
        bare = words(sought.text)
        typed = {sought.text.casefold(), *(bare if len(bare) == 1 else ())}
        return self._weigh(self._plain, lambda part: any(text in part for text in typed))

    def _weigh(self, parts: Iterable[str], occurs: Callable[[str], bool]) -> int:
        return sum(weight for weight, part in zip(_WEIGHTS, parts, strict=True) if occurs(part))
