"""Checking the names in the steps of a case: players, tiles and landmarks must be those of its position."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from rulefork.play.game import BASE
from rulefork.rulebook.book import Rulebook
from rulefork.rulebook.data import data_folder
from rulefork.rulebook.finding import Finding, unknown
from rulefork.rulebook.yamlfile import read_yaml
from rulefork.spec.act import Act
from rulefork.spec.landmark import FeatureMark, FigureMark, Landmark, SiteMark, SquareMark, TileMark
from rulefork.spec.observation import HasNoChoice, May, plain
from rulefork.spec.position import Position
from rulefork.spec.ruling import Ruling, Step
from rulefork.spec.sentence import InPosition, Sentence
from rulefork.spec.situation import parts_of
from rulefork.spec.wording import NOTHING

OWN: Final = (BASE, "princess-and-dragon")
"""The boxes whose figures and actions need no mention."""

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


@dataclass(frozen=True, slots=True)
class _Setting:
    """What a case may speak of: who plays, what its position names, the expansions in play and in its ruling."""

    book: Rulebook
    players: Collection[str]
    landmarks: Mapping[str, Landmark]
    expansions: Collection[str]
    needs: Collection[str]
    rulings: Collection[str]


def check_names(
    ruling: Ruling, positions: Mapping[str, Position], book: Rulebook, rulings: Collection[str]
) -> Iterator[Finding]:
    """Yield the names in the steps that stand for nothing: a player who does not play, no tile, no landmark.

    Editions, toggles and sources that a step names must be those of the rule book. What belongs to an expansion may
    be spoken of where the position plays with it and a `@needs:` of the ruling names it. Rulings that a step names must
    be among those of the features, which have the ids `rulings`, or among those that come with rulefork.
    """
    for case in ruling.cases:
        titles = (step.sentence.title for step in case.steps if isinstance(step.sentence, InPosition))
        position = positions.get(next(titles, ""))
        setting = _Setting(
            book,
            position.players if position else PLAYERS,
            position.landmarks if position else {},
            (*OWN, *(position.expansions if position else ())),
            (*OWN, *ruling.needs),
            rulings,
        )
        for step in case.steps:
            yield from _check_step(step, setting)


def _check_step(step: Step, setting: _Setting) -> Iterator[Finding]:
    told = plain(step.sentence)
    act = told.act if isinstance(told, May | HasNoChoice) else told
    if isinstance(act, Act) and act.expansion:
        yield from _check_expansion(step, f"`{act}`", act.expansion, setting)
    books = {
        "edition": setting.book.editions,
        "toggle": setting.book.toggles,
        "source": {**setting.book.sources, NOTHING: None},
    }
    for kind, name in _names(step.sentence):
        yield from _check_name(step, kind, name, setting)
        if kind in books and name not in books[kind]:
            yield unknown(step.where, kind, name, books[kind])
        if kind == "ruling" and name not in setting.rulings and name not in shipped_rulings():
            why, hint = "no feature holds one of that id", "`rulefork rulings WORDS` finds one"
            yield unknown(step.where, kind, name, {*setting.rulings, *shipped_rulings()}, why, hint)


@cache
def shipped_rulings() -> frozenset[str]:
    """Return the ids of the rulings that come with rulefork: the engine names no others."""
    return frozenset(read_yaml(data_folder("features") / "released.yaml").data["released"])


def _names(sentence: Sentence) -> Iterator[tuple[str, str]]:
    return ((kind, name) for kind, name in sentence.parameters() if isinstance(name, str))


def _check_name(step: Step, kind: str, name: str, setting: _Setting) -> Iterator[Finding]:
    if kind == "player" and name not in setting.players:
        yield unknown(step.where, "player", name, setting.players, "nobody of that name plays here")
    elif kind == "figure" and not isinstance(setting.landmarks.get(name), FigureMark):
        yield from _check_figure(step, name, setting)
    elif kind == "piece":
        yield from _check_piece(step, name, setting)
    elif kind == "tile" and name.startswith(_TILE) and name not in setting.landmarks:
        tile = name.removeprefix(_TILE)
        if tile not in setting.book.tiles:
            yield unknown(
                step.where, "tile", tile, setting.book.tiles, "the box holds no such tile", "see rules/tiles/"
            )
    elif kind in _KINDS and not name.startswith("("):
        yield from _check_landmark(step, kind, name, setting.landmarks)


def _check_figure(step: Step, name: str, setting: _Setting) -> Iterator[Finding]:
    owner, role, place = parts_of(name)
    kinds = {kind.name: kind for kind in setting.book.figures.values()}
    if role in kinds:
        yield from _check_expansion(step, f"the {role}", kinds[role].expansion, setting)
    elif not owner:
        yield unknown(step.where, "figure", role, kinds)
    if owner and owner not in setting.players:
        yield unknown(step.where, "player", owner, setting.players, "nobody of that name plays here")
    if place and not place.startswith("("):
        yield from _check_landmark(step, "place", place, setting.landmarks)


def _check_piece(step: Step, name: str, setting: _Setting) -> Iterator[Finding]:
    kinds = {kind.name: kind for kind in setting.book.figures.values() if kind.supply}
    if name not in kinds:
        yield unknown(step.where, "figure", name, kinds, "no player has such a figure")
    else:
        yield from _check_expansion(step, f"the {name}", kinds[name].expansion, setting)


def _check_expansion(step: Step, what: str, expansion: str, setting: _Setting) -> Iterator[Finding]:
    why = f"that belongs to {expansion}"
    if expansion not in setting.expansions:
        hint = f"add `expansions: [{expansion}]` to the position"
        yield Finding(step.where, f"nobody plays with {what} here", why, hint)
    elif expansion not in setting.needs:
        yield Finding(step.where, f"the ruling does not say that it needs {what}", why, f"tag it `@needs:{expansion}`")


def _check_landmark(step: Step, kind: str, name: str, landmarks: Mapping[str, Landmark]) -> Iterator[Finding]:
    if not isinstance(landmarks.get(name), _KINDS[kind]):
        fitting = [other for other, mark in landmarks.items() if isinstance(mark, _KINDS[kind])]
        why, hint = "the position has no such landmark", "add it to the position's `names:`"
        yield unknown(step.where, _CALLED[kind], name, fitting, why, hint)
