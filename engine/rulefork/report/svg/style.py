"""The style sheet of pictures: what each class looks like, in light, in the dark, and on paper."""

from collections.abc import Mapping
from typing import Final

_LIGHT: Final[Mapping[str, str]] = {
    "paper": "#fbf8f1", "grass": "#9bb56b", "tile": "#cd8f57", "ridge": "#b97a45", "slate": "#91887e", "ink": "#2b2622", "soft": "#6d6459", "field": "#b4cc86", "city": "#d9a566", "wall": "#6b4226",
    "road": "#fbf4e4", "edge": "#85755c", "hedge": "#4d6b33", "stone": "#a39b92", "deep": "#3b332e", "roof": "#b24a35",
    "lime": "#f6ecd9", "lake": "#7fb3cf", "gold": "#e8b72f", "lava": "#e2572b", "magic": "#5b4a9c", "rose": "#d9799b",
    "wood": "#a5744a", "shade": "#00000033", "mark": "#c2185b",
    "red": "#c62f2f", "blue": "#2563b8", "green": "#2e7d3c", "yellow": "#f2c528", "black": "#2d2a2a", "pink": "#dd7fa8",
    "gray": "#8b8b8b", "dragon": "#a3182b", "fairy": "#fffdf6",
}  # fmt: skip
"""Colours by what they stand for."""

_DARK: Final[Mapping[str, str]] = {
    "paper": "#1d1b19", "grass": "#587540", "tile": "#96663a", "ridge": "#7f5430", "slate": "#6b645c", "ink": "#efe9df", "soft": "#b0a698", "field": "#66814a", "city": "#a5763f", "wall": "#301c10",
    "road": "#d9cfba", "edge": "#4d4334", "hedge": "#2c421c", "stone": "#7c756d", "roof": "#97402f", "lime": "#d9cfbd",
    "lake": "#4d84a3", "shade": "#00000066", "mark": "#ff6f9f",
}  # fmt: skip

_RULES: Final[tuple[tuple[str, str], ...]] = (
    (".b-f", "fill:url(#p-f)"), (".b-fg", "fill:@field"), (".b-ft", "fill:none;stroke:@grass"),
    (".b-e", "fill:none;stroke:@shade"),
    (".b-c", "fill:url(#p-c)"), (".b-cg", "fill:@city"), (".b-ct", "fill:@tile"), (".b-cl", "stroke:@ridge"),
    (".b-w", "fill:none;stroke:@wall;stroke-width:4;stroke-linejoin:round"),
    (".b-y", "fill:none;stroke:@edge;stroke-width:12"),
    (".b-r", "fill:none;stroke:@road;stroke-width:8"),
    (".b-u", "fill:none;stroke:@road;stroke-width:4;stroke-dasharray:5 4"),
    (".b-h", "fill:none;stroke:@hedge;stroke-width:6;stroke-linecap:round;stroke-dasharray:1 6"),
    (".b-i", "fill:url(#p-i)"), (".b-ig", "fill:@stone"), (".b-it", "fill:@slate"),
    (".b-j", "fill:none;stroke:@deep;stroke-width:5;stroke-linejoin:round"),
    (".b-wa,.b-ro,.b-st,.b-wd,.b-go,.b-pk,.b-pu,.b-ba,.b-sk,.b-hi,.b-la,.b-rd,.b-sh,.b-bu", "stroke:@deep;stroke-linejoin:round"),
    (".b-wa", "fill:@lime"), (".b-ro,.b-rd", "fill:@roof"), (".b-st", "fill:@stone"), (".b-wd", "fill:@wood"),
    (".b-go", "fill:@gold"), (".b-pk", "fill:@rose"), (".b-pu,.b-ma", "fill:@magic"), (".b-ba", "fill:#fffdf6"),
    (".b-sk", "fill:#f3d3b3"), (".b-hi", "fill:@hedge"), (".b-la", "fill:@lake"), (".b-bu", "fill:@hedge"),
    (".b-sh", "fill:@blue"), (".b-dk", "fill:@deep"), (".b-dr", "fill:@dragon"), (".b-lv", "fill:@lava"),
    (".b-li,.b-lw,.b-ms", "fill:none;stroke:#fffdf6;stroke-width:2"),
    (".b-ln", "fill:none;stroke:@deep;stroke-width:2;stroke-linejoin:round;stroke-linecap:round"),
    (".b-sm", "fill:none;stroke:@soft;stroke-width:2;stroke-linecap:round"),
    (".b-cr", "fill:none;stroke:@gold;stroke-width:3"),
    (".b-p", "stroke:#fffdf6;stroke-width:2;paint-order:stroke;stroke-linejoin:round"),
    (".b-em", "fill:#fffdf6;stroke:none"), (".b-ed", "fill:@deep;stroke:none"),
    (".b-red", "fill:@red"), (".b-blue", "fill:@blue"), (".b-green", "fill:@green"), (".b-yellow", "fill:@yellow"),
    (".b-black", "fill:@black"), (".b-pink", "fill:@pink"), (".b-gray", "fill:@gray"),
    (".b-ghost", "opacity:.4"),
    (".b-dd", "fill:@dragon;stroke:#fffdf6;stroke-width:2;paint-order:stroke;stroke-linejoin:round"),
    (".b-fy", "fill:@fairy;stroke:@deep;stroke-width:1.5;stroke-linejoin:round"),
    (".b-dp", "fill:none;stroke:@dragon;stroke-width:4;stroke-dasharray:7 4;stroke-linecap:round"),
    (".b-ds", "fill:#fffdf6;stroke:@dragon;stroke-width:3"), (".b-dn", "fill:@dragon;stroke:#fffdf6"),
    (".b", "font:8px 'Trebuchet MS','Segoe UI',Verdana,sans-serif;fill:@ink;text-anchor:middle"),
    (".b-dt", "fill:#fffdf6;font-weight:bold"),
    (".b-bg", "fill:@paper"),
    (".b-n", "font-weight:bold;stroke:@paper;stroke-width:3;paint-order:stroke;stroke-linejoin:round"),
    (".b-q", "fill:@soft"),
    (".b-o", "fill:none;stroke:@soft;stroke-width:1.5;stroke-dasharray:5 4"),
    (".b-k", "fill:none;stroke:@mark;stroke-width:4"),
    (".b-t", "font-size:11px;font-weight:bold"),
    (".b-mute", "opacity:.35;filter:grayscale(1)"),
)  # fmt: skip


def _filled(text: str, selector: str) -> str:
    """Return the declarations with each colour in full and then, for readers that know it, as a property."""
    told = []
    for declaration in text.split(";"):
        name = declaration.partition("@")[2]
        if name:
            told.append(declaration.replace(f"@{name}", _LIGHT[name]))
            told.append(declaration.replace(f"@{name}", f"var(--{name})"))
        else:
            told.append(declaration)
    return f"{selector}{{{';'.join(told)}}}"


def _properties(colours: Mapping[str, str]) -> str:
    return ".b{" + ";".join(f"--{name}:{value}" for name, value in colours.items()) + "}"


STYLE: Final = "".join(
    [
        _properties(_LIGHT),
        "@media screen and (prefers-color-scheme:dark){" + _properties(_DARK) + "}",
        *(_filled(text, selector) for selector, text in _RULES),
    ]
)
"""The style sheet, for a page with embedded pictures and for pictures that stand alone."""
