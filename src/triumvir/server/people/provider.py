"""Logging in by a provider that the host has named (OpenID Connect), a club's own or another's.

The browser is sent there with a state that works once, for a few minutes, and for whoever asked; it
comes back with a code, which is exchanged with the proof that it was asked for here (PKCE). What
the provider then says who it is counts if it is signed by its keys, for us, now, and for this very
question.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import ipaddress
import json
import logging
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from typing import Any, Final, Literal, NamedTuple, TypeVar
from urllib.error import HTTPError
from urllib.parse import parse_qs, quote, unquote, urlencode, urlsplit, urlunsplit
from urllib.request import HTTPRedirectHandler, ProxyHandler, Request, build_opener

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from triumvir.server.people.passkeys import session
from triumvir.server.store.schema import CHALLENGES, IDENTITIES
from triumvir.server.tables.entry import now
from triumvir.server.tables.person import Person
from triumvir.server.tables.refusal import Refusal

T = TypeVar("T")

MINUTES: Final = 10
SECONDS: Final = 10.0  # for each answer of the provider
LARGEST: Final = 256 * 1024
KNOWN: Final = 3600.0  # seconds for which the provider's description of itself is cached
AGAIN: Final = 60.0  # seconds until its keys are looked at again because of one that is unknown
LEEWAY: Final = 60  # seconds by which its clock may differ from ours
SMALLEST: Final = 2048  # bits of an RSA key
LONGEST: Final = 255  # characters of a subject
AT_ONCE: Final = 2
WAITING: Final = 32

Kind = Literal["login", "link"]
log = logging.getLogger("triumvir.server")


def available() -> bool:
    """Whether the extra `accounts` is installed."""
    return find_spec("cryptography") is not None


class Wrong(Exception):
    """Why the provider, or what came in its name, is not believed. For the log alone."""


class Stay(HTTPRedirectHandler):
    """Where the provider sends us elsewhere, we do not follow."""

    def redirect_request(self, *_arguments: Any, **_more: Any) -> None:
        return None


class Named(NamedTuple):
    """What the host says of a provider."""

    issuer: str
    client: str
    secret: str
    name: str


def read_provider(url: str) -> Named:
    """`https://CLIENT:SECRET@ISSUER/PATH?name=NAME`. A ValueError if it is none."""
    parts = urlsplit(url)
    name = parse_qs(parts.query).get("name", [parts.hostname or ""])[0][:40]
    where = parts.netloc.rpartition("@")[2]
    issuer = urlunsplit((parts.scheme, where, parts.path, "", ""))
    client, secret = unquote(parts.username or ""), unquote(parts.password or "")
    if not is_secure(issuer) or len(issuer) > 200 or not client or not name.isprintable():
        raise ValueError(url)
    return Named(issuer, client, secret, name)


class Provider:
    def __init__(self, url: str, key: bytes, engine: AsyncEngine) -> None:
        self.issuer, self.client, self.secret, self.name = read_provider(url)
        self.key = key
        self.engine = engine
        self.threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="provider")
        self.opener = build_opener(ProxyHandler({}), Stay())
        self.waiting = 0
        self.about: tuple[float, dict[str, Any]] | None = None  # since when, and what
        self.keys: tuple[float, list[Any]] | None = None

    def stop(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)

    # Going there

    async def start(self, kind: Kind, person: Person, base: str) -> str:
        """The address to which the browser is sent."""
        about = await self.described()
        state = secrets.token_urlsafe(32)
        row = {"hash": self.state_hash(state), "kind": kind_of(kind), "session": session(person)}
        async with self.engine.begin() as connection:
            await connection.execute(delete(CHALLENGES).where(CHALLENGES.c.expires < now()))
            expires = now() + MINUTES * 60_000
            await connection.execute(insert(CHALLENGES), {**row, "expires": expires})
        asked = {
            "response_type": "code",
            "client_id": self.client,
            "redirect_uri": f"{base}/account",
            "scope": "openid",
            "state": state,
            "nonce": self.derived("nonce", state),
            "code_challenge": encode(hashlib.sha256(self.verifier(state)).digest()),
            "code_challenge_method": "S256",
        }
        there = str(about["authorization_endpoint"])
        return f"{there}{'&' if urlsplit(there).query else '?'}{urlencode(asked, quote_via=quote)}"

    def derived(self, what: str, state: str) -> str:
        """What belongs to a state need not be kept: it follows from it and the key of the house."""
        said = f"provider/{what}/{state}"
        return encode(hmac.digest(self.key, said.encode(), hashlib.sha256))

    def verifier(self, state: str) -> bytes:
        return self.derived("verifier", state).encode()

    def state_hash(self, state: str) -> str:
        return hashlib.sha256(f"provider/{state}".encode()).hexdigest()

    # Coming back

    async def finish(self, code: str, state: str, person: Person, base: str) -> tuple[Kind, str]:
        """What it was asked for, and who the provider says that it is. Whatever is wrong is told in
        the same words."""
        kind = await self.spend(state, person)
        try:
            token = await self.exchange(code, state, base)
            return kind, await self.check(token, self.derived("nonce", state))
        except Wrong as wrong:
            log.info("a login by the provider was refused: %s", wrong)
            raise Refusal("provider", status=403) from wrong

    async def spend(self, state: str, person: Person) -> Kind:
        """It works once: of two who use it, one deletes it."""
        this = (CHALLENGES.c.hash == self.state_hash(state)) & (
            CHALLENGES.c.session == session(person)
        )
        async with self.engine.begin() as connection:
            row = (await connection.execute(select(CHALLENGES).where(this))).first()
            gone = await connection.execute(delete(CHALLENGES).where(this))
        for kind in ("login", "link"):
            known = row is not None and row.kind == kind_of(kind) and row.expires >= now()
            if known and gone.rowcount == 1:
                return kind
        raise Refusal("provider", status=403)

    async def exchange(self, code: str, state: str, base: str) -> str:
        about = await self.described()
        body = {
            "grant_type": "authorization_code",
            "code": code,
            "redirect_uri": f"{base}/account",
            "client_id": self.client,
            "code_verifier": self.verifier(state).decode(),
        }
        headers = {"Content-Type": "application/x-www-form-urlencoded"}
        if self.secret:
            both = f"{quote(self.client, safe='')}:{quote(self.secret, safe='')}"
            headers["Authorization"] = f"Basic {base64.b64encode(both.encode()).decode()}"
        data = urlencode(body).encode()
        told = await self.apart(lambda: self.fetch(str(about["token_endpoint"]), data, headers))
        token = told.get("id_token")
        if not isinstance(token, str):
            raise Wrong("no ID token")
        return token

    async def check(self, token: str, nonce: str) -> str:
        """Whose ID token it is, if it counts."""
        head, claims, signed, signature = read_token(token)
        for number, keys in enumerate((await self.known_keys(), None)):
            found = keys if keys is not None else await self.known_keys(again=True)
            if any(fits(one, head, signed, signature) for one in found):
                break
            if number:
                raise Wrong("the signature is not the provider's")
        return subject_of(claims, self.issuer, self.client, nonce, time.time())

    # What the provider says of itself

    async def described(self) -> dict[str, Any]:
        if self.about is None or self.about[0] < time.monotonic() - KNOWN:
            try:
                where = f"{self.issuer.rstrip('/')}/.well-known/openid-configuration"
                about = await self.apart(lambda: self.fetch(where))
                if about.get("issuer") != self.issuer:
                    raise Wrong("it calls itself otherwise")
                for one in ("authorization_endpoint", "token_endpoint", "jwks_uri"):
                    if not is_secure(str(about.get(one))):
                        raise Wrong(f"{one} is not secure")
            except Wrong as wrong:
                log.warning("the provider cannot be asked: %s", wrong)
                raise Refusal("provider-away", status=503) from wrong
            self.about = (time.monotonic(), about)
        return self.about[1]

    async def known_keys(self, again: bool = False) -> list[Any]:
        old = self.keys
        if old is None or old[0] < time.monotonic() - (AGAIN if again else KNOWN):
            where = str((await self.described())["jwks_uri"])
            found = (await self.apart(lambda: self.fetch(where))).get("keys")
            self.keys = (time.monotonic(), found if isinstance(found, list) else [])
        assert self.keys is not None
        return self.keys[1]

    async def apart(self, work: Callable[[], T]) -> T:
        if self.waiting >= WAITING:
            raise Refusal("rate", status=429)
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work)
        finally:
            self.waiting -= 1

    def fetch(
        self, url: str, data: bytes | None = None, headers: dict[str, str] | None = None
    ) -> dict[str, Any]:
        """A JSON object. In a thread."""
        request = Request(url, data, {"Accept": "application/json", **(headers or {})})
        try:
            with self.opener.open(request, timeout=SECONDS) as answer:
                found = json.loads(answer.read(LARGEST))
        except HTTPError as error:
            error.close()
            raise Wrong(f"it answered {error.code}") from error
        except (OSError, ValueError, RecursionError) as error:
            raise Wrong(f"it did not answer: {type(error).__name__}") from error
        if not isinstance(found, dict):
            raise Wrong("its answer is no object")
        return found

    # Who is linked

    async def guest_of(self, subject: str) -> str:
        """Whose account it is; nothing if it is nobody's."""
        this = (IDENTITIES.c.issuer == self.issuer) & (IDENTITIES.c.subject == subject)
        async with self.engine.connect() as connection:
            found = (await connection.execute(select(IDENTITIES.c.guest).where(this))).scalar()
        return str(found or "")

    async def is_linked(self, guest: str) -> bool:
        this = (IDENTITIES.c.issuer == self.issuer) & (IDENTITIES.c.guest == guest)
        async with self.engine.connect() as connection:
            return (
                await connection.execute(select(IDENTITIES.c.subject).where(this))
            ).first() is not None

    async def link(self, guest: str, subject: str) -> None:
        """In place of the one before; nobody takes somebody else's."""
        row = {"issuer": self.issuer, "subject": subject, "guest": guest, "created": now()}
        try:
            async with self.engine.begin() as connection:
                mine = (IDENTITIES.c.issuer == self.issuer) & (IDENTITIES.c.guest == guest)
                await connection.execute(delete(IDENTITIES).where(mine))
                await connection.execute(insert(IDENTITIES), row)
        except IntegrityError as error:
            raise Refusal("provider-taken", status=409) from error

    async def unlink(self, guest: str) -> bool:
        async with self.engine.begin() as connection:
            gone = await connection.execute(delete(IDENTITIES).where(IDENTITIES.c.guest == guest))
        return gone.rowcount > 0


