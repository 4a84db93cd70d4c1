"""Passkeys: a device signs in place of a password.

A challenge works once, for a few minutes, and for whoever asked for it. A passkey is asked for
without a name, so that nobody learns who has one.
"""

from __future__ import annotations

import contextlib
import hashlib
import ipaddress
import json
import secrets
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any, Final, Literal, NamedTuple
from urllib.parse import urlsplit

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from triumvir.server.store.schema import ACCOUNTS, CHALLENGES, PASSKEYS
from triumvir.server.tables.entry import now
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal

MINUTES: Final = 5
MOST: Final = 10  # of one account
LONGEST_ID: Final = 1400  # as the schema has it
LONGEST_KEY: Final = 800  # a key of 4096 bits; a longer one takes longer to verify by
Kind = Literal["register", "login", "prove"]
Credential = dict[str, Any]  # as a browser writes it


def available() -> bool:
    """Whether the extra `accounts` is installed."""
    return find_spec("webauthn") is not None


class Site(NamedTuple):
    """The page that asks, as browsers know it: a passkey belongs to its name."""

    origin: str
    name: str


def site_of(origin: str) -> Site | None:
    """None where there can be no passkeys: at an address of numbers, and without https."""
    try:
        parts = urlsplit(origin)
        host = parts.hostname or ""
    except ValueError:  # no address at all
        return None
    local = host == "localhost" or host.endswith(".localhost")
    if parts.scheme != "https" and not (local and parts.scheme == "http"):
        return None
    with contextlib.suppress(ValueError):
        ipaddress.ip_address(host)
        return None
    if host.replace(".", "").isdecimal() or not (local or "." in host):
        return None
    return Site(origin, host)


@contextlib.contextmanager
def refusing() -> Iterator[None]:
    """Whatever is wrong with what was signed is told in the same words, whatever those who read it
    raise: JSON that is too deep, a format that they do not know."""
    try:
        yield
    except Exception as error:
        raise Refusal("passkey", status=403) from error


