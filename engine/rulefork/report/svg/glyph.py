"""The small drawings printed on tiles: symbols, buildings, goods, what stands where roads end.

Each is drawn about its middle at (0, 0), upright, with the classes of `style.py`.
"""

from collections.abc import Mapping
from typing import Final

from rulefork.report.svg.neutral import BODY

_HOUSE: Final = '<path class="b-wa" d="M{0} {1}v-6l5-5 5 5v6z"/><path class="b-ro" d="M{2} {3}l6-6 6 6z"/>'


def _house(x: int, y: int) -> str:
    return _HOUSE.format(x, y, x - 1, y - 5)


GLYPHS: Final[Mapping[str, str]] = {
    "shield": '<path class="b-sh" d="M-7-8H7V0Q7 6 0 9Q-7 6-7 0Z"/><path class="b-li" d="M0-7V8M-6-2H6"/>',
    "cloister": (
        '<path class="b-wa" d="M-15 13V0H1V13Z"/><path class="b-ro" d="M-17 1L-13-7H3L3 1Z"/>'
        '<path class="b-wa" d="M1 13V-9H13V13Z"/><path class="b-ro" d="M-1-8L7-17L15-8Z"/>'
        '<path class="b-ln" d="M7-25V-16M4-22H10"/>'
        '<path class="b-dk" d="M4 13V6Q7 2 10 6V13ZM-11 10V4h3v6zM-5 10V4h3v6z"/>'
    ),
    "shrine": (
        '<path class="b-wa" d="M-12 13V-2H12V13Z"/><path class="b-pu" d="M-15-1Q-12-15 0-17Q12-15 15-1Z"/>'
        '<circle class="b-go" cy="-19" r="3"/><path class="b-dk" d="M-4 13V5Q0 0 4 5V13Z"/>'
    ),
    "baba-yaga-hut": (
        '<path class="b-ln" d="M-5 6L-7 16L-11 17M-7 16L-3 17M5 6L7 16L3 17M7 16L11 17"/>'
        '<path class="b-wd" d="M-11 7V-5H11V7Z"/><path class="b-ro" d="M-14-4L0-17L14-4Z"/>'
        '<path class="b-dk" d="M-3 3V-3H3V3Z"/>'
    ),
    "village": _house(-13, 2) + _house(2, 0) + _house(-5, 12),
    "house": _house(-5, 6),
    "bushes": (
        '<g class="b-hi"><circle cx="-5" cy="-2" r="6"/><circle cx="5" cy="-3" r="6"/><circle cy="5" r="6"/></g>'
    ),
    "end": '<g class="b-hi"><circle cx="-3" cy="1" r="5"/><circle cx="4" cy="-1" r="4"/></g>',
    "lake": '<path class="b-la" d="M-18 0Q-16-16 0-15Q17-17 18 0Q16 17 0 16Q-17 16-18 0Z"/>'
    '<path class="b-li" d="M-10-4q3-3 6 0t6 0M-2 6q3-3 6 0t6 0"/>',
    "mountain": '<path class="b-st" d="M-17 12Q-16-8-6-12L0-16L7-11Q16-8 17 12Z"/>'
    '<path class="b-dk" d="M-5 12V4Q0-3 5 4V12Z"/>',
    "mouth": '<path class="b-st" d="M-10 5V0Q-9-9 0-9Q9-9 10 0V5Z"/><path class="b-dk" d="M-6 5V0Q0-10 6 0V5Z"/>',
    "volcano": (
        '<path class="b-st" d="M-18 14L-6-9H6L18 14Z"/><path class="b-lv" d="M-6-9H6L8-5L5 1L2-3L-1 7L-4-2L-8-5Z"/>'
        '<path class="b-sm" d="M-2-12q-5-3-1-6q3-2 1-5M4-12q-3-3 0-5"/>'
    ),
    "dragon": f'<circle class="b-ba" r="15"/><path class="b-dr" transform="translate(0 2)scale(.38)" d="{BODY}"/>',
    "princess": (
        '<circle class="b-ba" r="14"/><path class="b-go" d="M-7-4L-8-12L-3-8L0-13L3-8L8-12L7-4Z"/>'
        '<path class="b-sk" d="M-5-3H5V3Q0 9-5 3Z"/>'
        '<path class="b-pk" d="M-10 11Q-8 5-3 5L0 8L3 5Q8 5 10 11Q0 16-10 11Z"/>'
    ),
    "portal": (
        '<path class="b-st" d="M-13 12V-2Q-12-14 0-14Q12-14 13-2V12Z"/>'
        '<path class="b-ma" d="M-8 12V-1Q-7-9 0-9Q7-9 8-1V12Z"/>'
        '<path class="b-li" d="M5 1Q2-6-3-3Q-7 2-2 6Q4 7 3 2Q1-1-1 1"/>'
    ),
    "start": '<path class="b-go" d="M0-8L2-2L8-2L3 2L5 8L0 4L-5 8L-3 2L-8-2L-2-2Z"/>',
    "inn": '<path class="b-la" d="M-15 6Q-10 0 0 2Q12 0 15 7Q5 14-15 6Z"/><path class="b-wa" d="M-8 4V-5H8V4Z"/>'
    '<path class="b-ro" d="M-11-4L0-13L11-4Z"/><path class="b-dk" d="M-2 4V-2H2V4Z"/>',
    "cathedral": (
        '<path class="b-wa" d="M-18 18V-4H18V18Z"/><path class="b-wa" d="M-16 18V-14H-6V18ZM6 18V-14H16V18Z"/>'
        '<path class="b-ro" d="M-17-13L-11-22L-5-13ZM5-13L11-22L17-13ZM-6-3L0-10L6-3Z"/>'
        '<circle class="b-dk" cy="3" r="3"/><path class="b-dk" d="M-4 18V11Q0 7 4 11V18Z"/>'
    ),
    "wine": '<path class="b-wd" d="M-8-8Q-11 0-8 8H8Q11 0 8-8Z"/><path class="b-ln" d="M-9-3H9M-9 3H9"/>',
    "wheat": '<path class="b-ln" d="M0 10V-8"/><path class="b-go" d="M0-11q4 3 0 7q-4-4 0-7M1-3q5-3 6 0q-2 4-6 3z'
    'M-1-3q-5-3-6 0q2 4 6 3zM1 3q5-3 6 0q-2 4-6 3zM-1 3q-5-3-6 0q2 4 6 3z"/>',
    "cloth": '<path class="b-pu" d="M-9-6Q0-10 9-6V6Q0 2-9 6Z"/><path class="b-li" d="M-5-7V4M5-7V4"/>',
    "tower-foundation": '<path class="b-st" d="M-12-12H12V12H-12Z"/><path class="b-dk" d="M-6-6H6V6H-6Z"/>',
    "big-top": (
        '<path class="b-ba" d="M-20 18V-2H20V18Z"/><path class="b-ro" d="M-22-1Q-8-8 0-20Q8-8 22-1Z"/>'
        '<path class="b-ro" d="M-13 18V-2H-7V18ZM7 18V-2H13V18Z"/><path class="b-dk" d="M-4 18V6Q0 1 4 6V18Z"/>'
        '<path class="b-ln" d="M0-20V-25"/><path class="b-ro" d="M0-26L7-24L0-21Z"/>'
    ),
    "acrobat-space": (
        '<ellipse class="b-ba" cy="6" rx="15" ry="8"/>'
        '<path class="b-ro" d="M-15 6a15 8 0 0 0 30 0l-4 0a11 5 0 0 1-22 0z"/>'
        '<circle class="b-dk" cy="-12" r="3"/><path class="b-ln" d="M0-9V0M-7-6L0-8L7-6M-5 7L0 0L5 7"/>'
    ),
    "bazaar": (
        '<path class="b-wd" d="M-13 11V-2H13V11Z"/><path class="b-go" d="M-15-1L-11-11H11L15-1Z"/>'
        '<path class="b-ro" d="M-9-1L-7-11H-2L-3-1ZM3-1L2-11H7L9-1Z"/><path class="b-dk" d="M-9 11V4H9V11Z"/>'
    ),
    "crop-circle": '<g class="b-cr"><circle r="14"/><circle r="8"/><circle r="3"/></g>',
    "wide-crop-circle": '<g class="b-cr"><circle r="25"/><circle r="16"/><circle r="7"/><circle r="2"/></g>',
    "festival": '<path class="b-ln" d="M-8 10V-10M8 10V-6"/><path class="b-ro" d="M-8-11L4-7L-8-3Z"/>'
    '<path class="b-go" d="M8-7L-3-2L8 2Z"/>',
    "gold": '<path class="b-go" d="M-11 6L-7-3H3L7 6ZM-3-4L0-10H8L11-4L8 4"/>',
    "hill": '<path class="b-hi" d="M-13 8Q-6-10 1 0Q6-8 13 8Z"/><path class="b-ln" d="M-7 3Q-4-2 0 2M4 5Q6 0 9 4"/>',
    "vineyard": '<path class="b-ln" d="M-10 9V-8M0 9V-8M10 9V-8M-12-4H12"/>'
    '<g class="b-pu"><circle cx="-5" cy="-1" r="3"/>'
    '<circle cx="-6" cy="4" r="3"/><circle cx="5" cy="-1" r="3"/><circle cx="6" cy="4" r="3"/></g>',
    "mage-and-witch": '<path class="b-pu" d="M-10 8L-2-10L6 8Z"/><path class="b-ln" d="M-13 8H9"/>'
    '<path class="b-go" d="M9-10l1 4 4 1-4 1-1 4-1-4-4-1 4-1z"/>',
    "flying-machine": (
        '<path class="b-ba" d="M0-14L5-6H2V12H-2V-6H-5Z"/>'
        '<path class="b-ro" d="M-14 6Q-8-2 0 0Q8-2 14 6Q6 3 0 5Q-6 3-14 6Z"/>'
    ),
    "vodyanoy": '<path class="b-la" d="M-13 3Q-8-8 2-7Q13-4 12 4Q4 12-13 3Z"/>'
    '<circle class="b-dk" cx="-2" cy="-2" r="2"/>'
    '<circle class="b-dk" cx="5" cy="-2" r="2"/>',
    "solovei-razboynik": '<path class="b-wd" d="M-2 12L-1-2H2L3 12Z"/><g class="b-hi"><circle cy="-6" r="8"/></g>'
    '<circle class="b-go" cx="1" cy="-6" r="3"/>',
    "garden": '<g class="b-pk"><circle cx="-4" r="3"/><circle cx="4" r="3"/>'
    '<circle cy="-4" r="3"/><circle cy="4" r="3"/></g>'
    '<circle class="b-go" r="3"/>',
    "water tower": '<path class="b-wd" d="M-5 10L-3-4H3L5 10"/><path class="b-la" d="M-7-4V-11H7V-4Z"/>',
    "gate": '<path class="b-wa" d="M-8 5V-6H8V5Z"/><path class="b-dk" d="M-4 5V0Q0-5 4 0V5Z"/>',
}

UNKNOWN: Final = '<circle class="b-ba" r="9"/><path class="b-ln" d="M-3-3Q0-8 3-3Q3 0 0 1V3M0 6V7"/>'
"""What stands for a mark that has no drawing of its own."""


def glyph(name: str) -> str:
    """Return the drawing of a mark as a group with the id by which pictures use it."""
    return f'<g id="m-{name.replace(" ", "-")}">{GLYPHS.get(name, UNKNOWN)}</g>'
