"""Witnesses for reading: what differs, the game turn by turn, the table, what is known of smaller games, a scenario."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from rulefork.report.board_text import board_parts
from rulefork.report.ink import PLAIN, Ink, Style
from rulefork.report.layout import WIDTH, counted, page, wrapped
from rulefork.report.names import Names
from rulefork.report.witness_gherkin import witnesses_gherkin
from rulefork.rulebook.toggle import Toggle
from rulefork.search.exhibit import Exhibit
from rulefork.search.find import Found
from rulefork.search.notation import write_game
from rulefork.search.story import Story
from rulefork.search.witness import Size
from rulefork.spec.situation import Situation

_BOARD: Final = 3
"""The paragraphs of a board that are shown: the drawing, what its signs mean, whose turn it is and who has what."""


@dataclass(frozen=True, slots=True)
class Shown:
    """One search to be shown: what it found, as a ruling where it found anything, and why there may be nothing."""

    found: Found
    exhibit: Exhibit | None
    reasons: tuple[str, ...] = ()


def witnesses_text(
    shown: Sequence[Shown],
    toggles: Mapping[str, Toggle],
    names: Names,
    *,
    width: int = WIDTH,
    ink: Ink = PLAIN,
    ascii_only: bool = False,
) -> str:
    """Return the witnesses one after the other, each as a page of its own kind; then all scenarios as one feature."""
    parts: list[list[str]] = []
    for each in shown:
        parts += _Page(each, names, width, ink, ascii_only).parts()
    exhibits = [each.exhibit for each in shown if each.exhibit]
    if exhibits:
        gherkin = witnesses_gherkin(exhibits, toggles).splitlines()
        parts += [[ink("To paste into features/", "head")], gherkin]
    return page(parts)


@dataclass(frozen=True, slots=True)
class _Page:
    shown: Shown
    names: Names
    width: int
    ink: Ink
    ascii_only: bool

    def parts(self) -> Iterator[list[str]]:
        """Yield the paragraphs of one search."""
        story = self.shown.found.story
        if story is None:
            yield [line for text in (self._alike(), *self.shown.reasons) for line in self._wrapped(text)]
            if self.shown.found.table:
                yield from self._board(self.shown.found.table)
            return
        yield self._wrapped(self._headline(story), "head")
        yield self._outcomes(story)
        yield self._turns(story)
        yield from self._table(story)
        yield self._line(story)
        if self.shown.found.limit:
            yield self._wrapped(known(self.shown.found), "faint")

    def _wrapped(self, text: str, style: Style | None = None) -> list[str]:
        return [self.ink(line, style) for line in wrapped(text, width=self.width)]

    def _called(self) -> tuple[str, str]:
        found = self.shown.found
        return self.names.short(found.a.id), self.names.short(found.b.id)

    def _headline(self, story: Story) -> str:
        a, b = self._called()
        size = story.witness.size
        followers = counted(size.figures, "follower") if size.figures else "no follower"
        return f"{counted(size.turns, 'turn')} and {followers} tell A ({a}) from B ({b})."

    def _outcomes(self, story: Story) -> list[str]:
        lines = []
        for each in story.seen:
            lines += [self.ink(f"  A: {each.a}", "A"), self.ink(f"  B: {each.b}", "B")]
        causes = self.shown.exhibit.causes if self.shown.exhibit else ()
        a, b = story.witness.a, story.witness.b
        return [*lines, *(f"  because {id}: {a.value(id)} → {b.value(id)}" for id in causes)]

    def _turns(self, story: Story) -> list[str]:
        told = enumerate(story.turns, start=1)
        lines = (wrapped("; ".join(map(str, acts)), width=self.width, first=f"  {n:2} ") for n, acts in told)
        return [line for several in lines for line in several]

    def _table(self, story: Story) -> Iterator[list[str]]:
        both = (story.a,) if _standing(story.a) == _standing(story.b) else (story.a, story.b)
        for name, situation in zip("AB", both, strict=False):
            if len(both) > 1:
                yield [self.ink(f"The table under {name}", "head")]
            yield from self._board(situation)

    def _board(self, situation: Situation) -> Iterator[list[str]]:
        parts = board_parts(situation, width=self.width, ink=self.ink, ascii_only=self.ascii_only, names=False)
        return islice(parts, _BOARD)

    def _line(self, story: Story) -> list[str]:
        return [self.ink("In one line", "head"), f"  {write_game(story.witness.actions, story.a.game)}"]

    def _alike(self) -> str:
        a, b = self._called()
        found = self.shown.found
        if found.limit is None:
            return f"{a} and {b} play this game alike."
        if not found.can_part:
            return f"{a} and {b} play alike: no game of two players with these boxes can tell them apart."
        return f"No game was found that tells {a} from {b}. {known(found)}"


def _standing(situation: Situation) -> Hashable:
    state = situation.state
    return frozenset(state.on_board()), state.dragon, state.fairy and state.fairy.square


def known(found: Found) -> str:
    """Return what is known of smaller games, in a sentence, and how many moves were tried; nothing of a game given."""
    if found.limit is None:
        return ""
    tried, through = f"{found.moves:,} moves were tried", _through(found.through)
    if found.story is None:
        if found.is_proven:
            return f"There is none of two players and up to {counted(found.limit.turns, 'turn')}; {tried}."
        return f"{through}{tried[0].upper() if not through else tried[0]}{tried[1:]}; the limit is {found.limit}."
    size = found.story.witness.size
    if not found.is_proven:
        return f"Not proven to be smallest: {through}{tried}, and the limit is {found.limit}."
    fewer = f", and none of {counted(size.turns, 'turn')} with fewer followers" if size.figures else ""
    return f"Proven to be smallest: no game of two players with fewer turns{fewer} tells them apart; {tried}."


def _through(size: Size) -> str:
    """Return up to which size no game tells the rulesets apart; nothing where none was gone through."""
    if size.turns == 0:
        return ""
    followers = counted(size.figures, "follower")
    return f"no game of fewer than {counted(size.turns, 'turn')}, or of {size.turns} with up to {followers}, does; "