class Passkeys:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    # Challenges

    async def ask(self, kind: Kind, site: Site, person: Person | None, name: str) -> dict[str, Any]:
        """What the browser is to be asked: for a new passkey, or for one that is known."""
        import webauthn
        from webauthn.helpers import base64url_to_bytes
        from webauthn.helpers import structs as s

        challenge = secrets.token_bytes(32)
        async with self.engine.begin() as connection:
            await connection.execute(delete(CHALLENGES).where(CHALLENGES.c.expires < now()))
            row = {"hash": hashed(challenge), "kind": kind, "session": session(person)}
            expires = now() + MINUTES * 60_000
            await connection.execute(insert(CHALLENGES), {**row, "expires": expires})
        known = []
        if kind != "login" and person is not None:
            known = [
                s.PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.credential))
                for one in await self.of(person.id)
            ]
        if kind != "register":
            asked: Any = webauthn.generate_authentication_options(
                rp_id=site.name,
                challenge=challenge,
                allow_credentials=known or None,
                user_verification=s.UserVerificationRequirement.REQUIRED,
            )
        else:
            assert person is not None
            asked = webauthn.generate_registration_options(
                rp_id=site.name,
                rp_name="Triumvir",
                user_id=person.id.encode(),
                user_name=name or person.name,
                user_display_name=name or person.name,
                challenge=challenge,
                exclude_credentials=known,
                authenticator_selection=s.AuthenticatorSelectionCriteria(
                    resident_key=s.ResidentKeyRequirement.REQUIRED,
                    user_verification=s.UserVerificationRequirement.REQUIRED,
                ),
            )
        found: dict[str, Any] = json.loads(webauthn.options_to_json(asked))
        return found

    async def spend(self, credential: Credential, kind: Kind, person: Person | None) -> bytes:
        """The challenge that was signed. It works once: of two who use it, one deletes it."""
        from webauthn.helpers import base64url_to_bytes

        with refusing():
            signed = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
            challenge = bytes(base64url_to_bytes(signed["challenge"]))
        this = (
            (CHALLENGES.c.hash == hashed(challenge))
            & (CHALLENGES.c.kind == kind)
            & (CHALLENGES.c.session == session(person))
            & (CHALLENGES.c.expires >= now())
        )
        async with self.engine.begin() as connection:
            gone = await connection.execute(delete(CHALLENGES).where(this))
        if gone.rowcount == 0:
            raise Refusal("passkey", status=403)
        return challenge

    # Making and using

    async def check_new(
        self, credential: Credential, site: Site, person: Person, name: str
    ) -> dict[str, Any]:
        """The row of a new passkey, not written yet."""
        import webauthn
        from webauthn.helpers import bytes_to_base64url

        challenge = await self.spend(credential, "register", person)
        with refusing():
            made = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                require_user_verification=True,
            )
        id = bytes_to_base64url(made.credential_id)
        key = bytes_to_base64url(made.credential_public_key)
        if len(id) > LONGEST_ID or len(key) > LONGEST_KEY:
            raise Refusal("passkey", status=403)
        return {
            "id": secrets.token_urlsafe(9),
            "credential": id,
            "guest": person.id,
            "public_key": key,
            "counter": made.sign_count,
            "name": name[:64],
            "created": now(),
            "used": now(),
        }

    async def add(self, connection: AsyncConnection, row: dict[str, Any]) -> None:
        mine = select(func.count()).where(PASSKEYS.c.guest == row["guest"])
        if int((await connection.execute(mine)).scalar_one()) >= MOST:
            raise Refusal("passkeys", most=MOST)
        await connection.execute(insert(PASSKEYS), row)

    async def add_alone(self, row: dict[str, Any]) -> None:
        try:
            async with self.engine.begin() as connection:
                await self.add(connection, row)
        except IntegrityError as error:
            raise Refusal("passkey", status=403) from error

    async def use(
        self, credential: Credential, site: Site, kind: Kind, person: Person | None
    ) -> str:
        """Whose it is. Its counter must have grown: a copy of it is noticed."""
        import webauthn
        from webauthn.helpers import base64url_to_bytes

        challenge = await self.spend(credential, kind, person)
        id = credential.get("id")
        if not isinstance(id, str) or len(id) > LONGEST_ID:
            raise Refusal("passkey", status=403)
        async with self.engine.connect() as connection:
            chosen = select(PASSKEYS).where(PASSKEYS.c.credential == id.rstrip("="))
            row = (await connection.execute(chosen)).first()
        if row is None or (kind == "prove" and (person is None or row.guest != person.id)):
            raise Refusal("passkey", status=403)
        with refusing():
            used = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=base64url_to_bytes(row.public_key),
                credential_current_sign_count=row.counter,
                require_user_verification=True,
            )
        this = (PASSKEYS.c.id == row.id) & (PASSKEYS.c.counter == row.counter)
        async with self.engine.begin() as connection:
            changed = update(PASSKEYS).where(this)
            values = {"counter": used.new_sign_count, "used": now()}
            if (await connection.execute(changed.values(**values))).rowcount == 0:
                raise Refusal("passkey", status=403)  # somebody else has just used this counter
        return str(row.guest)

    # Keeping

    async def of(self, guest: str) -> list[Any]:
        async with self.engine.connect() as connection:
            chosen = select(PASSKEYS).where(PASSKEYS.c.guest == guest)
            oldest = chosen.order_by(PASSKEYS.c.created, PASSKEYS.c.id)
            return list((await connection.execute(oldest)).all())

    async def rename(self, guest: str, id: str, name: str) -> bool:
        async with self.engine.begin() as connection:
            this = update(PASSKEYS).where(PASSKEYS.c.guest == guest, PASSKEYS.c.id == id)
            return (await connection.execute(this.values(name=name[:64]))).rowcount > 0

    async def remove(self, guest: str, id: str) -> bool:
        """One less; but whoever has no password keeps one."""
        async with self.engine.begin() as connection:
            # The account's row is locked, so that two who remove the last two cannot both do it.
            own = update(ACCOUNTS).where(ACCOUNTS.c.guest == guest)
            await connection.execute(own.values(guest=guest))
            chosen = select(ACCOUNTS.c.password).where(ACCOUNTS.c.guest == guest)
            password = (await connection.execute(chosen)).scalar()
            mine = select(func.count()).where(PASSKEYS.c.guest == guest)
            count = int((await connection.execute(mine)).scalar_one())
            gone = await connection.execute(
                delete(PASSKEYS).where(PASSKEYS.c.guest == guest, PASSKEYS.c.id == id)
            )
            if gone.rowcount and not password and count <= 1:
                raise Refusal("last-passkey", status=409)
        return gone.rowcount > 0


def session(person: Person | None) -> str:
    """Who asks, and on which device."""
    return "" if person is None else f"{person.id}:{person.login}"[:64]


def hashed(challenge: bytes) -> str:
    return hashlib.sha256(challenge).hexdigest()
