"""Every event and every refusal names the ruling that says so, and that ruling is one of the suite."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

import pytest

import rulefork.play
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
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.play.state import State
from rulefork.play.turn import apply, choices
from rulefork.rulebook import Ruleset, resolve
from rulefork.spec.suite import load_suite
from rulefork.table.figure import Spot
from rulefork.verdict.reason import Telling, find_reasons
from tests.play.games import BOOK, TOGGLES, Played, play

SUITE: Final = load_suite(())
RULINGS: Final = {ruling.id for ruling in SUITE.rulings}
CLAUSE: Final = re.compile(r"[a-z][a-z0-9-]*/[a-z0-9][a-z0-9-]*")
"""What the id of a ruling looks like."""
OPEN_CLAUSE: Final = re.compile(r"[a-z][a-z0-9-]*/|[a-z][a-z0-9-]*/[a-z0-9-]*-")
"""How an id begins that ends with the kind of a figure or a feature."""
SOURCE: Final = re.compile(r"(?:c[12]|fee|base)/(?:note-\d+|rules)")
"""An id in brackets behind a sentence may be that of a source."""

EDITIONS: Final = ("hig", "hig-c1-2005", "hig-c1-early-faq", "rgg", "zmg", "hig-c2", "zmg-c2")
HOUSE: Final = tuple(
    f"hig+{toggle.id}={value}" for toggle in TOGGLES.values() if toggle.house_rule for value in [*toggle.values][1:]
)
RULESETS: Final = (*EDITIONS, *HOUSE)
SEEDS: Final = range(2)


def attempts(state: State, before: Iterable[Action]) -> Iterator[Action]:
    """Yield actions that a player could think of now, most of them wrong: some of every kind, and what was open before."""
    figures = [figure for figure, _ in state.followers()]
    squares = [spot.square for _, spot in state.followers()]
    for player in state.players[:2]:
        yield from (BeginTurn(player), DrawTile(player, "tee"), Pass(player), EndTurn(player), ClaimFairyPoint(player))
        yield from (MoveDragon(player, side) for side in range(4))
        yield from (PlaceTile(player, state.turn.tile or "tee", square, 0) for square in [(0, 0), (40, 40), (1, 0)])
        yield from (SendHome(player, figure) for figure in figures[:3])
        yield from (SpareKnights(player), Deploy(player, Spot((0, 0), 0)), Deploy(player, Spot((40, 40), 0)))
        yield from (MoveFairy(player, square) for square in squares[:2])
        yield from (MoveFairy(player, square, figure) for square, figure in zip(squares[:3], figures, strict=False))
    yield from before
    if state.over:
        yield EndGame(state.player)


def refusals(played: Played) -> set[str]:
    """Return the rulings by which anything is refused in the game, at any of its states."""
    found, before = set(), []
    for state in played.states:
        for action in attempts(state, before):
            try:
                apply(played.game, state, action)
            except Refused as refused:
                found.add(refused.ruling)
                assert refused.why, f"{refused.ruling} gives no reason"
        before = choices(played.game, state)[:6]
    return found


@pytest.mark.parametrize("notation", RULESETS)
def test_random_games(notation: str) -> None:
    """Whatever happens or is refused in a game, a ruling of the suite says so."""
    for seed in SEEDS:
        played = play(resolve(notation, BOOK), seed, 2 + seed)
        assert {event.ruling for event in played.events} <= RULINGS
        assert refusals(played) <= RULINGS


def test_the_attempts_are_worth_their_while() -> None:
    """The games above meet most of the reasons for which the engine refuses anything."""
    found = {ruling for notation in RULESETS for ruling in refusals(play(resolve(notation, BOOK), 0))}
    assert len(found) > 20


def clauses(telling: Telling) -> Iterator[str]:
    """Yield the rulings behind every event and every refusal of a telling."""
    deeds = (*telling.deeds, *([telling.ending] if telling.ending else []))
    yield from (effect.ruling for deed in deeds for effect in deed.effects)
    yield from (part.refusal.ruling for part in (*deeds, *telling.answers) if part.refusal)


def test_cases_of_the_suite() -> None:
    """Whatever happens or is refused in a case, under any edition and under the rulesets made for it, likewise."""
    rulesets: tuple[Ruleset, ...] = tuple(BOOK.editions.values())
    named = {
        ruling
        for each in SUITE.rulings
        for story in find_reasons(SUITE, each, rulesets, widen=True).stories
        for telling in story.tellings
        for ruling in clauses(telling)
    }
    assert named <= RULINGS


def test_literals() -> None:
    """Every ruling that the engine's source names is one of the suite; none is written in parts that nothing fits."""
    missing = [f"{path.name}:{line}: {text}" for path, line, text in literals() if text not in RULINGS]
    assert missing == []


def test_patterns() -> None:
    """An id that is put together begins as the ids of some rulings do."""
    begun = list(beginnings())
    assert begun
    assert [text for text in begun if not any(ruling.startswith(text) for ruling in RULINGS)] == []


def test_literals_are_found() -> None:
    """The search sees the ids that the engine writes, in docstrings as well as in code."""
    found = {text for _, _, text in literals()}
    assert {"dragon/six-steps", "fairy/blocks-dragon", "base/turn-order", "dragon/active-player-first"} <= found
    assert {"dragon-eats/", "fairy-bans/"} <= set(beginnings())


def sources() -> Iterator[tuple[Path, ast.Module]]:
    """Yield the modules of the engine that play."""
    for path in sorted(Path(*rulefork.play.__path__).rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def literals() -> Iterator[tuple[Path, int, str]]:
    """Yield every ruling id that is a text of the source, or stands in brackets in one, with its place."""
    for path, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                cited = re.findall(rf"\(({CLAUSE.pattern})(?:, {CLAUSE.pattern})*\)", node.value)
                whole = [node.value] if CLAUSE.fullmatch(node.value) else []
                yield from ((path, node.lineno, text) for text in (*whole, *cited) if not SOURCE.fullmatch(text))


def beginnings() -> Iterator[str]:
    """Yield how the ids begin that are put together from a text and the kind of something."""
    for _, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and isinstance(first := node.values[0], ast.Constant):
                if OPEN_CLAUSE.fullmatch(str(first.value)):
                    yield str(first.value)


@pytest.mark.parametrize("notation", HOUSE)
def test_house_rules_are_played(notation: str) -> None:
    """The games above do play the house rules: their value is what the rules answer."""
    toggle, value = notation.removeprefix("hig+").split("=")
    game: Game = play(resolve(notation, BOOK), 0).game
    assert game.rules[toggle] == value
