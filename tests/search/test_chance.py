"""Random numbers: the same wherever they are asked for, and as likely as they should be."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from rulefork.play.action import Deploy, EndTurn, MoveDragon, MoveFairy, Pass, PlaceTile, SendHome
from rulefork.search.chance import Chance, identity
from rulefork.table.figure import Figure, Spot

KINDS = ("a", "b", "c")


def chance(turn: int = 1, seed: str = "0", game: int = 0) -> Chance:
    """Return the numbers of a turn."""
    return Chance(seed, game, turn, KINDS)


def test_a_number_is_looked_up() -> None:
    """It depends on seed, game, turn and question, and on nothing that was asked before."""
    one = chance()
    first = one.number("deploy 0")
    one.number("dragon 0")
    assert one.number("deploy 0") == first == chance().number("deploy 0")
    others = {chance(turn=2).number("deploy 0"), chance(seed="1").number("deploy 0"), chance(game=1).number("deploy 0")}
    assert len({first, one.number("deploy 1"), *others}) == 5


def test_known_numbers() -> None:
    """They are the same on every machine and under every Python, so that a hash can be compared."""
    assert chance().number("deploy 0") == 0xE03CC2C53179F003
    assert [chance(turn).drawn("draw 0", "aabc") for turn in range(1, 9)] == [*"caaacbab"]


def test_shares_are_even() -> None:
    """From 0 up to, but not including, 1."""
    shares = [chance(turn).share("x") for turn in range(2000)]
    assert 0 <= min(shares) < 0.01
    assert 0.99 < max(shares) < 1
    assert abs(sum(shares) / 2000 - 0.5) < 0.03


def test_every_copy_in_the_bag_is_as_likely() -> None:
    """A kind of which there are more is drawn more often."""
    drawn = Counter(chance(turn).drawn("draw", "abbccc") for turn in range(6000))
    for kind, copies in (("a", 1), ("b", 2), ("c", 3)):
        assert abs(drawn[kind] - copies * 1000) < 150


def test_bags_that_differ_in_little_mostly_give_the_same() -> None:
    """With one tile more, only that one can be drawn instead."""
    for turn in range(300):
        less, more = (chance(turn).drawn("draw", bag) for bag in ("aabbc", "aabbcc"))
        assert more in (less, "c")


ACTIONS = [PlaceTile("Red", "t", (x, 0), turns) for x in range(5) for turns in range(4)]


def test_every_action_is_as_likely() -> None:
    """Neighbouring squares and turns are no likelier together."""
    found = Counter(chance(turn).any_of("place 0", ACTIONS) for turn in range(10_000))
    assert all(abs(found[action] - 500) < 110 for action in ACTIONS)
    pairs = Counter(
        tuple(ACTIONS.index(chance(turn).any_of(what, ACTIONS)) // 10 for what in ("place 0", "place 1"))
        for turn in range(4000)
    )
    assert all(abs(count - 1000) < 150 for count in pairs.values())


def test_places_are_chosen_as_the_actions_are() -> None:
    """Whoever asks for a square and a turn gets those of the action."""
    places = [(action.square, action.turns) for action in ACTIONS]
    for turn in range(50):
        action = chance(turn).any_of("place 0", ACTIONS)
        assert chance(turn).place("place 0", places) == (action.square, action.turns)  # type: ignore[attr-defined]


@given(st.integers(), st.sets(st.sampled_from(ACTIONS), min_size=2))
def test_who_may_do_more_does_the_same_or_that(turn: int, some: set[PlaceTile]) -> None:
    """The choice from a part is the choice from all, if that is in the part; the order of the list is no matter."""
    chosen = chance(turn).any_of("place", ACTIONS)
    assert chance(turn).any_of("place", ACTIONS[::-1]) == chosen
    if chosen in some:
        assert chance(turn).any_of("place", sorted(some, key=repr)) == chosen


def test_no_two_actions_of_a_choice_are_taken_for_each_other() -> None:
    """Each has a number of its own."""
    figures = [Figure(owner, "normal-follower", number) for owner in ("Red", "Blue") for number in range(1, 8)]
    squares = [(x, y) for x in range(-20, 20) for y in range(-20, 20, 7)]
    actions = [
        *(Deploy("Red", Spot(square, segment), kind) for square in squares for segment in range(9) for kind in "ab"),
        *(MoveFairy("Red", square, figure) for square in squares for figure in (None, *figures)),
        *(SendHome("Red", figure) for figure in figures),
        *(MoveDragon("Red", side) for side in range(4)),
        Pass("Red"),
        EndTurn("Red"),
    ]
    assert len({identity(action) for action in actions}) == len(actions)
    places = [PlaceTile("Red", "t", square, turns) for square in squares for turns in range(4)]
    assert len({identity(action) for action in places}) == len(places)
