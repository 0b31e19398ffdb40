"""`rulefork new`: beginning something that a person goes on writing."""

import shlex
import sys
from codecs import BOM_UTF8
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from rulefork.cli.io import complain, show

if TYPE_CHECKING:
    from rulefork.rulebook.finding import Finding
    from rulefork.spec.draft import Desk, Draft
    from rulefork.spec.skeleton import Skeleton
    from rulefork.spec.suite import Suite

_FLAGS: Final = {
    "topic": "--topic",
    "question": "--question",
    "answer": "--answer",
    "kind": "--kind",
    "sources": "--source",
}
"""The parts of a draft that have to be said, with their options."""
_LABELS: Final = {
    "question": "Question",
    "answer": "Answer, in one sentence",
    "kind": "Kind",
    "sources": "Sources, by id",
    "needs": "Other expansions, by id",
    "id": "Id",
}
_OFFERED: Final = {"kind": "community", "sources": "ours/reading", "needs": "none"}
"""What is asked on a terminal, and what is offered there."""


@click.group()
def new() -> None:
    """Begin something new: a ruling."""


@new.command()
@click.option("--topic", metavar="T", default="", help="The feature it goes to, such as dragon; else that of --id.")
@click.option("--question", metavar="TEXT", default="", help="What is asked; it becomes the remark of the Rule.")
@click.option("--answer", metavar="TEXT", default="", help="The ruling in one sentence; it becomes the Rule's title.")
@click.option("--kind", metavar="KIND", default="", help="Who says so: official, community, house-rule and others.")
@click.option("--source", "sources", metavar="S", multiple=True, help="Where it is said (c1/note-13); may be repeated.")
@click.option("--needs", metavar="BOX", multiple=True, help="Another expansion that it speaks of; may be repeated.")
@click.option("--id", "id", metavar="ID", default="", help="Its name for good, topic/words; else made of the answer.")
@click.option(
    "--into",
    metavar="DIR",
    type=click.Path(path_type=Path, file_okay=False),
    help="The folder of the features; else `features` in the current folder, else the current folder.",
)
@click.option("--new-topic", is_flag=True, help="Begin a topic that there is not yet.")
def ruling(into: Path | None, new_topic: bool, sources: tuple[str, ...], needs: tuple[str, ...], **said: str) -> int:
    """Begin a ruling: a Rule with its tags, its statement, and a first scenario that is yours to replace.

    What no option says is asked for on a terminal. The Rule goes to the end of the topic's feature, or into a new one.

    \b
    Example:
      rulefork new ruling --topic dragon --kind community --source ours/reading \\
        --question "Does the dragon eat a follower deployed in the same turn?" \\
        --answer "A follower deployed in this turn is eaten like any other"
    """  # noqa: D301 - the backslash before the example keeps its lines apart
    from rulefork.spec.draft import Draft, draft_faults
    from rulefork.spec.suite import load_suite

    suite = load_suite(())
    folder = into or (Path("features") if Path("features").is_dir() else Path())
    desk = _desk(suite, folder)
    topic = said.pop("topic") or said["id"].partition("/")[0]
    draft, is_new = _completed(Draft(**said, topic=topic, sources=sources, needs=needs), desk, new_topic)
    _refuse(draft_faults(draft, desk, new_topic=is_new))
    path = folder / f"{draft.topic}.feature"
    show(_told(draft, path, _write(draft, path, suite)))
    return 0


def _desk(suite: "Suite", folder: Path) -> "Desk":
    """Return what is known: ids and topics of the shipped features and of those in the folder; retired ids, too."""
    from rulefork.rulebook.data import data_folder
    from rulefork.rulebook.finding import BadInput
    from rulefork.spec.draft import Desk
    from rulefork.spec.feature import ids_in
    from rulefork.verdict.lint.released import read_released

    taken = {ruling.id: f"it stands at {ruling.where}" for ruling in suite.rulings}
    files = sorted(folder.glob("*.feature"))
    taken |= {given.text: f"it stands at {given.where}" for given in ids_in(files)}
    for place in (data_folder("features"), folder):
        try:
            retired = read_released(place / "released.yaml").retired
        except BadInput:
            continue  # a folder need not have such a list
        taken |= {id: f"it was withdrawn: {why.rstrip('.')}" for id, why in retired.items()}
    topics = dict.fromkeys([*(ruling.topic for ruling in suite.rulings), *(path.stem for path in files)])
    return Desk(suite.book, tuple(topics), taken)


