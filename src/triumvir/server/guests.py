"""Guests: a name, a language, and a signed token that says who they are."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
from pathlib import Path

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from triumvir.server.config import Config
from triumvir.server.entry import now
from triumvir.server.refusal import Refusal
from triumvir.server.schema import CODES, GUESTS, MUTES
from triumvir.texts.language import FALLBACK, known_language

CODE_SECONDS = 600
# Without those that look alike.
LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    language: str


def read_key(folder: Path) -> bytes:
    """The key that signs tokens; made when there is none."""
    folder.mkdir(parents=True, exist_ok=True)
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


def printable(text: str) -> str:
    """Without signs that cannot be seen, which play tricks with readers and databases."""
    return "".join([sign if sign.isprintable() else " " for sign in text])


def clean_name(name: str) -> str:
    return " ".join(printable(name).split())[:32]


class Guests:
    def __init__(self, engine: AsyncEngine, config: Config) -> None:
        self.engine = engine
        self.key = read_key(config.data)
        self.known: dict[str, Person] = {}

    # Tokens

    def sign(self, id: str) -> str:
        digest = hmac.new(self.key, f"guest/{id}".encode(), hashlib.sha256).digest()
        return f"{id}.{base64.urlsafe_b64encode(digest).decode().rstrip('=')}"

    async def read_token(self, token: str) -> Person | None:
        """Who it is; None if we did not sign this."""
        id, dot, _ = token.partition(".")
        if not dot or not hmac.compare_digest(self.sign(id).encode(), token.encode()):
            return None
        return await self.find(id)

    async def find(self, id: str) -> Person | None:
        if id not in self.known:
            async with self.engine.connect() as connection:
                row = (await connection.execute(select(GUESTS).where(GUESTS.c.id == id))).first()
            if row is None:
                return None
            self.remember(Person(row.id, row.name, row.language))
        return self.known[id]

    def remember(self, person: Person) -> Person:
        if len(self.known) > 50_000:
            self.known.clear()
        self.known[person.id] = person
        return person

    # Making and changing

    async def create(self, name: str, language: str) -> Person:
        id = secrets.token_urlsafe(12)
        shown = clean_name(name) or f"Gaius {secrets.randbelow(9000) + 1000}"
        person = Person(id, shown, known_language(language) or FALLBACK)
        row = {"id": id, "name": shown, "language": person.language, "created": now()}
        async with self.engine.begin() as connection:
            await connection.execute(insert(GUESTS), row)
        return self.remember(person)

    async def change(self, person: Person, name: str | None, language: str | None) -> Person:
        shown = person.name if name is None else clean_name(name)
        if not shown:
            raise Refusal("name")
        spoken = person.language if language is None else known_language(language) or FALLBACK
        async with self.engine.begin() as connection:
            await connection.execute(
                update(GUESTS).where(GUESTS.c.id == person.id).values(name=shown, language=spoken)
            )
        return self.remember(Person(person.id, shown, spoken))

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

    async def use_code(self, code: str) -> Person:
        """Whose code it is. It works once: of two who use it, one deletes it."""
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

    async def mute(self, id: str, other: str, on: bool) -> None:
        if await self.find(other) is None:
            raise Refusal("no-guest", status=404)
        async with self.engine.begin() as connection:
            await connection.execute(
                delete(MUTES).where(MUTES.c.guest == id, MUTES.c.muted == other)
            )
            if on:
                await connection.execute(insert(MUTES), {"guest": id, "muted": other})


def code_hash(code: str) -> str:
    typed = "".join([letter for letter in code.upper() if letter in LETTERS])
    return hashlib.sha256(typed.encode()).hexdigest()
