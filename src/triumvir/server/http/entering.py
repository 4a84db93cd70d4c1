"""Whoever has logged in: the cookie is theirs from now on, and a guest's tables come along."""

from __future__ import annotations

import asyncio

from triumvir.server.http.request import Request
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal


def check_open(request: Request) -> None:
    """Whether anybody may log in to an account here."""
    if request.house.config.accounts == "off":
        raise Refusal("accounts-off", status=403)


async def bring_along(request: Request, person: Person, bring: bool) -> int:
    """How many tables came along from the guest of this browser. Where it was another account, that
    is logged out here."""
    guest, house = request.person, request.house
    if guest is not None and guest.account and guest.login:
        await house.guests.logins.end(guest.id, guest.login)  # nobody has that cookie now
    elif bring and guest is not None and guest.id != person.id:
        brought = len(await house.listing.ids_of(guest.id))
        await house.accounts.start_move(guest, person)
        await asyncio.shield(house.spawn(house.belongings.move(guest.id, person.id)))
        await house.show_out(guest.id)
        return brought
    return 0
