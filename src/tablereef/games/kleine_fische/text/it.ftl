# Kleine Fische ganz groß!, con parole nostre.

game-name = Kleine Fische ganz groß!
game-about = Immergiti tra le carte, scopri i pesci e fermati prima che una specie compaia due volte.
game-goal = Abbi più punti di tutti: di ogni specie conta il pesce migliore.

## I pesci

fish = { $ink ->
    [0] { $species } { $shells }
    [one] { $species } { $shells } (1 punto polpo)
   *[other] { $species } { $shells } ({ $ink } punti polpo)
}
order = numero { $number } di questa immersione
order-short = { $number }º
species-clownfish = Pesce pagliaccio
species-clownfish-short = Pagliaccio
species-stingray = Trigone
species-stingray-short = Trigone
species-angelfish = Pesce angelo
species-angelfish-short = Angelo
species-seahorse = Cavalluccio marino
species-seahorse-short = Cavalluccio
species-pufferfish = Pesce palla
species-pufferfish-short = Palla
species-lionfish = Pesce leone
species-lionfish-short = Leone
species-moray = Murena
species-moray-short = Murena
species-boxfish = Pesce scatola
species-boxfish-short = Scatola
species-trumpetfish = Pesce tromba
species-trumpetfish-short = Tromba
species-flounder = Rombo pavone
species-flounder-short = Rombo
species-frogfish = Pesce rana
species-frogfish-short = Rana
species-parrotfish = Pesce pappagallo
species-parrotfish-short = Pappagallo
species-reef_shark = Squalo di barriera
species-reef_shark-short = Squalo

## Le carte grotta

cave-fins_3 = Pinne turbo 3
cave-fins_3-about = Una volta in questo turno nuota fino a 3 caselle in un colpo solo; scopri o esplori solo dove arrivi.
cave-light_1 = Lampada subacquea 1
cave-light_1-about = Prima del tuo primo movimento: guarda in segreto un pesce coperto, ovunque sia.
cave-octopus_3 = Polpo turbo 3
cave-octopus_3-about = In questo turno il polpo può muoversi fino a 3 caselle in più, anche senza punti polpo.
cave-fins_5 = Pinne turbo 5
cave-fins_5-about = Una volta in questo turno nuota fino a 5 caselle in un colpo solo; scopri o esplori solo dove arrivi.
cave-light_2 = Lampada subacquea 2
cave-light_2-about = Prima del tuo primo movimento: guarda in segreto 2 pesci coperti, ovunque siano.
cave-roll_1 = Nuovo tiro 1×
cave-roll_1-about = Dopo un tiro troppo basso: tira ancora una volta. Conta l’ultimo tiro.
cave-octopus_5 = Polpo turbo 5
cave-octopus_5-about = In questo turno il polpo può muoversi fino a 5 caselle in più, anche senza punti polpo.
cave-roll_2 = Nuovo tiro 2×
cave-roll_2-about = Dopo un tiro troppo basso: tira ancora fino a due volte. Conta l’ultimo tiro.
cave-rainbow = Pesce arcobaleno
cave-rainbow-about = Alla fine vale 4 punti e sostituisce il tuo pesce migliore di una specie.
cave-chest = Baule del tesoro
cave-chest-about = Alla fine vale 1, 3, 5 o 7 punti: più sei indietro, più vale.

## I dorsi

back-fish = Pesce
back-fish-about = Un pesce coperto. Il tuo sub può scoprirlo da una casella accanto.
back-cave_3 = Grotta 3
back-cave_3-about = Una carta grotta coperta. Il tuo sub può esplorarla da una casella accanto quando i pesci scoperti sono esattamente 3, ma non dopo il primo movimento.
back-cave_4 = Grotta 4
back-cave_4-about = Una carta grotta coperta. Il tuo sub può esplorarla da una casella accanto quando i pesci scoperti sono esattamente 4, ma non dopo il primo movimento.
back-cave_5 = Grotta 5
back-cave_5-about = Una carta grotta coperta. Il tuo sub può esplorarla da una casella accanto quando i pesci scoperti sono esattamente 5, ma non dopo il primo movimento.
back-cave_6 = Grotta 6
back-cave_6-about = Una carta grotta coperta. Il tuo sub può esplorarla da una casella accanto quando i pesci scoperti sono esattamente 6, ma non dopo il primo movimento.

## Il tabellone

cell = { $column }{ $row }
space-between = tra { $one } e { $other }
space-above = sopra { $cell }
space-below = sotto { $cell }
space-left = a sinistra di { $cell }
space-right = a destra di { $cell }
heading-left = a sinistra
heading-right = a destra
heading-up = in alto
heading-down = in basso
diver-left = { $seat }, guarda a sinistra
diver-right = { $seat }, guarda a destra
diver-up = { $seat }, guarda in alto
diver-down = { $seat }, guarda in basso
diver-boat = { $seat }, ancora in barca
octopus = Polpo

