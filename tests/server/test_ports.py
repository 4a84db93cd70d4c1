"""The ports of servers that tests kill and start again."""

from __future__ import annotations

import socket

from bench.ports import RANGE, USUAL, free_port


def test_no_connection_is_given_the_port_of_a_server_that_is_away() -> None:
    given = int(RANGE.read_text(encoding="ascii").split()[0]) if RANGE.exists() else USUAL
    ports = {free_port() for _ in range(20)}
    assert all(10_080 < port < given for port in ports)
    assert len(ports) > 1
    with socket.create_server(("127.0.0.1", ports.pop())):
        pass
