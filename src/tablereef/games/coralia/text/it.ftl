# Coralia, con parole nostre.

game-name = Coralia
game-about = Posa dadi su sei barriere coralline e raccogli perle, pesci, tesori e tartarughe.
game-goal = Abbi più punti di tutti dopo l’ultimo giro.

## Dadi e figure

die = { $colour } ({ $face })
die-unrolled = dado { $colour }
die-lying = dado { $colour }
die-white = dado bianco
kept = tenuto
octopus = polpo di { $seat }
diver = sub di { $seat }
chest = baule chiuso
stingray = Razza
dice-left = { $number ->
    [one] { $colour }: ancora un dado
   *[other] { $colour }: ancora { $number } dadi
}
octopuses-left = { $number ->
    [one] ancora un polpo
   *[other] ancora { $number } polpi
}
surely = almeno +{ $number } alla fine
tag-free = { $number ->
    [one] { $number } libera
   *[other] { $number } libere
}
colour-yellow = giallo
colour-blue = blu
colour-red = rosso
colour-orange = arancio
colour-green = verde
colour-violet = viola
colour-white = bianco
reef-yellow = la barriera gialla
reef-blue = la barriera blu
reef-red = la barriera rossa
reef-orange = la barriera arancio
reef-green = la barriera verde
reef-violet = la barriera viola
face-pearl = perla
face-pearl-about = Prendi due carte perla.
face-fish = pesce
face-fish-about = Guarda due carte pesce e tienine una.
face-starfish = stella
face-starfish-about = Guarda tre carte stella marina e tienine una.
face-octopus = polpo
face-octopus-about = Metti un polpo: un punto per ogni dado di questa barriera. Ogni polpo su un’altra barriera frutta un punto a chi lo possiede.
face-diver = sub
face-diver-about = Il tuo sub raggiunge questa barriera e recupera il baule di quella che lascia, se nessun dado lo copre.
face-turtle = tartaruga
face-turtle-about = Prendi la tartaruga: il bonus è immediato, e più avanti ti terrà fermo un dado.
space-pearl = perla ({ $number })
space-fish = pesce ({ $number })
space-starfish = stella ({ $number })
space-octopus = polpo ({ $number })
space-diver = sub ({ $number })
space-turtle = tartaruga ({ $number })
space-treasure = tesoro ({ $number })
space = Numero su una casella
space-about = Un dado sulla casella ti frutta altrettanti punti alla fine se il tuo sub è sulla sua barriera.

## Le carte

sort-pearl = una carta perla
sort-fish = una carta pesce
sort-starfish = una carta stella marina
pile-pearl = perle
pile-fish = pesci
pile-starfish = stelle
pile-island = isola
card-pearl_2 = Perla 2
card-pearl_2-about = Una perla che vale 2.
card-pearl_3 = Perla 3
card-pearl_3-about = Una perla che vale 3.
card-pearl_4 = Perla 4
card-pearl_4-about = Una perla che vale 4.
card-pearl_5 = Perla 5
card-pearl_5-about = Una perla che vale 5.
card-lionfish = Pesce leone
card-lionfish-about = Un pesce; i gruppi di pesci diversi danno punti.
card-pufferfish = Pesce palla
card-pufferfish-about = Un pesce; i gruppi di pesci diversi danno punti.
card-angelfish = Pesce angelo imperatore
card-angelfish-about = Un pesce; i gruppi di pesci diversi danno punti.
card-pearl_6 = Perla 6
card-pearl_6-about = Si unisce alle tue perle e vale 6.
card-anemonefish = Pesce pagliaccio
card-anemonefish-about = Si unisce ai tuoi pesci, come specie a sé.
card-per_fish = «2 per carta pesce»
card-per_fish-about = Due punti per carta pesce, razze e pagliacci compresi.
card-per_pearl = «1 per carta perla»
card-per_pearl-about = Un punto per carta perla, quelle da 6 comprese.
card-per_island_die = «1 per dado sull’isola»
card-per_island_die-about = Un punto per ogni dado sull’isola, bianchi compresi.
card-per_turtle = «3 per tartaruga»
card-per_turtle-about = Tre punti per ognuna delle tue tartarughe.
card-per_chest = «2 per baule»
card-per_chest-about = Due punti per ognuno dei tuoi bauli.
card-side_chest = «Baule fuori tabellone»
card-side_chest-about = Apri uno dei bauli accanto al tabellone.
card-jellyfish = Grande medusa
card-jellyfish-about = Avanza fino al prossimo multiplo di 5 punti.
card-chests_violet_yellow = «Bauli viola + giallo»
card-chests_violet_yellow-about = I bauli rimasti lì, anche sotto un dado.
card-chests_red_green = «Bauli rosso + verde»
card-chests_red_green-about = I bauli rimasti lì, anche sotto un dado.
card-chests_blue_orange = «Bauli blu + arancio»
card-chests_blue_orange-about = I bauli rimasti lì, anche sotto un dado.
card-dice_red_violet = «Dadi avanzati rosso + viola»
card-dice_red_violet-about = Una carta per dado, ogni volta da un mazzo diverso.
card-dice_blue_green = «Dadi avanzati blu + verde»
card-dice_blue_green-about = Una carta per dado, ogni volta da un mazzo diverso.
card-dice_yellow_orange = «Dadi avanzati giallo + arancio»
card-dice_yellow_orange-about = Una carta per dado, ogni volta da un mazzo diverso.

