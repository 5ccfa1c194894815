seat = posto { $seat }
list = { $one }, { $others }
points-more = { $number ->
    [one] +{ $number } punto
   *[other] +{ $number } punti
}
points-less = { $number ->
    [one] −{ $number } punto
   *[other] −{ $number } punti
}
points-more-of = { $number ->
    [one] { $seat }: +{ $number } punto
   *[other] { $seat }: +{ $number } punti
}
points-less-of = { $number ->
    [one] { $seat }: −{ $number } punto
   *[other] { $seat }: −{ $number } punti
}
option-begins = Chi comincia
option-begins-random = si tira a sorte
option-begins-first_seat = il primo posto
refusal-unknown_game = Non c’è nessun gioco «{ $name }»; scegli tra: { $known }.
refusal-broken_game = Il gioco «{ $name }» ({ $where }) non si può caricare: { $why }.
refusal-seat_count = Questo gioco è per { $least }–{ $most } giocatori, non per { $count }.
refusal-unknown_option = Non c’è nessuna opzione «{ $name }»; scegli tra: { $known }.
refusal-option_value = L’opzione { $name } non può essere «{ $value }»; scegli tra: { $known }.
refusal-unknown_language = La lingua «{ $name }» non è disponibile; scegli tra: { $known }.
refusal-unknown_event = «{ $event }» non è un evento di questo gioco; invia un codice o una forma dall’elenco delle scelte.
refusal-no_such_seat = Non c’è nessun posto { $seat }; questa partita ha { $count } posti, contati da 0.
refusal-not_your_turn = Non è il turno di { $seat }; aspetta che arrivi.
refusal-match_over = La partita è finita; non c’è più nulla da giocare.
refusal-match_waiting = Non è ancora stato distribuito nulla; prima ogni posto deve aggiungere il suo nonce.
refusal-illegal_choice = «{ $event }» ora non è possibile; prendi una delle scelte proposte.
refusal-not_offered = «{ $event }» ora non è possibile; gioca una di queste mosse: { $offers }.
refusal-impossible_chance = Qui il caso non può dare «{ $event }»; la riga è stata modificata o viene da un’altra partita.
refusal-no_replay = Questa partita si gioca senza promemoria; potrai rivederla quando sarà finita.
refusal-nothing_to_undo = Non c’è nulla da annullare; il caso, le scelte degli altri e ciò che hanno visto non si possono ritirare.
refusal-nonce_given = { $seat } ha già aggiunto un nonce; uno basta.
refusal-nonce_form = Un nonce è fatto di lettere e cifre, da 1 a 64; inviane uno così.
refusal-derived_nonce = Un nonce deriva dall’intestazione dove gioca un bot, e solo lì; quello di { $seat } non rispetta questa regola.
refusal-misplaced_remark = L’annotazione «{ $remark }» non può stare qui; una riga è stata aggiunta, spostata o tolta.
refusal-not_agreed = Non tutti quelli che giocano hanno accettato di finire qui; la riga deve nominarli tutti.
refusal-no_file = Non riesco a leggere il file { $path }; controlla il nome.
refusal-not_a_journal = { $path } non è un registro: la riga { $line } non si può leggere.
refusal-journal_line = { $path }, riga { $line }: { $why }
refusal-other_edition = { $edition } { $why }
refusal-wrong_secret = Questo segreto non è quello su cui la partita si è impegnata; cerca quello giusto.
refusal-chance_differs = La riga { $line } dice «{ $found }», ma la distribuzione dà «{ $expected }».
refusal-result_differs = Il registro dà { $found } come risultato, ma le sue righe portano a { $expected }.
refusal-unknown_bot = Non c’è nessun bot «{ $name }»; scegli tra: { $known }.
refusal-needs_extra = Servono altri pacchetti; installali con: pip install "tablereef[{ $extra }]"
edition-rules = Questa partita è stata giocata con l’edizione { $found } delle regole; qui vale l’edizione { $known }.
edition-tables = Questa partita è stata giocata con altro materiale: qualcuno ha corretto una tabella.
ending-resigned = È rimasta una sola persona.
ending-ended = Tutti hanno accettato di finire qui.
bot-name-plankton = Plancton
bot-name-snorkeller = Apneista
bot-name-diver = Subacqueo
bot-name-octopus = Polpo
bot-plankton = gioca a caso
bot-snorkeller = vede molto, ma qualcosa gli sfugge
bot-diver = gioca con buon senso
bot-octopus = pensa in anticipo
