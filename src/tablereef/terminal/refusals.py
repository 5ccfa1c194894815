"""What the terminal refuses, beside what the kernel does."""

from tablereef.kernel.refusals import Refusal
from tablereef.terminal.speech import TEXTS


class TerminalRefusal(Refusal):
    """A refusal of the terminal."""

    kinds = {
        "file_exists": ("path",),
        "cannot_write": ("path",),
        "no_secret": ("path",),
        "too_many_bots": ("count", "seats"),
        "too_many_names": ("count", "seats"),
        "number": ("name", "value", "least"),
        "not_over": ("path",),
        "no_own_player": ("game",),
        "no_journals": (),
    }
    texts = (TEXTS,)
