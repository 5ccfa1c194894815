# Il tavolo nel browser, con parole nostre.

## Ovunque

more = Altro
close = Chiudi
home = Pagina iniziale
back = Indietro
copy = Copia
copied = Copiato
settings = Impostazioni
language = Lingua
theme = Colori
theme-system = come il sistema
theme-light = chiari
theme-dark = scuri
sound = Audio
sound-on = attivo
sound-off = muto
motion = Animazioni
motion-system = come il sistema
motion-reduced = ridotte
motion-full = complete
speed = Velocità
speed-normal = normale
speed-calm = calma
speed-quick = rapida
speed-at-once = immediata
confirmations = Scelte con avvertimento
confirmations-on = chiedi conferma
confirmations-off = esegui subito
firsts = Ciò che accade per la prima volta
firsts-on = viene spiegato
firsts-off = non viene spiegato
memory = Promemoria
memory-newcomer = fino alla prima partita finita
memory-on = attivo
memory-off = non attivo
memory-about = Per i nuovi tavoli contro i bot, se il gioco ce l’ha.
notifications = Avvisami quando tocca a me
notifications-denied = Il browser non permette le notifiche; consentile nelle sue impostazioni per questa pagina.
calls = Chiamami quando tocca a me, anche con questa pagina chiusa (dove una mossa può durare giorni)
calls-failed = Questo browser non può essere chiamato a pagina chiusa; le sue impostazioni, o dove gira, non lo permettono.
mail = E-mail quando tocca a me (dove una mossa può durare giorni)
mail-ask = Mandami un codice
mail-sent = Un codice è in viaggio verso { $address }; scrivilo qui.
mail-code = Codice
mail-confirm = Conferma
mail-goes-to = Quando tocca a te, un’e-mail va a { $address } (dove una mossa può durare giorni).
mail-end = Niente più e-mail
mail-ended = Non arriveranno più e-mail.
qr-code = Il link come codice QR
unreachable = Il tavolo non risponde; controlla la connessione e riprova.
connecting = Connessione…
connection-lost = Connessione persa; nuovo tentativo…
connection-back = Di nuovo connessi.
name = Nome
you = Tu
bot = Bot

## Pagina iniziale

welcome = Vieni al tavolo
welcome-about = Tre giochi sott’acqua: contro i bot, su un solo schermo o online con gli amici.
your-name = Il tuo nome
continue = Continua
games = Giochi
open-tables = { $number ->
    [one] Un tavolo aperto
   *[other] { $number } tavoli aperti
}
open-to-all = Tavoli aperti a tutti
hosted-by = Tavolo di { $name }
seats-taken = { $taken } posti su { $seats } occupati
join = Partecipa
watch = Guarda
history = Le tue partite
ended-early = chiusa prima della fine
result = { $place }º posto, { $points ->
    [one] un punto
   *[other] { $points } punti
}
result-of = { $name }: { $result }
dismiss = Nascondi
more-matches = Mostra altre
statistics = Le tue cifre
matches = Partite
wins = Vinte
best = Migliore
mean = Media
against-level = contro { $level }
players = { $least }–{ $most } giocatori
minutes = circa { $number } minuti
play-now = Gioca
play-against = Gioca contro
invite-friends = Invita amici
friends = Amici
one-screen = Uno schermo
options = Opzioni
lesson = Lezione
lesson-next = Avanti
lesson-over = È tutto quello che ti serve. Ora gioca davvero!
understood = Capito
rules = Regole
rules-of = { $name }: le regole
options-in-play = A questo tavolo
pieces-explained = I pezzi
phase-waiting = attende giocatori
phase-dealing = si distribuisce
phase-running = in corso
unofficial = Tablereef non è ufficiale; i nomi dei giochi appartengono ai loro editori.

## Un nuovo tavolo

