"""The harness: plays the scripts of many cases under many rulesets in a program, and says what came of each."""

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol

from rulefork.conform.message import Fault, claims_of, fault_in, run_message, start_message, stop_message
from rulefork.conform.program import Broken, Limits, Program
from rulefork.conform.question import Inexpressible
from rulefork.conform.script import PLAYERS, Script, Table, lay_table, write_script
from rulefork.conform.status import BREAKDOWNS, Claims, Conformance, ConformReport
from rulefork.conform.wire import Json
from rulefork.play.game import BASE, Game, unpack
from rulefork.rulebook.ruleset import Memo, Ruleset, RulesInPlay
from rulefork.spec.ruling import Case, Ruling
from rulefork.spec.situation import Situation
from rulefork.spec.suite import Suite
from rulefork.verdict.check import CURRENT, applies
from rulefork.verdict.runner import position_of

_TRIES: Final = 5
"""How often in a row a program may break down before the rest is not run."""
OWN: Final = (BASE, "princess-and-dragon")
"""What every program plays that is asked at all."""


@dataclass(frozen=True, slots=True)
class Task:
    """One case under one ruleset, as a script."""

    ruling: Ruling
    case: Case
    ruleset: Ruleset
    script: Script


class Answering(Protocol):
    """What answers messages: a process, or anything that behaves like one."""

    def ask(self, message: Mapping[str, Json]) -> Mapping[str, Json]:
        """Return the answer to a message; raises `Broken`."""

    def errors(self) -> str:
        """Return the end of its error stream."""

    def close(self, farewell: Mapping[str, Json] | None = None) -> None:
        """End it, with everything that it has started."""


Starter = Callable[[Sequence[str], Limits, float], Answering]
"""How what answers is started: from a command, limits, and the time at which it has to be done."""


class Scripts:
    """Writes the cases of a suite as scripts; cases that come out alike under several rulesets are written once."""

    def __init__(self, suite: Suite) -> None:
        self.suite = suite
        self._box = unpack(suite.book)
        self._tables: Memo[tuple[Table, Situation]] = Memo()
        self._scripts: Memo[Script | None] = Memo()

    def tasks(self, rulesets: Sequence[Ruleset], selected: Callable[[Ruling, Case], bool]) -> Iterator[Task]:
        """Yield what can be asked of a program: the cases that speak of a ruleset and that the protocol can express."""
        for ruling in self.suite.rulings:
            for case in ruling.cases:
                if selected(ruling, case):
                    for ruleset in rulesets:
                        script = self.script(case, ruleset) if applies(case, ruling, ruleset) else None
                        if script is not None:
                            yield Task(ruling, case, ruleset, script)

    def script(self, case: Case, ruleset: Ruleset) -> Script | None:
        """Return the case as a script under the ruleset, or None where the protocol has no words for it."""
        rules = RulesInPlay(ruleset, self.suite.book.toggles)
        return self._scripts.get(case.id, rules, lambda: self._write(case, rules))

    def _write(self, case: Case, rules: RulesInPlay) -> Script | None:
        game = Game(rules, self._box)
        title = position_of(case)
        try:
            laid = self._tables.get(title, rules, lambda: lay_table(game, self.suite.positions.get(title)))
            return write_script(case, laid[0], replace(laid[1], game=game))
        except Inexpressible:
            return None


def missing(script: Script, ruleset: Ruleset, values: Mapping[str, str], claims: Claims) -> str:
    """Return in a few words what the script needs and the program does not claim; nothing where it claims all of it."""
    lacking = [f"the expansion {each}" for each in script.table.expansions if each not in (*claims.expansions, *OWN)]
    lacking += [f"the action {each}" for each in sorted(script.acts - claims.acts)]
    lacking += [f"the question {each}" for each in sorted(script.asks - claims.asks)]
    if ruleset.id not in claims.rulesets:
        rules = ((toggle, values[toggle]) for toggle in script.read)
        lacking += [f"{toggle}={value}" for toggle, value in rules if value not in claims.toggles.get(toggle, ())]
    return f"the program does not claim {', '.join(lacking)}" if lacking else ""


