"""The client for programs, at servers that do not do what they should."""

from __future__ import annotations

import socket
import threading

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
