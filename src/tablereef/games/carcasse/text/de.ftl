# Cap'taine Carcasse, in unseren eigenen Worten.

game-name = Cap'taine Carcasse
game-about = Tauche Karte um Karte nach Beute und tauche auf, bevor es zum Zwischenfall kommt.
game-goal = Habe die meisten Punkte, wenn der Stapel leer ist.

## Die Karten

card = { $family } { $value }
family-anchor = Anker
family-anchor-about = Bei einem Zwischenfall ist gerettet, was vor dem Anker ausgelegt wurde.
family-squid = Riesenkalmar
family-squid-about = Du musst noch zwei Karten auslegen, bevor du auftauchen darfst.
family-map = Schatzkarte
family-map-about = Sieh dir drei Karten vom Friedhof an und lege eine davon aus.
family-key = Schlüssel
family-key-about = Zusammen mit einer Truhe geborgen: so viele Bonuskarten vom Friedhof, wie du Karten birgst.
family-chest = Truhe
family-chest-about = Zusammen mit einem Schlüssel geborgen: so viele Bonuskarten vom Friedhof, wie du Karten birgst.
family-knife = Messer
family-knife-about = Die höchste Karte einer Familie in einem gegnerischen Laderaum kommt auf den Friedhof.
family-drone = Drohne
family-drone-about = Sieh dir die oberste Karte des Stapels an, bevor du dich entscheidest.
family-net = Netz
family-net-about = Die höchste Karte einer Familie aus deinem eigenen Laderaum wird ausgelegt.
family-harpoon = Harpune
family-harpoon-about = Lege aus einem gegnerischen Laderaum die höchste Karte einer Familie aus, die in deinem eigenen fehlt.
family-siren = Sirene
family-siren-about = Keine Wirkung, dafür 4 bis 9 Punkte wert.

## Die Taucher

diver-bosun = Bootsmann
diver-bosun-about = Bei deinem Zwischenfall sind auch der Anker und die nächsten zwei Karten gerettet.
diver-careful_trawler = Vorsichtiger Netzfischer
diver-careful_trawler-about = Bei deinem Zwischenfall sind alle Netze gerettet und alle Karten, die ein Netz geholt hat.
diver-greedy_trawler = Gieriger Netzfischer
diver-greedy_trawler-about = Dein Netz holt zwei Karten, eine nach der anderen.
diver-reaper = Schnitter
diver-reaper-about = Dein Messer kappt gleich die ganze Familie.
diver-scavenger = Strandräuber
diver-scavenger-about = Die Karte, die dein Messer kappt, kommt in deinen Laderaum.
diver-jinx = Unglücksbringer
diver-jinx-about = Wer gegen dich spielt, muss mit jedem Messer den eigenen Laderaum treffen.
diver-plunderer = Plünderer
diver-plunderer-about = Deinen Bonus für Schlüssel und Truhe ziehst du zufällig aus einem gegnerischen Laderaum.
diver-hoarder = Raffzahn
diver-hoarder-about = Dein Bonus für Schlüssel und Truhe verdoppelt sich.
diver-cartographer = Kartograf
diver-cartographer-about = Mit deiner Schatzkarte wählst du aus dem ganzen Friedhof.
diver-pilot = Drohnenpilot
diver-pilot-about = Deine Drohne zeigt dir die nächsten drei Karten des Stapels.
diver-ruthless_harpooner = Gnadenloser Harpunier
diver-ruthless_harpooner-about = Deine Harpune darf auch eine Familie treffen, die du schon hast.
diver-parrying_harpooner = Wehrhafter Harpunier
diver-parrying_harpooner-about = Eine gegnerische Harpune muss deinen höchsten Riesenkalmar nehmen; hast du keinen, ist sie verloren.
diver-fisher = Kalmarfänger
diver-fisher-about = Ein Riesenkalmar, den du aufdeckst, kommt direkt in deinen Laderaum.
diver-beastmaster = Bestienbändiger
diver-beastmaster-about = Gegnerische Riesenkalmare erzwingen vier Karten statt zwei.
diver-golden_singer = Goldkehle
diver-golden_singer-about = Jede deiner Sirenen, die Punkte bringt, ist 5 Punkte mehr wert.
diver-charming_singer = Betörende Sängerin
diver-charming_singer-about = Eine Sirene, die du aufdeckst, kommt direkt in deinen Laderaum.
diver-saboteuse = Saboteurin
diver-saboteuse-about = Nimm jemanden ins Visier: Was dort bei Zwischenfällen verloren geht, kommt in deinen Laderaum.

## Die Einstellungen am Tisch

