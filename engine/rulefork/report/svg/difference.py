"""Two outcomes of one case in one picture, in which only what differs stands out."""

from collections.abc import Iterator
from dataclasses import replace

from rulefork.report.svg.scene import FigureSeen, Neutral, Scene


def difference(one: Scene, other: Scene, one_name: str, other_name: str) -> Scene:
    """Return both outcomes as one scene: what only one of them has is tagged A or B, the rest is muted."""
    figures = tuple(_figures(one, other))
    return Scene(
        tiles=tuple({tile.square: replace(tile, placed=False) for tile in (*one.tiles, *other.tiles)}.values()),
        figures=figures,
        dragons=_neutral(one.dragons, other.dragons),
        fairies=_neutral(one.fairies, other.fairies),
        names=(),
        gaps=one.gaps,
        told=tuple(_told(one, other, one_name, other_name)),
        legend=(("A", one_name), ("B", other_name)),
        muted=True,
    )


def _figures(one: Scene, other: Scene) -> Iterator[FigureSeen]:
    standing = [[seen for seen in scene.figures if not seen.ghost] for scene in (one, other)]
    yield from (seen for seen in standing[0] if seen in standing[1])
    yield from (replace(seen, tag="A") for seen in standing[0] if seen not in standing[1])
    yield from (replace(seen, tag="B") for seen in standing[1] if seen not in standing[0])


def _neutral(one: tuple[Neutral, ...], other: tuple[Neutral, ...]) -> tuple[Neutral, ...]:
    same = [seen for seen in one if seen in other]
    return (
        *same,
        *(replace(seen, tag="A") for seen in one if seen not in same),
        *(replace(seen, tag="B") for seen in other if seen not in same),
    )


def _told(one: Scene, other: Scene, one_name: str, other_name: str) -> Iterator[str]:
    for scene, others, name in ((one, other, one_name), (other, one, other_name)):
        only = [sentence for sentence in scene.told if sentence not in others.told]
        if only:
            yield f"Only under {name}: {' '.join(only)}"
    if one.told == other.told:
        yield "The two boards are the same."
