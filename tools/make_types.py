"""Writes web/src/wire/types.ts, the server's messages and the games' views as TypeScript, and
web/src/wire/actions/*.json, the games' actions.

    python tools/make_types.py           write
    python tools/make_types.py --check   fail if what is there differs

The types are made from the same schemas that the server hands out, so they are written once.
"""

from __future__ import annotations

import importlib
import json
import re
import sys
from pathlib import Path
from typing import Any

import msgspec

from triumvir.core.game import Game
from triumvir.core.registry import games
from triumvir.server.http.bodies import Problem
from triumvir.server.http.endpoints import ENDPOINTS
from triumvir.server.http.openapi import raw
from triumvir.server.protocol.messages import AnyMessage
from triumvir.server.tables.verbs import VERBS, AnyCommand
from triumvir.server.tables.verbs.verb import TableVerb

OUT = Path(__file__).resolve().parent.parent / "web/src/wire/types.ts"
HEAD = "// Made by tools/make_types.py from the server's schemas; `make types` rewrites it.\n"


def shapes() -> dict[str, type]:
    """The shape of each game's view, for those games that state it."""
    found = {}
    for game in games():
        package = game.meta.id.replace("-", "_")
        try:
            module = importlib.import_module(f"triumvir.games.{package}.shape")
        except ModuleNotFoundError:
            continue
        found["".join(word.title() for word in package.split("_"))] = module.View
    return found


def schema(kinds: list[Any]) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    made, components = msgspec.json.schema_components(
        kinds, schema_hook=raw, ref_template="#/$defs/{name}"
    )
    return list(made), components


def script(part: dict[str, Any], deep: int = 0) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in part:
        return name(part["$ref"].rpartition("/")[2])
    for key in ("anyOf", "oneOf"):
        if key in part:
            return " | ".join(dict.fromkeys(script(one, deep) for one in part[key]))
    if "const" in part:
        return json.dumps(part["const"])
    if "enum" in part:
        return " | ".join(json.dumps(value) for value in part["enum"])
    kind = part.get("type")
    if kind == "object":
        if "properties" in part:
            return fields(part, deep)
        inner = part.get("additionalProperties")
        return f"Record<string, {script(inner, deep) if isinstance(inner, dict) else 'unknown'}>"
    if kind == "array":
        if "prefixItems" in part:
            return f"[{', '.join(script(one, deep) for one in part['prefixItems'])}]"
        inner = script(part.get("items") or {}, deep)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    plain = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
    return "null" if kind == "null" else plain.get(str(kind), "unknown")


def fields(part: dict[str, Any], deep: int) -> str:
    pad = "  " * (deep + 1)
    # What has a default may be left out of a command; the server itself sends it always.
    needed = part.get("required", [])
    lines = [
        f"{pad}{key}{'' if key in needed else '?'}: {script(value, deep + 1)};\n"
        for key, value in part["properties"].items()
    ]
    return "{\n" + "".join(lines) + "  " * deep + "}"


def name(key: str) -> str:
    return re.sub(r"\W+", "_", key)


def declare(components: dict[str, Any]) -> str:
    return "".join(
        f"\nexport type {name(key)} = {script(value)};\n"
        for key, value in sorted(components.items())
    )


def render() -> str:
    told = [kind for one in ENDPOINTS for kind in (one.body, one.answer) if kind is not None]
    # Commands and messages share names (a `chat` is said and heard), so each has a namespace.
    text = HEAD
    for space, kinds, union in (
        ("command", [AnyCommand], "AnyCommand"),
        ("message", [AnyMessage], "AnyMessage"),
        ("api", [*told, Problem], ""),
    ):
        made, components = schema(kinds)
        body = declare(components)
        if union:
            body += f"\nexport type {union} = {script(made[0])};\n"
        inner = body.replace("\n", "\n  ").replace("\n  \n", "\n\n").rstrip()
        text += f"\nexport namespace {space} {{{inner}\n}}\n"
    text += verbs()
    for key, shape in shapes().items():
        made, components = schema([shape])
        inner = declare(components).replace("\n", "\n  ").replace("\n  \n", "\n\n").rstrip()
        text += f"\nexport namespace {key[0].lower() + key[1:]} {{{inner}\n}}\n"
    return text


def verbs() -> str:
    """Who may use which verb at which tables, and whether it names a seat."""
    lines = []
    for verb in VERBS:
        if issubclass(verb, TableVerb):
            demand = {
                "when": verb.when,
                "who": verb.who,
                "menu": verb.menu,
                "seat": "seat" in verb.__struct_fields__,
            }
            said = ", ".join(f"{key}: {json.dumps(value)}" for key, value in demand.items())
            lines.append(f"  {verb.__struct_config__.tag}: {{ {said} }},\n")
    return "\nexport const VERBS = {\n" + "".join(lines) + "} as const;\n"


def actions(game: Game) -> str:
    """Every action of a game, at its index: text, kind and fields; its roles and presets."""
    lines = [
        json.dumps([action.text, action.kind, action.fields], ensure_ascii=False)
        for action in game.actions
    ]
    roles = json.dumps(list(game.meta.roles))
    presets = json.dumps(game.meta.presets)
    head = f'{{"roles": {roles}, "presets": {presets}, "actions": [\n'
    return head + ",\n".join(lines) + "\n]}\n"


def main() -> None:
    files = {OUT: render()}
    for game in games():
        files[OUT.parent / "actions" / f"{game.meta.id}.json"] = actions(game)
    for path, text in files.items():
        if "--check" not in sys.argv:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            sys.exit(f"web/src/wire/{path.name} is not what Python says: run `make types`.")


if __name__ == "__main__":
    main()
