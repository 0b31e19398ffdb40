"""Witnesses as plain data; the shape is in rules/schema/output-witness.schema.json."""

from collections.abc import Mapping, Sequence
from typing import Any

from rulefork.report.witness_gherkin import witnesses_gherkin
from rulefork.report.witness_text import Shown, known
from rulefork.rulebook.toggle import Toggle
from rulefork.search.exhibit import Exhibit
from rulefork.search.notation import write_game
from rulefork.search.witness import Size


def witnesses_json(shown: Sequence[Shown], toggles: Mapping[str, Toggle]) -> list[dict[str, Any]]:
    """Return a list with one object for each search."""
    return [_search(each, toggles) for each in shown]


def _search(shown: Shown, toggles: Mapping[str, Toggle]) -> dict[str, Any]:
    found = shown.found
    told: dict[str, Any] = {
        "a": found.a.id,
        "b": found.b.id,
        "found": found.story is not None,
        "proven": found.is_proven,
        "can_part": found.can_part,
        "through": _size(found.through),
        "moves": found.moves,
        "says": known(found),
        "reasons": [*shown.reasons],
    }
    if shown.exhibit:
        told["witness"] = _witness(shown.exhibit, toggles)
    return told


def _size(size: Size) -> dict[str, int]:
    return {"turns": size.turns, "followers": size.figures}


def _witness(exhibit: Exhibit, toggles: Mapping[str, Toggle]) -> dict[str, Any]:
    story = exhibit.story
    witness = story.witness
    return {
        "size": {**_size(witness.size), "tiles": witness.size.tiles},
        "differs": story.seen[0].kind,
        "outcomes": [{"a": each.a, "b": each.b} for each in story.seen],
        "causes": [{"toggle": id, "a": witness.a.value(id), "b": witness.b.value(id)} for id in exhibit.causes],
        "turns": [[str(act) for act in acts] for acts in story.turns],
        "game": write_game(witness.actions, story.a.game),
        "gherkin": witnesses_gherkin([exhibit], toggles),
    }
