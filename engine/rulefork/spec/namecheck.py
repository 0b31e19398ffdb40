"""Checking the names in the steps of a case: players, tiles and landmarks must be those of its position."""

from collections.abc import Collection, Iterator, Mapping
from typing import Final

from rulefork.play.game import BASE
from rulefork.rulebook.book import Rulebook
from rulefork.rulebook.finding import Finding, unknown
from rulefork.spec.landmark import FeatureMark, FigureMark, Landmark, SiteMark, SquareMark, TileMark
from rulefork.spec.observation import May
from rulefork.spec.position import Position
from rulefork.spec.ruling import Case, Step
from rulefork.spec.sentence import InPosition, Sentence
from rulefork.spec.situation import parts_of
from rulefork.spec.wording import NOTHING

PLAYERS: Final = ("Red", "Blue")
"""Who plays where a case has no position: a new game of two."""

_TILE: Final = "the tile "
_KINDS: Final[Mapping[str, tuple[type[Landmark], ...]]] = {
    "place": (SquareMark, FeatureMark, FigureMark, SiteMark),
    "site": (SiteMark,),
    "feature": (SquareMark, FeatureMark),
    "tile": (TileMark,),
}
"""The kinds of landmark that may stand for each kind of name."""

_CALLED: Final = {"place": "square", "feature": "place on the board", "site": "place of its own", "tile": "tile"}


def check_names(case: Case, positions: Mapping[str, Position], book: Rulebook) -> Iterator[Finding]:
    """Yield the names in the steps that stand for nothing: a player who does not play, no tile, no landmark.

    Editions, toggles and sources that a step names must be those of the rule book.
    """
    titles = (step.sentence.title for step in case.steps if isinstance(step.sentence, InPosition))
    position = positions.get(next(titles, ""))
    players = position.players if position else PLAYERS
    landmarks = position.landmarks if position else {}
    expansions = position.expansions if position else ()
    books = {"edition": book.editions, "toggle": book.toggles, "source": {**book.sources, NOTHING: None}}
    for step in case.steps:
        for kind, name in _names(step.sentence):
            yield from _check_name(step, kind, name, players, landmarks, expansions, book)
            if kind in books and name not in books[kind]:
                yield unknown(step.where, kind, name, books[kind])


def _names(sentence: Sentence) -> Iterator[tuple[str, str]]:
    if isinstance(sentence, May):
        sentence = sentence.act
    return ((kind, name) for kind, name in sentence.parameters() if isinstance(name, str))


def _check_name(
    step: Step,
    kind: str,
    name: str,
    players: Collection[str],
    landmarks: Mapping[str, Landmark],
    expansions: Collection[str],
    book: Rulebook,
) -> Iterator[Finding]:
    if kind == "player" and name not in players:
        yield unknown(step.where, "player", name, players, "nobody of that name plays here")
    elif kind == "figure" and not isinstance(landmarks.get(name), FigureMark):
        yield from _check_figure(step, name, players, landmarks, book)
    elif kind == "piece":
        yield from _check_piece(step, name, expansions, book)
    elif kind == "tile" and name.startswith(_TILE) and name not in landmarks:
        tile = name.removeprefix(_TILE)
        if tile not in book.tiles:
            yield unknown(step.where, "tile", tile, book.tiles, "the box holds no such tile", "see rules/tiles/")
    elif kind in _KINDS and not name.startswith("("):
        yield from _check_landmark(step, kind, name, landmarks)


def _check_figure(
    step: Step, name: str, players: Collection[str], landmarks: Mapping[str, Landmark], book: Rulebook
) -> Iterator[Finding]:
    owner, role, place = parts_of(name)
    if not owner and role not in {kind.name for kind in book.figures.values()}:
        yield unknown(step.where, "figure", role, (kind.name for kind in book.figures.values()))
    elif owner and owner not in players:
        yield unknown(step.where, "player", owner, players, "nobody of that name plays here")
    if place and not place.startswith("("):
        yield from _check_landmark(step, "place", place, landmarks)


def _check_piece(step: Step, name: str, expansions: Collection[str], book: Rulebook) -> Iterator[Finding]:
    kinds = {kind.name: kind for kind in book.figures.values() if kind.supply}
    if name not in kinds:
        yield unknown(step.where, "figure", name, kinds, "no player has such a figure")
    elif kinds[name].expansion not in (BASE, *expansions):
        expansion = kinds[name].expansion
        why, hint = f"it belongs to {expansion}", f"add `expansions: [{expansion}]` to the position"
        yield Finding(step.where, f"nobody plays with the {name} here", why, hint)


def _check_landmark(step: Step, kind: str, name: str, landmarks: Mapping[str, Landmark]) -> Iterator[Finding]:
    if not isinstance(landmarks.get(name), _KINDS[kind]):
        fitting = [other for other, mark in landmarks.items() if isinstance(mark, _KINDS[kind])]
        why, hint = "the position has no such landmark", "add it to the position's `names:`"
        yield unknown(step.where, _CALLED[kind], name, fitting, why, hint)
