"""Every id is kept: it stands in the list of released ids, and what stands there is not lost or given again."""

from collections.abc import Iterator

from rulefork.rulebook.finding import BadInput, Finding, nearest
from rulefork.verdict.lint.bench import Bench
from rulefork.verdict.lint.released import HOW_TO, Released


def ids_are_kept(bench: Bench) -> Iterator[Finding]:
    """Yield the rulings that are not on the list or bear a retired id, and the ids on the list without a ruling."""
    try:
        kept = bench.released
    except BadInput as bad:
        yield from bad.findings
        return
    for ruling in bench.suite.rulings:
        if ruling.id in kept.retired:
            why = f"it was withdrawn: {kept.retired[ruling.id].rstrip('.')}"
            yield Finding(ruling.where, f"`{ruling.id}` is a retired id", why, "give the ruling an id of its own")
        elif ruling.id not in kept.released:
            what = f"`{ruling.id}` is not in the list of released ids"
            yield Finding(ruling.where, what, "an id that is not kept could be given to something else", HOW_TO)
    yield from _lost(bench, kept)


def _lost(bench: Bench, kept: Released) -> Iterator[Finding]:
    given = {ruling.id for ruling in bench.suite.rulings}
    fresh = given - {*kept.released, *kept.retired}
    for id in kept.released:
        if id not in given:
            renamed = nearest(id, fresh).replace("did you mean", "was it renamed to")
            hint = f"{renamed} bring it back, or move it to `retired` with what became of it".strip()
            yield Finding(kept.places[id], f"no ruling is called `{id}`", "reports and links still name it", hint)
