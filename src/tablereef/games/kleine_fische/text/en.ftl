# Kleine Fische ganz groß!, in our own words.

game-name = Kleine Fische ganz groß!
game-about = Dive between the cards, turn up fish, and stop before a species turns up twice.
game-goal = Have the most points: the best fish of each species counts.

## The fish

fish = { $ink ->
    [0] { $species } { $shells }
    [one] { $species } { $shells } (1 octopus point)
   *[other] { $species } { $shells } ({ $ink } octopus points)
}
order = number { $number } of this dive
order-short = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
}
species-clownfish = Clownfish
species-clownfish-short = Clown
species-stingray = Stingray
species-stingray-short = Ray
species-angelfish = Angelfish
species-angelfish-short = Angel
species-seahorse = Seahorse
species-seahorse-short = Seahorse
species-pufferfish = Pufferfish
species-pufferfish-short = Puffer
species-lionfish = Lionfish
species-lionfish-short = Lion
species-moray = Moray eel
species-moray-short = Moray
species-boxfish = Boxfish
species-boxfish-short = Box
species-trumpetfish = Trumpetfish
species-trumpetfish-short = Trumpet
species-flounder = Peacock flounder
species-flounder-short = Flounder
species-frogfish = Frogfish
species-frogfish-short = Frog
species-parrotfish = Parrotfish
species-parrotfish-short = Parrot
species-reef_shark = Reef shark
species-reef_shark-short = Shark

## The cave cards

cave-fins_3 = Turbo Fins 3
cave-fins_3-about = Once this turn, swim up to 3 spaces in one go; you turn up or explore only where you arrive.
cave-light_1 = Underwater Light 1
cave-light_1-about = Before your first movement, look secretly at one face-down fish, anywhere on the board.
cave-octopus_3 = Turbo Octopus 3
cave-octopus_3-about = This turn the octopus may move up to 3 more spaces, even without octopus points.
cave-fins_5 = Turbo Fins 5
cave-fins_5-about = Once this turn, swim up to 5 spaces in one go; you turn up or explore only where you arrive.
cave-light_2 = Underwater Light 2
cave-light_2-about = Before your first movement, look secretly at 2 face-down fish, anywhere on the board.
cave-roll_1 = Roll Again 1×
cave-roll_1-about = If your roll is too low, roll once more. The last roll counts.
cave-octopus_5 = Turbo Octopus 5
cave-octopus_5-about = This turn the octopus may move up to 5 more spaces, even without octopus points.
cave-roll_2 = Roll Again 2×
cave-roll_2-about = If your roll is too low, roll up to twice more. The last roll counts.
cave-rainbow = Rainbow Fish
cave-rainbow-about = At the end it is worth 4 points and replaces your best fish of one species.
cave-chest = Treasure Chest
cave-chest-about = At the end it is worth 1, 3, 5 or 7 points: the further behind you are, the more.

## The backs

back-fish = Fish
back-fish-about = A fish, face down. Your diver can turn it up from a space beside it.
back-cave_3 = Cave 3
back-cave_3-about = A cave card, face down. Your diver can explore it from a space beside it while exactly 3 fish lie open, but not after the first movement.
back-cave_4 = Cave 4
back-cave_4-about = A cave card, face down. Your diver can explore it from a space beside it while exactly 4 fish lie open, but not after the first movement.
back-cave_5 = Cave 5
back-cave_5-about = A cave card, face down. Your diver can explore it from a space beside it while exactly 5 fish lie open, but not after the first movement.
back-cave_6 = Cave 6
back-cave_6-about = A cave card, face down. Your diver can explore it from a space beside it while exactly 6 fish lie open, but not after the first movement.

## The board

cell = { $column }{ $row }
space-between = between { $one } and { $other }
space-above = above { $cell }
space-below = below { $cell }
space-left = left of { $cell }
space-right = right of { $cell }
heading-left = left
heading-right = right
heading-up = up
heading-down = down
diver-left = { $seat }, facing left
diver-right = { $seat }, facing right
diver-up = { $seat }, facing up
diver-down = { $seat }, facing down
diver-boat = { $seat }, in the boat
octopus = Octopus

## The table options

option-memory_aid = Memory aid
option-memory_aid-off = off: remember for yourself which fish were hidden again
option-memory_aid-on = on: fish that were hidden again stay marked

## The places

zone-boat = Boat
zone-board = Reef
zone-den = Octopus den
zone-pile = Pile
zone-stack = { $seat }'s fish
zone-caves = { $seat }'s cave cards
zone-used = Used cave cards

## What else matters

note-aim = Turn up fish, and stop before two are alike!
note-fins = { $number ->
    [one] The fins can carry you one space further.
   *[other] The fins can carry you up to { $number } spaces further.
}
note-explored = Exploring: { $back }.
note-ink = { $number ->
    [one] The octopus may move one space.
   *[other] The octopus may move up to { $number } spaces.
}
note-announced = Announced: { $number } fish from { $victim }.
note-die = { $number ->
    [0] Roll your number or more.
   *[other] Roll your number or more; on −1 you lose a fish.
}

