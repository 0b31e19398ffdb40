"""All checks in one go, and the release of new ids."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from rulefork.rulebook.finding import BadInput, Finding, Where
from rulefork.rulebook.yamlfile import shown
from rulefork.verdict.lint.bench import Bench
from rulefork.verdict.lint.case_can_be_played import case_can_be_played
from rulefork.verdict.lint.ids_are_kept import ids_are_kept
from rulefork.verdict.lint.mark_is_true import mark_is_true
from rulefork.verdict.lint.nothing_left_to_chance import nothing_left_to_chance
from rulefork.verdict.lint.pins_cover_editions import pins_cover_editions
from rulefork.verdict.lint.place import Place, place_of
from rulefork.verdict.lint.position_arises import position_arises
from rulefork.verdict.lint.position_is_used import position_is_used
from rulefork.verdict.lint.reading import Readable, read_what_is_sound
from rulefork.verdict.lint.released import add_released
from rulefork.verdict.lint.remark_names_rulings import remark_names_rulings
from rulefork.verdict.lint.toggle_bites import toggle_bites
from rulefork.verdict.lint.toggle_names_rulings import toggle_names_rulings

Check = Callable[[Bench], Iterable[Finding]]

OF_ANY: Final[tuple[Check, ...]] = (
    position_arises,
    case_can_be_played,
    pins_cover_editions,
    nothing_left_to_chance,
)
"""What can be said of any features, however much of them could be read."""

OF_ALL: Final[tuple[Check, ...]] = (
    position_is_used,
    ids_are_kept,
    toggle_names_rulings,
    remark_names_rulings,
    mark_is_true,
)
"""What can be said of a whole suite once all of it can be read."""

OF_PLAY: Final[tuple[Check, ...]] = (toggle_bites,)
"""What can be said of a whole suite once all of it can be played."""

CHECKS: Final[tuple[Check, ...]] = (*OF_ANY, *OF_ALL, *OF_PLAY)


def lint(paths: Sequence[Path] = ()) -> list[Finding]:
    """Return every finding in rules, scenarios and features, in the order of files and lines; none is good.

    Without paths the files that come with rulefork are meant; see `place_of` for what paths mean. What is wrong in one
    file does not hide what is wrong in another, but for the rules: features are read by them, so theirs come first.
    """
    place = place_of(paths)
    read = read_what_is_sound(place)
    return sorted({*read.findings, *_found(_bench(place, read), CHECKS)})


def release(paths: Sequence[Path] = ()) -> tuple[tuple[str, ...], list[Finding]]:
    """Add the ids that are new in a whole suite to its list of released ids; return them, and what `lint` finds then.

    Nothing is written while there are findings of another kind. Raises `BadInput` where the paths name no whole suite,
    and where the list cannot be used or written.
    """
    place = place_of(paths)
    if not place.whole:
        what, why = "this is not a whole suite", "only such a suite has a list of released ids"
        raise BadInput([Finding(Where(shown(paths[0])), what, why, "name a folder that holds `rules` and `features`")])
    read = read_what_is_sound(place)
    bench = _bench(place, read)
    findings = {*read.findings, *_found(bench, [check for check in CHECKS if check is not ids_are_kept])}
    if findings or bench is None:
        return (), sorted(findings)
    new = add_released(place.released, [ruling.id for ruling in bench.suite.rulings])
    return new, sorted(ids_are_kept(Bench(place, bench.suite, complete=True)))


def _bench(place: Place, read: Readable) -> Bench | None:
    return Bench(place, read.suite, read.complete) if read.suite else None


def _found(bench: Bench | None, checks: Iterable[Check]) -> Iterator[Finding]:
    if bench is not None:
        for check in checks:
            if _fits(check, bench):
                yield from check(bench)


def _fits(check: Check, bench: Bench) -> bool:
    """Return whether the check can say anything that is true of what is on the bench."""
    if check in OF_ANY:
        return True
    all_read = bench.place.whole and bench.complete
    return all_read and (check in OF_ALL or len(bench.playable) == len(bench.suite.rulings))
