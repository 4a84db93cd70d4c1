"""A position as a row of bytes: cells, codecs, the table of fields and all that follows from it."""

from __future__ import annotations

from typing import Any, get_type_hints

import msgspec
import numpy as np
import pytest
from numpy.typing import NDArray

from triumvir.core.action import ActionTable
from triumvir.core.codec import (
    ActionText,
    Codec,
    Counts,
    Flag,
    Flags,
    Keyed,
    Kind,
    Number,
    Numbered,
    Pile,
    Several,
    Size,
    Word,
)
from triumvir.core.dealer import Dealer
from triumvir.core.document import Part, read_dict, read_int
from triumvir.core.errors import InvalidPosition
from triumvir.core.layout import NOBODY, OWNER, Field, Layout, Table, during, untold
from triumvir.core.registry import games
from triumvir.core.row import (
    NONE,
    add,
    add_all,
    blank,
    borrow_moves,
    count_on,
    fill,
    get,
    get_wide,
    key,
    move_cells,
    numbers,
    put,
    put_wide,
    return_moves,
    room_for_moves,
    same,
    sort_cells,
    total,
)
from triumvir.core.shape import list_of, make_object

PLAYING, OVER = 0, 1
CARDS = ("sword", "shield", "ship")
ACTIONS = ActionTable()
LAY = ACTIONS.add("lay", "sword")

# A little game of two sides: a hand each, a pile, a bet that is shown at the end.
WHOLE = Table(
    1,
    (
        Field("phase", 0, Word(("playing", "over"))),
        Field("turn", 1, Number(0, 1 << 30)),
        Field("seat", 5, Number(0, 1), shown="on_turn", start=1),
        Field("alone", 6, Number(0, 1, none=True)),
        Field("pile", 7, Pile(CARDS, 4, top_first=True), see=NOBODY, shown=""),
        Field("to_draw", 12, Number(0, 5), during=during(PLAYING), otherwise=0),
        Field("pending", 13, ActionText(ACTIONS), shown="announced"),
    ),
)
SIDES = Table(
    2,
    (
        Field("hand", 14, Counts(CARDS), see=OWNER),
        Field("hand_n", 20, Number(0, 9), shown="hand_size", dumped=False),
        Field("bet", 22, Word(CARDS, none=True), see=OWNER, opened=during(OVER)),
    ),
)
LAYOUT = Layout(24, (WHOLE, SIDES))


