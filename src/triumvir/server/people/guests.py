"""Guests: a name, a language, and a signed token that says who they are."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
from pathlib import Path

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from triumvir.server.config import Config
from triumvir.server.data_folder import prepare_folder
from triumvir.server.people import programs
from triumvir.server.people.handles import clean_handle, handle_key
from triumvir.server.people.logins import MARK, Logins, end_all
from triumvir.server.printable import printable
from triumvir.server.store.database import reader
from triumvir.server.store.schema import ACCOUNTS, CODES, GUESTS, MUTES
from triumvir.server.tables.bot_names import unmarked
from triumvir.server.tables.entry import now
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal
from triumvir.texts.language import FALLBACK, known_language

CODE_SECONDS = 600
DAY = 24 * 3600 * 1000  # milliseconds
VALID = 365 * DAY  # a token that was not renewed for this long is no longer valid
RENEW = 30 * DAY  # a cookie that is older is replaced when it is used
MUTED = 500  # guests whom one has muted
# Without those that look alike.
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"

# For guests who have not said what they are called; no bot is called so.
FIRST_NAMES = ("Aul", "Gai", "Luci", "Marc", "Publi", "Spuri", "Tulli", "Vibi")
CLANS = (
    "Aeli",
    "Antoni",
    "Caecili",
    "Cassi",
    "Domiti",
    "Furi",
    "Horati",
    "Juli",
    "Sergi",
    "Valeri",
)


def roman_name() -> str:
    """Gaius Valerius, Lucia Cassia."""
    ending = secrets.choice(("us", "a"))
    return f"{secrets.choice(FIRST_NAMES)}{ending} {secrets.choice(CLANS)}{ending}"


def read_key(folder: Path) -> bytes:
    """The key that signs tokens; made when there is none."""
    prepare_folder(folder)
    file = folder / "key"
    try:
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        key = file.read_bytes()
        if len(key) < 32:
            raise Refusal("key", file=str(file)) from None
        return key
    key = secrets.token_bytes(32)
    with os.fdopen(descriptor, "wb") as stream:
        stream.write(key)
    return key


def clean_name(name: str) -> str:
    return " ".join(unmarked(printable(name)).split())[:32]


class Guests:
    def __init__(self, engine: AsyncEngine, config: Config) -> None:
        self.engine = engine
        self.reader = reader(engine)
        self.key = read_key(config.data)
        self.known: dict[str, Person] = {}
        self.networks: dict[str, str] = {}  # from where each was last seen
        self.logins = Logins(engine)
        self.programs = programs.Programs(engine)

    # Where they come from: what is shared out is shared among networks first

    def network_of(self, guest: str) -> str:
        """The network of a guest; one whose network is not known is a network of their own."""
        return self.networks.get(guest, guest)

    def come_from(self, guest: str, network: str) -> None:
        if guest not in self.networks and len(self.networks) > 50_000:
            self.networks.clear()
        self.networks[guest] = network

    # Tokens

    async def issue(self, person: Person, device: str) -> str:
        """A token for a device: of a guest it is signed, of an account it is one that can be taken
        back alone."""
        if not person.account:
            return self.sign(person.id)
        async with self.engine.begin() as connection:
            return await self.logins.make(connection, person.id, device)

    def sign(self, id: str, issued: int | None = None) -> str:
        """A token issued now, or an old one that did not say when it was issued (0)."""
        moment = now() if issued is None else issued
        who = f"{id}.{moment}" if moment else id
        what = "guest/" + who.replace(".", "/")
        digest = hmac.new(self.key, what.encode(), hashlib.sha256).digest()
        return f"{who}.{base64.urlsafe_b64encode(digest).decode().rstrip('=')}"

    async def read_token(self, token: str) -> Person | None:
        """The guest; None if we did not sign this token or if it is no longer valid."""
        if token.startswith(MARK):
            return await self.read_login(token)
        if token.startswith(programs.MARK):
            return await self.read_program(token)
        id, issued = token.partition(".")[0], issued_at(token)
        if issued is None or not hmac.compare_digest(self.sign(id, issued), token):
            return None
        person = await self.find(id)
        # Whoever has an account is known by its devices alone: a token from before may be in other
        # hands, even from before the guest was in these.
        if person is None or person.account:
            return None
        if issued < person.tokens_from or (issued and issued < now() - VALID):
            return None
        return await self.admit(person)

    async def read_login(self, token: str) -> Person | None:
        login = await self.logins.read(token)
        person = await self.find(login.guest) if login is not None else None
        if login is None or person is None:
            return None
        return msgspec.structs.replace(await self.admit(person), login=login.id)

    async def read_program(self, token: str) -> Person | None:
        program = await self.programs.read(token)
        person = await self.find(program.guest) if program is not None else None
        owner = await self.find(program.owner) if program is not None else None
        if program is None or person is None or owner is None:
            return None
        if owner.banned:
            raise Refusal("banned", status=403)
        admitted = await self.admit(person)
        return msgspec.structs.replace(admitted, login=program.id, scopes=program.scopes)

    async def admit(self, person: Person) -> Person:
        if person.banned:
            raise Refusal("banned", status=403)
        return await self.see(person)

    def renewed(self, token: str, person: Person) -> str:
        """A new token in place of one that is getting old; else nothing."""
        if token.startswith(MARK):
            return self.logins.renewed(token)
        issued = issued_at(token) or 0
        return self.sign(person.id) if issued < now() - RENEW else ""

    async def see(self, person: Person) -> Person:
        """Note that the guest was here today; written once a day."""
        today = now() // DAY * DAY
        if person.seen >= today:
            return person
        await self.write(person.id, seen=today)
        return self.remember(msgspec.structs.replace(person, seen=today))

    async def revoke(self, person: Person) -> None:
        """Invalidate all tokens issued before now, and codes that are on their way."""
        async with self.engine.begin() as connection:
            await end_all(connection, person.id)
            await programs.end_programs(connection, [person.id])
            chosen = update(GUESTS).where(GUESTS.c.id == person.id)
            await connection.execute(chosen.values(tokens_from=now()))
        self.forget(person.id)

    def forget(self, id: str) -> None:
        """What is known of them may be wrong: it is read again."""
        self.known.pop(id, None)
        self.logins.forget(id)
        self.programs.forget(id)

    async def ban(self, id: str, on: bool) -> None:
        if await self.find(id) is None:
            raise Refusal("no-guest", status=404)
        await self.write(id, banned=now() if on else 0)
        self.forget(id)

    async def write(self, id: str, **values: int) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(update(GUESTS).where(GUESTS.c.id == id).values(**values))

    async def find(self, id: str) -> Person | None:
        if id not in self.known:
            async with self.reader.connect() as connection:
                chosen = (
                    select(GUESTS, ACCOUNTS.c.guest.label("account"))
                    .outerjoin(ACCOUNTS, ACCOUNTS.c.guest == GUESTS.c.id)
                    .where(GUESTS.c.id == id)
                )
                row = (await connection.execute(chosen)).first()
            if row is None:
                return None
            person = Person(
                *(row.id, row.name, row.language, row.tokens_from, bool(row.banned), row.seen),
                account=row.account is not None,
            )
            self.remember(person)
        return self.known[id]

    def remember(self, person: Person) -> Person:
        if len(self.known) > 50_000:
            self.known.clear()
        self.known[person.id] = person
        return person

    # Making and changing

    async def create(self, name: str, language: str) -> Person:
        id = secrets.token_urlsafe(12)
        shown = clean_name(name)
        if shown:
            await self.check_name(shown, id)
        else:
            shown = roman_name()
        spoken = known_language(language) or FALLBACK
        person = Person(id, shown, spoken, seen=now() // DAY * DAY)
        row = {"id": id, "name": shown, "language": spoken, "created": now(), "seen": person.seen}
        async with self.engine.begin() as connection:
            await connection.execute(insert(GUESTS), row)
        return self.remember(person)

    async def change(self, person: Person, name: str | None, language: str | None) -> Person:
        shown = person.name if name is None else clean_name(name)
        if not shown:
            raise Refusal("name")
        if name is not None and shown != person.name:
            if person.account:
                shown = clean_handle(shown)
            await self.check_name(shown, person.id)
        spoken = person.language if language is None else known_language(language) or FALLBACK
        try:
            async with self.engine.begin() as connection:
                chosen = update(GUESTS).where(GUESTS.c.id == person.id)
                await connection.execute(chosen.values(name=shown, language=spoken))
                if person.account:
                    own = update(ACCOUNTS).where(ACCOUNTS.c.guest == person.id)
                    await connection.execute(own.values(name=shown, key=handle_key(shown)))
        except IntegrityError as error:
            raise Refusal("name-taken", status=409, name=shown) from error
        changed = msgspec.structs.replace(person, name=shown, language=spoken)
        self.remember(msgspec.structs.replace(changed, login=""))
        return changed

    async def check_name(self, name: str, id: str) -> None:
        """Refuse the name of somebody else's account."""
        async with self.engine.connect() as connection:
            chosen = select(ACCOUNTS.c.guest).where(ACCOUNTS.c.key == handle_key(name))
            owner = (await connection.execute(chosen)).scalar()
        if owner is not None and owner != id:
            raise Refusal("name-taken", status=409, name=name)

    # A second device

    async def make_code(self, person: Person) -> str:
        code = "".join([secrets.choice(LETTERS) for _ in range(10)])
        expires = now() + 1000 * CODE_SECONDS
        async with self.engine.begin() as connection:
            # One at a time, and none that is too old.
            await connection.execute(
                delete(CODES).where((CODES.c.guest == person.id) | (CODES.c.expires < now()))
            )
            await connection.execute(
                insert(CODES), {"hash": code_hash(code), "guest": person.id, "expires": expires}
            )
        return f"{code[:5]}-{code[5:]}"

    async def forget_code(self, guest: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(CODES).where(CODES.c.guest == guest))

    async def use_code(self, code: str) -> Person:
        """The guest of a code. It works once: the first to delete it wins."""
        hashed = code_hash(code)
        async with self.engine.connect() as connection:
            found = select(CODES).where(CODES.c.hash == hashed)
            row = (await connection.execute(found)).first()
        async with self.engine.begin() as connection:
            gone = await connection.execute(delete(CODES).where(CODES.c.hash == hashed))
        if row is None or gone.rowcount == 0 or row.expires < now():
            raise Refusal("code", status=403)
        person = await self.find(row.guest)
        assert person is not None
        return person

    # Mutes

    async def muted(self, id: str) -> set[str]:
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(MUTES.c.muted).where(MUTES.c.guest == id))
            return {row.muted for row in rows}

    async def names_of_muted(self, id: str) -> list[str]:
        """As they are called now."""
        chosen = select(GUESTS.c.name).join(MUTES, MUTES.c.muted == GUESTS.c.id)
        async with self.engine.connect() as connection:
            rows = await connection.execute(chosen.where(MUTES.c.guest == id))
            return sorted([row.name for row in rows])

    async def mute(self, id: str, other: str, on: bool) -> None:
        if await self.find(other) is None:
            raise Refusal("no-guest", status=404)
        async with self.engine.begin() as connection:
            await connection.execute(
                delete(MUTES).where(MUTES.c.guest == id, MUTES.c.muted == other)
            )
            if on:
                mine = select(func.count()).select_from(MUTES).where(MUTES.c.guest == id)
                if int((await connection.execute(mine)).scalar_one()) >= MUTED:
                    raise Refusal("mutes", most=MUTED)
                await connection.execute(insert(MUTES), {"guest": id, "muted": other})


def issued_at(token: str) -> int | None:
    """When the token says that it was issued; 0 for old tokens, None if it is not a token."""
    parts = token.split(".")
    if not token.isascii() or len(parts) not in (2, 3):
        return None
    if len(parts) == 2:
        return 0
    return int(parts[1]) if parts[1].isdecimal() and len(parts[1]) < 16 else None


def code_hash(code: str) -> str:
    typed = "".join([letter for letter in code.upper() if letter in LETTERS])
    return hashlib.sha256(typed.encode()).hexdigest()
