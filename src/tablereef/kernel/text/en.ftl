seat = seat { $seat }
list = { $one }, { $others }
points-more = { $number ->
    [one] +{ $number } point
   *[other] +{ $number } points
}
points-less = { $number ->
    [one] −{ $number } point
   *[other] −{ $number } points
}
points-more-of = { $number ->
    [one] { $seat }: +{ $number } point
   *[other] { $seat }: +{ $number } points
}
points-less-of = { $number ->
    [one] { $seat }: −{ $number } point
   *[other] { $seat }: −{ $number } points
}
option-begins = Who goes first
option-begins-random = drawn at random
option-begins-first_seat = the first seat
refusal-unknown_game = There is no game "{ $name }"; choose one of: { $known }.
refusal-broken_game = The game "{ $name }" ({ $where }) cannot be loaded: { $why }.
refusal-seat_count = This game is for { $least } to { $most } players, not { $count }.
refusal-unknown_option = There is no option "{ $name }"; choose one of: { $known }.
refusal-option_value = The option { $name } cannot be "{ $value }"; choose one of: { $known }.
refusal-unknown_language = There is no language "{ $name }"; choose one of: { $known }.
refusal-unknown_event = "{ $event }" is not an event of this game; send a code or a form from the list of choices.
refusal-no_such_seat = There is no seat { $seat }; this match has { $count } seats, counted from 0.
refusal-not_your_turn = It is not { $seat }'s turn; wait for it.
refusal-match_over = The match is over; there is nothing more to play.
refusal-match_waiting = Nothing has been dealt yet; every seat must add its nonce first.
refusal-illegal_choice = "{ $event }" is not possible now; choose one of those offered.
refusal-not_offered = "{ $event }" cannot be played now; play one of: { $offers }.
refusal-impossible_chance = Chance cannot bring "{ $event }" here; the line was changed or belongs to another match.
refusal-no_replay = This match is played without the memory aid; you can replay it when it is over.
refusal-nothing_to_undo = There is nothing to take back; chance, other players' choices and what others were shown cannot be undone.
refusal-nonce_given = { $seat } has already added a nonce; one is enough.
refusal-nonce_form = A nonce is 1 to 64 letters and digits; send one like that.
refusal-derived_nonce = A nonce follows from the header where a bot plays, and only there; that of { $seat } breaks this rule.
refusal-misplaced_remark = The remark "{ $remark }" cannot stand here; a line was added, moved or left out.
refusal-not_agreed = Not everyone who plays agreed to end here; the line must name them all.
refusal-no_file = Cannot read the file { $path }; check its name.
refusal-not_a_journal = { $path } is not a journal: line { $line } cannot be read.
refusal-journal_line = { $path }, line { $line }: { $why }
refusal-other_edition = { $edition } { $why }
refusal-wrong_secret = This is not the secret that the match committed to; look for the right one.
refusal-chance_differs = Line { $line } says "{ $found }", but the deal gives "{ $expected }".
refusal-result_differs = The journal says that the result is { $found }, but its lines come to { $expected }.
refusal-unknown_bot = There is no bot "{ $name }"; choose one of: { $known }.
refusal-needs_extra = This needs more packages; install them with: pip install "tablereef[{ $extra }]"
edition-rules = This match was played by edition { $found } of the rules; this is edition { $known }.
edition-tables = This match was played with other components: somebody corrected a table.
ending-resigned = Only one player is left.
ending-ended = Everyone agreed to end here.
bot-name-plankton = Plankton
bot-name-snorkeller = Snorkeller
bot-name-diver = Diver
bot-name-octopus = Octopus
bot-plankton = plays anything
bot-snorkeller = sees a lot, overlooks some
bot-diver = plays sensibly
bot-octopus = thinks ahead
