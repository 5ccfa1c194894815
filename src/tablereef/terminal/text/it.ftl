# Le frasi proprie del terminale.

## Prima della partita

ui-ask-game = Quale gioco?
ui-game-facts = { $least }–{ $most } giocatori, { $minutes } min
ui-ask-players = Quanti giocatori? ({ $least }–{ $most })
ui-ask-people = Quanti di loro sono davanti a questo schermo? ({ $least }–{ $most }; gli altri sono bot)
ui-ask-name = Come si chiama il giocatore { $number }?
ui-ask-bot = Quale bot prende gli altri posti?
ui-ask-option = { $name }?
ui-default = [{ $default }]
ui-between = «{ $answer }» non è possibile; scrivi un numero da { $least } a { $most }.
ui-label = { $name }: { $text }
ui-person = Giocatore { $number }

## Al tavolo

ui-hints = numero scegli · u annulla · h consiglio · r regole · l diario · ? aiuto · q esci
ui-hint = Chi gioca bene sceglierebbe { $number }: { $choice }
ui-hint-worth = Probabilità di vincere: { $chance } %, con la migliore altra scelta { $other } %.
ui-no-hint = Niente consigli tra persone allo stesso schermo; ci sono per chi gioca contro i soli bot.
ui-not-understood = «{ $answer }» non è tra le scelte; scrivi un numero da 1 a { $most }, oppure ? per l’aiuto.
ui-pass = Passa lo schermo a { $seat }; { $seat } preme Invio.
ui-enter = Invio per continuare
ui-thinking = { $seat } sta pensando…
ui-points = Punti
ui-help-choose = fai la scelta con questo numero
ui-help-undo = annulla la tua ultima scelta; una carta scoperta o la scelta di un altro non si annullano
ui-help-hint = che cosa sceglierebbe chi gioca bene, se giochi contro i soli bot
ui-help-save = salva ed esci; la partita si può riprendere
ui-help-rules = le regole del gioco
ui-help-log = tutto quello che è successo
ui-help-help = questa pagina
ui-help-leave = esci; non si perde nulla, ogni scelta è già salvata
ui-left = La partita è salvata. Per riprenderla:

ui-remark-undo = { $seat } annulla la scelta.
ui-remark-bot = { $seat } è un bot ({ $text }).
ui-remark-returned = { $seat } è di nuovo qui.
ui-remark-resigned = { $seat } abbandona.
ui-remark-ended = Tutti d’accordo: si finisce qui.

## Cap'taine Carcasse

ui-carcasse-looked = { $zone }, carte viste: { $cards }

## Kleine Fische

ui-legend-kleine_fische = ><> pesce · (4) grotta · ~ ricordato · Ω polpo · * punto polpo
ui-fische-open = Scoperti { $number }

## Coralia

ui-legend-coralia = ■ dado · □ dado bianco · A B polpo o sub di un giocatore · [1] dove porta la scelta 1 · 4/1 dadi nella riserva e sull’isola
ui-coralia-dice = ■ dado □ bianco
ui-coralia-beside = accanto al tabellone: { $turtles }
ui-coralia-turtle-white_die = bianco
ui-coralia-turtle-jellyfish = medusa
ui-coralia-turtle-stingray = razza
ui-coralia-turtle-starfish_card = stella
ui-coralia-turtle-island_card = isola
ui-coralia-turtle-fish_card = pesce
ui-coralia-turtle-copy = imita
ui-coralia-turtle-side_chest = baule
ui-coralia-chest = baule
ui-coralia-octopuses = polpi
ui-coralia-turtles = tartarughe
ui-coralia-chests = bauli
ui-coralia-rays = razze
ui-coralia-left = restano

## La fine

ui-place = Posto
ui-nth = { $number }º
ui-ending-resigned = È rimasto un solo giocatore.
ui-ending-ended = Tutti hanno accettato di finire qui.
ui-winner = Vince { $name }!
ui-kept = La partita è salvata. Riguardala, oppure verifica che le carte siano state distribuite onestamente:
ui-analysable = Che cosa è stata fortuna, e quali scelte sono costate di più:
ui-winners = { $names } e { $last } si dividono la vittoria!

## Guardare

ui-watch-hints = n avanti · p indietro · 12 riga · t 3 turno · seat 0 vista · seat tutti · q esci
ui-watch-where = Riga { $line } di { $lines } · turno { $turn } di { $turns } · vista di { $viewer }
ui-viewer-everyone = tutti
ui-viewer-public = gli spettatori

