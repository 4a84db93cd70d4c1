"""Every line of the API, as its own document lists it: what a page of somebody else's may do there,
what a stranger may, and what a program's token may. A new line has to be put on a list."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

import httpx
from tests.server.conftest import Configure
from tests.server.hall import Hall, hall
from tests.server.test_programs import owner, program
from tests.server.test_programs import token as make_token

from triumvir.server.http.endpoints import described
from triumvir.server.http.openapi import PREFIX

Json = dict[str, Any]
Line = tuple[str, str]  # a method and a path

# What somebody may do whom the server does not know: to become somebody, by all the ways there are,
# and to learn.
STRANGERS = {
    *(("POST", "/guests"), ("PUT", "/me"), ("POST", "/login")),
    *(("POST", "/account/login"), ("POST", "/account/recover"), ("POST", "/account/reset")),
    *(("POST", "/account/forgot"), ("POST", "/account/passkeys/options")),
    *(("POST", "/account/passkeys/login"), ("POST", "/lessons/{game}/{lesson}")),
}
# What a program may do that plays; to do anything else concerns the account.
PLAY = {
    *(("POST", "/tables"), ("POST", "/commands")),
    *(("POST", "/tables/{id}/branch"), ("POST", "/tables/{id}/coach")),
    *(("POST", "/evenings/{id}/seat"), ("DELETE", "/evenings/{id}/seat")),
    *(("POST", "/tables/{id}/review"), ("POST", "/records"), ("POST", "/lessons/{game}/{lesson}")),
    *(("POST", "/work/acquire"), ("POST", "/work/progress"), ("POST", "/work/done")),
}
# What a program may not even look at.
PRIVATE = {"/account", "/account/programs", "/me/export", "/me/notices"}


def document() -> Json:
    found: Json = json.loads(described("openapi"))
    return found


def lines() -> dict[Line, Json]:
    return {
        (method.upper(), path.removeprefix(PREFIX)): operation
        for path, operations in document()["paths"].items()
        for method, operation in operations.items()
    }


def example(schema: Json, known: Json) -> Any:
    """The smallest value that fits."""
    if "$ref" in schema:
        return example(known[schema["$ref"].rpartition("/")[2]], known)
    for kind in ("anyOf", "oneOf"):
        if kind in schema:
            return example(schema[kind][0], known)
    for kind in ("const", "enum"):
        if kind in schema:
            return schema[kind] if kind == "const" else schema[kind][0]
    kind = schema.get("type", "object")
    if kind == "object":
        fields = schema.get("properties", {})
        return {name: example(fields[name], known) for name in schema.get("required", [])}
    if kind == "array":
        return [example(schema["items"], known)] * schema.get("minItems", 0)
    if kind == "string":
        return "x" * max(2, schema.get("minLength", 0))
    return max(0, schema.get("minimum", 0)) if kind in ("integer", "number") else False


class Knocker:
    """Somebody who asks for every line, with a body that is read."""

    def __init__(self, here: Hall, table: str) -> None:
        self.web = httpx.AsyncClient(base_url=f"{here.url}{PREFIX}", timeout=60)
        here.stack.push_async_callback(self.web.aclose)
        self.table = table  # the id in every path
        self.known = document()["components"]["schemas"]
        self.lines = lines()

    async def ask(self, line: Line, token: str = "", origin: str = "") -> tuple[int, str]:
        """The status, and the code of a refusal."""
        method, path = line
        path = re.sub(r"{\w+}", "x", path.replace("{id}", self.table))
        headers = {"authorization": f"Bearer {token}"} if token else {}
        if origin:
            headers["origin"] = origin
        asked = self.lines[line].get("requestBody")
        schema = {} if asked is None else asked["content"]["application/json"]["schema"]
        body = None if asked is None else example(schema, self.known)
        self.web.cookies.clear()
        answer = await self.web.request(method, path, json=body, headers=headers)
        kind = answer.headers["content-type"]
        told = answer.json() if kind == "application/json" else {}
        return answer.status_code, str(told.get("code", ""))


def test_pages_of_others_and_strangers(configure: Configure) -> None:
    """Nothing is done for a page of somebody else's, whoever's cookie it brings; and nothing for a
    stranger but what makes one known."""

    async def main() -> None:
        provider = "http://client:secret@127.0.0.1:9/realm"  # nobody is there, and nobody asked
        async with hall(configure(tries_an_address=10_000.0, oidc=provider)) as here:
            anna = await owner(here)
            table = await here.table(anna, "terni-lapilli", "me", "open")
            knocker = Knocker(here, table)
            changing = [line for line in knocker.lines if line[0] != "GET"]
            assert len(changing) > 50
            for line in changing:
                told = await knocker.ask(line, str(anna.token), "https://elsewhere.example")
                assert told == (403, "origin"), line
                _, code = await knocker.ask(line)
                assert (code != "no-cookie") == (line in STRANGERS), (line, code)
            assert set(changing) >= STRANGERS
            assert (await anna.call("GET", "/me"))["account"]

    asyncio.run(main())


def test_what_programs_may(configure: Configure) -> None:
    """As the document says, and no more than these lists say."""
    found = lines()
    needs = {line: told["description"] for line, told in found.items()}
    play = {line for line, said in needs.items() if "`play`" in said}
    closed = {line for line, said in needs.items() if said == "Not for programs' tokens."}
    assert play == PLAY
    assert {path for method, path in closed if method == "GET"} == PRIVATE
    assert {line for line in found if line[0] != "GET"} == play | {
        line for line in closed if line[0] != "GET"
    }

    async def main() -> None:
        async with hall(configure(tries_an_address=10_000.0)) as here:
            anna = await owner(here)
            table = await here.table(anna, "terni-lapilli", "me", "open")
            knocker = Knocker(here, table)
            reader = program(here, await make_token(anna, "read")).token
            player = program(here, await make_token(anna, "play")).token
            for line in found:
                for token, plays in ((reader, False), (player, True)):
                    _, code = await knocker.ask(line, str(token))
                    allowed = line not in closed and (plays or line not in play)
                    assert (code != "scope") == allowed, line
            assert (await anna.call("GET", "/me"))["name"] == "Anna"

    asyncio.run(main())
