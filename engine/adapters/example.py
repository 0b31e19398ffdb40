"""An adapter to copy, for `rulefork conform -- python3 example.py`. In the place of your program is the class Game."""

import json
import sys

STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}


class Game:
    """In the place of your program: it knows where the dragon is and how many tiles are left, and nothing else."""

    def __init__(self):
        self.bag, self.aside, self.dragon, self.drawn = 102 - 1, 0, None, None

    def draw(self, tile):
        """Draw a tile; a dragon tile before the first volcano is laid aside."""
        self.drawn = tile
        self.bag -= 1
        if tile.endswith("-dragon") and self.dragon is None:
            self.aside, self.drawn = self.aside + 1, None

    def place(self, tile, square):
        """Place a tile, drawing it first if need be; a volcano brings the dragon and the tiles laid aside."""
        if self.drawn != tile:
            self.draw(tile)
        self.drawn = None
        if tile.endswith("-volcano"):
            self.dragon, self.bag, self.aside = square, self.bag + self.aside, 0


# What you claim is what you are asked, and nothing else. Begin with little; `rulefork conform --schema` has all keys.
CLAIMS = {
    "rulesets": ["hig-c1-current", "rgg-c1-big-box-3", "zmg-c1", "hig-c2-2016"],
    "acts": ["draw-tile", "place-tile", "deploy", "move-dragon", "pass", "end-turn"],
    "asks": ["dragon", "bag", "set-aside"],
}


def do(game, step):
    """Play one action. A program that finds it illegal would raise an error here: see `refused` below."""
    match step["do"]:
        case "draw-tile":
            game.draw(step["tile"])
        case "place-tile":  # tiles have our ids, squares are [x, y] with y to the north, turns are degrees clockwise
            game.place(step["tile"], tuple(step["at"]))
        case "move-dragon":
            game.dragon = tuple(a + b for a, b in zip(game.dragon, STEPS[step["side"]], strict=True))


def answer(game, step):
    """Answer one question."""
    return {"dragon": game.dragon, "bag": game.bag, "set-aside": game.aside}[step["ask"]]


def run(message):
    """Play a script from a new game: the setup, then the steps; answer the questions in order."""
    steps = [*message["setup"], *message["steps"]]
    unknown = [step for step in steps if not {step.get("do"), step.get("ask")} & {*CLAIMS["acts"], *CLAIMS["asks"]}]
    if unknown or message["put"]:
        return {"unsupported": f"unknown here: {unknown}"}
    game, answers = Game(), []
    for step in steps:
        if "ask" in step:
            answers.append(answer(game, step))
        else:
            do(game, step)  # on an illegal action: return {"refused": "why"}
    return {"answers": answers}


def reply(message):
    """Answer a message."""
    if message["cmd"] == "start":
        return {"protocol": 1, "name": "example", "version": "1", "claims": CLAIMS}
    return run(message) if message["cmd"] == "run" else {}


for line in sys.stdin:  # one message a line; each is answered by one line with the same number, and nothing else
    heard = json.loads(line)
    print(json.dumps({"seq": heard["seq"], **reply(heard)}), flush=True)  # without flush the harness waits in vain
