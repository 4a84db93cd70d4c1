"""All that is kept of one person, as a zip file: game by game, so that others are served in between
and nothing but the file grows."""

from __future__ import annotations

import asyncio
import io
import zipfile
from collections.abc import AsyncIterator, Sequence
from typing import IO

import msgspec

from triumvir.core.document import Document
from triumvir.server.http.request import Request
from triumvir.server.slices import share
from triumvir.server.tables.entry import now


async def export(request: Request) -> tuple[bytes, int]:
    """The file, and how many tables are in it."""
    house, person = request.house, request.guest()
    account: Document = {"id": person.id, "name": person.name, "language": person.language}
    if person.account:
        row = await house.accounts.own(person)
        account["created"] = row.created
        account["page"] = {
            "public": row.public,
            "portrait": row.portrait,
            "languages": [one for one in row.languages.split(",") if one],
        }
        account["programs"] = [
            {"name": one.name, "plays": one.shown, "scopes": one.scopes, "used": one.used}
            for one in await house.guests.programs.of(person.id)
        ]
        account["passkeys"] = [
            {"name": one.name, "created": one.created, "used": one.used}
            for one in await house.passkeys.of(person.id)
        ]
        if house.provider is not None:
            account["provider"] = await house.provider.is_linked(person.id)
        account["devices"] = [
            {"device": one.device, "created": one.created, "seen": one.seen}
            for one in await house.guests.logins.of(person.id)
        ]
    account["holidays"] = [
        {"since": one.since, "until": one.until}
        for one in await house.holidays.of(person.id, now())
    ]
    account["muted"] = await house.guests.names_of_muted(person.id)
    files: dict[str, object] = {
        "account.json": account,
        "notices.json": {
            "wishes": await house.ways.wishes(person.id),
            "wanted": await house.watches.of(person.id),
            "ways": [
                {"kind": one.kind, "target": one.target if one.kind != "feed" else ""}
                for one in await house.ways.of(person.id)
            ],
        },
        "daily.json": await house.daily.all_of(person.id),
        "ratings.json": await house.standings.all_of(person.id),
        "contests.json": {
            "cups": await house.cup_hall.cups.of(person.id),
            "evenings": await house.evening_hall.evenings.of(person.id),
        },
    }
    packed = Zip()
    for name, document in files.items():
        packed.add(name, document)
    await packed.add_long("chat.json", house.belongings.chat_of(person.id))
    unfinished: list[str] = []
    ids = await house.listing.ids_of(person.id)
    for id in ids:
        await share()
        # The record of a game that goes on would show hidden cards.
        kept = await house.store.kept(id)
        if kept is None:
            unfinished.append(id)
        else:
            await asyncio.to_thread(packed.add, f"games/{kept['game']}-{id}.json", kept)
    packed.add("unfinished.json", unfinished)
    return await asyncio.to_thread(packed.close), len(ids)


class Zip:
    def __init__(self) -> None:
        self.buffer = io.BytesIO()
        self.archive = zipfile.ZipFile(self.buffer, "w", zipfile.ZIP_DEFLATED)

    def add(self, name: str, document: object) -> None:
        self.archive.writestr(name, msgspec.json.format(msgspec.json.encode(document)))

    async def add_long(self, name: str, parts: AsyncIterator[list[Document]]) -> None:
        """A list, some of its things at a time: while all of them are encoded nobody else runs,
        in whatever thread."""
        with self.archive.open(name, "w", force_zip64=True) as file:
            between = b"[\n"
            async for part in parts:
                await asyncio.to_thread(write_part, file, between, part)
                between = b",\n"
            file.write(b"\n]\n" if between == b",\n" else b"[]\n")

    def close(self) -> bytes:
        self.archive.close()
        return self.buffer.getvalue()


def write_part(file: IO[bytes], between: bytes, part: Sequence[Document]) -> None:
    file.write(between + b",\n".join([msgspec.json.encode(one) for one in part]))
