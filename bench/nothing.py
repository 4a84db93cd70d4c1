"""`python -m bench.nothing FOLDER PORT`: a server that does nothing, to measure ours by.

It speaks our protocol to the load of bench/server.py on our own sockets, and its messages are
nearly as long as real ones, but ready made: no game, no views, no limits, no log, no database, and
the folder stays empty. What it costs is the price of the sockets, of Python's loop and of reading a
command; with this load on this machine no server of ours that does something passes it.
"""

from __future__ import annotations

import sys
from collections.abc import MutableMapping
from itertools import count
from typing import Any

import msgspec

from triumvir.core.dealer import Dealer
from triumvir.core.registry import find
from triumvir.server import commands as c
from triumvir.server.messages import Done, Welcome
from triumvir.server.serve import quieten
from triumvir.server.wire import EXTENSION, Wire

Event = MutableMapping[str, Any]
decode = msgspec.json.Decoder(c.AnyCommand).decode
encode = msgspec.json.encode
NUMBERS = count()
TABLES: dict[str, list[Wire]] = {}


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


async def app(scope: Event, _receive: object, send: Any) -> None:
    if scope["type"] == "http":
        body = encode({"token": "nobody", "id": f"table{next(NUMBERS)}"})
        headers = [(b"content-type", b"application/json")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body})
    elif scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        await serve(scope["extensions"][EXTENSION])


async def serve(wire: Wire) -> None:
    while (data := await wire.read()) is not None:
        command = decode(data)
        if isinstance(command, c.Act):
            seq = command.seq + 1
            for seat, reader in enumerate(TABLES[command.table]):
                reader.send(told("update", 0, command.table, seq, seat))
            wire.send(encode(Done(id=command.id, seq=seq)))
        elif isinstance(command, c.Watch):
            readers = TABLES.setdefault(command.table, [])
            readers.append(wire)
            wire.send(told("table", command.id, command.table, 2, len(readers) - 1))
        elif isinstance(command, c.Hello):
            wire.send(encode(Welcome(version=1, guest="", name="", language="en")))
        else:
            wire.send(encode(Done(id=command.id)))


def main() -> None:
    import uvicorn
    import uvloop

    class Server(uvicorn.Server):
        async def startup(self, sockets: Any = None) -> None:
            await super().startup(sockets)
            print("ready", flush=True)

    quieten()
    config = uvicorn.Config(app, port=int(sys.argv[2]), ws=Wire, log_config=None, lifespan="off")
    uvloop.run(Server(config).serve())


if __name__ == "__main__":
    main()