## Le opzioni

option-memory_aid = Promemoria
option-memory_aid-off = no: ricorda da te quali pesci sono stati ricoperti
option-memory_aid-on = sì: i pesci ricoperti restano segnati

## I luoghi

zone-boat = Barca
zone-board = Barriera
zone-den = Tana del polpo
zone-pile = Mazzo
zone-stack = Pesci di { $seat }
zone-caves = Carte grotta di { $seat }
zone-used = Carte grotta usate

## Che cos’altro conta

note-aim = Scopri pesci, ma mai due uguali!
note-fins = { $number ->
    [one] Le pinne ti portano avanti ancora di una casella.
   *[other] Le pinne ti portano avanti ancora di { $number } caselle al massimo.
}
note-explored = Da esplorare: { $back }.
note-ink = { $number ->
    [one] Il polpo può muoversi di una casella.
   *[other] Il polpo può muoversi fino a { $number } caselle.
}
note-announced = { $number ->
    [one] Annuncio: un pesce da prendere a { $victim }.
   *[other] Annuncio: { $number } pesci da prendere a { $victim }.
}
note-die = { $number ->
    [0] Tira il tuo numero o di più.
   *[other] Tira il tuo numero o di più; con −1 perdi un pesce.
}

## Come stanno i giocatori

plate-fish = { $number ->
    [one] 1 pesce
   *[other] { $number } pesci
}
plate-caves = { $number ->
    [one] 1 carta grotta
   *[other] { $number } carte grotta
}
plate-open = { $number ->
    [one] In gioco: un pesce
   *[other] In gioco: { $number } pesci
}
tag-gain = { $number ->
    [one] porta 1 punto
   *[other] porta { $number } punti
}
tag-reach = { $number ->
    [one] Il polpo potrebbe arrivare qui con un punto polpo.
   *[other] Il polpo potrebbe arrivare qui con { $number } punti polpo.
}

## Le domande

question-swapping = { $seat }: alla barca ci sono solo grotte. Quale scambi con quale pesce?
question-jumping = { $seat }: dove ti tuffi, e da che parte proseguirai?
question-moving = { $seat }: dove nuoti?
question-looking = { $seat }: quale carta illumini?
question-turning_up = { $seat }: quale carta scegli?
question-deciding = { $seat }: nuoti ancora o ti fermi?
question-octopus_moving = { $seat }: dove va a rubare il polpo?
question-octopus_still = { $seat }: nessun punto polpo. Solo un Polpo turbo può aiutare.
question-robbing = { $seat }: chi derubi?
question-announcing = { $seat }: quanti pesci annunci?
question-rolling_again = { $seat }: troppo poco. Tiri ancora?
question-rolled_short = { $seat }: troppo poco. Solo una carta Nuovo tiro potrebbe aiutare.
question-first_player = Si sorteggia chi comincia.
question-next_back = La prossima carta del mazzo mostra il dorso.
question-revealing = { $seat } scopre un pesce.
question-glimpsing = { $seat } illumina una carta.
question-entering = { $seat } prende la carta grotta.
question-rolling = { $seat } tira il dado del polpo.
question-stealing = { $seat } pesca un pesce alla cieca.
question-forfeiting = Da { $seat } si pesca un pesce alla cieca.
question-game_over = La partita è finita.

## Le scelte

choice-swap = Scambia la grotta { $column }1 con il pesce { $cell }
choice-jump = Tuffati { $space }, guardando { $heading }
choice-move = Nuota { $space }
choice-arrive = Fermati qui
choice-turn_round = Girati
choice-decline = Non girarti: fine del turno
choice-play = Gioca { $cave }
choice-look = Illumina { $cell }
choice-turn_up = Scopri { $cell }
choice-explore = Esplora la grotta { $cell }
choice-swim_on = Nuota ancora
choice-stop = Fermati
choice-octopus = Polpo: { $space }
choice-octopus_stays = Il polpo resta dov’è
choice-rob = Deruba { $seat }
choice-spare = Non derubare nessuno
choice-announce = { $number ->
    [one] Annuncia 1 pesce
   *[other] Annuncia { $number } pesci
}
choice-again = Tira un’altra volta
choice-accept = Lascia stare

## Dove porta una scelta

