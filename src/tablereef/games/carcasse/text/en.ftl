# Cap'taine Carcasse, in our own words.

game-name = Cap'taine Carcasse
game-about = Dive for loot, card by card, and surface before an incident.
game-goal = Have the most points when the pile is empty.

## The cards

card = { $family } { $value }
family-anchor = Anchor
family-anchor-about = In an incident you keep the cards placed before the anchor.
family-squid = Giant Squid
family-squid-about = You must place two more cards before you may surface.
family-map = Treasure Map
family-map-about = Look at three cards from the graveyard and place one of them.
family-key = Key
family-key-about = Collect it with a chest for a bonus: one card from the graveyard for each card you collect.
family-chest = Chest
family-chest-about = Collect it with a key for a bonus: one card from the graveyard for each card you collect.
family-knife = Knife
family-knife-about = Send the highest card of a family in an opponent's hold to the graveyard.
family-drone = Drone
family-drone-about = Look at the top card of the pile before you decide.
family-net = Net
family-net-about = Place the highest card of a family in your own hold.
family-harpoon = Harpoon
family-harpoon-about = Place an opponent's highest card of a family that you do not have.
family-siren = Siren
family-siren-about = No effect, but worth 4 to 9 points.

## The divers

diver-bosun = Bosun
diver-bosun-about = In your incident you also save the anchor and the two cards after it.
diver-careful_trawler = Careful Trawler
diver-careful_trawler-about = In your incident you save every net and every card that a net brought.
diver-greedy_trawler = Greedy Trawler
diver-greedy_trawler-about = Your net brings two cards, one after the other.
diver-reaper = Reaper
diver-reaper-about = Your knife cuts the whole family.
diver-scavenger = Scavenger
diver-scavenger-about = The card your knife cuts goes into your hold.
diver-jinx = Jinx
diver-jinx-about = Opponents must use their knives on their own holds.
diver-plunderer = Plunderer
diver-plunderer-about = You draw your bonus for key and chest at random from an opponent's hold.
diver-hoarder = Hoarder
diver-hoarder-about = Your bonus for key and chest is doubled.
diver-cartographer = Cartographer
diver-cartographer-about = Your map lets you choose from the whole graveyard.
diver-pilot = Pilot
diver-pilot-about = Your drone shows you the next three cards of the pile.
diver-ruthless_harpooner = Ruthless Harpooner
diver-ruthless_harpooner-about = Your harpoon may also take a family you already have.
diver-parrying_harpooner = Parrying Harpooner
diver-parrying_harpooner-about = An opponent's harpoon must take your highest squid; if you have none, the harpoon is lost.
diver-fisher = Fisher
diver-fisher-about = A squid you turn over goes straight into your hold.
diver-beastmaster = Beastmaster
diver-beastmaster-about = Your opponents' squids demand four cards instead of two.
diver-golden_singer = Golden Singer
diver-golden_singer-about = Each of your sirens that scores is worth 5 more points.
diver-charming_singer = Charming Singer
diver-charming_singer-about = A siren you turn over goes straight into your hold.
diver-saboteuse = Saboteuse
diver-saboteuse-about = Choose an opponent: what they lose in incidents goes into your hold.

## The table options

option-divers = Divers
option-divers-off = none
option-divers-on = one for each player
option-variant = Variant
option-variant-none = none
option-variant-none-about = The basic game.
option-variant-thieves_island = Thieves' Island
option-variant-thieves_island-about = What you lose in an incident goes to the next player.
option-variant-pile_of_treasure = Pile of Treasure
option-variant-pile_of_treasure-about = All cards score, not just the highest of each family.
option-variant-sudden_death = Sudden Death
option-variant-sudden_death-about = A hold worth 50 points or more wins at once.
option-variant-all_hands = All Hands
option-variant-all_hands-about = Each family missing from your hold costs you 5 points.
option-variant-strange_lands = Strange Lands
option-variant-strange_lands-about = A repeated value causes an incident; a repeated family does not.
option-variant-beneath_the_waves = Beneath the Waves
option-variant-beneath_the_waves-about = Only players with fewer than 60 points can win.
option-memory_aid = Memory aid
option-memory_aid-off = off
option-memory_aid-on = show what is left in the pile and the graveyard

## The places

zone-pile = Pile
zone-pile-about = Once the pile is empty, the game ends with that turn.
zone-graveyard = Graveyard
zone-row = Exploration
zone-row-about = The cards of this dive belong to whoever surfaces with them.
zone-hold = { $seat }'s hold
zone-diver = { $seat }'s diver

