"""The ways of notices: webhooks, the private feed and calendar, Web Push."""

from __future__ import annotations

import asyncio
import json
from typing import Any
from xml.etree import ElementTree

import httpx
from sqlalchemy import insert
from tests.server.conftest import Configure
from tests.server.hall import hall
from tests.server.mailbox import mailbox
from tests.server.noticing import (
    A_WHILE,
    ATOM,
    act,
    gone,
    hook,
    leave,
    refused,
    rows,
    two,
    waiting,
)

from triumvir.client.client import Client
from triumvir.server.notices import delivery, webpush
from triumvir.server.store.schema import NOTICES, POSTS, WAYS
from triumvir.server.tables.entry import now


def test_a_webhook_of_a_table(configure: Configure) -> None:
    async def main() -> None:
        async with hall(waiting(configure)) as here, mailbox() as box:
            anna, jonas, table = await two(here)
            where = {"url": f"{box.url}/club"}
            assert await refused(jonas, "PUT", f"/tables/{table}/webhook", where) == "not-host"
            await anna.call("PUT", f"/tables/{table}/webhook", where)
            await anna.call("PUT", f"/tables/{table}/webhook", where)
            await act(anna, table, 0)
            await leave(anna, jonas)
            await gone(here)
            await here.house.notices.round(now() + A_WHILE)
            (posted,) = box.posted
            assert json.loads(posted.body)["text"].startswith("To play: Jonas (Terni lapilli) http")

    asyncio.run(main())


def test_a_name_calls_nobody_in_a_chat(on_sqlite: Configure) -> None:
    """Guests choose their names, and whoever sits down at a club's table stands in its chat."""

    async def main() -> None:
        async with hall(waiting(on_sqlite)) as here, mailbox() as box:
            anna, jonas, table = await two(here)
            await anna.call("PUT", f"/tables/{table}/webhook", {"url": f"{box.url}/club"})
            await jonas.call("PATCH", "/me", {"name": "<!channel> @here [x](evil.ex/y)"})
            await act(anna, table, 0)
            await leave(anna, jonas)
            await gone(here)
            await here.house.notices.round(now() + A_WHILE)
            said = json.loads(box.posted[0].body)
            assert (
                said["text"] == f"To play: channel here x (evil ex y) (Terni lapilli) {said['url']}"
            )
            assert said["content"] == said["text"]

    asyncio.run(main())


def test_again_and_again_and_then_no_more(configure: Configure) -> None:
    """Longer and longer pauses; after too many lost notices a way is given up."""

    async def main() -> None:
        async with hall(waiting(configure)) as here, mailbox() as box:
            anna, jonas, table = await two(here)
            await hook(jonas, box)
            await act(anna, table, 0)
            await leave(anna, jonas)
            await gone(here)
            box.status(503)
            at = now() + A_WHILE
            await here.house.notices.round(at)
            dues = []
            while posts := await rows(here, POSTS):
                dues.append(posts[0].due)
                await here.house.notices.round(posts[0].due - 1)  # not before its time
                await here.house.notices.round(posts[0].due)
            assert len(box.posted) == 1 + len(delivery.PAUSES)
            pauses = [b - a for a, b in zip([at, *dues], dues, strict=False)]
            assert pauses == sorted(pauses)
            assert len({one.headers["x-triumvir-notice"] for one in box.posted}) == 1
            (way,) = await rows(here, WAYS)
            assert (way.failed, way.worked) == (1, 0)
            # An answer that sends us elsewhere is not followed, and not tried again.
            box.status(302, f"Location: {box.url}/elsewhere")
            anna2 = Client(here.url)
            anna2.token = anna.token
            jonas2 = Client(here.url)
            jonas2.token = jonas.token
            for lost in range(2, delivery.DEAD + 1):
                box.posted.clear()
                body = {"game": "terni-lapilli", "seats": [{"player": "me"}, {"player": "open"}]}
                other = (await jonas2.call("POST", "/tables", body))["id"]
                sit = {"type": "sit", "id": 1, "table": other, "seat": 1}
                await anna2.call("POST", "/commands", sit)
                at += A_WHILE
                await here.house.notices.round(at)
                assert [one.path for one in box.posted] == ["/hook?a=b"]
                ways = await rows(here, WAYS)
                assert [way.failed for way in ways] == ([lost] if lost < delivery.DEAD else [])
            assert jonas.id not in here.house.outbox.people

    asyncio.run(main())


