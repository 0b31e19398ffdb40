"""What tests of whole games share: pairings, setups and figures on a table that was played a little way."""

from functools import cache

from rulefork.rulebook import load_rulebook, resolve
from rulefork.search.panel import Panel
from rulefork.search.policy import POLICIES
from rulefork.search.simulation import PLAYERS, Setup, prepare

BOOK = load_rulebook()


@cache
def setup(
    one: str = "hig", other: str | None = "rgg", *, players: int = 2, policy: str = "random", seed: str = "0"
) -> Setup:
    """Return what games are played with; rulesets are told as strings."""
    rulesets = [resolve(text, BOOK) for text in (one, other) if text is not None]
    second = rulesets[1] if other else None
    return prepare(rulesets[0], second, BOOK, players=players, policy=policy, seed=seed)


@cache
def panel(*rules: str, policy: str = "random", seed: str = "0") -> Panel:
    """Return a panel of rulesets told as strings, for two players."""
    rulesets = [resolve(text, BOOK) for text in rules]
    return Panel(rulesets, BOOK.toggles, setup().box, PLAYERS[:2], POLICIES[policy], seed)