## What else matters

note-debt = { $number ->
    [one] The squid wants one more card.
   *[other] The squid wants { $number } more cards.
}
note-lacking = Only families missing from your hold.
note-parry = { $seat } parries: your harpoon must take the squid.
note-target = { $seat } gets what { $victim } loses in incidents.

## How the players stand

plate-dive = This dive: { $change }
plate-safe = { $number } safe
plate-families = { $number }/{ $all } families
plate-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
tag-gain = { $number ->
    [one] brings 1 point
   *[other] brings { $number } points
}
tag-safe = { $number ->
    [one] brings 1 point, safe from an incident
   *[other] brings { $number } points, safe from an incident
}
dial-risk = Incident risk
dial-families = Dangerous families
dial-values = Dangerous values
shout-incident = Incident!
shout-surfaced = Surfaced!
pennant-own = Your dive
pennant-rival = diving

## The questions

question-deciding = { $seat }: keep diving, or surface?
question-first_card = { $seat }: the first card comes by itself. Keep diving, or surface?
question-surfacing = { $seat }: the pile is empty, so surface!
question-knifing = { $seat }: which treasure does your knife cut away?
question-harpooning = { $seat }: which treasure does your harpoon bring?
question-netting = { $seat }: which family does your net bring from your hold?
question-digging = { $seat }: which card does your map bring?
question-plundering = { $seat }: whose hold do you plunder?
question-naming = { $seat }: whose incidents will fill your hold?
question-first_player = Drawing who goes first.
question-turning_over = { $seat } turns over a card.
question-drone_look = { $seat } looks at the pile.
question-map_look = { $seat } searches the graveyard.
question-bonus = { $seat } draws a bonus card.
question-looting = { $seat } draws a card from the plundered hold.
question-dealing = Dealing the divers.
question-game_over = The game is over.

## The choices

choice-continue = Continue
choice-surface = Surface
choice-cut = Cut { $seat }'s { $family }
choice-spear = Harpoon { $seat }'s { $family }
choice-haul = Haul up { $family }
choice-dig = Place { $card }
choice-plunder = Plunder { $seat }
choice-name = Choose { $seat }

## What a choice leads to

value = value { $value }
about-next = Next card: { $card }
about-odds = Incident with { $number } of { $all ->
    [one] 1 card
   *[other] { $all } cards
}
about-again = Must not come again: { $marks }
about-families = Incident with any of { $number } families
about-values = Incident with any of { $number } values
about-stow = { $number ->
    [0] No card for your hold
    [one] One card into your hold
   *[other] { $number } cards into your hold
}
about-score = { $change }, { $number } in all
about-bonus = { $number ->
    [one] Then one bonus card
   *[other] Then { $number } bonus cards
}
about-place = { $card } is placed
about-cut = To the graveyard: { $cards }
about-instead = Then { $card } counts
about-hold = Your hold: { $change } until you surface
about-scavenge = Into your hold: { $cards }
about-saved = Saved: { $number } of { $all } cards
about-lost = The whole exploration is lost
about-loot = Drawn at random: { $number } of { $all } cards
effect-anchor = Saves the cards before it
effect-map = Brings a card from the graveyard
effect-key = A bonus together with a chest
effect-chest = A bonus together with a key
effect-pair = Key and chest: { $number ->
    [one] one bonus card
   *[other] { $number } bonus cards
} when you surface
effect-knife = Takes a card from an opponent
effect-drone = Shows you the next card
effect-net = Brings a card from your hold
effect-harpoon = Brings a card from an opponent
effect-siren = No effect
warning-incident = Incident: { $mark } again
warning-certain = An incident for certain
warning-too_high = With { $number } points or more you cannot win

## Chance

chance-first = { $seat } goes first
chance-turn = { $card } is turned over
chance-peek = { $card } is in the pile
chance-sift = { $card } is in the graveyard
chance-gain = { $card } is the bonus
chance-loot = { $card } is looted
chance-deal = { $diver } is dealt

## What happened

