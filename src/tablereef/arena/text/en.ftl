# What the arena says.

arena-title = { $game }: { $games } games between bots ({ $deals } deals, each from every seat)
arena-playing = Playing
arena-bot = bot
arena-rating = rating (Elo)
arena-wins = wins
arena-points = mean score
arena-against = against
arena-before = before the other
arena-interval = 95 % interval
arena-test = sequential test
arena-verdict-better = clearly better
arena-verdict-worse = clearly worse
arena-verdict-even = no difference that matters
arena-verdict-open = not yet clear
arena-seats = Wins by seat: { $shares }
arena-forfeits = { $name } forfeited { $count ->
    [one] one game
   *[other] { $count } games
}. { $why }
arena-stopped = Stopped. What was played is in { $path }; the same command goes on from there.
arena-none = No deal has been played from every seat yet, so there is nothing to compare.
balance-title = { $game }: how it plays, by { $bot } ({ $games } games for each line)
balance-playing = Playing
balance-seat = seat { $seat }
balance-seats = Who wins, with { $seats } players (seat 1 begins)
balance-option = { $option }: { $value }
balance-begins = How often who begins wins, of two
balance-points = Mean score, of two
balance-dealt = How often who has it wins, of two
balance-parts = What brings the points, with { $seats } players
balance-luck = Luck, where two choose at random
balance-chance = of the lead is chance
balance-figure = figure
balance-written = Written to { $path }, with a picture beside it.
refusal-one_bot = An arena needs at least two bots: --bots diver,mybot.py:Mine
refusal-cannot_keep = The games cannot be kept in { $path }; check the folder, its permissions and the room on the disk.
refusal-other_arena = { $path } was played with other settings ({ $setting }: { $found }, not { $asked }); choose another file, or the same settings.
refusal-not_an_arena = { $path } is not the file of an arena: line { $line } cannot be read.
refusal-no_cluster = There is no cluster at { $address }; check the address (dask://host:port) and that its scheduler runs.
refusal-worker_lost = A process of this arena was killed; the same command goes on from its file.
