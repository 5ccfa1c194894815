# Kleine Fische ganz groß!, in onze eigen woorden.

game-name = Kleine Fische ganz groß!
game-about = Duik tussen de kaarten, draai vissen om en stop voordat een soort twee keer opduikt.
game-goal = Heb de meeste punten: van elke soort telt de beste vis.

## De vissen

fish = { $ink ->
    [0] { $species } { $shells }
    [one] { $species } { $shells } (1 octopuspunt)
   *[other] { $species } { $shells } ({ $ink } octopuspunten)
}
order = nummer { $number } van deze duik
order-short = { $number }e
species-clownfish = Clownvis
species-clownfish-short = Clown
species-stingray = Pijlstaartrog
species-stingray-short = Rog
species-angelfish = Keizersvis
species-angelfish-short = Keizer
species-seahorse = Zeepaardje
species-seahorse-short = Zeepaard
species-pufferfish = Kogelvis
species-pufferfish-short = Kogel
species-lionfish = Koraalduivel
species-lionfish-short = Duivel
species-moray = Murene
species-moray-short = Murene
species-boxfish = Koffervis
species-boxfish-short = Koffer
species-trumpetfish = Trompetvis
species-trumpetfish-short = Trompet
species-flounder = Pauwbot
species-flounder-short = Bot
species-frogfish = Hengelaarsvis
species-frogfish-short = Hengelaar
species-parrotfish = Papegaaivis
species-parrotfish-short = Papegaai
species-reef_shark = Rifhaai
species-reef_shark-short = Haai

## De grotkaarten

cave-fins_3 = Turbozwemvliezen 3
cave-fins_3-about = Eén keer in deze beurt zwem je tot 3 vakken ineens; je draait pas om of verkent pas waar je aankomt.
cave-light_1 = Onderwaterlamp 1
cave-light_1-about = Vóór je eerste beweging: bekijk in het geheim een dichte vis, waar die ook ligt.
cave-octopus_3 = Turbo-octopus 3
cave-octopus_3-about = De octopus mag deze beurt tot 3 vakken verder, ook zonder octopuspunten.
cave-fins_5 = Turbozwemvliezen 5
cave-fins_5-about = Eén keer in deze beurt zwem je tot 5 vakken ineens; je draait pas om of verkent pas waar je aankomt.
cave-light_2 = Onderwaterlamp 2
cave-light_2-about = Vóór je eerste beweging: bekijk in het geheim 2 dichte vissen, waar die ook liggen.
cave-roll_1 = Nieuwe worp 1×
cave-roll_1-about = Na een te lage worp: gooi nog één keer. De laatste worp telt.
cave-octopus_5 = Turbo-octopus 5
cave-octopus_5-about = De octopus mag deze beurt tot 5 vakken verder, ook zonder octopuspunten.
cave-roll_2 = Nieuwe worp 2×
cave-roll_2-about = Na een te lage worp: gooi nog één of twee keer. De laatste worp telt.
cave-rainbow = Regenboogvis
cave-rainbow-about = Aan het eind is hij 4 punten waard en vervangt hij je beste vis van één soort.
cave-chest = Schatkist
cave-chest-about = Aan het eind levert hij 1, 3, 5 of 7 punten op: hoe verder je achterligt, hoe meer.

## De achterkanten

back-fish = Vis
back-fish-about = Een dichte vis. Je duiker kan hem omdraaien vanaf een vak ernaast.
back-cave_3 = Grot 3
back-cave_3-about = Een dichte grotkaart. Je duiker kan die verkennen vanaf een vak ernaast als er precies 3 vissen open liggen, maar niet na de eerste beweging.
back-cave_4 = Grot 4
back-cave_4-about = Een dichte grotkaart. Je duiker kan die verkennen vanaf een vak ernaast als er precies 4 vissen open liggen, maar niet na de eerste beweging.
back-cave_5 = Grot 5
back-cave_5-about = Een dichte grotkaart. Je duiker kan die verkennen vanaf een vak ernaast als er precies 5 vissen open liggen, maar niet na de eerste beweging.
back-cave_6 = Grot 6
back-cave_6-about = Een dichte grotkaart. Je duiker kan die verkennen vanaf een vak ernaast als er precies 6 vissen open liggen, maar niet na de eerste beweging.

## Het bord

cell = { $column }{ $row }
space-between = tussen { $one } en { $other }
space-above = boven { $cell }
space-below = onder { $cell }
space-left = links van { $cell }
space-right = rechts van { $cell }
heading-left = naar links
heading-right = naar rechts
heading-up = naar boven
heading-down = naar beneden
diver-left = { $seat }, kijkt naar links
diver-right = { $seat }, kijkt naar rechts
diver-up = { $seat }, kijkt naar boven
diver-down = { $seat }, kijkt naar beneden
diver-boat = { $seat }, nog in de boot
octopus = Octopus

