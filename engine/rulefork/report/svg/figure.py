"""The figures: which silhouette each kind has, which emblem and colour each player."""

from collections.abc import Collection, Mapping
from typing import Final

from rulefork.report.svg.words import written

SHAPES: Final[Mapping[str, str]] = {
    "normal-follower": "follower", "large-follower": "large", "mayor": "mayor", "wagon": "wagon",
    "ringmaster": "ringmaster", "guard": "guard", "abbot": "abbot", "phantom": "phantom", "builder": "builder",
    "pig": "pig", "big-pink-pig": "pig", "shepherd": "shepherd", "barn": "barn", "mage": "mage", "witch": "witch",
    "teacher": "teacher", "count": "count", "ghost": "ghost", "gingerbread-man": "gingerbread", "sheep": "sheep",
    "printed-sheep": "sheep",
    "tower-piece": "tower", "castle-token": "castle", "bridge": "bridge-token", "little-building": "house",
    "ferry": "ferry", "king-marker": "crown", "gold": "ingot", "tunnel-token": "tunnel",
}  # fmt: skip
"""Which silhouette a kind of figure has, by its id; any other is a token with its first letters."""

EMBLEMS: Final[Mapping[str, str]] = {
    "Red": "M-2-5H2V-2H5V2H2V5H-2V2H-5V-2H-2Z",
    "Blue": "M0-5A5 5 0 1 0 .1-5ZM0-2A2 2 0 1 1-.1-2Z",
    "Green": "M0-5L5 4H-5Z",
    "Yellow": "M-5-4H5V-1H-5ZM-5 1H5V4H-5Z",
    "Black": "M0-6L5 0L0 6L-5 0Z",
    "Pink": "M0 5L-5 0Q-6-5-2-4L0-2L2-4Q6-5 5 0Z",
}
"""The emblem of each player, drawn about its middle."""

_SILHOUETTES: Final[Mapping[str, tuple[str, int, int]]] = {
    "follower": (
        "M0-16Q6-16 6-10Q6-7 4-6Q15-4 15 0Q15 3 8 3Q9 8 13 13Q14 16 10 16H4Q2 12 0 10Q-2 12-4 16H-10Q-14 16-13 13"
        "Q-9 8-8 3Q-15 3-15 0Q-15-4-4-6Q-6-7-6-10Q-6-16 0-16Z", 0, 0,
    ),
    "builder": ("M0-17Q5-17 5-12Q5-9 3-8L9-6V-15H12V6L7 3V16H-7V3L-12-1Q-11-6-3-8Q-5-9-5-12Q-5-17 0-17Z", 0, 2),
    "pig": (
        "M-15-2Q-13-9-3-9H4Q6-13 9-11L9-8Q12-6 13-3H16V3H12Q10 6 8 7V12H3V8H-5V12H-10V7Q-14 5-15-2Z", -2, -1
    ),
    "barn": ("M-17 13V-3L-11-13H11L17-3V13H6V3H-6V13Z", 0, -6),
    "mayor": ("M0-18Q5-18 5-13L4-10Q14-6 14 4Q14 15 0 16Q-14 15-14 4Q-14-6-4-10L-5-13Q-5-18 0-18Z", 0, 3),
    "wagon": (
        "M-15-10H12V-6H15V6H13A5 5 0 0 1 3 6H-3A5 5 0 0 1-13 6H-15ZM-12 7A4 4 0 1 0-4 7A4 4 0 1 0-12 7Z"
        "M4 7A4 4 0 1 0 12 7A4 4 0 1 0 4 7Z", 0, -3,
    ),
    "phantom": ("M0-17Q11-16 11-4V14L7 11L4 16L0 12L-4 16L-7 11L-11 14V-4Q-11-16 0-17Z", 0, 1),
    "abbot": ("M0-18L4-13V-8Q11-4 13 16H-13Q-11-4-4-8V-13Z", 0, 6),
    "ringmaster": ("M-5-18H5V-11H8V-9H4Q15-5 15-1Q9 3 7 3L12 16H-12L-7 3Q-9 3-15-1Q-15-5-4-9H-8V-11H-5Z", 0, 3),
    "guard": ("M12-18H14V16H12V2L7 3L9 16H-9L-7 3Q-14 2-14-2Q-12-6-4-6Q-6-9-5-12L0-18L5-12Q6-9 4-6Q9-6 12-3Z", -1, 2),
    "shepherd": (
        "M10-8Q9-15 13-15Q17-14 15-8L14-9Q14-12 13-12Q11-12 12-8V16H10V2L7 3L9 16H-9L-7 3Q-14 2-14-1Q-12-6-4-6"
        "Q-6-8-6-11Q-6-16 0-16Q6-16 6-11Q6-8 4-6Q8-6 10-4Z", -1, 3,
    ),
    "mage": ("M0-19L6-7L4-6Q11-2 12 16H-12Q-11-2-4-6L-6-7Z", 0, 6),
    "witch": ("M1-19L6-9H11V-7H4Q10-3 11 16H-11Q-10-3-4-7H-11V-9H-5Z", 0, 6),
    "teacher": ("M-10-14H10V-11H6Q6-7 4-6Q10-2 11 16H-11Q-10-2-4-6Q-6-7-6-11H-10ZM0-18L10-14H-10Z", 0, 6),
    "count": ("M-6-18L-3-14L0-18L3-14L6-18V-9L4-6Q12-4 12 16H-12Q-12-4-4-6L-6-9Z", 0, 6),
    "ghost": ("M0-14Q9-14 9-3Q10 6 13 12Q8 12 6 9Q4 13 0 10Q-4 13-6 9Q-8 12-13 12Q-10 6-9-3Q-9-14 0-14Z", 0, 0),
    "gingerbread": (
        "M0-16A6 6 0 0 1 4-6H12A4 4 0 0 1 12 2H7L9 11A4 4 0 0 1 2 14L0 7L-2 14A4 4 0 0 1-9 11L-7 2H-12A4 4 0 0 1-12-6"
        "H-4A6 6 0 0 1 0-16Z", 0, 0,
    ),
    "sheep": ("M-12-4Q-11-11-5-9Q0-13 5-9Q9-11 10-6Q16-6 15-1Q12 3 10 2V10H6V5H-4V10H-8V4Q-14 3-12-4Z", -1, -2),
    "tower": ("M-10-14H-5V-10H-2V-14H2V-10H5V-14H10V-5H8V14H-8V-5H-10Z", 0, 3),
    "castle": ("M-16-8H-12V-4H-8V-14H-3V-10H3V-14H8V-4H12V-8H16V13H5V6Q0 0-5 6V13H-16Z", 0, -2),
    "bridge-token": ("M-16-4Q0-14 16-4V8H10Q0-5-10 8H-16Z", 0, -4),
    "house": ("M-11 12V-2L0-13L11-2V12Z", 0, 3),
    "ferry": ("M-15 2H15Q12 10 7 10H-7Q-12 10-15 2ZM-1 0V-14L10-2Z", 0, 0),
    "crown": ("M-13 10V-8L-6 0L0-11L6 0L13-8V10Z", 0, 5),
    "ingot": ("M-13 8L-8-7H8L13 8Z", 0, 0),
    "tunnel": ("M-13 11V0Q-12-13 0-13Q12-13 13 0V11H6V2Q0-6-6 2V11Z", 0, -8),
    "token": ("M-13 0A13 13 0 1 0 13 0A13 13 0 1 0-13 0Z", 0, 0),
}  # fmt: skip
"""Silhouettes about their middle, with the place of the emblem on them."""