option-divers = Taucher
option-divers-off = keine
option-divers-on = einer pro Person
option-variant = Variante
option-variant-none = keine
option-variant-none-about = Das Grundspiel.
option-variant-thieves_island = Insel der Diebe
option-variant-thieves_island-about = Was bei einem Zwischenfall verloren geht, bekommt, wer als Nächstes am Zug ist.
option-variant-pile_of_treasure = Schatzberg
option-variant-pile_of_treasure-about = Alle Karten zählen, nicht nur die höchste jeder Familie.
option-variant-sudden_death = Plötzlicher Tod
option-variant-sudden_death-about = Wessen Laderaum mindestens 50 Punkte wert ist, gewinnt sofort.
option-variant-all_hands = Alle Mann an Deck
option-variant-all_hands-about = Jede Familie, die in einem Laderaum fehlt, kostet 5 Punkte.
option-variant-strange_lands = Fremde Gestade
option-variant-strange_lands-about = Nicht eine doppelte Familie, sondern ein doppelter Wert löst den Zwischenfall aus.
option-variant-beneath_the_waves = Unter den Wellen
option-variant-beneath_the_waves-about = Nur wer weniger als 60 Punkte hat, kann gewinnen.
option-memory_aid = Gedächtnisstütze
option-memory_aid-off = aus
option-memory_aid-on = zeigen, was noch im Stapel und auf dem Friedhof liegt

## Die Orte

zone-pile = Stapel
zone-pile-about = Ist der Stapel leer, endet das Spiel mit diesem Zug.
zone-graveyard = Friedhof
zone-row = Expedition
zone-row-about = Die Karten dieses Tauchgangs gehören dem, der mit ihnen auftaucht.
zone-hold = Laderaum von { $seat }
zone-diver = Taucher von { $seat }

## Was sonst zählt

note-debt = { $number ->
    [one] Der Kalmar will noch eine Karte.
   *[other] Der Kalmar will noch { $number } Karten.
}
note-lacking = Nur Familien, die in deinem Laderaum fehlen.
note-parry = { $seat } pariert: Deine Harpune muss den Kalmar nehmen.
note-target = { $seat } bekommt, was { $victim } bei Zwischenfällen verliert.

## Wie es um die Spieler steht

plate-dive = Dieser Tauchgang: { $change }
plate-safe = { $number } sicher
plate-families = { $number }/{ $all } Familien
plate-cards = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
tag-gain = { $number ->
    [one] bringt 1 Punkt
   *[other] bringt { $number } Punkte
}
tag-safe = { $number ->
    [one] bringt 1 Punkt, bei einem Zwischenfall gerettet
   *[other] bringt { $number } Punkte, bei einem Zwischenfall gerettet
}
dial-risk = Zwischenfall-Risiko
dial-families = Gefährliche Familien
dial-values = Gefährliche Werte
shout-incident = Zwischenfall!
shout-surfaced = Aufgetaucht!
pennant-own = Du tauchst
pennant-rival = taucht

## Die Fragen

question-deciding = { $seat }: Weitertauchen oder auftauchen?
question-first_card = { $seat }: Die erste Karte kommt von selbst. Weitertauchen oder auftauchen?
question-surfacing = { $seat }: Der Stapel ist leer, tauche auf!
question-knifing = { $seat }: Welchen Schatz kappt dein Messer?
question-harpooning = { $seat }: Welchen Schatz holt deine Harpune?
question-netting = { $seat }: Welche Familie holt das Netz aus deinem Laderaum?
question-digging = { $seat }: Welche Karte bringt deine Schatzkarte?
question-plundering = { $seat }: Wessen Laderaum plünderst du?
question-naming = { $seat }: Wessen Zwischenfälle sollen deinen Laderaum füllen?
question-first_player = Es wird ausgelost, wer beginnt.
question-turning_over = { $seat } deckt eine Karte auf.
question-drone_look = { $seat } späht in den Stapel.
question-map_look = { $seat } durchsucht den Friedhof.
question-bonus = { $seat } zieht eine Bonuskarte.
question-looting = { $seat } zieht eine Karte aus dem geplünderten Laderaum.
question-dealing = Die Taucher werden verteilt.
question-game_over = Das Spiel ist zu Ende.

## Die Möglichkeiten

choice-continue = Weiter
choice-surface = Auftauchen
choice-cut = { $family } bei { $seat } kappen
choice-spear = { $family } bei { $seat } harpunieren
choice-haul = { $family } heraufholen
choice-dig = { $card } auslegen
choice-plunder = { $seat } plündern
choice-name = { $seat } ins Visier nehmen

## Wohin eine Möglichkeit führt

