# Cap'taine Carcasse, in our own words.

game-name = Cap'taine Carcasse
game-about = Dive for loot, card by card, and surface before the incident.

## The cards

card = { $family } { $value }
family-anchor = Anchor
family-anchor-about = In an incident, what was placed before the anchor is saved.
family-squid = Giant Squid
family-squid-about = Two more cards must be placed before you may surface.
family-map = Treasure Map
family-map-about = Look at three cards of the graveyard and place one of them.
family-key = Key
family-key-about = Collected together with a chest: as many bonus cards from the graveyard as you collect.
family-chest = Chest
family-chest-about = Collected together with a key: as many bonus cards from the graveyard as you collect.
family-knife = Knife
family-knife-about = The highest card of a family in an opponent's hold goes to the graveyard.
family-drone = Drone
family-drone-about = Look at the top card of the pile before you decide.
family-net = Net
family-net-about = The highest card of a family in your own hold is placed.
family-harpoon = Harpoon
family-harpoon-about = Place an opponent's highest card of a family that your own hold lacks.
family-siren = Siren
family-siren-about = No effect, but worth 4 to 9 points.

## The divers

diver-bosun = Bosun
diver-bosun-about = In your incident the anchor and the next two cards are saved as well.
diver-careful_trawler = Careful Trawler
diver-careful_trawler-about = In your incident every net and every card that a net brought are saved.
diver-greedy_trawler = Greedy Trawler
diver-greedy_trawler-about = Your net brings two cards, one after the other.
diver-reaper = Reaper
diver-reaper-about = Your knife takes the whole family.
diver-scavenger = Scavenger
diver-scavenger-about = The card that your knife takes goes into your hold.
diver-jinx = Jinx
diver-jinx-about = An opponent's knife must hit that opponent's own hold.
diver-plunderer = Plunderer
diver-plunderer-about = Your bonus for key and chest comes at random from an opponent's hold.
diver-hoarder = Hoarder
diver-hoarder-about = Your bonus for key and chest is doubled.
diver-cartographer = Cartographer
diver-cartographer-about = Your map lets you choose from the whole graveyard.
diver-pilot = Pilot
diver-pilot-about = Your drone looks at the next three cards of the pile.
diver-ruthless_harpooner = Ruthless Harpooner
diver-ruthless_harpooner-about = Your harpoon may also take a family that you already have.
diver-parrying_harpooner = Parrying Harpooner
diver-parrying_harpooner-about = An opponent's harpoon must take your highest squid; if you have none, that harpoon is lost.
diver-fisher = Fisher
diver-fisher-about = A squid that you turn over goes straight into your hold.
diver-beastmaster = Beastmaster
diver-beastmaster-about = Opponents' squids force four cards instead of two.
diver-golden_singer = Golden Singer
diver-golden_singer-about = Every siren of yours that scores is worth 5 more.
diver-charming_singer = Charming Singer
diver-charming_singer-about = A siren that you turn over goes straight into your hold.
diver-saboteuse = Saboteuse
diver-saboteuse-about = Name an opponent: what their incidents lose goes into your hold.

## The table options

option-divers = Divers
option-divers-off = without
option-divers-on = one for each player
option-variant = Variant
option-variant-none = none
option-variant-none-about = The game as it is.
option-variant-thieves_island = Thieves' Island
option-variant-thieves_island-about = What an incident loses goes to the next player.
option-variant-pile_of_treasure = Pile of Treasure
option-variant-pile_of_treasure-about = All cards score, not only the highest of each family.
option-variant-sudden_death = Sudden Death
option-variant-sudden_death-about = A hold worth 50 points or more wins at once.
option-variant-all_hands = All Hands
option-variant-all_hands-about = Each family missing from a hold costs 5 points.
option-variant-strange_lands = Strange Lands
option-variant-strange_lands-about = An incident is a repeated value, not a repeated family.
option-variant-beneath_the_waves = Beneath the Waves
option-variant-beneath_the_waves-about = Only players with fewer than 60 points can win.
option-memory_aid = Memory aid
option-memory_aid-off = off
option-memory_aid-on = show what is left in pile and graveyard

## The places

zone-pile = Pile
zone-graveyard = Graveyard
zone-row = Exploration
zone-hold = Hold of { $seat }
zone-diver = Diver of { $seat }