new-table = Nuovo tavolo
seats = Posti
seat-number = Posto { $number }
player-number = Giocatore { $number }
player-count = { $number } giocatori
who-me = Tu
who-bot = Bot
who-free = Un amico che inviti
who-person = Qualcuno a questo schermo
level = Livello
level-line = { $name }: { $about }
thought = Il polpo riflette
thought-quick = poco (0,2 s)
thought-normal = un po’ (1 s)
thought-long = a lungo (3 s)
joining = Chi può partecipare
joining-link = Solo amici con il link
joining-anyone = Chiunque, dalla pagina iniziale
hints = Consigli: che cosa farebbe chi gioca bene?
hints-usual = solo contro i soli bot
hints-on = per chi deve scegliere
hints-off = nessuno
spectators = Spettatori
spectators-open = Tutti possono guardare
spectators-link = Chi ha il link
spectators-closed = Nessuno può guardare
pace = Ritmo
pace-none = Senza orologio
pace-none-about = Prendetevi il tempo che volete.
pace-seconds = Secondi per mossa
pace-seconds-about = Scaduto il tempo, un bot fa questa mossa.
pace-days = Giorni per mossa
pace-days-about = Per partite di molti giorni; scaduto il tempo, un bot fa questa mossa.
seconds-per-move = Quanti secondi
days-per-move = Quanti giorni
open-table = Apri il tavolo

## Ritrovarsi

waiting-for-players = In attesa di giocatori
dealing = Si distribuisce…
awaits-people = In attesa di { $name } al tavolo.
invite-about = Manda questo link ai tuoi amici o fai loro scansionare il codice. La partita comincia quando tutti i posti sono presi.
invite-link = Invito
free-seat = Posto libero
fill-with-bot = Aggiungi un bot
close-table = Chiudi il tavolo
leave-table = Alzati
invited-by = Hai un invito al tavolo di { $names }.
welcome-at = Puoi sederti con { $names }.
joining-about = Chiunque può sedersi: finché resti qui, il tavolo è su tutte le pagine iniziali.
sit-down = Siediti
pass-to = Passa a { $name }
pass-about = Ora può guardare solo { $name }.
i-am = Sono { $name }
take-over = Continua qui
take-over-about = Con questo link, questo dispositivo diventa lo stesso ospite di quello da cui viene il link, con tutti i suoi tavoli.
personal-about = Non serve un account. Con il tuo link personale continui da un altro dispositivo; tienilo per te.
personal-link = Link personale
make-personal-link = Mostra il mio link personale

## Al tavolo

your-turn = Tocca a te
to-move = di turno
waiting-for = In attesa di { $name }
question = La domanda
turn-of = Tocca a { $name }
skip = Salta
show-again = Mostra di nuovo
why = Perché hai dovuto smettere?
watching = Stai guardando
touch-what-glows = Tocca ciò che brilla.
list-all = Mostra tutte ({ $number })
list-less = Riduci
choose-again = Scegli di nuovo
do-it-anyway = Fallo comunque
undo = Annulla
ask-hint = Che cosa farebbe chi gioca bene?
advised = Chi gioca bene sceglierebbe: { $choice }
worth-more = Probabilità di vincere: { $chance } %, altrimenti al massimo { $other } %.
worth-as-much = Probabilità di vincere: { $chance } %; un’altra scelta vale altrettanto.
log = Che cosa è successo
log-forgets = Ciò che devi ricordare da te non viene ripetuto qui.
set-up = Preparazione
menu = Tavolo
react = Mostra un’emozione
reaction-clap = applausi
reaction-laugh = risate
reaction-wow = stupore
reaction-ouch = ahi
reaction-think = riflessione
reaction-wave = ciao
place = Casella
at-cell = riga { $row }, colonna { $column }
beside-cells = accanto a { $cells }
edge-cell = { $side ->
    [above] sopra { $cell }
    [below] sotto { $cell }
    [left] a sinistra di { $cell }
   *[right] a destra di { $cell }
}
middle = Il centro del tavolo
face-down = Coperta
pieces = { $number ->
    [one] un pezzo
   *[other] { $number } pezzi
}
points-unit = { $number ->
    [one] punto
   *[other] punti
}
away = assente
asleep = si sveglia
asleep-about = Impara a pensare in anticipo, per circa un minuto; fino ad allora gioca come Subacqueo
resigned = ha abbandonato
agrees = vuole finire
time-left = Tempo rimasto
watchers = { $number ->
    [0] Nessuno guarda.
    [one] Una persona guarda.
   *[other] { $number } persone guardano.
}
let-bot-play = Fai giocare un bot per me
take-back-seat = Riprendi il mio posto
agree-to-end = D’accordo a finire qui
no-longer-agree = Continua a giocare
agree-about = Quando tutti sono d’accordo, la partita finisce così com’è.
resign = Abbandona
really-resign = Sì, abbandona
is-away = { $name } è assente.
replace-by-bot = Fai continuare un bot
watch-link = Link per gli spettatori
remark-undo = { $name } ritira l’ultima scelta.
remark-bot = Un bot gioca per { $name }.
remark-clock = Il tempo è scaduto: un bot muove per { $name }.
remark-returned = { $name } è di nuovo qui.
remark-resigned = { $name } abbandona.
remark-ended = Tutti hanno accettato di finire qui.