## How the players stand

plate-fish = { $number } fish
plate-caves = { $number ->
    [one] 1 cave card
   *[other] { $number } cave cards
}
plate-open = At stake: { $number } fish
tag-gain = { $number ->
    [one] brings 1 point
   *[other] brings { $number } points
}
tag-reach = { $number ->
    [one] The octopus could get here with one octopus point.
   *[other] The octopus could get here with { $number } octopus points.
}

## The questions

question-swapping = { $seat }: there are only caves at the boat. Which one do you swap, and for which fish?
question-jumping = { $seat }: where do you jump in, and which way will you swim on?
question-moving = { $seat }: where do you swim?
question-looking = { $seat }: which card do you light up?
question-turning_up = { $seat }: which card do you choose?
question-deciding = { $seat }: swim on, or stop?
question-octopus_moving = { $seat }: where does the octopus go to rob?
question-octopus_still = { $seat }: no octopus points. Only a Turbo Octopus could help now.
question-robbing = { $seat }: who do you rob?
question-announcing = { $seat }: how many fish do you announce?
question-rolling_again = { $seat }: too low. Do you roll again?
question-rolled_short = { $seat }: too low. Only a Roll Again card could help now.
question-first_player = Drawing who goes first.
question-next_back = The next card of the pile shows its back.
question-revealing = { $seat } turns up a fish.
question-glimpsing = { $seat } lights up a card.
question-entering = { $seat } takes the cave card.
question-rolling = { $seat } rolls the octopus die.
question-stealing = { $seat } draws a fish without looking.
question-forfeiting = { $seat } loses a fish, drawn without looking.
question-game_over = The game is over.

## The choices

choice-swap = Swap the cave { $column }1 for the fish { $cell }
choice-jump = Jump in { $space }, facing { $heading }
choice-move = Swim { $space }
choice-arrive = Stop here
choice-turn_round = Turn around
choice-decline = Do not turn around: end your turn
choice-play = Play { $cave }
choice-look = Light up { $cell }
choice-turn_up = Turn up { $cell }
choice-explore = Explore the cave { $cell }
choice-swim_on = Swim on
choice-stop = Stop
choice-octopus = Move the octopus { $space }
choice-octopus_stays = The octopus stays
choice-rob = Rob { $seat }
choice-spare = Rob nobody
choice-announce = { $number ->
    [one] Announce 1 fish
   *[other] Announce { $number } fish
}
choice-again = Roll again
choice-accept = Leave it

## What a choice leads to

about-either = Then you turn up { $one } or { $other }
about-turns_up = Turns up { $cell }
about-fish = There: { $fish }
about-pair = Risk of a pair: { $number } in { $all }
about-explores = Explores the cave { $cell }
about-stops = Nothing to find: you must stop
about-catch = { $number ->
    [0] No fish to keep
    [one] You keep one fish: { $change }
   *[other] You keep { $number } fish: { $change }
}
about-shells = { $number ->
    [one] 1 shell
   *[other] { $number } shells
}
about-best = { $number ->
    [one] 1 shell, but each species counts once
   *[other] { $number } shells, but each species counts once
}
about-stake = { $number ->
    [one] At stake: one fish, { $change }
   *[other] At stake: { $number } fish, { $change }
}
about-meets = Meets { $seats }: nothing to rob
about-robs = Meets { $seats }: you may rob
about-victim = { $number ->
    [one] One fish to draw
   *[other] { $number } fish to draw from
}
about-success = Succeeds on { $number } of { $all } sides
about-backfires = { $number ->
    [one] You lose a fish on one of { $all } sides
   *[other] You lose a fish on { $number } of { $all } sides
}
about-fails = No fish for you
about-loses = No fish for you, and you lose one
warning-passes = Nothing to find: your turn ends at once
warning-pair = A pair: you keep { $number } of { $all } fish
warning-pairs = A pair either way: you must stop
warning-nothing = Nothing more to find: your dive ends
warning-in_vain = Every way on ends your dive

## Chance

chance-first = { $seat } goes first
chance-next = { $back } is on top of the pile
chance-reveal = { $fish } is turned up
chance-glimpse = { $fish } is there
chance-enter = { $cave } is in the cave
chance-die = The die shows { $result }
chance-steal = { $fish } is drawn
chance-forfeit = { $fish } is lost

## What happened

