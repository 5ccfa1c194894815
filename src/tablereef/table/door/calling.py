"""How people say that they want to be called when it is their turn, and that they no longer do."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, PathParameter
from litestar.response import Redirect

from tablereef.kernel.refusals import known_language
from tablereef.table.door.http import REFUSED, AllTables, Asking, known
from tablereef.table.live.tables import Tables
from tablereef.table.post import outside, seal
from tablereef.table.post.mail import Unsent
from tablereef.table.refusals import TableRefusal
from tablereef.table.store import mails
from tablereef.table.store.calls import Subscription, subscribe, unsubscribe
from tablereef.table.store.rows import Guest
from tablereef.table.wire.messages import WORD, Calls, MailCode, MailWish, PushWish

Off = Annotated[str, PathParameter(max_length=64, pattern=WORD)]


@get("/api/calls", responses=REFUSED)
async def calls(tables: AllTables, guest: Asking) -> Calls:
    """How the house calls people, and who asks."""
    return await ways(tables, guest)


async def ways(tables: Tables, guest: Guest | None) -> Calls:
    """All ways that there are, and which of them somebody wishes."""
    mail = None if guest is None else await mails.mail_of(tables.store, guest.id)
    return Calls(
        key=seal.text(seal.point(await tables.caller.key())),
        mail=tables.settings.smtp is not None,
        address=None if mail is None else mail.address,
        confirmed=mail is not None and mail.code is None,
    )


# — push —


@put("/api/me/push", responses=REFUSED)
async def wish_push(data: JSONBody[PushWish], tables: AllTables, guest: Asking) -> Calls:
    """Call a browser for the guest, or no longer."""
    who = known(guest)
    if data.wanted:
        await subscribe(tables.store, who, subscription(data, tables.settings.push_anywhere))
    else:
        await unsubscribe(tables.store, data.endpoint)
    return await ways(tables, who)


def subscription(data: PushWish, anywhere: bool) -> Subscription:
    """A browser to which one can write, at a push service that may be one."""
    try:
        is_lock = seal.is_lock(seal.Lock(seal.octets(data.p256dh), seal.octets(data.auth)))
    except ValueError:
        is_lock = False
    if not is_lock or not (anywhere or outside.is_outside(data.endpoint)):
        raise TableRefusal("malformed", why="no push service can be reached so")
    return Subscription(data.endpoint, data.p256dh, data.auth, known_language(data.language))


# — mail —


@put("/api/me/mail", responses=REFUSED)
async def wish_mail(data: JSONBody[MailWish], tables: AllTables, guest: Asking) -> Calls:
    """Send a code to an address, so that its owner can say yes."""
    who, language = known(guest), known_language(data.language)
    if tables.settings.smtp is None:
        raise TableRefusal("no_mail")
    tables.allowances.check_mail(who, data.address.lower())
    code = await mails.wish(tables.store, who, data.address, language)
    try:
        await tables.caller.mailer.send_code(data.address, code, language)
    except Unsent:
        await mails.forget(tables.store, who)
        raise TableRefusal("mail_unsent") from None
    return await ways(tables, who)


@post("/api/me/mail", status_code=200, responses=REFUSED)
async def confirm_mail(data: JSONBody[MailCode], tables: AllTables, guest: Asking) -> Calls:
    """The code is typed: from now on mail comes."""
    if not await mails.confirm(tables.store, known(guest), data.code.strip()):
        raise TableRefusal("wrong_code")
    return await ways(tables, guest)


@delete("/api/me/mail", status_code=200, responses=REFUSED)
async def end_mail(tables: AllTables, guest: Asking) -> Calls:
    """No more mail, and the address is forgotten."""
    await mails.forget(tables.store, known(guest))
    return await ways(tables, guest)


@get("/api/mail/off/{off:str}", include_in_schema=False)
async def ask_off(off: Off) -> Redirect:
    """Who opens the address of a mail is asked by a page; programs that open every link end nothing."""
    return Redirect(f"/mail-off#{off}")


@post("/api/mail/off/{off:str}", status_code=200, responses=REFUSED)
async def mail_off(off: Off, tables: AllTables) -> Response[None]:
    """One click in a mail program, or on our page, and no more mail comes."""
    await mails.end(tables.store, off)
    return Response(None)


HANDLERS: tuple[Any, ...] = (calls, wish_push, wish_mail, confirm_mail, end_mail, ask_off, mail_off)