## Bauli e tartarughe

chest-fish_card = baule del pesce
chest-fish_card-about = La prima carta pesce.
chest-pearl_card = baule della perla
chest-pearl_card-about = La prima carta perla.
chest-starfish_card = baule della stella
chest-starfish_card-about = La prima carta stella marina.
chest-island_card = baule dell’isola
chest-island_card-about = La prima carta isola.
chest-island_dice = baule dei dadi sull’isola
chest-island_dice-about = Un punto per ogni dado sull’isola.
chest-stingray = baule della razza
chest-stingray-about = Una razza, se ne resta una.
chest-white_die = baule del dado bianco
chest-white_die-about = Lancia un dado bianco e posalo su una barriera a scelta.
chest-jellyfish = baule della medusa
chest-jellyfish-about = Avanza fino al prossimo multiplo di 5 punti.
turtle-white_die = tartaruga del dado bianco
turtle-white_die-about = Lancia un dado bianco e posalo su una barriera a scelta.
turtle-jellyfish = tartaruga della medusa
turtle-jellyfish-about = Avanza fino al prossimo multiplo di 5 punti.
turtle-stingray = tartaruga della razza
turtle-stingray-about = Una razza, se ne resta una.
turtle-starfish_card = tartaruga della stella
turtle-starfish_card-about = La prima carta stella marina.
turtle-island_card = tartaruga dell’isola
turtle-island_card-about = La prima carta isola.
turtle-fish_card = tartaruga del pesce
turtle-fish_card-about = La prima carta pesce.
turtle-copy = tartaruga imitatrice
turtle-copy-about = Il bonus di una tartaruga accanto al tabellone.
turtle-side_chest = tartaruga del baule
turtle-side_chest-about = Uno dei bauli accanto al tabellone.

## I luoghi

zone-reef = { $reef }
zone-station = Stazione
zone-supply = Riserva
zone-supply-about = Il numero su un dado dice quanti ne restano del suo colore. A ogni turno ne prendi uno per la stazione.
zone-island = Isola
zone-pile = Mazzo: { $pile }
zone-looked = Carte tra cui scegliere
zone-waiting = Da giocare
zone-side_turtles = Tartarughe accanto al tabellone
zone-side_chests = Bauli accanto al tabellone
zone-stingrays = Razze rimaste
zone-front = { $seat }: { $number ->
    [one] un punto
   *[other] { $number } punti
}
zone-hand = Carte coperte di { $seat }
zone-shown = Carte scoperte di { $seat }

## Che altro conta

note-round = Round { $number } di { $rounds }.
note-starfish = Conteggio, fase 1: le stelle marine di { $seat }.
note-fish = Conteggio, fase 3: i pesci di { $seat }.
note-pearls = Conteggio, fase 4: le perle di { $seat }.
note-left = { $seat } ha lasciato tre dadi nella stazione.
note-taken = Il dado { $colour } è nuovo: si lancia sempre.
note-no_octopus = Nessun polpo rimasto per una casella libera.
note-again = { $number ->
    [one] Poi lo stesso ancora una volta.
   *[other] Poi lo stesso altre { $number } volte.
}
note-then = { $number ->
    [one] Poi: { $what }
   *[other] Poi, { $number } volte: { $what }
}
note-recognised = Hai messo questa carta sotto il mazzo e poi { $seat } l’ha guardata: { $card }.
note-took = Hai messo questa carta sotto il mazzo e poi { $seat } l’ha presa: { $card }.

