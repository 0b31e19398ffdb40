"""What can be wrong with a position, short of playing it."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import chain
from typing import Any, Final

from rulefork.play.game import CORE
from rulefork.rulebook.book import Rulebook
from rulefork.rulebook.finding import Finding, nearest, unknown
from rulefork.rulebook.schema import validate
from rulefork.rulebook.tile import HALVES, SIDES
from rulefork.rulebook.yamlfile import Document, Step
from rulefork.spec.act import Act
from rulefork.spec.language import acting
from rulefork.spec.sentence import UnknownSentence, expression
from rulefork.spec.words import KINDS, PLACES, ROLES

_MARKS: Final[Mapping[str, str]] = {
    "square": "place", "tile": "tile", "feature": "feature", "place": "site", "figure": "figure",
}  # fmt: skip
"""What a name may stand for, and the parameter of the sentences that it must fit."""
_TAKEN: Final = ("the dragon", "the fairy", "the board", "the table", "the bag", "the game")
_HOW_TO_NAME: Final[Mapping[str, str]] = {
    "place": "write it like `the gap` or `Red's gap`, without commas, full stops and quotes",
    "tile": "write it like `the dragon tile`, in small letters",
    "feature": "write it like `the north city` or `Blue's road`, without commas, full stops and quotes",
    "site": "write it like `the castle` or `Blue's castle`, without commas, full stops and quotes",
    "figure": "write it like `Blue's second knight`",
}

_WHAT: Final[Mapping[Step, str]] = {"piece": "figure", "figure": "figure", "place": "place"}

_Way = tuple[Step, ...]


def check_position(document: Document, book: Rulebook) -> list[Finding]:
    """Return what is wrong, in the order of the file; tiles, figures and expansions are those of the book.

    What does not fit the schema comes alone: the rest is looked at once it fits.
    """
    if findings := validate(document, "position"):
        return sorted(set(findings))
    checks = (
        _check_turns(document, book.tiles),
        _check_bag(document, book.tiles),
        _check_to_move(document),
        _check_names(document, book.tiles),
    )
    return sorted([*chain(*checks), *_check_expansions(document, book), *_check_doings(document)])


def _check_expansions(document: Document, book: Rulebook) -> Iterator[Finding]:
    """Yield unknown expansions, and figures of expansions that the position does not name."""
    data, figures = document.data, book.figures
    played = {*CORE, *data.get("expansions", ())}
    for number, expansion in enumerate(data.get("expansions", ())):
        if expansion not in book.expansions:
            yield unknown(document.where(("expansions", number)), "expansion", expansion, book.expansions)
    named: list[tuple[_Way, str]] = [
        (("put", number, "piece"), piece["piece"]) for number, piece in enumerate(data.get("put", ()))
    ]
    for number, turn in enumerate(data["turns"]):
        if isinstance(turn.get("deploy"), dict) and "figure" in turn["deploy"]:
            named.append((("turns", number, "deploy", "figure"), turn["deploy"]["figure"]))
    for name, mark in data.get("names", {}).items():
        if "place" in mark:
            named.append((("names", name, "place"), mark["place"]))
    for way, figure in named:
        kinds = [kind.id for kind in figures.values() if (kind.nature == "place") == (way[-1] == "place")]
        if figure not in kinds:
            yield unknown(document.where(way), _WHAT[way[-1]], figure, kinds, hint="rules/figures.yaml lists them")
        elif figures[figure].expansion not in played:
            expansion = figures[figure].expansion
            why, hint = f"it belongs to {expansion}", f"add `{expansion}` to `expansions`"
            yield Finding(document.where(way), f"nobody plays with the {figures[figure].name} here", why, hint)


def _check_doings(document: Document) -> Iterator[Finding]:
    """Yield what is done in turns and is no sentence, or belongs to an expansion that the position does not name."""
    played = document.data.get("expansions", ())
    for number, turn in enumerate(document.data["turns"]):
        for place, text in enumerate(turn.get("does", ())):
            where = document.where(("turns", number, "does", place))
            try:
                act = acting().parse(text)
            except UnknownSentence as unclear:
                hint = f"do you mean `{unclear.nearest[0]}`?" if unclear.nearest else "`rulefork steps` lists them"
                yield Finding(where, f"no sentence says `{text}`", "only what somebody does may stand here", hint)
                continue
            if isinstance(act, Act) and act.expansion and act.expansion not in played:
                why, hint = f"that belongs to {act.expansion}", f"add `{act.expansion}` to `expansions`"
                yield Finding(where, f"nobody can do this here: `{text}`", why, hint)


def _check_turns(document: Document, tiles: Collection[str]) -> Iterator[Finding]:
    players = document.data["players"]
    for number, turn in enumerate(document.data["turns"]):
        way = ("turns", number)
        yield from _check_player(document, (*way, "player"), turn.get("player"), number)
        yield from _check_tile(document, (*way, "tile"), turn["tile"], tiles)
        if isinstance(turn.get("deploy"), dict):
            yield from _check_deployment(document, (*way, "deploy"), turn["deploy"])
        for key in ("fairy", "sends_home"):
            figure = turn.get(key, {"tile": ()})
            if "tile" not in figure:
                yield from _check_one_role(document, (*way, key), figure)
                yield from _check_port(document, (*way, key, "side"), _role(figure), figure.get("side"))
                yield from _check_known_player(document, (*way, key, "owner"), figure.get("owner"), players)


def _check_bag(document: Document, tiles: Collection[str]) -> Iterator[Finding]:
    for number, tile in enumerate(document.data.get("bag", ())):
        yield from _check_tile(document, ("bag", number), tile, tiles)


def _check_player(document: Document, way: _Way, player: str | None, number: int) -> Iterator[Finding]:
    """Yield a finding where it is not the player's turn; `number` counts the turns from 0."""
    players = document.data["players"]
    expected = players[number % len(players)]
    if player in players and player != expected:
        why = f"turn {number + 1} is {expected}'s: the players take turns in the order of `players`"
        yield Finding(document.where(way), f"{player} is out of turn", why, f"write {expected}, or leave it out")
    else:
        yield from _check_known_player(document, way, player, players)


