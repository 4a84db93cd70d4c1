"""What is kept of a person: read in full, and erased."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, select
from tests.server.conftest import Configure
from tests.server.hall import Hall, hall, play_on
from tests.server.members import OTHER, PASSWORD, keep, log_in, refused

from triumvir.client.client import Client, Refused
from triumvir.server.admin import Admin
from triumvir.server.store.schema import ENTRIES, META, RATED, RATINGS


def read_zip(data: bytes) -> dict[str, Any]:
    archive = zipfile.ZipFile(io.BytesIO(data))
    return {name: json.loads(archive.read(name)) for name in archive.namelist()}


async def exported(here: Hall, client: Client) -> dict[str, Any]:
    async with httpx.AsyncClient(base_url=f"{here.url}/api/v1", timeout=60) as browser:
        headers = {"authorization": f"Bearer {client.token}"}
        return read_zip((await browser.get("/me/export", headers=headers)).content)


# What is kept of somebody and is not in the file: secrets, what says where others sit, what is gone
# in a minute, and rows whose content is in a record.
NOT_EXPORTED = {
    *("accounts", "codes", "logins", "recovery", "links", "identities", "moves", "challenges"),
    *("seats", "results", "entries", "pool", "notices", "posts", "origins", "reviews", "answers"),
    *("evening_seats", "cup_games"),
}
EXPORTED = {
    *("chat", "mutes", "holidays", "ratings", "rated", "cup_seats", "evening_people", "tries"),
    *("deals", "ways", "wishes", "watches", "passkeys", "programs"),
}


def test_all_that_is_kept_is_exported(configure: Configure) -> None:
    of_people = {table.name for table in META.sorted_tables if "guest" in table.c}
    assert of_people == (NOT_EXPORTED | EXPORTED) & of_people

    async def main() -> None:
        async with hall(configure()) as here:
            anna, bert = await here.guest("Anna"), await here.guest("Bert")
            for client, name in ((anna, "Anna Felix"), (bert, "Bert Audax")):
                await keep(client, name)
            await anna.call("PATCH", "/account", {"portrait": "lyre", "languages": ["cs"]})
            await anna.call("POST", "/me/holiday", {"days": 3})
            wanted = {"off": [], "wanted": ["caesar"]}
            await anna.call("PUT", "/me/notices", wanted)
            await anna.call("POST", "/commands", {"type": "mute", "guest": bert.id, "on": True})
            admin = Admin(here.house)
            wish = {"name": "Ides", "game": "terni-lapilli", "rated": False}
            cup = await admin.obey({**wish, "do": "cup", "size": 4, "pace": "turns"})
            await anna.call("POST", f"/cups/{cup}/seat")
            more = {"starts": 0, "minutes": 90, "pace": "live"}
            evening = await admin.obey({**wish, "do": "evening", **more})
            await anna.call("POST", f"/evenings/{evening}/seat")
            skill = {"mu": 28.0, "sigma": 2.0}
            rating = {"guest": anna.id, "game": "caesar", "pace": "live", "month": "", **skill}
            rating |= {"low": 24.0, "games": 4, "won": 3, "last": 1}
            game = {"table_id": "t", "seat": 0, "number": 1, "guest": anna.id, "bot": "", "at": 1}
            game |= {"game": "caesar", "pace": "live", "place": 1, "why": "", **skill}
            game |= {"mu_before": 25.0, "sigma_before": 8.0}
            async with here.house.engine.begin() as connection:
                await connection.execute(insert(RATINGS), rating)
                await connection.execute(insert(RATED), game)
            files = await exported(here, anna)
            account = files["account.json"]
            assert account["page"] == {"public": False, "portrait": "lyre", "languages": ["cs"]}
            assert len(account["holidays"]) == 1
            assert account["muted"] == ["Bert Audax"]
            assert files["notices.json"]["wanted"] == ["caesar"]
            contests = files["contests.json"]
            assert [one["id"] for kind in ("cups", "evenings") for one in contests[kind]] == [
                cup,
                evening,
            ]
            (now,), (played,) = files["ratings.json"]["ratings"], files["ratings.json"]["games"]
            assert (now["rating"], now["deviation"], now["games"]) == (1588, 59, 4)
            assert (played["table"], played["place"], played["rating"]) == ("t", 1, 1588)
            assert "Anna" not in json.dumps(await exported(here, bert))

    asyncio.run(main())


def test_export_and_erase(configure: Configure) -> None:
    async def main() -> None:
        async with hall(configure()) as here:
            await keep(await here.guest("Anna"), "Anna Felix")
            anna = await here.stack.enter_async_context(await log_in(here, "Anna Felix"))
            berta = await here.guest("Berta")
            table = await here.table(anna, "terni-lapilli", "me", "open")
            await berta.call(
                "POST", "/commands", {"type": "sit", "id": 1, "table": table, "seat": 1}
            )
            await anna.call("POST", "/commands", {"type": "start", "id": 2, "table": table})
            await anna.call(
                "POST", "/commands", {"type": "chat", "id": 3, "table": table, "text": "ave"}
            )
            await asyncio.gather(play_on(anna, table), play_on(berta, table, 1))
            goes_on = await here.table(anna, "terni-lapilli", "me", "random")
            async with httpx.AsyncClient(base_url=f"{here.url}/api/v1") as browser:
                answer = await browser.get(
                    "/me/export", headers={"authorization": f"Bearer {anna.token}"}
                )
            archive = zipfile.ZipFile(io.BytesIO(answer.content))
            names = set(archive.namelist())
            assert f"games/terni-lapilli-{table}.json" in names
            assert json.loads(archive.read("chat.json"))[0]["text"] == "ave"
            assert json.loads(archive.read("account.json"))["name"] == "Anna Felix"
            assert "password" not in archive.read("account.json").decode()
            assert json.loads(archive.read("unfinished.json")) == [goes_on]

            standing = here.house.answers.rows
            await standing.put(goes_on, 0, anna.id, {"rule": "value"})
            body = {"name": "Somebody Else", "password": PASSWORD}
            assert await refused(anna, "DELETE", "/me", body) == "erase-name"
            body = {"name": "Anna Felix", "password": OTHER}
            assert await refused(anna, "DELETE", "/me", body) == "password"
            await anna.call("DELETE", "/me", {"name": "Anna Felix", "password": PASSWORD})
            assert await refused(anna, "GET", "/me") == "no-cookie"
            with pytest.raises(Refused) as error:
                await log_in(here, "Anna Felix")
            assert error.value.code == "login"
            # The game is there, with nobody's name in it.
            told = json.dumps(await berta.call("GET", f"/tables/{table}?words=1"))
            assert "Anna" not in told
            assert "ave" not in told
            assert "Gaius" in told
            record = await berta.call("GET", f"/tables/{table}/record")
            assert "Anna" not in json.dumps(record)
            assert record["outcome"]
            written = await here.house.store.rows(select(ENTRIES.c.text))
            assert not any("Anna" in row.text for row in written)
            async with here.house.table(goes_on) as held:
                assert held.table.seats[0].bot == "citizen"
            assert await standing.of(goes_on) == {}
            # The name is free again.
            await keep(berta, "Anna Felix")

    asyncio.run(main())
