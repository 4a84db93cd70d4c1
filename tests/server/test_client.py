"""The client for programs, at servers that do not do what they should."""

from __future__ import annotations

import asyncio
import gc
import socket
import threading
from typing import Any, cast

import pytest

from triumvir.client.client import Client


@pytest.mark.parametrize("status", ["200 OK", "503 Service Unavailable"])
@pytest.mark.parametrize("body", [b"", b'{"token": "a'])
def test_half_an_answer_is_a_lost_connection(status: str, body: bytes) -> None:
    """And no damaged document: whoever tries again after a lost connection does so."""
    head = f"HTTP/1.1 {status}\r\nContent-Length: 100\r\n\r\n".encode()
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def answer() -> None:
            peer, _ = listening.accept()
            with peer:
                peer.recv(4096)
                peer.sendall(head + body)

        serving = threading.Thread(target=answer)
        serving.start()
        port = listening.getsockname()[1]
        with pytest.raises(ConnectionError):
            Client(f"http://127.0.0.1:{port}").request("GET", "/guests")
        serving.join()


def test_a_lost_connection_is_told_once() -> None:
    """To whoever sent the command, and not to the log of the event loop, too."""

    class Lost:
        def __init__(self, client: Client) -> None:
            self.client = client

        async def send(self, _data: str) -> None:
            for answer in self.client.waiting.values():
                answer.set_exception(ConnectionError("lost"))
            raise ConnectionError("lost")

    async def main() -> None:
        logged: list[Any] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, what: logged.append(what))
        client = Client("http://127.0.0.1:1")
        client.socket = cast(Any, Lost(client))
        with pytest.raises(ConnectionError):
            await client.send(type="ping")
        client.waiting.clear()
        await asyncio.sleep(0)
        gc.collect()
        assert logged == []

    asyncio.run(main())