def _check_known_player(document: Document, way: _Way, player: str | None, players: list[str]) -> Iterator[Finding]:
    if player is not None and player not in players:
        where = document.where(way)
        yield Finding(where, f"{player} does not play here", hint=f"the players are {', '.join(players)}")


def _check_tile(document: Document, way: _Way, tile: str, tiles: Collection[str]) -> Iterator[Finding]:
    if tile not in tiles:
        hint = nearest(tile, tiles) or "rules/tiles lists the tiles"
        yield Finding(document.where(way), f"unknown tile `{tile}`", hint=hint)


def _check_deployment(document: Document, way: _Way, data: Mapping[str, Any]) -> Iterator[Finding]:
    yield from _check_one_place(document, way, data)
    role = next((key for key in data if key in PLACES), "")
    place = data.get(role)
    if isinstance(place, str):
        yield from _check_port(document, (*way, role), role, place)
    elif place is not None and "at" in data:
        where = document.where((*way, "at"), key=True)
        yield Finding(where, "a second square", f"`{role}` names the square already", f"give `{role}` a side")


def _role(data: Mapping[str, Any]) -> str:
    """Return the first role that is named, or an empty text."""
    return next((key for key in data if key in ROLES), "")


def _check_one_place(document: Document, way: _Way, data: Mapping[str, Any]) -> Iterator[Finding]:
    yield from _check_one(document, way, data, PLACES)


def _check_one_role(document: Document, way: _Way, data: Mapping[str, Any]) -> Iterator[Finding]:
    yield from _check_one(document, way, data, ROLES)


def _check_one(document: Document, way: _Way, data: Mapping[str, Any], words: Mapping[str, str]) -> Iterator[Finding]:
    named = [key for key in data if key in words]
    if not named:
        yield Finding(document.where(way), f"`{way[-1]}` names no figure", hint=f"name one of: {', '.join(ROLES)}")
    for key in named[1:]:
        where = document.where((*way, key), key=True)
        yield Finding(where, f"a second figure `{key}`", f"`{named[0]}` is named already", "keep one of them")