value = Wert { $value }
about-next = Nächste Karte: { $card }
about-odds = Zwischenfall bei { $number } von { $all ->
    [one] 1 Karte
   *[other] { $all } Karten
}
about-again = Darf nicht noch einmal kommen: { $marks }
about-families = Zwischenfall bei jeder von { $number } Familien
about-values = Zwischenfall bei jedem von { $number } Werten
about-stow = { $number ->
    [0] Keine Karte für deinen Laderaum
    [one] Eine Karte in deinen Laderaum
   *[other] { $number } Karten in deinen Laderaum
}
about-score = { $change }, insgesamt { $number }
about-bonus = { $number ->
    [one] Dann eine Bonuskarte
   *[other] Dann { $number } Bonuskarten
}
about-place = { $card } wird ausgelegt
about-cut = Auf den Friedhof: { $cards }
about-instead = Dann zählt: { $card }
about-hold = Dein Laderaum: { $change }, bis du auftauchst
about-scavenge = In deinen Laderaum: { $cards }
about-saved = Gerettet: { $number } von { $all } Karten
about-lost = Die ganze Expedition ist verloren
about-loot = Zufällig gezogen: { $number } von { $all } Karten
effect-anchor = Rettet die Karten davor
effect-map = Bringt eine Karte vom Friedhof
effect-key = Mit einer Truhe gibt es Bonuskarten
effect-chest = Mit einem Schlüssel gibt es Bonuskarten
effect-pair = Schlüssel und Truhe: { $number ->
    [one] eine Bonuskarte
   *[other] { $number } Bonuskarten
} beim Auftauchen
effect-knife = Nimmt einem Gegner eine Karte weg
effect-drone = Zeigt dir die nächste Karte
effect-net = Bringt eine Karte aus deinem Laderaum
effect-harpoon = Bringt eine Karte eines Gegners
effect-siren = Keine Wirkung
warning-incident = Zwischenfall: noch einmal { $mark }
warning-certain = Ein Zwischenfall ist sicher
warning-too_high = Mit { $number } oder mehr Punkten kannst du nicht gewinnen

## Der Zufall

chance-first = { $seat } beginnt
chance-turn = { $card } wird aufgedeckt
chance-peek = { $card } liegt im Stapel
chance-sift = { $card } findet sich auf dem Friedhof
chance-gain = { $card } ist der Bonus
chance-loot = { $card } wird erbeutet
chance-deal = { $diver } wird ausgeteilt

## Was geschehen ist

told-dealt = { $seat } taucht als { $diver }.
told-began = { $seat } beginnt.
told-named = { $seat } bekommt von nun an, was { $victim } bei Zwischenfällen verliert.
told-turned = { $seat } deckt { $card } auf.
told-kept = { $seat } verstaut { $card } direkt im Laderaum.
told-knifed = { $seat } kappt { $card } bei { $victim }: ab auf den Friedhof.
told-scavenged = { $seat } kappt { $card } bei { $victim } und behält die Beute.
told-harpooned = { $seat } harpuniert { $card } bei { $victim }.
told-parried = { $victim } pariert: Die Harpune von { $seat } landet auf dem Friedhof.
told-netted = { $seat } holt { $card } mit dem Netz aus dem Laderaum.
told-dug = { $seat } holt { $card } mit der Schatzkarte vom Friedhof.
told-peeked = { $seat } sieht { $card } im Stapel.
told-peeked-hidden = { $seat } sieht sich eine Karte des Stapels an.
told-sifted = { $seat } findet { $card } auf dem Friedhof.
told-sifted-hidden = { $seat } sieht sich eine Karte vom Friedhof an.
told-indebted = { $number ->
    [one] Der Riesenkalmar hält { $seat } fest: noch eine Karte auslegen.
   *[other] Der Riesenkalmar hält { $seat } fest: noch { $number } Karten auslegen.
}
told-released = Der Stapel ist leer: Der Riesenkalmar lässt { $seat } los.
told-ignored = { $family }
idle-map = { $family }: der Friedhof ist leer.
idle-knife = { $family }: keine Karte, die es treffen kann.
idle-drone = { $family }: der Stapel ist leer.
idle-net = { $family }: der Laderaum ist leer.
idle-harpoon = { $family }: die anderen haben keine neue Familie.
told-incident = Zwischenfall! { $card } beendet den Tauchgang von { $seat }.
told-surfaced = { $seat } taucht auf.
told-collected = { $seat } verstaut { $card } im Laderaum.
told-gained = Schlüssel und Truhe bringen { $seat } einen Bonus: { $card }.
told-looted = { $seat } erbeutet { $card } von { $victim }.
told-lost = Auf den Friedhof gesunken: { $card }.
told-inherited = { $seat } erbt { $card } von { $victim }.
told-ended = Das Spiel ist zu Ende.
why-incident = { $card } kam, und so eine Karte gab es in diesem Tauchgang schon.

