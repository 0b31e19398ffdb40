"""What things are called in a situation: by the landmark that stands for them, else by what and where they are."""

from contextlib import suppress

from rulefork.spec.landmark import FeatureMark, FigureMark, SiteMark, TileMark
from rulefork.spec.situation import Situation, Unclear
from rulefork.table.figure import Figure, OnBoard, Site, Spot


def figure_name(situation: Situation, figure: Figure, place: OnBoard, role: str) -> str:
    """Return what the figure is called in that place: its landmark, or "Blue's knight", with the place if need be."""
    names = [name for name, mark in situation.landmarks.items() if isinstance(mark, FigureMark)]
    plain = f"{figure.owner}'s {role}" if figure.owner else f"the {role}"
    placed = f"{plain} on {situation.square_name(place.square)}"
    return next((name for name in (*names, plain) if _is(situation, name, figure)), placed)


def feature_name(situation: Situation, spot: Spot) -> str:
    """Return the landmark that stands for the feature of the spot; nothing where none or more than one does."""
    names = [name for name, mark in situation.landmarks.items() if isinstance(mark, FeatureMark)]
    found = [name for name in names if _holds(situation, name, spot)]
    return found[0] if len(found) == 1 else ""


def site_name(situation: Situation, site: Site) -> str:
    """Return the landmark that stands for a place of its own, or what it is and where it lies."""
    names = [name for name, mark in situation.landmarks.items() if isinstance(mark, SiteMark)]
    found = (name for name in names if _is_site(situation, name, site))
    part = f"{site.part} of the " if site.part else ""
    named = situation.game.box.figures[site.kind].name
    return next(found, f"the {part}{named} on {situation.square_name(site.square)}")


def tile_name(situation: Situation, tile: str) -> str:
    """Return the landmark that stands for the tile of that id, or "the tile" and the id."""
    names = (name for name, mark in situation.landmarks.items() if isinstance(mark, TileMark) and mark.tile == tile)
    return next(names, f"the tile {tile}")


def _is(situation: Situation, name: str, figure: Figure) -> bool:
    with suppress(Unclear):
        return situation.figure(name) == figure
    return False


def _is_site(situation: Situation, name: str, site: Site) -> bool:
    with suppress(Unclear):
        return situation.site(name) == site
    return False


def _holds(situation: Situation, name: str, spot: Spot) -> bool:
    with suppress(Unclear):
        return spot in situation.spots(name)
    return False
