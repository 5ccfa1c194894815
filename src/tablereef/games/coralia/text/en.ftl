# Coralia, in our own words.

game-name = Coralia
game-about = Place dice on six coral reefs for pearls, fish, treasures and company.

## Dice and figures

die = { $colour } { $face }
die-unrolled = { $colour } die
die-lying = { $colour } die
die-white = white die
kept = kept
octopus = octopus of { $seat }
diver = diver of { $seat }
chest = closed chest
stingray = Stingray
dice-left = { $colour } × { $number }
octopuses-left = { $number ->
    [one] one octopus left
   *[other] { $number } octopuses left
}
colour-yellow = yellow
colour-blue = blue
colour-red = red
colour-orange = orange
colour-green = green
colour-violet = violet
reef-yellow = the yellow reef
reef-blue = the blue reef
reef-red = the red reef
reef-orange = the orange reef
reef-green = the green reef
reef-violet = the violet reef
face-pearl = pearl
face-pearl-about = Two pearl cards.
face-fish = fish
face-fish-about = One of two fish cards.
face-starfish = starfish
face-starfish-about = One of three starfish cards.
face-octopus = octopus
face-octopus-about = Set an octopus: a point for each die on this reef. Octopuses on other reefs bring their owners a point each.
face-diver = diver
face-diver-about = Your diver comes to this reef and raises the chest of the reef it leaves, unless a die covers it.
face-turtle = turtle
face-turtle-about = Take the turtle: its bonus at once, and later it keeps a die for you.
space-pearl = pearl ({ $number })
space-fish = fish ({ $number })
space-starfish = starfish ({ $number })
space-octopus = octopus ({ $number })
space-diver = diver ({ $number })
space-turtle = turtle ({ $number })
space-treasure = treasure ({ $number })
space = Number on a space
space-about = A die on the space brings so many points at the end if your diver is on its reef.

## The cards

sort-pearl = a pearl card
sort-fish = a fish card
sort-starfish = a starfish card
pile-pearl = pearls
pile-fish = fish
pile-starfish = starfish
pile-island = island
card-pearl_2 = Pearl 2
card-pearl_2-about = A pearl worth 2.
card-pearl_3 = Pearl 3
card-pearl_3-about = A pearl worth 3.
card-pearl_4 = Pearl 4
card-pearl_4-about = A pearl worth 4.
card-pearl_5 = Pearl 5
card-pearl_5-about = A pearl worth 5.
card-lionfish = Lionfish
card-lionfish-about = A fish; sets of different fish pay.
card-pufferfish = Pufferfish
card-pufferfish-about = A fish; sets of different fish pay.
card-angelfish = Emperor angelfish
card-angelfish-about = A fish; sets of different fish pay.
card-pearl_6 = Pearl 6
card-pearl_6-about = Joins your pearls, worth 6.
card-anemonefish = Anemone fish
card-anemonefish-about = Joins your fish, a species of its own.
card-per_fish = 2 per fish card
card-per_fish-about = Two points per fish card, stingrays and anemone fish too.
card-per_pearl = 1 per pearl card
card-per_pearl-about = A point per pearl card, pearls of 6 too.
card-per_island_die = 1 per island die
card-per_island_die-about = A point for each die on the island, white ones included.
card-per_turtle = 3 per turtle
card-per_turtle-about = Three points for each of your turtles.
card-per_chest = 2 per chest
card-per_chest-about = Two points for each of your chests.
card-side_chest = Chest beside the board
card-side_chest-about = Open one of the chests beside the board.
card-jellyfish = Big jellyfish
card-jellyfish-about = On to the next multiple of five.
card-chests_violet_yellow = Chests violet + yellow
card-chests_violet_yellow-about = The chests still there, even from under a die.
card-chests_red_green = Chests red + green
card-chests_red_green-about = The chests still there, even from under a die.
card-chests_blue_orange = Chests blue + orange
card-chests_blue_orange-about = The chests still there, even from under a die.
card-dice_red_violet = Leftover dice red + violet
card-dice_red_violet-about = A card for each such die, each from another pile.
card-dice_blue_green = Leftover dice blue + green
card-dice_blue_green-about = A card for each such die, each from another pile.
card-dice_yellow_orange = Leftover dice yellow + orange
card-dice_yellow_orange-about = A card for each such die, each from another pile.

## Chests and turtles

