"""Web push: a message that only one browser can read (RFC 8291), and proof of who sends it (RFC 8292)."""

from __future__ import annotations

import os
import struct
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
NUMBER_BYTES = 32  # of a private key, and of each half of a signature
SALT_BYTES = 16
RECORD_BYTES = 4096  # our messages fit into one
LAST_RECORD = b"\x02"
PROOF_SECONDS = 12 * 3600  # a proof holds for at most a day


@dataclass(frozen=True)
class Lock:
    """What a browser gives away so that one can write to it."""

    p256dh: bytes  # its public key
    auth: bytes  # its secret


def sealed(message: bytes, lock: Lock) -> bytes:
    """A message as it goes over the wire, with a key that is used once."""
    return sealed_by(ec.generate_private_key(CURVE), os.urandom(SALT_BYTES), message, lock)


def sealed_by(own: ec.EllipticCurvePrivateKey, salt: bytes, message: bytes, lock: Lock) -> bytes:
    """The same with this key and this salt."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, lock.p256dh)
    ours = point(own)
    shared = derived(own.exchange(ec.ECDH(), theirs), lock.auth, b"WebPush: info\0" + lock.p256dh + ours, 32)
    key = derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + struct.pack("!IB", RECORD_BYTES, len(ours)) + ours
    return head + AESGCM(key).encrypt(nonce, message + LAST_RECORD, None)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """A key from a secret."""
    return HKDF(SHA256(), length, salt, info).derive(secret)


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, as it is written in 65 bytes."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


# — who sends it —


def new_key() -> str:
    """A key of the house, as the store keeps it."""
    return f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}"


def key_of(kept: str) -> ec.EllipticCurvePrivateKey:
    """The key that the store keeps."""
    return ec.derive_private_key(int(kept, 16), CURVE)


def proof(key: ec.EllipticCurvePrivateKey, audience: str, contact: str | None) -> str:
    """The header by which a push service knows the house; the contact is whom it may ask."""
    claims = {"aud": audience, "exp": int(time.time()) + PROOF_SECONDS} | ({"sub": contact} if contact else {})
    head = {"typ": "JWT", "alg": "ES256"}
    signed = ".".join(text(msgspec.json.encode(part)) for part in (head, claims))
    halves = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(SHA256())))
    signature = b"".join(half.to_bytes(NUMBER_BYTES, "big") for half in halves)
    return f"vapid t={signed}.{text(signature)}, k={text(point(key))}"


def text(octets: bytes) -> str:
    """Bytes as they stand in addresses and headers."""
    return urlsafe_b64encode(octets).rstrip(b"=").decode()


def octets(written: str) -> bytes:
    """The same back."""
    return urlsafe_b64decode(written + "=" * (-len(written) % 4))


def is_lock(lock: Lock) -> bool:
    """Whether one can write to a browser that gives this."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, lock.p256dh)
    except ValueError:
        return False
    return len(lock.auth) == SALT_BYTES
