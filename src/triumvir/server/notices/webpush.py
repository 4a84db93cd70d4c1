"""Web Push: a message that only one browser can read (RFC 8291), signed by this server (RFC 8292).

The keys follow from the key of the data folder: all processes and every backup have the same.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import os
import time
from importlib.util import find_spec
from typing import Any, Final
from urllib.parse import urlsplit

HOURS: Final = 12  # for which a signature holds
DAY: Final = 24 * 3600  # seconds for which a push service keeps a message
RECORD: Final = 4096
P256_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551


def available() -> bool:
    """Whether the extra `push` is installed."""
    return find_spec("cryptography") is not None


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256, for at most 32 bytes."""
    drawn = hmac.new(salt, secret, hashlib.sha256).digest()
    return hmac.new(drawn, info + b"\x01", hashlib.sha256).digest()[:length]


class PushKeys:
    def __init__(self, key: bytes) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        wide = derive(key, b"triumvir", b"web push 1", 32) + derive(key, b"triumvir", b"2", 8)
        number = int.from_bytes(wide) % (P256_ORDER - 1) + 1
        self.private = ec.derive_private_key(number, ec.SECP256R1())
        self.public = point(self.private.public_key())

    def headers(self, endpoint: str, subject: str, topic: str) -> dict[str, str]:
        """What a push service wants to know; of two messages with one topic it keeps the newer."""
        place = urlsplit(endpoint)
        claims = {
            "aud": f"{place.scheme}://{place.netloc}",
            "exp": int(time.time()) + HOURS * 3600,
            "sub": subject,
        }
        return {
            "Authorization": f"vapid t={self.sign(claims)}, k={encode(self.public)}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY),
            "Urgency": "normal",
            "Topic": encode(hashlib.sha256(topic.encode()).digest()[:18]),
        }

    def sign(self, claims: dict[str, Any]) -> str:
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec, utils

        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        text = ".".join(encode(json.dumps(part).encode()) for part in parts)
        r, s = utils.decode_dss_signature(
            self.private.sign(text.encode(), ec.ECDSA(hashes.SHA256()))
        )
        return f"{text}.{encode(r.to_bytes(32) + s.to_bytes(32))}"


def point(public: Any) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return bytes(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def seal(message: bytes, p256dh: str, auth: str) -> bytes:
    """For the browser whose keys these are. ValueError if they are none."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    theirs = decode(p256dh)
    browser = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    once = ec.generate_private_key(ec.SECP256R1())
    ours = point(once.public_key())
    shared = once.exchange(ec.ECDH(), browser)
    secret = derive(shared, decode(auth), b"WebPush: info\x00" + theirs + ours, 32)
    salt = os.urandom(16)
    key = derive(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = derive(secret, salt, b"Content-Encoding: nonce\x00", 12)
    sealed = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    head = salt + RECORD.to_bytes(4) + len(ours).to_bytes(1) + ours
    return bytes(head + sealed)
