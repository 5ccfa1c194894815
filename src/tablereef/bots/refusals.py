"""What cannot be done with a bot, beside what the kernel refuses."""

from pathlib import Path

from tablereef.kernel.refusals import Refusal

TEXTS = Path(__file__).parent / "text"


class BotRefusal(Refusal):
    """A bot that cannot begin, or cannot go on."""

    kinds = {
        "no_program": ("path",),
        "unnamed_program": ("name",),
        "bot_late": ("name", "limit"),
        "bot_stopped": ("name",),
        "bot_answer": ("name", "answer"),
    }
    texts = (TEXTS,)
