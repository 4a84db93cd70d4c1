"""What everybody has seen of a side's supply, as a journal. Kept where Poison is in the game.

Without Poison a token never goes back into the bag, and which tokens a supply can hold follows by
counting alone. With it the past matters: a token that was shown as it went back is in the bag, or
was drawn since. A fact is one byte:

- 0 to 18: this token was laid face up
- RETURNED + token: it went from the supply back into the bag, seen by both (CA-44)
- TOOK + token: this Centurion was taken into the supply in the open (CA-47)
- DREW: one token came from the bag into the supply
- HID + checkpoint: a token was laid face down there (CA-50)
- FOUND and two bytes: the position was loaded without a past: so many tokens in the supply, and
  face-down tokens at these checkpoints (a mask)

Of the two equal laurels the journal always names the first.
"""

from __future__ import annotations

from typing import Final

from triumvir.core.document import contradiction
from triumvir.games.caesar.board import CHECKPOINTS
from triumvir.games.caesar.pieces import FITTING, TWIN

RETURNED: Final = 20
TOOK: Final = 40
DREW: Final = 60
HID: Final = 61
FOUND: Final = 64

FACT: Final = [bytes([fact]) for fact in range(FOUND + 1)]


def well_formed(journal: bytes) -> bool:
    """Whether a journal is one: every fact known and complete."""
    at = 0
    while at < len(journal):
        fact = journal[at]
        if fact > FOUND or fact in (15, 19, 35, 39, 59) or TOOK <= fact < TOOK + 16:
            return False
        at += 3 if fact == FOUND else 1
    return at == len(journal)


def surely_held(journal: bytes) -> int:
    """The tokens that are in the supply for certain: Centurions taken in the open that cannot have
    left since."""
    held = 0
    at = 0
    while at < len(journal):
        fact = journal[at]
        if fact < RETURNED:
            held &= ~(1 << fact)
        elif fact < TOOK:
            held &= ~(1 << (fact - RETURNED))
        elif fact < DREW:
            held |= 1 << (fact - TOOK)
        elif HID <= fact < FOUND:
            held &= ~FITTING[1 << CHECKPOINTS[fact - HID] // 10]
        at += 3 if fact == FOUND else 1
    return held


def surely_bagged(journal: bytes) -> int:
    """The tokens that are in the bag for certain: returned, and nothing was drawn since."""
    bagged = 0
    at = 0
    while at < len(journal):
        fact = journal[at]
        if RETURNED <= fact < TOOK:
            bagged |= 1 << (fact - RETURNED)
        elif fact == DREW:
            bagged = 0
        at += 3 if fact == FOUND else 1
    return bagged


def check_journal(journal: bytes, hand: int, bag: int, where: str) -> None:
    """Refuse a journal that does not lead to this supply."""
    size = 0
    at = 0
    while at < len(journal):
        fact = journal[at]
        if fact == FOUND:
            size = journal[at + 1]
        elif fact == DREW or TOOK <= fact < DREW:
            size += 1
        else:
            size -= 1
        at += 3 if fact == FOUND else 1
    if size != hand.bit_count():
        raise contradiction(
            f"{where}.memory",
            f"the journal leads to {size} tokens in the supply, not to {hand.bit_count()}",
        )
    # Of the two equal laurels either may be the one that is meant.
    both = 3 << TWIN
    if surely_held(journal) & ~hand != 0:
        raise contradiction(f"{where}.memory", "the supply lacks what was seen to come into it")
    bagged = surely_bagged(journal)
    if bagged & ~bag & ~both != 0 or (bagged >> TWIN & 1 and bag & both == 0):
        raise contradiction(f"{where}.memory", "the bag lacks what was seen to go into it")
