"""An authenticator in software: makes passkeys and signs with them, honestly or not."""

from __future__ import annotations

import hashlib
import json
import os
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from triumvir.server.notices.webpush import decode, encode

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


class Authenticator:
    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.site = origin.split("//")[1].split(":")[0]
        self.flags = PRESENT | VERIFIED
        self.counter = 0
        self.counts = True  # passkeys that are shared among devices do not
        self.id = os.urandom(32)
        self.key = ec.generate_private_key(ec.SECP256R1())

    def head(self, flags: int) -> bytes:
        self.counter += self.counts
        return (
            hashlib.sha256(self.site.encode()).digest() + bytes([flags]) + self.counter.to_bytes(4)
        )

    def client_data(self, kind: str, challenge: str) -> bytes:
        data = {"type": kind, "challenge": challenge, "origin": self.origin}
        return json.dumps(data).encode()

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        numbers = self.key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32), numbers.y.to_bytes(32)
        cose = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        made = bytes(16) + len(self.id).to_bytes(2) + self.id + cose
        data = self.head(self.flags | ATTESTED) + made
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self.client_data("webauthn.create", options["challenge"])
        response = {"clientDataJSON": encode(client), "attestationObject": encode(attested)}
        return self.credential(response)

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        client = self.client_data("webauthn.get", options["challenge"])
        data = self.head(self.flags)
        whole = data + hashlib.sha256(client).digest()
        response = {
            "clientDataJSON": encode(client),
            "authenticatorData": encode(data),
            "signature": encode(self.key.sign(whole, ec.ECDSA(hashes.SHA256()))),
        }
        return self.credential(response)

    def credential(self, response: dict[str, Any]) -> dict[str, Any]:
        id = encode(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response}


def spoiled(credential: dict[str, Any], part: str) -> dict[str, Any]:
    """With one bit turned in one of its parts."""
    data = bytearray(decode(credential["response"][part]))
    data[-1] ^= 1
    response = {**credential["response"], part: encode(bytes(data))}
    return {**credential, "response": response}
