"""Playing: the checks in their order, and nothing changed unless all of them hold."""

from __future__ import annotations

from collections.abc import Sequence

from triumvir.core.errors import IllegalAction, InvalidAction
from triumvir.core.event import Event
from triumvir.server.entry import Draft, Played
from triumvir.server.refusal import Refusal, Stale
from triumvir.server.table import Table
from triumvir.server.verbs.owning import need_playing, own_seat


def check_seq(table: Table, seq: int, since: int) -> None:
    if not since <= seq <= table.seq:
        raise Stale(ahead=seq > table.seq)


def act(
    table: Table, guest: str, wanted: int | None, seq: int, texts: Sequence[str]
) -> list[Draft]:
    """For a person."""
    seat = own_seat(table, guest, wanted)
    return act_at(table, seat, seq, texts)


def act_as_bot(table: Table, seat: int, seq: int, texts: Sequence[str]) -> list[Draft]:
    """For a bot: the same door, but that the seat must be a bot's."""
    if not table.seats[seat].bot:
        raise Refusal("foreign-seat", status=403)
    return act_at(table, seat, seq, texts)


def act_at(table: Table, seat: int, seq: int, texts: Sequence[str]) -> list[Draft]:
    """Where several act at once, what the others did meanwhile does no harm."""
    check_seq(table, seq, table.asked[seat])
    need_playing(table)
    assert table.state is not None
    if seat not in table.state.to_act():
        raise Refusal("not-your-turn")
    drafts: list[Draft] = []
    try:
        actions = [table.game.parse(text) for text in texts]
        state = table.state.clone()
        for action in actions:
            events: list[Event] = []
            state.play(seat, action, events)
            drafts.append(Draft("act", seat, text=action.text, played=Played(events, state)))
    except InvalidAction as error:
        raise Refusal("invalid-action", str(error)) from error
    except IllegalAction as error:
        raise Refusal("illegal-action", str(error), error.rule) from error
    return drafts
