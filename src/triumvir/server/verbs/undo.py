"""Taking back: freely what showed nothing and was not answered, else by consent."""

from __future__ import annotations

from triumvir.core.learns import learns
from triumvir.server.entry import Draft
from triumvir.server.refusal import Refusal
from triumvir.server.table import Table
from triumvir.server.verbs.act import check_seq
from triumvir.server.verbs.owning import need_playing

MOST = 20  # so many actions are looked at; more are taken back by consent


def undo(table: Table, guest: str, seq: int, count: int) -> list[Draft]:
    if not table.seats_of(guest):
        raise Refusal("not-seated", status=403)
    check_seq(table, seq, table.settled)
    need_playing(table)
    last = table.standing[-count:]
    if len(last) < count:
        raise Refusal("nothing-to-undo", count=len(table.standing))
    if count > MOST or not all(table.seats[move.seat].played_by(guest) for move in last):
        raise Refusal("undo-needs-consent")
    state = table.replay(drop=count)
    for move in last:
        action = table.game.parse(move.text)
        if learns(state, move.seat, action):
            raise Refusal("undo-needs-consent")
        state.play(move.seat, action)
    return [Draft("undo", last[-1].seat, text=f"undo {count}")]


def span(table: Table, guest: str) -> int:
    """How many actions to take back to stand before one's own last one."""
    for back, move in enumerate(reversed(table.standing)):
        if table.seats[move.seat].guest == guest:
            return back + 1
    raise Refusal("nothing-to-undo", count=0)
