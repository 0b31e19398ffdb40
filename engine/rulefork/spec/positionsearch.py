"""Finding the position that somebody means: by its title, its id, a part of either, or its file."""

from collections.abc import Iterable, Mapping
from difflib import SequenceMatcher
from pathlib import Path
from typing import Final

from rulefork.rulebook.book import Rulebook
from rulefork.rulebook.finding import BadInput, Finding, Where
from rulefork.rulebook.yamlfile import names_file
from rulefork.spec.position import Position, read_position
from rulefork.spec.title import slug

_WHERE: Final = Where("<position>")
_LISTED: Final = 5
_NEAR: Final = 0.6
"""How much alike the words must be on average, as the other "did you mean" ask it."""


def find_position(text: str, positions: Mapping[str, Position], book: Rulebook) -> Position:
    """Return the position that the text names; `positions` are those known, by title.

    It is the title or the id, in small or capital letters, or a part of either, or some of its words, if only one
    position fits. A text with a slash or the ending of a YAML file is the path of one. Raises `BadInput` where no
    position is meant, with the nearest, or several, with their titles; and for a file that holds none.
    """
    wanted = text.strip().casefold()
    known = list(positions.values())
    if exact := [each for each in known if wanted in (each.title.casefold(), each.id)]:
        return exact[0]
    if names_file(text):
        return read_position(Path(text), book)
    for fits in (_in_title, _in_id, _by_words):
        if found := [each for each in known if slug(wanted) and fits(each, wanted)]:
            if len(found) == 1:
                return found[0]
            raise BadInput([_several(text, found)])
    raise BadInput([Finding(_WHERE, f"no position is called `{text}`", hint=_nearest(wanted, known))])


def _in_title(position: Position, text: str) -> bool:
    return text in position.title.casefold()


def _in_id(position: Position, text: str) -> bool:
    return slug(text) in position.id


def _by_words(position: Position, text: str) -> bool:
    return set(slug(text).split("-")) <= _words(position)


def _words(position: Position) -> set[str]:
    return {*slug(position.title).split("-"), *position.id.split("-")}


def _several(text: str, found: list[Position]) -> Finding:
    titles = "; ".join(f"`{each.title}`" for each in found[:_LISTED])
    more = f"; and {len(found) - _LISTED} more" if len(found) > _LISTED else ""
    return Finding(_WHERE, f"`{text}` may be any of {len(found)} positions", f"{titles}{more}", "say more of the title")


def _nearest(text: str, known: Iterable[Position]) -> str:
    """Return the title whose words are most like those of the text, and which is most like it as a whole.

    Where no word of any is like them, it is said where the titles stand.
    """
    asked = slug(text).split("-")

    def likeness(position: Position) -> tuple[float, float]:
        like = sum(max(_likeness(word, other) for other in _words(position)) for word in asked)
        return like, _likeness(text, position.title.casefold())

    best = max(known, key=likeness, default=None)
    if best is None:
        return "there are no positions"
    near = likeness(best)[0] >= _NEAR * len(asked)
    return f"did you mean `{best.title}`?" if near else "`rulefork board` lists them"


def _likeness(one: str, other: str) -> float:
    return SequenceMatcher(None, one, other).ratio()
