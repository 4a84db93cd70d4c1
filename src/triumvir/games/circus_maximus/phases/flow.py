"""C. From one question to the next: phases, days, the end (CM-19, CM-23, CM-42)."""

from __future__ import annotations

from triumvir.games.circus_maximus.cards import DAYS, VILLA
from triumvir.games.circus_maximus.phases.accounts import finish, settle_day
from triumvir.games.circus_maximus.phases.bidding import begin_stage, find_bidder
from triumvir.games.circus_maximus.phases.settling import (
    begin_place,
    clear_active,
    end_villa,
    find_active,
)
from triumvir.games.circus_maximus.phases.setup import next_day
from triumvir.games.circus_maximus.position import (
    BIDDING,
    END_PLACE,
    FIRST_PLACE,
    SETTLING,
    SHOWS,
    Position,
)


def go_on(position: Position) -> None:
    """Do what needs no decision until somebody is asked, or the game is over."""
    while True:
        if position.phase == BIDDING:
            if find_bidder(position):
                return
            begin_place(position, FIRST_PLACE[position.stage])  # CM-23
        elif position.phase == SETTLING:
            if find_active(position):
                return
            end_place(position)
        else:
            return  # a favour asks for more, or the end


def end_place(position: Position) -> None:
    """A row is done: the next venue, the next phase, or the accounts."""
    place = position.place
    clear_active(position)
    if place == VILLA:
        end_villa(position)
    if place + 1 < END_PLACE[position.stage]:
        begin_place(position, place + 1)  # CM-42
    elif position.stage < SHOWS:
        begin_stage(position, position.stage + 1)
    else:
        settle_day(position)
        if position.day + 1 < DAYS:
            next_day(position)
        else:
            finish(position)