chest-fish_card = fish chest
chest-fish_card-about = The top fish card.
chest-pearl_card = pearl chest
chest-pearl_card-about = The top pearl card.
chest-starfish_card = starfish chest
chest-starfish_card-about = The top starfish card.
chest-island_card = island chest
chest-island_card-about = The top island card.
chest-island_dice = chest of the island dice
chest-island_dice-about = A point for each die on the island.
chest-stingray = stingray chest
chest-stingray-about = A stingray, if one is left.
chest-white_die = chest of the white die
chest-white_die-about = Roll a white die, place it on any reef.
chest-jellyfish = jellyfish chest
chest-jellyfish-about = On to the next multiple of five.
turtle-white_die = turtle of the white die
turtle-white_die-about = Roll a white die, place it on any reef.
turtle-jellyfish = jellyfish turtle
turtle-jellyfish-about = On to the next multiple of five.
turtle-stingray = stingray turtle
turtle-stingray-about = A stingray, if one is left.
turtle-starfish_card = starfish turtle
turtle-starfish_card-about = The top starfish card.
turtle-island_card = island turtle
turtle-island_card-about = The top island card.
turtle-fish_card = fish turtle
turtle-fish_card-about = The top fish card.
turtle-copy = copying turtle
turtle-copy-about = The bonus of a turtle beside the board.
turtle-side_chest = chest turtle
turtle-side_chest-about = One of the chests beside the board.

## The places

zone-reef = { $reef }
zone-station = Station
zone-supply = Supply
zone-island = Island
zone-pile = Pile: { $pile }
zone-looked = Looked at
zone-waiting = To be played
zone-side_turtles = Turtles beside the board
zone-side_chests = Chests beside the board
zone-stingrays = Stingrays left
zone-front = { $seat }: { $number ->
    [one] one point
   *[other] { $number } points
}
zone-hand = Hidden cards of { $seat }
zone-shown = Open cards of { $seat }

## What else matters

note-round = Round { $number } of { $rounds }.
note-starfish = Scoring, step 1: the starfish cards of { $seat }.
note-fish = Scoring, step 3: the fish of { $seat }.
note-pearls = Scoring, step 4: the pearls of { $seat }.
note-again = { $number ->
    [one] Then the same once more.
   *[other] Then the same { $number } times more.
}
note-then = { $number ->
    [one] Then: { $what }
   *[other] Then, { $number } times: { $what }
}
note-recognised = Put under the pile by you, since looked at by { $seat }: { $card }.
note-took = Put under the pile by you, since taken by { $seat }: { $card }.

## The questions

question-taking = { $seat }, which die do you take from the supply?
question-keeping = { $seat }, do you keep a die on a turtle, or roll?
question-placing = { $seat }, which die do you use?
question-picking = { $seat }, which card do you keep?
question-setting = { $seat }, on which reef do you place the white die?
question-copying = { $seat }, which turtle’s bonus do you take?
question-playing = { $seat }, which starfish card do you play next?
question-raising = { $seat }, which chest do you raise next?
question-drawing = { $seat }, from which pile do you draw?
question-first_player = The start player is drawn.
question-laying_turtle = The turtles are laid on the reefs.
question-covering = Set-up dice are rolled.
question-rolling = { $seat } rolls the dice.
question-rolling_white = { $seat } rolls a white die.
question-pearl_card = { $seat } draws a pearl card.
question-fish_card = { $seat } draws a fish card.
question-starfish_card = { $seat } draws a starfish card.
question-island_sort = { $seat } draws an island card.
question-island_card = { $seat } looks at the island card.
question-opening = { $seat } opens a chest.
question-showing = { $seat } turns up cards.
question-game_over = The game is over.

## The choices

choice-take = Take one { $colour } die
choice-roll = Roll
choice-keep = Keep the { $colour } { $face }
choice-place = Place the { $colour } { $face }
choice-land = Send the { $colour } { $face } to the island
choice-pick = Keep { $card }
choice-set = Place the white die on { $reef }
choice-copy = Use the { $turtle }
choice-play = Play { $card }
choice-raise = Raise the chest of { $reef }
choice-draw = Draw from the pile: { $pile }

## Chance

chance-first = { $seat } begins
chance-turtle = { $turtle } on { $reef }
chance-cover = Set-up die: { $colour } { $face }
chance-rolled = The die shows: { $colour } { $face }
chance-white = The white die shows: { $face }
chance-sort = It is { $sort }
chance-card = The card is { $card }
chance-chest = It is the { $chest }
chance-show = { $card } is turned up
chance-no_more = No more to turn up

## What happened

