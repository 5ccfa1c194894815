"""A push service and a browser that can read what comes: after RFC 8188, 8291 and 8292, without our own code."""

from __future__ import annotations

import asyncio
import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def encoded(octets: bytes) -> str:
    return urlsafe_b64encode(octets).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "==")


class Browser:
    """Its keys, as a page gets them from the browser."""

    def __init__(self) -> None:
        self.key, self.auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
        self.point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def wish(self, endpoint: str, wanted: bool = True, language: str = "de") -> dict[str, Any]:
        """What the page sends to the table."""
        keys = {"p256dh": encoded(self.point), "auth": encoded(self.auth)}
        return {"endpoint": endpoint, "language": language, "wanted": wanted, **keys}

    def read(self, body: bytes) -> Any:
        """What was sealed for this browser."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        secret = self.key.exchange(ec.ECDH(), theirs)
        shared = HKDF(SHA256(), 32, self.auth, b"WebPush: info\0" + self.point + sender).derive(secret)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(shared)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(shared)
        padded = AESGCM(key).decrypt(nonce, record, None).rstrip(b"\0")
        assert padded.endswith(b"\x02")
        return json.loads(padded[:-1])


def claims(header: str, house: str) -> Any:
    """What a sender proves about itself, whose key is known to the browser."""
    parts = dict(part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(","))
    assert parts["k"] == house
    signed, _, signature = parts["t"].rpartition(".")
    half = len(decoded(signature)) // 2
    numbers = [int.from_bytes(one, "big") for one in (decoded(signature)[:half], decoded(signature)[half:])]
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(house))
    key.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(SHA256()))
    return json.loads(decoded(signed.split(".")[1]))


class PushService:
    """Takes messages at any path, and answers with a status."""

    def __init__(self, status: int = 201) -> None:
        self.status = status
        self.taken: list[tuple[str, dict[str, str], bytes]] = []  # path, headers, body
        self.url = ""

    async def __aenter__(self) -> PushService:
        self.server = await asyncio.start_server(self.answer, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.close()
        await self.server.wait_closed()

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One message."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.taken.append((head[0].split()[1], headers, body))
        writer.write(f"HTTP/1.1 {self.status} Said\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()
