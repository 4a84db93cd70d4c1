"""What anybody may know about a table."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from triumvir.core.document import Document
from triumvir.core.game import Game
from triumvir.server.protocol.messages import Info, ProposalInfo, SeatInfo
from triumvir.server.tables.bot_names import is_bot
from triumvir.server.tables.entry import Entry, now
from triumvir.server.tables.table import Table
from triumvir.server.tables.timing import clock_info


def role(game: Game, options: Document, number: int) -> str:
    roles = game.roles(options)
    return roles[number] if number < len(roles) else ""


def info(table: Table) -> Info:
    meta = table.game.meta
    over = table.status == "over"
    return Info(
        id=table.id,
        game=meta.id,
        revision=table.revision,
        options=table.options,
        status=table.status,
        public=table.public,
        host=table.host,
        seats=[
            SeatInfo(
                number=number,
                role=role(table.game, table.options, number),
                name=seat.shown(),
                guest=seat.guest,
                bot=seat.bot,
                resigned=seat.resigned,
                person=seat.name if seat.bot and seat.guest else "",
                program=is_bot(seat.name),
            )
            for number, seat in enumerate(table.seats)
        ],
        to_act=list(table.to_act()),
        commitment=table.deal.commitment,
        secret=table.deal.secret if over and not table.sealed() else "",
        result=table.result,
        proposal=proposal_info(table),
        previous=table.previous,
        next=table.next,
        created=table.created,
        ended=table.ended,
        locked=table.locked,
        chat_open="" in table.admitted,
        rated=table.rated,
        match=table.match,
        coach=table.status == "playing" and table.may_coach(),
        clock=clock_info(table, now()),
        daily=table.daily,
        branch=table.branch,
    )


def goes_on(before: Info, table: Table, entries: Sequence[Entry]) -> bool:
    """Whether nothing happened but actions in a game that is not over by them."""
    if before.status != "playing" or table.status != "playing":
        return False
    return not [entry for entry in entries if entry.kind != "act"]


def changed_by_acts(before: Info, table: Table) -> Document:
    """Those fields that are not as they were, where `goes_on`: actions change no others."""
    changed: Document = {}
    to_act = list(table.to_act())
    if to_act != before.to_act:
        changed["to_act"] = to_act
    proposal = proposal_info(table)
    if proposal != before.proposal:
        changed["proposal"] = proposal
    if table.clock is not None:
        changed["clock"] = clock_info(table, now())
    return changed


def with_changes(before: Info, changed: Document) -> Info:
    return structs.replace(before, **changed) if changed else before


def proposal_info(table: Table) -> ProposalInfo | None:
    proposal = table.proposal
    if proposal is None:
        return None
    waiting = [
        number
        for number, seat in enumerate(table.seats)
        if seat.guest and not seat.resigned and seat.guest not in proposal.agreed
    ]
    return ProposalInfo(seat=proposal.seat, what=proposal.what, waiting=waiting)
