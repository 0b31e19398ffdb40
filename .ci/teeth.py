"""Mutation testing: change one thing in a module of `play`, run the rulings alone, and see whether they notice.

    python .ci/teeth.py                  every module of engine/rulefork/play; this takes hours
    python .ci/teeth.py fairy portal     these modules

It works on copies of the last commit, one for each module, and prints how many changes the rulings noticed ("killed"),
and each one that they did not ("survived"). It needs the extra `teeth` of pyproject.toml.
"""

import importlib.util
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

HOME: Final = Path(__file__).parent.parent
PLAY: Final = Path("engine/rulefork/play")
SESSION: Final = "teeth.sqlite"
SETTINGS: Final = """
[cosmic-ray]
module-path = "{module}"
timeout = 30.0
test-command = "sh -c 'PYTHONPATH=engine PYTHONDONTWRITEBYTECODE=1 {python} -m rulefork check >/dev/null 2>&1'"
[cosmic-ray.distributor]
name = "local"
[cosmic-ray.filters.operators-filter]
exclude-operators = ["core/ReplaceBinaryOperator_BitOr_.*", "core/ReplaceComparisonOperator_(Eq_Is|NotEq_IsNot)$"]
"""
"""Two changes mean nothing in play: the bar stands in annotations, and words that are equal are one object."""


class Mutant(NamedTuple):
    """One change to a module: where, which, and whether a ruling noticed it."""

    line: int
    operator: str
    killed: bool


def mutants(module: Path) -> list[Mutant]:
    """Return every change made to the module, in the order of its lines; `CalledProcessError` where a step fails."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        _run("git", "clone", "--quiet", str(HOME), str(copy))
        (copy / "teeth.toml").write_text(SETTINGS.format(module=module, python=sys.executable), encoding="utf-8")
        _cosmic_ray(copy, "baseline", "teeth.toml")
        _cosmic_ray(copy, "init", "teeth.toml", SESSION)
        _run(sys.executable, "-m", "cosmic_ray.tools.filters.operators_filter", SESSION, "teeth.toml", folder=copy)
        _cosmic_ray(copy, "exec", "teeth.toml", SESSION)
        return sorted(_read(_cosmic_ray(copy, "dump", SESSION)))


def _cosmic_ray(folder: Path, *words: str) -> str:
    return _run(sys.executable, "-m", "cosmic_ray.cli", *words, folder=folder)


def _run(*words: str, folder: Path = HOME) -> str:
    return subprocess.run(words, cwd=folder, check=True, capture_output=True, text=True).stdout


def _read(dump: str) -> Iterator[Mutant]:
    for work, result in map(json.loads, dump.splitlines()):
        if result["worker_outcome"] != "skipped":
            (change,) = work["mutations"]
            operator = change["operator_name"].removeprefix("core/")
            yield Mutant(change["start_pos"][0], operator, result["test_outcome"] != "survived")


def main(names: list[str]) -> int:
    """Print killed and survived for each module named, or for all; return the exit code."""
    modules = {path.stem: path.relative_to(HOME) for path in sorted((HOME / PLAY).rglob("*.py"))}
    del modules["__init__"]
    unknown = [name for name in names if name not in modules]
    if unknown:
        print(f"{unknown[0]}: no module of {PLAY}; there are {', '.join(modules)}", file=sys.stderr)
        return 2
    if importlib.util.find_spec("cosmic_ray") is None:
        print("cosmic-ray is not installed here; run: pip install -e '.[teeth]'", file=sys.stderr)
        return 2
    chosen = [modules[name] for name in names] or list(modules.values())
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for module, found in zip(chosen, pool.map(mutants, chosen), strict=True):
            killed = sum(mutant.killed for mutant in found)
            share = f"{killed / len(found):.0%} killed" if found else "nothing to change"
            print(f"{module}  {killed} killed, {len(found) - killed} survived, {share}", flush=True)
            for mutant in found:
                if not mutant.killed:
                    print(f"  {module}:{mutant.line}  {mutant.operator}", flush=True)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except subprocess.CalledProcessError as failed:
        print(f"`{' '.join(failed.cmd)}` failed. Does `rulefork check` hold on the last commit?", file=sys.stderr)
        sys.exit(2)
