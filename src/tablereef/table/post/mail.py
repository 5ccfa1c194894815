"""Letters to people who gave an address, through the operator's mail server."""

from __future__ import annotations

import asyncio
import os
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from urllib.parse import SplitResult, unquote, urlsplit

from tablereef.table.addresses import said
from tablereef.table.settings import Settings

SECONDS = 10.0  # for each answer of the mail server
AT_ONCE = 2  # letters on their way
UNFOLDED = SMTP.clone(max_line_length=998)  # an address in a header stays in one piece
PASSWORD = "TABLEREEF_SMTP_PASSWORD"  # of the environment


class Unsent(Exception):
    """The mail server did not take a letter."""


class Mailer:
    """Sends letters, where the operator named a mail server."""

    def __init__(self, settings: Settings) -> None:
        self.server = None if settings.smtp is None else urlsplit(settings.smtp)
        self.sender, self.house = settings.mail_from or "", (settings.address or "").rstrip("/")
        self.line = asyncio.Semaphore(AT_ONCE)

    async def send_code(self, address: str, code: str, language: str) -> None:
        """Ask whether an address is of who gave it."""
        await self.send(self.letter(address, "mail-code", language, code=code))

    async def send_call(self, address: str, off: str, game: str, table_id: str, language: str) -> None:
        """Call somebody to a table; one click ends it."""
        table, never = f"{self.house}/table/{table_id}", f"{self.house}/mail-off#{off}"
        letter = self.letter(address, "mail-turn", language, game=game, table=table, never=never)
        letter["List-Unsubscribe"] = f"<{self.house}/api/mail/off/{off}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"  # RFC 8058
        await self.send(letter)

    def letter(self, address: str, key: str, language: str, **fields: str) -> EmailMessage:
        """A letter that nobody answers."""
        letter = EmailMessage(UNFOLDED)
        letter["From"], letter["To"] = self.sender, address
        letter["Subject"] = said(f"{key}-subject", language, **fields)
        letter["Date"] = formatdate(localtime=False)
        letter["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        letter["Content-Language"] = language
        letter.set_content(said(f"{key}-body", language, **fields) + "\n")
        return letter

    async def send(self, letter: EmailMessage) -> None:
        """Beside the event loop, a few at a time."""
        assert self.server is not None
        try:
            async with self.line:
                await asyncio.to_thread(deliver, self.server, letter)
        except (OSError, smtplib.SMTPException) as problem:
            raise Unsent(type(problem).__name__) from None


def deliver(server: SplitResult, letter: EmailMessage) -> None:
    """Hand a letter to a mail server; a password is never said without TLS."""
    with connected(server) as talk:
        if server.username:
            if not isinstance(talk.sock, ssl.SSLSocket):
                raise smtplib.SMTPNotSupportedError("no TLS")
            talk.login(unquote(server.username), os.environ.get(PASSWORD) or unquote(server.password or ""))
        talk.send_message(letter)


def connected(server: SplitResult) -> smtplib.SMTP:
    """A mail server that listens, over TLS where it can."""
    host, port, safety = server.hostname or "", server.port or 0, ssl.create_default_context()
    if server.scheme == "smtps":
        return smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=safety)
    talk = smtplib.SMTP(host, port, timeout=SECONDS)
    talk.ehlo()
    if talk.has_extn("starttls"):
        talk.starttls(context=safety)
    return talk
