# Cap'taine Carcasse, con parole nostre.

game-name = Cap'taine Carcasse
game-about = Immergiti in cerca di bottino, carta dopo carta, e riemergi prima dell’incidente.
game-goal = Abbi più punti di tutti quando il mazzo è vuoto.

## Le carte

card = { $family } { $value }
family-anchor = Àncora
family-anchor-about = In caso di incidente, ciò che hai giocato prima dell’àncora è salvo.
family-squid = Calamaro gigante
family-squid-about = Devi giocare altre due carte prima di poter riemergere.
family-map = Mappa del tesoro
family-map-about = Guarda tre carte del cimitero e giocane una.
family-key = Chiave
family-key-about = Recuperata insieme a un forziere: tante carte bonus dal cimitero quante ne recuperi.
family-chest = Forziere
family-chest-about = Recuperato insieme a una chiave: tante carte bonus dal cimitero quante ne recuperi.
family-knife = Coltello
family-knife-about = La carta più alta di una famiglia nella stiva di un avversario finisce nel cimitero.
family-drone = Drone
family-drone-about = Guarda la prima carta del mazzo prima di decidere.
family-net = Rete
family-net-about = Giochi la carta più alta di una famiglia della tua stiva.
family-harpoon = Arpione
family-harpoon-about = Dalla stiva di un avversario giochi la carta più alta di una famiglia che manca nella tua.
family-siren = Sirena
family-siren-about = Nessun effetto, ma vale da 4 a 9 punti.

## I palombari

diver-bosun = Nostromo
diver-bosun-about = Nel tuo incidente si salvano anche l’àncora e le due carte successive.
diver-careful_trawler = Pescatore prudente
diver-careful_trawler-about = Nel tuo incidente si salvano tutte le reti e tutte le carte che hanno pescato.
diver-greedy_trawler = Pescatore ingordo
diver-greedy_trawler-about = La tua rete pesca due carte, una dopo l’altra.
diver-reaper = Mietitore
diver-reaper-about = Il tuo coltello taglia l’intera famiglia.
diver-scavenger = Sciacallo
diver-scavenger-about = La carta tagliata dal tuo coltello finisce nella tua stiva.
diver-jinx = Iettatore
diver-jinx-about = Il coltello di un avversario deve colpire la sua stessa stiva.
diver-plunderer = Predone
diver-plunderer-about = Il tuo bonus per chiave e forziere viene pescato a caso dalla stiva di un avversario.
diver-hoarder = Accaparratore
diver-hoarder-about = Il tuo bonus per chiave e forziere è raddoppiato.
diver-cartographer = Cartografo
diver-cartographer-about = Con la tua mappa del tesoro scegli fra tutte le carte del cimitero.
diver-pilot = Pilota
diver-pilot-about = Il tuo drone ti mostra le prossime tre carte del mazzo.
diver-ruthless_harpooner = Arpionatore spietato
diver-ruthless_harpooner-about = Il tuo arpione può prendere anche una famiglia che hai già.
diver-parrying_harpooner = Arpionatore guardingo
diver-parrying_harpooner-about = L’arpione di un avversario deve prendere il tuo calamaro gigante più alto; se non ne hai, quell’arpione è perso.
diver-fisher = Acchiappacalamari
diver-fisher-about = Un calamaro gigante che scopri va dritto nella tua stiva.
diver-beastmaster = Domatore di mostri
diver-beastmaster-about = I calamari giganti degli avversari impongono quattro carte invece di due.
diver-golden_singer = Ugola d’oro
diver-golden_singer-about = Ogni tua sirena che dà punti ne vale 5 in più.
diver-charming_singer = Voce ammaliante
diver-charming_singer-about = Una sirena che scopri va dritta nella tua stiva.
diver-saboteuse = Sabotatrice
diver-saboteuse-about = Scegli un avversario: ciò che perde nei suoi incidenti finisce nella tua stiva.

## Le opzioni del tavolo

