"""Their engine behind the protocol: what answers the harness, from one message to the other."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from rulefork.conform.message import PROTOCOL
from rulefork.conform.program import Broken, Limits
from rulefork.conform.wire import Json
from rulefork.jcz import message
from rulefork.jcz.asking import ASKS, answer
from rulefork.jcz.dialogue import ACTS, Dialogue, Illegal, Untold, begin, play
from rulefork.jcz.engine import Ended, Engine
from rulefork.jcz.place import Unplaced
from rulefork.jcz.vocabulary import TheirTile, Vocabulary
from rulefork.play.game import CORE
from rulefork.rulebook.book import Rulebook

_NAME: Final = "JCloisterZone"
_NOT_ASKED: Final = frozenset(("count-king-robber",))
"""Expansions that they lay out otherwise: their City of Carcassonne stands in the place of the start tile."""


class Adapter:
    """Answers the messages of the harness with what their engine does."""

    def __init__(
        self,
        command: Sequence[str],
        limits: Limits,
        deadline: float,
        *,
        tiles: Sequence[Path],
        words: Vocabulary,
        book: Rulebook,
    ) -> None:
        """`command` starts the engine, `tiles` are its files of tile definitions."""
        self._engine = Engine(command, tiles, limits, deadline)
        self._words = words
        self._book = book

    def ask(self, told: Mapping[str, Json]) -> Mapping[str, Json]:
        """Return the answer to a message of the protocol; raises `Broken` and `CannotStart`."""
        replies: Mapping[str, Callable[[Mapping[str, Json]], dict[str, Json]]] = {
            "start": self._start,
            "run": self._run,
            "stop": lambda _: {},
        }
        return {"seq": told["seq"], **replies[told["cmd"]](told)}

    def errors(self) -> str:
        """Return the end of the engine's error stream."""
        return self._engine.errors()

    def close(self, _: Mapping[str, Json] | None = None) -> None:
        """End the engine."""
        self._engine.close()

    def _start(self, _: Mapping[str, Json]) -> dict[str, Json]:
        try:
            self._engine.state((self._setup(("A", "B"), (), "C1", {}, []),))
        except Ended as ended:
            raise Broken("crash", f"the engine ended before it began a game: {ended}") from None
        return {"protocol": PROTOCOL, "name": _NAME, "version": "", "claims": claims(self._words)}

    def _run(self, told: Mapping[str, Json]) -> dict[str, Json]:
        try:
            return {"answers": [*self._answers(told)]}
        except Illegal as refused:
            return {"refused": str(refused)}
        except Ended as ended:
            return {"refused": f"the engine ended: {ended}"}
        except (Untold, Unplaced) as unclear:
            return {"unsupported": str(unclear)}

    def _answers(self, told: Mapping[str, Json]) -> Iterator[Json]:
        if told["put"]:
            raise Untold("JCloisterZone cannot be told to put tokens on tiles")
        toggles = told["rules"]["toggles"]
        refuse_mixtures(toggles, self._words)
        for step in told["steps"]:
            if "ask" in step and step["ask"] not in ASKS:
                raise Untold(f"the question {step['ask']} is not translated")
        rules = {
            option.key: option.values[toggles[toggle]]
            for toggle, option in self._words.options.items()
            if toggles.get(toggle) in option.values
        }
        family = told["rules"]["family"]
        acts = [*told["setup"], *told["steps"]]
        now = self._begin(told, family, rules, acts)
        for act in told["setup"]:
            now = play(now, act)
        start = now
        for step in told["steps"]:
            if "do" in step:
                now = play(now, step)
            else:
                yield self._answer(step, now, start, told, family, rules)

    def _answer(
        self, step: Mapping[str, Json], now: Dialogue, start: Dialogue, told: Json, family: Json, rules: Json
    ) -> Json:
        try:
            now = self._asked(now, step, told, family, rules)
        except Illegal:  # it asks about a tile of which there is none left
            return False
        return answer(step, now, start)

    def _asked(self, now: Dialogue, step: Mapping[str, Json], told: Json, family: Json, rules: Json) -> Dialogue:
        """Return the game as the question wants it: what it asks about may draw tiles of its own."""
        asked = step.get("actions", ())
        if not any(each["do"] in ("draw-tile", "place-tile") for each in asked):
            return now
        at = told["steps"].index(step)
        done = [*told["setup"], *(each for each in told["steps"][:at] if "do" in each)]
        again = self._begin(told, family, rules, [*done, *asked])
        for act in done:
            again = play(again, act)
        return again

    def _begin(self, told: Json, family: Json, rules: Json, acts: Sequence[Json]) -> Dialogue:
        setup = self._setup(tuple(told["players"]), tuple(told["expansions"]), family, rules, acts)
        return begin(self._engine, self._words, tuple(told["players"]), setup)

    def _setup(
        self, players: tuple[str, ...], expansions: tuple[str, ...], family: Json, rules: Json, acts: Sequence[Json]
    ) -> str:
        boxes = (*CORE, *expansions)
        sets = self._words.sets_of(boxes, family)
        elements = {
            element: 1 for box in boxes if box in self._words.boxes for element in self._words.boxes[box].elements
        }
        counts = {
            figure.element: self._book.figures[kind].supply
            for kind, figure in self._words.figures.items()
            if figure.element in elements
        }
        draws, start = draw_order(acts, sets, self._words, self._book)
        laid = {"tile": start.id, "x": 0, "y": 0, "rotation": -90 * start.turns % 360}
        return message.setup(len(players), dict.fromkeys(sets, 1), elements | counts, rules, [laid], draws)


