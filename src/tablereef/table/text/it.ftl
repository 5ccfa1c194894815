refusal-malformed = Questo messaggio non si può leggere ({ $why }); invialo come dice il protocollo.
refusal-wrong_protocol = La pagina parla il protocollo { $found }, il tavolo il { $expected }; ricarica la pagina.
refusal-wrong_origin = Questa pagina non appartiene a questo tavolo; apri il tavolo al suo indirizzo.
refusal-wrong_host = Questo tavolo non si raggiunge con questo nome; aprilo al suo indirizzo.
refusal-too_fast = Troppo in fretta; aspetta un momento e riprova.
refusal-house_full = Al momento qui non c’è posto; riprova più tardi.
refusal-too_many_tables = Hai già { $most } tavoli aperti; prima finiscine o chiudine uno.
refusal-too_many_here = Dal tuo indirizzo ci sono già { $most } tavoli aperti; finiscine o chiudine prima uno.
refusal-too_much = Era troppo per un’ora; aspetta un po’ e riprova.
refusal-too_long = Questa partita è già molto lunga; non vi si può più ritirare né cedere nulla. Continua a giocare.
refusal-no_setting = «{ $name }={ $value }» non si può impostare; si conoscono: { $known }, ciascuno con un numero.
refusal-store_failed = Non è stato possibile salvarlo e non è cambiato nulla; riprova tra un momento.
refusal-elsewhere = Questo tavolo ora è su un altro server; riprova tra un momento.
refusal-workers_alone = Per più processi serve PostgreSQL: indica un database con --database.
refusal-broken = Qui qualcosa è andato storto; ciò che era salvato non è perso. Riprova e avvisa chi gestisce il tavolo.
refusal-no_store = Il database non si apre ({ $why }); controlla indirizzo, permessi e se è in funzione.
refusal-no_backup = Non è riuscito ({ $why }); controlla il file, i dati e i programmi di PostgreSQL.
refusal-no_guest = Non c’è nessun ospite { $guest }; `tablereef admin guests` li mostra tutti.
refusal-newer_store = Questo database è stato scritto da una versione più recente; avvia quella o ripristina una copia.
refusal-store_taken = Un altro server usa già questi dati; fermalo prima, o scegli un’altra cartella o un altro database.
refusal-damaged_store = Il database è danneggiato; ripristina una copia.
refusal-damaged_table = Ciò che era salvato di questo tavolo è danneggiato e non si può aprire; avvisa chi gestisce il tavolo.
refusal-not_private = Altri possono leggere la cartella { $folder }; scegline un’altra, o proteggila con chmod 700.
refusal-password_alone = --password-file richiede --database; indica il database di cui è la password.
refusal-mail_alone = --smtp richiede un URL come smtps://user@host, --mail-from con un indirizzo e --address con quello di questo tavolo.
refusal-no_mail = Questa casa non manda e-mail; fatti chiamare nel browser.
refusal-mail_unsent = Non è stato possibile mandare l’e-mail; controlla l’indirizzo o riprova più tardi.
refusal-wrong_code = Questo non è il codice, o è troppo vecchio; fattene mandare uno nuovo.
refusal-no_lesson = Questo gioco non ha una lezione; le regole sono al tavolo.
refusal-port_taken = Non si può ascoltare su { $host }, porta { $port }; scegli altro con --port o --host.
refusal-lan_or_host = O --lan o --host { $host }, non entrambi; togline uno.
refusal-no_network = Questo computer non è in nessuna rete e nessuno potrebbe venire; collegalo, o togli --lan.
refusal-unknown_guest = Il tavolo non ti conosce; prima scrivi il tuo nome.
refusal-kicked = Chi gestisce questo tavolo ti ha mandato via; chiedi prima di tornare.
refusal-banned = Dal tuo indirizzo nessuno può entrare; chiedi a chi gestisce questo tavolo.
refusal-no_address = { $address } non può essere bloccato; indica un indirizzo IPv4 o IPv6 che non sia di questa macchina.
refusal-not_banned = { $place } non è bloccato; `tablereef admin bans` mostra quelli che lo sono.
refusal-no_table = Questo tavolo non esiste o è stato chiuso; torna alla pagina iniziale.
refusal-wrong_link = Questo link non apre questo tavolo; chiedine uno nuovo.
refusal-host_stands = Chi apre il tavolo deve prendere un posto; scegline almeno uno per te.
refusal-no_free_seat = Questo posto è occupato; scegline un altro o guarda.
refusal-not_your_seat = Il posto di { $seat } non è tuo; scegline uno dei tuoi.
refusal-not_host = Può farlo solo chi ha aperto il tavolo; chiedi a quella persona.
refusal-not_begun = La partita non è cominciata; aspetta che tutti i posti siano occupati.
refusal-begun = La partita è già cominciata; ora puoi abbandonare o far giocare un bot al tuo posto.
refusal-match_running = La partita non è ancora finita; si potrà solo alla fine.
refusal-plays_on = Tutti giocano già di nuovo; vai al prossimo tavolo, o lascia lì il tuo posto a un bot.
refusal-stale = Nel frattempo è successo qualcosa; guarda il tavolo e scegli di nuovo.
refusal-analyses_one = Un’altra tua partita è in corso di analisi; aspetta che finisca.
refusal-no_analysis = Questa partita non si può analizzare qui; il gioco deve avere un giocatore proprio, il server il suo simulatore.
refusal-no_hints = Questo tavolo non dà consigli; chi apre un tavolo può permetterli.
refusal-replaced = Per { $seat } gioca un bot; prima bisogna riprendere il posto.
refusal-not_replaced = Per { $seat } non gioca nessun bot; non c’è nulla da riprendere.
refusal-resigned = { $seat } ha abbandonato; è definitivo.
refusal-still_here = { $seat } è ancora qui; dopo { $seconds } secondi senza connessione può subentrare un bot.