def test_an_address_that_never_answers_holds_up_nobody_else(configure: Configure) -> None:
    """However many posts wait for it, and for however long."""

    async def main() -> None:
        async with hall(waiting(configure)) as here:
            anna, berta = await here.guest("Anna"), await here.guest("Berta")
            deliver = here.house.notices
            tables = [await here.table(anna, "caesar", "me", "open") for _ in range(8)]
            ways = {"id": "slow", "guest": anna.id}, {"id": "quick", "guest": berta.id}
            more = {"table_id": "", "kind": "webhook", "target": "http://127.0.0.1:9/", "keys": ""}
            post = {"guest": "", "kind": "turn", "seq": 1, "at": 1, "tries": 0}
            posts = [
                {"way": "slow", "table_id": table, "due": number, **post}
                for number, table in enumerate(tables)
            ]
            async with here.house.engine.begin() as connection:
                for way in ways:
                    row = {**more, **way, "base": "", "created": 0, "worked": 0, "failed": 0}
                    await connection.execute(insert(WAYS), row)
                last = {"way": "quick", "table_id": tables[0], "due": 1000, **post}
                await connection.execute(insert(POSTS), [*posts, last])
            found = await deliver.due_posts(2000)
            assert [one.way for one in found] == ["slow", "quick", *["slow"] * 3]

    asyncio.run(main())


def test_a_private_feed_and_calendar(configure: Configure) -> None:
    """Whoever has the address reads it; nobody guesses it; a new one ends the old one."""

    async def main() -> None:
        async with hall(waiting(configure, guests_an_address=1000.0)) as here:
            anna, jonas, table = await two(here)
            await jonas.call("PATCH", "/me", {"name": "Jo; N,\\as & <b>"})
            feed = await anna.call("POST", "/me/notices/feed")
            await act(anna, table, 0)
            await act(jonas, table, 1)
            here.house.outbox.patience = -1000  # what was written is due by now
            async with httpx.AsyncClient() as web:
                got = await web.get(feed["atom"])
                assert got.status_code == 200
                assert got.headers["content-type"].startswith("application/atom+xml")
                assert "no-store" in got.headers["cache-control"]
                root = ElementTree.fromstring(got.content)
                (title,) = [one.text for one in root.iterfind(f"{ATOM}entry/{ATOM}title")]
                assert title == "Your turn: Terni lapilli, against Jo; N,\\as & <b>"
                (link,) = [one.get("href") for one in root.iterfind(f"{ATOM}entry/{ATOM}link")]
                assert link == f"{here.url}/t/{table}"
                got = await web.get(feed["calendar"], headers={"accept-language": "de"})
                assert got.headers["content-type"].startswith("text/calendar")
                assert "X-WR-CALNAME:Triumvir: my tables" in got.text  # hers, not the reader's
                lines = got.text.replace("\r\n ", "").split("\r\n")
                assert lines.count("BEGIN:VEVENT") == 1
                assert "SUMMARY:Your turn: Terni lapilli\\, against Jo\\; N\\,\\\\as & <b>" in lines
                assert f"UID:{table}@triumvir" in lines
                # Forged: another's, shortened, the hash itself.
                secret = feed["atom"].rpartition("/")[2].removesuffix(".atom")
                (way,) = await rows(here, WAYS)
                for other in (secret[:-1], secret[::-1], way.target, "%00", "x" * 500, way.id):
                    wrong = feed["atom"].replace(secret, other)
                    assert (await web.get(wrong)).status_code in (400, 404)
                again = await anna.call("POST", "/me/notices/feed")
                assert (await web.get(feed["atom"])).status_code == 404
                assert (await web.get(again["atom"])).status_code == 200
                (way,) = (await anna.call("GET", "/me/notices"))["ways"]
                await anna.call("DELETE", f"/me/notices/ways/{way['id']}")
                assert (await web.get(again["atom"])).status_code == 404

    asyncio.run(main())


