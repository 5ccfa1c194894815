# Kleine Fische ganz groß!, in our own words.

game-name = Kleine Fische ganz groß!
game-about = Dive between the cards, turn up fish, and stop before a species shows up twice.

## The fish

fish = { $ink ->
    [0] { $species } { $shells }
   *[other] { $species } { $shells } (octopus { $ink })
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
cave-fins_3-about = One movement of your turn may be up to 3 spaces long; only where you arrive a card is turned up or explored.
cave-light_1 = Underwater Light 1
cave-light_1-about = Before your first movement: look secretly at a face-down fish, anywhere on the board.
cave-octopus_3 = Turbo Octopus 3
cave-octopus_3-about = The octopus may move 3 spaces more this turn, even without octopus points.
cave-fins_5 = Turbo Fins 5
cave-fins_5-about = One movement of your turn may be up to 5 spaces long; only where you arrive a card is turned up or explored.
cave-light_2 = Underwater Light 2
cave-light_2-about = Before your first movement: look secretly at 2 face-down fish, anywhere on the board.
cave-roll_1 = Roll Again 1×
cave-roll_1-about = After a roll that is too low: roll once more. The last roll counts.
cave-octopus_5 = Turbo Octopus 5
cave-octopus_5-about = The octopus may move 5 spaces more this turn, even without octopus points.
cave-roll_2 = Roll Again 2×
cave-roll_2-about = After a roll that is too low: roll up to twice more. The last roll counts.
cave-rainbow = Rainbow Fish
cave-rainbow-about = At the end it is worth 4 and counts instead of the best fish of one of your species.
cave-chest = Treasure Chest
cave-chest-about = At the end it pays 1, 3, 5 or 7 points: the further behind you are, the more.

## The backs

back-fish = Fish
back-fish-about = A fish, face down. On the reef your diver can turn it up from a space beside it.
back-cave_3 = Cave 3
back-cave_3-about = A cave card, face down. On the reef your diver can explore it from a space beside it when exactly 3 fish lie open, though not after the first movement.
back-cave_4 = Cave 4
back-cave_4-about = A cave card, face down. On the reef your diver can explore it from a space beside it when exactly 4 fish lie open, though not after the first movement.
back-cave_5 = Cave 5
back-cave_5-about = A cave card, face down. On the reef your diver can explore it from a space beside it when exactly 5 fish lie open, though not after the first movement.
back-cave_6 = Cave 6
back-cave_6-about = A cave card, face down. On the reef your diver can explore it from a space beside it when exactly 6 fish lie open, though not after the first movement.

## The board

cell = { $column }{ $row }
space-between = between { $one } and { $other }
space-above = above { $cell }
space-below = below { $cell }
space-left = left of { $cell }
space-right = right of { $cell }
heading-back = left or up
heading-on = right or down
diver-left = { $seat }, heading left
diver-right = { $seat }, heading right
diver-up = { $seat }, heading up
diver-down = { $seat }, heading down
diver-boat = { $seat }, in the boat
octopus = Octopus

## The table options

option-memory_aid = Memory aid
option-memory_aid-off = off: remember by yourself which fish were hidden again
option-memory_aid-on = fish that were hidden again stay marked

## The places

zone-boat = Boat
zone-board = Reef
zone-den = Octopus's den
zone-pile = Pile
zone-stack = Fish of { $seat }
zone-caves = Cave cards of { $seat }
zone-used = Cave cards used up

## What else matters

note-fins = { $number ->
    [one] The fins carry you one space further.
   *[other] The fins carry you up to { $number } spaces further.
}
note-explored = To be explored: { $back }.
note-ink = { $number ->
    [0] The octopus has no spaces to move.
    [one] The octopus may move one space.
   *[other] The octopus may move { $number } spaces.
}
note-announced = Announced: { $number } fish from { $victim }.

## The questions

question-swapping = { $seat }: only caves lie at the boat. Which of them do you swap with which fish?
question-jumping = { $seat }: where do you jump into the water, and which way do you look?
question-moving = { $seat }: where do you swim?
question-looking = { $seat }: which card do you light up?
question-turning_up = { $seat }: which card is it to be?
question-deciding = { $seat }: swim on, or stop?
question-octopus_moving = { $seat }: where does the octopus go?
question-robbing = { $seat }: whom do you rob?
question-announcing = { $seat }: how many fish do you announce?
question-rolling_again = { $seat }: too low. Do you roll again?
question-first_player = The first player is drawn.
question-next_back = The next card of the pile shows its back.
question-revealing = { $seat } turns up a fish.
question-glimpsing = { $seat } looks at a card by light.
question-entering = { $seat } takes the cave card.
question-rolling = { $seat } rolls the octopus die.
question-stealing = { $seat } draws a fish blindly.
question-forfeiting = A fish is drawn blindly from { $seat }.
question-game_over = The game is over.

## The choices

choice-swap = Swap the cave { $column }1 with the fish { $cell }
choice-jump = Jump in { $space }, looking { $heading }
choice-move = Swim { $space }
choice-arrive = Arrive here
choice-turn_round = Turn round
choice-decline = Do not turn round: end the turn
choice-play = Play { $cave }
choice-look = Light up { $cell }
choice-turn_up = Turn up { $cell }
choice-explore = Explore the cave { $cell }
choice-swim_on = Swim on
choice-stop = Stop
choice-octopus = Octopus { $space }
choice-octopus_stays = The octopus stays
choice-rob = Rob { $seat }
choice-spare = Rob nobody
choice-announce = Announce { $number }
choice-again = Roll once more
choice-accept = Leave it at that

## Chance

chance-first = { $seat } begins
chance-next = { $back } lies on top of the pile
chance-reveal = { $fish } is turned up
chance-glimpse = { $fish } lies there
chance-enter = { $cave } is in the cave
chance-die = The die shows { $result }
chance-steal = { $fish } is drawn
chance-forfeit = { $fish } is lost

## What happened

told-began = { $seat } begins.
told-swapped = { $seat } swaps the cave { $column }1 with the fish { $cell }.
told-jumped = { $seat } jumps in { $space }.
told-moved = { $seat } swims { $space }.
told-turned_round = { $seat } turns round.
told-passed = The turn of { $seat } ends at once.
told-played = { $seat } plays { $cave }.
told-looked = { $seat } sees { $fish } at { $cell }.
told-looked-hidden = { $seat } lights up { $cell } in secret.
told-turned_up = { $seat } turns up { $fish } at { $cell }.
told-turned_up-hidden = { $seat } turns up { $cell }.
told-hidden = { $seat } must hide again: { $fish }.
told-hidden-hidden = { $seat } must hide a fish again.
told-explored = { $seat } wants to explore: { $back }.
told-stopped = { $seat } stops.
told-octopus_moved = { $seat } sends the octopus { $space }.
told-announced = { $number ->
    [one] { $seat } robs { $victim } and announces one fish.
   *[other] { $seat } robs { $victim } and announces { $number } fish.
}
told-rolled = { $seat } rolls { $result }.
told-stole = { $seat } takes { $fish } from { $victim }.
told-stole-hidden = { $seat } takes a fish from { $victim }.
told-failed = { $victim } gives { $seat } the slip.
told-collected = { $seat } collects { $fish }.
told-collected-hidden = { $seat } collects a fish.
told-entered = { $seat } finds { $cave } in the cave.
told-entered-hidden = { $seat } takes the cave card.
told-ended = The game is over.

## The end

part-rainbow = Rainbow Fish
part-caves = Unused cave cards
part-chests = Treasure Chests
ending-pile = The pile is too small to fill the board again.

## The rules, in short

rules-aim = Collect fish of thirteen species. At the end only your best fish of each species counts, with 1 to 4 shells. 25 cards lie face down in five columns, A to E, and five rows, counted from the boat; your diver swims in the spaces between and around them.
rules-jump = On your first turn, jump from the boat: choose a column whose first card is a fish, one of the three spaces at it, and which way your diver looks. If only caves lie at the boat, first swap one of them with a fish.
rules-dive = Later turns begin with a movement of one space, always ahead: at the crossing before you go straight on or turn off, but never back. Then turn up a face-down fish beside your diver. As often as you like swim on and turn up another one, or stop. If no fish lies beside you after the first movement your turn is over at once. Nobody may swim onto the space of the octopus; in a corner that it blocks you may turn round at the start of your turn.
rules-pair = Turn up a species that lies open already, and both of these fish, and all turned up between them, are hidden again. You must stop, and keep what was turned up before.
rules-caves = After any movement but the first you may explore a cave beside you instead, if exactly as many fish lie open as its number says. That ends your dive. The cave card is yours, unseen by others, and can be used from your next turn on.
rules-octopus = After the dive add up the octopus points of the open fish: the octopus may move up to that many spaces, not straight back, and not onto your own space. If it reaches another diver it stops there, and you may rob one who has fish: announce 1, 2 or 3 and roll the die (−1, 1, 1, 2, 3, 3). If you roll your number or more you draw that many fish blindly; with −1 the other draws one of yours.
rules-collect = Then the open fish are yours, and the cave card if you explored one. Empty places are filled from the pile, and the next player is on.
rules-end = The game ends when the board cannot be filled any more. To your best fish of each species come Rainbow Fish, one point for each unused cave card, and then the Treasure Chests by rank. Most points win; in a tie more fish; else the victory is shared.