class Seat(Kind):
    """A kind that is told by two things: a chair in a row."""

    def __init__(self) -> None:
        super().__init__(6, none=True)

    def tell(self, kind: int) -> object:
        return {"row": kind // 3 + 1, "chair": kind % 3 + 1}

    def find(self, value: object, where: str) -> int:
        document = read_dict(value, where)
        row = read_int(document["row"], f"{where}.row", 1, 2)
        return row * 3 + read_int(document["chair"], f"{where}.chair", 1, 3) - 4

    def told(self) -> object:
        return ("object", "Seat", (("row", "int"), ("chair", "int")))


def written(codec: Codec, document: object) -> object:
    """The document read into a row and written again."""
    row = blank(codec.size)
    codec.read(row, 0, document, "there")
    return codec.write(row, 0)


def test_cells_are_numbers() -> None:
    row = blank(6)
    put(row, 1, 7)
    add(row, 1, -3)
    assert numbers(row, 0, 3) == [0, 4, 0]
    assert get(row, 1) - get(row, 0) - 9 == -5
    put_wide(row, 2, 4, 0x01020304)
    assert get_wide(row, 2, 4) == 0x01020304
    assert numbers(row, 2, 4) == [4, 3, 2, 1]
    fill(row, 0, [5, 6])
    assert total(row, 0, 2) == 11


def test_a_copy_is_a_row_of_its_own() -> None:
    row = LAYOUT.fresh()
    copy = row[:]
    assert same(row, copy)
    assert key(row) == key(copy)
    put(copy, 14, 2)
    assert not same(row, copy)
    assert hash(key(row)) != hash(key(copy))
    assert get(LAYOUT.fresh(), 14) == 0
    assert not same(row, blank(3))


@pytest.mark.parametrize(
    ("codec", "document"),
    [
        (Number(0, 200), 200),
        (Number(0, 1, none=True), None),
        (Number(1, 60_000), 59_999),
        (Number(0, 1 << 30), 1 << 30),
        (Flag(), True),
        (Word(CARDS), "ship"),
        (Word(CARDS, none=True), None),
        (ActionText(ACTIONS), "lay sword"),
        (ActionText(ACTIONS), None),
        (Counts(CARDS), ["sword", "sword", "ship"]),
        (Flags(tuple("abcdefghij")), ["a", "i", "j"]),
        (Flags(Numbered(1, 8)), [1, 8]),
        (Numbered(3, 5), 4),
        (Seat(), {"row": 2, "chair": 1}),
        (Seat(), None),
        (Counts(Seat()), [{"row": 1, "chair": 3}] * 2),
        (Pile(CARDS, 4, mixed=True), ["sword", "shield", "ship"]),
        (Size(4), 3),
        (Pile(CARDS, 4), ["ship", "sword", "ship"]),
        (Pile(CARDS, 4, top_first=True), ["ship", "sword"]),
        (Several(Number(0, 9), 3), [1, 2, 3]),
        (Keyed(("up", "down"), (Counts(CARDS), Flag())), {"up": ["ship"], "down": False}),
    ],
)
def test_what_is_written_reads_back(codec: Codec, document: object) -> None:
    assert written(codec, document) == document


@pytest.mark.parametrize(
    ("codec", "document", "refusal"),
    [
        (Number(0, 5), 6, "there: expected 0 to 5, got 6."),
        (Number(0, 5), None, "there: expected a whole number, got null."),
        (Flag(), 1, "there: expected true or false, got 1."),
        (Word(CARDS), "axe", 'there: expected one of sword, shield, ship, got "axe".'),
        (ActionText(ACTIONS), "eat", 'there: "eat" is not an action of this game.'),
        (Counts(CARDS), "ship", 'there: expected a list, got "ship".'),
        (Counts(CARDS), ["ship"] * 300, "there: expected 0 to 254, got 300."),
        (Counts(CARDS[:2], CARDS, "no ships here."), ["ship"], "there: no ships here."),
        (Flags(CARDS), ["ship", "ship"], 'there: "ship" stands there twice.'),
        (Flags(Numbered(1, 8), "CM-3"), [2, 2], "there: 2 stands there twice (CM-3)."),
        (Flags(Numbered(1, 8)), [9], "there: expected 1 to 8, got 9."),
        (
            Pile(CARDS, 2, mixed=True),
            ["axe"],
            'there: expected one of sword, shield, ship, got "axe".',
        ),
        (Size(4), 5, "there: expected 0 to 4, got 5."),
        (Counts(Seat()), [{"row": 3, "chair": 1}], "there.row: expected 1 to 2, got 3."),
        (Pile(CARDS, 2), ["ship"] * 3, "there: expected at most 2 entries, got 3."),
        (Pile(CARDS, 2, last=1), ["ship"], "there: 'ship' is in the wrong pile."),
        (Several(Flag(), 2), [True, 3], "there[1]: expected true or false, got 3."),
        (Keyed(("up",), (Flag(),)), {}, "there: 'up' is missing."),
        (Keyed(("up",), (Flag(),)), {"up": True, "x": 1}, "there: unknown key 'x'"),
        (Keyed(("up",), (Flag(),)), {"up": 2}, "there.up: expected true or false, got 2."),
    ],
)
def test_a_refusal_names_the_place(codec: Codec, document: object, refusal: str) -> None:
    with pytest.raises(InvalidPosition) as caught:
        written(codec, document)
    assert str(caught.value).startswith(refusal)


def position() -> Any:
    row = LAYOUT.fresh()
    fill(row, 7, [2, 0, 1])
    fill(row, 14, [1, 0, 2, 0, 3, 0, 3, 3])
    fill(row, 22, [1, 2])
    put(row, 12, 4)
    put(row, 13, LAY.index)
    put_wide(row, 1, 4, 70_000)
    return row


def cells(row: Any) -> NDArray[np.uint8]:
    return np.frombuffer(row, dtype=np.uint8)


def test_a_dump_loads_again() -> None:
    row = position()
    whole = WHOLE.dump(row)
    sides = [SIDES.dump(row, side) for side in range(2)]
    assert whole == {
        "phase": "playing",
        "turn": 70_000,
        "seat": 1,
        "alone": None,
        "pile": ["shield", "sword"],
        "to_draw": 4,
        "pending": "lay sword",
    }
    assert sides[0] == {"hand": ["sword", "ship", "ship"], "bet": "shield"}
    again = LAYOUT.fresh()
    WHOLE.load(again, Part(whole))
    for side in range(2):
        SIDES.load(again, Part(sides[side], "sides"), side)
    assert LAYOUT.diff(row, again) == ["hand_n[0]: 3 -> 0", "hand_n[1]: 3 -> 0"]
    with pytest.raises(InvalidPosition, match=r"position: 'turn' is missing\."):
        WHOLE.load(again, Part({"phase": "over"}))
    with pytest.raises(InvalidPosition, match=r"sides\.hand: expected a list"):
        SIDES.load(again, Part({"hand": 1, "bet": None}, "sides"))


def test_an_object_is_read_with_its_keys_and_no_others() -> None:
    row = LAYOUT.fresh()
    side = {"hand": ["ship"], "bet": None}
    named = Part({**side, "name": "x"}, "sides")
    SIDES.load_whole(row, named, 1, ("name",))
    assert SIDES.dump(row, 1) == side
    with pytest.raises(InvalidPosition, match=r"sides: unknown key 'name'"):
        SIDES.load_whole(row, named)


def test_a_side_may_have_several_things_of_a_kind() -> None:
    """Two lanes each: what lies face down there is its owner's secret, how many is not."""
    number = Field("down", 5, Number(0, 9), dumped=False)
    hidden = Field("down", 1, Word(CARDS), see=OWNER, shown="known")
    lanes = Table(4, (number, hidden), each=2)
    layout = Layout(9, (Table(1, (untold("phase", 0),)), lanes))
    row = layout.fresh()
    fill(row, 0, [0, 0, 1, 2, 0, 4, 5, 6, 7])
    assert lanes.dump(row, 2) == {"down": "ship"}
    assert [lanes.describe(row, 1, PLAYING, lane) for lane in (1, 2)] == [
        {"down": 5, "known": None},
        {"down": 6, "known": "ship"},
    ]
    assert cells(layout.veil(row, 1)).tolist() == [0, NONE, NONE, 2, 0, 4, 5, 6, 7]
    later = row[:]
    put(later, 2, 2)
    same = [lanes.is_same(row, later, 1, (PLAYING, PLAYING), lane) for lane in range(4)]
    assert same == [True, False, True, True]


def test_a_view_tells_what_its_seat_may_see() -> None:
    row = position()
    assert WHOLE.describe(row, 0, PLAYING) == {
        "phase": "playing",
        "turn": 70_000,
        "on_turn": 1,
        "alone": None,
        "to_draw": 4,
        "announced": "lay sword",
    }
    assert WHOLE.describe(row, 0, OVER)["to_draw"] == 0
    own = {"hand": ["shield"] * 3, "hand_size": 3, "bet": "ship"}
    assert SIDES.describe(row, 1, PLAYING, 1) == own
    assert SIDES.describe(row, 0, PLAYING, 1) == {"hand": None, "hand_size": 3, "bet": None}
    assert SIDES.describe(row, -1, OVER, 1) == {"hand": None, "hand_size": 3, "bet": "ship"}


def test_a_template_is_the_position_with_holes() -> None:
    """What the view tells is there; what it hides is as in a new row."""
    row = position()
    template = LAYOUT.fresh()
    WHOLE.template(template, Part(WHOLE.describe(row, 0, PLAYING), "view"))
    for side in range(2):
        seen = Part(SIDES.describe(row, 0, PLAYING, side), "view.sides")
        SIDES.template(template, seen, side)
    assert LAYOUT.diff(row, template) == [
        "pile: ['shield', 'sword'] -> []",
        "hand[1]: ['shield', 'shield', 'shield'] -> []",
        "bet[1]: ship -> None",
    ]


def test_a_veil_hides_every_cell_that_a_seat_may_not_see() -> None:
    row = position()
    veiled = cells(LAYOUT.veil(row, 0))
    assert veiled[7:12].tolist() == [NONE] * 5
    assert veiled[14:20].tolist() == [1, 0, 2, NONE, NONE, NONE]
    assert veiled[20:24].tolist() == [3, 3, 1, NONE]
    assert cells(LAYOUT.veil(row, -1))[14:20].tolist() == [NONE] * 6
    assert veiled[12] == 4
    put(row, 0, OVER)
    assert get(LAYOUT.veil(row, 0), 23) == 2
    assert get(LAYOUT.veil(row, 0), 12) == 0


def test_numpy_reads_a_row_without_a_copy() -> None:
    row = position()
    array = cells(row)
    put(row, 14, 9)
    assert array[14] == 9


def test_no_two_fields_share_a_cell_and_none_is_left_over() -> None:
    phase = Field("phase", 0, Word(("playing", "over")))
    with pytest.raises(AssertionError, match="turn and phase share a cell"):
        Layout(2, (Table(1, (phase, Field("turn", 0, Number(0, 9)))),))
    with pytest.raises(AssertionError, match="cell 1 belongs to no field"):
        Layout(2, (Table(1, (phase,)),))
    with pytest.raises(AssertionError, match="turn lies behind the end"):
        Layout(2, (Table(1, (phase, Field("turn", 1, Number(0, 1 << 20)))),))


def test_types_for_the_page_follow_from_the_table() -> None:
    sides = list_of(make_object("Side", SIDES.shape()))
    view = make_object("View", WHOLE.shape(), {"sides": sides})
    row = position()
    document = WHOLE.describe(row, 0, PLAYING)
    document["sides"] = [SIDES.describe(row, 0, PLAYING, n) for n in range(2)]
    assert msgspec.convert(document, view, strict=True) == document
    assert set(get_type_hints(view)) == set(document)
    document["phase"] = "sleeping"
    with pytest.raises(msgspec.ValidationError, match="sleeping"):
        msgspec.convert(document, view, strict=True)


def test_moves_are_added_behind_those_that_are_there() -> None:
    buffer = room_for_moves()
    table = room_for_moves()
    for place in range(9):
        table[place] = 10 + place
    count = add_all(buffer, 0, table[6:8])
    count = add_all(buffer, count, table[2:5])
    assert count == 5
    assert [buffer[place] for place in range(6)] == [16, 17, 12, 13, 14, 0]
    assert len(buffer) == len(room_for_moves())


def test_whoever_borrows_a_buffer_has_it_alone() -> None:
    one, other = borrow_moves(), borrow_moves()
    one[0], other[0] = 1, 2
    assert (one[0], other[0]) == (1, 2)
    return_moves(other)
    third = borrow_moves()
    third[0] = 3
    assert one[0] == 1
    return_moves(third)
    return_moves(one)


def test_a_wide_number_is_counted_on_past_a_byte() -> None:
    row = blank(6)
    put_wide(row, 1, 4, 254)
    for number in (255, 256, 257):
        count_on(row, 1)
        assert get_wide(row, 1, 4) == number
    put_wide(row, 1, 4, (1 << 24) - 1)
    count_on(row, 1)
    assert numbers(row, 0, 6) == [0, 0, 0, 0, 1, 0]


def test_cells_are_moved_and_sorted_in_place() -> None:
    row = blank(8)
    fill(row, 0, [9, 3, 1, 2, 7, 5, 0, 0])
    move_cells(row, 1, 6, 2)
    assert numbers(row, 0, 8) == [9, 3, 1, 3, 1, 2, 7, 5]
    move_cells(row, 3, 8, -2)
    assert numbers(row, 0, 8) == [9, 3, 1, 2, 7, 5, 7, 5]
    sort_cells(row, 1, 6)
    assert numbers(row, 0, 8) == [9, 1, 2, 3, 5, 7, 7, 5]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.meta.id)
