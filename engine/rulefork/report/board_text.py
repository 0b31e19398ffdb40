"""A position or a case as a page to read: the board drawn, then what its names mean, whose turn it is, what is open."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from rulefork.report.board_picture import board_picture, initials, tile_pictures
from rulefork.report.canvas import SHIELD, in_letters
from rulefork.report.ink import PLAIN, Ink
from rulefork.report.layout import WIDTH, clip, columns, counted, page, plain, wrapped
from rulefork.report.table_view import (
    Part,
    Standing,
    Supply,
    feature_text,
    meaning,
    parts,
    pieces,
    shown,
    site_text,
    sites,
    squares_named,
    standings,
    supplies,
    tiles_named,
    turn,
)
from rulefork.report.tile_picture import CITY, CLOISTER, VILLAGE
from rulefork.spec.performance import Performance
from rulefork.spec.position import Position
from rulefork.spec.ruling import Case, Step
from rulefork.spec.sentence import listed
from rulefork.spec.situation import Situation
from rulefork.spec.whereabouts import DragonAside, FairyAlone, FairyIsOn

_INDENT: Final = "  "
_NO_BREAK: Final = "\N{NO-BREAK SPACE}"

_LEGEND: Final[Mapping[str, str]] = {
    CITY: "city",
    "═║": "road",
    VILLAGE: "where roads end",
    CLOISTER: "cloister",
    SHIELD: "shield",
}


def positions_text(positions: Sequence[Position], *, width: int = WIDTH, ink: Ink = PLAIN) -> str:
    """Return the titles of the positions and their files, one a line, and how many they are."""
    lines = [clip(line, width) for line in columns([(each.title, each.where.path) for each in positions])]
    return "\n".join([*lines, ink(counted(len(positions), "position"), "faint")]) + "\n"


def position_text(
    position: Position, situation: Situation, *, width: int = WIDTH, ink: Ink = PLAIN, ascii_only: bool = False
) -> str:
    """Return a position as a page; `situation` is what it came to under the rules of its game."""
    parts_of_page = [
        _head(position.title, f"{position.where.path}, under {situation.game.rules.ruleset.id}", width, ink),
        wrapped(position.about, width=width) if position.about else [],
        *board_parts(situation, width=width, ink=ink, ascii_only=ascii_only),
    ]
    return page(parts_of_page)


def case_text(case: Case, done: Performance, *, width: int = WIDTH, ink: Ink = PLAIN, ascii_only: bool = False) -> str:
    """Return a case as a page: its steps, the board that it starts from, and the board at its end."""
    under = done.before.game.rules.ruleset.id
    place = f"{case.ruling}, {case.where.path}:{case.where.line}, under {under}"
    stories = [
        _head(case.title, place, width, ink),
        _steps(case, width),
        [ink("Before", "head")],
        *board_parts(done.before, width=width, ink=ink, ascii_only=ascii_only),
    ]
    if done.before.state != done.after.state or done.failed:
        stories += [
            [ink("After", "head"), *_stopped(done, width)],
            *board_parts(done.after, width=width, ink=ink, ascii_only=ascii_only, names=False),
        ]
    return page(stories)


def board_parts(
    situation: Situation,
    *,
    width: int = WIDTH,
    ink: Ink = PLAIN,
    ascii_only: bool = False,
    names: bool = True,
) -> Iterator[list[str]]:
    """Yield the paragraphs of a board, each a list of lines: the drawing, the names, the players, what is open.

    Without `names` the landmarks and the pictures of tiles to come are left out.
    """
    drawing = board_picture(situation.state, squares_named(situation), width=width, ink=ink, ascii_only=ascii_only)
    yield drawing
    yield [ink(line, "faint") for line in _legend(situation, drawing, width, ascii_only)]
    if names:
        yield _names(situation, width, ink)
        tiles = [(name, situation.game.tile(tile)) for name, tile in tiles_named(situation)]
        pictures = tile_pictures(tiles, width=width - len(_INDENT), ink=ink, ascii_only=ascii_only)
        yield [f"{_INDENT}{line}".rstrip() for line in pictures]
    yield [*wrapped(_status(situation), width=width), *_players(situation, width)]
    yield _open(parts(situation), width, ink)


def _head(title: str, place: str, width: int, ink: Ink) -> list[str]:
    told = [ink(line, "head") for line in wrapped(title, width=width)]
    return [*told, *(ink(line, "faint") for line in wrapped(place, width=width))]


def keywords(steps: Sequence[Step]) -> Iterator[str]:
    """Yield the word that each step begins with: its keyword, or And after another of the same."""
    last = ""
    for step in steps:
        yield "And" if step.keyword == last else step.keyword
        last = step.keyword


def _steps(case: Case, width: int) -> list[str]:
    """Return the steps in the words of the row."""
    firsts = (f"{_INDENT}{word:5} " for word in keywords(case.steps))
    told = (wrapped(step.text, width=width, first=first) for step, first in zip(case.steps, firsts, strict=True))
    return [line for lines in told for line in lines]


def _stopped(done: Performance, width: int) -> list[str]:
    """Return why the case did not get to its end; nothing where it did."""
    stops = [step for step in done.steps if step.problem]
    if not stops:
        return []
    step = stops[0]
    word = f"is refused by {step.ruling}" if step.ruling else "cannot be carried out"
    return wrapped(f"{step.step.text!r} {word}: {step.problem}", width=width)


def _legend(situation: Situation, drawing: Sequence[str], width: int, ascii_only: bool) -> list[str]:
    """Return what the signs of a drawing mean, those that occur in it."""
    drawn = "".join(drawing)
    signs = {in_letters(sign) if ascii_only else sign: meant for sign, meant in _LEGEND.items()}
    told = [f"{sign} {meant}" for sign, meant in signs.items() if any(each in drawn for each in sign)]
    figures: dict[str, list[Standing]] = {}
    for each in standings(situation):
        figures.setdefault(initials(each.figure.owner, each.role), []).append(each)
    told += (f"{letters} {_called(figures[letters])}" for letters in sorted(figures))
    kept_together = ", ".join(each.replace(" ", _NO_BREAK) for each in told)
    return [line.replace(_NO_BREAK, " ") for line in wrapped(kept_together, width=width, first=_INDENT)]


def _called(alike: Sequence[Standing]) -> str:
    """Return what the same two letters stand for; where figures differ in kind only, the place tells them apart."""
    roles = " or ".join(dict.fromkeys(each.role for each in alike))
    kinds = dict.fromkeys(each.kind for each in alike)
    if len(kinds) == 1:
        told = next(iter(kinds))
    else:
        told = ", ".join(f"{each.kind} on {shown(each.spot.square)}" for each in alike if each.kind)
    return f"{alike[0].figure.owner}'s {roles}{f' ({told})' if told else ''}"


def _names(situation: Situation, width: int, ink: Ink) -> list[str]:
    if not situation.landmarks:
        return []
    rows = [(plain(name), meaning(situation, mark, name)) for name, mark in situation.landmarks.items()]
    return [ink("Names", "head"), *_table(rows, width)]


def _status(situation: Situation) -> str:
    """Return whose turn it is and where the neutral figures and the tiles are, in sentences."""
    fairy = FairyIsOn("").observe(situation)
    told = [str(DragonAside().observe(situation)), str(fairy)]
    if isinstance(fairy, FairyIsOn):
        told[1] += f" and {str(FairyAlone().observe(situation)).removeprefix('the fairy ')}"
    bag, aside = len(situation.state.bag), len(situation.state.aside)
    lie_aside = f", and {counted(aside, 'tile')} {'lies' if aside == 1 else 'lie'} aside" if aside else ""
    for square, kinds in pieces(situation).items():
        names = listed(f"the {kind.name}" for kind in kinds)
        told.append(f"on {situation.square_name(square)} {'is' if len(kinds) == 1 else 'are'} {names}")
    told += (site_text(situation, site, figures) for site, figures in sites(situation).items())
    told.append(f"the bag holds {counted(bag, 'tile')}{lie_aside}")
    return " ".join([turn(situation), *(f"{each[0].upper()}{each[1:]}." for each in told)])


def _players(situation: Situation, width: int) -> list[str]:
    state = situation.state
    rows = [
        (player, counted(state.points[player], "point"), _in_supply(supply))
        for player, supply in supplies(situation).items()
    ]
    return _table(rows, width)


def _in_supply(supply: Supply) -> str:
    """Return what lies in a supply: "6 of 7 followers, large follower and pig in the supply"."""
    return f"{listed([f'{supply.usual_free} of {supply.usual} followers', *supply.others])} in the supply"


def _open(found: Sequence[Part], width: int, ink: Ink) -> list[str]:
    if not found:
        return []
    rows = [
        (feature_text(part), _missing(part), ", ".join(map(str, (*part.followers, *part.others))) or "nobody")
        for part in found
    ]
    return [ink("Open features", "head"), *_table(rows, width)]


def _table(rows: Iterable[Sequence[str]], width: int) -> list[str]:
    """Return the rows in columns; what does not fit the page goes on below, further in."""
    lines = columns(rows, indent=len(_INDENT))
    return [part for line in lines for part in wrapped(line, width=width, then=_INDENT * 3)]


def _missing(part: Part) -> str:
    """Return what a feature lacks and what it holds, in a few words."""
    match part.kind:
        case "farm":
            told = f"touches {counted(part.cities, 'city', 'cities')}"
            return f"{told}, {part.complete_cities or 'none'} complete" if part.cities else told
        case "cloister":
            told = f"lacks {counted(part.open_ends, 'neighbour')}"
        case "road":
            told = f"{counted(part.open_ends, 'end')} open"
        case "city":
            told = f"{counted(part.open_ends, 'side')} open"
    told = "complete" if part.complete else told
    return f"{told}, {counted(part.shields, 'shield')}" if part.shields else told
