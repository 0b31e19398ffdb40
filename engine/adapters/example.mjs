// An adapter to copy, for Node and without dependencies: it answers `rulefork conform` for a program of yours.
// Here the program is the class Game below.
//
// Try it:  rulefork conform --rules hig -- node engine/adapters/example.mjs

import { createInterface } from "node:readline";

const STEPS = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };

// In the place of your program: it knows where the dragon is and how many tiles are left, and nothing else.
class Game {
  bag = 102 - 1;
  aside = 0;
  dragon = null;
  drawn = null;

  draw(tile) {
    this.drawn = tile;
    this.bag -= 1;
    if (tile.endsWith("-dragon") && this.dragon === null) {
      this.aside += 1; // too early: it is laid aside, another one is drawn
      this.drawn = null;
    }
  }

  place(tile, square) {
    if (this.drawn !== tile) this.draw(tile);
    this.drawn = null;
    if (tile.endsWith("-volcano")) {
      this.dragon = square;
      this.bag += this.aside;
      this.aside = 0;
    }
  }
}

// What you claim is what you are asked, and nothing else. Begin with little; `rulefork conform --schema` has all keys.
const CLAIMS = {
  rulesets: ["hig-c1-current", "rgg-c1-big-box-3", "zmg-c1", "hig-c2-2016"],
  acts: ["draw-tile", "place-tile", "deploy", "move-dragon", "pass", "end-turn"],
  asks: ["dragon", "bag", "set-aside"],
};

// Play one action. A program that finds it illegal would throw here: see `refused` below.
function play(game, step) {
  if (step.do === "draw-tile") game.draw(step.tile);
  if (step.do === "place-tile") game.place(step.tile, step.at); // our tile ids, [x, y] with y to the north, degrees
  if (step.do === "move-dragon") game.dragon = game.dragon.map((at, axis) => at + STEPS[step.side][axis]);
}

const ANSWERS = { dragon: (game) => game.dragon, bag: (game) => game.bag, "set-aside": (game) => game.aside };

// Play a script from a new game: the setup, then the steps; answer the questions in order.
function run(message) {
  const steps = [...message.setup, ...message.steps];
  const unknown = steps.filter((step) => !CLAIMS.acts.includes(step.do) && !CLAIMS.asks.includes(step.ask));
  if (unknown.length || message.put.length) return { unsupported: `unknown here: ${JSON.stringify(unknown)}` };
  const game = new Game();
  const answers = [];
  for (const step of steps) {
    if (step.ask) answers.push(ANSWERS[step.ask](game));
    else play(game, step); // on an illegal action: return { refused: "why" }
  }
  return { answers };
}

const start = { protocol: 1, name: "example", version: "1", claims: CLAIMS };
const REPLIES = { start: () => start, run, stop: () => ({}) };

// One message a line; each is answered by one line with the same number, and nothing else.
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  process.stdout.write(JSON.stringify({ seq: message.seq, ...REPLIES[message.cmd](message) }) + "\n");
}
