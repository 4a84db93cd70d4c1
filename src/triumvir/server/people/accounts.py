"""Accounts: a guest with a permanent name, a password, and codes for when it is forgotten.

The guest's row stays what it is, with its id; so all seats, entries and results stay theirs.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Any, Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from triumvir.server.config import Config
from triumvir.server.people.guests import LETTERS, Guests
from triumvir.server.people.handles import clean_handle, handle_key, suggestions
from triumvir.server.people.logins import end_all
from triumvir.server.people.passkeys import Passkeys
from triumvir.server.people.passwords import Passwords, check_password
from triumvir.server.people.programs import end_programs
from triumvir.server.store.schema import (
    ACCOUNTS,
    GUESTS,
    IDENTITIES,
    LINKS,
    MOVES,
    PASSKEYS,
    POSTS,
    RECOVERY,
    WAYS,
)
from triumvir.server.tables.entry import now
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal

CODES: Final = 8
DAY: Final = 24 * 3600 * 1000  # milliseconds
# For how long a link works: of the host to a new password or to an account, or sent by e-mail.
LINK_DAYS: Final = {"reset": 1, "invite": 14, "mailed": 1 / 24}


class Accounts:
    def __init__(self, engine: AsyncEngine, config: Config, guests: Guests) -> None:
        self.engine = engine
        self.config = config
        self.guests = guests
        self.passwords = Passwords()
        self.passkeys = Passkeys(engine)

    # Making one

    async def free(self, name: str, person: Person) -> str:
        """The name as it would be shown; or why it cannot be had."""
        shown = clean_handle(name)
        await self.guests.check_name(shown, person.id)
        return shown

    async def suggest(self, name: str) -> list[str]:
        """Names like this one that are free."""
        made = {handle_key(one): one for one in suggestions(name)}
        async with self.engine.connect() as connection:
            taken = select(ACCOUNTS.c.key).where(ACCOUNTS.c.key.in_(made))
            gone = set((await connection.execute(taken)).scalars())
        return [one for key, one in made.items() if key not in gone][:3]

    async def create(
        self,
        person: Person,
        name: str,
        password: str,
        invitation: str,
        device: str,
        passkey: dict[str, Any] | None = None,
    ) -> tuple[Person, str, list[str]]:
        """Who it is now, a token for this device, and the recovery codes. With a password, or a
        passkey that was checked, or both."""
        if person.account:
            raise Refusal("account-already", status=409)
        shown = await self.free(name, person)
        if password or passkey is None:
            check_password(password, shown)
        if self.config.accounts == "invite" and not await self.is_link("invite", invitation):
            raise Refusal("invitation", status=403)
        kept = await self.passwords.hash(password) if password else ""
        row = {"guest": person.id, "name": shown, "key": handle_key(shown), "password": kept}
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(ACCOUNTS), {**row, "created": now()})
                if self.config.accounts == "invite":
                    await self.use_link(connection, "invite", invitation)
                # Tokens and codes from before do not count: another may have them.
                await end_all(connection, person.id)
                guest = update(GUESTS).where(GUESTS.c.id == person.id)
                await connection.execute(guest.values(name=shown, tokens_from=now()))
                if passkey is not None:
                    await self.passkeys.add(connection, passkey)
                codes = await self.write_codes(connection, person.id)
                token = await self.guests.logins.make(connection, person.id, device)
        except IntegrityError as error:
            raise Refusal("name-taken", status=409, name=shown) from error
        return await self.fresh(person.id), token, codes

    async def fresh(self, id: str) -> Person:
        self.guests.forget(id)
        person = await self.guests.find(id)
        assert person is not None
        return person

    # Logging in

    async def login(self, name: str, password: str, device: str) -> tuple[Person, str]:
        """An unknown name and a wrong password are told in the same words, after the same time."""
        row = await self.row(handle_key(name))
        kept = row.password if row is not None else ""
        if not await self.passwords.fits(kept, password) or row is None:
            raise Refusal("login", status=403)
        if self.passwords.outdated(kept):
            again = await self.passwords.hash(password)
            async with self.engine.begin() as connection:
                chosen = update(ACCOUNTS).where(ACCOUNTS.c.guest == row.guest)
                await connection.execute(chosen.values(password=again))
        return await self.enter_as(row.guest, device)

    async def enter_as(self, guest: str, device: str) -> tuple[Person, str]:
        """It was proved who it is: a token for this device."""
        person = await self.fresh(guest)
        if person.banned:
            raise Refusal("banned", status=403)
        return person, await self.guests.issue(person, device)

    async def row(self, key: str) -> Any:
        async with self.engine.connect() as connection:
            return (await connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.key == key))).first()

    async def own(self, person: Person) -> Any:
        """The row of somebody who has an account."""
        async with self.engine.connect() as connection:
            chosen = select(ACCOUNTS).where(ACCOUNTS.c.guest == person.id)
            row = (await connection.execute(chosen)).first()
        if row is None:
            raise Refusal("no-account", status=404)
        return row

    async def prove(self, person: Person, password: str) -> None:
        """What a stolen token must not do wants the password once more."""
        row = await self.own(person)
        if not await self.passwords.fits(row.password, password):
            raise Refusal("password", status=403)

    # Coming back without the password

    async def recover(self, name: str, code: str, password: str, device: str) -> tuple[Person, str]:
        """By one of the eight codes, which is used up. All other devices are logged out."""
        hashed = self.code_hash(code)
        async with self.engine.connect() as connection:
            chosen = (
                select(RECOVERY.c.guest, ACCOUNTS.c.key, ACCOUNTS.c.name)
                .join(ACCOUNTS, ACCOUNTS.c.guest == RECOVERY.c.guest)
                .where(RECOVERY.c.hash == hashed)
            )
            row = (await connection.execute(chosen)).first()
        if row is None or row.key != handle_key(name):
            raise Refusal("recovery", status=403)
        check_password(password, row.name)
        kept = await self.passwords.hash(password)
        async with self.engine.begin() as connection:
            gone = await connection.execute(delete(RECOVERY).where(RECOVERY.c.hash == hashed))
            if gone.rowcount == 0:
                raise Refusal("recovery", status=403)
            token = await self.renew(connection, row.guest, kept, device)
        return await self.fresh(row.guest), token

    async def reset(self, link: str, password: str, device: str) -> tuple[Person, str, list[str]]:
        """By a link of the host, which works once. All other devices are logged out, passkeys, the
        provider and all ways to be told of anything removed (e-mail, feed, webhooks, push) and
        recovery codes replaced: nobody knows who has them. By one that was sent to the account's
        address all but the codes stays."""
        guest, kind = await self.is_link("reset", link), "reset"
        if not guest:
            guest, kind = await self.is_link("mailed", link), "mailed"
        if not guest:
            raise Refusal("link", status=403)
        person = await self.fresh(guest)
        check_password(password, person.name)
        kept = await self.passwords.hash(password)
        async with self.engine.begin() as connection:
            await self.use_link(connection, kind, link)
            if kind == "reset":
                await connection.execute(delete(PASSKEYS).where(PASSKEYS.c.guest == guest))
                await connection.execute(delete(IDENTITIES).where(IDENTITIES.c.guest == guest))
                await forget_ways(connection, guest)
            token = await self.renew(connection, guest, kept, device)
            codes = await self.write_codes(connection, guest)
        return await self.fresh(guest), token, codes

    async def change_password(self, person: Person, password: str, device: str) -> str:
        """Another password; a new token for this device, and none for the others."""
        check_password(password, person.name)
        kept = await self.passwords.hash(password)
        async with self.engine.begin() as connection:
            token = await self.renew(connection, person.id, kept, device)
        self.guests.forget(person.id)
        return token

    async def renew(
        self, connection: AsyncConnection, guest: str, password: str, device: str
    ) -> str:
        chosen = update(ACCOUNTS).where(ACCOUNTS.c.guest == guest)
        await connection.execute(chosen.values(password=password))
        await end_all(connection, guest)
        await end_programs(connection, [guest])
        return await self.guests.logins.make(connection, guest, device)

    # Recovery codes

    async def new_codes(self, person: Person) -> list[str]:
        """Eight new ones; the old ones do not work any more."""
        async with self.engine.begin() as connection:
            return await self.write_codes(connection, person.id)

    async def write_codes(self, connection: AsyncConnection, guest: str) -> list[str]:
        codes = ["".join([secrets.choice(LETTERS) for _ in range(10)]) for _ in range(CODES)]
        await connection.execute(delete(RECOVERY).where(RECOVERY.c.guest == guest))
        rows = [{"hash": self.code_hash(code), "guest": guest} for code in codes]
        await connection.execute(insert(RECOVERY), rows)
        return [f"{code[:5]}-{code[5:]}" for code in codes]

    def code_hash(self, code: str) -> str:
        """With the key of the house: a stolen database is not enough to find out the codes."""
        typed = "".join([letter for letter in code.upper() if letter in LETTERS])
        return hmac.new(self.guests.key, f"recovery/{typed}".encode(), hashlib.sha256).hexdigest()

    async def codes_left(self, person: Person) -> int:
        async with self.engine.connect() as connection:
            chosen = select(func.count()).where(RECOVERY.c.guest == person.id)
            return int((await connection.execute(chosen)).scalar_one())

    # Links of the host

    async def make_link(self, kind: str, name: str = "") -> str:
        """What stands behind the address; `name` is whose password it is."""
        guest = ""
        if kind != "invite":
            row = await self.row(handle_key(name))
            if row is None:
                raise Refusal("no-such-account", status=404, name=name)
            guest = row.guest
        link = secrets.token_urlsafe(24)
        expires = now() + int(LINK_DAYS[kind] * DAY)
        async with self.engine.begin() as connection:
            if guest:
                older = (LINKS.c.guest == guest) & (LINKS.c.kind == kind)
                await connection.execute(delete(LINKS).where(older))
            values = {"hash": link_hash(link), "kind": kind, "guest": guest, "expires": expires}
            await connection.execute(insert(LINKS), values)
        return link

    async def is_link(self, kind: str, link: str) -> str:
        """Whose it is, or the kind itself for an invitation; nothing if it does not work."""
        async with self.engine.connect() as connection:
            chosen = select(LINKS).where(LINKS.c.hash == link_hash(link), LINKS.c.kind == kind)
            row = (await connection.execute(chosen)).first()
        if row is None or row.expires < now():
            return ""
        return str(row.guest or kind)

    async def use_link(self, connection: AsyncConnection, kind: str, link: str) -> None:
        """It works once: of two who use it, one deletes it."""
        chosen = delete(LINKS).where(LINKS.c.hash == link_hash(link), LINKS.c.kind == kind)
        if (await connection.execute(chosen)).rowcount == 0:
            raise Refusal("link", status=403)

    # The tables of a guest who logs in

    async def start_move(self, guest: Person, account: Person) -> None:
        """From now on the guest's tables are on the way to the account, whatever happens."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(MOVES).where(MOVES.c.guest == guest.id))
            row = {"guest": guest.id, "account": account.id}
            await connection.execute(insert(MOVES), row)
            chosen = update(GUESTS).where(GUESTS.c.id == guest.id)
            await connection.execute(chosen.values(tokens_from=now()))
        self.guests.forget(guest.id)

    async def moves(self) -> list[tuple[str, str]]:
        async with self.engine.connect() as connection:
            rows = (await connection.execute(select(MOVES))).all()
        return [(row.guest, row.account) for row in rows]

    async def end_move(self, guest: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(MOVES).where(MOVES.c.guest == guest))


async def forget_ways(connection: AsyncConnection, guest: str) -> None:
    """Where somebody, or a table of theirs, is told of anything, and what was on its way there."""
    mine = WAYS.c.guest == guest
    chosen = select(WAYS.c.id).where(mine)
    await connection.execute(delete(POSTS).where(POSTS.c.way.in_(chosen)))
    await connection.execute(delete(WAYS).where(mine))


def link_hash(link: str) -> str:
    return hashlib.sha256(f"link/{link}".encode()).hexdigest()
