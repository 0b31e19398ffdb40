"""Every event and every refusal names the ruling that says so, and that ruling is one of the suite."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import pytest

import rulefork.play
import rulefork.spec.act
from rulefork.play.action import (
    Action,
    BeginTurn,
    ClaimFairyPoint,
    Deploy,
    DrawTile,
    EndGame,
    EndTurn,
    MoveDragon,
    MoveFairy,
    Pass,
    PlaceTile,
    SendHome,
    SpareKnights,
)
from rulefork.play.refusal import Refused
from rulefork.play.state import State
from rulefork.play.turn import apply, choices
from rulefork.rulebook import resolve
from rulefork.spec.suite import load_suite
from rulefork.table.figure import Spot
from rulefork.verdict.reason import Telling, find_reasons
from tests.play.games import BOOK, EXPANSIONS, TOGGLES, Played, play

SUITE: Final = load_suite(())
RULINGS: Final = {ruling.id for ruling in SUITE.rulings}
CLAUSE: Final = re.compile(r"[a-z][a-z0-9-]*/[a-z0-9][a-z0-9-]*")
"""What the id of a ruling looks like."""
CITED: Final = re.compile(rf"\((?:{CLAUSE.pattern}(?:, )?)+\)")
"""Ids in brackets, as docstrings cite them; they may be those of sources too."""
SLOT: Final = "{}"
"""Where an id that is put together has the kind of a figure or a feature, an expansion or a role."""
OPEN_CLAUSE: Final = re.compile(r"(?=.*\{\})(?:[a-z][a-z0-9-]*|\{\})/(?:[a-z0-9-]|\{\})+")
"""What such an id looks like."""

EDITIONS: Final = ("hig", "hig-c1-2005", "hig-c1-early-faq", "rgg", "zmg", "hig-c2", "zmg-c2")
HOUSE: Final = tuple(
    f"hig+{toggle.id}={value}" for toggle in TOGGLES.values() if toggle.house_rule for value in [*toggle.values][1:]
)
RULESETS: Final = (*EDITIONS, *HOUSE)
SEEDS: Final = range(2)
OFTEN: Final = (
    ("traders-and-builders",),
    ("phantom", "inns-and-cathedrals"),
    ("castles-in-germany", "count-king-robber", "leipzig", "school", "wheel-of-fortune"),
)
"""Boxes that are played alone, so that their figures are put out more often, and those with places of several tiles."""


def attempts(state: State, before: Iterable[Action]) -> Iterator[Action]:
    """Yield actions that a player could think of now, most of them wrong: of every kind, and what was open before."""
    figures = [figure for figure, _ in state.followers()]
    squares = [spot.square for _, spot in state.followers()]
    others = {figure: place.square for figure, place in state.standing() if not figure.is_follower}
    for player in state.players[:2]:
        yield from (BeginTurn(player), DrawTile(player, "tee"), Pass(player), EndTurn(player), ClaimFairyPoint(player))
        yield from (MoveDragon(player, side) for side in range(4))
        yield from (PlaceTile(player, state.turn.tile or "tee", square, 0) for square in [(0, 0), (40, 40), (1, 0)])
        yield from (SendHome(player, figure) for figure in figures[:3])
        yield from (SpareKnights(player), Deploy(player, Spot((0, 0), 0)), Deploy(player, Spot((40, 40), 0)))
        far = [*state.board.spots_on((0, 0))][:2]
        spots = state.board.spots_on(state.turn.square) if state.turn.square else ()
        yield from (Deploy(player, spot, kind) for kind in state.kinds_in_supply(player) for spot in (*spots, *far))
        yield from (SendHome(player, figure) for figure in others)
        yield from (MoveFairy(player, square, figure) for figure, square in others.items())
        yield from (MoveFairy(player, square) for square in squares[:2])
        yield from (MoveFairy(player, square, figure) for square, figure in zip(squares[:3], figures, strict=False))
    yield from before
    if state.over:
        yield EndGame(state.player)


def refusals(played: Played) -> Iterator[Refused]:
    """Yield what is refused in the game, at one of its states in seven, so that every phase has its turn."""
    for before, move in [*played.steps()][::7]:
        for action in attempts(move.state, choices(played.game, before)[:6]):
            try:
                apply(played.game, move.state, action)
            except Refused as refusal:
                yield refusal


@pytest.mark.parametrize("notation", RULESETS)
def test_random_games(notation: str) -> None:
    """Whatever happens or is refused in a game, a ruling of the suite says so, and a refusal gives its reason."""
    for seed in SEEDS:
        played = play(resolve(notation, BOOK), seed, 2 + seed)
        refused = list(refusals(played))
        assert {event.ruling for event in played.events} <= RULINGS
        assert {refusal.ruling for refusal in refused} <= RULINGS
        assert all(refusal.why for refusal in refused)


def test_attempts_are_refused_for_many_reasons() -> None:
    """A few such games meet most of the reasons for which the engine refuses anything."""
    games = (play(resolve(notation, BOOK), 0) for notation in ("hig", "hig-c1-early-faq", "zmg"))
    assert len({refusal.ruling for game in games for refusal in refusals(game)}) > 20


@pytest.mark.parametrize("notation", EDITIONS)
def test_random_games_with_other_figures(notation: str) -> None:
    """So it is with the figures of other expansions."""
    for seed, expansions in enumerate((EXPANSIONS, *OFTEN)):
        played = play(resolve(notation, BOOK), seed, 2, expansions)
        assert {event.ruling for event in played.events} <= RULINGS
        assert {refusal.ruling for refusal in refusals(played)} <= RULINGS


def clauses(telling: Telling) -> Iterator[str]:
    """Yield the rulings behind every event and every refusal of a telling."""
    deeds = (*telling.deeds, *([telling.ending] if telling.ending else []))
    yield from (effect.ruling for deed in deeds for effect in deed.effects)
    yield from (part.refusal.ruling for part in (*deeds, *telling.answers) if part.refusal)


@pytest.mark.parametrize(
    "notations",
    [("hig",), ("rgg",), ("zmg",), ("hig-c2",), tuple(BOOK.editions)],
    ids=["hig", "rgg", "zmg", "hig-c2", "all"],
)
def test_cases_of_the_suite(notations: tuple[str, ...]) -> None:
    """Whatever happens or is refused in a case, under an edition or under a ruleset made for it, likewise."""
    rulesets = [resolve(notation, BOOK) for notation in notations]
    for each in SUITE.rulings:
        for story in find_reasons(SUITE, each, rulesets, widen=True).stories:
            named = {ruling for telling in story.tellings for ruling in clauses(telling)}
            assert named <= RULINGS, story.case.id


def test_literals() -> None:
    """Every ruling that the engine's source names is one of the suite."""
    missing = [f"{path.name}:{line}: {text}" for path, line, text in literals() if text not in RULINGS]
    assert missing == []


