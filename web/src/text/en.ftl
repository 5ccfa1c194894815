# The browser table, in our own words.

## Everywhere

more = More
close = Close
home = Home
back = Back
copy = Copy
copied = Copied
settings = Settings
language = Language
theme = Colours
theme-system = same as the system
theme-light = light
theme-dark = dark
sound = Sound
sound-on = on
sound-off = off
motion = Motion
motion-system = same as the system
motion-reduced = reduced
motion-full = full
speed = Speed
speed-normal = normal
speed-calm = calm
speed-quick = quick
speed-at-once = at once
confirmations = Choices with a warning
confirmations-on = ask once more
confirmations-off = are made at once
firsts = What happens for the first time
firsts-on = is explained
firsts-off = is not explained
memory = Memory aid
memory-newcomer = until your first finished match
memory-on = on
memory-off = off
memory-about = For new tables against bots, where a game has one.
notifications = Notify me when it is my turn
notifications-denied = The browser does not allow notifications; allow them in its own settings for this page.
calls = Call me when it is my turn, even when this page is closed (where moves may take days)
calls-failed = This browser cannot be called while the page is closed; its settings, or where it runs, do not allow it.
mail = Mail when it is my turn (where moves may take days)
mail-ask = Send me a code
mail-sent = A code is on its way to { $address }; type it in here.
mail-code = Code
mail-confirm = Confirm
mail-goes-to = When it is your turn, mail goes to { $address } (where moves may take days).
mail-end = No more mail
mail-ended = No more mail will come.
qr-code = The link as a QR code
unreachable = The table is not responding; check your connection and try again.
connecting = Connecting …
connection-lost = Connection lost; trying again …
connection-back = Connected again.
name = Name
you = You
bot = Bot

## Home

welcome = Come to the table
welcome-about = Three underwater games: against bots, together at one screen, or online with friends.
your-name = Your name
continue = Continue
games = Games
open-tables = { $number ->
    [one] One open table
   *[other] { $number } open tables
}
open-to-all = Tables open to all
hosted-by = { $name }'s table
seats-taken = { $taken } of { $seats } seats taken
join = Join
watch = Watch
history = Your matches
ended-early = ended early
result = place { $place }, { $points ->
    [one] one point
   *[other] { $points } points
}
result-of = { $name }: { $result }
dismiss = Dismiss
more-matches = Show more
statistics = Your figures
matches = Matches
wins = Won
best = Best
mean = Mean
against-level = against { $level }
players = { $least }–{ $most } players
minutes = about { $number } minutes
play-now = Play now
play-against = Play against
invite-friends = Invite friends
friends = Friends
one-screen = One screen
options = Options
lesson = Lesson
lesson-next = Go on
lesson-over = That was all you need. Now play for real!
understood = Got it
rules = Rules
rules-of = { $name }: rules
options-in-play = At this table
pieces-explained = The pieces
phase-waiting = waiting for players
phase-dealing = dealing
phase-running = in progress
unofficial = Tablereef is unofficial; the games' names belong to their publishers.

## A new table

new-table = New table
seats = Seats
seat-number = Seat { $number }
player-number = Player { $number }
player-count = { $number } players
who-me = You
who-bot = Bot
who-free = A friend you invite
who-person = Someone at this screen
level = Level
level-line = { $name }: { $about }
thought = Octopus thinks
thought-quick = briefly (0.2 s)
thought-normal = a while (1 s)
thought-long = long (3 s)
joining = Who may join
joining-link = Only friends with the link
joining-anyone = Anyone, from the home page
hints = Hints: what would a good player do?
hints-usual = only alone against bots
hints-on = for everyone who is asked
hints-off = none
spectators = Spectators
spectators-open = Anyone can watch
spectators-link = Anyone with the link
spectators-closed = Nobody can watch
pace = Pace
pace-none = No clock
pace-none-about = Take as long as you like.
pace-seconds = Seconds per move
pace-seconds-about = When time is up, a bot makes the move.
pace-days = Days per move
pace-days-about = For games over many days; when time is up, a bot makes the move.
seconds-per-move = How many seconds
days-per-move = How many days
open-table = Open the table

## Coming together

waiting-for-players = Waiting for players
dealing = Dealing …
awaits-people = Waiting for { $name } to come to the table.
invite-about = Send this link to your friends, or let them scan the code. The game begins when every seat is taken.
invite-link = Invitation
free-seat = Free seat
fill-with-bot = Add a bot
close-table = Close the table
leave-table = Stand up
invited-by = You are invited to { $names }'s table.
welcome-at = You may sit down with { $names }.
joining-about = Anyone may sit down: as long as you stay here, the table stands on everyone's home page.
sit-down = Sit down
pass-to = Pass to { $name }
pass-about = Only { $name } may look now.
i-am = I am { $name }
take-over = Play on here
take-over-about = With this link, this device becomes the same guest as the device the link came from, with all its tables.
personal-about = You need no account. Your personal link lets you play on from another device; keep it to yourself.
personal-link = Personal link
make-personal-link = Show my personal link

## At the table