about-either = Poi scopri { $one } o { $other }
about-turns_up = Scopre { $cell }
about-fish = Lì: { $fish }
about-pair = Rischio di coppia: { $number } su { $all }
about-explores = Esplora la grotta { $cell }
about-stops = Nulla da trovare: devi fermarti
about-catch = { $number ->
    [0] Nessun pesce da tenere
    [one] Tieni un pesce: { $change }
   *[other] Tieni { $number } pesci: { $change }
}
about-shells = { $number ->
    [one] 1 conchiglia
   *[other] { $number } conchiglie
}
about-best = { $number ->
    [one] 1 conchiglia, ma ogni specie conta una volta
   *[other] { $number } conchiglie, ma ogni specie conta una volta
}
about-stake = { $number ->
    [one] In gioco: un pesce, { $change }
   *[other] In gioco: { $number } pesci, { $change }
}
about-meets = Incontra { $seats }: nulla da rubare
about-robs = Incontra { $seats }: puoi derubare
about-victim = { $number ->
    [one] Un pesce da pescare
   *[other] Si pesca tra { $number } pesci
}
about-success = Riesce con { $number } facce su { $all }
about-backfires = { $number ->
    [one] Perdi un pesce con una faccia su { $all }
   *[other] Perdi un pesce con { $number } facce su { $all }
}
about-fails = Nessun pesce per te
about-loses = Nessun pesce per te, e ne perdi uno
warning-passes = Nulla da trovare: il turno finisce subito
warning-pair = Una coppia: pesci tenuti { $number } su { $all }
warning-pairs = Una coppia in ogni caso: devi fermarti
warning-nothing = Più nulla da trovare: l’immersione finisce
warning-in_vain = Ogni via chiude l’immersione

## Il caso

chance-first = { $seat } comincia
chance-next = { $back } è in cima al mazzo
chance-reveal = { $fish } viene scoperto
chance-glimpse = { $fish } si trova lì
chance-enter = { $cave } è nella grotta
chance-die = Il dado mostra { $result }
chance-steal = { $fish } viene pescato
chance-forfeit = { $fish } va perso

## Che cosa è successo

told-began = { $seat } comincia.
told-swapped = { $seat } scambia la grotta { $column }1 con il pesce { $cell }.
told-jumped = { $seat } si tuffa { $space }.
told-moved = { $seat } nuota { $space }.
told-turned_round = { $seat } si gira.
told-passed = Niente da scoprire: il turno di { $seat } finisce subito.
told-played = { $seat } gioca { $cave }.
told-looked = { $seat } vede { $fish } in { $cell }.
told-looked-hidden = { $seat } illumina { $cell } in segreto.
told-turned_up = { $seat } scopre { $fish } in { $cell }.
told-turned_up-hidden = { $seat } scopre { $cell }.
told-hidden = Per via della coppia { $seat } deve ricoprire { $fish }.
told-hidden-hidden = Per via della coppia { $seat } deve ricoprire un pesce.
told-explored = { $seat } vuole esplorare: { $back }.
told-stopped = { $seat } si ferma.
told-octopus_moved = { $seat } muove il polpo: { $space }.
told-announced = { $number ->
    [one] { $seat } prova a rubare un pesce a { $victim }.
   *[other] { $seat } prova a rubare { $number } pesci a { $victim }.
}
told-rolled = { $seat } tira { $result }.
told-stole = { $seat } prende { $fish } a { $victim }.
told-stole-hidden = { $seat } prende un pesce a { $victim }.
told-failed = Troppo poco: { $victim } sfugge a { $seat }.
told-collected = { $seat } raccoglie { $fish }.
told-collected-hidden = { $seat } raccoglie un pesce.
told-entered = { $seat } trova { $cave } nella grotta.
told-entered-hidden = { $seat } prende la carta grotta.
told-laid = Nuova carta in { $cell }: { $back }.
told-ended = La partita è finita.
why-passed = Dopo il primo movimento deve esserci un pesce da scoprire.
why-hidden = Nessuna specie può essere scoperta due volte.

## La fine

part-rainbow = Pesci arcobaleno
part-caves = Carte grotta non usate
part-chests = Bauli del tesoro
ending-pile = Il mazzo non basta più a riempire il tabellone.
ending-tie = A parità di punti decide chi ha più pesci.

## Le regole in breve

