"""C. From one question to the next: phases, days, the end (CM-19, CM-23, CM-42)."""

from __future__ import annotations

from triumvir.games.circus_maximus.cards import DAYS, VILLA
from triumvir.games.circus_maximus.fields import (
    BIDDING,
    DAY,
    END_PLACE,
    FIRST_PLACE,
    PHASE,
    PLACE,
    SETTLING,
    SHOWS,
    STAGE,
    get,
)
from triumvir.games.circus_maximus.phases.accounts import finish, settle_day
from triumvir.games.circus_maximus.phases.bidding import begin_stage, find_bidder
from triumvir.games.circus_maximus.phases.settling import (
    begin_place,
    clear_active,
    end_villa,
    find_active,
)
from triumvir.games.circus_maximus.phases.setup import next_day
from triumvir.games.circus_maximus.position import Position


def go_on(position: Position) -> None:
    """Do what needs no decision until somebody is asked, or the game is over."""
    row = position.row
    while True:
        if row[PHASE] == BIDDING:
            if find_bidder(position):
                return
            begin_place(position, FIRST_PLACE[get(row, STAGE)])  # CM-23
        elif row[PHASE] == SETTLING:
            if find_active(position):
                return
            end_place(position)
        else:
            return  # a favour asks for more, or the end


def end_place(position: Position) -> None:
    """A row is done: the next venue, the next phase, or the accounts."""
    row = position.row
    place = get(row, PLACE)
    clear_active(position)
    if place == VILLA:
        end_villa(position)
    if place + 1 < END_PLACE[get(row, STAGE)]:
        begin_place(position, place + 1)  # CM-42
    elif row[STAGE] < SHOWS:
        begin_stage(position, get(row, STAGE) + 1)
    else:
        settle_day(position)
        if get(row, DAY) + 1 < DAYS:
            next_day(position)
        else:
            finish(position)
