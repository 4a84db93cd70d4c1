"""The web application: routes, cookies, refusals, headers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable

import msgspec
from sqlalchemy import text
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from triumvir.core.errors import TriumvirError
from triumvir.server import api_about, api_guests, api_tables
from triumvir.server.call import (
    COOKIE,
    Call,
    Door,
    Endpoint,
    address,
    identify,
    read_as,
    read_body,
    wanted_language,
)
from triumvir.server.database import failure
from triumvir.server.guests import Person
from triumvir.server.house import House
from triumvir.server.metrics import METRICS
from triumvir.server.openapi import PREFIX, openapi, socket_schemas
from triumvir.server.pages import lost_page, page_routes
from triumvir.server.refusal import Refusal
from triumvir.server.requests import Problem
from triumvir.server.socket import Socket
from triumvir.server.wire import EXTENSION

ENDPOINTS = (*api_about.ENDPOINTS, *api_guests.ENDPOINTS, *api_tables.ENDPOINTS)
YEAR = 365 * 24 * 3600
log = logging.getLogger("triumvir.server")


def make_app(house: House) -> Starlette:
    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await house.start()
        yield
        await house.stop()

    door = Door(house)
    return Starlette(
        routes=routes(door),
        lifespan=lifespan,
        exception_handlers={HTTPException: nothing_there},
    )


async def nothing_there(request: Request, error: Exception) -> Response:
    """A path that we do not have, or not with this method."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and (page := lost_page(request)) is not None:
        return page
    refusal = Refusal("no-page", status=error.status_code)
    return declined(refusal, wanted_language(request, None))


def routes(door: Door) -> list[BaseRoute]:
    made: list[BaseRoute] = []
    for endpoint in ENDPOINTS:
        handler = serve(door, endpoint)
        made.append(Route(PREFIX + endpoint.path, handler, methods=[endpoint.method]))

    async def healthz(_request: Request) -> Response:
        try:
            async with door.house.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except Exception:
            return Response("the database is away\n", 503, media_type="text/plain")
        return Response("ok\n", media_type="text/plain")

    async def metrics(_request: Request) -> Response:
        return Response(METRICS.text(), media_type="text/plain; version=0.0.4")

    async def described(_request: Request) -> Response:
        return answer(openapi(ENDPOINTS))

    async def schemas(_request: Request) -> Response:
        return answer(socket_schemas())

    async def socket(websocket: WebSocket) -> None:
        await serve_socket(door, websocket)

    return [
        *made,
        Route(f"{PREFIX}/openapi.json", described),
        Route(f"{PREFIX}/socket.json", schemas),
        WebSocketRoute(f"{PREFIX}/socket", socket),
        WebSocketRoute("/{path:path}", no_socket),
        Route("/healthz", healthz),
        Route("/metrics", metrics),
        *page_routes(),
    ]


def serve(door: Door, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def handle(request: Request) -> Response:
        person = None
        try:
            if request.method != "GET" and not door.own_origin(request.headers):
                raise Refusal("origin", status=403)
            if not door.requests.take(address(request)):
                raise Refusal("rate", status=429)
            person = await identify(door, request)
            body: object = None
            if endpoint.body is not None:
                most = door.house.config.body_bytes
                body = read_as(await read_body(request, most), endpoint.body)
            call = Call(door, request, person, body)
            result = await endpoint.handler(call)
        except Refusal as refusal:
            return declined(refusal, wanted_language(request, person))
        except TriumvirError as error:
            # The rules themselves say no: an option, a number of seats, a record.
            return answer(Problem(code="rules", sentence=str(error)), 400)
        except Exception as error:
            failed = failure(error, "a request failed")
            return declined(failed, wanted_language(request, person))
        response = result if isinstance(result, Response) else answer(result, endpoint.status)
        if call.token:
            response.set_cookie(
                COOKIE,
                call.token,
                max_age=YEAR,
                httponly=True,
                samesite="lax",
                secure=request.url.scheme == "https",
            )
        return response

    handle.__name__ = endpoint.handler.__name__
    return handle


def declined(refusal: Refusal, language: str) -> Response:
    sentence = refusal.sentence(language)
    problem = Problem(code=refusal.code, sentence=sentence, rule=refusal.rule)
    return answer(problem, refusal.status)


def answer(value: object, status: int = 200) -> Response:
    headers = {"x-content-type-options": "nosniff", "cache-control": "no-store"}
    return Response(msgspec.json.encode(value), status, headers, "application/json")


async def serve_socket(door: Door, websocket: WebSocket) -> None:
    """Strangers are turned away before they cost anything, and told why."""
    with contextlib.ExitStack() as leaving:
        try:
            person, muted = await admit(door, websocket, leaving)
        except Refusal as refusal:
            log.warning("a socket was refused: %s", refusal.code)
            refused = declined(refusal, wanted_language(websocket, None))
            await websocket.send_denial_response(refused)
        except Exception as error:
            failed = failure(error, "a socket could not be opened")
            refused = declined(failed, wanted_language(websocket, None))
            await websocket.send_denial_response(refused)
        else:
            await websocket.accept()
            socket = Socket(websocket.scope["extensions"][EXTENSION], door.desk, person, muted)
            # In a task of its own: whoever wakes it for a message need not go down to it through
            # all the layers that led here.
            await asyncio.create_task(socket.run())


async def admit(
    door: Door, websocket: WebSocket, leaving: contextlib.ExitStack
) -> tuple[Person, set[str]]:
    """Who it is, and whom they do not want to hear."""
    if not door.own_origin(websocket.headers):
        raise Refusal("origin", status=403)
    where = address(websocket)
    if not door.addresses.enter(where):
        raise Refusal("sockets", status=429, most=door.addresses.most)
    leaving.callback(door.addresses.leave, where)
    person = await identify(door, websocket)
    if person is None:
        raise Refusal("no-cookie", status=401)
    return person, await door.house.guests.muted(person.id)


async def no_socket(websocket: WebSocket) -> None:
    refusal = Refusal("no-page", status=404)
    await websocket.send_denial_response(declined(refusal, wanted_language(websocket, None)))