rules-aim = Raccogli pesci di tredici specie. Alla fine conta solo il tuo pesce migliore di ogni specie: da 1 a 4 punti, quante sono le sue conchiglie. 25 carte sono coperte in cinque colonne, da A a E, e cinque file, contate dalla barca; il tuo sub nuota nelle caselle tra una carta e l’altra e tutt’intorno.
rules-jump = Nel tuo primo turno ti tuffi dalla barca: scegli una colonna la cui prima carta sia un pesce, una delle tre caselle che la toccano e da che parte guardi. Se alla barca ci sono solo grotte, prima scambiane una con un pesce.
rules-dive = I turni seguenti cominciano con un movimento di una casella, sempre in avanti: all’incrocio davanti a te vai dritto o svolti, ma mai indietro. Poi scopri un pesce accanto a te. Nuota ancora e scoprine un altro, quante volte vuoi, oppure fermati. Se dopo il primo movimento accanto a te non c’è nessun pesce coperto, il turno finisce subito. Nessuno può nuotare sulla casella del polpo; se ti blocca in un angolo, all’inizio del turno puoi girarti.
rules-pair = Se scopri una specie che è già scoperta, questi due pesci e tutti quelli scoperti tra l’uno e l’altro si ricoprono. Devi fermarti, ma tieni ciò che era stato scoperto prima.
rules-caves = Dopo ogni movimento tranne il primo puoi invece esplorare una grotta accanto a te, se i pesci scoperti sono esattamente quanti ne indica il suo numero. Così la tua immersione finisce. La carta grotta è tua, la vedi solo tu e puoi usarla dal tuo turno successivo.
rules-octopus = Dopo l’immersione somma i punti polpo dei pesci scoperti: il polpo può muoversi al massimo di altrettante caselle, senza tornare subito indietro e senza entrare nella tua. Se raggiunge qualcun altro si ferma lì, e puoi derubare chi ha dei pesci: annuncia 1, 2 o 3 e tira il dado (−1, 1, 1, 2, 3, 3). Se ottieni il tuo numero o di più, peschi alla cieca altrettanti pesci; con −1 ne viene pescato uno dei tuoi.
rules-collect = Poi i pesci scoperti sono tuoi, e anche la carta grotta se ne hai esplorata una. I posti vuoti si riempiono dal mazzo, e tocca al prossimo.
rules-end = La partita finisce quando il tabellone non si può più riempire. Al tuo pesce migliore di ogni specie si aggiungono i pesci arcobaleno, un punto per ogni carta grotta non usata e infine i bauli del tesoro secondo la classifica. Vince chi ha più punti; in caso di parità, chi ha più pesci; se la parità resta, la vittoria è condivisa.

## La prima lezione

lesson-aim = Ciao, ecco la barriera! Raccogli pesci: di ogni specie conta il migliore, e vince chi ha più punti. Oggi alla barca ci sono solo grotte: scambiane una con un pesce e tuffati.
lesson-swim = Un pesce pagliaccio! Nuota ancora e scopri un altro pesce. Il tuo sub nuota sempre in avanti, mai indietro.
lesson-stop = Due pesci diversi: fermati, e sono tuoi. Il polpo può dormire ancora un po’.
lesson-pair = Due murene! Nessuna specie può restare scoperta due volte: Coralie ha dovuto ricoprirle e fermarsi. Ricorda dov’è quella con tre conchiglie, e vai a prenderla.
lesson-cave = I pesci scoperti sono esattamente tre, e accanto a te c’è una grotta con un 3. Perfetto: esplorala!
lesson-fins = Nella grotta c’erano le pinne turbo! Ti portano avanti fino a tre caselle in un colpo solo. Giocale, nuota fino all’angolo e fermati lì.
lesson-corner = Il polpo ti blocca la strada, e nessuno può nuotare sulla sua casella. Aspetta un turno; se poi è ancora lì, girati.
lesson-octopus = Il tuo pesce ha due punti polpo: il polpo può muoversi di due caselle. Mandalo da Coralie, così puoi derubarla!
lesson-rob = Quanti pesci osi annunciare? Se il dado fa quel numero o di più, li peschi alla cieca. Prova con due.
lesson-spare = Attenzione: se esce −1, è Coralie a pescare un pesce da te. Questa volta lasciala in pace. Ora conosci la barriera: buone immersioni!

## La prima volta

first-turned_up = Se ti fermi, questo pesce è tuo: ogni conchiglia vale un punto. Oppure nuota ancora e trovane altri! Il cartellino conta i tuoi pesci scoperti: una grotta con lo stesso numero si può esplorare.
first-hidden = Una coppia! Ricopri tutti e due i pesci, e tutto ciò che hai scoperto tra l’uno e l’altro. Quello che era scoperto prima è tuo. Ricorda dove sono!
first-entered = Questa carta grotta è tua, e la vedi solo tu. Puoi usarla dal tuo turno successivo.
first-octopus_moved = Il polpo nuota fin dove lo portano i punti polpo dei tuoi pesci scoperti. Se raggiunge un altro sub si ferma lì, e puoi derubarlo.
first-stole = Ti hanno derubato: un tuo pesce è stato pescato alla cieca. Attenzione a dove nuota il polpo!
first-failed = Hai tirato meno di quanto avevi annunciato, quindi niente pesci; e con −1 ne viene pescato uno dei tuoi.