option-divers = Palombari
option-divers-off = nessuno
option-divers-on = uno per giocatore
option-variant = Variante
option-variant-none = nessuna
option-variant-none-about = Il gioco base.
option-variant-thieves_island = Isola dei ladri
option-variant-thieves_island-about = Ciò che si perde in un incidente va al giocatore successivo.
option-variant-pile_of_treasure = Montagna di tesori
option-variant-pile_of_treasure-about = Tutte le carte danno punti, non solo la più alta di ogni famiglia.
option-variant-sudden_death = Morte improvvisa
option-variant-sudden_death-about = Una stiva che vale almeno 50 punti vince subito.
option-variant-all_hands = Tutti in coperta
option-variant-all_hands-about = Ogni famiglia che manca in una stiva costa 5 punti.
option-variant-strange_lands = Terre misteriose
option-variant-strange_lands-about = L’incidente scatta con un valore ripetuto, non con una famiglia ripetuta.
option-variant-beneath_the_waves = Sotto le onde
option-variant-beneath_the_waves-about = Può vincere solo chi ha meno di 60 punti.
option-memory_aid = Promemoria
option-memory_aid-off = no
option-memory_aid-on = mostra che cosa resta nel mazzo e nel cimitero

## I luoghi

zone-pile = Mazzo
zone-pile-about = Quando il mazzo è vuoto, la partita finisce con quel turno.
zone-graveyard = Cimitero
zone-row = Esplorazione
zone-row-about = Le carte di questa immersione sono di chi riemerge con loro.
zone-hold = Stiva di { $seat }
zone-diver = Palombaro di { $seat }

## Che altro conta

note-debt = { $number ->
    [one] Il calamaro vuole ancora una carta.
   *[other] Il calamaro vuole ancora { $number } carte.
}
note-lacking = Solo una famiglia che manca nella tua stiva.
note-parry = { $seat } para il colpo: il tuo arpione deve prendere il calamaro.
note-target = { $seat } prende ciò che { $victim } perde negli incidenti.

## Come stanno i giocatori

plate-dive = Questa immersione: { $change }
plate-safe = { $number } al sicuro
plate-families = { $number }/{ $all } famiglie
plate-cards = { $number ->
    [one] 1 carta
   *[other] { $number } carte
}
tag-gain = { $number ->
    [one] porta 1 punto
   *[other] porta { $number } punti
}
tag-safe = { $number ->
    [one] porta 1 punto, salva in caso di incidente
   *[other] porta { $number } punti, salva in caso di incidente
}
dial-risk = Rischio d’incidente
dial-families = Famiglie pericolose
dial-values = Valori pericolosi
shout-incident = Incidente!
shout-surfaced = A galla!
pennant-own = Tocca a te
pennant-rival = si immerge

## Le domande

question-deciding = { $seat }: continui l’immersione o riemergi?
question-first_card = { $seat }: la prima carta viene da sé. Continui l’immersione o riemergi?
question-surfacing = { $seat }: il mazzo è vuoto, riemergi!
question-knifing = { $seat }: quale tesoro taglia via il tuo coltello?
question-harpooning = { $seat }: quale tesoro porta il tuo arpione?
question-netting = { $seat }: quale famiglia peschi con la rete dalla tua stiva?
question-digging = { $seat }: quale carta porta la tua mappa?
question-plundering = { $seat }: di chi saccheggi la stiva?
question-naming = { $seat }: di chi sono gli incidenti che riempiranno la tua stiva?
question-first_player = Si sorteggia chi comincia.
question-turning_over = { $seat } scopre una carta.
question-drone_look = { $seat } scruta il mazzo.
question-map_look = { $seat } fruga nel cimitero.
question-bonus = { $seat } pesca una carta bonus.
question-looting = { $seat } pesca una carta dalla stiva saccheggiata.
question-dealing = Si distribuiscono i palombari.
question-game_over = La partita è finita.

## Le scelte

choice-continue = Continua
choice-surface = Riemergi
choice-cut = Taglia { $family } di { $seat }
choice-spear = Arpiona { $family } di { $seat }
choice-haul = Pesca { $family }
choice-dig = Gioca { $card }
choice-plunder = Saccheggia { $seat }
choice-name = Scegli { $seat }

## Dove porta una scelta

