"""Positions: situations on the table, each told as a short legal game. Nothing is played here."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rulefork.play.event import Role
from rulefork.play.game import FOLLOWER
from rulefork.rulebook.book import Rulebook
from rulefork.rulebook.finding import BadInput, Finding, Where
from rulefork.rulebook.tile import SIDES, Kind
from rulefork.rulebook.yamlfile import Document, read_yaml
from rulefork.spec.act import Act
from rulefork.spec.files import find_files
from rulefork.spec.landmark import FeatureMark, FigureMark, Landmark, SiteMark, SquareMark, TileMark
from rulefork.spec.language import acting
from rulefork.spec.positioncheck import check_position
from rulefork.spec.title import slug
from rulefork.spec.words import KINDS, PLACES, ROLES
from rulefork.table.geometry import Square

ENDINGS: Final = (".yaml", ".yml")


@dataclass(frozen=True, slots=True)
class Deployment:
    """A figure deployed in a turn: on a feature of what kind, and the side or half-edge where the tile has several.

    `square` is the tile that a portal leads to, None for the tile just placed; `figure` is the id of its kind.
    """

    kind: Kind
    port: str | None = None
    square: Square | None = None
    figure: str = FOLLOWER


@dataclass(frozen=True, slots=True)
class FigureAt:
    """A figure on the board. Without an owner it is the only one of that role there, or the player's own."""

    owner: str | None
    role: Role
    square: Square
    port: str | None = None


@dataclass(frozen=True, slots=True)
class TurnRecord:
    """One turn as it was played.

    `turns` are quarter turns clockwise, None where the tile fits in one way only; `fairy` is the figure she is brought
    to, or the square she is put on as such; `walk` are the sides (0 north, clockwise) to which the dragon steps;
    `does` is what else was done before that.
    """

    where: Where
    player: str
    tile: str
    square: Square
    turns: int | None = None
    deploy: Deployment | None = None
    fairy: FigureAt | Square | None = None
    sends_home: FigureAt | None = None
    walk: tuple[int, ...] = ()
    does: tuple[Act, ...] = ()


@dataclass(frozen=True, slots=True)
class Piece:
    """Something of another expansion that lies on a tile: its kind by id, and the square."""

    where: Where
    kind: str
    square: Square


@dataclass(frozen=True, slots=True)
class TileLeft:
    """A tile that is still in the bag, by id."""

    where: Where
    tile: str


@dataclass(frozen=True, slots=True)
class Position:
    """A situation: the game that leads to it, and the names that a scenario may use in it.

    `id` is made of the file's name; `to_move` is the player whose turn comes next. The game begins with the start tile
    on (0, 0), which is not among the turns. `bag` are the tiles still to be drawn, None for all that the turns leave.
    """

    id: str
    title: str
    about: str
    where: Where
    players: tuple[str, ...]
    turns: tuple[TurnRecord, ...]
    to_move: str
    landmarks: Mapping[str, Landmark]
    expansions: tuple[str, ...] = ()
    put: tuple[Piece, ...] = ()
    bag: tuple[TileLeft, ...] | None = None


def read_positions(paths: Iterable[Path], book: Rulebook) -> dict[str, Position]:
    """Return the positions of the files and folders, by title, in the order of the files.

    Raises `BadInput` with every mistake in any of them: what is not YAML, what does not fit the schema, unknown tiles
    and players, players out of turn, names that cannot be used, and titles used twice.
    """
    found: dict[str, Position] = {}
    findings: list[Finding] = []
    for path in find_files(paths, ENDINGS):
        try:
            position = read_position(path, book)
        except BadInput as bad:
            findings += bad.findings
            continue
        findings += _check_title(position, found.values())
        found.setdefault(position.title, position)
    if findings:
        raise BadInput(findings)
    return found


def read_position(path: Path, book: Rulebook) -> Position:
    """Return the position that the file holds; tiles and figures are those of the book. Raises `BadInput`."""
    document = read_yaml(path)
    if findings := check_position(document, book):
        raise BadInput(findings)
    return build_position(document, slug(path.stem))


def build_position(document: Document, name: str) -> Position:
    """Return the position that the document tells, with that id; it must have passed `check_position`."""
    data = document.data
    players = tuple(data["players"])
    turns = tuple(
        _turn(turn, players[number % len(players)], document.where(("turns", number)))
        for number, turn in enumerate(data["turns"])
    )
    return Position(
        name,
        data["title"],
        data.get("about", ""),
        document.where(("title",)),
        players,
        turns,
        players[len(turns) % len(players)],
        {name: _landmark(name, mark) for name, mark in data.get("names", {}).items()},
        tuple(data.get("expansions", ())),
        tuple(
            Piece(document.where(("put", number)), piece["piece"], _square(piece["at"]))
            for number, piece in enumerate(data.get("put", ()))
        ),
        tuple(TileLeft(document.where(("bag", number)), tile) for number, tile in enumerate(data["bag"]))
        if "bag" in data
        else None,
    )


def _check_title(position: Position, others: Iterable[Position]) -> Iterator[Finding]:
    for other in others:
        if other.title.casefold() == position.title.casefold():
            what = f"two positions are called `{position.title}`"
            yield Finding(position.where, what, f"the first is at {other.where}", "give each its own title")


def _turn(turn: Mapping[str, Any], player: str, where: Where) -> TurnRecord:
    return TurnRecord(
        where,
        player,
        turn["tile"],
        _square(turn["at"]),
        _quarters(turn),
        _deployment(turn["deploy"]) if "deploy" in turn else None,
        _fairy(turn["fairy"]) if "fairy" in turn else None,
        _figure(turn["sends_home"]) if "sends_home" in turn else None,
        tuple(SIDES.index(side) for side in turn.get("walk", ())),
        tuple(_act(text) for text in turn.get("does", ())),
    )


def _act(text: str) -> Act:
    act = acting().parse(text)
    assert isinstance(act, Act), "that language knows nothing else"
    return act


def _square(pair: list[int]) -> Square:
    return (pair[0], pair[1])


def _quarters(data: Mapping[str, Any]) -> int | None:
    return data["turned"] // 90 if "turned" in data else None


def _deployment(data: str | Mapping[str, Any]) -> Deployment:
    if isinstance(data, str):
        return Deployment(PLACES[data])
    word, place = next((key, value) for key, value in data.items() if key in PLACES)
    figure = data.get("figure", FOLLOWER)
    if isinstance(place, str):
        return Deployment(PLACES[word], place, _square(data["at"]) if "at" in data else None, figure)
    return Deployment(PLACES[word], None, _square(place), figure)


def _fairy(data: Mapping[str, Any]) -> FigureAt | Square:
    return _square(data["tile"]) if "tile" in data else _figure(data)


def _figure(data: Mapping[str, Any]) -> FigureAt:
    word, square = next((key, value) for key, value in data.items() if key in ROLES)
    return FigureAt(data.get("owner"), ROLES[word], _square(square), data.get("side"))


def _landmark(name: str, data: Mapping[str, Any]) -> Landmark:
    match data:
        case {"square": square}:
            return SquareMark(_square(square), _quarters(data))
        case {"tile": tile}:
            return TileMark(tile)
        case {"place": kind}:
            return SiteMark(kind, _square(data["at"]), data.get("part"))
        case {"feature": kind}:
            return FeatureMark(KINDS[kind], _square(data["at"]), data.get("side"))
        case _:
            return FigureMark(ROLES[data["figure"]], _square(data["at"]), data.get("side"), name.partition("'s ")[0])