def test_erased_and_exported(configure: Configure) -> None:
    async def main() -> None:
        async with hall(waiting(configure)) as here, mailbox() as box:
            anna, jonas, table = await two(here)
            await hook(jonas, box)
            await act(anna, table, 0)
            assert len(await rows(here, NOTICES)) == 1
            # Nobody ends the ways of somebody else.
            (way,) = (await jonas.call("GET", "/me/notices"))["ways"]
            assert way["shown"] == f"127.0.0.1:{box.port}"
            assert await refused(anna, "DELETE", f"/me/notices/ways/{way['id']}") == "no-way"
            await jonas.call("DELETE", "/me", {"name": "Jonas"})
            assert await rows(here, NOTICES) == []
            assert await rows(here, WAYS) == []

    asyncio.run(main())


def browser() -> tuple[Any, dict[str, str]]:
    """The keys of a browser that has agreed to be told."""
    from cryptography.hazmat.primitives.asymmetric import ec

    private = ec.generate_private_key(ec.SECP256R1())
    public = webpush.encode(webpush.point(private.public_key()))
    return private, {"p256dh": public, "auth": webpush.encode(b"sixteen bytes ok")}


def unseal(private: Any, keys: dict[str, str], body: bytes) -> bytes:
    """As RFC 8291 has it, from the browser's side."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    salt, size = body[:16], body[20]
    theirs, sealed = body[21 : 21 + size], body[21 + size :]
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    shared = private.exchange(ec.ECDH(), public)
    info = b"WebPush: info\x00" + webpush.decode(keys["p256dh"]) + theirs
    secret = webpush.derive(shared, webpush.decode(keys["auth"]), info, 32)
    key = webpush.derive(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = webpush.derive(secret, salt, b"Content-Encoding: nonce\x00", 12)
    plain = AESGCM(key).decrypt(nonce, sealed, None)
    assert plain.endswith(b"\x02")
    return bytes(plain[:-1])


def test_web_push(configure: Configure) -> None:
    """To a push service that we play ourselves: signed by the house, readable by one browser."""
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec, utils

    async def main() -> None:
        async with hall(waiting(configure)) as here, mailbox() as box:
            anna, jonas, table = await two(here)
            private, keys = browser()
            body = {"endpoint": f"{box.url}/push/1", **keys}
            for wrong in ({"p256dh": "AAAA"}, {"p256dh": "%"}, {"endpoint": "ftp://a/"}):
                bad = await refused(jonas, "POST", "/me/notices/push", {**body, **wrong})
                assert bad in ("push-address", "webhook-address")
            await jonas.call("POST", "/me/notices/push", body)
            public = webpush.decode((await jonas.call("GET", "/me/notices"))["push"])
            await act(anna, table, 0)
            await leave(anna, jonas)
            await gone(here)
            await here.house.notices.round(now() + A_WHILE)
            (posted,) = box.posted
            assert posted.headers["content-encoding"] == "aes128gcm"
            assert len(posted.headers["topic"]) <= 32
            told = json.loads(unseal(private, keys, posted.body))
            assert told["text"].startswith("Your turn: Terni lapilli, against Anna")
            signed_by = posted.headers["authorization"].removeprefix("vapid t=")
            token, _, key = signed_by.partition(", k=")
            assert webpush.decode(key) == public
            head, claims, signed = token.split(".")
            assert json.loads(webpush.decode(claims))["aud"] == box.url
            raw = webpush.decode(signed)
            halves = int.from_bytes(raw[:32]), int.from_bytes(raw[32:])
            known = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public)
            known.verify(
                utils.encode_dss_signature(*halves),
                f"{head}.{claims}".encode(),
                ec.ECDSA(hashes.SHA256()),
            )
            # A browser that does not want to be told any more is not asked again.
            box.status(410)
            client = Client(here.url)
            client.token = jonas.token
            assert (await client.call("POST", "/me/notices/test"))["ways"][0]["worked"] is False
            assert await rows(here, WAYS) == []

    asyncio.run(main())


def test_the_example_of_the_standard() -> None:
    """RFC 8291, Appendix A, with its keys and its salt."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = int.from_bytes(webpush.decode("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"))
    private = ec.derive_private_key(number, ec.SECP256R1())
    public = webpush.point(private.public_key())
    keys = {"p256dh": webpush.encode(public), "auth": "BTBZMqHH6r4Tts7J_aSIgg"}
    body = webpush.decode(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert unseal(private, keys, body) == b"When I grow up, I want to be a watermelon"
