"""The style sheet of pictures: what each class looks like, in light, in the dark, and on paper.

All classes begin with `b-`, so that a page may have others; they are short because a picture repeats them. Every colour
is told twice, in full for programs that know no properties, and as a property, which has another value in the dark.
"""

from collections.abc import Mapping
from typing import Final

_LIGHT: Final[Mapping[str, str]] = {
    # the page
    "paper": "#fbf8f1", "ink": "#2b2622", "soft": "#6d6459", "mark": "#c2185b", "other": "#4b3fae",
    "shade": "#00000033",
    # the land
    "field": "#b4cc86", "grass": "#9bb56b", "city": "#d9a566", "roofs": "#cd8f57", "ridge": "#b97a45",
    "wall": "#6b4226", "road": "#fbf4e4", "edge": "#85755c", "hedge": "#4d6b33", "stone": "#a39b92", "slate": "#91887e",
    # what is printed on it
    "deep": "#3b332e", "roof": "#b24a35", "lime": "#f6ecd9", "lake": "#7fb3cf", "gold": "#e8b72f", "lava": "#e2572b",
    "magic": "#5b4a9c", "rose": "#d9799b", "wood": "#a5744a", "skin": "#f3d3b3", "white": "#fffdf6",
    # figures
    "red": "#c62f2f", "blue": "#2563b8", "green": "#2e7d3c", "yellow": "#f2c528", "black": "#2d2a2a", "pink": "#dd7fa8",
    "gray": "#77716b", "dragon": "#a3182b",
}  # fmt: skip
"""Colours by what they stand for."""

_DARK: Final[Mapping[str, str]] = {
    "paper": "#1d1b19", "ink": "#efe9df", "soft": "#b0a698", "mark": "#ff5c93", "other": "#8f83f0",
    "shade": "#00000066",
    "field": "#66814a", "grass": "#587540", "city": "#a5763f", "roofs": "#96663a", "ridge": "#7f5430",
    "wall": "#301c10", "road": "#d9cfba", "edge": "#4d4334", "hedge": "#2c421c", "stone": "#7c756d", "slate": "#6b645c",
    "roof": "#97402f", "lime": "#d9cfbd", "lake": "#4d84a3",
}  # fmt: skip
"""Those that differ where the reader likes it dark."""

_ROUND: Final = "stroke-linejoin:round;stroke-linecap:round"

_PAGE: Final[Mapping[str, str]] = {
    "b": "font:8px 'Trebuchet MS','Segoe UI',Verdana,sans-serif;text-anchor:middle;fill:@ink",
    "b-bg": "fill:@paper",
    "b-q": "fill:@soft",
    "b-n": f"fill:@ink;font-weight:bold;stroke:@paper;stroke-width:3;paint-order:stroke;{_ROUND}",
    "b-o": "fill:none;stroke:@soft;stroke-width:1.5;stroke-dasharray:5 4",
    "b-k": "fill:none;stroke:@mark;stroke-width:4",
    "b-ta": "fill:@mark;stroke:@white",
    "b-tb": "fill:@other;stroke:@white",
    "b-l": "fill:@ink;text-anchor:start",
    "b-h1": "fill:@ink;font-size:14px;font-weight:bold;text-anchor:start",
    "b-h2": "fill:@ink;font-size:11px;text-anchor:start",
    "b-mute": "opacity:.4;filter:grayscale(1)",
    "b-ghost": "opacity:.4",
}
"""Words (quiet, names, legend, headings), open squares, the frame of a new tile, signs of outcomes, what steps back."""

