"""The sentences of the language for reading: by their place in a scenario, with an example of each; then the pins."""

from collections.abc import Iterator, Mapping
from typing import Final

from rulefork.report.ink import PLAIN, Ink
from rulefork.report.layout import WIDTH, page, wrapped
from rulefork.rulebook.toggle import Toggle
from rulefork.spec.sentence import Language, Sentence

GROUPS: Final = {
    "Given": "the situation",
    "When": "what the players do",
    "Then": "what is observed",
}


def steps_text(language: Language, toggles: Mapping[str, Toggle], *, width: int = WIDTH, ink: Ink = PLAIN) -> str:
    """Return all sentences that a scenario may use."""
    sentences = (*language.sentences, *language.made)
    groups = [_group(group, sentences, ink) for group in GROUPS]
    title = ink("Given: a value of a toggle, for a scenario about that value", "head")
    return page([*groups, [title], *_pins(toggles, width, ink)])


def _group(group: str, sentences: tuple[type[Sentence], ...], ink: Ink) -> list[str]:
    lines = [ink(f"{group}: {GROUPS[group]}", "head")]
    for sentence in sentences:
        if sentence.group == group:
            lines += [f"  {sentence.pattern}", ink(f"      {sentence.example}", "faint")]
    return lines


def _pins(toggles: Mapping[str, Toggle], width: int, ink: Ink) -> Iterator[list[str]]:
    for toggle in toggles.values():
        pins = [
            line
            for value in toggle.values.values()
            for line in wrapped(value.pin, width=width, first="  ", then="      ")
        ]
        yield [f"{ink(toggle.id, 'head')}  {toggle.question}", *pins]
