# The terminal's own sentences.

## Before a match

ui-ask-game = Which game?
ui-game-facts = { $least }–{ $most } players, { $minutes } min
ui-ask-players = How many players? ({ $least }–{ $most })
ui-ask-people = How many of them are at this screen? ({ $least }–{ $most }; bots play the rest)
ui-ask-name = What is player { $number }'s name?
ui-ask-bot = Which bot takes the other seats?
ui-ask-option = { $name }?
ui-default = [{ $default }]
ui-between = “{ $answer }” is not possible; type a number from { $least } to { $most }.
ui-label = { $name }: { $text }
ui-person = Player { $number }

## At the table

ui-hints = number choose · u undo · h hint · r rules · l log · ? help · q save and leave
ui-hint = A good player would choose { $number }: { $choice }
ui-hint-worth = Chance to win: { $chance } %, with the best other choice { $other } %.
ui-no-hint = There are no hints among people at one screen; they are for playing alone against bots.
ui-not-understood = “{ $answer }” is not a choice; type a number from 1 to { $most }, or ? for help.
ui-pass = Pass the screen to { $seat }; then { $seat } presses Enter.
ui-enter = Press Enter to go on
ui-thinking = { $seat } is thinking …
ui-points = Points
ui-help-choose = make the choice with this number
ui-help-undo = take back your last choice, but not a card turned over or another player's choice
ui-help-hint = what a good player would choose, where you play alone against bots
ui-help-save = save and leave; you can resume the match later
ui-help-rules = the rules of the game
ui-help-log = everything that has happened
ui-help-help = this page
ui-help-leave = leave; nothing is lost, every choice is already saved
ui-left = The match is saved. Resume with:

ui-remark-undo = { $seat } takes that back.
ui-remark-bot = { $seat } is a bot ({ $text }).
ui-remark-returned = { $seat } is back.
ui-remark-resigned = { $seat } gives up.
ui-remark-ended = Everyone agrees to end here.

## Cap'taine Carcasse

ui-carcasse-looked = { $zone }, looked at: { $cards }

## Kleine Fische

ui-legend-kleine_fische = ><> fish · (4) cave · ~ remembered · Ω octopus · * octopus point
ui-fische-open = Open { $number }

## Coralia

ui-legend-coralia = ■ die · □ white die · A B a player's octopus or diver · [1] where choice 1 leads · 4/1 dice in the supply and on the island
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

## The end

ui-place = Place
ui-nth = { $number }.
ui-ending-resigned = Only one player is left.
ui-ending-ended = Everyone agreed to end here.
ui-winner = { $name } wins!
ui-kept = The match is saved. Watch it again, or check that every card was dealt fairly:
ui-analysable = What was luck, and which choices cost most:
ui-winners = { $names } and { $last } share the victory!

## Watching

ui-watch-hints = n next · p back · 12 line · t 3 turn · seat 0 view · seat all · q leave
ui-watch-where = Line { $line } of { $lines } · turn { $turn } of { $turns } · seen by { $viewer }
ui-viewer-everyone = everyone
ui-viewer-public = spectators

## Verifying

ui-verifying = Replaying …
ui-verify-events = { $matches ->
    [one] One match, { $lines } lines: every event is possible by the rules.
   *[other] { $matches } matches, { $lines } lines: every event is possible by the rules.
}
ui-verify-seed = { $matches ->
    [one] Every chance event is what the seed gives.
   *[other] In { $matches } matches every chance event is what the seed gives.
}
ui-verify-fair = { $matches ->
    [one] The secret matches its commitment, every nonce is there, and every chance event follows from them.
   *[other] In { $matches } matches the secret matches its commitment, every nonce is there, and every chance event follows from them.
}
ui-verify-undealt = { $matches ->
    [one] Nothing was dealt: the match ended before every nonce was there.
   *[other] In { $matches } matches nothing was dealt: they ended before every nonce was there.
}
ui-verify-first_format = { $matches ->
    [one] One match is in the first format: its dealer chose the nonces of bots, so could choose the deal, and an end by consent names nobody.
   *[other] { $matches } matches are in the first format: their dealer chose the nonces of bots, so could choose the deal, and an end by consent names nobody.
}
ui-verify-unknown = { $matches ->
    [one] The deal cannot be checked: the secret has not been revealed.
   *[other] In { $matches } matches the deal cannot be checked: the secret has not been revealed.
}
ui-verify-running = { $matches ->
    [one] One match has not ended yet.
   *[other] { $matches } matches have not ended yet.
}

## Analysing

ui-analysing = Playing on from every turn …
ui-analyse-title = { $game }: how the match went
ui-analyse-turn = turn
ui-analyse-line = line
ui-analyse-player = player
ui-analyse-start = at first
ui-analyse-own = own choices
ui-analyse-others = choices of others
ui-analyse-luck = luck
ui-analyse-end = in the end
ui-analyse-slip = Line { $line }, { $name }: “{ $played }” cost { $cost } % (± { $error }) of a victory; better: “{ $better }”.
ui-analyse-no-slips = No choice was clearly worse than another.

## The games

ui-games-id = id
ui-games-name = name
ui-games-seats = players
ui-games-minutes = minutes
ui-games-options = options (default first)

## Simulating

ui-sim-compiling = Compiling the rules of { $game } (first time only, about 10 s) …
ui-sim-compiling-players = Compiling the rules of { $game } and their player (first time only, about a minute) …
ui-sim-slow = These bots are not compiled, so the games are played in Python: hundreds of times slower.
ui-sim-playing = Playing
ui-sim-writing = Writing journals
ui-sim-title = { $game }: { $games } games
ui-sim-speed = { $steps } steps per second, { $games } games per second
ui-sim-seat = seat
ui-sim-bot = bot
ui-sim-wins = wins
ui-sim-score = mean score

## What cannot be done

refusal-file_exists = { $path } already exists; resume it, or choose another name.
refusal-cannot_write = Cannot write { $path }; check the folder and its permissions.
refusal-no_secret = { $path } is missing: without this secret nothing more can be dealt in this match.
refusal-too_many_bots = { $count } bots are too many for { $seats } seats.
refusal-too_many_names = { $count } names are too many for { $seats } seats.
refusal-number = { $name } must be a number, { $least } or more, not "{ $value }".
refusal-not_over = { $path } is not over yet: only a finished match can be analysed.
refusal-no_own_player = { $game } has no player of its own that could play on, so its matches cannot be analysed.
refusal-no_journals = A cluster writes no journals; leave out --on or --journals.