def kind_of(kind: str) -> str:
    """Among the challenges of passkeys."""
    return f"oidc-{kind}"


def is_secure(url: str) -> bool:
    """By https, or on this very machine."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    if parts.scheme == "https":
        return bool(host)
    try:
        here = host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        here = False
    return parts.scheme == "http" and here


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decode(text: object) -> bytes:
    if not isinstance(text, str) or not text.isascii():
        raise Wrong("no base64")
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError as error:
        raise Wrong("no base64") from error


# ID tokens


def read_token(token: str) -> tuple[dict[str, Any], dict[str, Any], bytes, bytes]:
    """The head, the claims, what was signed, and the signature."""
    parts = token.split(".")
    if len(parts) != 3 or len(token) > 16 * 1024:
        raise Wrong("no token")
    try:
        head, claims = [json.loads(decode(part)) for part in parts[:2]]
    except (ValueError, RecursionError) as error:
        raise Wrong("no token") from error
    if not isinstance(head, dict) or not isinstance(claims, dict):
        raise Wrong("no token")
    return head, claims, ".".join(parts[:2]).encode(), decode(parts[2])


def fits(key: Any, head: dict[str, Any], signed: bytes, signature: bytes) -> bool:
    """Whether this key made the signature. Which way of signing counts follows from the key, not
    from what the token says: none, and none with a secret that we share, is believed."""
    if not isinstance(key, dict) or key.get("use", "sig") != "sig":
        return False
    if "kid" in head and key.get("kid") != head["kid"]:
        return False
    way = {"RSA": "RS256", "EC": "ES256"}.get(str(key.get("kty")), "")
    if not way or head.get("alg") != way or key.get("alg", way) != way:
        return False
    from cryptography.exceptions import InvalidSignature

    try:
        verify(key, way, signed, signature)
    except (InvalidSignature, ValueError, Wrong):
        return False
    return True


def verify(key: dict[str, Any], way: str, signed: bytes, signature: bytes) -> None:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec, padding, rsa, utils

    if way == "RS256":
        modulus, exponent = (
            int.from_bytes(decode(key.get("n"))),
            int.from_bytes(decode(key.get("e"))),
        )
        if modulus.bit_length() < SMALLEST:
            raise Wrong("a weak key")
        public = rsa.RSAPublicNumbers(exponent, modulus).public_key()
        public.verify(signature, signed, padding.PKCS1v15(), hashes.SHA256())
        return
    if key.get("crv") != "P-256" or len(signature) != 64:
        raise Wrong("another curve")
    x, y = int.from_bytes(decode(key.get("x"))), int.from_bytes(decode(key.get("y")))
    halves = int.from_bytes(signature[:32]), int.from_bytes(signature[32:])
    point = ec.EllipticCurvePublicNumbers(x, y, ec.SECP256R1()).public_key()
    point.verify(utils.encode_dss_signature(*halves), signed, ec.ECDSA(hashes.SHA256()))


def subject_of(claims: dict[str, Any], issuer: str, client: str, nonce: str, at: float) -> str:
    """The token's subject, if this provider issued it to us for this nonce and it is valid now."""
    audience = claims.get("aud")
    people = audience if isinstance(audience, list) else [audience]
    if claims.get("iss") != issuer:
        raise Wrong("another issuer")
    if client not in people or claims.get("azp", client) != client:
        raise Wrong("for another audience")
    if len(people) > 1 and "azp" not in claims:
        raise Wrong("for several audiences")
    expires, issued = claims.get("exp"), claims.get("iat")
    if not isinstance(expires, int | float) or expires <= at - LEEWAY:
        raise Wrong("expired")
    if not isinstance(issued, int | float) or issued > at + LEEWAY:
        raise Wrong("from the future")
    said = claims.get("nonce")
    if not isinstance(said, str) or not hmac.compare_digest(said.encode(), nonce.encode()):
        raise Wrong("another nonce")
    subject = claims.get("sub")
    if not isinstance(subject, str) or not 0 < len(subject) <= LONGEST:
        raise Wrong("no subject")
    return subject