def test_the_fast_path_plays_as_the_contract_does(game: Any) -> None:
    """The same choices in the same order, and the same positions after them."""
    buffer = room_for_moves()
    slow = game.start(game.meta.max_seats, {}, Dealer(3))
    fast = slow.clone()
    chance = Dealer(4)
    while slow.to_act():
        seat = slow.to_act()[0]
        assert fast.actor() == seat
        choices = slow.legal(seat)
        count = fast.moves(seat, buffer)
        assert [buffer[place] for place in range(count)] == [choice.index for choice in choices]
        same_chance = chance.clone()
        place = chance.below(count)
        assert fast.pick(seat, same_chance, room_for_moves()) == choices[place].index
        slow.play(seat, choices[place])
        fast.step(seat, buffer[place])
    assert fast.actor() == -1
    assert fast.dump() == slow.dump()
    assert fast.play_out(chance, buffer) == 0


@pytest.mark.parametrize("game", games(), ids=lambda game: game.meta.id)
def test_a_play_out_goes_to_the_end_or_as_far_as_asked(game: Any) -> None:
    buffer = room_for_moves()
    state = game.start(game.meta.max_seats, {}, Dealer(5))
    assert state.play_out(Dealer(6), buffer, 10) == 10
    assert state.seq == 10
    played = state.play_out(Dealer(6), buffer)
    assert state.seq == 10 + played
    assert state.outcome() is not None