## De instellingen

option-memory_aid = Geheugensteun
option-memory_aid-off = uit: onthoud zelf welke vissen weer dicht liggen
option-memory_aid-on = aan: vissen die weer dicht liggen, blijven gemarkeerd

## De plekken

zone-boat = Boot
zone-board = Rif
zone-den = Hol van de octopus
zone-pile = Stapel
zone-stack = Vissen van { $seat }
zone-caves = Grotkaarten van { $seat }
zone-used = Gebruikte grotkaarten

## Wat er verder toe doet

note-aim = Draai vissen om, maar nooit twee gelijke!
note-fins = { $number ->
    [one] De zwemvliezen dragen je nog één vak verder.
   *[other] De zwemvliezen dragen je nog tot { $number } vakken verder.
}
note-explored = Wordt verkend: { $back }.
note-ink = { $number ->
    [one] De octopus mag één vak ver.
   *[other] De octopus mag tot { $number } vakken ver.
}
note-announced = { $number ->
    [one] Aangekondigd: één vis van { $victim }.
   *[other] Aangekondigd: { $number } vissen van { $victim }.
}
note-die = { $number ->
    [0] Gooi jouw getal of hoger.
   *[other] Gooi jouw getal of hoger; bij −1 verlies je een vis.
}

## Hoe de spelers ervoor staan

plate-fish = { $number ->
    [one] 1 vis
   *[other] { $number } vissen
}
plate-caves = { $number ->
    [one] 1 grotkaart
   *[other] { $number } grotkaarten
}
plate-open = { $number ->
    [one] Op het spel: één vis
   *[other] Op het spel: { $number } vissen
}
tag-gain = { $number ->
    [one] levert 1 punt op
   *[other] levert { $number } punten op
}
tag-reach = { $number ->
    [one] De octopus zou hier kunnen komen met één octopuspunt.
   *[other] De octopus zou hier kunnen komen met { $number } octopuspunten.
}

## De vragen

question-swapping = { $seat }: bij de boot liggen alleen grotten. Welke ruil je tegen welke vis?
question-jumping = { $seat }: waar spring je in het water, en welke kant zwem je daarna op?
question-moving = { $seat }: waar zwem je heen?
question-looking = { $seat }: welke kaart belicht je?
question-turning_up = { $seat }: welke kaart wordt het?
question-deciding = { $seat }: doorzwemmen of stoppen?
question-octopus_moving = { $seat }: waar gaat de octopus stelen?
question-octopus_still = { $seat }: geen octopuspunten. Alleen een Turbo-octopus helpt nog.
question-robbing = { $seat }: wie besteel je?
question-announcing = { $seat }: hoeveel vissen kondig je aan?
question-rolling_again = { $seat }: te laag. Gooi je nog eens?
question-rolled_short = { $seat }: te laag. Alleen een kaart Nieuwe worp kan nu nog helpen.
question-first_player = Er wordt geloot wie begint.
question-next_back = De volgende kaart van de stapel toont de achterkant.
question-revealing = { $seat } draait een vis om.
question-glimpsing = { $seat } belicht een kaart.
question-entering = { $seat } neemt de grotkaart.
question-rolling = { $seat } gooit de octopusdobbelsteen.
question-stealing = { $seat } trekt blind een vis.
question-forfeiting = Bij { $seat } wordt blind een vis getrokken.
question-game_over = Het spel is afgelopen.

## De keuzes

choice-swap = Grot { $column }1 ruilen tegen vis { $cell }
choice-jump = In het water springen: { $space }, blik { $heading }
choice-move = Zwemmen: { $space }
choice-arrive = Hier stoppen
choice-turn_round = Omkeren
choice-decline = Niet omkeren: beurt beëindigen
choice-play = { $cave } gebruiken
choice-look = { $cell } belichten
choice-turn_up = { $cell } omdraaien
choice-explore = Grot { $cell } verkennen
choice-swim_on = Doorzwemmen
choice-stop = Stoppen
choice-octopus = Octopus: { $space }
choice-octopus_stays = De octopus blijft
choice-rob = { $seat } bestelen
choice-spare = Niemand bestelen
choice-announce = { $number ->
    [one] Noem 1 vis
   *[other] Noem { $number } vissen
}
choice-again = Nog eens gooien
choice-accept = Het erbij laten

## Waar een keuze toe leidt

