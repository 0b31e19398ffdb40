"""What the rule books say, as typed values: toggles, rulesets, tiles, figures, sources. It knows no table."""

from rulefork.rulebook.book import Rulebook, load_rulebook
from rulefork.rulebook.contradiction import Contradiction, contradictions
from rulefork.rulebook.edition import Edition, as_of
from rulefork.rulebook.figure import FigureKind, Nature, menu
from rulefork.rulebook.finding import BadInput, Finding, Where, nearest
from rulefork.rulebook.glossary import Term
from rulefork.rulebook.house import HouseRules, read_house
from rulefork.rulebook.notation import Notation, parse_notation, resolve
from rulefork.rulebook.ruleset import (
    CONFIDENCES,
    Confidence,
    Family,
    Reading,
    Ruleset,
    RulesInPlay,
    Setting,
    answers_alike,
)
from rulefork.rulebook.source import Source
from rulefork.rulebook.tile import Layout, Segment, TileType
from rulefork.rulebook.toggle import CrossRule, Toggle, ToggleValue

__all__ = [
    "CONFIDENCES",
    "BadInput",
    "Confidence",
    "Contradiction",
    "CrossRule",
    "Edition",
    "Family",
    "FigureKind",
    "Finding",
    "HouseRules",
    "Layout",
    "Nature",
    "Notation",
    "Reading",
    "Rulebook",
    "RulesInPlay",
    "Ruleset",
    "Segment",
    "Setting",
    "Source",
    "Term",
    "TileType",
    "Toggle",
    "ToggleValue",
    "Where",
    "answers_alike",
    "as_of",
    "contradictions",
    "load_rulebook",
    "menu",
    "nearest",
    "parse_notation",
    "read_house",
    "resolve",
]