## Le domande

question-taking = { $seat }, quale dado prendi dalla riserva?
question-keeping = { $seat }, tieni un dado su una tartaruga o lanci?
question-placing = { $seat }, quale dado usi?
question-picking = { $seat }, quale carta tieni?
question-setting = { $seat }, su quale barriera posi il dado bianco?
question-copying = { $seat }, di quale tartaruga prendi il bonus?
question-playing = { $seat }, quale stella marina giochi adesso?
question-raising = { $seat }, quale baule recuperi adesso?
question-drawing = { $seat }, da quale mazzo peschi?
question-first_player = Si sorteggia chi comincia.
question-laying_turtle = Le tartarughe vanno sulle barriere.
question-covering = Si lanciano i dadi di preparazione.
question-rolling = { $seat } lancia i dadi.
question-rolling_white = { $seat } lancia un dado bianco.
question-pearl_card = { $seat } pesca una carta perla.
question-fish_card = { $seat } pesca una carta pesce.
question-starfish_card = { $seat } pesca una carta stella marina.
question-island_sort = { $seat } pesca una carta isola.
question-island_card = { $seat } guarda la carta isola.
question-opening = { $seat } apre un baule.
question-showing = { $seat } scopre delle carte.
question-game_over = La partita è finita.

## Le scelte

choice-take = Prendi un dado { $colour }
choice-roll = Lancia i dadi
choice-keep = Tieni il dado { $colour } ({ $face })
choice-place = Posa il dado { $colour } ({ $face })
choice-land = Manda il dado { $colour } ({ $face }) sull’isola: la sua casella è occupata
choice-pick = Tieni { $card }
choice-set = Scegli { $reef } per il dado bianco
choice-copy = Imita la { $turtle }
choice-play = Gioca { $card }
choice-raise = Recupera il baule: { $reef }
choice-draw = Pesca una carta ({ $pile })

## Dove porta una scelta

about-taken = La sua casella sulla barriera è occupata
about-free = Libere sulla sua barriera: { $number } caselle su { $all }
about-rolls = { $number ->
    [one] Si tira un dado
   *[other] Si tirano { $number } dadi
}
about-diver = { $before ->
    [0] Sub qui: +{ $after } alla fine
   *[other] { $after ->
        [one] Sub qui: { $after } punto invece di { $before } alla fine
       *[other] Sub qui: { $after } punti invece di { $before } alla fine
    }
}
about-diver_still = { $number ->
    [one] Sub: ancora un punto alla fine
   *[other] Sub: ancora { $number } punti alla fine
}
about-fish = Pesci: { $after } punti invece di { $before } alla fine
about-chest = Apre un baule
about-chests = { $number ->
    [0] Lì non è rimasto alcun baule
    [one] Recupera un baule
   *[other] Recupera { $number } bauli
}
about-leftover = { $number ->
    [0] Non porta carte
    [one] Porta una carta
   *[other] Porta { $number } carte da mazzi diversi
}
about-no_card = Nessuna carta isola rimasta
about-one_card = Una carta isola
about-two_cards = Una di due carte isola
about-pearl_cards = Due carte perla
about-fish_card = Una carta pesce su due
about-starfish_card = Una carta stella marina su tre

## Il caso

chance-first = { $seat } comincia
chance-turtle = La { $turtle } raggiunge { $reef }
chance-cover = Dado di preparazione: { $colour } ({ $face })
chance-rolled = Il dado { $colour } mostra: { $face }
chance-white = Il dado bianco mostra: { $face }
chance-sort = È { $sort }
chance-card = La carta è { $card }
chance-chest = È il { $chest }
chance-show = Si scopre { $card }
chance-no_more = Non c’è altro da scoprire

## Che cosa è successo