## Das Ende

part-missing = Fehlende Familien
ending-pile = Der Stapel ist leer.
ending-sudden_death = Ein Laderaum ist mindestens 50 Punkte wert.
ending-tie = Bei gleich vielen Punkten liegt vorn, wer mehr Karten im Laderaum hat.

## Die Regeln in Kürze

rules-aim = Birg Beute aus zehn Familien. Am Ende zählt in deinem Laderaum die höchste Karte jeder Familie.
rules-turn = Wenn du am Zug bist, deckst du eine Karte auf und legst sie in die Expedition; sie wirkt sofort. Dann entscheide: Tauche weiter und decke noch eine Karte auf, oder tauche auf und nimm die ganze Expedition in deinen Laderaum.
rules-incident = Eine zweite Karte derselben Familie in einer Expedition ist ein Zwischenfall: Alles sinkt auf den Friedhof, und dein Zug ist vorbei.
rules-effects = Jede Wirkung ist Pflicht; fehlt ihr ein Ziel, entfällt sie. Auch Karten aus einem Laderaum oder vom Friedhof wirken und können einen Zwischenfall auslösen.
rules-hold = Ein Laderaum liegt offen aus, nach Familien sortiert. Nur die höchste Karte einer Familie kann gekappt, harpuniert oder mit dem Netz geholt werden.
rules-end = Ist die letzte Karte des Stapels aufgedeckt, wird der Zug noch beendet, dann ist das Spiel aus. Es gewinnt, wer die meisten Punkte hat; bei Gleichstand, wer mehr Karten hat; herrscht auch dann Gleichstand, teilt ihr euch den Sieg.

## the first lesson

lesson-aim = Willkommen an Bord! Dein Tauchgang hängt am Seil; in deinem Laderaum zählt von jeder Familie die beste Karte. Wer die meisten Punkte hat, gewinnt. Decke noch eine Karte auf.
lesson-twice = Ein Schlüssel! Aber Vorsicht: Kommt eine Familie in einem Tauchgang zweimal, ist das ein Zwischenfall, und alles versinkt. Wage noch eine.
lesson-treasure = Schlüssel und Truhe an einem Seil: Sie bringen so viele Bonuskarten, wie dort hängen. Schnell, tauche auf!
lesson-drone = Deine Drohne zeigt die nächste Karte, nur dir: ein Anker. Keine Gefahr, also tauche weiter.
lesson-anchor = Was vor dem Anker hängt, ist sicher, was auch kommt. Tauche weiter.
lesson-squid = Der Kalmar lässt erst los, wenn noch zwei Karten kommen. Das Netz bringt eine: Wähle eine Familie aus deinem Laderaum.
lesson-dare = Der Kalmar hat losgelassen, du könntest auftauchen. Sieh dir dieses eine Mal an, was geschieht, wenn man zu viel wagt.
lesson-knife = Zwei Drohnen: ein Zwischenfall! Nur was vor dem Anker hing, kam nach Hause. Ein neuer Tauchgang: Das Messer schickt die beste Karte einer Familie aus einem anderen Laderaum auf den Friedhof.
lesson-harpoon = Die Harpune holt eine Karte aus einem anderen Laderaum, von einer Familie, die du noch nicht hast. Nimm die Schatzkarte: Sie wirkt sofort.
lesson-map = Die Schatzkarte: drei Karten vom Friedhof, und eine nimmst du. Da liegt eine Sirene mit 9! Danach tauche auf.

## Wenn es zum ersten Mal geschieht

first-incident = Ein Zwischenfall: Was schon an deinem Seil hing, kam noch einmal, und der Tauchgang ist verloren. Nur was vor einem Anker hing, ist sicher. Je mehr dort hängt, desto gefährlicher ist die nächste Karte!
first-gained = Schlüssel und Truhe in einem Tauchgang: Sie bringen dir Bonuskarten, gleich in den Laderaum.
first-knifed = Ein Messer hat deinen Laderaum getroffen: Diese Karte liegt jetzt auf dem Friedhof. Mit einer zweiten Karte der Familie tut es weniger weh.
first-harpooned = Eine Harpune hat diese Karte aus deinem Laderaum an ein anderes Seil gezogen. Dort wirkt sie, und dort kann sie verloren gehen.
first-indebted = Ein Kalmar hält dich fest: Erst müssen noch Karten kommen, dann darfst du auftauchen. Was Netz, Schatzkarte und Harpune bringen, zählt mit.
first-peeked = Deine Drohne lässt dich in den Stapel sehen, und sonst niemanden. Nutze, was du weißt!