_LYING: Final[Mapping[str, str]] = {"follower": "farmer", "large": "large-farmer"}
_VARIANTS: Final[Mapping[str, str]] = {
    "large": "scale(1.35)", "farmer": "rotate(-90)", "large-farmer": "rotate(-90)scale(1.35)"
}  # fmt: skip
"""The silhouettes of a follower that is large or lies, by how the usual one is turned."""


def shape(kind: str, *, lying: bool) -> str:
    """Return the name of the silhouette of a kind of figure; a farmer is a follower who is `lying`."""
    found = SHAPES.get(kind, "token")
    return _LYING.get(found, found) if lying else found


def initials(name: str) -> str:
    """Return the letters on a token: the first of each word, two at most, or the first two of the only word."""
    words = [word for word in name.replace("-", " ").split() if word[:1].isalnum()]
    letters = "".join(word[0] for word in words[:2]) if len(words) > 1 else "".join(words)[:2]
    return (letters or "?").upper()


def colour(owner: str) -> str:
    """Return the class of a player's colour; what belongs to nobody is grey."""
    return f"b-{owner.lower() if owner in EMBLEMS else 'gray'}"


def symbols(shapes: Collection[str] | None = None, owners: Collection[str] = tuple(EMBLEMS)) -> str:
    """Return the silhouettes of these shapes, by default of all, and the emblems of these players, to be used by id."""
    wanted = [shape for shape in (*_SILHOUETTES, *_VARIANTS) if shapes is None or shape in shapes]
    return "".join([*map(_silhouette, wanted), *(_emblem(owner) for owner in EMBLEMS if owner in owners)])


def _silhouette(shape: str) -> str:
    turn = f' transform="{_VARIANTS[shape]}"' if shape in _VARIANTS else ""
    path = _SILHOUETTES["follower" if turn else shape][0]
    return f'<path id="f-{shape}" class="b-p" d="{path}"{turn}/>'


def _emblem(owner: str) -> str:
    dark = owner == "Yellow"  # white does not show on it
    return f'<path id="e-{owner.lower()}" class="b-{"ed" if dark else "em"}" d="{EMBLEMS[owner]}"/>'


def drawn(
    shape: str, owner: str, x: int, y: int, *, letters: str = "", is_ghost: bool = False, is_small: bool = False
) -> str:
    """Return the use of a figure with its middle at (x, y); a token bears letters, any other one an emblem."""
    _, dx, dy = _SILHOUETTES["follower" if shape in _VARIANTS else shape]
    at = "".join(f' {axis}="{value}"' for axis, value in (("x", dx), ("y", dy)) if value)
    told = f'<text class="b-dt" y="3">{written(letters)}</text>' if letters else ""
    if owner in EMBLEMS and not letters:
        told = f'<use href="#e-{owner.lower()}"{at}/>'
    classes = colour(owner) + " b-ghost" * is_ghost
    small = "scale(.6)" * is_small
    return f'<g class="{classes}" transform="translate({x} {y}){small}"><use href="#f-{shape}"/>{told}</g>'
