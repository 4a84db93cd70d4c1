"""What everybody may know of a table, whoever looks."""

from __future__ import annotations

from triumvir.core.document import Document
from triumvir.core.game import Game
from triumvir.server.messages import Info, ProposalInfo, SeatInfo
from triumvir.server.table import Table


def role(game: Game, options: Document, number: int) -> str:
    roles = game.roles(options)
    return roles[number] if number < len(roles) else ""


def info(table: Table) -> Info:
    meta = table.game.meta
    over = table.status == "over"
    return Info(
        id=table.id,
        game=meta.id,
        revision=meta.revision,
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
            )
            for number, seat in enumerate(table.seats)
        ],
        to_act=list(table.to_act()),
        commitment=table.deal.commitment,
        secret=table.deal.secret if over else "",
        result=table.result,
        proposal=proposal_info(table),
        previous=table.previous,
        next=table.next,
        created=table.created,
        ended=table.ended,
    )


def proposal_info(table: Table) -> ProposalInfo | None:
    proposal = table.proposal
    if proposal is None:
        return None
    waiting = [
        number
        for number, seat in enumerate(table.seats)
        if seat.person() and seat.person() not in proposal.agreed
    ]
    return ProposalInfo(seat=proposal.seat, what=proposal.what, waiting=waiting)
