"""Mutation testing: change one thing in a module of `play`, run the rulings alone, and see whether they notice.

    python .ci/teeth.py                       every module of engine/rulefork/play
    python .ci/teeth.py fairy portal          these modules
    python .ci/teeth.py --jobs 1 fairy        one process at a time; without it, as many as there are cores

Nothing is written: a change lives in a process of its own, which imports the changed module and stops at the first case
that does not hold. Printed is how many changes the rulings noticed ("killed"), each one that they did not ("survived"),
and those of teeth.yaml that mean the same in play ("excused"). The exit code is 1 where an entry there is stale. It
needs the extra `teeth` of pyproject.toml.
"""

import argparse
import ast
import fnmatch
import importlib.util
import operator
import os
import re
import resource
import sys
import warnings
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache, partial
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final, NamedTuple

import yaml

HOME: Final = Path(__file__).parent.parent
PLAY: Final = Path("engine/rulefork/play")
EXCUSES: Final = Path(__file__).with_suffix(".yaml")
SECONDS: Final = 30
"""How long a change may compute: one that makes a game endless is noticed, on a busy machine no sooner."""
MEANINGLESS: Final = re.compile(r"ReplaceBinaryOperator_BitOr_.*|ReplaceComparisonOperator_(Eq_Is|NotEq_Is)(Not)?")
"""These are not made: the bar stands in annotations, and whether equal values are one object Python decides."""


READING: Final = re.compile(r'rules\["(?P<toggle>[a-z-]+)"\] (?:==|!=) "(?P<word>[a-z0-9-]+)"')
"""Where play asks for a toggle and compares the answer with a word."""
COMPARING: Final = re.compile(r"ReplaceComparisonOperator_(?P<before>[A-Za-z]+)_(?P<after>[A-Za-z]+)")
ORDERS: Final = {
    "Eq": operator.eq,
    "NotEq": operator.ne,
    "Lt": operator.lt,
    "LtE": operator.le,
    "Gt": operator.gt,
    "GtE": operator.ge,
}


class Mutant(NamedTuple):
    """One change to a module: by which operator, to which of the places that it finds, and where that is."""

    line: int
    operator: str
    place: int
    column: int
    text: str
    """The line as it stands."""
    within: str = ""
    """The function that it is part of."""


class Excuse(NamedTuple):
    """Changes that mean the same in play: in a module or in all (`*`), by operators, on lines with a text; and why.

    Where `within` names a function, they are those in functions of that name.
    """

    module: str
    operators: tuple[str, ...]
    text: str
    reason: str
    within: str = ""

    def covers(self, module: str, mutant: Mutant) -> bool:
        """Return whether the change is one of these."""
        named = any(fnmatch.fnmatchcase(mutant.operator, operator) for operator in self.operators)
        there = self.within in ("", mutant.within) and self.text in mutant.text
        return self.module in (module, "*") and named and there


def mutants(source: str) -> list[Mutant]:
    """Return every change to the source of a module, in the order of its lines."""
    from cosmic_ray.ast import ast_nodes, get_ast

    nodes, lines, homes = list(ast_nodes(get_ast(source))), source.splitlines(), _functions(source)
    found = []
    for name, kind in _operators().items():
        starts = (start for node in nodes for start, _ in kind().mutation_positions(node))
        found += [
            Mutant(line, name, place, column, lines[line - 1], homes.get(line, ""))
            for place, (line, column) in enumerate(starts)
        ]
    return sorted(found)


def _functions(source: str) -> dict[int, str]:
    """Return for each line of a function how that is called."""
    found = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef))
    return {line: each.name for each in found for line in range(each.lineno, (each.end_lineno or 0) + 1)}


@cache
def _operators() -> dict[str, Callable]:  # type: ignore[type-arg]
    from cosmic_ray.plugins import get_operator, operator_names

    named = {name.removeprefix("core/"): get_operator(name) for name in operator_names()}
    return {name: kind for name, kind in named.items() if not kind.arguments() and not MEANINGLESS.fullmatch(name)}


class _Changed(SourceFileLoader, MetaPathFinder):
    """Finds and loads the changed module in place of the one on disk."""

    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self.source = source

    def find_spec(self, name: str, path: object, target: ModuleType | None = None) -> ModuleSpec | None:
        """Return where the module comes from, or None for any other one."""
        return importlib.util.spec_from_loader(name, self) if name == self.name else None

    def get_code(self, fullname: str) -> CodeType:
        """Return the changed code."""
        return compile(self.source, self.path, "exec")


class Jaws:
    """Tries changes, each in a child of this process, which has loaded and read what no change can touch."""

    def __init__(self, jobs: int) -> None:
        sys.path.insert(0, str(HOME / "engine"))
        warnings.simplefilter("ignore")  # of a change that Python finds odd
        import rulefork.spec.gherkinfile as gherkinfile

        gherkinfile.read_feature_file = cache(gherkinfile.read_feature_file)
        kept = frozenset(sys.modules)
        assert not any(name.startswith("rulefork.play") for name in kept), "a module that is kept cannot be changed"
        self._jobs = jobs
        _is_noticed("")  # what is read once is read now
        for name in [name for name in sys.modules if name.startswith("rulefork.") and name not in kept]:
            package, _, part = name.rpartition(".")
            if package in kept:
                delattr(sys.modules[package], part)
            del sys.modules[name]
        self.holds = self._tried([partial(_is_noticed, "")]) == [False]

    def survivors(self, path: Path) -> tuple[int, list[Mutant]]:
        """Return how many changes there are to the module, and those that no ruling notices."""
        source = path.read_text(encoding="utf-8")
        name = ".".join(path.relative_to(HOME / "engine").with_suffix("").parts)
        found = mutants(source)
        noticed = self._tried([partial(_try, name, path, source, mutant) for mutant in found])
        return len(found), [mutant for mutant, is_noticed in zip(found, noticed, strict=True) if not is_noticed]

    def _tried(self, tries: list[Callable[[], bool]]) -> list[bool]:
        running: dict[int, int] = {}
        noticed = [True] * len(tries)
        for number, attempt in enumerate(tries):
            if len(running) == self._jobs:
                _wait(running, noticed)
            running[_spawn(attempt)] = number
        while running:
            _wait(running, noticed)
        return noticed