def test_patterns() -> None:
    """An id that is put together is one of the suite for some kind."""
    found = set(patterns())
    assert found
    assert [text for text in found if not any(re.fullmatch(filled(text), ruling) for ruling in RULINGS)] == []


def filled(pattern: str) -> str:
    """Return an expression for what may stand in the slots."""
    return "[a-z0-9-]+".join(map(re.escape, pattern.split(SLOT)))


def test_literals_are_found() -> None:
    """The search sees the ids that the engine writes, in docstrings as well as in code."""
    found = {text for _, _, text in literals()}
    assert {"dragon/six-steps", "fairy/blocks-dragon", "base/turn-order", "dragon/active-player-first"} <= found
    assert {"dragon-eats/{}", "fairy-bans/{}", "base/{}-scores", "{}/{}"} <= set(patterns())
    assert {"princess/{}-not-a-target", "dragon/{}-returns-without-{}"} <= set(patterns())


def sources() -> Iterator[tuple[Path, ast.Module]]:
    """Yield the modules of the engine that play, and the acts of scenarios, which refuse what nobody could mean."""
    for path in [*sorted(Path(*rulefork.play.__path__).rglob("*.py")), Path(rulefork.spec.act.__file__)]:
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def literals() -> Iterator[tuple[Path, int, str]]:
    """Yield every ruling id that is a text of the source, or is cited in brackets in one, with its place."""
    for path, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                cited = (id for found in CITED.findall(node.value) for id in CLAUSE.findall(found))
                whole = [node.value] if CLAUSE.fullmatch(node.value) else []
                yield from ((path, node.lineno, id) for id in (*whole, *cited) if id not in BOOK.sources)


def patterns() -> Iterator[str]:
    """Yield the ids that are put together from texts and the kinds of something, by f-strings or by `format`."""
    for _, tree in sources():
        nodes = list(ast.walk(tree))
        parts = {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
        texts = [pattern_of(node) for node in nodes if isinstance(node, ast.JoinedStr)]
        constants = (node for node in nodes if isinstance(node, ast.Constant) and id(node) not in parts)
        texts += [re.sub(r"\{[a-z]+\}", SLOT, node.value) for node in constants if isinstance(node.value, str)]
        yield from filter(OPEN_CLAUSE.fullmatch, texts)


def pattern_of(text: ast.JoinedStr) -> str:
    """Return an f-string with a slot for everything that it formats."""
    return "".join(str(part.value) if isinstance(part, ast.Constant) else SLOT for part in text.values)
