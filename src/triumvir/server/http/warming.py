"""The first use of a statement: SQLAlchemy writes its SQL then, which takes some milliseconds each.

Every question that can be asked is asked once by somebody who does not exist, before anybody is
served; otherwise the first to ask would hold up those who play.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable

from starlette.requests import Request as HttpRequest

from triumvir.core.registry import games
from triumvir.server.house.house import House
from triumvir.server.http.request import Endpoint, Request, RequestContext
from triumvir.server.tables.entry import day_of, now
from triumvir.server.tables.person import Person
from triumvir.texts.language import FALLBACK

NOBODY = Person("nobody", "", FALLBACK, account=True)


async def ask_everything(context: RequestContext, endpoints: Iterable[Endpoint]) -> None:
    """Only what looks and changes nothing."""
    for endpoint in endpoints:
        if endpoint.method == "GET":
            with contextlib.suppress(Exception):  # most have nothing to say to nobody
                await endpoint.handler(Request(context, question(endpoint), NOBODY, None))


async def ask_as_the_house(house: House) -> None:
    """What the house asks again and again by itself, at a moment at which nothing is due."""
    await house.notices.round(0)
    await house.cup_hall.cups.full()
    await house.evening_hall.evenings.going_on(0)
    await house.evening_hall.evenings.left_open(0)
    await house.listing.count_unfinished(NOBODY.id)


def question(endpoint: Endpoint) -> HttpRequest:
    names = dict.fromkeys(("id", "name", "other", "lesson", "secret"), "nobody")
    names |= {"game": next(iter(games())).meta.id, "day": day_of(now())}
    return HttpRequest(
        {
            "type": "http",
            "method": endpoint.method,
            "scheme": "http",
            "path": endpoint.path,
            "path_params": names,
            "query_string": b"",
            "headers": [(b"host", b"localhost")],
            "client": ("localhost", 0),
        }
    )
