# The terminal's own sentences.

## Before a match

ui-ask-game = Which game?
ui-game-facts = { $least }–{ $most } players, { $minutes } min
ui-ask-players = How many players? ({ $least }–{ $most })
ui-ask-people = How many of them sit at this screen? ({ $least }–{ $most }; bots play the others)
ui-ask-name = What is player { $number } called?
ui-ask-bot = Which bot takes the other seats?
ui-bot-random = random: plays anything
ui-bot-heuristic = heuristic: plays with good sense
ui-ask-option = { $name }?
ui-default = [{ $default }]
ui-between = “{ $answer }” does not fit; type a number from { $least } to { $most }.
ui-label = { $name }: { $text }
ui-person = Player { $number }

## At the table

ui-hints = number choose · u undo · s save and leave · r rules · l log · ? help · q leave
ui-not-understood = “{ $answer }” is not a choice; type a number from 1 to { $most }, or ? for help.
ui-pass = Pass the screen to { $seat }; { $seat } presses Enter.
ui-enter = Enter to go on
ui-thinking = { $seat } is thinking …
ui-points = Points
ui-help-choose = make the choice with this number
ui-help-undo = take back your last choice; no card turned over and no other player's choice can be taken back
ui-help-save = save and leave; the match can be resumed
ui-help-rules = the rules of the game
ui-help-log = all that has happened
ui-help-help = this page
ui-help-leave = leave; nothing is lost, every choice is already on disk
ui-left = The match is saved. Go on with it by:

ui-remark-undo = { $seat } takes that back.
ui-remark-bot = { $seat } is a bot ({ $text }).
ui-remark-returned = { $seat } is back.
ui-remark-resigned = { $seat } gives up.
ui-remark-ended = All agree to end here.

## Cap'taine Carcasse

ui-carcasse-incident = incident!
ui-carcasse-odds = { $percent } % incident ({ $bad } of { $all })
ui-carcasse-looked = { $zone }, looked at: { $cards }

## Kleine Fische

ui-legend-kleine_fische = ><> fish · (4) cave · ~ remembered · Ω octopus · * octopus point
ui-fische-open = Open { $number }
ui-fische-either = then { $one } or { $other }
ui-fische-turns-up = turns up { $cell }
ui-fische-explores = explores { $cell }
ui-fische-passes = no fish there: your turn ends
ui-fische-stops = nothing there: you must stop
ui-fische-pair = a pair!
ui-fische-odds = { $percent } % pair
ui-fische-meets = meets { $names }
ui-fische-success = succeeds in { $percent } %

## Coralia

ui-legend-coralia = ■ die · □ white die · A B octopus or diver of a player · [1] where choice 1 leads · 4/1 dice in the supply and on the island · 5/6 free spaces of a reef · 3 → 7 points that diver or fish would bring now, before and after
ui-coralia-dice = ■ die □ white
ui-coralia-beside = beside the board: { $turtles }
ui-coralia-turtle-white_die = white
ui-coralia-turtle-jellyfish = jelly
ui-coralia-turtle-stingray = ray
ui-coralia-turtle-starfish_card = star
ui-coralia-turtle-island_card = island
ui-coralia-turtle-fish_card = fish
ui-coralia-turtle-copy = copy
ui-coralia-turtle-side_chest = chest
ui-coralia-chest = chest
ui-coralia-octopuses = octopuses
ui-coralia-turtles = turtles
ui-coralia-chests = chests
ui-coralia-rays = rays
ui-coralia-left = left
ui-coralia-free = { $number }/6 free
ui-coralia-opens = opens a chest
ui-coralia-one_card = an island card
ui-coralia-two_cards = one of two island cards
ui-coralia-no_card = no island card left

## The end

ui-place = Place
ui-nth = { $number }.
ui-ending-resigned = Only one player is left.
ui-ending-ended = All agreed to end here.
ui-winner = { $name } wins!
ui-kept = The match is kept. Watch it again, or check that every card was dealt fairly:
ui-winners = { $names } and { $last } share the victory!

## Watching

ui-watch-hints = n next · p back · 12 line · t 3 turn · seat 0 eyes · seat all · q leave
ui-watch-where = Line { $line } of { $lines } · turn { $turn } of { $turns } · seen by { $viewer }
ui-viewer-everyone = everyone
ui-viewer-public = the public

## Verifying

ui-verifying = Replaying …
ui-verify-events = { $matches ->
    [one] One match, { $lines } lines: every event is possible by the rules.
   *[other] { $matches } matches, { $lines } lines: every event is possible by the rules.
}
ui-verify-seed = { $matches ->
    [one] Every chance event is the one that the seed gives.
   *[other] In { $matches } matches every chance event is the one that the seed gives.
}
ui-verify-fair = { $matches ->
    [one] The secret fits its commitment, all nonces are there, and every chance event follows from them.
   *[other] In { $matches } matches the secret fits its commitment, all nonces are there, and every chance event follows from them.
}
ui-verify-unknown = { $matches ->
    [one] The deal cannot be checked: no secret has been revealed.
   *[other] In { $matches } matches the deal cannot be checked: no secret has been revealed.
}
ui-verify-running = { $matches ->
    [one] One match has not ended yet.
   *[other] { $matches } matches have not ended yet.
}

## The games

ui-games-id = id
ui-games-name = name
ui-games-seats = players
ui-games-minutes = minutes
ui-games-options = options (default first)

## Simulating

ui-sim-compiling = Compiling the rules of { $game } (first time only, about 10 s) …
ui-sim-playing = Playing
ui-sim-writing = Writing journals
ui-sim-title = { $game }: { $games } games
ui-sim-speed = { $steps } steps per second, { $games } games per second
ui-sim-seat = seat
ui-sim-bot = bot
ui-sim-wins = wins
ui-sim-score = mean score

## What cannot be done

refusal-file_exists = { $path } exists already; resume it, or choose another name.
refusal-cannot_write = { $path } cannot be written; check the folder and its rights.
refusal-no_secret = { $path } is missing: without this secret the match cannot be dealt on.
refusal-too_many_bots = { $count } bots do not fit at { $seats } seats.
refusal-too_many_names = { $count } names do not fit { $seats } seats.
refusal-nonces_missing = Only { $count } of { $seats } seats added a nonce: the deal was not fair.
refusal-number = { $name } must be a number from { $least } on, not "{ $value }".
refusal-needs_extra = This needs more packages; install them with: pip install "tablereef[{ $extra }]"
