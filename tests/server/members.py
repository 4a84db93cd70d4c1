"""People with accounts, for tests."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.hall import Hall

from triumvir.client.client import Client, Refused

PASSWORD = "olive lyre trireme"
OTHER = "amphora under the fig"


async def refused(client: Client, method: str, path: str, body: object = None) -> str:
    with pytest.raises(Refused) as error:
        await client.call(method, path, body)
    return error.value.code


async def keep(client: Client, name: str, password: str = PASSWORD) -> dict[str, Any]:
    """The guest becomes an account."""
    made = await client.call("POST", "/account", {"name": name, "password": password})
    client.token = made["token"]
    return dict(made)


async def log_in(here: Hall, name: str, password: str = PASSWORD) -> Client:
    client = Client(here.url)
    entered = await client.call("POST", "/account/login", {"name": name, "password": password})
    client.token = entered["token"]
    client.id = entered["guest"]["id"]
    return client
