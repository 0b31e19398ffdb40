"""The thesaurus: which words mean the same thing of the game, in both editions, in German and in Italian.

Words are compared by their stems, so that case, accents and plurals do not matter: "Burgfräulein" is "burgfraeulein",
"seguaci" is "seguace", "cities" is "city".
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from rulefork.rulebook.glossary import Term

Phrase = tuple[str, ...]
"""The stems of some words, in order."""

_WORD: Final = re.compile(r"[a-z0-9]+")
_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
_EVERYDAY: Final = frozenset({("place",)})
"""Words of the second edition that every text uses in their common sense: they are understood, but not looked for."""


def words(text: str) -> list[str]:
    """Return the words of the text in small letters without accents; the 's of a possessive is dropped.

    >>> words("The Dragon eats Blue's follower")
    ['the', 'dragon', 'eats', 'blue', 'follower']
    """
    apart = unicodedata.normalize("NFKD", text.casefold().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'"))
    bare = "".join(sign for sign in apart if not unicodedata.combining(sign))
    return _WORD.findall(bare.replace("'s", ""))


def stems(text: str) -> Phrase:
    """Return the stems of the English words of the text."""
    return tuple(map(_english, words(text)))


def _english(word: str) -> str:
    """Return the word in the singular, as far as its ending tells."""
    for ending, instead in (
        ("ies", "y"),
        ("men", "man"),
        ("ieves", "ief"),
        ("sses", "ss"),
        ("xes", "x"),
        ("ches", "ch"),
    ):
        if word.endswith(ending) and len(word) > len(ending) + 1:
            return word.removesuffix(ending) + instead
    if word.endswith("s") and not word.endswith(("ss", "us", "is")) and len(word) > 3:
        return word[:-1]
    return word


def _german(word: str) -> str:
    return _without_endings(word, "enrs")


def _italian(word: str) -> str:
    return _without_endings(word, "aeioh")


def _without_endings(word: str, letters: str) -> str:
    """Return the word less the letters that an ending is made of; two letters are kept at least."""
    bare = word.rstrip(letters)
    return bare if len(bare) > 2 else word[: max(len(bare), 2)]


@dataclass(frozen=True, slots=True)
class Sought:
    """One thing that somebody looks for: the words as typed, and the ids of the terms that they stand for, if any.

    `phrases` are those that say the same in our texts, which are in English.
    """

    text: str
    terms: tuple[str, ...] = ()
    phrases: frozenset[Phrase] = frozenset()


class Thesaurus:
    """The terms of a glossary, found by any of their words."""

    def __init__(self, glossary: Mapping[str, Term]) -> None:
        leading = {stems(term.c1[0]): term.id for term in glossary.values()}
        self._english = {term.id: _english_phrases(term, leading) for term in glossary.values()}
        self._known: dict[tuple[str, Phrase], list[str]] = {}
        for term in glossary.values():
            for language, phrase in _phrases(term):
                self._known.setdefault((language, phrase), []).append(term.id)
        self._longest = max((len(phrase) for _, phrase in self._known), default=1)

    def understand(self, texts: Iterable[str]) -> list[Sought]:
        """Return what the texts stand for; words that make up a term together stand for that.

        A word that no glossary knows stands for itself.
        """
        typed = [word for text in texts for word in text.split()]
        found: list[Sought] = []
        while typed:
            sizes = range(min(self._longest, len(typed)), 0, -1)
            size = next((size for size in sizes if self._terms(" ".join(typed[:size]))), 1)
            found.append(self._sought(" ".join(typed[:size])))
            typed = typed[size:]
        return found

    def vocabulary(self) -> Iterator[str]:
        """Yield every word of every term, as it is written in the glossary's English."""
        return (stem for phrases in self._english.values() for phrase in phrases for stem in phrase)

    def _sought(self, text: str) -> Sought:
        terms = self._terms(text)
        phrases = frozenset[Phrase]().union(*(self._english[term] for term in terms))
        own = {stems(text)} if ("en", stems(text)) in self._known else set[Phrase]()
        return Sought(text, terms, phrases | own)

    def _terms(self, text: str) -> tuple[str, ...]:
        """Return the ids of the terms that the text stands for as a whole."""
        phrases = ((language, tuple(map(stem, words(text)))) for language, stem in _STEMMERS.items())
        return tuple(dict.fromkeys(id for phrase in phrases for id in self._known.get(phrase, ())))


_STEMMERS: Final[Mapping[str, Callable[[str], str]]] = {"en": _english, "de": _german, "it": _italian}


def _phrases(term: Term) -> Iterator[tuple[str, Phrase]]:
    """Yield the phrases of a term, each in its language; a German one with umlauts is also written without."""
    for text in (*term.c1, *term.c2):
        yield "en", stems(text)
    for text in term.german:
        for spelt in dict.fromkeys((text, text.translate(_UMLAUTS))):
            yield "de", tuple(map(_german, words(spelt)))
    for text in term.italian:
        yield "it", tuple(map(_italian, words(text)))


def _english_phrases(term: Term, leading: Mapping[Phrase, str]) -> frozenset[Phrase]:
    """Return the phrases that texts are searched for: those that are not first of all the name of another thing."""
    found = {stems(text) for text in (*term.c1, *term.c2)}
    return frozenset(phrase for phrase in found - _EVERYDAY if leading.get(phrase, term.id) == term.id)