def _check_port(document: Document, way: _Way, what: str, port: str | None) -> Iterator[Finding]:
    """Yield a finding where a role or a kind of feature, in any of its words, is not told apart by such a side."""
    if port is None or not what:
        return
    meant = ROLES.get(what) or KINDS.get(what)
    if meant in ("farmer", "farm"):
        fits, hint = port in HALVES, f"name a half-edge: {', '.join(HALVES)}"
    elif meant in ("monk", "cloister"):
        fits, hint = False, "leave it out"
    else:
        fits, hint = port in SIDES, f"name a side: {', '.join(SIDES)}"
    if not fits:
        yield Finding(document.where(way), f"`{port}` is no place for a {what}", hint=hint)


def _check_to_move(document: Document) -> Iterator[Finding]:
    if "to_move" in document.data:
        yield from _check_player(document, ("to_move",), document.data["to_move"], len(document.data["turns"]))


def _check_names(document: Document, tiles: Collection[str]) -> Iterator[Finding]:
    names = document.data.get("names", {})
    for number, (name, mark) in enumerate(names.items()):
        kind = next((kind for kind in _MARKS if kind in mark), "")
        if kind:
            yield from _check_name(document, name, kind)
            yield from _check_clash(document, name, list(names)[:number], mark)
            yield from _check_mark(document, ("names", name), mark, tiles)
        else:
            what, hint = f"`{name}` stands for nothing", f"name one of: {', '.join(_MARKS)}"
            yield Finding(document.where(("names", name)), what, hint=hint)


def _check_name(document: Document, name: str, kind: str) -> Iterator[Finding]:
    """Yield a finding where no sentence can use the name."""
    where = document.where(("names", name), key=True)
    parameter = _MARKS[kind]
    taken = name.startswith("(") or (kind == "tile" and name.startswith("the tile "))
    nobodys = kind == "figure" and "'s " not in name
    if taken or nobodys or expression(f"{{{parameter}}}").match(name) is None:
        yield Finding(where, f"no sentence can say `{name}`", f"it stands for a {kind}", _HOW_TO_NAME[parameter])
    elif owner := re.match(r"([A-Z][a-z]+)'s ", name):
        for finding in _check_known_player(document, ("names", name), owner[1], document.data["players"]):
            yield Finding(where, f"`{name}` speaks of {owner[1]}", finding.what, finding.hint)


def _check_clash(document: Document, name: str, before: Iterable[str], mark: Mapping[str, Any]) -> Iterator[Finding]:
    """Yield a finding where the name means something else already."""
    where = document.where(("names", name), key=True)
    for other in (*_TAKEN, *before):
        if _bare(other) == _bare(name):
            why = "that has a meaning of its own" if other in _TAKEN else "readers could not tell them apart"
            yield Finding(where, f"`{name}` clashes with `{other}`", why, "choose another name")
    word = name.partition("'s ")[2]
    if word in ROLES and ROLES[word] != ROLES.get(mark.get("figure", "")):
        yield Finding(where, f"`{name}` is not a {word}", "a sentence would speak of the figure", "choose another name")


def _bare(name: str) -> str:
    return re.sub(r"^(the|an?) ", "", name.casefold())


def _check_mark(document: Document, way: _Way, mark: Mapping[str, Any], tiles: Collection[str]) -> Iterator[Finding]:
    if "square" not in mark and "tile" in mark:
        yield from _check_tile(document, (*way, "tile"), mark["tile"], tiles)
    yield from _check_port(document, (*way, "side"), mark.get("feature") or mark.get("figure", ""), mark.get("side"))
    owner = str(way[-1]).partition("'s ")[0]
    if mark.get("owner", owner) != owner:
        where, hint = document.where((*way, "owner")), f"write {owner}, or leave it out"
        yield Finding(where, f"`{way[-1]}` is {mark['owner']}'s", "the name says otherwise", hint)
