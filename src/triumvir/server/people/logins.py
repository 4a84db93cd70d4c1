"""Devices on which an account is logged in. Each has a token of its own, which can be revoked."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, Final

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from triumvir.server.store.database import reader
from triumvir.server.store.schema import CODES, LINKS, LOGINS
from triumvir.server.tables.entry import now

MARK: Final = "login_"
HOUR: Final = 3600 * 1000  # milliseconds
VALID: Final = 365 * 24 * HOUR  # a device that was not used for so long is logged out
MOST: Final = 30  # devices of one account; the one that was not used for longest goes

# What is looked for in the name that a browser gives itself, in this order.
BROWSERS: Final = {
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "Mac OS X": "Mac",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


class Login(msgspec.Struct):
    id: str
    guest: str
    device: str
    created: int
    seen: int  # to the hour
    renew: bool = False  # the cookie is to be set again


def device_of(agent: str) -> str:
    """`Firefox/Linux`; a program is what it calls itself first."""
    browser = next((shown for mark, shown in BROWSERS.items() if mark in agent), "")
    system = next((shown for mark, shown in SYSTEMS.items() if mark in agent), "")
    if not browser:
        browser = "".join([sign for sign in agent[:24].split("/")[0] if sign.isalnum()])
    return f"{browser}/{system}"


class Logins:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.reader = reader(engine)
        self.known: dict[str, Login] = {}  # by the hash of the token
        self.forgotten = 0  # how often something was forgotten

    async def read(self, token: str) -> Login | None:
        """Whose device it is, if it is logged in."""
        hashed = token_hash(token)
        found = self.known.get(hashed)
        if found is None:
            before = self.forgotten
            async with self.reader.connect() as connection:
                chosen = select(LOGINS).where(LOGINS.c.hash == hashed)
                row = (await connection.execute(chosen)).first()
            if row is None:
                return None
            found = Login(row.id, row.guest, row.device, row.created, row.seen)
            if before == self.forgotten:  # else it may have been logged out while we looked
                if len(self.known) > 50_000:
                    self.known.clear()
                self.known[hashed] = found
        if found.seen < now() - VALID:
            return None
        hour = now() // HOUR * HOUR
        if found.seen < hour:
            async with self.engine.begin() as connection:
                await connection.execute(
                    update(LOGINS).where(LOGINS.c.id == found.id).values(seen=hour)
                )
            found.seen, found.renew = hour, True
        return found

    def renewed(self, token: str) -> str:
        """The token, if its cookie is to be set again: it lasts from then."""
        found = self.known.get(token_hash(token))
        if found is None or not found.renew:
            return ""
        found.renew = False
        return token

    async def make(self, connection: AsyncConnection, guest: str, device: str) -> str:
        """One more device; its token."""
        token = MARK + secrets.token_urlsafe(32)
        row = {
            "id": secrets.token_urlsafe(9),
            "hash": token_hash(token),
            "guest": guest,
            "device": device[:64],
            "created": now(),
            "seen": now() // HOUR * HOUR,
        }
        await connection.execute(insert(LOGINS), row)
        kept = (
            select(LOGINS.c.id)
            .where(LOGINS.c.guest == guest)
            .order_by(LOGINS.c.seen.desc(), LOGINS.c.created.desc())
            .limit(MOST)
        )
        await connection.execute(
            delete(LOGINS).where(LOGINS.c.guest == guest, LOGINS.c.id.not_in(kept))
        )
        return token

    async def of(self, guest: str) -> list[Any]:
        async with self.engine.connect() as connection:
            chosen = select(LOGINS).where(LOGINS.c.guest == guest)
            newest = chosen.order_by(LOGINS.c.seen.desc(), LOGINS.c.created.desc())
            return list((await connection.execute(newest)).all())

    async def end(self, guest: str, id: str) -> bool:
        """One device is logged out; whether it was this guest's."""
        async with self.engine.begin() as connection:
            gone = await connection.execute(
                delete(LOGINS).where(LOGINS.c.guest == guest, LOGINS.c.id == id)
            )
        self.forget(guest)
        return gone.rowcount > 0

    def forget(self, guest: str) -> None:
        """What is known of this guest may be wrong."""
        self.forgotten += 1
        for hashed in [one for one, login in self.known.items() if login.guest == guest]:
            del self.known[hashed]


async def end_all(connection: AsyncConnection, guest: str) -> None:
    """No device is logged in any more, nor will one be by what was made before: a code for another
    device, a link of the host or by e-mail. Whoever has them may be whom this is to keep out."""
    for table in (LOGINS, CODES, LINKS):
        await connection.execute(delete(table).where(table.c.guest == guest))


def token_hash(token: str) -> str:
    """Tokens are long and random: nothing slow is needed."""
    return hashlib.sha256(token.encode()).hexdigest()