about-either = Dan draai je { $one } of { $other } om
about-turns_up = Draait { $cell } om
about-fish = Daar: { $fish }
about-pair = Kans op een paar: { $number } van { $all }
about-explores = Verkent de grot { $cell }
about-stops = Niets te vinden: je moet stoppen
about-catch = { $number ->
    [0] Geen vis om te houden
    [one] Je houdt één vis: { $change }
   *[other] Je houdt { $number } vissen: { $change }
}
about-shells = { $number ->
    [one] 1 schelp
   *[other] { $number } schelpen
}
about-best = { $number ->
    [one] 1 schelp, maar elke soort telt één keer
   *[other] { $number } schelpen, maar elke soort telt één keer
}
about-stake = { $number ->
    [one] Op het spel: één vis, { $change }
   *[other] Op het spel: { $number } vissen, { $change }
}
about-meets = Treft { $seats }: niets te stelen
about-robs = Treft { $seats }: je mag stelen
about-victim = { $number ->
    [one] Eén vis om te trekken
   *[other] Trekken uit { $number } vissen
}
about-success = Lukt met { $number } van { $all } zijden
about-backfires = { $number ->
    [one] Met één van { $all } zijden verlies je een vis
   *[other] Met { $number } van { $all } zijden verlies je een vis
}
about-fails = Geen vis voor jou
about-loses = Geen vis voor jou, en je verliest er een
warning-passes = Niets te vinden: je beurt eindigt meteen
warning-pair = Een paar: je houdt { $number } van { $all } vissen
warning-pairs = Hoe dan ook een paar: je moet stoppen
warning-nothing = Niets meer te vinden: de duik eindigt
warning-in_vain = Elke weg beëindigt de duik

## Het toeval

chance-first = { $seat } begint
chance-next = { $back } ligt boven op de stapel
chance-reveal = { $fish } wordt omgedraaid
chance-glimpse = { $fish } ligt daar
chance-enter = { $cave } ligt in de grot
chance-die = De dobbelsteen toont { $result }
chance-steal = { $fish } wordt getrokken
chance-forfeit = { $fish } gaat verloren

## Wat er gebeurde

told-began = { $seat } begint.
told-swapped = { $seat } ruilt grot { $column }1 tegen vis { $cell }.
told-jumped = { $seat } springt in het water { $space }.
told-moved = { $seat } zwemt { $space }.
told-turned_round = { $seat } keert om.
told-passed = Niets gevonden: de beurt van { $seat } eindigt meteen.
told-played = { $seat } gebruikt { $cave }.
told-looked = { $seat } ziet { $fish } op { $cell }.
told-looked-hidden = { $seat } belicht stiekem { $cell }.
told-turned_up = { $seat } draait { $fish } om op { $cell }.
told-turned_up-hidden = { $seat } draait { $cell } om.
told-hidden = Door het paar moet { $seat } { $fish } weer dichtleggen.
told-hidden-hidden = Door het paar moet { $seat } een vis weer dichtleggen.
told-explored = { $seat } wil verkennen: { $back }.
told-stopped = { $seat } stopt.
told-octopus_moved = { $seat } verplaatst de octopus: { $space }.
told-announced = { $number ->
    [one] { $seat } probeert één vis van { $victim } te stelen.
   *[other] { $seat } probeert { $number } vissen van { $victim } te stelen.
}
told-rolled = { $seat } gooit { $result }.
told-stole = { $seat } neemt { $victim } { $fish } af.
told-stole-hidden = { $seat } neemt { $victim } een vis af.
told-failed = Te laag: { $victim } ontsnapt aan { $seat }.
told-collected = { $seat } verzamelt { $fish }.
told-collected-hidden = { $seat } verzamelt een vis.
told-entered = { $seat } vindt { $cave } in de grot.
told-entered-hidden = { $seat } neemt de grotkaart.
told-laid = Nieuwe kaart op { $cell }: { $back }.
told-ended = Het spel is afgelopen.
why-passed = Na de eerste beweging moet er een vis zijn om om te draaien.
why-hidden = Geen soort mag twee keer open liggen.

## Het einde

part-rainbow = Regenboogvissen
part-caves = Ongebruikte grotkaarten
part-chests = Schatkisten
ending-pile = De stapel is te klein om het bord weer te vullen.
ending-tie = Bij evenveel punten gaat wie meer vissen heeft voor.

## De regels in het kort

