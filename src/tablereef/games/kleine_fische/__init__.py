"""Kleine Fische ganz groß! (Noris 2018): dive between the cards, turn up fish, and stop before a pair."""

from pathlib import Path

from tablereef.games.kleine_fische import (
    board,
    bot,
    components,
    events,
    knowledge,
    lesson,
    meaning,
    plates,
    play,
    scoring,
    setup,
    state,
    view,
)
from tablereef.kernel.codes import Domain
from tablereef.kernel.game import BEGINS, MEMORY_AID, Game

GAME = Game(
    id="kleine_fische",
    version=3,
    seats=range(2, 5),
    minutes=30,
    options=(BEGINS, MEMORY_AID),
    State=state.State,
    components=(components, board),
    texts=Path(__file__).parent / "text",
    choice_codes=events.CHOICES,
    chance_codes=events.CHANCES,
    happenings=events.HAPPENINGS,
    parts=Domain("part", scoring.PARTS, events.part_words),
    endings=Domain("ending", scoring.ENDINGS),
    setup=setup.setup,
    **play.RULES._asdict(),
    part=scoring.part,
    standing=scoring.standing,
    ending=scoring.ending,
    conceal=knowledge.conceal,
    veiled=knowledge.VEILED,
    imagine=knowledge.imagine,
    advise=bot.advise,
    playouts=2_400,
    zones=view.zones,
    question=view.question,
    notes=view.notes,
    plates=plates.plates,
    path=view.path,
    meaning=meaning.meaning,
    lesson=lesson.LESSON,
    vocabulary=view.VOCABULARY + plates.VOCABULARY + meaning.VOCABULARY + lesson.LESSON.vocabulary(),
)
