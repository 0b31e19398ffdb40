"""A ruling as somebody first puts it: a question, its answer and who says so; and what can be wrong with that."""

import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from rulefork.rulebook.book import Rulebook
from rulefork.rulebook.finding import Finding, Where, nearest, unknown
from rulefork.spec.gherkinfile import Text
from rulefork.spec.tags import KINDS, check_id
from rulefork.spec.title import slug

_TOPIC: Final = re.compile(r"[a-z][a-z0-9-]*")
_IDLE: Final = frozenset(
    {"a", "an", "and", "are", "as", "at", "be", "by", "in", "is", "it", "its", "of", "on", "so", "the"}
)
"""Words that an id can do without."""
_MOST: Final = 6
"""So many words are taken into an id."""


PARTS: Final = ("topic", "question", "answer", "kind", "sources", "needs", "id")
"""The parts of a draft, in the order in which one thinks of them; all but the last two have to be said."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """What is said of a new ruling; what is not said yet is empty.

    `topic` is the feature it goes to, sources and needs are ids.
    """

    topic: str
    question: str
    answer: str
    kind: str
    sources: tuple[str, ...]
    needs: tuple[str, ...]
    id: str


@dataclass(frozen=True, slots=True)
class Desk:
    """What lies at hand while a draft is made: the rule book, the topics there are, and every id with its place."""

    book: Rulebook
    topics: Collection[str]
    taken: Mapping[str, str]


def derived_id(topic: str, answer: str, question: str = "") -> str:
    """Return an id made of the first words that matter in the answer, or else in the question; empty without any.

    >>> derived_id("dragon", "The dragon eats a mayor, as it eats knights")
    'dragon/eats-mayor-knights'
    """
    for text in (answer, question):
        words = [word for word in telling_words(text) if word not in topic.split("-")]
        if words:
            return f"{topic}/{'-'.join(words[:_MOST])}"
    return ""


def telling_words(text: str) -> tuple[str, ...]:
    """Return the words of a text that matter, each once, in small letters without accents."""
    plain = unicodedata.normalize("NFKD", text.casefold()).encode("ascii", "ignore").decode()
    return tuple(word for word in dict.fromkeys(slug(plain).split("-")) if word and word not in _IDLE)


def one_line(text: str) -> str:
    """Return the text with a single space wherever it has space."""
    return " ".join(text.split())


def draft_faults(
    draft: Draft, desk: Desk, *, new_topic: bool = False, parts: Iterable[str] = PARTS
) -> Iterator[Finding]:
    """Yield everything that is wrong with these parts of a draft; a new topic need not be one that there is."""
    for part in parts:
        match part:
            case "topic":
                yield from _topic_faults(draft.topic, desk, new=new_topic)
            case "question":
                yield from _text_faults(part, draft.question)
            case "answer":
                yield from _text_faults(part, draft.answer)
            case "kind":
                yield from _kind_faults(draft.kind)
            case "sources":
                yield from _source_faults(draft.sources, desk)
            case "needs":
                yield from _needs_faults(draft.needs, desk)
            case _:
                yield from _id_faults(draft.id, desk)


def is_topic(text: str) -> bool:
    """Return whether a topic could have this name: it is that of a file, and begins ids."""
    return _TOPIC.fullmatch(text) is not None


def _topic_faults(topic: str, desk: Desk, *, new: bool = False) -> Iterator[Finding]:
    """Yield what is wrong with a topic: it is no name of a file, or none that there is."""
    where = Where("<topic>")
    if not is_topic(topic):
        what, why = f"`{topic}` is no topic", "it names a file and begins the ids: small letters, digits and hyphens"
        yield Finding(where, what, why, nearest(topic, desk.topics) or "write it like `dragon`")
    elif topic not in desk.topics and not new:
        hint = " ".join(filter(None, (nearest(topic, desk.topics), "to begin a new one, add --new-topic")))
        yield Finding(where, f"unknown topic `{topic}`", hint=hint)


def _text_faults(name: str, text: str) -> Iterator[Finding]:
    """Yield what is wrong with a text that a reader is to see: it is empty, or holds what nobody sees."""
    where = Where(f"<{name}>")
    if not text.strip():
        yield Finding(where, f"the {name} is empty", hint="say it in a sentence")
    for character in dict.fromkeys(text):
        if not character.isprintable() and not character.isspace():
            what = f"the character U+{ord(character):04X} may not stand here"
            yield Finding(where, what, "it cannot be seen", "remove it")


def _kind_faults(kind: str) -> Iterator[Finding]:
    """Yield a finding where there is no such kind of ruling."""
    if kind not in KINDS:
        yield unknown(Where("<kind>"), "kind", kind, KINDS)


def _source_faults(sources: Iterable[str], desk: Desk) -> Iterator[Finding]:
    """Yield the sources that nobody knows; there must be one."""
    where, hint = Where("<source>"), "rules/sources.yaml lists them; ours/reading is for what no document says"
    if not sources:
        yield Finding(where, "no source is named", "a ruling must be traceable", hint)
    for source in sources:
        if source not in desk.book.sources:
            yield unknown(where, "source", source, desk.book.sources, hint=hint)


def _needs_faults(needs: Iterable[str], desk: Desk) -> Iterator[Finding]:
    """Yield the expansions that nobody knows."""
    for need in needs:
        if need not in desk.book.expansions:
            hint = "`expansion` in rules/figures.yaml and the names in rules/tiles/ tell them"
            yield unknown(Where("<needs>"), "expansion", need, sorted(desk.book.expansions), hint=hint)


def _id_faults(id: str, desk: Desk) -> Iterator[Finding]:
    """Yield what is wrong with an id: it is empty, of another form, or taken."""
    where = Where("<id>")
    if not id:
        yield Finding(where, "no id can be made of the answer", hint="name one with --id, such as dragon/eats-mayor")
        return
    yield from check_id(Text(where, id))
    if id in desk.taken:
        hint = "name another with --id, or add a scenario to that ruling"
        yield Finding(where, f"the id `{id}` is taken", desk.taken[id], hint)
