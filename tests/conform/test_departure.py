"""Departures: a program that plays one rule wrongly is found, and what is left of the game is small and right."""

import time
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rulefork.conform.departure import Departure, Unsupported
from rulefork.conform.footing import footing
from rulefork.conform.program import Broken
from rulefork.conform.randomgame import new_game
from rulefork.conform.reduction import reduced
from rulefork.report.departure_gherkin import departure_gherkin
from rulefork.spec.suite import load_suite
from rulefork.verdict.check import check

from .inside import SUITE, TWO, Inside, claiming, departure, examined, examiner, game, wrong

MISTAKES = {
    "dragon-moves": ("after-scoring", 14),
    "princess-removal": ("must", 12),
    "fairy-placement": ("on-tile", 8),
    "fairy-blocks-dragon": ("protects-only", 18),
    "early-dragon-tiles": ("return-and-redraw", 3),
    "fairy-bonus-scheme": ("five-on-completion", 12),
}
"""Toggles that a program plays otherwise than `hig`, and how many actions are enough to see it."""


@pytest.fixture(scope="module", params=MISTAKES)
def found(request: pytest.FixtureRequest) -> tuple[str, Departure]:
    """Return what is left of a game in which a program plays that toggle wrongly."""
    value, _ = MISTAKES[request.param]
    return request.param, departure(examiner(wrong(**{request.param: value})))


def test_it_is_found_and_made_small(found: tuple[str, Departure]) -> None:
    """A handful of turns of some eighty."""
    toggle, left = found
    assert left.kind in ("fail", "refused")
    assert len(left.told) <= MISTAKES[toggle][1]


def test_what_is_left_departs(found: tuple[str, Departure]) -> None:
    """It is legal, the right answer is the ruleset's, and the program gives another one."""
    toggle, left = found
    value, _ = MISTAKES[toggle]
    again = examiner(wrong(**{toggle: value})).departure(left.told)
    assert again is not None
    assert (again.kind, again.asked, again.observed) == (left.kind, left.asked, left.observed)
    assert examiner().departure(left.told) is None
    new_game(examiner().reach, TWO).play_all(tuple(told.action for told in left.told))


def test_it_rests_on_that_toggle(found: tuple[str, Departure]) -> None:
    """With another value of it, the departure would be none."""
    toggle, left = found
    assert footing(examiner().reach, TWO, left)[toggle] == SUITE.book.ruleset("hig").value(toggle)


def test_the_scenario_holds(found: tuple[str, Departure], tmp_path: Path) -> None:
    """Pasted into a feature it is a case that holds under the ruleset."""
    _, left = found
    reach = examiner().reach
    lines = departure_gherkin(left, reach, TWO, footing(reach, TWO, left), "A random game")
    if any(line.strip().startswith("#") for line in lines):
        pytest.skip("no sentence says one of its steps")
    head = ["Feature: Random", "  @id:random/game @rule @source:ours/reading", "  Rule: What a game shows"]
    (tmp_path / "random.feature").write_text("\n".join([*head, *lines]) + "\n", encoding="utf-8")
    report = check(load_suite((tmp_path,)), [SUITE.book.ruleset("hig")])
    (case,) = report.rulings[0].cases
    result = case.results["hig-c1-current"]
    assert (result.verdict, result.problem) == ("holds", "")


def test_who_plays_right_agrees() -> None:
    """Under any ruleset, and whatever it claims."""
    some = examined(examiner(rules="zmg"), 2)
    assert (some.games, some.departure, some.unsupported, some.late) == (2, None, 0, False)
    assert some.actions > 400
    assert some.questions > 1000


class Fragile(Inside):
    """A program that breaks down when a princess tile is placed."""

    broken = 0

    def ask(self, message: Mapping[str, object]) -> Mapping[str, Any]:
        """Return the engine's answer, or break down."""
        steps = message.get("steps", ())
        assert isinstance(steps, list | tuple)
        if any("princess" in step.get("tile", "") for step in steps):
            type(self).broken += 1
            raise Broken("crash", "the program ended with exit code 4")
        return super().ask(message)

    def errors(self) -> str:
        """Return its last words."""
        return "the princess!"


def test_a_breakdown_is_a_departure() -> None:
    """The last action is the one that broke it; it is started anew for each further try."""
    left = departure(examiner(Fragile))
    assert (left.kind, left.why, left.errors) == ("crash", "the program ended with exit code 4", "the princess!")
    assert len(left.told) == 1
    assert "princess" in left.told[0].action.tile  # type: ignore[attr-defined]
    assert Fragile.broken > 2


class Ignorant(Inside):
    """A program that does not understand a word."""

    def ask(self, message: Mapping[str, object]) -> Mapping[str, Any]:
        """Return that it does not."""
        return {"seq": message["seq"], "unsupported": "what?"} if "steps" in message else super().ask(message)


def test_what_is_not_understood_is_no_departure() -> None:
    """It is counted, with the reason."""
    some = examined(examiner(Ignorant), 2)
    assert (some.departure, some.unsupported, some.reason) == (None, 2, "what?")


class Lost(Inside):
    """A program that loses a follower with each dragon tile, and finds questions about it strange."""

    def ask(self, message: Mapping[str, object]) -> Mapping[str, Any]:
        """Return an answer that is wrong after a dragon tile, or none where a figure is asked for."""
        answer = dict(super().ask(message))
        steps = message.get("steps", ())
        assert isinstance(steps, list | tuple)
        dragon = next((at for at, step in enumerate(steps) if "dragon" in step.get("tile", "")), len(steps))
        late = [step.get("ask") for step in steps[dragon:] if "ask" in step]
        if any(ask in ("figures", "role", "legal") for ask in late):
            return {"seq": message["seq"], "unsupported": "nobody stands there"}
        if "answers" in answer and "supply" in late:
            asks = [step["ask"] for step in steps if "ask" in step]
            right = len(asks) - len(late)
            answer["answers"] = [
                each + 1 if ask == "supply" and at >= right else each
                for at, (ask, each) in enumerate(zip(asks, answer["answers"], strict=True))
            ]
        return answer


def test_what_a_wrong_program_does_not_understand_any_more_is_looked_into() -> None:
    """Some other question tells that its game has become another one."""
    left = departure(examiner(Lost))
    assert left.kind == "fail"
    assert left.asked is not None
    assert left.asked.question["ask"] == "supply"
    assert len(left.told) <= 3


def test_a_departure_beyond_what_is_claimed_is_not_looked_for() -> None:
    """While it is made smaller, nothing is told or asked that the program does not claim."""
    program = type(
        "Wrong",
        (claiming(toggles={}, rulesets=["hig-c1-current"], acts=["place-tile", "deploy"], asks=["points"]),),
        {"flip": {"princess-removal": "must"}},
    )
    examined(examiner(program), 4)
    steps = [step for message in program.heard for step in message["steps"]]
    assert {step["do"] for step in steps if "do" in step} <= {"place-tile", "deploy"}
    assert {step["ask"] for step in steps if "ask" in step} <= {"points"}


def test_the_time_is_over() -> None:
    """Nothing more is begun; what is there is told."""
    late = replace(examiner(wrong(fairy_placement="on-tile")), until=time.monotonic())
    assert examined(late, 3).late
    assert examined(late, 3).games == 0
    whole = late.departure(game(late))
    assert whole is not None
    assert reduced(late, whole) is whole


def test_unsupported_is_raised() -> None:
    """For whoever asks for one game."""
    some = examiner(Ignorant)
    with pytest.raises(Unsupported, match=r"what\?"):
        some.departure(game(some)[:4])
