"""What needs everybody: ending early, taking back what was seen, playing again."""

from __future__ import annotations

from triumvir.server.entry import Draft
from triumvir.server.refusal import Refusal
from triumvir.server.table import Table
from triumvir.server.verbs.owning import need_playing
from triumvir.server.verbs.undo import span


def first_seat(table: Table, guest: str) -> int:
    own = table.seats_of(guest)
    if not own:
        raise Refusal("not-seated", status=403)
    return own[0]


def propose(table: Table, guest: str, what: str, count: int | None) -> list[Draft]:
    """Bots agree to everything: with nobody else to ask, it is done at once."""
    seat = first_seat(table, guest)
    if what == "rematch":
        if table.status != "over":
            raise Refusal("not-over")
        if table.next:
            raise Refusal("rematch-made", table=table.next)
    else:
        need_playing(table)
    if table.proposal is not None:
        raise Refusal("proposal-waits")
    if what == "undo":
        number = span(table, guest) if count is None else count
        if number > len(table.standing):
            raise Refusal("nothing-to-undo", count=len(table.standing))
        what = f"undo {number}"
    drafts = [Draft("propose", seat, guest, what)]
    if not [other for other in table.people() if other != guest]:
        drafts += effect(seat, what)
    return drafts


def agree(table: Table, guest: str) -> list[Draft]:
    seat = first_seat(table, guest)
    proposal = table.proposal
    if proposal is None:
        raise Refusal("no-proposal")
    if guest in proposal.agreed:
        raise Refusal("agreed-already")
    drafts = [Draft("agree", seat, guest)]
    if set(table.people()) <= proposal.agreed | {guest}:
        drafts += effect(proposal.seat, proposal.what)
    return drafts


def decline(table: Table, guest: str) -> list[Draft]:
    seat = first_seat(table, guest)
    if table.proposal is None:
        raise Refusal("no-proposal")
    return [Draft("decline", seat, guest)]


def effect(seat: int, what: str) -> list[Draft]:
    """What everybody agreed to; a rematch is made by the house, which knows of other tables."""
    if what == "end":
        return [Draft("end", text="agreed")]
    if what == "rematch":
        return [Draft("rematch")]
    return [Draft("undo", seat, text=what)]
