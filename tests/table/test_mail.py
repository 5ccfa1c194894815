"""Mail for who wants it: to a confirmed address, in their language, off at one click. The mail server is a real one."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
import pytest
from aiosmtpd.smtp import SMTP

from tablereef.kernel.refusals import Refusal
from tablereef.kernel.text import LANGUAGES
from tablereef.table.live import allowances, caller
from tablereef.table.post.mail import Mailer
from tablereef.table.settings import Settings, check_mail
from tablereef.table.store import mails
from tablereef.table.store.rows import Guest
from tablereef.table.wire.messages import Days, Free, NewTable, Nonce, Person, Sit
from tests.table.conftest import STORES, Database
from tests.table.inside import Inside, serving, settings_in
from tests.table.test_calls import settled, turn_goes_over
from tests.terminal.terminal import run as tablereef

HOUSE, SENDER, ADA = "https://reef.example.org", "reef@example.org", "ada@example.org"
Work = Callable[[Inside, "MailServer"], Awaitable[None]]


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long to be called."""
    monkeypatch.setattr(caller, "CALM_SECONDS", 0.1)


class MailServer:
    """Takes letters, and keeps them."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        others = re.sub(rb"(?m)^Subject:.*$", b"", envelope.content)
        assert b"=?" not in others, "programs read these headers as they are"
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        assert envelope.rcpt_tos == [letter["To"]]
        self.letters.append(letter)
        return "250 Thanks"


def run(folder: Path, work: Work, database: str | None = None) -> None:
    """Something at a house that can send mail."""

    async def opened() -> None:
        letters = MailServer()
        server = await asyncio.get_running_loop().create_server(lambda: SMTP(letters), "127.0.0.1", 0)
        mail = {"smtp": f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}", "mail_from": SENDER, "address": HOUSE}
        async with serving(replace(settings_in(folder), database=database, **mail)) as house:  # type: ignore[arg-type]
            await work(house, letters)
        server.close()

    asyncio.run(opened())


class Writer:
    """A guest who gives an address."""

    def __init__(self, house: Inside, guest: Guest, token: str) -> None:
        self.house, self.guest = house, guest
        self.headers = {"Authorization": f"Bearer {token}"}

    async def ask(self, method: str, body: Any = None) -> httpx.Response:
        return await self.house.client.request(method, "/api/me/mail", json=body, headers=self.headers)

    async def wish(self, address: str = ADA, language: str = "en") -> httpx.Response:
        return await self.ask("PUT", {"address": address, "language": language})

    async def confirmed(self, letters: MailServer, address: str = ADA, language: str = "en") -> None:
        assert (await self.wish(address, language)).status_code == 200
        assert (await self.ask("POST", {"code": code_in(letters.letters[-1])})).json()["confirmed"]


async def come(house: Inside, name: str = "Ada") -> Writer:
    return Writer(house, *await house.tables.welcome(name))


def code_in(letter: EmailMessage) -> str:
    found = re.search(r"\b\d{6}\b", letter["Subject"])
    assert found is not None
    assert found[0] in letter.get_content()
    return found[0]


@pytest.mark.parametrize("store", STORES)
def test_an_address_is_used_once_its_owner_has_said_yes(tmp_path: Path, database: Database, store: str) -> None:
    async def work(house: Inside, letters: MailServer) -> None:
        ada = await come(house)
        answer = (await ada.wish()).json()
        assert (answer["mail"], answer["address"], answer["confirmed"]) == (True, ADA, False)
        (letter,) = letters.letters
        assert (letter["From"], letter["To"], letter["Auto-Submitted"]) == (SENDER, ADA, "auto-generated")
        table = await house.tables.open_table(ada.guest, NewTable(game="carcasse", seats=(Person(name="Ada"), Free())))
        await house.tables.caller.call(ada.guest.id, table.row)
        assert len(letters.letters) == 1, "nobody has said yes"
        assert (await ada.ask("POST", {"code": code_in(letter)})).json()["confirmed"]
        await house.tables.caller.call(ada.guest.id, table.row)
        assert letters.letters[1]["Subject"] == "Cap'taine Carcasse: it is your turn"
        assert f"{HOUSE}/table/{table.row.id}" in letters.letters[1].get_content()

    run(tmp_path, work, database(store))


def test_whose_turn_it_is_gets_mail_in_their_language(tmp_path: Path) -> None:
    async def work(house: Inside, letters: MailServer) -> None:
        people = [await come(house, name) for name in ("Ada", "Bob")]
        for one, address, language in zip(people, (ADA, "bob@example.org"), ("de", "nl"), strict=True):
            await one.confirmed(letters, address, language)
        guests = [one.guest for one in people]
        plan = NewTable(game="coralia", seats=(Person(name="Ada"), Free()), pace=Days(per_move=2))
        table = await house.tables.find((await house.tables.open_table(guests[0], plan)).row.id)
        await house.tables.sit(table, guests[1], Sit(invite=table.row.invite, name="Bob"))
        for seat, guest in enumerate(guests):
            await house.tables.command(table, guest, Nonce(id=f"n{seat}", seat=seat, nonce=f"x{seat}"))
        await settled(house.tables)
        letters.letters.clear()
        await turn_goes_over(house.tables, table, guests)
        await settled(house.tables)
        (letter,) = letters.letters
        said = ("Coralia: Du bist am Zug", "Coralia: jij bent aan de beurt")[table.turn()]
        assert (letter["To"], letter["Subject"]) == ((ADA, "bob@example.org")[table.turn()], said)

    run(tmp_path, work)


def test_one_click_in_a_mail_program_ends_it_and_opening_a_link_does_not(tmp_path: Path) -> None:
    async def work(house: Inside, letters: MailServer) -> None:
        ada = await come(house)
        await ada.confirmed(letters)
        mail = await mails.mail_of(house.tables.store, ada.guest.id)
        assert mail is not None
        await house.tables.caller.mailer.send_call(ADA, mail.off, "Coralia", "abc", "en")
        letter = letters.letters[-1]
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        path = letter["List-Unsubscribe"].removeprefix(f"<{HOUSE}").removesuffix(">")
        opened = await house.client.get(path)
        assert (opened.is_redirect, opened.headers["location"]) == (True, f"/mail-off#{mail.off}")
        assert f"{HOUSE}/mail-off#{mail.off}" in letter.get_content()
        assert (await ada.house.client.get("/api/calls", headers=ada.headers)).json()["confirmed"]
        clicked = await house.client.post(path, data={"List-Unsubscribe": "One-Click"})
        assert clicked.status_code == 200
        assert (await house.client.get("/api/calls", headers=ada.headers)).json()["address"] is None

    run(tmp_path, work)


def test_in_the_settings_it_is_off_at_one_click(tmp_path: Path) -> None:
    async def work(house: Inside, letters: MailServer) -> None:
        ada = await come(house)
        await ada.confirmed(letters)
        answer = (await ada.ask("DELETE")).json()
        assert (answer["address"], answer["confirmed"]) == (None, False)
        assert (await ada.ask("POST", {"code": code_in(letters.letters[0])})).status_code == 403

    run(tmp_path, work)


def test_codes_are_not_guessed_and_grow_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: Inside, letters: MailServer) -> None:
        ada = await come(house)
        await ada.wish()
        for _ in range(mails.TRIES):
            assert (await ada.ask("POST", {"code": "no"})).json()["kind"] == "wrong_code"
        assert (await ada.ask("POST", {"code": code_in(letters.letters[0])})).status_code == 403
        await ada.wish()
        monkeypatch.setattr(mails, "CODE_SECONDS", -1.0)
        assert (await ada.ask("POST", {"code": code_in(letters.letters[1])})).status_code == 403

    run(tmp_path, work)


def test_nobody_is_flooded_by_our_mail(tmp_path: Path) -> None:
    async def work(house: Inside, letters: MailServer) -> None:
        people = [await come(house) for _ in range(allowances.MAILS_PER_HOUR + 1)]
        answers = [(await one.wish(ADA.upper() if number % 2 else ADA)) for number, one in enumerate(people)]
        assert [answer.status_code for answer in answers] == [200] * allowances.MAILS_PER_HOUR + [429]
        assert len(letters.letters) == allowances.MAILS_PER_HOUR
        one = await come(house)
        found = [(await one.wish(f"a{number}@example.org")).status_code for number in range(6)]
        assert found == [200] * allowances.MAILS_PER_HOUR + [429]
        for wrong in ("ada", "ada@example", "ada@example.org\r\nBcc: all@example.org", "Ada <ada@example.org>"):
            assert (await (await come(house)).wish(wrong)).status_code == 400

    run(tmp_path, work)


def test_without_a_mail_server_or_with_one_that_is_away_one_sentence_says_so(tmp_path: Path) -> None:
    async def work() -> None:
        for smtp, kind in ((None, "no_mail"), ("smtp://127.0.0.1:1", "mail_unsent")):
            settings = replace(settings_in(tmp_path), smtp=smtp, mail_from=SENDER, address=HOUSE)
            async with serving(settings) as house:
                ada = await come(house)
                assert (await ada.wish()).json()["kind"] == kind
                answer = (await house.client.get("/api/calls", headers=ada.headers)).json()
                assert (answer["mail"], answer["address"]) == (smtp is not None, None)

    asyncio.run(work())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_names_table_and_way_out(language: str) -> None:
    mailer = Mailer(Settings(smtp="smtp://x", mail_from=SENDER, address=HOUSE))
    letter = mailer.letter(ADA, "mail-turn", language, game="Coralia", table="TABLE", never="NEVER")
    lines = letter.get_content().splitlines()
    assert [lines[1], lines[4]] == ["TABLE", "NEVER"]
    assert letter["Subject"].startswith("Coralia")


def test_a_mail_server_needs_a_sender_and_the_address_of_the_house(tmp_path: Path) -> None:
    check_mail("smtps://user@host", SENDER, HOUSE)
    check_mail(None, None, None)
    for wrong in (("smtp://host", None, HOUSE), ("smtp://host", SENDER, None), ("host", SENDER, HOUSE)):
        with pytest.raises(Refusal, match="--smtp needs"):
            check_mail(*wrong)
    refused = tablereef("serve", "--data", "data", "--smtp", "smtps://host", home=tmp_path)
    assert (refused.returncode, len(refused.stderr.splitlines())) == (2, 1)
