"""Every ruling that a toggle names is there, or planned."""

from collections.abc import Iterator

from rulefork.rulebook.finding import BadInput, Finding, unknown
from rulefork.verdict.lint.bench import Bench


def toggle_names_rulings(bench: Bench) -> Iterator[Finding]:
    """Yield the ids in the `rulings` of toggles that name no ruling of the features and none planned."""
    try:
        planned = bench.released.planned
    except BadInput:
        return  # `ids_are_kept` tells
    known = {*(ruling.id for ruling in bench.suite.rulings), *planned}
    for toggle in bench.suite.book.toggles.values():
        for number, id in enumerate(toggle.rulings):
            if id not in known:
                where = bench.at_toggle(toggle.id, "rulings", number)
                hint = "write the ruling, or list its id as `planned` in features/released.yaml"
                yield unknown(where, "ruling", id, known, "the features hold none of that id", hint)