rules-aim = Verzamel vissen van dertien soorten. Aan het eind telt van elke soort alleen je beste vis: 1 tot 4 punten, zoveel als hij schelpen heeft. Er liggen 25 kaarten dicht in vijf kolommen, A tot E, en vijf rijen, geteld vanaf de boot; je duiker zwemt over de vakken ertussen en eromheen.
rules-jump = In je eerste beurt spring je uit de boot: kies een kolom waarvan de eerste kaart een vis is, een van de drie vakken aan die kaart, en welke kant je op kijkt. Liggen er bij de boot alleen grotten, ruil er dan eerst een tegen een vis.
rules-dive = Latere beurten beginnen met een beweging van één vak, altijd vooruit: op de kruising voor je ga je rechtdoor of sla je af, maar nooit terug. Draai daarna een dichte vis naast je om. Zwem door en draai er nog een om, zo vaak je wilt, of stop. Ligt er na de eerste beweging geen dichte vis naast je, dan is je beurt meteen voorbij. Het vak van de octopus is voor iedereen verboden; verspert hij je een hoek, dan mag je aan het begin van je beurt omkeren.
rules-pair = Draai je een soort om die al open ligt, dan gaan die twee vissen en alle vissen die ertussen zijn omgedraaid weer dicht. Je moet stoppen en houdt wat daarvoor was omgedraaid.
rules-caves = Na elke beweging behalve de eerste mag je in plaats daarvan een grot naast je verkennen, als er precies zoveel vissen open liggen als het getal van de grot aangeeft. Daarmee eindigt je duik. De grotkaart is van jou, alleen jij ziet die, en vanaf je volgende beurt kun je die gebruiken.
rules-octopus = Tel na de duik de octopuspunten van de open vissen op: zoveel vakken mag de octopus hoogstens bewegen, niet meteen terug en niet naar je eigen vak. Bereikt hij iemand anders, dan blijft hij daar, en mag je iemand met vissen bestelen: kondig 1, 2 of 3 aan en gooi de dobbelsteen (−1, 1, 1, 2, 3, 3). Gooi je jouw getal of meer, dan trek je blind zoveel vissen; bij −1 wordt er een van jou getrokken.
rules-collect = Daarna zijn de open vissen van jou, en de grotkaart als je er een hebt verkend. Lege plekken worden gevuld vanaf de stapel, en de volgende is aan de beurt.
rules-end = Het spel eindigt zodra het bord niet meer kan worden gevuld. Bij je beste vis van elke soort komen de regenboogvissen, een punt voor elke ongebruikte grotkaart en ten slotte de schatkisten volgens de rangorde. Wie de meeste punten heeft, wint; bij een gelijke stand wint wie de meeste vissen heeft; is het dan nog gelijk, dan delen jullie de overwinning.

## De eerste les

lesson-aim = Welkom bij het rif! Verzamel vissen: van elke soort telt de beste, en wie de meeste punten heeft, wint. Vandaag liggen er bij de boot alleen grotten: ruil er een tegen een vis en spring in het water.
lesson-swim = Een clownvis! Zwem door en draai nog een vis om. Je duiker zwemt altijd vooruit, nooit terug.
lesson-stop = Twee verschillende vissen: stop, en ze zijn van jou. De octopus mag nog even slapen.
lesson-pair = Twee murenes! Geen soort mag twee keer open liggen: Coralie moest ze allebei weer dicht leggen en stoppen. Onthoud waar die met drie schelpen ligt, en ga hem halen.
lesson-cave = Er liggen precies drie vissen open, en naast je is een grot met een 3. Dat komt goed uit: verken de grot!
lesson-fins = In de grot lagen turbozwemvliezen! Ze dragen je tot drie vakken ver ineens. Gebruik ze, zwem naar de hoek en stop daar.
lesson-corner = De octopus verspert je de weg, en op zijn vak mag niemand komen. Wacht een beurt; zit hij er dan nog, keer dan om.
lesson-octopus = Je vis heeft twee octopuspunten: de octopus mag twee vakken ver. Stuur hem naar Coralie, dan kun je haar bestelen!
lesson-rob = Hoeveel vissen durf je aan te kondigen? Gooi je dat getal of meer, dan trek je ze blind. Probeer er twee.
lesson-spare = Pas op: gooi je −1, dan trekt Coralie een vis van jou. Laat haar deze keer met rust. Nu ken je het rif: veel duikplezier!

## De eerste keer

first-turned_up = Stop je nu, dan is deze vis van jou: elke schelp is een punt. Of zwem door en vind er meer! Het labeltje telt je open vissen: een grot met precies dat getal kun je verkennen.
first-hidden = Een paar! Je legt beide vissen weer dicht, en alles wat je ertussen omdraaide. Wat daarvoor open lag, is van jou. Onthoud waar ze liggen!
first-entered = Deze grotkaart is van jou, en alleen jij ziet die. Vanaf je volgende beurt kun je die gebruiken.
first-octopus_moved = De octopus zwemt zo ver als de octopuspunten van je open vissen hem dragen. Bereikt hij een andere duiker, dan blijft hij daar, en mag je die speler bestelen.
first-stole = Je bent bestolen: er is blind een vis van jou getrokken. Let op waar de octopus zwemt!
first-failed = Je gooide minder dan je aankondigde, dus je krijgt niets; en bij −1 wordt er een vis van jou getrokken.