## What else matters

note-debt = { $number ->
    [one] The squid wants one more card.
   *[other] The squid wants { $number } more cards.
}
note-target = { $seat } lives on the incidents of { $victim }.

## The questions

question-deciding = { $seat }: continue the dive, or surface?
question-knifing = { $seat }: which family does the knife hit?
question-harpooning = { $seat }: which family does the harpoon take?
question-netting = { $seat }: which family does the net bring from your hold?
question-digging = { $seat }: which card of the graveyard do you place?
question-plundering = { $seat }: whose hold do you plunder?
question-naming = { $seat }: whose incidents shall feed your hold?
question-first_player = The first player is drawn.
question-turning_over = { $seat } turns over a card.
question-drone_look = { $seat } looks into the pile.
question-map_look = { $seat } searches the graveyard.
question-bonus = { $seat } draws a bonus card.
question-looting = { $seat } draws a card from the plundered hold.
question-dealing = The divers are dealt.
question-game_over = The game is over.

## The choices

choice-continue = Continue
choice-surface = Surface
choice-cut = Cut { $family } of { $seat }
choice-spear = Harpoon { $family } of { $seat }
choice-haul = Haul { $family } from your hold
choice-dig = Place { $card }
choice-plunder = Plunder { $seat }
choice-name = Name { $seat }

## Chance

chance-first = { $seat } begins
chance-turn = { $card } is turned over
chance-peek = { $card } lies in the pile
chance-sift = { $card } is found in the graveyard
chance-gain = { $card } is the bonus
chance-loot = { $card } is looted
chance-deal = { $diver } is dealt

## What happened

told-dealt = { $seat } is the { $diver }.
told-began = { $seat } begins.
told-named = { $seat } has an eye on the incidents of { $victim }.
told-turned = { $seat } turns over { $card }.
told-kept = { $seat } keeps { $card }, straight into the hold.
told-knifed = The knife of { $seat } sends { $card } of { $victim } to the graveyard.
told-scavenged = The knife of { $seat } brings home { $card } of { $victim }.
told-harpooned = The harpoon of { $seat } takes { $card } from { $victim }.
told-parried = { $victim } parries: the harpoon of { $seat } goes to the graveyard.
told-netted = The net of { $seat } brings { $card } from the hold.
told-dug = The map of { $seat } brings { $card } from the graveyard.
told-peeked = { $seat } sees { $card } in the pile.
told-peeked-hidden = { $seat } looks at a card of the pile.
told-sifted = { $seat } finds { $card } in the graveyard.
told-sifted-hidden = { $seat } looks at a card of the graveyard.
told-indebted = { $number ->
    [one] The squid holds { $seat } fast: one more card must be placed.
   *[other] The squid holds { $seat } fast: { $number } more cards must be placed.
}
told-released = The pile is empty: the squid lets { $seat } go.
told-ignored = { $family }: nothing to act on.
told-incident = Incident! { $card } ends the dive of { $seat }.
told-surfaced = { $seat } surfaces.
told-collected = { $seat } stows { $card } in the hold.
told-gained = Bonus for { $seat }: { $card }.
told-looted = { $seat } loots { $card } from { $victim }.
told-lost = Down to the graveyard: { $card }.
told-inherited = { $seat } takes what { $victim } lost: { $card }.
told-ended = The game is over.

## The end

part-missing = Missing families
ending-pile = The pile is empty.
ending-sudden_death = A hold is worth 50 points or more.

## The rules, in short

rules-aim = Bring up loot of ten families. At the end the highest card of each family in your hold counts.
rules-turn = On your turn, turn over a card and lay it into the exploration; its effect happens at once. Then choose: continue with another card, or surface and take the whole exploration into your hold.
rules-incident = A second card of a family in the same exploration is an incident: everything is lost to the graveyard, and your turn is over.
rules-effects = Effects are compulsory; where one has no object it is ignored. Cards that come from a hold or from the graveyard act too, and can cause an incident.
rules-hold = A hold lies open, sorted by family. Only its highest card of a family can be cut, harpooned or netted.
rules-end = When the last card of the pile has been turned over the turn is finished, then the game ends. Most points win; in a tie, more cards; else the victory is shared.
