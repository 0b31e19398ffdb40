"""Programs without a process: our engine, as it is, with claims of its own, or with one toggle played wrongly."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rulefork.conform.departure import Departure, Examined, Examiner, examine
from rulefork.conform.harness import Harness
from rulefork.conform.program import Limits
from rulefork.conform.randomgame import Told, random_game
from rulefork.conform.reach import Reach
from rulefork.conform.reduction import reduced
from rulefork.conform.serve import Server
from rulefork.play.game import unpack
from rulefork.rulebook import resolve
from rulefork.spec.suite import load_suite

SUITE = load_suite()
BOX = unpack(SUITE.book)
TWO: Final = ("Red", "Blue")


class Inside:
    """Our engine as a program; `flip` plays toggles otherwise than it is told, `claims` are its own where there are."""

    flip: Mapping[str, str] = {}
    claims: Mapping[str, Any] | None = None
    heard: list[Mapping[str, Any]]

    def __init__(self, *_: object) -> None:
        self.server = Server(SUITE.book)
        type(self).heard = []

    def ask(self, message: Mapping[str, object]) -> Mapping[str, Any]:
        """Return the engine's answer."""
        told = json.loads(json.dumps(message))
        if "rules" in told:
            self.heard.append(told)
            told = {**told, "rules": {**told["rules"], "toggles": {**told["rules"]["toggles"], **self.flip}}}
        answer: dict[str, Any] = json.loads(next(self.server.replies([json.dumps(told)])))
        return {**answer, "claims": self.claims} if "claims" in answer and self.claims is not None else answer

    def errors(self) -> str:
        """Return nothing: it has no error stream."""
        return ""

    def close(self, farewell: object = None) -> None:
        """Do nothing."""


def wrong(**flip: str) -> type[Inside]:
    """Return a program that plays these toggles so, whatever it is told."""
    return type("Wrong", (Inside,), {"flip": {id.replace("_", "-"): value for id, value in flip.items()}})


def claiming(**claims: Any) -> type[Inside]:
    """Return a program that claims this alone."""
    return type("Claiming", (Inside,), {"claims": claims})


def examiner(program: type[Inside] = Inside, rules: str = "hig", players: Sequence[str] = TWO) -> Examiner:
    """Return an examiner of a program."""
    harness = Harness([], SUITE, Limits(), program)
    harness.start()
    reach = Reach(resolve(rules, SUITE.book), SUITE.book.toggles, BOX, harness.claims)
    return Examiner(harness, reach, tuple(players))


def game(examiner: Examiner, seed: str = "0") -> list[Told]:
    """Return a random game for the program."""
    return list(random_game(examiner.reach, examiner.players, seed))


def examined(examiner: Examiner, count: int, seed: str = "0") -> Examined:
    """Return what became of so many games."""
    return examine(examiner, (game(examiner, f"{seed}/{number}") for number in range(count)), reduced)


def departure(examiner: Examiner, count: int = 12, seed: str = "0") -> Departure:
    """Return where the program departs in one of so many games."""
    found = examined(examiner, count, seed).departure
    assert found is not None, "it departs nowhere"
    return found
