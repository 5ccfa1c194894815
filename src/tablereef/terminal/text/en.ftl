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
ui-watch-where = Line { $line } of { $lines } · turn { $turn } of { $turns } · seen by { $eyes }
ui-eyes-everyone = everyone
ui-eyes-public = the public

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

ui-file-exists = { $path } exists already; resume it, or choose another name.
ui-cannot-write = { $path } cannot be written; check the folder and its rights.
ui-no-secret = { $path } is missing: without this secret the match cannot be dealt on.
ui-too-many-bots = { $count } bots do not fit at { $seats } seats.
ui-too-many-names = { $count } names do not fit { $seats } seats.
ui-nonces-missing = Only { $count } of { $seats } seats added a nonce: the deal was not fair.
