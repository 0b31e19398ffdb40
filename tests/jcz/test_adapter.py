"""The adapter: what JCloisterZone claims, what it cannot express and why, and whole runs through a process."""

import json
import os
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from rulefork.conform.harness import Harness, Scripts
from rulefork.conform.message import fault_in, start_message
from rulefork.conform.program import Broken, Limits
from rulefork.conform.selection import selector
from rulefork.jcz.adapter import Adapter, claims, draw_order, refuse_mixtures
from rulefork.jcz.dialogue import Illegal, Untold
from rulefork.jcz.vocabulary import load_vocabulary
from rulefork.spec.suite import load_suite

from .states import CONFIRM, DEPLOYED, PLACED, SETUP, placement, points, state, turns

SUITE = load_suite()
BOOK = SUITE.book
WORDS = load_vocabulary()
THEIRS = str(Path(__file__).parent / "theirs.py")
LIMITS = Limits(answer=30, total=300)
SETS = WORDS.sets_of(("base", "princess-and-dragon"), "C1")
JAR, TILES = os.environ.get("RULEFORK_JCZ_JAR", ""), os.environ.get("RULEFORK_JCZ_TILES", "")


def adapter(folder: Path, *dialogue: tuple[str, Any]) -> Adapter:
    """Return an adapter to a program that plays the dialogue."""
    path = folder / "dialogue.json"
    path.write_text(json.dumps(dialogue), encoding="utf-8")
    command = [sys.executable, THEIRS, str(path)]
    return Adapter(command, LIMITS, time.monotonic() + 300, tiles=(), words=WORDS, book=BOOK)


def run(folder: Path, *steps: Any, dialogue: tuple[tuple[str, Any], ...], **more: Any) -> Any:
    """Return the answer to a script of these steps."""
    toggles = dict(BOOK.ruleset("hig").played(BOOK.toggles))
    message = {
        "seq": 7, "cmd": "run", "case": "x", "rules": {"id": "hig", "family": "C1", "toggles": toggles},
        "players": ["Red", "Blue"], "expansions": [], "setup": [], "put": [], "steps": [*steps],
    } | more  # fmt: skip
    one = adapter(folder, *dialogue)
    try:
        reply = one.ask(message)
    finally:
        one.close()
    assert fault_in(reply, "run-answer") is None
    return reply


PLACE = {"do": "place-tile", "player": "Red", "tile": "straight", "at": [1, 0], "turned": 90}
ON_ROAD = {"at": [1, 0], "feature": "road", "sides": ["E", "W"]}
DEPLOY = {"do": "deploy", "player": "Red", "figure": "normal-follower", "on": ON_ROAD}
END = {"do": "end-turn", "player": "Red"}
SCORED = state("TilePhase", 1, placement("BA/L", (0, 1, [0])), history=turns([points(0, 3, "road")], []))
SCORED["players"][0]["points"] = 3


def test_claims_fit_the_protocol(tmp_path: Path) -> None:
    """The answer to the first message fits its schema; toggles of both kinds are claimed, some are not."""
    one = adapter(tmp_path, SETUP)
    reply = one.ask(start_message(1))
    one.close()
    assert fault_in(reply, "start-answer") is None
    told = claims(WORDS)["toggles"]
    assert told["dragon-moves"] == ["before-scoring", "after-scoring"]
    assert told["fairy-three-recipient"] == ["assigned-follower", "on-fairy-tile"]
    assert told["dragon-menu-neutral"] == ["none"]
    assert "early-dragon-tiles" not in told
    for toggle, values in told.items():
        assert set(values) <= BOOK.toggles[toggle].values.keys()


def test_an_engine_that_begins_no_game(tmp_path: Path) -> None:
    """A program that ends at once is told with its error."""
    with pytest.raises(Broken, match=r"ended before it began a game: java\.lang\.IllegalArgumentException"):
        adapter(tmp_path).ask(start_message(1))


def test_a_script(tmp_path: Path) -> None:
    """Steps are played and questions answered in order; legality is asked without playing."""
    asked = {"ask": "legal", "actions": [{**DEPLOY, "on": {**ON_ROAD, "at": [9, 9]}}]}
    steps = (PLACE, asked, {"ask": "legal", "actions": [DEPLOY]}, DEPLOY, END, {"ask": "points", "player": "Red"})
    dialogue = (SETUP, PLACED, DEPLOYED, ('"COMMIT"', SCORED))
    assert run(tmp_path, *steps, dialogue=dialogue) == {"seq": 7, "answers": [False, True, 3]}


