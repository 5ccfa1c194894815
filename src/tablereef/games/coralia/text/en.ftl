# Coralia, in our own words.

game-name = Coralia
game-about = Place dice on six coral reefs and collect pearls, fish, treasures and turtles.
game-goal = Have the most points after the last round.

## Dice and figures

die = { $colour } { $face }
die-unrolled = { $colour } die
die-lying = { $colour } die
die-white = white die
kept = kept
octopus = { $seat }'s octopus
diver = { $seat }'s diver
chest = closed chest
stingray = Stingray
dice-left = { $number ->
    [one] { $colour }: one die left
   *[other] { $colour }: { $number } dice left
}
octopuses-left = { $number ->
    [one] one octopus left
   *[other] { $number } octopuses left
}
surely = at least +{ $number } at the end
tag-free = { $number } free
colour-yellow = yellow
colour-blue = blue
colour-red = red
colour-orange = orange
colour-green = green
colour-violet = violet
colour-white = white
reef-yellow = the yellow reef
reef-blue = the blue reef
reef-red = the red reef
reef-orange = the orange reef
reef-green = the green reef
reef-violet = the violet reef
face-pearl = pearl
face-pearl-about = Take two pearl cards.
face-fish = fish
face-fish-about = Look at two fish cards and keep one.
face-starfish = starfish
face-starfish-about = Look at three starfish cards and keep one.
face-octopus = octopus
face-octopus-about = Put one of your octopuses here: one point for each die on this reef. Each octopus on another reef earns its owner a point.
face-diver = diver
face-diver-about = Your diver swims to this reef and brings up the chest of the reef it leaves, unless a die covers the chest.
face-turtle = turtle
face-turtle-about = Take the turtle: you get its bonus at once, and later it keeps a die for you.
space-pearl = pearl ({ $number })
space-fish = fish ({ $number })
space-starfish = starfish ({ $number })
space-octopus = octopus ({ $number })
space-diver = diver ({ $number })
space-turtle = turtle ({ $number })
space-treasure = treasure ({ $number })
space = Number on a space
space-about = A die on this space scores this many points at the end if your diver is on the same reef.

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
card-lionfish-about = A fish; sets of different fish score.
card-pufferfish = Pufferfish
card-pufferfish-about = A fish; sets of different fish score.
card-angelfish = Emperor angelfish
card-angelfish-about = A fish; sets of different fish score.
card-pearl_6 = Pearl 6
card-pearl_6-about = Counts as a pearl, worth 6.
card-anemonefish = Anemonefish
card-anemonefish-about = Counts as a fish, a species of its own.
card-per_fish = “2 per fish card”
card-per_fish-about = Two points for each fish card, including stingrays and anemonefish.
card-per_pearl = “1 per pearl card”
card-per_pearl-about = One point for each pearl card, including pearls of 6.
card-per_island_die = “1 per island die”
card-per_island_die-about = One point for each die on the island, including white ones.
card-per_turtle = “3 per turtle”
card-per_turtle-about = Three points for each of your turtles.
card-per_chest = “2 per chest”
card-per_chest-about = Two points for each of your chests.
card-side_chest = “Chest beside the board”
card-side_chest-about = Open one of the chests beside the board.
card-jellyfish = Big jellyfish
card-jellyfish-about = Move up to the next multiple of 5 points.
card-chests_violet_yellow = “Chests violet + yellow”
card-chests_violet_yellow-about = Bring up the chests still there, even from under a die.
card-chests_red_green = “Chests red + green”
card-chests_red_green-about = Bring up the chests still there, even from under a die.
card-chests_blue_orange = “Chests blue + orange”
card-chests_blue_orange-about = Bring up the chests still there, even from under a die.
card-dice_red_violet = “Leftover dice red + violet”
card-dice_red_violet-about = Draw a card for each of these dice left over, each from a different pile.
card-dice_blue_green = “Leftover dice blue + green”
card-dice_blue_green-about = Draw a card for each of these dice left over, each from a different pile.
card-dice_yellow_orange = “Leftover dice yellow + orange”
card-dice_yellow_orange-about = Draw a card for each of these dice left over, each from a different pile.

## Chests and turtles

