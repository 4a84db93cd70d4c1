"""The table of fields: what lies where in a position's row, how it is written, who may see it.

Below it, cells by name. They are compiled into their callers and cost nothing there; every access
to a cell goes through here, and no other module does index arithmetic.
"""

from __future__ import annotations

from typing import Final

from triumvir.core.codec import ActionText, Counts, Flag, Keyed, Number, Pile, Several, Size, Word
from triumvir.core.layout import NOBODY, OWNER, Field, Layout, Table, during, untold
from triumvir.core.row import NONE, total
from triumvir.games.caesar_cleopatra.actions import TABLE
from triumvir.games.caesar_cleopatra.cards import (
    BONUS_GROUPS,
    CARDS,
    DECKS,
    FIRST_ACTION,
    GROUPS,
    HAND_SIZE,
    PATRICIANS,
    VOTES,
)
from triumvir.native import Row, i64, quicken, u8

# Where the game stands. Who is asked what depends on open information alone.
ARRANGING: Final = 0  # both order their action decks
PLACING: Final = 1  # both place their set-up cards
TURN: Final = 2  # the player on turn acts, places or passes
ANSWER: Final = 3  # the other may veto the announced action
STRIKING: Final = 4  # the spy picks a card
LAYING: Final = 5  # the castling player lays his cards back
OFFER: Final = 6  # a player may draw one card (after Spy or Veto)
SWAPPING: Final = 7  # a passive player discards
DRAWING: Final = 8  # the player on turn chooses reserves to draw from
OVER: Final = 9
PHASES: Final[tuple[str, ...]] = (
    "arranging",
    "placing",
    "turn",
    "answer",
    "striking",
    "laying",
    "offer",
    "swapping",
    "drawing",
    "over",
)

# Why it ended, with the rule.
ENDS: Final[tuple[tuple[str, str], ...]] = (
    ("", ""),
    ("patricians", "CC-155"),
    ("influence", "CC-156"),
    ("alone_full", "CC-160"),
    ("alone_blocked", "CC-161"),
    ("deadlock", "CC-162"),
    ("idle", "CC-163"),
)
REASONS: Final[tuple[str, ...]] = tuple([name for name, _ in ENDS])

ARRANGED: Final = 0
ACTION_DECKS: Final[tuple[str, ...]] = ("arranged", "shuffled")
STANDARD: Final = 0
LEAVE_AFTER_TWO: Final = 1
ONE_FEWER: Final = 2
ORGIES: Final[tuple[str, ...]] = ("standard", "leave_after_two_groups", "one_fewer")

# Places
PHASE: Final = 0
SEAT: Final = 1  # whose turn it is
PLACED: Final = 2  # 0 nothing, 1 the first of two face up, 2 all
ACTED: Final = 3
PASSIVE: Final = 4
PENDING: Final = 5  # the announced action
LAID: Final = 6  # Castling: how many cards were laid back
DRAWER: Final = 7  # who is offered a card
TO_DRAW: Final = 8  # cards still to draw; in a passive turn first those discarded
IDLE: Final = 9  # passive turns without a discard, in a row
ALONE: Final = 10  # who plays alone
ORGY_LEFT: Final = 11  # variant 1 has happened
ENDED: Final = 12
ACTION_DECK: Final = 13  # options
ORGY_OPTION: Final = 14
LIFTED: Final = 15  # Castling: cards still in hand
PATRICIAN: Final = LIFTED + 6
TURN_NUMBER: Final = PATRICIAN + 5
MOST_VOTES: Final = 8
PILE: Final = TURN_NUMBER + 4  # vote cards; a pile's size, then its cards, the top last
TURNED: Final = PILE + 1 + MOST_VOTES
OUT: Final = TURNED + 1 + MOST_VOTES
HAND: Final = OUT + 1 + MOST_VOTES  # [side * 12 + kind]
HAND_N: Final = HAND + 24  # [side * 2 + deck]
GONE: Final = HAND_N + 4  # discard piles, [side * 12 + kind]
UP: Final = GONE + 24  # influence at the groups, face up, [lane * 6 + kind]; lane: side * 5 + group
DOWN: Final = UP + 60  # and face down
LANE_N: Final = DOWN + 60  # cards of a side at a group
DOWN_N: Final = LANE_N + 10  # of these face down
WON: Final = DOWN_N + 10  # [side * 5 + group]
BONUS: Final = WON + 10
RESERVE: Final = BONUS + 2  # two piles a side, with room for all its cards
ACTION_RESERVE: Final = 38  # the second begins so far behind the first
RESERVES: Final = 52
SIZE: Final = RESERVE + 2 * RESERVES

