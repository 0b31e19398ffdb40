"""Boards to be drawn: positions as short games, each played under a ruleset of the rule book."""

from rulefork.play.game import Game, unpack
from rulefork.rulebook import RulesInPlay, load_rulebook, resolve
from rulefork.rulebook.yamlfile import parse_yaml
from rulefork.spec.position import Position, build_position
from rulefork.spec.setup import set_up
from rulefork.spec.situation import Situation

BOOK = load_rulebook()

CROWDED = """\
title: much lies on the table
about: A knight is on the princess tile, a thief on the portal tile, and the fairy is beside a monk.
players: [Red, Blue, Black]
turns:
  - {tile: pd-tee-portal, at: [-1, 0], turned: 0, deploy: {thief: E}}
  - {tile: pd-corner-princess, at: [0, 1], turned: 180, deploy: knight}
  - {tile: pd-bend-volcano, at: [1, 0], turned: 0}
  - {tile: cloister, at: [2, 0], deploy: monk}
  - {tile: cap-straight, at: [-2, 0], turned: 0, deploy: {farmer: SL}}
  - {tile: corner-shield, at: [1, 1], turned: 0}
  - {tile: straight, at: [-3, 0], turned: 90, fairy: {monk: [2, 0]}}
names:
  the gap: {square: [3, 0]}
  the turned gap: {square: [1, -1], turned: 180}
  the portal tile: {square: [-1, 0]}
  the dragon tile: {tile: pd-straight-dragon}
  the twin city tile: {tile: pd-cap-and-corner-shield-princess}
  Red's road: {feature: road, at: [-1, 0], side: E}
  Blue's knight: {figure: knight, at: [0, 1]}
  Red's monk: {figure: monk, at: [2, 0]}
"""


OTHERS = """\
title: figures of other boxes are on the table
players: [Red, Blue]
expansions: [inns-and-cathedrals, traders-and-builders, phantom, mage-and-witch, bridges-castles-bazaars]
turns:
  - {tile: straight, at: [1, 0], turned: 90, deploy: {road: E, figure: large-follower}}
  - {tile: band, at: [0, 1], turned: 90, deploy: {knight: S, figure: large-follower}}
  - {tile: straight, at: [-1, 0], turned: 90, deploy: {road: E, figure: builder}}
  - {tile: cap, at: [1, 1], turned: 0, deploy: knight}
  - {tile: pd-straight-volcano, at: [1, -1], turned: 90}
  - {tile: corner-shield, at: [1, 2], turned: 180}
put:
  - {piece: mage, at: [0, 0]}
  - {piece: bridge, at: [-1, 0]}
  - {piece: witch, at: [-1, 0]}
names:
  the gap: {square: [-2, 0]}
  Blue's new city: {feature: city, at: [5, 5]}
"""
"""A position in which figures of every nature are on the board."""


def position(text: str = CROWDED) -> Position:
    """Return the position that the text tells."""
    return build_position(parse_yaml(text, "scenarios/table.yaml"), "table")


def situation(text: str = CROWDED, rules: str = "hig") -> Situation:
    """Return what the position came to under the rules."""
    game = Game(RulesInPlay(resolve(rules, BOOK), BOOK.toggles), unpack(BOOK))
    return set_up(game, position(text))
