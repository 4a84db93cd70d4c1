"""Whatever the documents allow, and what they do not: schemathesis over HTTP, hypothesis over the
socket. The server is a real one; it must answer everything as it says it does, and never with 500.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from bench.ports import free_port
from bench.serving import Serving
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from triumvir.client.client import Client
from triumvir.server.http.endpoints import ENDPOINTS
from triumvir.server.http.openapi import openapi, socket_schemas
from triumvir.server.protocol.messages import AnyMessage
from triumvir.server.tables.verbs import AnyCommand

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
LOOSE = settings(
    max_examples=15,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
schema = schemathesis.openapi.from_dict(openapi(ENDPOINTS))


class Served:
    def __init__(self, serving: Serving, client: Client, table: str) -> None:
        self.serving = serving
        self.client = client
        self.table = table  # one that is being played


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("fuzz")
    serving = Serving(folder, free_port())
    asyncio.run(serving.start())
    client = Client(serving.url)
    asyncio.run(client.enter("Fuzz"))
    body = {"game": "caesar-cleopatra", "seats": [{"player": "me"}, {"player": "open"}]}
    table = client.request("POST", "/tables", body)["id"]
    yield Served(serving, client, table)
    asyncio.run(serving.stop())


@schema.parametrize()
@LOOSE
def test_http(case: schemathesis.Case[Any], served: Served) -> None:
    if "id" in (case.path_parameters or {}) and len(str(case.path_parameters["id"])) % 2:
        # Half of the time at a table that there is.
        case.path_parameters["id"] = served.table
    client = served.client
    if case.path.endswith("/logout"):
        # The token is worth nothing afterwards.
        client = Client(served.serving.url)
        asyncio.run(client.enter("Once"))
    case.call_and_validate(
        base_url=served.serving.url,
        headers={"Authorization": f"Bearer {client.token}"},
        checks=CHECKS,
        timeout=20,
    )


# The socket

WHOLE = socket_schemas()
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)
PINGS = 765_432_100  # the ids of ours, which no other message is likely to have


def made_from(schema: Any) -> st.SearchStrategy[Any]:
    """What a JSON Schema of ours allows; one that uses more of JSON Schema fails here."""
    if "$ref" in schema:
        return made_from(WHOLE["$defs"][schema["$ref"].rpartition("/")[2]])
    if "anyOf" in schema:
        return st.one_of([made_from(one) for one in schema["anyOf"]])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    kind = schema["type"]
    if kind == "object":
        assert schema["additionalProperties"] is False
        fields = {name: made_from(inner) for name, inner in schema["properties"].items()}
        needed = {name: fields[name] for name in schema["required"]}
        others = {name: fields[name] for name in fields if name not in needed}
        return st.fixed_dictionaries(needed, optional=others)
    if kind == "array":
        most = min(schema.get("maxItems", 3), 3)
        return st.lists(made_from(schema["items"]), min_size=schema["minItems"], max_size=most)
    if kind == "integer":
        return st.integers(schema.get("minimum"), schema.get("maximum"))
    if kind == "string" and "pattern" in schema:
        return st.from_regex(schema["pattern"], fullmatch=True)
    if kind == "string":
        return st.text(min_size=schema.get("minLength", 0), max_size=schema["maxLength"])
    assert kind in ("boolean", "null")
    return st.booleans() if kind == "boolean" else st.none()


COMMANDS = made_from(WHOLE["commands"])


@st.composite
def spoiled(draw: st.DrawFn) -> Any:
    """A command with a field too many, too few, or of another kind."""
    command = dict(draw(COMMANDS))
    field = draw(st.sampled_from(sorted(command)) | st.text(max_size=8))
    if draw(st.booleans()):
        command[field] = draw(ANYTHING)
    else:
        command.pop(field, None)
    return command


MESSAGES = st.lists(COMMANDS | spoiled() | ANYTHING, min_size=1, max_size=12)


def is_command(text: str) -> bool:
    try:
        msgspec.json.decode(text, type=AnyCommand)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return False
    return True


@settings(LOOSE, max_examples=100)
@given(messages=MESSAGES, here=st.booleans())
def test_socket(messages: list[Any], here: bool, served: Served) -> None:
    """Each message has its answer, of a kind that is described; what is no command is refused."""

    async def main() -> None:
        client = Client(served.serving.url, served.client.token)
        async with asyncio.timeout(60), client:
            assert client.socket is not None
            client.number = PINGS
            for message in messages:
                if here and isinstance(message, dict) and isinstance(message.get("table"), str):
                    message["table"] = served.table
                text = json.dumps(message)
                client.heard.clear()
                await client.socket.send(text)
                ping = await client.send(type="ping")
                answers = [m for m in client.heard if m is not ping]
                for answer in answers:
                    told = msgspec.convert(answer, AnyMessage, dec_hook=lambda _, value: value)
                    assert told is not None
                codes = [answer.get("code") for answer in answers if "code" in answer]
                assert "fault" not in codes
                assert answers
                assert is_command(text) == ("shape" not in codes), (text, answers)

    asyncio.run(main())
