"""Footing: the answers of the rules without which a departure would be none."""

from collections.abc import Mapping, Sequence

from rulefork.conform.departure import Departure
from rulefork.conform.question import answer
from rulefork.conform.randomgame import Asked
from rulefork.conform.reach import Reach
from rulefork.conform.wire import Json
from rulefork.play.action import Action
from rulefork.play.game import Game
from rulefork.play.refusal import Refused
from rulefork.play.turn import begin
from rulefork.rulebook.ruleset import Ruleset, RulesInPlay
from rulefork.spec.situation import Situation


def footing(reach: Reach, players: tuple[str, ...], departure: Departure) -> Mapping[str, str]:
    """Return, by toggle, the values of the ruleset on which it rests that the program is wrong.

    With another value of one of them the game would be another one, or the right answer.
    """
    actions = [told.action for told in departure.told]
    right = _outcome(reach, reach.ruleset, players, actions, departure.asked)
    found: dict[str, str] = {}
    for id, toggle in reach.toggles.items():
        for value in toggle.values:
            if id not in found and toggle.played(value) != reach.ruleset.played(reach.toggles)[id]:
                other = reach.ruleset.with_values({id: value})
                if _outcome(reach, other, players, actions, departure.asked) != right:
                    found[id] = reach.ruleset.value(id)
    return found


def _outcome(
    reach: Reach, ruleset: Ruleset, players: tuple[str, ...], actions: Sequence[Action], asked: Asked | None
) -> Json:
    """Return the answer under a ruleset, "legal" where only that is asked, or "refused"."""
    game = Game(RulesInPlay(ruleset, reach.toggles), reach.box)
    situation = Situation(game, {}, (begin(game, players),))
    try:
        situation = situation.play_all(tuple(actions))
    except Refused:
        return "refused"
    return "legal" if asked is None else answer(asked.question, situation)
