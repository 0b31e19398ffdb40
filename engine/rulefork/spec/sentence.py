"""Sentences: how a step of a scenario is understood and printed.

Each sentence is a class, declared once: its pattern, its fields in the order of the pattern's parameters, an example.
The same sentence is used wherever something is said in words: in scenarios, reports and errors. Parsing what was
printed gives the same sentence back.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields
from difflib import get_close_matches
from functools import cache
from typing import Any, ClassVar, Final

from cucumber_expressions.expression import CucumberExpression
from cucumber_expressions.parameter_type import ParameterType
from cucumber_expressions.parameter_type_registry import ParameterTypeRegistry

from rulefork.rulebook.toggle import Toggle
from rulefork.spec.words import ROLES
from rulefork.table.corner import CORNERS

COMPASS: Final = ("north", "east", "south", "west")


class UnknownSentence(Exception):  # noqa: N818 - it names the cause
    """A text that no sentence of the language fits; `nearest` are the patterns most like it."""

    def __init__(self, text: str, nearest: Iterable[str]) -> None:
        super().__init__(text)
        self.text = text
        self.nearest = tuple(nearest)


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of the language. Its fields are the pattern's parameters, in order."""

    pattern: ClassVar[str]
    example: ClassVar[str]
    group: ClassVar[str]
    """Given, When or Then: where in a scenario it belongs."""

    def __str__(self) -> str:
        return self.printed()

    def printed(self, hidden: str = "") -> str:
        """Return the sentence in words, with an ellipsis for the field `hidden`."""
        names = (field.name for field in fields(self))
        parameters = zip(names, self.parameters(), strict=True)
        words = iter("…" if name == hidden else str(_PRINT[kind](value)) for name, (kind, value) in parameters)
        return _PARAMETER.sub(lambda _: next(words), self.pattern)

    def parameters(self) -> list[tuple[str, Any]]:
        """Return the kind and the value of each parameter, in the order of the pattern."""
        values = (getattr(self, field.name) for field in fields(self))
        return list(zip(_PARAMETER.findall(self.pattern), values, strict=True))


@dataclass(frozen=True, slots=True)
class Pin(Sentence):
    """A Given step that fixes a toggle; its text is the pin sentence of the value."""

    group: ClassVar[str] = "Given"
    toggle: str
    value: str
    text: str

    def __str__(self) -> str:
        return self.text

    def parameters(self) -> list[tuple[str, Any]]:
        """Return nothing: a pin has no slots."""
        return []


@dataclass(frozen=True, slots=True)
class InPosition(Sentence):
    """A Given step that sets up a named position."""

    pattern: ClassVar[str] = "the position {title}"
    example: ClassVar[str] = 'the position "a dragon tile will complete Red\'s city"'
    group: ClassVar[str] = "Given"
    title: str


def sides(text: str) -> tuple[int, ...]:
    """Return the sides (0 north, clockwise) that "west, north and east" names, in order."""
    return tuple(COMPASS.index(word) for word in re.split(r", | and ", text))


def listed(words: Iterable[str]) -> str:
    """Return the words as a list in prose: "west, north and east"."""
    *first, last = words
    return f"{', '.join(first)} and {last}" if first else last


_PARAMETER: Final = re.compile(r"\{(\w+)\}")
_NAME = r"(?:the|a|an|[A-Z][a-z]+'s) [^\s,.;][^,.;\"]*?"
_SQUARE = r"\(-?\d+, -?\d+\)"
_SIDE = "|".join(COMPASS)
_DIRECTION = "|".join((*CORNERS, *COMPASS, "middle"))