_LAND: Final[Mapping[str, str]] = {
    "b-f": "fill:url(#p-f)", "b-fg": "fill:@field", "b-ft": "fill:none;stroke:@grass",
    "b-e": "fill:none;stroke:@shade",
    "b-c": "fill:url(#p-c)", "b-cg": "fill:@city", "b-ct": "fill:@roofs", "b-cl": "stroke:@ridge",
    "b-w": f"fill:none;stroke:@wall;stroke-width:4;{_ROUND}",
    "b-y": "fill:none;stroke:@edge;stroke-width:12", "b-r": "fill:none;stroke:@road;stroke-width:8",
    "b-u": "fill:none;stroke:@road;stroke-width:5;stroke-dasharray:6 4",
    "b-h": "fill:none;stroke:@hedge;stroke-width:6;stroke-linecap:round;stroke-dasharray:1 6",
    "b-i": "fill:url(#p-i)", "b-ig": "fill:@stone", "b-it": "fill:@slate",
    "b-j": f"fill:none;stroke:@deep;stroke-width:5;{_ROUND}",
}  # fmt: skip
"""Fields, the edge of a tile, cities and walls, roads, what is under them, hedges, insides, ramparts."""

_FILLS: Final[Mapping[str, str]] = {
    "b-wa": "lime", "b-ro": "roof", "b-st": "stone", "b-wd": "wood", "b-go": "gold", "b-pk": "rose", "b-pu": "magic",
    "b-ba": "white", "b-sk": "skin", "b-hi": "hedge", "b-la": "lake", "b-sh": "blue",
}  # fmt: skip
"""What things printed on tiles are made of; they have a dark outline."""

_PRINTS: Final[Mapping[str, str]] = {
    **{name: f"fill:@{colour};stroke:@deep;stroke-linejoin:round" for name, colour in _FILLS.items()},
    "b-dk": "fill:@deep", "b-dr": "fill:@dragon", "b-lv": "fill:@lava", "b-ma": "fill:@magic",
    "b-li": "fill:none;stroke:@white;stroke-width:2",
    "b-ln": f"fill:none;stroke:@deep;stroke-width:2;{_ROUND}",
    "b-sm": "fill:none;stroke:@soft;stroke-width:2;stroke-linecap:round",
    "b-cr": "fill:none;stroke:@gold;stroke-width:3",
    "b-br": "fill:@wood",
}  # fmt: skip

_FIGURES: Final[Mapping[str, str]] = {
    "b-p": "stroke:@white;stroke-width:2;paint-order:stroke;stroke-linejoin:round",
    "b-em": "fill:@white;stroke:none", "b-ed": "fill:@deep;stroke:none",
    **{f"b-{name}": f"fill:@{name}" for name in ("red", "blue", "green", "yellow", "black", "pink", "gray")},
    "b-dd": "fill:@dragon;stroke:@white;stroke-width:2;paint-order:stroke;stroke-linejoin:round",
    "b-fy": "fill:@white;stroke:@deep;stroke-width:1.5;stroke-linejoin:round",
    "b-dp": "fill:none;stroke:@dragon;stroke-width:4;stroke-dasharray:7 4;stroke-linecap:round",
    "b-ds": "fill:@white;stroke:@dragon;stroke-width:3", "b-dn": "fill:@dragon;stroke:@white",
    "b-dt": "fill:@white;font-weight:bold",
}  # fmt: skip
"""Figures and their emblems, the colours of players, the dragon, the fairy, the dragon's way and its numbers."""


def _rule(name: str, text: str) -> str:
    return f".{name}{{{';'.join(_told(declaration) for declaration in text.split(';'))}}}"


def _told(declaration: str) -> str:
    """Return a declaration, with its colour in full and after that as a property."""
    before, _, colour = declaration.partition("@")
    return f"{before}{_LIGHT[colour]};{before}var(--b-{colour})" if colour else declaration


def _properties(colours: Mapping[str, str]) -> str:
    return ".b{" + ";".join(f"--b-{name}:{value}" for name, value in colours.items()) + "}"


def _sheet() -> str:
    rules = {**_PAGE, **_LAND, **_PRINTS, **_FIGURES}
    dark = f"@media screen and (prefers-color-scheme:dark){{{_properties(_DARK)}}}"
    return "".join([_properties(_LIGHT), dark, *(_rule(name, text) for name, text in rules.items())])


STYLE: Final = _sheet()
"""The style sheet, for a page with embedded pictures and for pictures that stand alone."""
