"""The way to the mail server: over TLS to the one that it should be, and never a password without."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP, AuthResult, LoginPassword
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from tablereef.table.post.mail import PASSWORD, Mailer, Unsent
from tablereef.table.settings import Settings
from tests.table.test_mail import ADA, HOUSE, SENDER, MailServer

HOST = "127.0.0.1"


class Guarded(MailServer):
    """Notes what it is told by who wants to send letters."""

    def __init__(self) -> None:
        super().__init__()
        self.passwords: list[tuple[bytes, bytes]] = []

    def authenticate(self, server: Any, session: Any, envelope: Any, mechanism: str, data: Any) -> AuthResult:
        assert isinstance(data, LoginPassword)
        self.passwords.append((data.login, data.password))
        return AuthResult(success=True)


def certificate(folder: Path) -> Path:
    """One that this host signs for itself, and its key."""
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
    now = datetime.now(UTC)
    signed = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number(), now, now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address(HOST))]), critical=False)
        .sign(key, SHA256())
    )
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file = folder / "mail.pem"
    file.write_bytes(private + signed.public_bytes(Encoding.PEM))
    return file


@asynccontextmanager
async def mail_server(letters: Guarded, pem: Path | None, from_the_first_byte: bool) -> AsyncIterator[int]:
    """A real one, and where it listens; without a certificate it has no TLS, and asks for a password all the same."""
    safety = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH) if pem else None
    if safety and pem:
        safety.load_cert_chain(pem)
    begun = safety if from_the_first_byte else None
    how: dict[str, Any] = {"authenticator": letters.authenticate, "auth_require_tls": bool(safety and not begun)}

    def speaker() -> SMTP:
        return SMTP(letters, tls_context=None if begun else safety, **how)

    server = await asyncio.get_running_loop().create_server(speaker, HOST, 0, ssl=begun)
    async with server:
        yield server.sockets[0].getsockname()[1]


def sent(letters: Guarded, pem: Path | None, scheme: str) -> None:
    """A letter through that server, by who has a password."""

    async def work() -> None:
        async with mail_server(letters, pem, scheme == "smtps") as port:
            mailer = Mailer(Settings(smtp=f"{scheme}://reef@{HOST}:{port}", mail_from=SENDER, address=HOUSE))
            await mailer.send_code(ADA, "code", "en")

    asyncio.run(work())


@pytest.fixture
def letters(monkeypatch: pytest.MonkeyPatch) -> Guarded:
    monkeypatch.setenv(PASSWORD, "a secret")
    return Guarded()


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
def test_letters_and_password_go_over_tls(
    scheme: str, letters: Guarded, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pem = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(pem))
    sent(letters, pem, scheme)
    assert letters.passwords == [(b"reef", b"a secret")]
    assert [letter["To"] for letter in letters.letters] == [ADA]


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
def test_a_server_that_nobody_vouches_for_gets_nothing(scheme: str, letters: Guarded, tmp_path: Path) -> None:
    with pytest.raises(Unsent, match="SSLCertVerificationError"):
        sent(letters, certificate(tmp_path), scheme)
    assert not letters.passwords
    assert not letters.letters


def test_a_password_is_never_said_without_tls(letters: Guarded) -> None:
    with pytest.raises(Unsent, match="SMTPNotSupportedError"):
        sent(letters, None, "smtp")
    assert not letters.passwords
    assert not letters.letters
