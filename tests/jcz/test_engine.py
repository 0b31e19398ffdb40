"""Their engine as a process: it is asked by whole games, started anew, and its end is a refusal."""

import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulefork.conform.program import Broken, CannotStart, Limits
from rulefork.jcz.engine import Ended, Engine

from .states import DEPLOYED, PLACED, SETUP

THEIRS = str(Path(__file__).parent / "theirs.py")
LIMITS = Limits(answer=10, total=60)


def engine(folder: Path, *dialogue: tuple[str, object]) -> Engine:
    """Return an engine that plays the dialogue."""
    path = folder / "dialogue.json"
    path.write_text(json.dumps(dialogue), encoding="utf-8")
    return Engine([sys.executable, THEIRS, str(path)], [folder / "basic.xml"], LIMITS, time.monotonic() + 60)


@pytest.fixture
def playing(tmp_path: Path) -> Iterator[Engine]:
    """Return an engine that plays one turn."""
    one = engine(tmp_path, SETUP, PLACED, DEPLOYED)
    yield one
    one.close()


def test_a_state_is_asked_for_by_the_way_to_it(playing: Engine) -> None:
    """The answer to the last message is returned; what lies on the way is known afterwards."""
    way = ('{"type": "GAME_SETUP"}', '{"type": "PLACE_TILE"}')
    assert playing.state(way)["phase"] == "ActionPhase"
    assert playing.state(way[:1])["phase"] == "TilePhase"


def test_an_illegal_message_ends_it_and_it_goes_on(playing: Engine) -> None:
    """Its end is an error by name; the game before it can be asked for again and led on otherwise."""
    way = ('{"type": "GAME_SETUP"}', '{"type": "PLACE_TILE"}')
    with pytest.raises(Ended, match="IllegalArgumentException: Invalid placement"):
        playing.state((*way, '{"type": "PASS"}'))
    with pytest.raises(Ended):
        playing.state((*way, '{"type": "PASS"}', '{"type": "COMMIT"}'))
    assert playing.state((*way, '{"type": "DEPLOY_MEEPLE"}'))["phase"] == "CommitActionPhase"
    assert "Invalid placement" not in playing.errors()


def test_it_is_there_or_not(tmp_path: Path) -> None:
    """A command that cannot be started is told as such; one that hangs runs into the limit."""
    missing = Engine([str(tmp_path / "java")], [], LIMITS, time.monotonic() + 60)
    with pytest.raises(CannotStart):
        missing.state(("{}",))
    sleeping = Engine(["sleep", "60"], [], Limits(answer=0.2, total=5), time.monotonic() + 5)
    with pytest.raises(Broken) as slow:
        sleeping.state(("{}",))
    assert slow.value.status == "timeout"
