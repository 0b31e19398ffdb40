"""Several boards in one picture, one beside the other, each under its caption: before and after, two outcomes."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from rulefork.report.svg.board import drawing, frame, needed_symbols
from rulefork.report.svg.difference import TAGS, difference
from rulefork.report.svg.frame import Frame, element
from rulefork.report.svg.scene import Scene
from rulefork.report.svg.view import acts_told, case_scenes
from rulefork.report.svg.words import clipped, written
from rulefork.spec.performance import Performance
from rulefork.spec.ruling import Case

_GAP: Final = 20
_CAPTION: Final = 24
_HEADING: Final = 26
"""The room between two boards, that for a caption, and that for the title above all."""
_LETTER, _WIDE_LETTER = 6, 8
"""About how wide a letter of a caption is, and one of the title."""


def case_picture(case: Case, done: Performance) -> str:
    """Return a picture that stands alone of a case before and after it."""
    before, after = case_scenes(case, done)
    return panels_svg((("Before", before), ("After", _after(case, done, after))), title=case.title)


def outcomes_picture(case: Case, performances: Sequence[Performance], names: Sequence[str]) -> str:
    """Return a picture that stands alone of how a case ends under two rulesets, called so, and of what differs."""
    one, other = (_after(case, done, case_scenes(case, done)[1]) for done in performances)
    apart = difference(one, other, *names)
    captions = (f"{tag}: under {name}" for tag, name in zip(TAGS, names, strict=True))
    panels = [*zip(captions, (one, other), strict=True), (_heading(apart), apart)]
    return panels_svg(panels, title=case.title)


def _after(case: Case, done: Performance, scene: Scene) -> Scene:
    """Return the scene after a case, with what was done told before how things stand."""
    return replace(scene, told=(*acts_told(case, done), *scene.told))


def _heading(apart: Scene) -> str:
    return "What differs" if apart.is_parted else "Nothing differs on the board"


def panels_svg(panels: Sequence[tuple[str, Scene]], *, title: str) -> str:
    """Return a picture that stands alone, of scenes with their captions; all show the same part of the board."""
    at = frame(scene for _, scene in panels)
    step = at.width + _GAP
    whole = Frame(0, 0, step * len(panels) + _GAP, at.height + _HEADING + _CAPTION + _GAP)
    room = (whole.width - 2 * _GAP) // _WIDE_LETTER
    drawn = f'<text class="b-h1" x="{_GAP}" y="22">{written(clipped(title, room))}</text>'
    told = []
    for number, (caption, scene) in enumerate(panels):
        x = _GAP + step * number
        drawn += (
            f'<text class="b-h2" x="{x}" y="{_HEADING + 14}">{written(clipped(caption, at.width // _LETTER))}</text>'
        )
        drawn += f'<g transform="translate({x - at.left} {_HEADING + _CAPTION - at.top})">{drawing(scene, at)}</g>'
        told += [f"{caption}:", *scene.told]
    return element(drawn, whole, title, told, alone=needed_symbols(scene for _, scene in panels))
