"""Refusals: what is wrong with an input and what to do, as one sentence; nothing has changed."""

from tablereef.kernel.words import Value, Words

REFUSALS = {  # every kind of refusal with the fields of its sentence
    "unknown_game": ("name", "known"),
    "seat_count": ("count", "least", "most"),
    "unknown_option": ("name", "known"),
    "option_value": ("name", "value", "known"),
    "unknown_language": ("name", "known"),
    "unknown_event": ("event",),
    "no_such_seat": ("seat", "count"),
    "not_your_turn": ("seat",),
    "match_over": (),
    "match_waiting": (),
    "illegal_choice": ("event",),
    "not_offered": ("event", "offers"),
    "impossible_chance": ("event",),
    "no_replay": (),
    "nothing_to_undo": (),
    "nonce_given": ("seat",),
    "nonce_form": (),
    "no_file": ("path",),
    "not_a_journal": ("path", "line"),
    "journal_line": ("path", "line", "why"),
    "wrong_secret": (),
    "chance_differs": ("line", "found", "expected"),
    "result_differs": ("found", "expected"),
    "unknown_bot": ("name", "known"),
    "number": ("name", "value", "least"),
    "needs_extra": ("extra",),
    "malformed": ("why",),
    "wrong_protocol": ("found", "expected"),
    "wrong_origin": (),
    "too_fast": (),
    "house_full": (),
    "too_many_tables": ("most",),
    "store_failed": (),
    "broken": (),
    "no_store": ("why",),
    "newer_store": (),
    "port_taken": ("host", "port"),
    "unknown_guest": (),
    "no_table": (),
    "wrong_link": (),
    "host_stands": (),
    "no_free_seat": (),
    "not_your_seat": ("seat",),
    "not_host": (),
    "not_begun": (),
    "begun": (),
    "match_running": (),
    "stale": (),
    "replaced": ("seat",),
    "not_replaced": ("seat",),
    "resigned": ("seat",),
    "still_here": ("seat", "seconds"),
}


class Refusal(Exception):
    """A typed refusal; `str` of it is the English sentence."""

    def __init__(self, kind: str, **fields: Value) -> None:
        assert set(fields) == set(REFUSALS[kind]), f"{kind} needs the fields {REFUSALS[kind]}"
        self.kind = kind
        self.words = Words(f"refusal-{kind}", fields)
        super().__init__(kind)

    def __str__(self) -> str:
        from tablereef.kernel.text import Text  # the texts import refusals, not the other way round

        return Text("en").say(self.words)