_TYPES: Final[Mapping[str, tuple[str, Callable[[str], Any], Callable[[Any], str]]]] = {
    "player": (r"[A-Z][a-z]+", str, str),
    "title": (r'"[^"]+"', lambda text: text[1:-1], lambda title: f'"{title}"'),
    "tile": (rf"the tile [a-z][a-z0-9-]*|{_NAME}", str, str),
    "place": (rf"{_SQUARE}|{_NAME}", str, str),
    "feature": (rf"{_NAME}", str, str),
    "site": (rf"{_NAME}", str, str),
    "figure": (rf"(?:[A-Z][a-z]+'s|the) [A-Za-z][A-Za-z -]*?(?: (?:in|on) (?:{_SQUARE}|{_NAME}))?", str, str),
    "piece": (r"[A-Z]?[a-z]+(?: [A-Z]?[a-z]+)?", str, str),
    "role": (r"knight|thief|highwayman|monk|heretic|farmer", lambda word: ROLES[word], str),
    "kind": (
        r"city|road|cloister|monastery|farm|field|castle|pyramid|flock|trap|revolt|fairy",
        lambda word: {"monastery": "cloister", "field": "farm"}.get(word, word),
        str,
    ),
    "goods": (r"cloth|wheat|wine", str, str),
    "symbol": (r"volcano|dragon|princess|portal", str, str),
    "stage": (r"tile placement|deployment|walk of the dragon|scoring|final scoring", str, str),
    "designs": (r"\d+ designs?", lambda text: int(text.split()[0]), lambda n: f"{n} design{'' if n == 1 else 's'}"),
    "print": (r"a tunnel|a cloister|an inner field", str, str),
    "store": (r"supply of [a-z ]+", str, str),
    "edition": (r"[a-z][a-z0-9-]*", str, str),
    "toggle": (r"[a-z][a-z-]*", str, str),
    "source": (r"nothing|[a-z0-9]+/[a-z0-9/-]+", str, str),
    "neutral": (r"dragon|fairy", str, str),
    "picture": (r"a garden|a farmhouse|a water tower|highwaymen|a pigsty|a donkey stable", str, str),
    "points": (r"-?\d+ points?", lambda text: int(text.split()[0]), lambda n: f"{n} point{'' if n == 1 else 's'}"),
    "steps": (r"\d+ steps?", lambda text: int(text.split()[0]), lambda n: f"{n} step{'' if n == 1 else 's'}"),
    "tiles": (r"\d+ tiles?", lambda text: int(text.split()[0]), lambda n: f"{n} tile{'' if n == 1 else 's'}"),
    "number": (r"\d+", int, str),
    "direction": (_DIRECTION, str, str),
    "corner": ("|".join(CORNERS), CORNERS.index, lambda corner: CORNERS[corner]),
    "side": (_SIDE, COMPASS.index, lambda side: COMPASS[side]),
    "sides": (rf"(?:(?:{_SIDE})(?:, | and ))*(?:{_SIDE})", sides, lambda way: listed(COMPASS[side] for side in way)),
    "degrees": (r"(?:0|90|180|270) degrees", lambda text: int(text.split()[0]), lambda n: f"{n} degrees"),
}
_PRINT: Final = {name: printed for name, (_, _, printed) in _TYPES.items()}


@cache
def _registry() -> ParameterTypeRegistry:
    registry = ParameterTypeRegistry()
    for name, (pattern, transform, _) in _TYPES.items():
        registry.define_parameter_type(ParameterType(name, pattern, object, transform, False, False))
    return registry


@cache
def expression(pattern: str) -> CucumberExpression:
    """Return the matcher of one pattern."""
    return CucumberExpression(pattern, _registry())


class Language:
    """The sentences that a scenario may use: the declared ones, and a pin for every value of every toggle."""

    made: ClassVar[tuple[type[Sentence], ...]] = ()
    """The sentences that are made from others, which have patterns for the reader only."""

    def __init__(self, sentences: Iterable[type[Sentence]], toggles: Mapping[str, Toggle]) -> None:
        self.sentences = tuple(sentences)
        self.pins = {
            value.pin: Pin(toggle.id, value.id, value.pin)
            for toggle in toggles.values()
            for value in toggle.values.values()
        }
        self._known: dict[str, Sentence] = {}

    def parse(self, text: str) -> Sentence:
        """Return the sentence that `text` says; raise `UnknownSentence` where none fits."""
        if text not in self._known:
            self._known[text] = self._parse(text)
        return self._known[text]

    def _parse(self, text: str) -> Sentence:
        if text in self.pins:
            return self.pins[text]
        for sentence in self.sentences:
            arguments = expression(sentence.pattern).match(text)
            if arguments is not None:
                return sentence(*(argument.value for argument in arguments))
        known = [*self.pins, *(sentence.pattern for sentence in self.sentences)]
        raise UnknownSentence(text, get_close_matches(text, known, n=3, cutoff=0.3))
