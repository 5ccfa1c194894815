"""The first lesson: a whole match, for some choices come only in the scoring. Coralie builds reefs, too."""

from tablereef.kernel.lesson import Bubble, First, Lesson


def dice(kind: str, *names: str) -> list[str]:
    """Dice that chance rolls, each by its colour and face."""
    return [f"{kind} colour={colour} face={face}" for colour, face in map(str.split, names)]


def rolled(*names: str) -> list[str]:
    """A roll of the station."""
    return dice("rolled", *names)


def cards(*names: str) -> list[str]:
    """Cards that are drawn or looked at."""
    return [f"card card={name}" for name in names]


def shown(*names: str) -> list[str]:
    """Cards that are turned up in the scoring."""
    return [f"show card={name}" for name in names]


LESSON = Lesson(
    options={"begins": "first_seat"},
    firsts={
        "dived": First("seat", "{reef}-diver"),
        "opened": First("seat", "front-{seat}"),
        "met": First("seat", "front-{seat}"),
        "landed": First("seat", "island"),
        "gained_stingray": First("seat", "front-{seat}"),
        "set_white": First("seat", "{reef}"),
    },
    steps=(
        "turtle reef=yellow turtle=stingray",
        "turtle reef=blue turtle=fish_card",
        "turtle reef=red turtle=copy",
        "turtle reef=orange turtle=island_card",
        "turtle reef=green turtle=jellyfish",
        "turtle reef=violet turtle=starfish_card",
        *dice("cover", "yellow starfish", "yellow octopus", "blue pearl", "blue fish"),
        *dice("cover", "red fish", "red starfish", "orange pearl", "orange octopus"),
        *dice("cover", "green pearl", "green starfish", "violet fish", "violet octopus"),
        "first seat=0",
        Bubble("aim", ("supply",)),
        "take colour=red",
        "take colour=blue",
        "take colour=green",
        "take colour=yellow",
        *rolled("red pearl", "blue diver", "green octopus", "yellow turtle"),
        Bubble("place", ("station-0", "reef-red-pearl")),
        "place colour=red face=pearl",
        *cards("pearl_5", "pearl_3"),
        # Coralie
        "take colour=orange",
        *rolled("blue octopus", "green turtle", "yellow fish", "orange starfish"),
        "place colour=blue face=octopus",
        # round 2: a fish
        "take colour=violet",
        *rolled("green fish", "yellow turtle", "orange diver", "violet diver"),
        "place colour=green face=fish",
        *cards("lionfish", "pufferfish"),
        Bubble("fish", ("looked",)),
        "pick card=lionfish",
        # Coralie
        "take colour=red",
        *rolled("yellow turtle", "orange turtle", "violet pearl", "red diver"),
        "place colour=violet face=pearl",
        *cards("pearl_2", "pearl_3"),
        # round 3: an octopus
        "take colour=blue",
        *rolled("yellow diver", "orange turtle", "red octopus", "blue turtle"),
        Bubble("octopus", ("reef-red",)),
        "place colour=red face=octopus",
        # Coralie
        "take colour=green",
        *rolled("yellow turtle", "orange diver", "blue starfish", "green turtle"),
        "place colour=orange face=diver",
        # round 4: the diver
        "take colour=violet",
        *rolled("yellow diver", "blue starfish", "green turtle", "violet turtle"),
        Bubble("diver", ("reef-yellow-diver", "reef-yellow-treasure")),
        "place colour=yellow face=diver",
        # Coralie
        "take colour=orange",
        *rolled("blue starfish", "green turtle", "violet diver", "orange fish"),
        "place colour=orange face=fish",
        *cards("pufferfish", "angelfish"),
        "pick card=pufferfish",
        # round 5: a starfish
        "take colour=yellow",
        *rolled("blue turtle", "green turtle", "violet starfish", "yellow pearl"),
        "place colour=violet face=starfish",
        *cards("per_chest", "chests_blue_orange", "jellyfish"),
        Bubble("starfish", ("looked",)),
        "pick card=chests_blue_orange",
        # Coralie
        "take colour=red",
        *rolled("blue starfish", "green turtle", "yellow pearl", "red turtle"),
        "place colour=yellow face=pearl",
        *cards("pearl_2", "pearl_3"),
        # round 6: the island
        "take colour=violet",
        *rolled("blue octopus", "green pearl", "red fish", "violet pearl"),
        Bubble("island", ("station-0", "reef-blue-octopus", "island")),
        "land colour=blue face=octopus",
        "sort sort=fish",
        *cards("angelfish"),
        "sort sort=pearl",
        *cards("pearl_2"),
        "pick card=angelfish",
        # Coralie
        "take colour=blue",
        *rolled("green pearl", "red starfish", "violet fish", "blue fish"),
        "land colour=green face=pearl",
        "sort sort=pearl",
        *cards("pearl_4"),
        # round 7: a chest
        "take colour=orange",
        *rolled("red diver", "violet turtle", "blue starfish", "orange turtle"),
        "place colour=red face=diver",
        "chest chest=stingray",
        # Coralie
        "take colour=green",
        *rolled("violet diver", "blue turtle", "orange starfish", "green diver"),
        "place colour=blue face=turtle",
        *cards("lionfish"),
        # round 8: a turtle and a white die
        "take colour=red",
        *rolled("violet turtle", "orange turtle", "green diver", "red turtle"),
        Bubble("turtle", ("reef-red-turtle", "side_turtles")),
        "place colour=red face=turtle",
        "copy turtle=white_die",
        "white face=starfish",
        "set reef=blue",
        *cards("per_island_die", "dice_yellow_orange", "per_pearl"),
        "pick card=dice_yellow_orange",
        # Coralie
        "take colour=green",
        "roll",
        *rolled("violet diver", "orange starfish", "green octopus", "green turtle"),
        "place colour=green face=turtle",
        # round 9: the turtle keeps a die
        "take colour=yellow",
        Bubble("keep", ("station-2", "reef-green-octopus")),
        "keep colour=green face=octopus",
        *rolled("violet diver", "orange turtle", "yellow turtle"),
        "place colour=green face=octopus",
        # Coralie
        "take colour=orange",
        "roll",
        *rolled("violet fish", "orange pearl", "yellow octopus", "orange fish"),
        "land colour=orange face=pearl",
        "sort sort=fish",
        *cards("pufferfish"),
        # round 10: the last die
        "take colour=yellow",
        "roll",
        *rolled("violet diver", "yellow fish", "orange turtle", "yellow turtle"),
        "place colour=yellow face=fish",
        *cards("pufferfish", "lionfish"),
        "pick card=pufferfish",
        # Coralie
        "take colour=violet",
        "roll",
        *rolled("violet diver", "orange turtle", "yellow turtle", "violet turtle"),
        "place colour=violet face=turtle",
        *cards("per_turtle"),
        # the scoring
        *shown("chests_blue_orange", "dice_yellow_orange"),
        "no_more",
        Bubble("scoring", ("waiting",)),
        "play card=chests_blue_orange",
        "raise reef=blue",
        "chest chest=island_dice",
        "chest chest=pearl_card",
        *cards("pearl_4"),
        "play card=dice_yellow_orange",
        "draw pile=pearl",
        *cards("pearl_5"),
        "draw pile=starfish",
        *cards("anemonefish"),
        *shown("anemonefish"),
        # Coralie
        *shown("per_turtle"),
        "no_more",
        "play card=per_turtle",
        # fish and pearls
        *shown("lionfish", "angelfish", "pufferfish"),
        *shown("pufferfish", "pufferfish", "lionfish"),
        "no_more",
        *shown("pearl_5", "pearl_5", "pearl_4", "pearl_3"),
        *shown("pearl_4", "pearl_3", "pearl_3", "pearl_2", "pearl_2"),
    ),
)
