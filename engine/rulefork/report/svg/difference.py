"""Two outcomes of one case in one picture, in which only what differs stands out."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final, TypeVar

from rulefork.report.svg.scene import FigureSeen, Neutral, Scene, TileSeen

TAGS: Final = ("A", "B")
"""What the two outcomes are called in a picture."""

Thing = TypeVar("Thing", bound=TileSeen | FigureSeen | Neutral)


def difference(one: Scene, other: Scene, one_name: str, other_name: str) -> Scene:
    """Return both outcomes as one scene: what only one of them has is tagged A or B, the rest is muted."""
    names = (
        f"{name}{_points(scene, rest)}" for name, scene, rest in ((one_name, one, other), (other_name, other, one))
    )
    gaps = [gap for gap in one.gaps if gap in other.gaps]
    return Scene(
        tiles=_parted(*([replace(tile, is_placed=False) for tile in scene.tiles] for scene in (one, other))),
        figures=_parted(_there(one), _there(other)),
        dragons=_parted(one.dragons, other.dragons),
        fairies=_parted(one.fairies, other.fairies),
        gaps=tuple(gaps),
        told=tuple(_told(one, other, one_name, other_name)),
        legend=tuple(zip(TAGS, names, strict=True)),
        muted=True,
    )


def _there(scene: Scene) -> list[FigureSeen]:
    return [seen for seen in scene.figures if not seen.is_ghost]


def _parted(one: Iterable[Thing], other: Iterable[Thing]) -> tuple[Thing, ...]:
    """Return the things that both have as they are, and after them those that only one of them has, with its tag."""
    ours, theirs = ({thing.means: thing for thing in things} for things in (one, other))
    both = [thing for means, thing in ours.items() if means in theirs]
    only_ours = [replace(thing, tag=TAGS[0]) for means, thing in ours.items() if means not in theirs]
    only_theirs = [replace(thing, tag=TAGS[1]) for means, thing in theirs.items() if means not in ours]
    return (*both, *only_ours, *only_theirs)


def _points(scene: Scene, other: Scene) -> str:
    """Return the points that differ between two outcomes, as words for the legend."""
    theirs = dict(other.points)
    told = [f"{player} {points}" for player, points in scene.points if theirs.get(player) != points]
    return f": {', '.join(told)} points" if told else ""


def _told(one: Scene, other: Scene, one_name: str, other_name: str) -> Iterator[str]:
    for scene, rest, name in ((one, other, one_name), (other, one, other_name)):
        only = [sentence for sentence in scene.told if sentence not in rest.told]
        if only:
            yield f"Only under {name}: {' '.join(only)}"
    if one.told == other.told:
        yield "The two boards are the same."
