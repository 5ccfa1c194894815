refusal-malformed = This message cannot be read ({ $why }); send it as the protocol says.
refusal-wrong_protocol = The page speaks protocol { $found }, the table { $expected }; reload the page.
refusal-wrong_origin = This page does not belong to this table; open the table at its own address.
refusal-wrong_host = This table is not reached under this name; open it at its own address.
refusal-too_fast = That was too fast; wait a moment and try again.
refusal-house_full = There is no room here at the moment; try again later.
refusal-too_many_tables = You already have { $most } open tables; finish or close one first.
refusal-too_many_here = There are already { $most } open tables from your address; finish or close one first.
refusal-too_much = That was too much for one hour; wait a while and try again.
refusal-too_long = This match is already very long; nothing more in it can be taken back or handed over. Play on.
refusal-no_setting = "{ $name }={ $value }" cannot be set; known are: { $known }, each with a number.
refusal-store_failed = This could not be saved, and nothing has changed; try again in a moment.
refusal-elsewhere = Another server has this table now; try again in a moment.
refusal-workers_alone = Several workers need PostgreSQL: name a database with --database.
refusal-broken = Something went wrong here; what was saved is not lost. Try again, and tell whoever runs this table.
refusal-no_store = Cannot open the database ({ $why }); check its address, its permissions and whether it is running.
refusal-no_backup = That did not work ({ $why }); check the file, the store and the programs of PostgreSQL.
refusal-no_guest = There is no guest { $guest }; `tablereef admin guests` lists them.
refusal-newer_store = A newer version wrote this database; start that version, or restore a backup.
refusal-store_taken = Another server already serves this store; stop it first, or choose another folder or database.
refusal-damaged_store = The database is damaged; restore a backup.
refusal-damaged_table = What was saved of this table is damaged, and it cannot be opened; tell whoever runs this table.
refusal-not_private = Others can read the folder { $folder }; choose another, or make it private with chmod 700.
refusal-password_alone = --password-file needs --database; name the database whose password it is.
refusal-mail_alone = --smtp needs a URL like smtps://user@host, --mail-from with an address, and --address with the one of this table.
refusal-no_mail = This house sends no mail; ask to be called in the browser.
refusal-mail_unsent = The mail could not be sent; check the address, or try again later.
refusal-wrong_code = This is not the code, or it is too old; have a new one sent.
refusal-no_lesson = This game has no lesson; its rules are at the table.
refusal-port_taken = Cannot listen at { $host }, port { $port }; choose another with --port or --host.
refusal-lan_or_host = Either --lan or --host { $host }, not both; leave one out.
refusal-no_network = This machine is in no network, so nobody could come; connect it, or leave out --lan.
refusal-unknown_guest = The table does not know you; enter your name first.
refusal-kicked = Whoever runs this table has sent you away; ask them before you come back.
refusal-banned = Nobody may come in from your address; ask whoever runs this table.
refusal-no_address = { $address } cannot be banned; give an IPv4 or IPv6 address that is not this machine's own.
refusal-not_banned = { $place } is not banned; `tablereef admin bans` lists what is.
refusal-no_table = This table does not exist or was closed; go back to the home page.
refusal-wrong_link = This link does not open this table; ask for a new one.
refusal-host_stands = The host must take a seat; choose at least one for yourself.
refusal-no_free_seat = This seat is taken; choose another, or watch.
refusal-not_your_seat = { $seat }'s seat is not yours; choose one of your own.
refusal-not_host = Only the host can do this; ask them.
refusal-not_begun = The match has not begun; wait until every seat is taken.
refusal-begun = The match has already begun; now you can give up or let a bot play for you.
refusal-match_running = The match is not over yet; this is possible at the end.
refusal-plays_on = Everyone plays on already; go to the next table, or leave it to a bot there.
refusal-stale = Something has happened in the meantime; look at the table and choose again.
refusal-analyses_one = Another match of yours is being analysed; wait until that is done.
refusal-no_analysis = This match cannot be analysed here; the game needs a player of its own, the server its simulator.
refusal-no_hints = This table gives no hints; a host can allow them when opening a table.
refusal-replaced = A bot is playing for { $seat }; the player must take the seat back first.
refusal-not_replaced = No bot is playing for { $seat }; there is nothing to take back.
refusal-resigned = { $seat } has given up; that is final.
refusal-still_here = { $seat } is still here; a bot can take over after { $seconds } seconds without a connection.

preview-home = Three underwater games: against bots, together at one screen, or online with friends.
preview-join = Join the table.
preview-watch = Watch this match.
preview-replay = See how this match went.

call-turn = It is your turn.
mail-code-subject = Your code for Tablereef: { $code }
mail-code-body =
    Your code is { $code }. Type it into the settings of Tablereef within an hour, and mail comes here when it is your turn.

    If you did not ask for this, do nothing: no other mail will come.
mail-turn-subject = { $game }: it is your turn
mail-turn-body =
    It is your turn at { $game }:
    { $table }

    No more of these mails:
    { $never }

serve-here = Only this machine. With --lan: { $address }
serve-lan = Friends in the same network open this address; { $address } is for this machine only.
serve-alone = Only this machine; it is in no network.
serve-password = The database's password:

purge-waiting = Tables that have waited for players for more than { $days } days: { $count }
purge-dealing = Tables whose deal was never finished, for more than { $days } days: { $count } ({ $lines } lines)
purge-running = Matches at which nobody has played for more than { $days } days: { $count } ({ $lines } lines)
purge-over = Matches that ended more than { $days } days ago: { $count } ({ $lines } lines)
purge-guests = Guests who sit nowhere and have not come for more than { $days } days: { $count }
purge-nothing = Nothing has been kept too long.
purge-ask = Nothing has been removed yet; --yes removes all of this for good.
purge-done = All of this has been removed.
admin-none = No table is open.
admin-closed = The table { $table } is closed and removed.
admin-nobody = Nobody has come yet.
admin-kicked = { $guest } is sent away; tables where bots take the seats, or the seats are free: { $count }
admin-revoked = The token of { $guest } no longer works.
admin-no-bans = No address is banned.
admin-banned = Nobody comes in from { $place } any more.
admin-banned-already = { $place } was banned already.
admin-lifted = People may come in from { $place } again.
admin-token = The old token no longer works. The new one, shown only now: { $token }
admin-saved = Saved in { $file }.
admin-restored = The store is again as it was in { $file }.
admin-bad = { $table }: { $why }
admin-checked = Tables checked: { $count }, damaged: { $bad }

turned-winner = The match turned in turn { $turn }: { $winner } gained { $points ->
    [one] one point
   *[other] { $points } points
} on { $seat }.
turned-own = The match turned in turn { $turn }: { $seat } fell { $points ->
    [one] one point
   *[other] { $points } points
} further behind { $winner }.
turned-other = The match turned in turn { $turn }: { $mover }'s move brought { $winner } { $points ->
    [one] one point
   *[other] { $points } points
} ahead of { $seat }.
turned-part = The match turned in the final scoring ({ $part }): { $winner } { $points }, { $seat } { $own }.
best-turn = { $seat }'s best turn was turn { $turn }: { $points ->
    [one] one point
   *[other] { $points } points
}.
best-part = { $seat } scored most at the very end ({ $part }): { $points ->
    [one] one point
   *[other] { $points } points
}.
