"""A client: the protocol from the other end, for programs and for our tests."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable, Iterator
from http.client import HTTPException
from types import TracebackType
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from triumvir.server.protocol.commands import VERSION

Json = dict[str, Any]
PREFIX = f"/api/v{VERSION}"


class Refused(Exception):
    """The server said no: `answer` has the code and the sentence."""

    def __init__(self, answer: Json) -> None:
        super().__init__(f"{answer.get('code')}: {answer.get('sentence')}")
        self.code = str(answer.get("code", answer.get("type")))
        self.answer = answer


@contextlib.contextmanager
def lost_is_lost() -> Iterator[None]:
    """Whatever breaks a socket is one kind of error."""
    try:
        yield
    except WebSocketException as error:
        raise ConnectionError(str(error)) from error


class Client:
    """A guest of a server: HTTP requests, and a socket once `async with` is entered."""

    def __init__(self, url: str, token: str = "", language: str = "en") -> None:
        self.url = url.rstrip("/")
        self.token = token
        self.language = language
        self.id = ""
        self.socket: ClientConnection | None = None
        self.number = 0
        self.waiting: dict[int, asyncio.Future[Json]] = {}
        self.heard: list[Json] = []  # every message, in order
        self.change = asyncio.Condition()
        self.reader: asyncio.Task[None] | None = None
        self.on_message: Callable[[Json], None] | None = None

    # HTTP

    def request(self, method: str, path: str, body: object = None, most: int | None = None) -> Any:
        """One request; waits for the answer, of which no more than `most` bytes are read."""
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.url + PREFIX + path, data, method=method)
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        if data is not None:
            request.add_header("Content-Type", "application/json")
        try:
            try:
                with urlopen(request, timeout=30) as answer:
                    return json.loads(answer.read(most))
            except HTTPError as error:
                raise Refused(json.loads(error.read())) from error
        except HTTPException as error:
            # The server went away in the middle of its answer.
            raise ConnectionError(str(error)) from error

    async def call(self, method: str, path: str, body: object = None) -> Any:
        return await asyncio.to_thread(self.request, method, path, body)

    async def enter(self, name: str) -> None:
        """Become a guest."""
        guest = await self.call("POST", "/guests", {"name": name, "language": self.language})
        self.token, self.id = guest["token"], guest["id"]

    # The socket

    async def __aenter__(self) -> Client:
        await self.connect()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def connect(self) -> None:
        scheme = "wss" if urlsplit(self.url).scheme == "https" else "ws"
        with lost_is_lost():
            self.socket = await connect(
                f"{scheme}://{urlsplit(self.url).netloc}{PREFIX}/socket",
                additional_headers={"Authorization": f"Bearer {self.token}"},
                compression=None,
                max_size=None,
            )
        self.heard[:] = [message for message in self.heard if message["type"] != "lost"]
        self.reader = asyncio.create_task(self.read())
        welcome = await self.send(type="hello", version=VERSION, language=self.language)
        self.id = welcome["guest"]

    async def close(self) -> None:
        if self.socket is not None:
            with contextlib.suppress(Exception):
                await self.socket.close()
        if self.reader is not None:
            await self.reader

    async def read(self) -> None:
        assert self.socket is not None
        try:
            async for data in self.socket:
                await self.take(json.loads(data))
        except Exception as error:
            lost = error
        else:
            lost = ConnectionError("the server has closed the connection")
        for answer in self.waiting.values():
            if not answer.done():
                answer.set_exception(ConnectionError(str(lost)))
        self.waiting.clear()
        async with self.change:
            self.heard.append({"type": "lost"})
            self.change.notify_all()

    async def take(self, message: Json) -> None:
        answer = self.waiting.pop(message.get("id", 0), None)
        if answer is not None and not answer.done():
            answer.set_result(message)
        if self.on_message is not None:
            self.on_message(message)
        async with self.change:
            self.heard.append(message)
            self.change.notify_all()

    async def send(self, **command: object) -> Json:
        """A command, and its answer. Refusals are raised; `stale` is an answer like others."""
        assert self.socket is not None
        self.number += 1
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        # Whoever could not even send does not look at it.
        answer.add_done_callback(lambda done: done.cancelled() or done.exception())
        self.waiting[self.number] = answer
        with lost_is_lost():
            await self.socket.send(json.dumps({"id": self.number, **command}))
        message = await answer
        if message["type"] == "refused":
            raise Refused(message)
        return message

    async def until(self, wanted: Callable[[Json], bool], seconds: float = 60) -> Json:
        """The first message, from the beginning on, that is wanted."""

        def found() -> Json | None:
            return next((message for message in self.heard if wanted(message)), None)

        async with asyncio.timeout(seconds), self.change:
            while (message := found()) is None:
                await self.change.wait()
            return message
