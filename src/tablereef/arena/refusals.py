"""What the arena refuses, beside what the kernel does."""

from pathlib import Path

from tablereef.kernel.refusals import Refusal

TEXTS = Path(__file__).parent / "text"


class ArenaRefusal(Refusal):
    """A refusal of the arena."""

    kinds = {
        "one_bot": (),
        "cannot_keep": ("path",),
        "other_arena": ("path", "setting", "found", "asked"),
        "not_an_arena": ("path", "line"),
        "no_cluster": ("address",),
        "worker_lost": (),
    }
    texts = (TEXTS,)