chest-fish_card = fish chest
chest-fish_card-about = Take the top fish card.
chest-pearl_card = pearl chest
chest-pearl_card-about = Take the top pearl card.
chest-starfish_card = starfish chest
chest-starfish_card-about = Take the top starfish card.
chest-island_card = island chest
chest-island_card-about = Take the top island card.
chest-island_dice = island dice chest
chest-island_dice-about = One point for each die on the island.
chest-stingray = stingray chest
chest-stingray-about = Take a stingray, if any are left.
chest-white_die = white die chest
chest-white_die-about = Roll a white die and place it on any reef.
chest-jellyfish = jellyfish chest
chest-jellyfish-about = Move up to the next multiple of 5 points.
turtle-white_die = white die turtle
turtle-white_die-about = Roll a white die and place it on any reef.
turtle-jellyfish = jellyfish turtle
turtle-jellyfish-about = Move up to the next multiple of 5 points.
turtle-stingray = stingray turtle
turtle-stingray-about = Take a stingray, if any are left.
turtle-starfish_card = starfish turtle
turtle-starfish_card-about = Take the top starfish card.
turtle-island_card = island turtle
turtle-island_card-about = Take the top island card.
turtle-fish_card = fish turtle
turtle-fish_card-about = Take the top fish card.
turtle-copy = copycat turtle
turtle-copy-about = Take the bonus of a turtle beside the board.
turtle-side_chest = chest turtle
turtle-side_chest-about = Open one of the chests beside the board.

## The places

zone-reef = { $reef }
zone-station = Station
zone-supply = Supply
zone-supply-about = The number on a die says how many of its colour are left. Each turn you take one and add it to the station.
zone-island = Island
zone-pile = Pile: { $pile }
zone-looked = To choose from
zone-waiting = Still to play
zone-side_turtles = Turtles beside the board
zone-side_chests = Chests beside the board
zone-stingrays = Stingrays left
zone-front = { $seat }: { $number ->
    [one] one point
   *[other] { $number } points
}
zone-hand = { $seat }'s hidden cards
zone-shown = { $seat }'s open cards

## What else matters

note-round = Round { $number } of { $rounds }.
note-starfish = Scoring, step 1: { $seat }'s starfish cards.
note-fish = Scoring, step 3: { $seat }'s fish.
note-pearls = Scoring, step 4: { $seat }'s pearls.
note-left = { $seat } has left three dice on the station.
note-taken = The { $colour } die is new: it is always rolled.
note-no_octopus = No octopus left for a free space.
note-again = { $number ->
    [one] Then the same again.
   *[other] Then the same { $number } more times.
}
note-then = { $number ->
    [one] Then: { $what }
   *[other] Then, { $number } times: { $what }
}
note-recognised = You put this card under the pile, and { $seat } has looked at it since: { $card }.
note-took = You put this card under the pile, and { $seat } has taken it since: { $card }.

## The questions

question-taking = { $seat }, which die do you take from the supply?
question-keeping = { $seat }, do you keep a die on a turtle, or roll?
question-placing = { $seat }, which die do you use?
question-picking = { $seat }, which card do you keep?
question-setting = { $seat }, on which reef do you place the white die?
question-copying = { $seat }, which turtle's bonus do you take?
question-playing = { $seat }, which starfish card do you play next?
question-raising = { $seat }, which chest do you bring up next?
question-drawing = { $seat }, from which pile do you draw?
question-first_player = Drawing who goes first.
question-laying_turtle = Putting the turtles on the reefs.
question-covering = Rolling the set-up dice.
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
choice-land = Send the { $colour } { $face } to the island: its space is taken
choice-pick = Keep { $card }
choice-set = Place the white die on { $reef }
choice-copy = Use the { $turtle }
choice-play = Play { $card }
choice-raise = Bring up the chest of { $reef }
choice-draw = Draw a card ({ $pile })

## What a choice leads to