your-turn = Your turn
to-move = to move
waiting-for = Waiting for { $name }
question = The question
turn-of = { $name }'s turn
skip = Skip
show-again = Show me again
why = Why did you have to stop?
watching = You are watching
touch-what-glows = Touch what glows.
list-all = List all { $number }
list-less = List fewer
choose-again = Choose again
do-it-anyway = Do it anyway
undo = Undo
ask-hint = What would a good player do?
advised = A good player would choose: { $choice }
worth-more = Chance to win: { $chance } %, otherwise { $other } % at best.
worth-as-much = Chance to win: { $chance } %; another choice is as good.
log = What happened
log-forgets = What you must remember yourself is not repeated here.
set-up = Set-up
menu = Table
react = Show a feeling
reaction-clap = applause
reaction-laugh = laughter
reaction-wow = wow
reaction-ouch = ouch
reaction-think = thinking
reaction-wave = hello
place = Place
at-cell = row { $row }, column { $column }
beside-cells = beside { $cells }
edge-cell = { $side ->
    [above] above { $cell }
    [below] below { $cell }
    [left] left of { $cell }
   *[right] right of { $cell }
}
middle = The middle of the table
face-down = Face down
pieces = { $number ->
    [one] one piece
   *[other] { $number } pieces
}
points-unit = { $number ->
    [one] point
   *[other] points
}
away = away
asleep = waking up
asleep-about = It learns to think ahead, for about a minute; until then it plays as Diver does
resigned = gave up
agrees = wants to end
time-left = Time left
watchers = { $number ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $number } people are watching.
}
let-bot-play = Let a bot play for me
take-back-seat = Take my seat back
agree-to-end = Agree to end here
no-longer-agree = Play on after all
agree-about = When everyone agrees, the game ends as it stands.
resign = Give up
really-resign = Yes, give up
is-away = { $name } is away.
replace-by-bot = Let a bot play on
watch-link = Link for spectators
remark-undo = { $name } takes back the last choice.
remark-bot = A bot plays for { $name }.
remark-clock = Time is up: a bot moves for { $name }.
remark-returned = { $name } is back.
remark-resigned = { $name } gives up.
remark-ended = Everyone agreed to end the game here.

## The end

the-end = The end
winners = { $number ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
points = Points
rank = Place
rematch = Play again
proposes-again = { $name } proposes to play again.
declines-again = { $name } does not play on.
awaits-answer = Waiting for { $name } to answer.
you-decline = You do not play on.
accept-again = Play again too
decline-again = No, thank you
withdraw-again = Not after all
next-table = To the next table
replay = Replay
share = Share
course = How the match went
show-me = Show me
analysis = Chances and choices
analyse = Analyse this match
analyse-about = The server plays on from every turn and weighs every choice against others: half a minute at most, the first time for a game a minute or two more.
analysis-waiting = Another match is being analysed first …
analysis-compiling = The server is learning to think about this game; that takes a minute or two, the first time only …
analysis-thinking = Thinking about the match …
analysis-failed = That did not work; try again.
analysis-about = Chances as Diver would play on for everyone, right within 5 %. Choices are judged by what one could know.
account = { $name }: from { $start } % to { $end } %. Own choices { $own } %, choices of others { $others } %, luck { $luck } %.
slip = { $name } chose “{ $played }”. Another choice was worth { $cost } % more: “{ $better }”.
no-slips = No choice was clearly worse than another one.
turn-by-turn = Turn by turn
turn-at = Turn of
to-the-table = To the table
fair = Was it dealt fairly?
fair-about = Before the deal, the table committed to a secret that it could no longer change, and every seat added a random part of its own. Now the secret is revealed, and anyone can compute every chance event again.
commitment = Committed to (SHA-256)
secret = The secret
verify = Verify
download = Download the journal
verified = All { $chances } chance events check out, among { $events } events in all.
fair-yes = ✓ Yes.
fair-no = ✗ No!
fair-table = The table says
fair-browser = This browser finds
fair-again = Dealt again from the secret, the header and the parts of all { $seats } seats: { $chances } draws, all the same.
fair-own-kept = It saw this commitment before the deal, and your own part is in it.
fair-own-unkept = It was not there before the deal, so it has the commitment from the journal alone.
fair-own-standin = It saw this commitment before the deal, but a bot took the seat before your own part counted.
fair-insecure = Browsers compute this only for pages over HTTPS or from this machine. Download the journal and run “tablereef verify” instead.
unfair-commitment = Before the deal the table showed another commitment.
unfair-header = Before the deal the table showed another header: names, options or rules have been changed.
unfair-nonce = Your own part was exchanged for another one.
unfair-secret = The secret does not match the commitment.
unfair-order = The journal is out of order: first the parts of all seats, then the deal, last the secret.
unfair-derived = Somebody chose the part of a bot; it must follow from the header.
unfair-draw = A chance event was not drawn as it had to be.
unfair-seen = The journal tells another match than the one seen here.

## Replay

play = Play
pause = Pause
step-back = One step back
step-on = One step forward
turn-back = One turn back
turn-on = One turn forward
viewer = Through the eyes of
share-moment = Share this moment
spectator = a spectator
viewer-all = everyone at once
replay-position = Position in the match
