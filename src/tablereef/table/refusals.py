"""What the server refuses, beside what the kernel does."""

from pathlib import Path

from tablereef.kernel.refusals import Refusal

TEXTS = Path(__file__).parent / "text"


class TableRefusal(Refusal):
    """A refusal of the server."""

    kinds = {
        "malformed": ("why",),
        "wrong_protocol": ("found", "expected"),
        "wrong_origin": (),
        "wrong_host": (),
        "too_fast": (),
        "house_full": (),
        "too_many_tables": ("most",),
        "too_many_here": ("most",),
        "too_much": (),
        "too_long": (),
        "no_setting": ("name", "value", "known"),
        "store_failed": (),
        "elsewhere": (),
        "workers_alone": (),
        "broken": (),
        "no_store": ("why",),
        "no_backup": ("why",),
        "no_guest": ("guest",),
        "newer_store": (),
        "store_taken": (),
        "damaged_store": (),
        "damaged_table": (),
        "not_private": ("folder",),
        "password_alone": (),
        "mail_alone": (),
        "no_mail": (),
        "mail_unsent": (),
        "wrong_code": (),
        "no_lesson": (),
        "port_taken": ("host", "port"),
        "lan_or_host": ("host",),
        "no_network": (),
        "unknown_guest": (),
        "kicked": (),
        "banned": (),
        "no_address": ("address",),
        "not_banned": ("place",),
        "no_table": (),
        "wrong_link": (),
        "host_stands": (),
        "no_free_seat": (),
        "not_your_seat": ("seat",),
        "not_host": (),
        "not_begun": (),
        "begun": (),
        "match_running": (),
        "plays_on": (),
        "stale": (),
        "analyses_one": (),
        "no_analysis": (),
        "no_hints": (),
        "replaced": ("seat",),
        "not_replaced": ("seat",),
        "resigned": ("seat",),
        "still_here": ("seat", "seconds"),
    }
    texts = (TEXTS,)