value = valore { $value }
about-next = Prossima carta: { $card }
about-odds = Incidente con { $number ->
    [one] 1 carta
   *[other] { $number } carte
} su { $all }
about-again = Non deve tornare: { $marks }
about-families = Incidente con una delle { $number } famiglie
about-values = Incidente con uno dei { $number } valori
about-stow = { $number ->
    [0] Nessuna carta per la tua stiva
    [one] Una carta nella tua stiva
   *[other] { $number } carte nella tua stiva
}
about-score = { $change }, { $number } in tutto
about-bonus = { $number ->
    [one] Poi una carta bonus
   *[other] Poi { $number } carte bonus
}
about-place = { $card } entra nell’esplorazione
about-cut = Nel cimitero: { $cards }
about-instead = Allora conta: { $card }
about-hold = La tua stiva: { $change } finché non riemergi
about-scavenge = Nella tua stiva: { $cards }
about-saved = Carte salve: { $number } su { $all }
about-lost = Tutta l’esplorazione è perduta
about-loot = Carte pescate a caso: { $number } su { $all }
effect-anchor = Salva le carte giocate prima
effect-map = Porta una carta dal cimitero
effect-key = Un bonus insieme a un forziere
effect-chest = Un bonus insieme a una chiave
effect-pair = Chiave e forziere: { $number ->
    [one] una carta bonus
   *[other] { $number } carte bonus
} quando riemergi
effect-knife = Toglie una carta a un avversario
effect-drone = Ti mostra la prossima carta
effect-net = Porta una carta dalla tua stiva
effect-harpoon = Porta una carta di un avversario
effect-siren = Nessun effetto
warning-incident = Incidente: di nuovo { $mark }
warning-certain = Incidente sicuro
warning-too_high = Con { $number } punti o più non puoi vincere

## Il caso

chance-first = { $seat } comincia
chance-turn = Si scopre { $card }
chance-peek = Nel mazzo c’è { $card }
chance-sift = Dal cimitero spunta { $card }
chance-gain = Il bonus è { $card }
chance-loot = Il saccheggio frutta { $card }
chance-deal = Si distribuisce «{ $diver }»

## Che cosa è successo

told-dealt = { $seat } s’immerge come { $diver }.
told-began = { $seat } comincia.
told-named = { $seat } prenderà ciò che { $victim } perde negli incidenti.
told-turned = { $seat } scopre { $card }.
told-kept = { $seat } mette { $card } direttamente nella stiva.
told-knifed = { $seat } taglia { $card } di { $victim }: giù nel cimitero.
told-scavenged = { $seat } taglia { $card } di { $victim } e si tiene il bottino.
told-harpooned = { $seat } arpiona { $card } di { $victim }.
told-parried = { $victim } para il colpo: l’arpione di { $seat } finisce nel cimitero.
told-netted = { $seat } pesca { $card } dalla stiva con la rete.
told-dug = { $seat } ripesca { $card } dal cimitero con la mappa del tesoro.
told-peeked = { $seat } vede { $card } nel mazzo.
told-peeked-hidden = { $seat } guarda una carta del mazzo.
told-sifted = { $seat } trova { $card } nel cimitero.
told-sifted-hidden = { $seat } guarda una carta del cimitero.
told-indebted = { $number ->
    [one] Il calamaro gigante trattiene { $seat }: ancora una carta da giocare.
   *[other] Il calamaro gigante trattiene { $seat }: ancora { $number } carte da giocare.
}
told-released = Il mazzo è vuoto: il calamaro gigante lascia andare { $seat }.
told-ignored = { $family }
idle-map = { $family }: il cimitero è vuoto.
idle-knife = { $family }: nessuna carta da colpire.
idle-drone = { $family }: il mazzo è vuoto.
idle-net = { $family }: la stiva è vuota.
idle-harpoon = { $family }: gli altri non hanno famiglie nuove.
told-incident = Incidente! { $card } mette fine all’immersione di { $seat }.
told-surfaced = { $seat } riemerge.
told-collected = { $seat } mette { $card } nella stiva.
told-gained = Chiave e forziere portano un bonus a { $seat }: { $card }.
told-looted = { $seat } saccheggia { $card } dalla stiva di { $victim }.
told-lost = Giù nel cimitero: { $card }.
told-inherited = { $seat } eredita { $card } da { $victim }.
told-ended = La partita è finita.
why-incident = Carta { $card }: questa immersione ne aveva già una simile.

