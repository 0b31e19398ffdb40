"""The element that holds a picture: its frame, its alternative in words, its style where it stands alone."""

from collections.abc import Iterable
from typing import NamedTuple

from rulefork.report.svg.style import STYLE
from rulefork.report.svg.words import written


class Frame(NamedTuple):
    """The part of the plane that a picture shows."""

    left: int
    top: int
    width: int
    height: int


def element(
    drawn: str, at: Frame, title: str, told: Iterable[str], *, number: int = 0, alone: str | None = None
) -> str:
    """Return an `<svg>` element with what is drawn in it, and its title and sentences as alternative.

    One that stands alone brings the symbols `alone` and the style; `number` keeps the ids of several on a page apart.
    """
    left, top, width, height = at
    ids = f"b{number}"
    words = f'<title id="{ids}t">{written(title)}</title><desc id="{ids}d">{written(" ".join(told))}</desc>'
    head = f'class="b" role="img" aria-labelledby="{ids}t {ids}d" viewBox="{left} {top} {width} {height}"'
    if alone is None:
        return f"<svg {head}>{words}{drawn}</svg>"
    name = f'xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
    paper = f'<path class="b-bg" d="M{left} {top}h{width}v{height}h-{width}z"/>'
    return f"<svg {name} {head}>{words}<style>{STYLE}</style><defs>{alone}</defs>{paper}{drawn}</svg>"
