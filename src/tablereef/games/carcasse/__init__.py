"""Cap'taine Carcasse (Bombyx 2016): dive for loot, card by card, and surface before the incident."""

from pathlib import Path

from tablereef.games.carcasse import (
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
from tablereef.kernel.game import BEGINS, MEMORY_AID, Game, Option

GAME = Game(
    id="carcasse",
    version=2,
    seats=range(2, 5),
    minutes=15,
    options=(
        BEGINS,
        Option("divers", ("off", "on")),
        Option("variant", components.VARIANTS),
        MEMORY_AID,
    ),
    State=state.State,
    components=(components,),
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
    playouts=28_000,
    has_open_ends=True,
    dealt=view.dealt,
    zones=view.zones,
    question=view.question,
    notes=view.notes,
    plates=plates.plates,
    path=view.path,
    meaning=meaning.meaning,
    lesson=lesson.LESSON,
    vocabulary=view.VOCABULARY + plates.VOCABULARY + meaning.VOCABULARY + lesson.LESSON.vocabulary(),
)