## Verificare

ui-verifying = Rigioco la partita…
ui-verify-events = { $matches ->
    [one] Una partita, { $lines } righe: ogni evento è possibile secondo le regole.
   *[other] { $matches } partite, { $lines } righe: ogni evento è possibile secondo le regole.
}
ui-verify-seed = { $matches ->
    [one] Ogni evento casuale è quello dato dal seme.
   *[other] In { $matches } partite ogni evento casuale è quello dato dal seme.
}
ui-verify-fair = { $matches ->
    [one] Il segreto corrisponde all’impegno, tutti i nonce ci sono e ogni evento casuale ne deriva.
   *[other] In { $matches } partite il segreto corrisponde all’impegno, tutti i nonce ci sono e ogni evento casuale ne deriva.
}
ui-verify-undealt = { $matches ->
    [one] Non è stato distribuito nulla: la partita è finita prima che ci fossero tutti i nonce.
   *[other] In { $matches } partite non è stato distribuito nulla: sono finite prima che ci fossero tutti i nonce.
}
ui-verify-first_format = { $matches ->
    [one] Una partita è nel primo formato: chi distribuiva sceglieva i nonce dei bot, e quindi poteva scegliere le carte, e una fine di comune accordo non nomina nessuno.
   *[other] { $matches } partite sono nel primo formato: chi distribuiva sceglieva i nonce dei bot, e quindi poteva scegliere le carte, e una fine di comune accordo non nomina nessuno.
}
ui-verify-unknown = { $matches ->
    [one] La distribuzione non si può verificare: il segreto non è stato rivelato.
   *[other] In { $matches } partite la distribuzione non si può verificare: il segreto non è stato rivelato.
}
ui-verify-running = { $matches ->
    [one] Una partita non è ancora finita.
   *[other] { $matches } partite non sono ancora finite.
}

## Analisi

ui-analysing = Si gioca avanti da ogni turno …
ui-analyse-title = { $game }: com’è andata la partita
ui-analyse-turn = turno
ui-analyse-line = riga
ui-analyse-player = giocatore
ui-analyse-start = all’inizio
ui-analyse-own = scelte proprie
ui-analyse-others = scelte altrui
ui-analyse-luck = fortuna
ui-analyse-end = alla fine
ui-analyse-slip = Riga { $line }, { $name }: «{ $played }» è costata il { $cost } % (± { $error }) di una vittoria; meglio: «{ $better }».
ui-analyse-no-slips = Nessuna scelta era chiaramente peggiore di un’altra.

## I giochi

ui-games-id = sigla
ui-games-name = nome
ui-games-seats = giocatori
ui-games-minutes = minuti
ui-games-options = opzioni (prima quella abituale)

## Simulare

ui-sim-compiling = Compilo le regole di { $game } (solo la prima volta, circa 10 s)…
ui-sim-compiling-players = Compilo le regole di { $game } e il loro giocatore (solo la prima volta, circa un minuto)…
ui-sim-slow = Questi bot non sono compilati; si gioca quindi in Python, centinaia di volte più lentamente.
ui-sim-playing = Partite in corso
ui-sim-writing = Scrittura delle partite
ui-sim-title = { $game }: { $games } partite
ui-sim-speed = { $steps } passi al secondo, { $games } partite al secondo
ui-sim-seat = posto
ui-sim-bot = bot
ui-sim-wins = vittorie
ui-sim-score = punti in media

## Che cosa non si può fare

refusal-file_exists = { $path } esiste già; riprendi quella partita, oppure scegli un altro nome.
refusal-cannot_write = Non riesco a scrivere { $path }; controlla la cartella e i suoi permessi.
refusal-no_secret = Manca { $path }: senza questo segreto non si può più distribuire nulla.
refusal-too_many_bots = { $count } bot sono troppi per { $seats } posti.
refusal-too_many_names = { $count } nomi sono troppi per { $seats } posti.
refusal-number = { $name } deve essere un numero, { $least } o più, non «{ $value }».
refusal-not_over = { $path } non è ancora finita: si può analizzare solo una partita conclusa.
refusal-no_own_player = { $game } non ha un giocatore proprio che possa giocare avanti: le sue partite non si possono analizzare.
refusal-no_journals = Un cluster non scrive registri; togli --on o --journals.
