"""A mail server on this machine: takes letters as RFC 5321 has it, and keeps them."""

from __future__ import annotations

import asyncio
import email
import email.policy
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage


class PostOffice:
    def __init__(self) -> None:
        self.port = 0
        self.letters: list[tuple[list[str], EmailMessage]] = []  # to whom, and what
        self.answer = "250 taken"  # to the letter itself
        self.said: list[str] = []  # every line of every client

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}?from=games@club.example"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        people: list[str] = []
        say("220 here")
        while line := (await reader.readline()).decode().rstrip("\r\n"):
            self.said.append(line)
            verb = line.split(" ")[0].upper()
            if verb == "DATA":
                say("354 go on")
                body = (await reader.readuntil(b"\r\n.\r\n"))[:-3].replace(b"\r\n..", b"\r\n.")
                letter = email.message_from_bytes(body, policy=email.policy.default)
                assert isinstance(letter, EmailMessage)
                if self.answer.startswith("2"):
                    self.letters.append((people, letter))
                people = []
                say(self.answer)
            elif verb == "RCPT":
                people.append(line.partition("<")[2].partition(">")[0])
                say("250 known")
            elif verb == "QUIT":
                say("221 bye")
                break
            else:
                say("250 well")
        writer.close()

    async def letter(self, number: int) -> EmailMessage:
        """The one of this number, as soon as it has come."""
        async with asyncio.timeout(60):
            while len(self.letters) <= number:
                await asyncio.sleep(0.01)
        return self.letters[number][1]


@asynccontextmanager
async def post_office() -> AsyncIterator[PostOffice]:
    office = PostOffice()
    server = await asyncio.start_server(office.serve, "127.0.0.1", 0)
    office.port = server.sockets[0].getsockname()[1]
    async with server:
        yield office
