"""A saved game of JCloisterZone: the set-up, the players, the messages, and what a test says of the end."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rulefork.conform.wire import Json
from rulefork.jcz.jsonfile import JsonFile, read_json
from rulefork.rulebook.finding import BadInput, Finding
from rulefork.rulebook.schema import validate

PLACING: Final = "PLACE_TILE"
COMMIT: Final = "COMMIT"


@dataclass(frozen=True, slots=True)
class Message:
    """A message that is still in force at the end; `number` counts all of the file from 0."""

    number: int
    kind: str
    payload: Mapping[str, Json]
    player: int | None


@dataclass(frozen=True, slots=True)
class Part:
    """What belongs to one tile: the messages from its placing up to the next one's."""

    messages: tuple[Message, ...]

    @property
    def committed(self) -> bool:
        """Whether the turn was confirmed, so that scoring follows."""
        return any(message.kind == COMMIT for message in self.messages)


@dataclass(frozen=True, slots=True)
class Save:
    """A saved game. `ends_after` is the number of tiles after which it ends, None where it just stops."""

    file: JsonFile
    sets: Mapping[str, int]
    elements: Mapping[str, Json]
    rules: Mapping[str, Json]
    start: tuple[Mapping[str, Json], ...]
    players: tuple[str, ...]
    parts: tuple[Part, ...]
    messages: tuple[Message, ...]
    random: float
    draws: tuple[str, ...]
    ends_after: int | None
    title: str
    assertions: tuple[str, ...]

    def fault(self, *steps: str | int, what: str, why: str = "", hint: str = "") -> BadInput:
        """Return the complaint about what stands at the end of the steps."""
        return BadInput([Finding(self.file.where(steps), what, why, hint)])


def read_save(path: Path) -> Save:
    """Return the saved game in the file; raises `BadInput` where it is none."""
    file = read_json(path)
    findings = validate(file, "saved-game")
    if findings:
        raise BadInput(findings)
    data = file.data
    setup, notes, test = data["setup"], data.get("gameAnnotations") or {}, data.get("test") or {}
    messages = _in_force(file)
    return Save(
        file,
        setup["sets"],
        setup["elements"],
        setup["rules"],
        tuple(setup["start"]),
        _names(data["players"]),
        _parts(messages),
        messages,
        float(data.get("initialRandom") or 0),
        tuple(notes.get("drawOrder", ())),
        notes.get("endTurn"),
        str(test.get("description", "")),
        tuple(test.get("assertions", ())),
    )


def _names(players: list[Mapping[str, Json]]) -> tuple[str, ...]:
    names = [each["name"] or f"player {number}" for number, each in enumerate(players, 1)]
    return tuple(name if names.count(name) == 1 else f"{name} ({at})" for at, name in enumerate(names, 1))


def _in_force(file: JsonFile) -> tuple[Message, ...]:
    """Return the messages without those that were taken back."""
    kept: list[Message] = []
    for number, told in enumerate(file.data["replay"]):
        if told["type"] == "UNDO":
            if not kept:
                what = "there is nothing to take back here"
                raise BadInput([Finding(file.where(("replay", number)), what, hint="remove the message")])
            kept.pop()
            continue
        player = told.get("player")
        if isinstance(player, int) and not 0 <= player < len(file.data["players"]):
            what = f"there is no player {player}"
            why = f"the file names {len(file.data['players'])}, counted from 0"
            raise BadInput([Finding(file.where(("replay", number, "player")), what, why, "mend the number")])
        kept.append(Message(number, told["type"], told["payload"], player if isinstance(player, int) else None))
    return tuple(kept)


def _parts(messages: tuple[Message, ...]) -> tuple[Part, ...]:
    parts: list[list[Message]] = [[]]
    for message in messages:
        if message.kind == PLACING and any(each.kind == PLACING for each in parts[-1]):
            parts.append([])
        parts[-1].append(message)
    return tuple(Part(tuple(part)) for part in parts if part)
