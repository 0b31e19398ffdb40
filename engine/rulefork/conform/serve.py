"""This engine behind the protocol: a program like any other, and the model for those who write one."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from rulefork import __version__
from rulefork.conform.message import PROTOCOL, fault_in
from rulefork.conform.question import ANSWERS, answer
from rulefork.conform.wire import Json, Unreadable, actions_by_name, read_action
from rulefork.play.game import BASE, Box, Game, unpack
from rulefork.play.refusal import Refused
from rulefork.play.turn import begin
from rulefork.rulebook.book import Rulebook
from rulefork.rulebook.finding import BadInput, Finding, Where
from rulefork.rulebook.ruleset import Memo, Ruleset, RulesInPlay, Setting
from rulefork.spec.situation import Situation
from rulefork.table.figure import Figure, OnTile

HINT: Final = "`rulefork conform` writes such messages, and `rulefork conform --schema` has their schemas"


class Server:
    """Answers the messages of a harness, one by one; keeps what it has played, for many scripts begin alike."""

    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self._box: Box = unpack(book)
        self._rulesets: dict[str, Ruleset] = {}
        self._tables: Memo[Situation] = Memo()
        self._replies: Memo[dict[str, Json]] = Memo()
        self._commands: Final[Mapping[str, Callable[[Mapping[str, Json]], dict[str, Json]]]] = {
            "start": self._start,
            "run": self._run,
            "stop": lambda _: {},
        }

    def replies(self, lines: Iterable[str]) -> Iterator[str]:
        """Yield a line of JSON for each line of JSON, until `stop`; raises `BadInput` for a line that is no message."""
        for number, line in enumerate(lines, 1):
            message = _message(line, number)
            try:
                reply = {"seq": message["seq"], **self._commands[message["cmd"]](message)}
            except (KeyError, TypeError, ValueError):
                # A schema says best what is wrong; to ask it of every message would take longer than to play it.
                _refuse_misshapen(message, number)
                raise
            yield json.dumps(reply, ensure_ascii=False)
            if message["cmd"] == "stop":
                return

    def _start(self, _: Mapping[str, Json]) -> dict[str, Json]:
        return {
            "protocol": PROTOCOL,
            "name": "rulefork",
            "version": __version__,
            "claims": {
                "expansions": sorted(self.book.expansions - {BASE}),
                "toggles": {toggle.id: [*toggle.values] for toggle in self.book.toggles.values()},
                "acts": sorted(actions_by_name()),
                "asks": sorted(ANSWERS),
            },
        }

    def _run(self, message: Mapping[str, Json]) -> dict[str, Json]:
        rules = RulesInPlay(self._ruleset(message["rules"]), self.book.toggles)
        key = _key(message, "players", "expansions", "setup", "put", "steps")
        return self._replies.get(key, rules, lambda: self._play(message, Game(rules, self._box)))

    def _play(self, message: Mapping[str, Json], game: Game) -> dict[str, Json]:
        answers: list[Json] = []
        values = message["rules"]["toggles"]
        strange = [id for id, toggle in self.book.toggles.items() if values.get(id) not in toggle.values]
        if strange:
            return {"unsupported": f"the rules give no value that is known to {', '.join(strange)}"}
        try:
            situation = self._table(message, game)
            for step in message["steps"]:
                if "do" in step:
                    situation = situation.play(read_action(step, game, situation.state))
                else:
                    answers.append(answer(step, situation))
        except Refused as refused:
            return {"refused": f"{refused.why} ({refused.ruling})"}
        except Unreadable as unclear:
            return {"unsupported": str(unclear)}
        return {"answers": answers}

    def _table(self, message: Mapping[str, Json], game: Game) -> Situation:
        key = _key(message, "players", "expansions", "setup", "put")
        return replace(self._tables.get(key, game.rules, lambda: _lay(message, game)), game=game)

    def _ruleset(self, told: Mapping[str, Json]) -> Ruleset:
        key = json.dumps(told, sort_keys=True)
        if key not in self._rulesets:
            settings = {
                toggle: Setting(value, "stated", (), str(told["id"])) for toggle, value in told["toggles"].items()
            }
            self._rulesets[key] = Ruleset(str(told["id"]), str(told["id"]), told["family"], settings)
        return self._rulesets[key]


def _message(line: str, number: int) -> Mapping[str, Json]:
    where = Where("<standard input>", number)
    try:
        message = json.loads(line)
    except ValueError as wrong:
        raise BadInput([Finding(where, f"this is no JSON: {wrong}", "each line is one message", HINT)]) from None
    command = message.get("cmd") if isinstance(message, dict) else None
    if command not in ("start", "run", "stop"):
        raise BadInput([Finding(where, "this is no message", "its `cmd` is `start`, `run` or `stop`", HINT)])
    told: Mapping[str, Json] = message
    return told


def _refuse_misshapen(message: Mapping[str, Json], number: int) -> None:
    if fault := fault_in(message, message["cmd"]):
        what, why = f"at {fault.place}: {fault.what}", f"schema rule {fault.rule}"
        raise BadInput([Finding(Where("<standard input>", number), what, why, HINT)])


def _key(message: Mapping[str, Json], *parts: str) -> str:
    return json.dumps([message[part] for part in parts])


def _lay(message: Mapping[str, Json], game: Game) -> Situation:
    situation = Situation(game, {}, (begin(game, tuple(message["players"]), message["expansions"]),))
    for told in message["setup"]:
        situation = situation.play(read_action(told, game, situation.state))
    pieces = {
        Figure("", piece["figure"], number + 1, is_follower=False): OnTile((piece["at"][0], piece["at"][1]))
        for number, piece in enumerate(message["put"])
    }
    state = situation.state.with_figures(pieces)
    return Situation(game, {}, (state,))
