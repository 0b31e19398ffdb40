"""What has to have happened before two rulesets part: held against random games, and against all games of one turn."""

from itertools import islice
from random import Random

import pytest

from rulefork.play.action import Deploy
from rulefork.play.state import State
from rulefork.rulebook import Ruleset, resolve
from rulefork.search.deepening import Deepening
from rulefork.search.limit import Limit
from rulefork.search.need import ANYTHING, NEEDS, figures_needed, needs_of, turns_needed
from rulefork.search.witness import Size

from .pairs import BOOK, HIG, flip, flips, lockstep, random_game

EVERY = flips("hig", "rgg", "zmg", "hig-c2")
MOVES = (90, 150, 151, 152)
"""Some of these are between two turns, where the game can end."""


def parted(a: Ruleset, b: Ruleset, seed: int, moves: int) -> tuple[State, int] | None:
    """Return the game as it stood before the turn in which a random game parts, and the followers deployed by then."""
    two, deployed = lockstep(a, b), 0
    start: State | None = None
    for before, action, after in random_game(two, Random(f"{b.id}:{seed}"), moves):
        if before.a.phase == "begin":
            start = before.a
        deployed += isinstance(action, Deploy)
        if after is None or ((after.a.over or after.a.phase in ("begin", "draw")) and after.differences):
            assert start is not None
            return start, deployed
        if not after.is_one and after.a.phase == "begin":
            return None  # they have parted, but nobody could see it
    return None


@pytest.mark.parametrize(("a", "b", "toggle"), EVERY, ids=[f"{b.id}" for _, b, _ in EVERY])
def test_no_game_parts_before_what_has_to_happen_has_happened(a: Ruleset, b: Ruleset, toggle: str) -> None:
    """In random games the turn that parts two rulesets is one that the bound allows for, with as many followers."""
    needs = needs_of(a, b, BOOK.toggles)
    for seed, moves in enumerate(MOVES):
        found = parted(a, b, seed, moves)
        if found:
            start, deployed = found
            assert any(turns_needed(start, need) <= 1 and need.figures <= deployed for need in needs), toggle


@pytest.mark.parametrize("toggle", [id for id in NEEDS if id != "portal-completed-unscored"])
def test_no_game_of_one_turn_parts_where_the_bound_says_so(toggle: str) -> None:
    """Whoever tries every game of one turn finds none, bound or not."""
    a, b = next((a, b) for a, b, id in EVERY if id == toggle and needs_of(a, b, BOOK.toggles))
    search = Deepening(lockstep(a, b), (ANYTHING,), Limit())
    assert Deepening(lockstep(a, b), needs_of(a, b, BOOK.toggles), Limit()).is_hopeless(Size(1, 1))
    assert not [*islice(search.exhaust(Size(1, 1)), 1)]


@pytest.mark.parametrize(
    ("toggle", "value", "turns", "figures"),
    [
        ("dragon-moves", "after-scoring", 2, 1),
        ("fairy-placement", "on-tile", 3, 1),
        ("fairy-out-of-followers", "refused", 15, 7),
        ("fairy-point-claim", "until-bag-passes", 5, 1),
        ("fairy-point-recipient", "owner-on-tile", 4, 2),
        ("early-dragon-tiles", "return-and-redraw", 1, 0),
    ],
)
def test_bound_at_the_start(toggle: str, value: str, turns: int, figures: int) -> None:
    """A new game is as far from a difference as the rules make it."""
    a, b = flip(toggle, value)
    state = lockstep(a, b).begin(("Red", "Blue")).a
    (need,) = needs_of(a, b, BOOK.toggles)
    assert (turns_needed(state, need), figures_needed(state, need, 0)) == (turns, figures)


def test_questions_that_cannot_part_need_nothing_to_be_tried() -> None:
    """Wording, other boxes, and toggles without effect under other values."""
    for other in ("hig+castle-protection=not-mentioned", "hig+phantom-with-fairy=refused", "hig-c1-2010"):
        assert needs_of(HIG, resolve(other, BOOK), BOOK.toggles) == ()
    a, b = flip("princess-no-removal-clause", "when-nobody-removed", "rgg")
    assert needs_of(a, b, BOOK.toggles) == ()
