"""Ports for servers of ours that come and go."""

from __future__ import annotations

import random
import socket
from pathlib import Path
from typing import Final

LOWEST: Final = 11_000  # browsers refuse some below
RANGE: Final = Path("/proc/sys/net/ipv4/ip_local_port_range")
USUAL: Final = 32_768
CHANCE: Final = random.SystemRandom()  # two processes that ask at once do not get the same


def free_port() -> int:
    """A port below those from which the system serves connections. One of theirs may be taken while
    its server is started again; a client that tries to reach it may even be connected to itself.
    """
    end = int(RANGE.read_text(encoding="ascii").split()[0]) if RANGE.exists() else USUAL
    while True:
        port = CHANCE.randrange(LOWEST, max(end, LOWEST + 1000))
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
