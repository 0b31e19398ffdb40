"""A picture in words: short plain sentences on what it shows, for those who do not see it."""

from collections.abc import Iterator, Sequence

from rulefork.report.layout import counted
from rulefork.report.table_view import shown, site_text, sites, squares_named, standings
from rulefork.spec.sentence import listed
from rulefork.spec.situation import Situation
from rulefork.table.figure import OnTile
from rulefork.table.geometry import Square


def told_of(situation: Situation, way: Sequence[Square] = ()) -> Iterator[str]:
    """Yield the sentences: tiles, who stands where, the dragon and its way, the fairy, open squares with a name."""
    state = situation.state
    yield f"{counted(len(state.board.tiles), 'tile')}."
    for each in standings(situation):
        yield f"{each}."
    lying = ((figure, place) for figure, place in state.on_board() if isinstance(place, OnTile))
    for figure, place in lying:
        yield f"A {situation.game.kind(figure).name} is on {shown(place.square)}."
    for site, figures in sites(situation).items():
        yield f"{site_text(situation, site, figures)}."
    if way:
        yield f"The dragon went from {shown(way[0])} to {', '.join(map(shown, way[1:]))}."
    if state.dragon is not None:
        yield f"The dragon is on {shown(state.dragon)}."
    if state.fairy is not None:
        beside = [each.name for each in standings(situation) if each.figure == state.fairy.companion]
        yield f"The fairy is {f'beside {beside[0]} ' if beside else ''}on {shown(state.fairy.square)}."
    named = ((square, names) for square, names in squares_named(situation).items() if square not in state.board.tiles)
    if gaps := [f"{listed(names)} {shown(square)}" for square, names in named]:
        yield f"Open squares: {', '.join(gaps)}."
    had = [f"{player} has {counted(points, 'point')}" for player, points in state.points.items()]
    yield f"{listed(had)}."