INFLUENCE_CARDS: Final = CARDS[:FIRST_ACTION]
LANE: Final = Counts(INFLUENCE_CARDS, CARDS, "only influence cards lie at a group.")
LIFTED_CARDS: Final = Counts(
    INFLUENCE_CARDS, CARDS, "only influence cards are taken up by Castling (CC-69)."
)
REFILLING: Final = during(SWAPPING, DRAWING)
IN_PLAY: Final = during(*range(TURN, OVER + 1))

WHOLE: Final = Table(
    1,
    (
        Field("phase", PHASE, Word(PHASES)),
        Field("turn", TURN_NUMBER, Number(0, 1 << 30)),
        Field("seat", SEAT, Number(0, 1), shown="on_turn", start=1, during=IN_PLAY),
        Field("placed", PLACED, Number(0, 2)),
        Field("acted", ACTED, Flag()),
        Field("passive", PASSIVE, Flag()),
        Field("pending", PENDING, ActionText(TABLE), shown="announced"),
        Field("lifted", LIFTED, LIFTED_CARDS, see=NOBODY, shown=""),
        Field("laid", LAID, Number(0, 10), during=during(LAYING), otherwise=0),
        Field("drawer", DRAWER, Number(0, 1), during=during(OFFER)),
        Field("to_draw", TO_DRAW, Number(0, HAND_SIZE), during=REFILLING, otherwise=0),
        Field("idle", IDLE, Number(0, 6)),
        Field("alone", ALONE, Number(0, 1, none=True)),
        Field("orgy_left", ORGY_LEFT, Flag()),
        Field("ended", ENDED, Word(REASONS), shown=""),
        Field("patricians", PATRICIAN, Several(Number(0, 5), 5)),
    ),
)
OPTIONS: Final = Table(
    1,
    (
        Field("action_deck", ACTION_DECK, Word(ACTION_DECKS)),
        Field("orgies", ORGY_OPTION, Word(ORGIES)),
    ),
)
# CC-55, CC-106: turned cards lie open, so what is still in the pile follows, not its order.
OPEN_VOTES: Final = (
    Field("turned", TURNED, Pile(VOTES, MOST_VOTES)),
    Field("out", OUT, Pile(VOTES, MOST_VOTES)),
)
VOTE_CARDS: Final = Table(
    1,
    (
        Field("pile", PILE, Pile(VOTES, MOST_VOTES, top_first=True), see=NOBODY, shown=""),
        *OPEN_VOTES,
    ),
)
VOTES_SEEN: Final = Table(
    1, (Field("pile", PILE, Pile(VOTES, MOST_VOTES, mixed=True)), *OPEN_VOTES)
)
SIDE_FIELDS: Final = Table(
    2,
    (
        # CC-9: the backs show how many of each deck a hand holds.
        Field("hand_size", HAND_N, Keyed(DECKS, (Number(0, 13),) * 2, "Decks"), dumped=False),
        Field("hand", HAND, Counts(CARDS), see=OWNER),
        Field("discards", GONE, Counts(CARDS)),
        Field(
            "reserves",
            RESERVE,
            Keyed(
                DECKS,
                (
                    Pile(CARDS, 37, top_first=True, last=FIRST_ACTION - 1),
                    Pile(CARDS, 13, top_first=True, first=FIRST_ACTION),
                ),
            ),
            see=NOBODY,
            shown="",
        ),
        Field("won", WON, Several(Number(0, 5), 5)),
        # CC-21
        Field(
            "bonus",
            BONUS,
            Word(GROUPS, none=True, most=BONUS_GROUPS),
            see=OWNER,
            opened=during(OVER),
        ),
    ),
)
RESERVES_SEEN: Final = Table(
    2, (Field("reserve", RESERVE, Keyed(DECKS, (Size(37), Size(13)), "Decks")),)
)
# CC-48: one side's cards at each group.
LANES: Final = Table(
    10,
    (
        Field("up", UP, LANE),
        Field("down", DOWN_N, Number(0, 5), dumped=False),
        Field("down", DOWN, LANE, see=OWNER, shown="known"),
        untold("lane_n", LANE_N),
    ),
    each=5,
)
LAYOUT: Final = Layout(SIZE, (WHOLE, OPTIONS, VOTE_CARDS, SIDE_FIELDS, LANES))


