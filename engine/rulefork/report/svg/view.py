"""From situations and cases to scenes: what of them is to be drawn."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace

from rulefork.play.event import Event, FigureHome, TilePlaced
from rulefork.play.state import State, squares_of
from rulefork.report.svg.crowd import STEP, figure_at, figures_seen
from rulefork.report.svg.naming import names_seen
from rulefork.report.svg.neutral import on_way
from rulefork.report.svg.outline import MIDDLE
from rulefork.report.svg.scene import FigureSeen, Neutral, Scene, TileSeen
from rulefork.report.svg.site import corner
from rulefork.report.svg.stand import amid
from rulefork.report.svg.telling import told_of
from rulefork.report.svg.tile import key
from rulefork.report.svg.whereabouts import link_path, printed
from rulefork.report.table_view import squares_named
from rulefork.spec.act import Act
from rulefork.spec.performance import Performance, Performed
from rulefork.spec.ruling import Case, Step
from rulefork.spec.situation import Situation
from rulefork.table.figure import Figure
from rulefork.table.geometry import Square


def situation_scene(situation: Situation) -> Scene:
    """Return what is to be drawn of a situation."""
    return _scene(situation)


def case_scenes(case: Case, done: Performance) -> tuple[Scene, Scene]:
    """Return what is to be drawn of a case before and after it.

    After it the tiles that were placed are marked, the steps of the dragon are numbered, and who left is a ghost.
    """
    events = done.after.events[len(done.before.events) :]
    return situation_scene(done.before), _scene(done.after, events, _way(done))


def acts_told(case: Case, done: Performance) -> tuple[str, ...]:
    """Return what was done in a case, in sentences; what could not be done is told as such."""
    steps = zip(case.steps, done.steps, strict=False)  # a case that is stopped has steps that were not come to
    return tuple(_act_told(step, each) for step, each in steps if isinstance(step.sentence, Act))


def _act_told(step: Step, done: Performed) -> str:
    """Return what was done as a sentence, or what would have been done and was not."""
    stopped = f": this {'is refused' if done.ruling else 'cannot be done'}" if done.problem else ""
    return f"{step.text[:1].upper()}{step.text[1:]}{stopped}."


def _way(done: Performance) -> tuple[Square, ...]:
    """Return the squares of the dragon's last walk in a case, from the one where it set out; none without a step."""
    since = done.after.states[len(done.before.states) :]
    walks = [state.turn.walk.visited for state in since if state.turn.walk]
    return walks[-1] if walks and len(walks[-1]) > 1 else ()


def _ghosts(situation: Situation, events: Iterable[Event], there: Collection[Figure]) -> Iterator[FigureSeen]:
    """Yield the figures that have gone home and are not back on the board, where they last stood."""
    homes = {event.figure: event.spot for event in events if isinstance(event, FigureHome)}
    for figure, place in homes.items():
        if figure not in there and place.square in situation.state.board.tiles:
            yield replace(figure_at(situation, figure, place), is_ghost=True)


def _scene(situation: Situation, events: Sequence[Event] = (), way: tuple[Square, ...] = ()) -> Scene:
    """Return what is to be drawn of a situation to which these events have led, and this walk of the dragon."""
    state = situation.state
    placed = {event.square for event in events if isinstance(event, TilePlaced)}
    there = tuple(figures_seen(situation))
    figures = (*there, *_ghosts(situation, events, {seen.figure for seen in there}))
    dragons, fairies = tuple(_dragon(state)), tuple(_fairy(situation, there))
    neutrals = ((seen.x, seen.y) for seen in (*dragons, *fairies))
    taken = (*((seen.x, seen.y) for seen in figures), *neutrals, *map(on_way, way))
    gaps = {square: names for square, names in squares_named(situation).items() if square not in state.board.tiles}
    return Scene(
        tiles=tuple(_tile(situation, square, square in placed) for square in sorted(state.board.tiles)),
        figures=figures,
        dragons=dragons,
        fairies=fairies,
        way=way,
        links=tuple(sorted(link_path(situation, link) for link in state.board.links)),
        names=tuple(names_seen(situation, taken)),
        gaps=tuple((square, tuple(names)) for square, names in sorted(gaps.items())),
        told=tuple(told_of(situation, way)),
        points=tuple(state.points.items()),
    )


def _tile(situation: Situation, square: Square, placed: bool) -> TileSeen:
    board, design = situation.state.board, printed(situation, square)
    lies, turns = board.tiles[square], board.layouts[square].turns
    bridges = tuple(sorted((min(each.ports) + turns) % 4 for each in lies.segments[len(design.segments) :]))
    name = key(lies.id, is_second=design is not situation.game.box.first[lies.id])
    is_start = square == (0, 0) and bool(design.starts)
    return TileSeen(square, name, design, turns, bridges, placed, is_start)


def _dragon(state: State) -> Iterator[Neutral]:
    if state.dragon is not None:
        x, y = corner(state.dragon)
        yield Neutral(x + MIDDLE, y + MIDDLE, state.dragon)


def _fairy(situation: Situation, figures: Iterable[FigureSeen]) -> Iterator[Neutral]:
    """Yield the fairy: close beside her companion, or off all figures where she stands on the tile as such."""
    state = situation.state
    if state.fairy is None:
        return
    square, companion = state.fairy.square, state.fairy.companion
    left, top = corner(square)
    beside = [seen for seen in figures if seen.figure == companion]
    if beside:
        side = STEP if beside[0].x - left <= MIDDLE + 10 else -STEP
        yield Neutral(beside[0].x + side, beside[0].y - 3, square, companion)
    else:
        others = tuple((seen.x - left, seen.y - top) for seen in figures if square in squares_of(seen.place))
        x, y = amid(printed(situation, square), state.board.layouts[square].turns, others)
        yield Neutral(left + x, top + y, square, companion)