told-began = { $seat } goes first.
told-swapped = { $seat } swaps the cave { $column }1 for the fish { $cell }.
told-jumped = { $seat } jumps in { $space }.
told-moved = { $seat } swims { $space }.
told-turned_round = { $seat } turns around.
told-passed = Nothing found: { $seat }'s turn ends at once.
told-played = { $seat } plays { $cave }.
told-looked = { $seat } sees { $fish } at { $cell }.
told-looked-hidden = { $seat } lights up { $cell } and looks in secret.
told-turned_up = { $seat } turns up { $fish } at { $cell }.
told-turned_up-hidden = { $seat } turns up { $cell }.
told-hidden = Because of the pair { $seat } must hide { $fish } again.
told-hidden-hidden = Because of the pair { $seat } must hide a fish again.
told-explored = { $seat } goes to explore: { $back }.
told-stopped = { $seat } stops.
told-octopus_moved = { $seat } moves the octopus { $space }.
told-announced = { $number ->
    [one] { $seat } tries to rob { $victim } of one fish.
   *[other] { $seat } tries to rob { $victim } of { $number } fish.
}
told-rolled = { $seat } rolls { $result }.
told-stole = { $seat } takes { $fish } from { $victim }.
told-stole-hidden = { $seat } takes a fish from { $victim }.
told-failed = Too low: { $victim } gives { $seat } the slip.
told-collected = { $seat } collects { $fish }.
told-collected-hidden = { $seat } collects a fish.
told-entered = { $seat } finds { $cave } in the cave.
told-entered-hidden = { $seat } takes the cave card.
told-laid = New card at { $cell }: { $back }.
told-ended = The game is over.
why-passed = After the first movement there must be a fish to turn up.
why-hidden = No species may lie open twice.

## The end

part-rainbow = Rainbow Fish
part-caves = Unused cave cards
part-chests = Treasure Chests
ending-pile = The pile is too small to fill the board again.
ending-tie = Level on points: whoever has more fish is ahead.

## The rules, in short

rules-aim = Collect fish of thirteen species. At the end, only your best fish of each species counts: 1 to 4 points, as many as it has shells. 25 cards lie face down in five columns, A to E, and five rows, counted from the boat; your diver swims in the spaces between and around them.
rules-jump = On your first turn, jump from the boat: choose a column whose first card is a fish, one of the three spaces beside that card, and the way your diver faces. If there are only caves at the boat, first swap one of them for a fish.
rules-dive = Every later turn begins with a movement of one space, always forward: at the crossing ahead, go straight on or turn off, but never back. Then turn up a face-down fish beside your diver. Swim on and turn up another as often as you like, or stop. If there is no face-down fish beside you after the first movement, your turn ends at once. Nobody may swim onto the octopus's space; if it blocks you in a corner, you may turn around at the start of your turn.
rules-pair = If you turn up a species that already lies open, hide both of these fish again, and all you turned up between them. You must stop, but you keep what you turned up before.
rules-caves = After any movement but the first, you may explore a cave beside you instead, if exactly as many fish lie open as the cave's number says. That ends your dive. The cave card is yours; only you see it, and you can use it from your next turn on.
rules-octopus = After the dive, add up the octopus points on the open fish: the octopus may move up to that many spaces, but not straight back and not onto your own space. If it reaches other divers it stops there, and you may rob one who has fish: announce 1, 2 or 3 and roll the die (−1, 1, 1, 2, 3, 3). If you roll your number or more, draw that many fish without looking; on −1 the other player draws one of yours.
rules-collect = Then take the open fish, and the cave card if you explored one. Fill the empty places from the pile; then it is the next player's turn.
rules-end = The game ends when the board cannot be filled any more. Your best fish of each species score, then Rainbow Fish, one point for each unused cave card, and the Treasure Chests by rank. The most points win. On a tie, more fish win; if that is a tie too, the players share the victory.

## The first lesson

lesson-aim = Welcome to the reef! Collect fish: the best of each species counts, and the most points win. Today there are only caves at the boat, so swap one for a fish and jump in.
lesson-swim = A clownfish! Swim on and turn up another fish. Your diver always swims forward, never back.
lesson-stop = Two different fish: stop, and both are yours. The octopus can sleep a little longer.
lesson-pair = Two moray eels! No species may lie open twice: Coralie had to hide both and stop. Remember where the one with three shells lies, and go and get it.
lesson-cave = Exactly three fish lie open, and beside you is a cave with a 3. That fits: explore it!
lesson-fins = There were Turbo Fins in the cave! They carry you up to three spaces in one go. Play them, swim to the corner and stop there.
lesson-corner = The octopus blocks your way, and nobody may swim onto its space. Wait for a turn; if it is still there then, turn around.
lesson-octopus = Your fish has two octopus points: the octopus may move two spaces. Send it to Coralie, and you can rob her!
lesson-rob = How many fish do you dare to announce? Roll that number or more, and you draw them without looking. Try two.
lesson-spare = Careful: if you roll −1, Coralie draws a fish from you. Leave her in peace this time. Now you know the reef: happy diving!

## The first time it happens

first-turned_up = If you stop now, this fish is yours: each shell is a point. Or swim on and find more! The badge on it counts your open fish: a cave with just that number can be explored.
first-hidden = A pair! You hide both fish again, and all you turned up between them. What lay open before that is yours. Remember where they lie!
first-entered = This cave card is yours, and only you can see it. You can use it from your next turn on.
first-octopus_moved = The octopus swims as far as the octopus points of your open fish carry it. If it reaches another diver, it stops there, and you may rob that player.
first-stole = You were robbed: a fish of yours was drawn without looking. Mind where the octopus swims!
first-failed = You rolled less than you announced, so you get nothing; and on −1 the other player draws a fish of yours.
