"""`python -m bench.nothing FOLDER PORT [library]`: a server that does nothing, to measure ours by.

It speaks our protocol to the load of bench/server.py on our own sockets, and its messages are
nearly as long as real ones, but ready made: no game, no views, no limits, no log, no database, and
the folder stays empty. What it costs is the price of the sockets, of Python's loop and of reading a
command; with this load on this machine no server of ours that does something passes it.

With `library` it speaks through uvicorn's own WebSockets (the sans-I/O core of `websockets`) and
ASGI instead of `socket/wire.py`: what that costs more is what our own code saves.
"""

from __future__ import annotations

import sys
from collections.abc import MutableMapping
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, Protocol

import msgspec

from triumvir.core.dealer import Dealer
from triumvir.core.registry import find
from triumvir.server.config import Config
from triumvir.server.gate import Gate
from triumvir.server.protocol import commands as c
from triumvir.server.protocol.messages import Done, Welcome
from triumvir.server.serve import tune_gc
from triumvir.server.socket.serving import read
from triumvir.server.socket.wire import EXTENSION, Wire
from triumvir.server.tables.verbs import AnyCommand
from triumvir.server.tables.verbs.act import Act

Event = MutableMapping[str, Any]
decode = msgspec.json.Decoder(AnyCommand).decode
encode = msgspec.json.encode
NUMBERS = count()
TABLES: dict[str, list[Line]] = {}


class Line(Protocol):
    """A socket, ours or the library's."""

    async def read(self) -> bytes | None: ...

    async def send(self, message: bytes) -> None: ...


class OurLine:
    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self.read = partial(read, wire)

    async def send(self, message: bytes) -> None:
        self.wire.send(message)


class LibraryLine:
    def __init__(self, receive: Any, send: Any) -> None:
        self.receive = receive
        self.put = send

    async def read(self) -> bytes | None:
        event = await self.receive()
        return event["text"].encode() if event["type"] == "websocket.receive" else None

    async def send(self, message: bytes) -> None:
        await self.put({"type": "websocket.send", "text": message.decode()})


def view(to_act: bool) -> str:
    """One from the first turn of a game."""
    game = find("caesar-cleopatra")
    document = game.start(2, game.meta.read_options({}), Dealer("nothing")).view(0).document()
    document["choices"] = ["pass"] if to_act else []
    return encode(document).decode()


# Whose turn it is changes with every move; the rest stays.
VIEWS = [view(to_act=False), view(to_act=True)]
ABOUT = "x" * 700
LOG = '[{"seq":1,"kind":"act","seat":0,"events":[{"kind":"influence","seat":0,"card":null}]}]'


def told(kind: str, id: int, table: str, seq: int, seat: int) -> bytes:
    turn = seq % 2 == seat
    return (
        f'{{"type":"{kind}","id":{id},"table":{{"id":"{table}","status":"playing","more":"{ABOUT}"}}'
        f',"seq":{seq},"log":{LOG},"views":[{{"seat":{seat},"view":{VIEWS[turn]}}}]}}'
    ).encode()


async def app(scope: Event, receive: Any, send: Any) -> None:
    if scope["type"] == "http":
        body = encode({"token": "nobody", "id": f"table{next(NUMBERS)}"})
        headers = [(b"content-type", b"application/json")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body})
    elif scope["type"] == "websocket":
        wire = scope.get("extensions", {}).get(EXTENSION)
        if wire is None:
            await receive()
        await send({"type": "websocket.accept"})
        await serve(LibraryLine(receive, send) if wire is None else OurLine(wire))


async def serve(wire: Line) -> None:
    while (data := await wire.read()) is not None:
        command = decode(data)
        if isinstance(command, Act):
            seq = command.seq + 1
            for seat, reader in enumerate(TABLES[command.table]):
                await reader.send(told("update", 0, command.table, seq, seat))
            await wire.send(encode(Done(id=command.id, seq=seq)))
        elif isinstance(command, c.Watch):
            readers = TABLES.setdefault(command.table, [])
            readers.append(wire)
            await wire.send(told("table", command.id, command.table, 2, len(readers) - 1))
        elif isinstance(command, c.Hello):
            await wire.send(encode(Welcome(version=1, guest="", name="", language="en")))
        else:
            await wire.send(encode(Done(id=command.id)))


def main() -> None:
    import uvicorn
    import uvloop

    class Server(uvicorn.Server):
        async def startup(self, sockets: Any = None) -> None:
            await super().startup(sockets)
            print("ready", flush=True)

    tune_gc()
    gate = Gate(Config(data=Path(sys.argv[1]), messages_a_second=1e9, message_burst=1e9))
    ws: Any = "websockets-sansio" if "library" in sys.argv else partial(Wire, gate)
    config = uvicorn.Config(
        app,
        port=int(sys.argv[2]),
        ws=ws,
        ws_per_message_deflate=False,
        log_config=None,
        lifespan="off",
    )
    uvloop.run(Server(config).serve())


if __name__ == "__main__":
    main()