def _completed(draft: "Draft", desk: "Desk", new_topic: bool) -> tuple["Draft", bool]:
    """Return the draft with all its parts, and whether its topic is a new one; what is missing is asked for.

    Raises `UsageError` with the options that are missing where nobody can be asked, and `BadInput` with what is wrong
    in those that are there.
    """
    from rulefork.spec.draft import PARTS, derived_id, draft_faults

    missing = [part for part in _FLAGS if not getattr(draft, part)]
    if missing and not sys.stdin.isatty():
        flags = " and ".join(_FLAGS[part] for part in missing)
        raise click.UsageError(f"{flags} must be given: there is no terminal to ask on.")
    said = [part for part in PARTS if getattr(draft, part)]
    _refuse(draft_faults(draft, desk, new_topic=new_topic, parts=said))
    if missing:
        return _asked(draft, desk, new_topic)
    return replace(draft, id=draft.id or derived_id(draft.topic, draft.answer, draft.question)), new_topic


def _asked(draft: "Draft", desk: "Desk", new_topic: bool) -> tuple["Draft", bool]:
    """Return the draft with what the user answers to a question for each part that is missing."""
    from rulefork.spec.draft import PARTS

    if not draft.topic:
        draft, new_topic = _asked_topic(draft, desk)
    for part in PARTS:
        if not getattr(draft, part):
            draft = _asked_part(part, draft, desk)
    return draft, new_topic


def _asked_topic(draft: "Draft", desk: "Desk") -> tuple["Draft", bool]:
    """Return the draft with its topic; one that there is not yet is taken if the user says so once more."""
    from rulefork.spec.draft import draft_faults, is_topic

    while True:
        topic = click.prompt("Topic", err=True).strip()
        found = replace(draft, topic=topic)
        faults = [*draft_faults(found, desk, parts=("topic",))]
        if not faults:
            return found, False
        complain(faults)
        if is_topic(topic) and click.confirm(f"Begin a new topic {topic}?", err=True):
            return found, True


def _asked_part(part: str, draft: "Draft", desk: "Desk") -> "Draft":
    """Return the draft with one more part, which is asked for until nothing is wrong with it."""
    from rulefork.spec.draft import derived_id, draft_faults

    made = derived_id(draft.topic, draft.answer, draft.question) if part == "id" else ""
    while True:
        answer = click.prompt(_LABELS[part], default=made or _OFFERED.get(part), err=True).strip()
        changes: dict[str, Any] = {part: _words(answer) if part in ("sources", "needs") else answer}
        found = replace(draft, **changes)
        faults = [*draft_faults(found, desk, parts=(part,))]
        if not faults:
            return found
        complain(faults)


def _words(text: str) -> tuple[str, ...]:
    """Return the ids that an answer lists, with commas or spaces between them; "none" stands for none."""
    return () if text == "none" else tuple(text.replace(",", " ").split())


def _write(draft: "Draft", path: Path, suite: "Suite") -> "Skeleton":
    """Write the ruling into the feature and return what was written; raise `BadInput` where nothing was."""
    from rulefork.cli.file import read_file, write_file
    from rulefork.rulebook.yamlfile import shown
    from rulefork.spec.featurecheck import Known
    from rulefork.spec.language import language
    from rulefork.spec.opening import opening_for
    from rulefork.spec.skeleton import skeleton, skeleton_faults
    from rulefork.spec.suite import find_positions

    positions, _ = find_positions([path.parent], suite.book)
    before = read_file(path)
    made = skeleton(draft, opening_for(draft, suite, positions), _decoded(before or b"", path), shown(path))
    known = Known(language(suite.book), suite.book.sources, suite.book.expansions, positions)
    _refuse(skeleton_faults(made, draft, shown(path), known))
    mark = BOM_UTF8 if before and before.startswith(BOM_UTF8) else b""
    write_file(path, mark + made.text.encode(), before=before)
    return made


def _decoded(data: bytes, path: Path) -> str:
    from rulefork.rulebook.finding import BadInput, Finding, Where
    from rulefork.rulebook.yamlfile import shown

    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadInput([Finding(Where(shown(path)), "the file is not UTF-8 text", hint="save it as UTF-8")]) from None


def _told(draft: "Draft", path: Path, made: "Skeleton") -> str:
    """Return where the ruling was written, and what to do next."""
    from rulefork.rulebook.yamlfile import shown

    name = shown(path)
    file = shlex.quote(name)
    lines = [
        f"{draft.id} begins at {name}:{made.line}.",
        "Replace its scenario. Then run:",
        f"  rulefork lint {file} && rulefork check {file}",
    ]
    if (path.parent / "released.yaml").exists() and (path.parent / ".." / "rules").is_dir():
        lines += ["Once it is told, keep its id:", f"  rulefork lint --release {shlex.quote(shown(path.parent))}"]
    return "\n".join(lines) + "\n"


def _refuse(findings: Iterable["Finding"]) -> None:
    """Raise `BadInput` where there are findings."""
    from rulefork.rulebook.finding import BadInput

    if found := [*findings]:
        raise BadInput(found)
