game-name = Pig
game-about = Roll as often as you dare: a 1 loses all that the turn has brought.

question-deciding = { $seat }: roll, or hold?
question-first_player = Who goes first?
question-rolling = { $seat } rolls …
question-game_over = The game is over.
choice-roll = Roll
choice-hold = Hold
chance-first = { $seat } goes first
chance-die = { $number }

told-rolled = { $seat } rolls { $number }.
told-lost = { $number ->
    [0] { $seat } has nothing to lose.
   *[other] { $seat } loses { $number } points.
}
told-held = { $seat } holds { $number } points.

zone-score = { $seat }’s points
zone-stake = At stake
part-points = Points
ending-target = The target is reached.
