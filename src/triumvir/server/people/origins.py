"""Where accounts are used from, as a keyed hash: two at one address do not play rated games."""

from __future__ import annotations

import hashlib
import hmac
import ipaddress
from typing import Final

from sqlalchemy import delete, insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from triumvir.server.store.schema import ORIGINS

KNOWN: Final = 50_000


class Origins:
    def __init__(self, engine: AsyncEngine, key: bytes) -> None:
        self.engine = engine
        self.key = key
        self.last: dict[str, str] = {}  # of each account: the address that was noted

    def hash(self, address: str) -> str:
        """Empty for this machine: everybody behind an untrusted proxy seems to come from it."""
        try:
            if ipaddress.ip_address(address.partition("/")[0]).is_loopback:
                return ""
        except ValueError:
            return ""
        return hmac.new(self.key, f"origin/{address}".encode(), hashlib.sha256).hexdigest()[:32]

    async def note(self, account: str, address: str) -> None:
        """Written when it changes."""
        if self.last.get(account) == address:
            return
        if len(self.last) > KNOWN:
            self.last.clear()
        self.last[account] = address
        if not (origin := self.hash(address)):
            return
        try:
            async with self.engine.begin() as connection:
                await connection.execute(delete(ORIGINS).where(ORIGINS.c.guest == account))
                await connection.execute(insert(ORIGINS), {"guest": account, "origin": origin})
        except IntegrityError:
            pass  # noted at the same time by another process