def new_row() -> Row:
    row = LAYOUT.fresh()
    for group in range(5):
        row[PATRICIAN + group] = u8(PATRICIANS[group])
    return row


# Cells by name


def get(row: Row, field: i64) -> i64:
    """A field of one cell."""
    return i64(row[field])


def put(row: Row, field: i64, value: i64) -> None:
    row[field] = u8(value)


def patricians(row: Row, group: i64) -> i64:
    """Patricians of a group that are not yet won."""
    return get(row, PATRICIAN + group)


def won(row: Row, side: i64, group: i64) -> i64:
    return get(row, WON + side * 5 + group)


def held(row: Row, side: i64, kind: i64) -> i64:
    """Cards of a kind in hand."""
    return get(row, HAND + side * 12 + kind)


def held_n(row: Row, side: i64, deck: i64) -> i64:
    """Cards of a deck in hand."""
    return get(row, HAND_N + side * 2 + deck)


def hand_n(row: Row, side: i64) -> i64:
    """All cards in hand."""
    return get(row, HAND_N + side * 2) + get(row, HAND_N + side * 2 + 1)


def gone(row: Row, side: i64, kind: i64) -> i64:
    """Cards of a kind on the discard pile."""
    return get(row, GONE + side * 12 + kind)


def up(row: Row, lane: i64, kind: i64) -> i64:
    """Cards of a kind that lie face up in a lane: one side's cards at one group."""
    return get(row, UP + lane * 6 + kind)


def down(row: Row, lane: i64, kind: i64) -> i64:
    return get(row, DOWN + lane * 6 + kind)


def lane_n(row: Row, lane: i64) -> i64:
    """All cards in a lane."""
    return get(row, LANE_N + lane)


def down_n(row: Row, lane: i64) -> i64:
    return get(row, DOWN_N + lane)


def count_cards(row: Row, side: i64) -> None:
    """How many cards a hand and its lanes have, which follows from which they are. A document can
    tell more than fit into a cell; then it is refused for their kinds."""
    for deck in range(2):
        put(row, HAND_N + side * 2 + deck, min(total(row, HAND + (side * 2 + deck) * 6, 6), NONE))
    for lane in range(side * 5, side * 5 + 5):
        put(row, DOWN_N + lane, min(total(row, DOWN + lane * 6, 6), NONE))
        count_lane(row, lane)


def count_lane(row: Row, lane: i64) -> None:
    put(row, LANE_N + lane, min(get(row, DOWN_N + lane) + total(row, UP + lane * 6, 6), NONE))


def at_group(row: Row, group: i64) -> i64:
    """All cards of both sides at a group."""
    return get(row, LANE_N + group) + get(row, LANE_N + 5 + group)


def lifted(row: Row, kind: i64) -> i64:
    return get(row, LIFTED + kind)


# Piles: the size, then the cards, the top one last


def reserve(side: i64, deck: i64) -> i64:
    """Where the pile of a reserve begins."""
    return RESERVE + side * RESERVES + deck * ACTION_RESERVE


def left(row: Row, side: i64, deck: i64) -> i64:
    """Cards left in a reserve."""
    return get(row, RESERVE + side * RESERVES + deck * ACTION_RESERVE)


def set_reserve(row: Row, side: i64, deck: i64, cards: list[int]) -> None:
    """A reserve anew, the top card first."""
    pile = reserve(side, deck)
    size = len(cards)
    put(row, pile, size)
    for place in range(size):
        put(row, pile + size - place, cards[place])


quicken(__name__)
