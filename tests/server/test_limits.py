"""Limits as options, and the buckets behind them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from triumvir.cli.commands.serve import command
from triumvir.server.config import LIMITS, read_limit
from triumvir.server.http.endpoints import ENDPOINTS
from triumvir.server.limits import Bucket, Buckets
from triumvir.server.tables.verbs import AnyCommand


def test_every_number_is_a_limit() -> None:
    assert read_limit("connections=1000") == ("connections", 1000)
    assert read_limit("messages_a_second=0.5") == ("messages_a_second", 0.5)
    assert LIMITS["sockets_an_address"] == 64
    assert "port" not in LIMITS


WRONG = ("", "connections", "connections=", "connections=0", "connections=1.5", "port=1", "x=1")
ENDLESS = ("head_seconds=nan", "head_seconds=inf", "head_seconds=-1")


@pytest.mark.parametrize("text", [*WRONG, *ENDLESS])
def test_what_is_no_limit(text: str) -> None:
    told = CliRunner().invoke(command, ["--limit", text])
    assert told.exit_code != 0
    assert "connections=1000" in told.output or "connections=1000" in str(told.exception)


def test_what_was_done_already_is_paid_later() -> None:
    bucket = Bucket(0.001, 10)
    bucket.charge(15)
    assert not bucket.take()
    bucket.at -= 10_000
    assert bucket.take(4)
    assert bucket.take(1)
    assert not bucket.take(6)


def test_buckets_are_not_looked_through_for_everybody_who_comes() -> None:
    """Where all are in use, as when somebody has very many addresses; and the newest are kept."""
    looked: list[int] = []

    class Few(Buckets):
        MOST = 100

        def forget(self) -> None:
            looked.append(len(self.by_key))
            super().forget()

    few = Few(0.001, 2.0)
    for number in range(1000):
        few.take(str(number))
    assert len(looked) < 30
    assert all(str(number) in few.by_key for number in range(960, 1000))


def test_what_is_given_back_has_a_limit() -> None:
    """Whoever guesses right gets the try back, and saves up none for guessing wrong."""
    bucket = Bucket(0.001, 10)
    bucket.charge(-5)
    assert bucket.take(10)
    assert not bucket.take()


def unbounded(schema: Any, known: dict[str, Any], where: str) -> Iterator[str]:
    """Where a request may be as long or as large as it likes."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        yield from unbounded(known[name], known, f"{where}:{name}")
        return
    for choice in schema.get("anyOf", []):
        yield from unbounded(choice, known, where)
    kind = schema.get("type")
    named = {"enum", "const"} & set(schema)
    if kind == "string" and not named and not {"maxLength", "pattern"} & set(schema):
        yield where
    if kind in ("integer", "number") and not named:
        if not {"maximum", "exclusiveMaximum"} & set(schema):
            yield where
    if kind == "array":
        if "maxItems" not in schema:
            yield where
        yield from unbounded(schema.get("items", {}), known, f"{where}[]")
    if kind == "object":
        for name, field in schema.get("properties", {}).items():
            yield from unbounded(field, known, f"{where}.{name}")
        if "properties" not in schema and "maxProperties" not in schema:
            yield where  # any object
        if isinstance(more := schema.get("additionalProperties"), dict):
            yield from unbounded(more, known, f"{where}{{}}")


# What is read by rules of its own: options by the game, what a browser says of a passkey by the
# library for it.
OWN_RULES = {"options", "passkey", "credential"}


def test_everything_that_is_sent_to_us_has_bounds() -> None:
    # What is handed on raw has a number of bytes.
    bodies = [one.body for one in ENDPOINTS if one.body is not None and not one.raw]
    schemas, known = msgspec.json.schema_components([*bodies, AnyCommand])
    found = {where for schema in schemas for where in unbounded(schema, known, "")}
    assert {where for where in found if where.rpartition(".")[2] not in OWN_RULES} == set()
