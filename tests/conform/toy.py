"""A program that does one thing wrong: python toy.py HOW. Each way belongs to a status of the harness."""

import json
import os
import subprocess
import sys
import time

HOW = sys.argv[1]
CLAIMS = {
    "rulesets": ["hig-c1-current"],
    "acts": [
        "place-tile",
        "draw-tile",
        "deploy",
        "move-dragon",
        "end-turn",
        "pass",
        "end-game",
        "move-fairy",
        "send-home",
    ],
    "asks": ["dragon", "set-aside"],
}


def say(told: object) -> None:
    """Write one line of JSON."""
    print(json.dumps(told), flush=True)


def run(message: dict) -> dict:
    """Answer a script in the way that was asked for."""
    if any("ask" in step and step["ask"] not in CLAIMS["asks"] for step in message["steps"]):
        return {"unsupported": "I do not know that question"}
    asked = sum("ask" in step for step in message["steps"])
    if message["case"] == "smoke":
        return {"answers": [None] * asked}
    match HOW:
        case "crash":
            print("it broke here", file=sys.stderr, flush=True)
            os._exit(3)
        case "hang":
            time.sleep(60)
        case "garbage":
            print("no JSON at all", flush=True)
        case "flood":
            sys.stdout.write("x" * 3_000_000)
            sys.stdout.flush()
            time.sleep(60)
        case "refuse":
            return {"refused": "I do not like that tile"}
        case "unsupported":
            return {"unsupported": "too hard"}
        case "few":
            return {"answers": []}
        case "shape":
            return {"answers": {}}
        case "grandchild":
            subprocess.Popen(["sleep", "600"])
            sys.stderr.write("born\n")
        case "list":
            say([1, 2])
    return {"answers": ["wrong"] * asked}


if HOW == "at-start":
    sys.exit("I cannot even start")
if HOW == "banner":
    print("Welcome to the toy!", flush=True)
for line in sys.stdin:
    heard = json.loads(line)
    if heard["cmd"] == "stop":
        if HOW == "stays":
            time.sleep(60)
        break
    start = {"protocol": 1, "name": "toy", "claims": {"acts": [], "asks": []} if HOW == "nothing" else CLAIMS}
    reply = {"seq": heard["seq"], **(start if heard["cmd"] == "start" else run(heard))}
    if HOW == "wrong-number" and heard["cmd"] == "run" and heard["case"] != "smoke":
        reply["seq"] += 1
    say(reply)
    if HOW == "twice" and heard["cmd"] == "run" and heard["case"] != "smoke":
        say(reply)
