"""A program that plays one rule wrongly: python mistaken.py HOW.

HOW is `toggle=value`, which it plays whatever it is told, or one of the mistakes below, or `silent`: it claims little.
It is our own engine behind the protocol, but for that.
"""

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rulefork.conform.serve import Server
from rulefork.play import deployment, worth
from rulefork.rulebook import load_rulebook

HOW = sys.argv[1]


def long_roads() -> None:
    """Score a point more for a road of four tiles or more."""
    scores: dict[str, Callable[[Any], int]] = dict(worth.COMPLETED)
    scores["road"] = lambda road: len(road.squares) + (len(road.squares) > 3)
    worth.COMPLETED = scores  # type: ignore[misc,assignment]
    sys.modules["rulefork.play.scoring"].COMPLETED = scores  # type: ignore[attr-defined]


def no_farmers() -> None:
    """Refuse every farmer."""
    refuse = deployment.refuse_spot

    def refusing(game: Any, state: Any, spot: Any, *more: Any) -> None:
        refuse(game, state, spot, *more)
        if state.board.segment(spot).kind == "farm":
            raise deployment.Refused("base/deployment", "I know no farmers")

    deployment.refuse_spot = refusing


def heard(lines: Iterator[str]) -> Iterator[str]:
    """Yield the messages as this program takes them."""
    for line in lines:
        message = json.loads(line)
        if message["cmd"] == "run" and "=" in HOW:
            toggle, _, value = HOW.partition("=")
            message["rules"]["toggles"][toggle] = value
        if message["cmd"] == "run" and HOW == "crash" and any(each.get("do") == "move-dragon" for each in message["steps"]):
            print("the dragon bit me", file=sys.stderr)
            sys.exit(4)
        if message["cmd"] == "run" and HOW == "unsupported":
            message["steps"] = [{"ask": "nothing that I know"}]
        yield json.dumps(message)


CLAIMS: Mapping[str, Any] = {
    "silent": {"toggles": {}, "acts": ["place-tile", "deploy"], "asks": ["points", "legal"], "rulesets": []},
    "nothing": {"acts": [], "asks": []},
}

if HOW == "long-roads":
    long_roads()
if HOW == "no-farmers":
    no_farmers()
for reply in Server(load_rulebook()).replies(heard(iter(sys.stdin))):
    answer = json.loads(reply)
    if "claims" in answer and HOW in CLAIMS:
        answer["claims"] = CLAIMS[HOW]
    print(json.dumps(answer), flush=True)
