"""From what the user typed to rulesets and toggles."""

from collections.abc import Iterable

from rulefork.cli.io import note
from rulefork.report.names import Names
from rulefork.rulebook.book import Rulebook
from rulefork.rulebook.contradiction import contradictions
from rulefork.rulebook.finding import BadInput, Finding, Where, unknown
from rulefork.rulebook.notation import resolve
from rulefork.rulebook.ruleset import Ruleset
from rulefork.rulebook.toggle import Toggle


def chosen(texts: Iterable[str], book: Rulebook) -> tuple[Ruleset, ...]:
    """Return the rulesets that the texts name, each once, or all editions where there are none.

    Raises `BadInput` with what is wrong in any of the texts. Values that contradict each other are remarked upon.
    """
    found: dict[str, Ruleset] = {}
    findings: list[Finding] = []
    for text in texts:
        try:
            ruleset = resolve(text, book)
        except BadInput as wrong:
            findings += wrong.findings
            continue
        found.setdefault(ruleset.id, ruleset)
    if findings:
        raise BadInput(findings)
    for ruleset in found.values():
        _remark(ruleset, book)
    return tuple(found.values()) or tuple(book.editions.values())


def chosen_toggle(text: str, book: Rulebook) -> Toggle:
    """Return the toggle of that id; raise `BadInput` with the nearest one where there is none."""
    if text not in book.toggles:
        raise BadInput([unknown(Where("<toggle>"), "toggle", text, book.toggles, hint="`rulefork toggles` lists them")])
    return book.toggles[text]


def names(rulesets: Iterable[Ruleset], book: Rulebook) -> Names:
    """Return what the rulesets are called in a report."""
    return Names.of(rulesets, book.aliases)


def _remark(ruleset: Ruleset, book: Rulebook) -> None:
    name = names([ruleset], book).short(ruleset.id)
    for each in contradictions(ruleset, book.toggles):
        note(f"{name}: {each}; {each.rule.because} To mend it, {each.hint}.")