## La fine

the-end = La fine
winners = { $number ->
    [one] Vince { $names }!
   *[other] { $names } condividono la vittoria!
}
points = Punti
rank = Posto
rematch = Ancora una volta
proposes-again = { $name } propone di giocare ancora.
declines-again = { $name } non gioca più.
awaits-answer = In attesa della risposta di { $name }.
you-decline = Tu non giochi più.
accept-again = Gioco anch’io
decline-again = No, grazie
withdraw-again = Ci ho ripensato
next-table = Al prossimo tavolo
replay = Rivedi
share = Condividi
course = Come è andata la partita
show-me = Fammi vedere
analysis = Probabilità e scelte
analyse = Analizza questa partita
analyse-about = Il server continua a giocare da ogni turno e confronta ogni scelta con altre: mezzo minuto al massimo, uno o due minuti in più la prima volta per un gioco.
analysis-waiting = Prima viene analizzata un’altra partita …
analysis-compiling = Il server sta imparando a ragionare su questo gioco; ci vogliono uno o due minuti, solo la prima volta …
analysis-thinking = Riflessione sulla partita …
analysis-failed = Non ha funzionato; riprova.
analysis-about = Probabilità come se il Subacqueo continuasse per tutti, con un margine del 5 %. Le scelte sono giudicate in base a ciò che si poteva sapere.
account = { $name }: dal { $start } % al { $end } %. Scelte proprie { $own } %, scelte degli altri { $others } %, fortuna { $luck } %.
slip = { $name } ha scelto «{ $played }». Un’altra scelta valeva il { $cost } % in più: «{ $better }».
no-slips = Nessuna scelta era nettamente peggiore di un’altra.
turn-by-turn = Turno per turno
turn-at = Turno di
to-the-table = Al tavolo
fair = La distribuzione è stata onesta?
fair-about = Prima della distribuzione il tavolo si è impegnato su un segreto che non poteva più cambiare, e ogni posto ha aggiunto una propria parte casuale. Ora il segreto è svelato e chiunque può ricalcolare ogni evento casuale.
commitment = Impegno (SHA-256)
secret = Il segreto
verify = Verifica
download = Scarica il registro
verified = Tutti i { $chances } eventi casuali concordano, tra { $events } eventi in tutto.
fair-yes = ✓ Sì.
fair-no = ✗ No!
fair-table = Il tavolo dice
fair-browser = Questo browser trova
fair-again = Distribuito di nuovo dal segreto, dall’intestazione e dalle parti di tutti i { $seats } posti: { $chances } estrazioni, tutte uguali.
fair-own-kept = Ha visto questo impegno prima della distribuzione, e la tua parte ne fa parte.
fair-own-unkept = Non c’era prima della distribuzione e conosce l’impegno solo dal registro.
fair-own-standin = Ha visto questo impegno prima della distribuzione, ma un bot ha preso il posto prima che la tua parte contasse.
fair-insecure = I browser lo calcolano solo per pagine via HTTPS o di questa macchina. Scarica il registro ed esegui «tablereef verify».
unfair-commitment = Prima della distribuzione il tavolo mostrava un altro impegno.
unfair-header = Prima della distribuzione il tavolo mostrava un’altra intestazione: nomi, opzioni o regole sono stati cambiati.
unfair-nonce = La tua parte è stata scambiata con un’altra.
unfair-secret = Il segreto non corrisponde all’impegno.
unfair-order = Il registro non è in ordine: prima le parti di tutti i posti, poi la distribuzione, infine il segreto.
unfair-derived = Qualcuno ha scelto la parte di un bot; deve derivare dall’intestazione.
unfair-draw = Un evento casuale non è stato estratto come doveva.
unfair-seen = Il registro racconta una partita diversa da quella vista qui.

## Rivedere

play = Avvia
pause = Pausa
step-back = Un passo indietro
step-on = Un passo avanti
turn-back = Un turno indietro
turn-on = Un turno avanti
viewer = Con gli occhi di
share-moment = Condividi questo momento
spectator = uno spettatore
viewer-all = tutti insieme
replay-position = Punto della partita
