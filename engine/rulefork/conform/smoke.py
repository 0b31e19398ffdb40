"""The smoke test: does a program keep to the protocol at all? It tells a broken adapter from a wrong program."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from rulefork.conform.harness import Harness
from rulefork.conform.program import Broken

_NOTHING = "a-question-that-there-is-not"


@dataclass(frozen=True, slots=True)
class Trial:
    """One thing tried: what it was, and what went wrong, if anything did."""

    what: str
    why: str = ""
    errors: str = ""


def smoke(harness: Harness) -> Iterator[Trial]:
    """Yield what was tried, up to the first thing that went wrong; raises `CannotStart`.

    The program names itself, plays a new game in which nothing happens, and says of a question that it does not know
    that it does not know it. The harness is left running.
    """
    trials: tuple[tuple[str, Callable[[], object]], ...] = (
        ("it starts and says who it is", harness.start),
        ("it plays a game in which nothing happens", lambda: harness.try_script([])),
        ("it says what it does not understand", lambda: _not_understood(harness)),
    )
    for what, doing in trials:
        try:
            doing()
        except Broken as broken:
            yield Trial(what, broken.why, harness.errors())
            return
        yield Trial(what)


def _not_understood(harness: Harness) -> None:
    reply = harness.try_script([{"ask": _NOTHING}])
    if "unsupported" not in reply:
        raise Broken("bad-message", f"asked `{_NOTHING}`, it does not answer `unsupported` with a reason")
