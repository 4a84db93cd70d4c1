"""The opinion of `advice.py` in its terms, by name: what the coach says. In coins."""

from __future__ import annotations

from typing import Final

from triumvir.core.opinion import Opinion
from triumvir.core.row import NONE
from triumvir.games.circus_maximus.advice import (
    EXCHANGED,
    SENT_VISITOR,
    add_tickets,
    add_villa,
    ended,
    estimates,
    hand_worth,
    no_coins,
    time_left,
)
from triumvir.games.circus_maximus.fields import (
    BIDDING,
    DRAWN,
    FAVOURS,
    GIVEN,
    HAND_N,
    MERCHANTS,
    OVER,
    PHASE,
    SEAT,
    STAGE,
    TAKES,
    TICKETS_STAGE,
    get,
)
from triumvir.games.circus_maximus.position import Position
from triumvir.games.circus_maximus.ranks import ONE
from triumvir.games.circus_maximus.sales import add_shows

# The game itself outweighs everything that is said on the way.
WON: Final = 100.0


def opinions(position: Position, seat: int) -> list[Opinion]:
    """The terms whose sum `evaluate` looks at: one's own coins, less half of the best other's and
    half of the others' mean."""
    row = position.row
    if get(row, PHASE) == OVER:
        return [Opinion("won", "", WON * ended(position, seat))]
    chances = time_left(position)
    bidding = get(row, PHASE) == BIDDING or get(row, TAKES) == 0
    total = estimates(position)
    found: list[Opinion] = []
    merchants = position.sheet.hands[get(row, MERCHANTS + seat)]
    found.append(Opinion("merchants", "", float(merchants)))
    favours = float(hand_worth(position, seat, chances)) if get(row, HAND_N + seat) > 0 else 0.0
    if get(row, SEAT) == seat and get(row, GIVEN) != NONE:
        favours += EXCHANGED
    found.append(Opinion("favours", "", favours / ONE))
    if get(row, STAGE) == FAVOURS:
        found.append(Opinion("villa", "", part(position, seat, "villa", bidding, chances)))
    if get(row, STAGE) <= TICKETS_STAGE:
        found.append(Opinion("tickets", "", part(position, seat, "tickets", bidding, chances)))
    else:
        shows = part(position, seat, "shows", bidding, chances)
        if get(row, SEAT) == seat and get(row, DRAWN) != NONE:
            shows += SENT_VISITOR / ONE
        found.append(Opinion("shows", "", shows))
    # What is left of one's own total are coins earned and sales made.
    coins = total[seat] / ONE - sum([one.value for one in found])
    found.append(Opinion("coins", "", coins))
    others = [total[other] / ONE for other in range(position.seats()) if other != seat]
    found.append(Opinion("rivals", "", -0.5 * max(others) - 0.5 * sum(others) / len(others)))
    return found


def part(position: Position, seat: int, which: str, bidding: bool, chances: int) -> float:
    """What one stage promises the seat."""
    result = no_coins(position.row)
    if which == "villa":
        add_villa(position, result, bidding, chances)
    elif which == "tickets":
        add_tickets(position, result, bidding)
    else:
        add_shows(position, result, bidding)
    return result[seat] / ONE
