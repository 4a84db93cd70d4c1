"""What a player with a perfect memory has seen of the other's hidden cards, as a journal.

The state keeps one journal a side: the facts about that side's cards that both players have
seen, in order. Views carry them, and `guess` concludes from them which worlds are possible. A
fact is one byte, sometimes with counts behind it:

- 0 to 4: a card went from hand face down to this group
- 5 to 16: a card of this kind (less 5) left the hand in the open
- DREW + deck: a card was drawn from this deck
- SAW and 12 counts: the whole hand was shown (Spy)
- BARED + group and 6 counts: the face-down cards at this group were turned up
- CASTLED, two groups, 6 counts, two sizes: these open cards and all face-down ones at the two
  groups were taken up and lie face down now, so many at each
- HOLDS and a mask of the 6 action kinds: one of these is in hand (CC-161: the game went on)
- BEGAN: set-up is complete: one each of 1 to 5 lies face down, one each is in hand
- FOUND, two sizes, five sizes: the position was loaded without a past: hand (influence, action)
  and face-down cards at each group, nothing known of them
"""

from __future__ import annotations

from typing import Final

DREW: Final = 17
SAW: Final = 19
BARED: Final = 20
CASTLED: Final = 25
HOLDS: Final = 26
BEGAN: Final = 27
FOUND: Final = 28

# How many bytes follow each fact.
FOLLOWING: Final = [0] * 5 + [0] * 12 + [0, 0] + [12] + [6] * 5 + [10] + [1] + [0] + [7]

WENT_DOWN: Final = [bytes([group]) for group in range(5)]
LEFT_HAND: Final = [bytes([5 + kind]) for kind in range(12)]
DREW_FROM: Final = [bytes([DREW]), bytes([DREW + 1])]
BEGIN: Final = bytes([BEGAN])


def well_formed(journal: bytes) -> bool:
    """Whether a journal is valid: every fact is known and complete."""
    at = 0
    while at < len(journal):
        fact = journal[at]
        if fact >= len(FOLLOWING):
            return False
        at += 1 + FOLLOWING[fact]
    return at == len(journal)


def surely_held(journal: bytes) -> list[int]:
    """How many of each kind are in hand for certain: what was seen there and has not left since.
    A card that went down face down may have been any of the influence cards seen."""
    held = [0] * 12
    at = 0
    while at < len(journal):
        fact = journal[at]
        if fact < 5:
            for kind in range(6):
                if held[kind] > 0:
                    held[kind] -= 1
        elif fact < DREW:
            if held[fact - 5] > 0:
                held[fact - 5] -= 1
        elif fact == SAW:
            for kind in range(12):
                held[kind] = journal[at + 1 + kind]
        elif fact == BEGAN:
            for kind in range(5):
                held[kind] = 1
        at += 1 + FOLLOWING[fact]
    return held
