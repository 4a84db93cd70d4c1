"""The web application: routes, cookies, refusals, headers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from triumvir.core.errors import TriumvirError
from triumvir.server.health import Health
from triumvir.server.house.house import House
from triumvir.server.http.bodies import Problem
from triumvir.server.http.endpoints import ENDPOINTS, described
from triumvir.server.http.openapi import PREFIX
from triumvir.server.http.pages import lost_page, page_routes
from triumvir.server.http.request import (
    COOKIE,
    Endpoint,
    RequestContext,
    address,
    cookie_token,
    identify,
    read_as,
    read_body,
    wanted_language,
)
from triumvir.server.http.request import Request as ApiRequest
from triumvir.server.metrics import METRICS
from triumvir.server.socket.session import Socket
from triumvir.server.socket.wire import EXTENSION
from triumvir.server.store.database import failure
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal
from triumvir.texts import say_refusal

YEAR = 365 * 24 * 3600
log = logging.getLogger("triumvir.server")


def make_app(house: House) -> Starlette:
    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await house.start()
        yield
        await house.stop()

    context = RequestContext(house)
    return Starlette(
        routes=routes(context),
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


def routes(context: RequestContext) -> list[BaseRoute]:
    made: list[BaseRoute] = []
    for endpoint in ENDPOINTS:
        handler = serve(context, endpoint)
        made.append(Route(PREFIX + endpoint.path, handler, methods=[endpoint.method]))

    house = context.house
    health = Health(house.engine, house.bots.pool, house.config.data)

    async def healthz(_request: Request) -> Response:
        return well(await health.alive())

    async def readyz(_request: Request) -> Response:
        return well(await health.ready())

    async def metrics(_request: Request) -> Response:
        await health.measure()
        return Response(METRICS.text(), media_type="text/plain; version=0.0.4")

    async def openapi(_request: Request) -> Response:
        return ready_made(described("openapi"))

    async def schemas(_request: Request) -> Response:
        return ready_made(described("socket"))

    async def socket(websocket: WebSocket) -> None:
        await serve_socket(context, websocket)

    return [
        *made,
        Route(f"{PREFIX}/openapi.json", openapi),
        Route(f"{PREFIX}/socket.json", schemas),
        WebSocketRoute(f"{PREFIX}/socket", socket),
        WebSocketRoute("/{path:path}", no_socket),
        Route("/healthz", healthz),
        Route("/readyz", readyz),
        Route("/metrics", metrics),
        *page_routes(context),
    ]


def serve(context: RequestContext, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def handle(request: Request) -> Response:
        person = None
        try:
            if request.method != "GET" and not context.own_origin(request.headers):
                raise Refusal("origin", status=403)
            if not context.requests.take(address(request)):
                raise Refusal("rate", status=429)
            person = await identify(context, request)
            if person is not None and not person.may(endpoint.needs()):
                raise Refusal("scope", status=403, scope=endpoint.needs())
            body: object = None
            if endpoint.body is not None:
                most = min(endpoint.most, context.house.config.body_bytes)
                read = await read_body(request, most)
                body = read if endpoint.raw else read_as(read, endpoint.body)
            asked = ApiRequest(context, request, person, body)
            result = await endpoint.handler(asked)
        except ClientDisconnect:
            return Response(status_code=400)  # nobody reads it
        except Refusal as refusal:
            return declined(refusal, wanted_language(request, person))
        except TriumvirError as error:
            # The rules themselves say no: an option, a number of seats, a record.
            METRICS.refuse("rules")
            sentence = say_refusal(error, wanted_language(request, person))
            problem = Problem(code="rules", sentence=sentence, why=error.id or "rules")
            return answer(problem, 400)
        except Exception as error:
            failed = failure(error, "a request failed")
            return declined(failed, wanted_language(request, person))
        response = result if isinstance(result, Response) else answer(result, endpoint.status)
        if asked.leaves:
            response.delete_cookie(COOKIE)
        elif person is not None and not asked.token and (worn := cookie_token(request)):
            asked.token = context.house.guests.renewed(worn, person)
        if asked.token:
            response.set_cookie(
                COOKIE,
                asked.token,
                max_age=YEAR,
                httponly=True,
                samesite="lax",
                secure=request.url.scheme == "https",
            )
        return response

    handle.__name__ = endpoint.handler.__name__
    return handle


def declined(refusal: Refusal, language: str) -> Response:
    METRICS.refuse(refusal.code)
    cause = refusal.__cause__
    problem = Problem(
        code=refusal.code,
        sentence=refusal.sentence(language),
        why=refusal.id or (cause.id if isinstance(cause, TriumvirError) else ""),
        rule=refusal.rule,
        fields=refusal.fields,
    )
    return answer(problem, refusal.status)


def answer(value: object, status: int = 200) -> Response:
    return ready_made(msgspec.json.encode(value), status)


def ready_made(body: bytes, status: int = 200) -> Response:
    headers = {"x-content-type-options": "nosniff", "cache-control": "no-store"}
    return Response(body, status, headers, "application/json")


def well(wrong: str) -> Response:
    return Response(f"{wrong or 'ok'}\n", 503 if wrong else 200, media_type="text/plain")


async def serve_socket(context: RequestContext, websocket: WebSocket) -> None:
    """Strangers are refused before they cost anything, with a reason."""
    with contextlib.ExitStack() as leaving:
        try:
            person, muted = await admit(context, websocket, leaving)
        except Refusal as refusal:
            refused = declined(refusal, wanted_language(websocket, None))
            await websocket.send_denial_response(refused)
        except Exception as error:
            failed = failure(error, "a socket could not be opened")
            refused = declined(failed, wanted_language(websocket, None))
            await websocket.send_denial_response(refused)
        else:
            await websocket.accept()
            wire = websocket.scope["extensions"][EXTENSION]
            socket = Socket(wire, context.house, person, muted, address(websocket))
            # In its own task, so that waking it for a message does not go through all the layers
            # that led here.
            await asyncio.create_task(socket.run())


async def admit(
    context: RequestContext, websocket: WebSocket, leaving: contextlib.ExitStack
) -> tuple[Person, set[str]]:
    """The person, and whom they have muted."""
    if not context.own_origin(websocket.headers):
        raise Refusal("origin", status=403)
    where = address(websocket)
    if not context.addresses.enter(where):
        raise Refusal("sockets", status=429, most=context.addresses.most)
    leaving.callback(context.addresses.leave, where)
    if not context.handshakes.take(where):
        raise Refusal("rate", status=429)
    person = await identify(context, websocket)
    if person is None:
        raise Refusal("no-cookie", status=401)
    if not person.may("read"):
        raise Refusal("scope", status=403, scope="read")
    # One guest may come from many addresses, and would take the places of all others.
    if not context.visitors.enter(person.id):
        raise Refusal("sockets", status=429, most=context.visitors.most)
    leaving.callback(context.visitors.leave, person.id)
    return person, await context.house.guests.muted(person.id)


async def no_socket(websocket: WebSocket) -> None:
    refusal = Refusal("no-page", status=404)
    await websocket.send_denial_response(declined(refusal, wanted_language(websocket, None)))
