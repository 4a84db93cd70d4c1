"""Terni lapilli, a Roman row game: a whole game in one file, to learn from.

Nine points, three pebbles each: whoever has three in a row wins. `README.md` has the rules.
"""

from __future__ import annotations

from typing import Final

from triumvir.core.action import Action, ActionTable
from triumvir.core.codec import Number, Several, Word
from triumvir.core.dealer import Dealer
from triumvir.core.document import Document, Part, contradiction, read_dict, read_list
from triumvir.core.game import Game, State
from triumvir.core.layout import Field, Layout, Table
from triumvir.core.meta import Meta
from triumvir.core.outcome import Outcome
from triumvir.core.row import NONE, get, put
from triumvir.core.view import View
from triumvir.native import Row

META: Final = Meta(
    id="terni-lapilli",
    title="Terni lapilli",
    roles=("red", "blue"),
    rules=tuple([f"TL-{number}" for number in range(1, 7)]),
    teaching=True,
)

# The board (TL-1): points from the top left, as they are drawn, and the lines between them.
POINTS: Final = ("a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1")
LINES: Final = (
    (0, 1, 2), (3, 4, 5), (6, 7, 8),  # rows
    (0, 3, 6), (1, 4, 7), (2, 5, 8),  # columns
    (0, 4, 8), (2, 4, 6),  # diagonals
)  # fmt: skip
PEBBLES: Final = 3
MOST: Final = 60  # actions, TL-6

# The actions: each with the point that is left (none when a pebble is placed) and the one reached.
TABLE: Final = ActionTable()
PLACE: Final = [TABLE.add("place", point, {"place": point}) for point in POINTS]
STEPS: Final = sorted([step for a, b, c in LINES for step in ((a, b), (b, a), (b, c), (c, b))])
MOVE: Final = [
    TABLE.add("move", f"{POINTS[start]} {POINTS[end]}", {"from": POINTS[start], "to": POINTS[end]})
    for start, end in STEPS
]

# The position: one row of bytes, and what lies where in it.
PHASES: Final = ("placing", "moving", "over")
PLACING, MOVING, OVER = range(3)
PHASE: Final = 0
BOARD: Final = 1  # [point]: whose pebble lies there, or NONE
FIELDS: Final = Table(
    1,
    (
        Field("phase", PHASE, Word(PHASES)),
        Field("board", BOARD, Several(Number(0, 1, none=True), 9), shown=""),
    ),
)
LAYOUT: Final = Layout(BOARD + 9, (FIELDS,))


class TerniState(State):
    __slots__ = ()

    def __init__(self, row: Row) -> None:
        super().__init__(TABLE)
        self.row = row

    def on_turn(self) -> int:
        return self.seq % 2  # TL-2 red begins, then turn by turn

    def to_act(self) -> tuple[int, ...]:
        return () if get(self.row, PHASE) == OVER else (self.on_turn(),)

    # What may be done

    def choices(self, seat: int) -> list[Action]:
        if get(self.row, PHASE) == PLACING:  # TL-3
            return [PLACE[point] for point in range(9) if self.at(point) == NONE]
        return [  # TL-4: there always is one, unless somebody has won
            MOVE[number]
            for number, (start, end) in enumerate(STEPS)
            if self.at(start) == seat and self.at(end) == NONE
        ]

    def apply(self, seat: int, action: Action) -> None:
        if action.index < 9:
            put(self.row, BOARD + action.index, seat)
            self.tell("placed", "TL-3", {"seat": seat, **action.fields})
        else:
            start, end = STEPS[action.index - 9]
            put(self.row, BOARD + start, NONE)
            put(self.row, BOARD + end, seat)
            self.tell("moved", "TL-4", {"seat": seat, **action.fields})
        put(self.row, PHASE, self.phase_now())

    def at(self, point: int) -> int:
        return get(self.row, BOARD + point)

    def phase_now(self) -> int:
        if self.ending():
            return OVER
        return PLACING if self.seq < 2 * PEBBLES else MOVING

    # How it ends

    def ending(self) -> str:
        """Why the game is over; nothing while it goes on."""
        for line in LINES:
            if self.at(line[0]) != NONE and len({self.at(point) for point in line}) == 1:
                return "three"  # TL-5
        return "long" if self.seq >= MOST else ""  # TL-6

    def outcome(self) -> Outcome | None:
        reason = self.ending()
        if not reason:
            return None
        if reason == "long":
            return Outcome((0, 0), (1, 1), reason, "TL-6", [])
        winner = 1 - self.on_turn()  # whoever acted last
        line: Document = {"seat": winner, "kind": reason, "points": 1, "rule": "TL-5"}
        return Outcome((1 - winner, winner), (1 + winner, 2 - winner), reason, "TL-5", [line])

    def standing(self) -> list[int]:
        outcome = self.outcome()
        return [0, 0] if outcome is None else list(outcome.points)

    # The position as data

    def describe(self, seat: int | None) -> Document:
        """Everything lies open. The grid is what terminal and page draw."""
        document = FIELDS.describe(self.row, -1 if seat is None else seat, get(self.row, PHASE))
        cells = [{"place": POINTS[p], "seat": self.owner(p)} for p in range(9)]
        document["grid"] = [cells[0:3], cells[3:6], cells[6:9]]
        return document

    def owner(self, point: int) -> int | None:
        seat = self.at(point)
        return None if seat == NONE else seat

    def clone(self) -> State:
        other = TerniState(self.row[:])
        other.seq = self.seq
        return other

    def dump(self) -> Document:
        return {**GAME.header(), "seq": self.seq, **FIELDS.dump(self.row)}


class TerniLapilli(Game):
    def deal(self, seats: int, options: Document, dealer: Dealer) -> State:
        return TerniState(LAYOUT.fresh())

    def guess(self, view: View, dealer: Dealer) -> State:
        """Nothing is hidden: the one position that the view shows."""
        rows = [read_list(row, "row", 3) for row in read_list(view.data["grid"], "grid", 3)]
        board = [read_dict(cell, "cell")["seat"] for row in rows for cell in row]
        seq, phase = view.data["seq"], view.data["phase"]
        return self.read({"seq": seq, "phase": phase, "board": board})

    def read(self, document: Document) -> State:
        state = TerniState(LAYOUT.fresh())
        whole = Part(document)
        state.seq = whole.number("seq", 0, MOST)
        FIELDS.load(state.row, whole)
        laid = [sum([state.at(point) == seat for point in range(9)]) for seat in range(2)]
        due = [min(PEBBLES, (state.seq + 1 - seat) // 2) for seat in range(2)]
        if laid != due:
            raise contradiction("board", f"expected {due} pebbles after {state.seq} actions")
        if get(state.row, PHASE) != state.phase_now():
            raise contradiction("phase", f"expected '{PHASES[state.phase_now()]}' here")
        return state


GAME: Final = TerniLapilli(META, TABLE, LAYOUT)