class Harness:
    """Runs tasks in one program, which is started anew after it broke down."""

    def __init__(
        self,
        command: Sequence[str],
        suite: Suite,
        limits: Limits,
        program: Starter = Program,
        called: Sequence[str] = (),
    ) -> None:
        """`program` starts what answers, by default a process of the command; `called` is as in the report."""
        self._called = tuple(called)
        self._start = program
        self.command = tuple(command)
        self.suite = suite
        self.limits = limits
        self.name = self.version = ""
        self.claims = Claims()
        self._deadline = time.monotonic() + limits.total
        self._program: Answering | None = None
        self._seq = 0

    def start(self) -> None:
        """Start the program and ask who it is; raises `CannotStart`, or `Broken` where it answers nothing of use."""
        self._program = self._start(self.command, self.limits, self._deadline)
        self._seq += 1
        reply = self._program.ask(start_message(self._seq))
        if fault := fault_in(reply, "start-answer"):
            raise Broken("bad-message", str(fault))
        self.name, self.version, self.claims = reply["name"], str(reply.get("version", "")), claims_of(reply)

    def try_script(self, steps: Sequence[Json]) -> Mapping[str, Json]:
        """Return the answer to a script of these steps in a new game of two; raises `Broken`."""
        assert self._program is not None, "it was started"
        self._seq += 1
        ruleset = self.suite.book.editions[CURRENT["C1"]]
        script = Script("smoke", Table(PLAYERS, (), (), ()), tuple(steps), (), (), ())
        reply = self._program.ask(run_message(self._seq, script, ruleset, ruleset.played(self.suite.book.toggles)))
        if fault := fault_in(reply, "run-answer"):
            raise Broken("bad-message", str(fault))
        return reply

    def errors(self) -> str:
        """Return the end of what the program has written to its error stream."""
        return self._program.errors() if self._program else ""

    def close(self) -> None:
        """End the program with everything that it has started."""
        if self._program is not None:
            self._seq += 1
            self._program.close(stop_message(self._seq))
            self._program = None

    def run(self, tasks: Iterable[Task], rulesets: Sequence[Ruleset]) -> ConformReport:
        """Return what came of every task; the program must have been started."""
        results: list[Conformance] = []
        broke = 0
        for task in tasks:
            result = self._result(task, broke)
            broke = broke + 1 if result.status in BREAKDOWNS else 0 if result.claimed else broke
            results.append(result)
        return ConformReport(self.name, self.version, self.command, tuple(rulesets), tuple(results), self._called)

    def _result(self, task: Task, broke: int) -> Conformance:
        values = task.ruleset.played(self.suite.book.toggles)
        result = Conformance(task.ruling, task.case, task.ruleset, "unsupported", script=task.script)
        if lacking := missing(task.script, task.ruleset, values, self.claims):
            return replace(result, why=lacking)
        if broke >= _TRIES:
            return replace(result, status="not-run", why=f"the program broke down {_TRIES} times in a row")
        if time.monotonic() >= self._deadline:
            why = f"the time for the whole run, {self.limits.total:g} seconds, is over (--total-timeout)"
            return replace(result, status="not-run", why=why)
        try:
            return self._judged(result, self.play(task.script, task.ruleset))
        except Broken as broken:
            errors = self.errors()
            self.give_up()
            return replace(result, status=broken.status, why=broken.why, errors=errors)

    def play(self, script: Script, ruleset: Ruleset) -> Mapping[str, Json]:
        """Return the answer to a script under a ruleset, from a program that is started if need be; raises `Broken`."""
        if self._program is None:
            self.start()
            assert self._program is not None, "it was started"
        self._seq += 1
        values = ruleset.played(self.suite.book.toggles)
        reply = self._program.ask(run_message(self._seq, script, ruleset, values))
        if fault := _run_fault(reply, script):
            raise Broken("bad-message", str(fault))
        return reply

    def give_up(self) -> None:
        """End a program that broke down; the next script starts it anew."""
        if self._program is not None:
            self._program.close()
            self._program = None

    def _judged(self, result: Conformance, reply: Mapping[str, Json]) -> Conformance:
        if "unsupported" in reply:
            return replace(result, why=f"the program says: {reply['unsupported']}")
        if "refused" in reply:
            return replace(result, status="refused", why=f"the program refuses a legal turn: {reply['refused']}")
        answers = tuple(reply["answers"])
        assert result.script is not None, "it was asked"
        right = answers == result.script.expected
        return replace(result, status="pass" if right else "fail", answers=answers)


def _run_fault(reply: Mapping[str, Json], script: Script) -> Fault | None:
    answers = reply.get("answers")
    if isinstance(answers, list) and len(reply) == 2 and len(answers) == len(script.expected):
        return None
    if fault := fault_in(reply, "run-answer"):
        return fault
    if isinstance(answers, list) and len(answers) != len(script.expected):
        return Fault("answers", f"there are {len(answers)} answers to {len(script.expected)} questions")
    return None
