"""What a case under a ruleset came to in another program, as values; every report of conformance is made from these."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from rulefork.conform.script import Script
from rulefork.conform.wire import Json
from rulefork.rulebook.ruleset import Ruleset
from rulefork.spec.ruling import Case, Ruling

Status = Literal[
    "crash", "timeout", "bad-message", "refused", "fail", "unexpected-pass", "not-run", "known-failure", "unsupported",
    "pass",
]  # fmt: skip

WORST_FIRST: Final[tuple[Status, ...]] = (
    "crash", "timeout", "bad-message", "refused", "fail", "unexpected-pass", "not-run", "known-failure", "unsupported",
    "pass",
)  # fmt: skip
"""From the worst to the best."""

FINDINGS: Final[frozenset[Status]] = frozenset(
    ("crash", "timeout", "bad-message", "refused", "fail", "unexpected-pass", "not-run")
)
"""What makes a run end with exit code 1."""

BREAKDOWNS: Final[frozenset[Status]] = frozenset(("crash", "timeout", "bad-message"))
"""After these a program is started anew."""

FAILURES: Final[frozenset[Status]] = frozenset(("crash", "timeout", "bad-message", "refused", "fail"))
"""What a baseline may know of a case."""


@dataclass(frozen=True, slots=True)
class Claims:
    """What a program says it can do: nothing that is not named here is asked of it.

    `rulesets` are ids of rulesets that it plays as a whole; under others it plays the toggle values of `toggles`.
    """

    expansions: frozenset[str] = frozenset()
    rulesets: frozenset[str] = frozenset()
    toggles: Mapping[str, frozenset[str]] = field(default_factory=dict)
    acts: frozenset[str] = frozenset()
    asks: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Conformance:
    """One case under one ruleset: what became of it in the program.

    `why` says in a sentence what went wrong, or what the program does not claim. `answers` are those that it gave.
    `errors` is the end of its error stream where it broke, `failed_as` the status that a baseline knows of.
    """

    ruling: Ruling
    case: Case
    ruleset: Ruleset
    status: Status
    why: str = ""
    script: Script | None = None
    answers: tuple[Json, ...] = ()
    errors: str = ""
    failed_as: Status | None = None
    reason: str = ""
    link: str = ""

    @property
    def claimed(self) -> bool:
        """Whether the program claims to play the case."""
        return self.status not in ("unsupported", "not-run")

    @property
    def passed(self) -> bool:
        """Whether all its answers were right."""
        return self.status in ("pass", "unexpected-pass")


@dataclass(frozen=True, slots=True)
class ConformReport:
    """A whole run: the program by its own name, the command, the rulesets, and every case under every ruleset.

    `called` are the words with which `rulefork conform` was told of a program that it knows by name.
    """

    program: str
    version: str
    command: tuple[str, ...]
    rulesets: tuple[Ruleset, ...]
    results: tuple[Conformance, ...]
    called: tuple[str, ...] = ()

    @property
    def of_all(self) -> tuple[int, int]:
        """How many passed, of all that can be asked."""
        return sum(result.passed for result in self.results), len(self.results)

    @property
    def of_claimed(self) -> tuple[int, int]:
        """How many passed, of those that the program claims."""
        claimed = [result for result in self.results if result.claimed]
        return sum(result.passed for result in claimed), len(claimed)

    @property
    def clean(self) -> bool:
        """Whether nothing unexpected happened."""
        return not any(result.status in FINDINGS for result in self.results)
