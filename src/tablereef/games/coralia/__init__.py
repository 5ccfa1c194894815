"""Coralia (HUCH! 2019, Michael Rieneck): place dice on six coral reefs for pearls, fish, treasures and company."""

from pathlib import Path

from tablereef.games.coralia import (
    asking,
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
    showing,
    state,
    view,
)
from tablereef.kernel.codes import Domain
from tablereef.kernel.game import BEGINS, Game

GAME = Game(
    id="coralia",
    version=1,
    seats=range(2, 5),
    minutes=30,
    options=(BEGINS,),
    State=state.State,
    components=(components,),
    texts=Path(__file__).parent / "text",
    choice_codes=events.CHOICES,
    chance_codes=events.CHANCES,
    happenings=events.HAPPENINGS,
    parts=Domain("part", state.PARTS),
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
    playouts=4_850,
    certain=(showing.knows_hand,),
    zones=view.zones,
    question=asking.question,
    notes=asking.notes,
    plates=plates.plates,
    path=asking.path,
    twins=asking.twins,
    meaning=meaning.meaning,
    lesson=lesson.LESSON,
    vocabulary=view.VOCABULARY + meaning.VOCABULARY + lesson.LESSON.vocabulary(),
)
