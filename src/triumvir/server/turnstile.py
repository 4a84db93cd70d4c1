"""Before the application: excess requests are refused cheaply, and answers are counted."""

from __future__ import annotations

import time

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from triumvir.server.gate import Gate
from triumvir.server.http.bodies import Problem
from triumvir.server.limits import network
from triumvir.server.metrics import METRICS
from triumvir.server.slices import network_served, share
from triumvir.server.tables.refusal import Refusal
from triumvir.texts.language import FALLBACK


def turnstile(app: ASGIApp, gate: Gate) -> ASGIApp:
    # Prepared in advance, because it is sent often when it is sent at all.
    refusal = Refusal("rate", status=429)
    body = msgspec.json.encode(Problem(code=refusal.code, sentence=refusal.sentence(FALLBACK)))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
        (b"retry-after", b"1"),
    ]

    async def pass_on(scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        asking = "" if client is None else network(client[0])
        network_served.set(asking)
        if client is None or gate.requests.take(asking):
            await share()
            if scope["type"] == "http":
                await counted(app, scope, receive, send)
            else:
                await app(scope, receive, send)
            return
        METRICS.refuse(refusal.code)
        kind = "http" if scope["type"] == "http" else "websocket.http"
        await send({"type": f"{kind}.response.start", "status": 429, "headers": headers})
        await send({"type": f"{kind}.response.body", "body": body})
        METRICS.answer(429, 0.0)

    return pass_on


async def counted(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """Its status and how long it took."""
    begin = time.perf_counter()
    status = 0

    async def sent(message: Message) -> None:
        nonlocal status
        status = message.get("status", status)
        await send(message)

    try:
        await app(scope, receive, sent)
    finally:
        if status:
            METRICS.answer(status, time.perf_counter() - begin)