told-began = { $seat } begins.
told-laid = On { $reef }: { $turtle }.
told-covered = Set-up die: { $colour } { $face }.
told-washed = Set-up die: { $colour } { $face } again, so it goes to the island.
told-displaced = Now beside the board: { $turtle }.
told-took = { $seat } takes from the supply: { $colour }.
told-kept = { $seat } keeps the { $colour } { $face }.
told-rolled = { $seat } rolls { $colour } { $face }.
told-rerolled = None of the four dice can be used: { $seat } rolls all of them again.
told-placed = { $seat } places the { $colour } { $face }.
told-landed = { $seat } sends the { $colour } { $face } to the island.
told-rolled_white = { $seat } rolls a white die: { $face }.
told-set_white = { $seat } places the white die ({ $face }) on { $reef }.
told-returned_white = { $seat } finds no free space: the white die ({ $face }) goes back to the island.
told-drew = { $seat } draws { $card } ({ $pile }).
told-drew-hidden = { $seat } draws a card ({ $pile }).
told-looked = { $seat } looks at { $card } ({ $pile }).
told-looked-hidden = { $seat } looks at a card ({ $pile }).
told-picked = { $seat } keeps { $card } ({ $pile }).
told-picked-hidden = { $seat } keeps one of the cards ({ $pile }).
told-gained_stingray = { $seat } gets a stingray.
told-dived = The diver of { $seat } comes to { $reef }.
told-slid = On { $reef } the diver’s die slides onto the treasure space.
told-opened = { $seat } opens a chest: { $chest }.
told-met = { $seat } takes a turtle: { $turtle }.
told-copied = { $seat } gets the bonus of a turtle beside the board: { $turtle }.
told-earned = { $number ->
    [one] { $seat }: one point ({ $reason }).
   *[other] { $seat }: { $number } points ({ $reason }).
}
told-showed = { $seat } turns up { $card }.
told-played = { $seat } plays { $card }.
told-scoring = The last round is over: the scoring begins.
told-ended = The game is over.
reason-octopus = octopus
reason-octopus_elsewhere = octopus set on another reef
reason-octopus_island = octopus, a die on the island
reason-island_dice = dice on the island
reason-jellyfish = big jellyfish
reason-turtles = turtles
reason-chests = chests
reason-diver = diver
reason-fish = fish
reason-per_fish = fish cards
reason-pearls = pearls
reason-per_pearl = pearl cards

## The end

part-play = During play
part-per_island_die = 1. Starfish: 1 per island die
part-per_turtle = 1. Starfish: 3 per turtle
part-per_chest = 1. Starfish: 2 per chest
part-side_chest = 1. Starfish: chest beside the board
part-jellyfish = 1. Starfish: big jellyfish
part-reef_chests = 1. Starfish: chests of two reefs
part-diver = 2. Diver
part-fish = 3. Fish
part-per_fish = 3. Fish: 2 per card
part-pearls = 4. Pearls
part-per_pearl = 4. Pearls: 1 per card
ending-rounds = The last round is over.

## The rules, in short

rules-aim = You all build up six coral reefs, one die a turn. Dice bring you pearls, fish, starfish cards, treasures and turtles; whoever makes most points of them wins. Two play 10 rounds, three 9, four 8.
rules-turn = The station comes to you with three dice. Add one of any colour from the supply and roll. Then use one of the four: it goes onto the space of its face on the reef of its colour, and its action happens at once. The other three go on to your neighbour just as they lie.
rules-turtles = Each of your turtles may keep one station die as it lies, so that you do not roll it; three dice at most. The new die is always rolled.
rules-actions = Pearl: take two pearl cards. Fish: look at two fish cards, keep one. Starfish: look at three starfish cards, keep one. Turtle: take the turtle and its bonus. Octopus and diver: see below. Everything is compulsory, and a bonus may lead to the next one.
rules-octopus = You have two octopuses. One that you set brings a point for each die on its reef, itself included. After that it earns a point whenever an octopus is set on another reef, and two for each die of its colour that goes to the island. With both set, an octopus die whose space is free is no use to you; if all four dice are like that, roll them all again.
rules-diver = Your diver moves to the reef of the die. On the reef it leaves, the diver’s die slides onto the treasure space and you open the chest there. If a die lies on the treasure already, nothing slides, and that reef stays closed to divers.
rules-island = Only a die whose space is taken may go to the island; it brings you the top island card. If an octopus stands on the reef of its colour, its owner gets two points; if that is another player, you look at two island cards instead and keep one.
rules-white = A white die is rolled and placed on any reef where the space of its face is free; there it counts as a die of that reef. If there is no such space, it goes back to the island and you take an island card.
rules-scoring = First, starfish cards, in the order their owner likes. Second, divers: the points beside every covered space of your diver’s reef, 15 at most. Third, fish: a set of 1, 2, 3, 4 or 5 different fish pays 3, 7, 12, 18 or 25. Fourth, pearls: who has the highest total scores the best four cards, the second the best two, everyone else the best one.
rules-end = Most points win; in a tie, more cards, then more turtles; after that the victory is shared.
