# The browser table, in our own words.

## Everywhere

close = Close
home = Home
back = Back
copy = Copy
copied = Copied
language = Language
theme = Colours
theme-system = as the system has them
theme-light = light
theme-dark = dark
qr-code = The link as a QR code
unreachable = The table does not answer; check your connection and try again.
connecting = Connecting …
reconnecting = The connection is lost; trying again …
name = Name
you = You
bot = Bot

## Home

welcome = Come to the table
welcome-about = Three games under water: alone against bots, at one screen, or with friends far away.
your-name = Your name
continue = Continue
watch = Watch
ended-tables = Ended
players = { $least }–{ $most } players
minutes = about { $number } minutes
play-now = Play now
invite-friends = Invite friends
one-screen = One screen
options = Options
rules = Rules
rules-of = { $name }: the rules
phase-waiting = waiting for players
phase-dealing = dealing
phase-running = running
phase-over = ended
unofficial = Tablereef is unofficial; the games' names belong to their publishers.

## A new table

new-table = A new table
seats = Seats
seat-number = Seat { $number }
player-number = Player { $number }
player-count = { $number } players
who-me = You
who-bot = Bot
who-free = A friend, by invitation
who-person = Somebody at this screen
level = Level
spectators = Spectators
spectators-open = Anyone may watch
spectators-link = By a link
spectators-closed = Nobody may watch
pace = Pace
pace-none = No clock
pace-none-about = Nobody is hurried.
pace-seconds = Seconds per move
pace-seconds-about = When the time is over a bot makes this move.
pace-days = Days per move
pace-days-about = For games by correspondence; when the time is over a bot makes this move.
seconds-per-move = How many seconds
days-per-move = How many days
open-table = Open the table

## Coming together

waiting-for-players = Waiting for players
dealing = Dealing …
invite-about = Send this link to your friends, or let them scan the code. The game begins when all seats are taken.
invite-link = Invitation
free-seat = Free seat
fill-with-bot = Seat a bot
close-table = Close the table
leave-table = Stand up
invited-by = You are invited to the table of { $names }.
sit-down = Sit down
pass-to = Pass to { $name }
pass-about = Only { $name } may look now.
i-am = I am { $name }
take-over = Play on here
take-over-about = This link makes this device the same guest as the device that it comes from, with all its tables.
personal-about = No account is needed. With your personal link you play on from another device; keep it to yourself.
personal-link = Personal link
make-personal-link = Show my personal link

## At the table

your-turn = Your turn
to-move = to move
waiting-for = Waiting for { $name }
question = The question
watching = You are watching
touch-what-glows = Touch what glows.
list-all = List all { $number }
list-less = Shorter
undo = Undo
log = What happened
menu = Table
place = Place
face-down = Face down
pieces = { $number ->
    [one] one piece
   *[other] { $number } pieces
}
away = away
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
no-longer-agree = No longer agree to end
agree-about = The game ends as it stands when everybody agrees.
resign = Give up
really-resign = Really give up
is-away = { $name } is away.
replace-by-bot = Let a bot play on
watch-link = Link for spectators
remark-undo = { $name } takes the last choice back.
remark-bot = A bot plays for { $name }.
remark-clock = The time is over: a bot moves for { $name }.
remark-returned = { $name } is back.
remark-resigned = { $name } gives up.
remark-ended = The game is ended by consent.

## The end

the-end = The end
winners = { $number ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
points = Points
rank = Place
rematch = Play again
replay = Replay
to-the-table = To the table
fair = Was it dealt fairly?
fair-about = Before the deal the table committed to a secret that it could no longer change; every seat added its own random part. Now the secret is revealed, and all chance can be computed again.
commitment = Committed to (SHA-256)
secret = The secret
verify = Verify
download = Download the journal
verified = All { $chances } chance events agree, among { $events } events in all.

## Replay

play = Play
pause = Pause
step-back = One step back
step-on = One step on
viewer = Through the eyes of
spectator = a spectator
viewer-all = everyone at once
replay-position = Position in the match