told-began = { $seat } comincia.
told-laid = La { $turtle } raggiunge { $reef }.
told-covered = Dado di preparazione: { $colour } ({ $face }).
told-washed = Dado di preparazione: di nuovo { $colour } ({ $face }), quindi va sull’isola.
told-displaced = Ora accanto al tabellone: { $turtle }.
told-took = { $seat } prende dalla riserva: { $colour }.
told-kept = { $seat } tiene il dado { $colour } ({ $face }) con una tartaruga: non viene lanciato.
told-threw = { $number ->
    [one] { $seat } lancia un dado.
   *[other] { $seat } lancia { $number } dadi.
}
told-rolled = { $seat } lancia il dado { $colour }: { $face }.
told-rerolled = Nessuno dei quattro dadi si può usare: { $seat } li rilancia tutti.
told-placed = { $seat } posa il dado { $colour } ({ $face }).
told-landed = { $seat } manda il dado { $colour } ({ $face }) sull’isola: la sua casella è occupata.
told-rolled_white = { $seat } lancia un dado bianco: { $face }.
told-set_white = { $seat } posa il dado bianco ({ $face }): { $reef }.
told-returned_white = { $seat } non trova caselle libere: il dado bianco ({ $face }) torna sull’isola.
told-drew = { $seat } pesca { $card } ({ $pile }).
told-drew-hidden = { $seat } pesca una carta ({ $pile }).
told-looked = { $seat } può scegliere { $card } ({ $pile }).
told-looked-hidden = { $seat } guarda una carta tra cui scegliere ({ $pile }).
told-picked = { $seat } tiene { $card } ({ $pile }).
told-picked-hidden = { $seat } tiene una delle carte ({ $pile }).
told-gained_stingray = { $seat } riceve una razza.
told-dived = Il sub di { $seat } raggiunge { $reef }.
told-slid = Il dado del sub scivola sulla casella del tesoro ({ $reef }).
told-raised = { $seat } recupera un baule: { $reef }.
told-opened = { $seat } apre un baule: { $chest }.
told-met = { $seat } prende una tartaruga: { $turtle }.
told-copied = { $seat } ottiene il bonus di una tartaruga accanto al tabellone: { $turtle }.
told-earned = { $number ->
    [one] { $seat }: un punto ({ $reason }).
   *[other] { $seat }: { $number } punti ({ $reason }).
}
told-showed = { $seat } scopre { $card }.
told-played = { $seat } gioca { $card }.
told-scoring = Conteggio finale – { $step }.
told-ended = La partita è finita.
reason-octopus = polpo
reason-octopus_elsewhere = nuovo polpo su un’altra barriera
reason-octopus_island = polpo: un dado è andato sull’isola
reason-island_dice = dadi sull’isola
reason-jellyfish = grande medusa
reason-turtles = tartarughe
reason-chests = bauli
reason-diver = sub: dadi della sua barriera
reason-fish = pesci: gruppi di specie diverse
reason-per_fish = carte pesce
reason-pearls = perle: le 4, 2 o 1 migliori, secondo il posto
reason-per_pearl = carte perla
step-starfish = 1. Stelle marine
step-divers = 2. Sub
step-fish = 3. Pesci
step-pearls = 4. Perle

## La fine

part-play = Durante la partita
part-per_island_die = Stelle: 1 per dado sull’isola
part-per_turtle = Stelle: 3 per tartaruga
part-per_chest = Stelle: 2 per baule
part-side_chest = Stelle: baule fuori tabellone
part-jellyfish = Stelle: grande medusa
part-reef_chests = Stelle: bauli di due barriere
part-diver = Sub
part-fish = Pesci
part-per_fish = Pesci: 2 per carta
part-pearls = Perle
part-per_pearl = Perle: 1 per carta
ending-rounds = L’ultimo round è finito.
ending-tie = A parità di punti decide chi ha più carte, poi chi ha più tartarughe.

## Le regole in breve