## La fine

part-missing = Famiglie mancanti
ending-pile = Il mazzo è vuoto.
ending-sudden_death = Una stiva vale almeno 50 punti.
ending-tie = A parità di punti decide chi ha più carte nella stiva.

## Le regole in breve

rules-aim = Riporta a galla il bottino di dieci famiglie. Alla fine, nella tua stiva conta la carta più alta di ogni famiglia.
rules-turn = Nel tuo turno scopri una carta e aggiungila all’esplorazione; il suo effetto è immediato. Poi scegli: continua con un’altra carta, oppure riemergi e porta l’intera esplorazione nella tua stiva.
rules-incident = Una seconda carta di una famiglia nella stessa esplorazione è un incidente: tutto finisce nel cimitero e il tuo turno è concluso.
rules-effects = Gli effetti sono obbligatori; se manca un bersaglio, non succede nulla. Anche le carte che vengono da una stiva o dal cimitero hanno effetto e possono causare un incidente.
rules-hold = Ogni stiva è scoperta e ordinata per famiglie. Solo la carta più alta di una famiglia può essere tagliata, arpionata o pescata con la rete.
rules-end = Quando si scopre l’ultima carta del mazzo, il turno in corso si conclude e poi la partita finisce. Vince chi ha più punti; in caso di parità, chi ha più carte; se la parità resta, la vittoria è condivisa.

## the first lesson

lesson-aim = Benvenuto a bordo! La tua immersione pende dalla corda; nella stiva conta la carta migliore di ogni famiglia. Vince chi ha più punti. Gira un’altra carta.
lesson-twice = Una chiave! Ma attenzione: se una famiglia arriva due volte in un’immersione, è un incidente e tutto affonda. Osa ancora una carta.
lesson-treasure = Chiave e forziere alla stessa corda: portano tante carte bonus quante ne pendono lì. Presto, riemergi!
lesson-drone = Il tuo drone mostra la prossima carta, solo a te: un’àncora. Nessun pericolo, continua.
lesson-anchor = Ciò che pende prima dell’àncora è al sicuro, qualunque cosa arrivi. Continua.
lesson-squid = Il calamaro non molla finché non arrivano altre due carte. La rete ne porta una: scegli una famiglia della tua stiva.
lesson-dare = Il calamaro ha mollato e potresti riemergere. Per questa volta guarda che cosa succede a chi osa troppo.
lesson-knife = Due droni: incidente! È tornato a casa solo ciò che pendeva prima dell’àncora. Nuova immersione: il coltello manda al cimitero la carta migliore di una famiglia di un’altra stiva.
lesson-harpoon = L’arpione porta da un’altra stiva una carta di una famiglia che non hai ancora. Prendi la mappa: agisce subito.
lesson-map = La mappa: tre carte del cimitero, e ne prendi una. Ecco una sirena da 9! Poi riemergi.

## La prima volta

first-incident = Un incidente: ciò che già pendeva alla tua corda è tornato, e l’immersione è persa. Solo ciò che pendeva prima di un’àncora è al sicuro. Più carte pendono, più la prossima è rischiosa!
first-gained = Chiave e forziere nella stessa immersione: ti portano carte bonus, dritte nella stiva.
first-knifed = Un coltello ha colpito la tua stiva: quella carta ora è nel cimitero. Una seconda carta della famiglia attutisce il colpo.
first-harpooned = Un arpione ha tirato quella carta dalla tua stiva a un’altra corda. Lì agisce, e lì può andare persa.
first-indebted = Un calamaro ti trattiene: devono arrivare altre carte prima che tu possa riemergere. Valgono anche quelle portate da rete, mappa del tesoro e arpione.
first-peeked = Il tuo drone ti fa vedere nel mazzo, te e nessun altro. Usa ciò che sai!
