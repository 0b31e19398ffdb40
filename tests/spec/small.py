"""A small language and a small rule book for the readers of features and positions, and what their tests do often."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent
from types import SimpleNamespace
from typing import Any, ClassVar

from rulefork.rulebook.figure import FigureKind
from rulefork.rulebook.finding import BadInput
from rulefork.rulebook.toggle import Toggle, ToggleValue
from rulefork.spec.observation import Observation
from rulefork.spec.sentence import InPosition, Language, Sentence
from rulefork.spec.situation import Situation


@dataclass(frozen=True, slots=True)
class Walks(Sentence):
    """Something done."""

    pattern: ClassVar[str] = "the dragon walks {sides}"
    example: ClassVar[str] = "the dragon walks west"
    group: ClassVar[str] = "When"
    sides: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Scores(Observation):
    """Something that came of it."""

    pattern: ClassVar[str] = "{player} scores {points}"
    example: ClassVar[str] = "Red scores 8 points"
    answer: ClassVar[str] = "points"
    player: str
    points: int

    def observe(self, situation: Situation) -> Sentence:
        """Return the sentence itself: no game is played here."""
        return self


MOVES = Toggle(
    "dragon-moves",
    "When does the dragon move?",
    {
        "before": ToggleValue("before", "before scoring", "the dragon moves before scoring"),
        "after": ToggleValue("after", "after scoring", "the dragon moves after scoring"),
    },
)


LANGUAGE = Language((InPosition, Walks, Scores), {MOVES.id: MOVES})
BOOK: Any = SimpleNamespace(
    tiles=dict.fromkeys(["cap-straight", "tee", "pd-cap-dragon"]),
    sources=dict.fromkeys(["c1/note-13", "c1/note-26"]),
    expansions={"base", "abbey-and-mayor", "traders-and-builders", "mage-and-witch", "phantom", "the-tower"},
    figures={
        "normal-follower": FigureKind("normal-follower", "normal follower", "follower", "base", supply=7),
        "mayor": FigureKind("mayor", "mayor", "follower", "abbey-and-mayor", supply=1),
        "builder": FigureKind("builder", "builder", "special", "traders-and-builders", supply=1),
        "mage": FigureKind("mage", "mage", "neutral", "mage-and-witch", pieces=1),
        "tower-top": FigureKind("tower-top", "top of a tower", "place", "the-tower"),
    },
)


def write(path: str, text: str) -> Path:
    """Write the text, less its common indentation, and return the path."""
    file = Path(path)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(dedent(text), encoding="utf-8")
    return file


def findings(read: Callable[[], object]) -> list[str]:
    """Return what the reader complains of, one line each; an empty list where it does not."""
    try:
        read()
    except BadInput as bad:
        return [str(finding) for finding in bad.findings]
    return []
