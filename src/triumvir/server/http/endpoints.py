"""All lines of the API, and what describes them."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from triumvir.server.http import (
    about,
    accounts,
    answers,
    coach,
    cups,
    deals,
    evenings,
    guests,
    holidays,
    lessons,
    lobby,
    mails,
    notices,
    passkeys,
    people,
    pool,
    programs,
    provider,
    puzzles,
    ratings,
    reviews,
    tables,
    today,
    work,
)
from triumvir.server.http.openapi import openapi, socket_schemas

ENDPOINTS: Final = (
    *about.ENDPOINTS,
    *guests.ENDPOINTS,
    *accounts.ENDPOINTS,
    *passkeys.ENDPOINTS,
    *mails.ENDPOINTS,
    *provider.ENDPOINTS,
    *programs.ENDPOINTS,
    *people.ENDPOINTS,
    *notices.ENDPOINTS,
    *ratings.ENDPOINTS,
    *lobby.ENDPOINTS,
    *pool.ENDPOINTS,
    *cups.ENDPOINTS,
    *evenings.ENDPOINTS,
    *tables.ENDPOINTS,
    *answers.ENDPOINTS,
    *holidays.ENDPOINTS,
    *lessons.ENDPOINTS,
    *coach.ENDPOINTS,
    *reviews.ENDPOINTS,
    *work.ENDPOINTS,
    *today.ENDPOINTS,
    *puzzles.ENDPOINTS,
    *deals.ENDPOINTS,
)
DESCRIBED: Final = ("openapi", "socket")


@cache
def described(name: str) -> bytes:
    """One of DESCRIBED, as JSON: long, and always the same."""
    return msgspec.json.encode(openapi(ENDPOINTS) if name == "openapi" else socket_schemas())
