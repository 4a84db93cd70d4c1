"""Playing at a table: the checks in their order, and nothing changed unless all of them hold."""

from __future__ import annotations

from collections.abc import Sequence

from triumvir.core.errors import IllegalAction, InvalidAction
from triumvir.core.session import Attempt
from triumvir.server.tables.draft import Draft
from triumvir.server.tables.entry import Entry
from triumvir.server.tables.refusal import Refusal, RulesRefusal, Stale
from triumvir.server.tables.table import Table
from triumvir.server.tables.verbs.seats import own_seat, seat_at
from triumvir.server.tables.verbs.verb import need_status


def act_as_person(
    guest: str, wanted: int | None, seq: int, texts: Sequence[str], table: Table
) -> list[Draft]:
    """For a person, at the seat they name or have. The table comes last: the rest is known before
    it is."""
    return act_at(table, own_seat(table, guest, wanted), seq, texts)


def act_as_bot(table: Table, seat: int, seq: int, texts: Sequence[str]) -> list[Draft]:
    """For a bot: as for a person, except that the seat must be a bot's."""
    if not seat_at(table, seat).bot:
        raise Refusal("foreign-seat", status=403)
    return act_at(table, seat, seq, texts)


def act_at(table: Table, seat: int, seq: int, texts: Sequence[str]) -> list[Draft]:
    """Where several act at once, what the others did meanwhile does no harm."""
    check_seq(table, seq, table.asked[seat])
    if table.status != "playing":
        need_status(table, "playing")
    if table.paused():
        raise Refusal("paused")
    assert table.session is not None
    if seat not in table.session.state.to_act():
        raise Refusal("not-your-turn")
    try:
        tried = table.session.attempt(seat, texts)
    except InvalidAction as invalid:
        raise RulesRefusal("invalid-action", table.game, invalid) from invalid
    except IllegalAction as illegal:  # by another name: compiled, a name has one type
        raise RulesRefusal("illegal-action", table.game, illegal) from illegal
    return [Draft("act", seat, "", one.action.text, one) for one in tried]


def check_seq(table: Table, seq: int, since: int) -> None:
    if not since <= seq <= table.seq:
        raise Stale(ahead=seq > table.seq)


def fold_act(table: Table, entry: Entry) -> None:
    """Seat: who acts. Text: the action, as the game writes it."""
    assert table.session is not None
    fold_tried(table, entry, table.session.attempt(entry.seat, [entry.text])[0])


def fold_tried(table: Table, entry: Entry, tried: Attempt) -> None:
    """The same for an action that was tried when it was planned."""
    assert table.session is not None
    before = others_asked(table, entry.seat)
    table.session.accept(tried, entry.seq)
    if table.session.record.outcome is not None:
        table.finish(entry, "finished")
    waiting: list[int] = []
    if before:
        after = others_asked(table, entry.seat)
        waiting = [seat for seat, asked in before.items() if after.get(seat) == asked]
    table.settle(entry.seq + 1, waiting)


def skip_act(table: Table, entry: Entry) -> None:
    """The same for an action that was taken back later on."""
    assert table.session is not None
    table.session.skip(entry.seat, entry.text, entry.seq)
    table.settle(entry.seq + 1)


def others_asked(table: Table, seat: int) -> dict[int, list[str]]:
    """What the other seats can do that are to act, too; there are some in a set-up, say."""
    assert table.state is not None
    others = [other for other in table.state.to_act() if other != seat]
    return {other: [action.text for action in table.state.legal(other)] for other in others}