about-taken = Its space on the reef is taken
about-free = Free on its reef: { $number } of { $all } spaces
about-rolls = { $number ->
    [one] One die is rolled
   *[other] { $number } dice are rolled
}
about-diver = { $before ->
    [0] Diver here: +{ $after } at the end
   *[other] Diver here: { $after } instead of { $before } points at the end
}
about-diver_still = { $number ->
    [one] Diver: still one point at the end
   *[other] Diver: still { $number } points at the end
}
about-fish = Fish: { $after } instead of { $before } points at the end
about-chest = Opens a chest
about-chests = { $number ->
    [0] No chest is left there
    [one] Brings up one chest
   *[other] Brings up { $number } chests
}
about-leftover = { $number ->
    [0] Brings no card
    [one] Brings one card
   *[other] Brings { $number } cards from different piles
}
about-no_card = No island card left
about-one_card = An island card
about-two_cards = One of two island cards
about-pearl_cards = Two pearl cards
about-fish_card = One of two fish cards
about-starfish_card = One of three starfish cards

## Chance

chance-first = { $seat } goes first
chance-turtle = { $turtle } on { $reef }
chance-cover = Set-up die: { $colour } { $face }
chance-rolled = The die shows: { $colour } { $face }
chance-white = The white die shows: { $face }
chance-sort = It is { $sort }
chance-card = The card is { $card }
chance-chest = It is the { $chest }
chance-show = { $card } is turned up
chance-no_more = Nothing more to turn up

## What happened

told-began = { $seat } goes first.
told-laid = On { $reef }: { $turtle }.
told-covered = Set-up die: { $colour } { $face }.
told-washed = Set-up die: { $colour } { $face } again, so it goes to the island.
told-displaced = Now beside the board: { $turtle }.
told-took = { $seat } takes from the supply: { $colour }.
told-kept = { $seat } keeps the { $colour } { $face } with a turtle: it is not rolled.
told-threw = { $number ->
    [one] { $seat } rolls one die.
   *[other] { $seat } rolls { $number } dice.
}
told-rolled = { $seat } rolls { $colour } { $face }.
told-rerolled = None of the four dice can be used: { $seat } rolls them all again.
told-placed = { $seat } places the { $colour } { $face }.
told-landed = { $seat } sends the { $colour } { $face } to the island: its space is taken.
told-rolled_white = { $seat } rolls a white die: { $face }.
told-set_white = { $seat } places the white die ({ $face }) on { $reef }.
told-returned_white = { $seat } finds no free space: the white die ({ $face }) goes back to the island.
told-drew = { $seat } draws { $card } ({ $pile }).
told-drew-hidden = { $seat } draws a card ({ $pile }).
told-looked = { $seat } may choose { $card } ({ $pile }).
told-looked-hidden = { $seat } looks at a card to choose from ({ $pile }).
told-picked = { $seat } keeps { $card } ({ $pile }).
told-picked-hidden = { $seat } keeps one of the cards ({ $pile }).
told-gained_stingray = { $seat } gets a stingray.
told-dived = { $seat }'s diver swims to { $reef }.
told-slid = On { $reef } the diver's die slides onto the treasure space.
told-raised = { $seat } brings up the chest of { $reef }.
told-opened = { $seat } opens a chest: { $chest }.
told-met = { $seat } takes a turtle: { $turtle }.
told-copied = { $seat } takes the bonus of a turtle beside the board: { $turtle }.
told-earned = { $number ->
    [one] { $seat }: one point ({ $reason }).
   *[other] { $seat }: { $number } points ({ $reason }).
}
told-showed = { $seat } turns up { $card }.
told-played = { $seat } plays { $card }.
told-scoring = The final scoring – { $step }.
told-ended = The game is over.
reason-octopus = octopus
reason-octopus_elsewhere = new octopus on another reef
reason-octopus_island = octopus: a die went to the island
reason-island_dice = dice on the island
reason-jellyfish = big jellyfish
reason-turtles = turtles
reason-chests = chests
reason-diver = diver: dice on that reef
reason-fish = fish: sets of different kinds
reason-per_fish = fish cards
reason-pearls = pearls: the best 4, 2 or 1, by place
reason-per_pearl = pearl cards
step-starfish = 1. Starfish cards
step-divers = 2. Divers
step-fish = 3. Fish
step-pearls = 4. Pearls

## The end

part-play = During the game
part-per_island_die = Starfish: 1 per island die
part-per_turtle = Starfish: 3 per turtle
part-per_chest = Starfish: 2 per chest
part-side_chest = Starfish: chest beside the board
part-jellyfish = Starfish: big jellyfish
part-reef_chests = Starfish: chests of two reefs
part-diver = Diver
part-fish = Fish
part-per_fish = Fish: 2 per card
part-pearls = Pearls
part-per_pearl = Pearls: 1 per card
ending-rounds = The last round is over.
ending-tie = Level on points: whoever has more cards is ahead, then whoever has more turtles.

