"""The API described for programs: OpenAPI 3.1, and the JSON Schemas of the WebSocket."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

import triumvir
from triumvir.server.http.bodies import Problem
from triumvir.server.http.request import Endpoint
from triumvir.server.protocol.commands import VERSION
from triumvir.server.protocol.messages import AnyMessage, Stale
from triumvir.server.tables.verbs import AnyCommand

PREFIX = f"/api/v{VERSION}"
REF = "#/components/schemas/{name}"


def openapi(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    types = [t for e in endpoints for t in (e.body, e.answer) if t is not None]
    schemas, components = msgspec.json.schema_components(
        [*types, Problem, Stale], schema_hook=raw, ref_template=REF
    )
    schema = {id(known): made for known, made in zip(types, schemas, strict=False)}
    problem = {"description": "Refused.", "content": content(schemas[-2])}
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        answers: dict[str, Any] = {
            str(endpoint.status): {
                "description": "Done.",
                "content": answer_content(endpoint, schema[id(endpoint.answer)]),
            },
            "4XX": problem,
            "503": problem,
        }
        if endpoint.body is AnyCommand:
            answers["409"] = {"description": "Stale.", "content": content(schemas[-1])}
        scope = endpoint.needs()
        operation: dict[str, Any] = {
            "description": "Not for programs' tokens."
            if scope == "account"
            else f"A program's token needs the scope `{scope}`.",
            "operationId": f"{endpoint.handler.__module__.rpartition('_')[2]}-"
            + endpoint.handler.__name__.replace("_", "-"),
            "summary": " ".join((endpoint.handler.__doc__ or "").split()),
            "parameters": parameters(endpoint),
            "responses": answers,
        }
        if endpoint.body is not None:
            operation["requestBody"] = {
                "required": True,
                "content": content(schema[id(endpoint.body)]),
            }
        paths.setdefault(PREFIX + endpoint.path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Triumvir", "version": f"{VERSION}", "description": triumvir.__version__},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": SECURITY},
        "security": [{"cookie": []}, {"bearer": []}, {}],
    }


SECURITY = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": "triumvir"},
    "bearer": {
        "type": "http",
        "scheme": "bearer",
        "description": "The token of a guest, of a device, or of a program with scopes: `read` what"
        " its owner sees, `play` at tables; never the account itself.",
    },
}


def content(schema: object) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def answer_content(endpoint: Endpoint, schema: object) -> dict[str, Any]:
    if endpoint.media == "application/json":
        return content(schema)
    return {endpoint.media: {"schema": {"type": "string", "format": "binary"}}}


def parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    path = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    query = [
        {
            "name": name,
            "in": "query",
            "required": False,
            "schema": {"type": "string"}
            if name in ("language", "game", "pace")
            else {"type": "integer", "minimum": 0, "maximum": 999_999_999},
        }
        for name in endpoint.query
    ]
    return path + query


def raw(kind: Any) -> dict[str, Any]:
    """A view is JSON that its game defines; options and events hold any JSON."""
    if kind is object:
        return {"description": "Any JSON."}
    if kind is msgspec.Raw:
        return {"type": "object"}
    raise NotImplementedError


def socket_schemas() -> dict[str, Any]:
    """What goes in and what comes out of the WebSocket."""
    (commands, messages), components = msgspec.json.schema_components(
        [AnyCommand, AnyMessage], schema_hook=raw, ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "version": VERSION,
        "commands": commands,
        "messages": messages,
        "$defs": components,
    }