def claims(words: Vocabulary) -> dict[str, Json]:
    """Return what JCloisterZone claims: the toggle values that it plays, what is translated, the boxes it knows."""
    toggles = {toggle: [*values] for toggle, values in words.plays.items()}
    for toggle, option in words.options.items():
        toggles[toggle] = [*option.values]
        for along in option.along.values():
            for other, value in along.items():
                toggles.setdefault(other, []).append(value)
    expansions = sorted(words.boxes.keys() - {*CORE} - _NOT_ASKED)
    return {"expansions": expansions, "toggles": toggles, "acts": [*ACTS], "asks": [*ASKS]}


def refuse_mixtures(toggles: Mapping[str, str], words: Vocabulary) -> None:
    """Raise `Untold` for toggles of which one is turned and another that goes along with it is not."""
    for toggle, option in words.options.items():
        for value, along in option.along.items():
            for other, theirs in along.items():
                elsewhere = {each.get(other) for key, each in option.along.items() if key != value}
                if toggles.get(toggle) == value and toggles.get(other) in elsewhere:
                    raise Untold(f"{toggle}={value} goes with {other}={theirs} there")


def draw_order(
    acts: Sequence[Mapping[str, Json]], sets: tuple[str, ...], words: Vocabulary, book: Rulebook
) -> tuple[list[str], TheirTile]:
    """Return the tiles in the order in which the actions draw them, by their ids, and the start tile.

    Raises `Untold` for a dragon tile before the first volcano, which they never let anybody draw, and `Illegal` for a
    tile of which they have no other.
    """
    left: dict[str, list[TheirTile]] = {}
    for tile in book.tiles.values():
        left[tile.id] = words.copies(tile.id, sets)
    start = left[next(tile.id for tile in book.tiles.values() if tile.starts)].pop(0)
    order: list[str] = []
    waiting, erupted = "", False
    for act in acts:
        if act.get("do") == "end-game":
            order.append(message.END)
            break
        if act.get("do") not in ("draw-tile", "place-tile"):
            continue
        tile = act["tile"]
        if act["do"] == "draw-tile" or tile != waiting:
            symbol = book.tiles[tile].symbol
            if symbol == "dragon" and not erupted:
                raise Untold("JCloisterZone never draws a dragon tile before a volcano is placed")
            if not left[tile]:
                raise Illegal(f"no tile {tile} is left in the bag")
            order.append(left[tile].pop(0).id)
        waiting = tile if act["do"] == "draw-tile" else ""
        erupted = erupted or (act["do"] == "place-tile" and book.tiles[tile].symbol == "volcano")
    return order, start