preview-home = Tre giochi sott’acqua: contro i bot, su un solo schermo o online con gli amici.
preview-join = Siediti al tavolo.
preview-watch = Guarda questa partita.
preview-replay = Rivedi questa partita.

call-turn = Tocca a te.
mail-code-subject = Il tuo codice per Tablereef: { $code }
mail-code-body =
    Il tuo codice è { $code }. Scrivilo entro un’ora nelle impostazioni di Tablereef, e qui arriverà un’e-mail quando tocca a te.

    Se non l’hai chiesto tu, non fare nulla: non arriveranno altre e-mail.
mail-turn-subject = { $game }: tocca a te
mail-turn-body =
    Tocca a te a { $game }:
    { $table }

    Niente più e-mail così:
    { $never }

serve-here = Solo questo computer. Con --lan: { $address }
serve-lan = Questo indirizzo è per chi è nella stessa rete; { $address } vale solo su questo computer.
serve-alone = Solo questo computer; non è in nessuna rete.
serve-password = La password del database:

purge-waiting = Tavoli che aspettano giocatori da più di { $days } giorni: { $count }
purge-dealing = Tavoli la cui distribuzione non è finita da più di { $days } giorni: { $count } ({ $lines } righe)
purge-running = Partite in cui nessuno gioca da più di { $days } giorni: { $count } ({ $lines } righe)
purge-over = Partite finite da più di { $days } giorni: { $count } ({ $lines } righe)
purge-guests = Ospiti che non siedono da nessuna parte e non vengono da più di { $days } giorni: { $count }
purge-nothing = Nulla è conservato da troppo tempo.
purge-ask = Non è ancora stato tolto nulla; --yes toglie tutto questo per sempre.
purge-done = Tutto questo è stato tolto.
admin-none = Nessun tavolo è aperto.
admin-closed = Il tavolo { $table } è chiuso e rimosso.
admin-nobody = Non è ancora venuto nessuno.
admin-kicked = { $guest } è stato mandato via; tavoli in cui i bot prendono i posti, o i posti si liberano: { $count }
admin-revoked = Il token di { $guest } non vale più.
admin-no-bans = Nessun indirizzo è bloccato.
admin-banned = Da { $place } non entra più nessuno.
admin-banned-already = { $place } era già bloccato.
admin-lifted = Da { $place } si può entrare di nuovo.
admin-token = Il vecchio token non vale più. Il nuovo, mostrato solo ora: { $token }
admin-saved = Salvato in { $file }.
admin-restored = I dati sono di nuovo quelli di { $file }.
admin-bad = { $table }: { $why }
admin-checked = Tavoli controllati: { $count }, danneggiati: { $bad }

turned-winner = La partita è cambiata al turno { $turn }: { $winner } ha guadagnato { $points ->
    [one] un punto
   *[other] { $points } punti
} su { $seat }.
turned-own = La partita è cambiata al turno { $turn }: { $seat } ha perso { $points ->
    [one] un punto
   *[other] { $points } punti
} rispetto a { $winner }.
turned-other = La partita è cambiata al turno { $turn }, quello di { $mover }: { $winner } ha guadagnato { $points ->
    [one] un punto
   *[other] { $points } punti
} su { $seat }.
turned-part = La partita è cambiata nel conteggio finale ({ $part }): { $winner } { $points }, { $seat } { $own }.
best-turn = Il miglior turno di { $seat }: il turno { $turn }, { $points ->
    [one] un punto
   *[other] { $points } punti
}.
best-part = { $seat } ha fatto più punti proprio alla fine ({ $part }): { $points ->
    [one] un punto
   *[other] { $points } punti
}.