rules-aim = Tutti insieme fate crescere sei barriere coralline, un dado per turno. I dadi ti portano perle, pesci, stelle marine, tesori e tartarughe; vince chi ne ricava più punti. In due si giocano 10 round, in tre 9, in quattro 8.
rules-turn = La stazione arriva da te con tre dadi. Aggiungine uno dalla riserva, del colore che vuoi, e lancia. Poi usa uno dei quattro: va sulla casella del suo simbolo, nella barriera del suo colore, e la sua azione si svolge subito. Gli altri tre passano a chi ti segue così come sono.
rules-turtles = Ognuna delle tue tartarughe può tenere fermo un dado della stazione, che così non lanci; al massimo tre dadi. Il dado nuovo si lancia sempre.
rules-actions = Perla: prendi due carte perla. Pesce: guarda due carte pesce e tienine una. Stella marina: guarda tre carte stella marina e tienine una. Tartaruga: prendila con il suo bonus. Polpo e sub: vedi sotto. Tutto è obbligatorio, e un bonus può portarne un altro.
rules-octopus = Hai due polpi. Metterne uno frutta un punto per ogni dado di quella barriera, compreso il nuovo. Da lì in poi guadagna un punto ogni volta che un polpo arriva su un’altra barriera, e due per ogni dado del suo colore che va sull’isola. Quando li hai messi entrambi, un dado polpo con la casella libera non ti serve; se tutti e quattro i dadi sono così, rilanciali tutti.
rules-diver = Il tuo sub nuota fino alla barriera del dado. Su quella che lascia, il suo dado scivola sul tesoro e tu apri il baule. Se sul tesoro c’è già un dado, non scivola nulla e quella barriera resta chiusa ai sub.
rules-island = Solo un dado la cui casella è occupata può andare sull’isola; ti frutta la prima carta isola. Se sulla barriera del suo colore c’è un polpo, chi lo possiede riceve due punti; se non sei tu, guardi invece due carte isola e ne tieni una.
rules-white = Un dado bianco si lancia e si posa su una barriera qualsiasi che abbia libera la casella del suo simbolo; lì vale come un dado di quella barriera. Se non ce n’è, torna sull’isola e tu prendi una carta isola.
rules-scoring = Primo, le stelle marine, nell’ordine che ciascuno preferisce. Secondo, i sub: i punti accanto a ogni casella occupata della barriera del tuo sub, al massimo 15. Terzo, i pesci: 1, 2, 3, 4 o 5 diversi danno 3, 7, 12, 18 o 25. Quarto, le perle: chi ha il totale più alto conta le sue quattro carte migliori, il secondo le due migliori, gli altri la migliore.
rules-end = Vince chi ha più punti; in caso di parità chi ha più carte, poi chi ha più tartarughe; se la parità resta, la vittoria è condivisa.

## La prima lezione

lesson-aim = Ciao, ecco Coralia! Con i dadi crescono sei barriere, e vince chi ha più punti. Prendi quattro dadi di quattro colori.
lesson-place = Usi uno dei quattro dadi: va nella barriera del suo colore, sulla casella del suo simbolo. La perla ti porta due carte perla.
lesson-fish = Tieni uno dei due pesci. Più pesci diversi hai, più punti danno alla fine.
lesson-octopus = Il tuo polpo ti porta un punto per ogni dado della sua barriera. Via, alla barriera rossa: sono quattro punti!
lesson-diver = Il tuo sub nuota fino alla barriera gialla. Quando poi riparte, recupera il baule che sta qui. E la barriera dove si trova alla fine ti dà punti.
lesson-starfish = Le carte stella marina si giocano alla fine. Questa ti dà i bauli delle barriere blu e arancio, se ci sono ancora. Tienila!
lesson-island = Le caselle dei quattro dadi sono già occupate: allora un dado può andare sull’isola e ti porta una carta. Per un dado blu il polpo di Coralie riceve due punti, ma tu scegli tra due carte.
lesson-turtle = Una tartaruga imitatrice! Fa come una delle tartarughe accanto al tabellone. Scegli il dado bianco: lo lanci e lo posi sulla barriera che ti piace.
lesson-keep = Ora la tua tartaruga ti tiene fermo un dado, così com’è. Tieni il polpo verde: si lanciano solo gli altri.
lesson-scoring = I round sono finiti e si contano i punti: prima le stelle marine, poi i sub, i pesci e le perle. Gioca prima i bauli, poi i dadi avanzati!

## La prima volta

first-dived = Il tuo sub ora è a questa barriera. Quando riparte, recupera il baule che sta qui; e la barriera dove si trova alla fine ti dà punti.
first-opened = Un baule! Ricevi subito ciò che porta, e il baule resta tuo: alcune carte stella marina pagano i bauli.
first-met = Una tartaruga! Il suo bonus arriva subito, e d’ora in poi può tenerti fermo un dado che non vuoi lanciare.
first-landed = Un dado la cui casella è occupata può andare sull’isola: ti porta una carta isola.
first-gained_stingray = Una razza! È una specie di pesce a sé: più i pesci sono diversi, più una serie vale alla fine.
first-set_white = Un dado bianco vale come un dado della barriera su cui lo posi.