## The rules, in short

rules-aim = Together you build six coral reefs, one die a turn. Dice bring you pearls, fish, starfish cards, treasures and turtles; whoever makes the most points of them wins. Two players play 10 rounds, three play 9, four play 8.
rules-turn = The station comes to you with three dice. Add one of any colour from the supply, and roll. Then use one of the four: put it on the space that shows its face, on the reef of its colour, and carry out its action at once. The other three go to your neighbour just as they lie.
rules-turtles = Each of your turtles may keep one station die as it lies, so that you do not roll it; three dice at most. You always roll the new die.
rules-actions = Pearl: take two pearl cards. Fish: look at two fish cards, keep one. Starfish: look at three starfish cards, keep one. Turtle: take the turtle and its bonus. Octopus and diver: see below. You must carry out every action, and one bonus may lead to another.
rules-octopus = You have two octopuses. When you put one on a reef, you get a point for each die there, the new one included. From then on it earns a point whenever an octopus comes to another reef, and two for each die of its colour that goes to the island. Once both are on reefs, an octopus die whose space is free is no use to you; if all four dice are like that, roll them all again.
rules-diver = Your diver swims to the reef of the die. On the reef it leaves, the diver's die slides onto the treasure space and you open the chest there. If there is already a die on the treasure, nothing slides, and that reef stays closed to divers.
rules-island = Only a die whose space is taken may go to the island; it brings you the top island card. If there is an octopus on the reef of its colour, the octopus's owner gets two points; if that is another player, you look at two island cards instead and keep one.
rules-white = Roll a white die and place it on any reef where the space of its face is free; there it counts as a die of that reef. If there is no such space, it goes back to the island and you take an island card.
rules-scoring = First, starfish cards, in whatever order their owner likes. Second, divers: the points beside every covered space of your diver's reef, 15 at most. Third, fish: a set of 1, 2, 3, 4 or 5 different fish scores 3, 7, 12, 18 or 25. Fourth, pearls: the highest total scores its best four cards, the second highest its best two, everyone else their best one.
rules-end = The most points win. On a tie, more cards win, then more turtles; if that is a tie too, the players share the victory.

## The first lesson

lesson-aim = Welcome to Coralia! Dice make six reefs grow, and the most points win. Take four dice of four colours.
lesson-place = You use one of the four dice: it goes to the reef of its colour, onto the space with its picture. The pearl brings you two pearl cards.
lesson-fish = Keep one of the two fish. The more different fish you have, the more they score at the end.
lesson-octopus = Your octopus brings you a point for each die on its reef. Off to the red reef: that makes four points!
lesson-diver = Your diver swims to the yellow reef. When it swims on later, it brings up the chest from here. And the reef where it is at the end scores for you.
lesson-starfish = You play starfish cards at the end. This one brings you the chests of the blue and the orange reef, if they are still there. Keep it!
lesson-island = The spaces of all four dice are already taken: then a die may go to the island and bring you a card. Coralie's octopus gets two points for a blue die, but you can choose from two cards.
lesson-turtle = A copycat turtle! It does what a turtle beside the board can do. Choose the white die: you roll it and place it on a reef you like.
lesson-keep = From now on your turtle keeps one die for you, just as it lies. Keep the green octopus; only the others are rolled.
lesson-scoring = That was the last round, so now we score: first starfish cards, then divers, fish and pearls. Play the chests first, then the leftover dice!

## The first time it happens

first-dived = Your diver is at this reef now. When it swims on, it brings up the chest from here; and the reef where it is at the end scores for you.
first-opened = A chest! You get what it brings at once, and you keep the chest: some starfish cards pay for chests.
first-met = A turtle! Its bonus comes at once, and from now on it may keep a die for you that you do not want to roll.
first-landed = A die whose space is taken may go to the island: it brings you an island card.
first-gained_stingray = A stingray! It is a fish of its own species: the more different fish, the more a set scores at the end.
first-set_white = A white die counts as a die of the reef where you put it.