def test_what_it_refuses(tmp_path: Path) -> None:
    """An action that is not offered is refused; so is one at which the engine dies."""
    assert "may not be placed" in run(tmp_path, {**PLACE, "at": [7, 7]}, dialogue=(SETUP,))["refused"]
    reply = run(tmp_path, PLACE, DEPLOY, dialogue=(SETUP, PLACED))
    assert reply["refused"] == "the engine ended: java.lang.IllegalArgumentException: Invalid placement"


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"put": [{"figure": "bridge", "at": [0, 0]}]}, "cannot be told to put tokens"),
        ({"steps": [{"ask": "set-aside"}]}, "the question set-aside is not translated"),
        ({"steps": [{"do": "draw-tile", "player": "Red", "tile": "pd-tee-dragon"}]}, "before a volcano is placed"),
        ({"steps": [{"do": "claim-fairy-point", "player": "Red"}]}, "the action claim-fairy-point"),
        ({"steps": [PLACE, {"ask": "figures", "owner": "Red", "figure": "ghost"}]}, "JCloisterZone has no ghost"),
    ],
)
def test_what_it_cannot_express(tmp_path: Path, more: Any, why: str) -> None:
    """What their messages have no words for is unsupported, with the reason."""
    assert why in run(tmp_path, dialogue=(SETUP, PLACED), **more)["unsupported"]


def test_toggles_that_go_along() -> None:
    """The fairy's place and her payments are one rule there."""
    mixed = {"fairy-placement": "next-to-follower", "fairy-point-recipient": "owner-on-tile"}
    with pytest.raises(Untold, match="goes with fairy-point-recipient=assigned-follower-owner"):
        refuse_mixtures(mixed, WORDS)
    refuse_mixtures({**mixed, "fairy-placement": "on-tile"}, WORDS)


def draws(*tiles: str, end: bool = False) -> list[str]:
    """Return the order of drawing for a script that places these tiles."""
    acts = [{"do": "place-tile", "tile": tile} for tile in tiles] + ([{"do": "end-game"}] if end else [])
    return draw_order(acts, SETS, WORDS, BOOK)[0]


def test_the_order_of_draws() -> None:
    """A tile that was drawn is placed; the end of the game is forced where the script ends it."""
    assert draws("straight", "pd-meadow-volcano", "pd-tee-dragon") == ["BA/RFr", "DG/F.v", "DG/RRR.d"]
    assert draws("straight", end=True) == ["BA/RFr", "#END"]
    acts = [{"do": "draw-tile", "tile": "cloister"}, {"do": "place-tile", "tile": "cloister"}]
    assert draw_order(acts, SETS, WORDS, BOOK)[0] == ["BA/L"]
    with pytest.raises(Untold, match="before a volcano"):
        draws("pd-tee-dragon", "pd-meadow-volcano")
    with pytest.raises(Illegal, match="no tile cap-straight is left"):
        draws(*["cap-straight"] * 4)


def test_confirming_is_the_only_thing_to_do(tmp_path: Path) -> None:
    """A turn in which nothing can be done is confirmed; passing does nothing in it."""
    waits = ('"PLACE_TILE"', state("CommitActionPhase", 0, CONFIRM))
    steps = (PLACE, {"do": "pass", "player": "Red"}, END, {"ask": "over"})
    assert run(tmp_path, *steps, dialogue=(SETUP, waits, ('"COMMIT"', SCORED)))["answers"] == [False]


@pytest.mark.skipif(not (JAR and TILES), reason="RULEFORK_JCZ_JAR and RULEFORK_JCZ_TILES name no engine")
@pytest.mark.parametrize("select", ["dragon/six-steps", "fairy/three-for-road", "princess/no-deploy-after-removal"])
def test_the_real_engine(select: str) -> None:
    """It passes rulings that it is known to play."""
    starter = partial(Adapter, tiles=sorted(Path(TILES).glob("*.xml")), words=WORDS, book=BOOK)
    harness = Harness(["java", "-jar", JAR], SUITE, LIMITS, starter)
    ruleset = BOOK.ruleset("hig")
    tasks = list(Scripts(SUITE).tasks([ruleset], selector(select)))
    harness.start()
    try:
        report = harness.run(tasks, [ruleset])
    finally:
        harness.close()
    assert {result.status for result in report.results} <= {"pass", "unsupported"}