told-dealt = { $seat } is the { $diver }.
told-began = { $seat } goes first.
told-named = { $seat } will get what { $victim } loses in incidents.
told-turned = { $seat } turns over { $card }.
told-kept = { $seat } puts { $card } straight into the hold.
told-knifed = { $seat }'s knife sends { $victim }'s { $card } to the graveyard.
told-scavenged = { $seat }'s knife takes { $victim }'s { $card }, straight into the hold.
told-harpooned = { $seat } harpoons { $victim }'s { $card }.
told-parried = { $victim } parries: { $seat }'s harpoon goes to the graveyard.
told-netted = { $seat }'s net brings { $card } from the hold.
told-dug = { $seat }'s map brings { $card } from the graveyard.
told-peeked = { $seat } sees { $card } in the pile.
told-peeked-hidden = { $seat } looks at a card from the pile.
told-sifted = { $seat } finds { $card } in the graveyard.
told-sifted-hidden = { $seat } looks at a card from the graveyard.
told-indebted = { $number ->
    [one] The squid holds { $seat }: one more card to place.
   *[other] The squid holds { $seat }: { $number } more cards to place.
}
told-released = The pile is empty: the squid lets { $seat } go.
told-ignored = { $family }
idle-map = { $family }: the graveyard is empty.
idle-knife = { $family }: there is no card to cut.
idle-drone = { $family }: the pile is empty.
idle-net = { $family }: the hold is empty.
idle-harpoon = { $family }: the others have no new family.
told-incident = Incident! { $card } ends { $seat }'s dive.
told-surfaced = { $seat } surfaces.
told-collected = { $seat } stows { $card } in the hold.
told-gained = Key and chest bring { $seat } a bonus: { $card }.
told-looted = { $seat } loots { $card } from { $victim }.
told-lost = Lost to the graveyard: { $card }.
told-inherited = { $seat } gets { $victim }'s lost { $card }.
told-ended = The game is over.
why-incident = { $card } came, and this dive already had one like it.

## The end

part-missing = Missing families
ending-pile = The pile is empty.
ending-sudden_death = A hold is worth 50 points or more.
ending-tie = Level on points: whoever has more cards in the hold is ahead.

## The rules, in short

rules-aim = Bring up loot from ten families. At the end, the highest card of each family in your hold counts.
rules-turn = On your turn, turn over a card and add it to the exploration; its effect happens at once. Then choose: continue with another card, or surface and take the whole exploration into your hold.
rules-incident = A second card of the same family in an exploration is an incident: everything goes to the graveyard, and your turn is over.
rules-effects = You must carry out every effect; without a target it does nothing. Cards that come from a hold or the graveyard take effect too, and can cause an incident.
rules-hold = Everyone can see every hold; its cards are sorted by family. Only the highest card of a family can be cut, harpooned or netted.
rules-end = Whoever turns over the last card of the pile finishes the turn; then the game ends. The most points win. On a tie, more cards win; if that is a tie too, the players share the victory.

## the first lesson

lesson-aim = Welcome aboard! Your dive hangs on the rope; the best card of each family counts in your hold. Most points win. Turn over another card.
lesson-twice = A key! But beware: if a family comes twice in one dive, that is an incident, and all of it sinks. Dare one more.
lesson-treasure = Key and chest on one rope: they will bring as many bonus cards as hang there. Surface, quick!
lesson-drone = Your drone shows the next card, to you alone: an anchor. No danger, so dive on.
lesson-anchor = What hangs before the anchor is safe, whatever comes. Dive on.
lesson-squid = The squid will not let go before two more cards come. The net brings one: choose a family of your hold.
lesson-dare = The squid has let go, and you could surface. Just this once, see what happens to those who dare too much.
lesson-knife = Two drones: an incident! Only what hung before the anchor came home. A new dive: the knife sends the best card of a family in another hold to the graveyard.
lesson-harpoon = The harpoon brings a card from another hold, of a family that you do not have yet. Take the map: it acts at once.
lesson-map = The map: three cards from the graveyard, and you take one. Here lies a siren of 9! After that, surface.

## The first time it happens

first-incident = An incident: what already hung on your rope came again, and the dive is lost. Only what hung before an anchor is safe. The more hangs there, the riskier the next card!
first-gained = Key and chest in one dive: they bring you bonus cards, straight into your hold.
first-knifed = A knife hit your hold: that card lies in the graveyard now. A second card of the same family softens the blow.
first-harpooned = A harpoon pulled that card from your hold onto another rope. There it acts, and there it can be lost.
first-indebted = A squid holds on to you: place more cards before you may surface. Cards that nets, maps and harpoons bring count, too.
first-peeked = Your drone lets you look into the pile, and nobody else. Use what you know!