def _try(name: str, path: Path, source: str, mutant: Mutant) -> bool:
    from cosmic_ray.mutating import mutate_code

    changed = mutate_code(source, _operators()[mutant.operator](), mutant.place)
    sys.meta_path.insert(0, _Changed(name, str(path), changed))
    return _is_noticed(path.stem)


def _spawn(attempt: Callable[[], bool]) -> int:
    child = os.fork()
    if child:
        return child
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    try:
        os._exit(attempt())
    finally:  # a change that makes the engine stumble is noticed, too
        os._exit(1)


def _wait(running: dict[int, int], noticed: list[bool]) -> None:
    child, status = os.wait()
    noticed[running.pop(child)] = status != 0


def _is_noticed(topic: str) -> bool:
    """Return whether a case fails or cannot be played; those of the topic are tried first."""
    from rulefork.spec.suite import load_suite
    from rulefork.verdict.check import failing

    suite = load_suite()
    named = topic.replace("_", "-")
    near_first = sorted(suite.rulings, key=lambda ruling: ruling.topic not in (named, named.removeprefix("the-")))
    return any(True for _ in failing(replace(suite, rulings=near_first), tuple(suite.book.editions.values())))


def read_excuses() -> list[Excuse]:
    """Return the changes that are known to mean the same."""
    entries = yaml.safe_load(EXCUSES.read_text(encoding="utf-8"))
    return [
        Excuse(each["module"], tuple(each["changes"]), each.get("line", ""), each["because"], each.get("within", ""))
        for each in entries
    ]


def is_alike(mutant: Mutant) -> bool:
    """Return whether another comparison of a toggle's value comes to the same for every value that is played."""
    from rulefork.rulebook.book import load_rulebook

    asked = next((read for read in READING.finditer(mutant.text) if read.start() < mutant.column < read.end()), None)
    change = COMPARING.fullmatch(mutant.operator)
    if asked is None or change is None or not ORDERS.keys() >= set(change.groups()):
        return False
    toggle, word = load_rulebook().toggles[asked["toggle"]], asked["word"]
    before, after = ORDERS[change["before"]], ORDERS[change["after"]]
    return all(before(played, word) == after(played, word) for played in map(toggle.played, toggle.values))


def show(path: Path, jaws: Jaws, excuses: Sequence[Excuse]) -> set[Excuse]:
    """Print what came of the changes to a module; return the excuses that were made use of."""
    count, survivors = jaws.survivors(HOME / path)
    pairs = [(mutant, excuse) for mutant in survivors for excuse in excuses if excuse.covers(path.stem, mutant)]
    reasons = {mutant: "no value of the toggle tells the two apart" for mutant in survivors if is_alike(mutant)}
    reasons |= {mutant: excuse.reason for mutant, excuse in pairs}
    killed, left = count - len(survivors), len(survivors) - len(reasons)
    share = f"{killed / (killed + left):.0%} killed" if killed + left else "nothing to change"
    print(f"{path}  {killed} killed, {left} survived, {len(reasons)} excused, {share}", flush=True)
    for mutant in survivors:
        if mutant not in reasons:
            print(f"  {path}:{mutant.line}  {mutant.operator}  {mutant.text.strip()}", flush=True)
    for reason, times in Counter(reasons.values()).items():
        print(f"  {times} excused: {reason}", flush=True)
    return {excuse for _, excuse in pairs}


def main(names: Sequence[str], jobs: int) -> int:
    """Print killed, survived and excused for each module named, or for all; return the exit code."""
    modules = {path.stem: path.relative_to(HOME) for path in sorted((HOME / PLAY).rglob("*.py"))}
    del modules["__init__"]
    unknown = [name for name in names if name not in modules]
    if unknown:
        print(f"{unknown[0]}: no module of {PLAY}; there are {', '.join(modules)}", file=sys.stderr)
        return 2
    if importlib.util.find_spec("cosmic_ray") is None:
        print("cosmic-ray is not installed here; run: pip install -e '.[teeth]'", file=sys.stderr)
        return 2
    jaws, excuses = Jaws(jobs), read_excuses()
    if not jaws.holds:
        print("a case does not hold as it is; see `rulefork check`", file=sys.stderr)
        return 2
    chosen = names or list(modules)
    used = set[Excuse]().union(*(show(modules[name], jaws, excuses) for name in chosen))
    tried = {*chosen, *(["*"] if not names else [])}
    stale = [excuse for excuse in excuses if excuse.module in tried and excuse not in used]
    for excuse in stale:
        where = "play" if excuse.module == "*" else excuse.module
        what = excuse.text or excuse.within
        print(f"{EXCUSES.name}: nothing survives on a line of {where} with `{what}`: drop the entry")
    return 1 if stale else 0


if __name__ == "__main__":
    about = "Change one thing at a time in a module of play, and see whether a ruling notices."
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("modules", nargs="*", metavar="MODULE", help="such as fairy; without any, all of play")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many changes are tried at once")
    given = parser.parse_args()
    sys.exit(main(given.modules, given.jobs))
