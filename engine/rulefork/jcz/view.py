"""Reading their state: who is to do what, what stands where, who has scored what for what."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from rulefork.conform.wire import Json

REASONS: Final = {"city": "city", "road": "road", "monastery": "cloister", "field": "farm", "fairy": "fairy"}
"""For what points are scored: their word, the first part of an entry's name, and ours."""
FAIRYS_POINT: Final = "fairy.turn"


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of points: the turn it was made in, the index of the player, the points, the name of the entry.

    `final` tells those of the final scoring.
    """

    turn: int
    player: int
    points: int
    name: str
    final: bool = False

    @property
    def reason(self) -> str:
        """What it is for, in our word, or theirs where we have none."""
        theirs = self.name.partition(".")[0]
        return REASONS.get(theirs, theirs)


@dataclass(frozen=True, slots=True)
class View:
    """A state as they tell it."""

    told: Mapping[str, Json]

    @property
    def phase(self) -> str:
        """The step of the turn that waits for somebody: "TilePhase"."""
        return str(self.told["phase"])

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.phase == "GameOverPhase"

    @property
    def turn(self) -> int:
        """The number of the turn, from 1; at the end of the game that of the last one."""
        return max((entry["turn"] for entry in self.told["history"] if "turn" in entry), default=0)

    @property
    def mover(self) -> int | None:
        """The index of the player who is to do something, or None at the end."""
        return self.told["action"]["player"] if "action" in self.told else None

    @property
    def may_pass(self) -> bool:
        """Whether nothing need be done."""
        return bool(self.told.get("action", {}).get("canPass"))

    @property
    def items(self) -> list[Mapping[str, Json]]:
        """What may be done, by kind."""
        return list(self.told.get("action", {}).get("items", ()))

    def offered(self, kind: str, **wanted: Json) -> list[Json]:
        """Return all options of the items of that kind, such as "MoveDragon", for which the keys are as wanted."""
        return [
            option
            for item in self.items
            if item["type"] == kind and all(item.get(key) == value for key, value in wanted.items())
            for option in item.get("options", ())
        ]

    @property
    def deployed(self) -> dict[str, Mapping[str, Json]]:
        """What stands on the board, by id: its type, player, position, feature and location."""
        return {meeple["id"]: meeple for meeple in self.told["deployedMeeples"]}

    def entries(self) -> Iterator[Entry]:
        """Yield the entries of points, in order."""
        for turn in self.told["history"]:
            for event in turn["events"]:
                if event["type"] == "points":
                    for each in event["points"]:
                        number, final = turn.get("turn", self.turn), bool(turn.get("finalScoring"))
                        yield Entry(number, each["player"], each["points"], each["name"], final)
