"""A provider on this machine (OpenID Connect): says who somebody is, truly or not."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import parse_qs, urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, padding, rsa, utils


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def number(value: int) -> str:
    return encode(value.to_bytes((value.bit_length() + 7) // 8))


class Club:
    def __init__(self) -> None:
        self.port = 0
        self.key = rsa.generate_private_key(65537, 2048)
        self.curve = ec.generate_private_key(ec.SECP256R1())
        self.alg = "RS256"
        self.kid = "one"
        self.codes: dict[str, dict[str, str]] = {}  # what was asked, by the code
        self.change: dict[str, Any] = {}  # claims that are not as they should be
        self.head: dict[str, Any] = {}
        self.spoil = False  # the signature
        self.redirect = ""

    @property
    def issuer(self) -> str:
        return f"http://127.0.0.1:{self.port}/realm"

    @property
    def url(self) -> str:
        return f"http://triumvir:se%2Fcret@127.0.0.1:{self.port}/realm?name=The%20Club"

    def agree(self, url: str, subject: str) -> tuple[str, str]:
        """Somebody logs in there: the code and the state with which they are sent back."""
        asked = {name: one[0] for name, one in parse_qs(urlsplit(url).query).items()}
        assert asked["response_type"] == "code"
        assert asked["code_challenge_method"] == "S256"
        code = secrets.token_urlsafe(16)
        self.codes[code] = {**asked, "sub": subject}
        return code, asked["state"]

    def token(self, asked: dict[str, str]) -> str:
        at = int(time.time())
        claims: dict[str, Any] = {"iss": self.issuer, "aud": "triumvir", "sub": asked["sub"]}
        claims |= {"nonce": asked["nonce"], "iat": at, "exp": at + 300, **self.change}
        head = {"alg": self.alg, "kid": self.kid, **self.head}
        signed = f"{encode(json.dumps(head).encode())}.{encode(json.dumps(claims).encode())}"
        if self.alg == "RS256":
            made = self.key.sign(signed.encode(), padding.PKCS1v15(), hashes.SHA256())
        else:
            r, s = utils.decode_dss_signature(
                self.curve.sign(signed.encode(), ec.ECDSA(hashes.SHA256()))
            )
            made = r.to_bytes(32) + s.to_bytes(32)
        if self.spoil:
            made = bytes([made[0] ^ 1, *made[1:]])
        return f"{signed}.{encode(made)}"

    def keys(self) -> list[dict[str, str]]:
        public = self.key.public_key().public_numbers()
        point = self.curve.public_key().public_numbers()
        return [
            {"kty": "RSA", "kid": self.kid, "n": number(public.n), "e": number(public.e)},
            {"kty": "EC", "kid": self.kid, "crv": "P-256", "x": number(point.x)}
            | {"y": number(point.y)},
            {"kty": "oct", "kid": "shared", "k": encode(b"se/cret")},
        ]

    def answer(self, path: str, head: str, body: str) -> tuple[int, object]:
        if path.endswith("/.well-known/openid-configuration"):
            names = ("authorization_endpoint", "token_endpoint", "jwks_uri")
            return 200, {"issuer": self.issuer, **{one: f"{self.issuer}/{one}" for one in names}}
        if path.endswith("/jwks_uri"):
            return 200, {"keys": self.keys()}
        given = {name: one[0] for name, one in parse_qs(body).items()}
        # A code works once, for whoever has the verifier, at the address that was asked for.
        asked = self.codes.pop(given.get("code", ""), None)
        basic = base64.b64encode(b"triumvir:se%2Fcret").decode()
        proof = encode(hashlib.sha256(given.get("code_verifier", "").encode()).digest())
        if (
            asked is None
            or f"authorization: basic {basic}".lower() not in head.lower()
            or proof != asked["code_challenge"]
            or given.get("redirect_uri") != asked["redirect_uri"]
        ):
            return 400, {"error": "invalid_grant"}
        return 200, {"id_token": self.token(asked), "token_type": "Bearer", "access_token": "x"}

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        lines = [line.partition(": ") for line in head.split("\r\n")]
        size = next((int(value) for name, _, value in lines if name.lower() == "content-length"), 0)
        body = (await reader.readexactly(size)).decode()
        path = head.split(" ")[1]
        status, told = self.answer(path, head, body)
        there = self.redirect
        if "/authorization_endpoint?" in path:
            # In a browser: whoever comes is somebody, and agrees.
            code, state = self.agree(path, "visitor")
            there = f"{self.codes[code]['redirect_uri']}?code={code}&state={state}"
        if there:
            more = f"HTTP/1.1 302 So\r\nLocation: {there}\r\nContent-Length: 0\r\n\r\n"
            writer.write(more.encode())
        else:
            data = json.dumps(told).encode()
            writer.write(f"HTTP/1.1 {status} So\r\nContent-Length: {len(data)}\r\n\r\n".encode())
            writer.write(data)
        await writer.drain()
        writer.close()


@asynccontextmanager
async def club_login() -> AsyncIterator[Club]:
    club = Club()
    server = await asyncio.start_server(club.serve, "127.0.0.1", 0)
    club.port = server.sockets[0].getsockname()[1]
    async with server:
        yield club
