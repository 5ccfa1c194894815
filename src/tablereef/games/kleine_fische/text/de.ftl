# Kleine Fische ganz groß!, in unseren eigenen Worten.

game-name = Kleine Fische ganz groß!
game-about = Tauche zwischen den Karten, decke Fische auf und hör auf, bevor eine Art zweimal daliegt.
game-goal = Habe die meisten Punkte: Von jeder Art zählt der beste Fisch.

## Die Fische

fish = { $ink ->
    [0] { $species } { $shells }
    [one] { $species } { $shells } (1 Krakenpunkt)
   *[other] { $species } { $shells } ({ $ink } Krakenpunkte)
}
order = Nummer { $number } dieses Tauchgangs
order-short = { $number }.
species-clownfish = Clownfisch
species-clownfish-short = Clown
species-stingray = Stechrochen
species-stingray-short = Rochen
species-angelfish = Kaiserfisch
species-angelfish-short = Kaiser
species-seahorse = Seepferdchen
species-seahorse-short = Seepferd
species-pufferfish = Kugelfisch
species-pufferfish-short = Kugel
species-lionfish = Rotfeuerfisch
species-lionfish-short = Feuer
species-moray = Muräne
species-moray-short = Muräne
species-boxfish = Kofferfisch
species-boxfish-short = Koffer
species-trumpetfish = Trompetenfisch
species-trumpetfish-short = Trompete
species-flounder = Pfauenbutt
species-flounder-short = Butt
species-frogfish = Anglerfisch
species-frogfish-short = Angler
species-parrotfish = Papageifisch
species-parrotfish-short = Papagei
species-reef_shark = Riffhai
species-reef_shark-short = Hai

## Die Höhlenkarten

cave-fins_3 = Turboflossen 3
cave-fins_3-about = Einmal in diesem Zug schwimmst du bis zu 3 Felder auf einmal; erst wo du ankommst, deckst du auf oder erkundest.
cave-light_1 = Unterwasserlampe 1
cave-light_1-about = Vor deiner ersten Bewegung: Sieh dir heimlich einen verdeckten Fisch an, egal wo er liegt.
cave-octopus_3 = Turbokrake 3
cave-octopus_3-about = Der Krake darf in diesem Zug bis zu 3 Felder weiter ziehen, auch ohne Krakenpunkte.
cave-fins_5 = Turboflossen 5
cave-fins_5-about = Einmal in diesem Zug schwimmst du bis zu 5 Felder auf einmal; erst wo du ankommst, deckst du auf oder erkundest.
cave-light_2 = Unterwasserlampe 2
cave-light_2-about = Vor deiner ersten Bewegung: Sieh dir heimlich 2 verdeckte Fische an, egal wo sie liegen.
cave-roll_1 = Nochmal würfeln 1×
cave-roll_1-about = Nach einem zu niedrigen Wurf: Würfle noch einmal. Der letzte Wurf gilt.
cave-octopus_5 = Turbokrake 5
cave-octopus_5-about = Der Krake darf in diesem Zug bis zu 5 Felder weiter ziehen, auch ohne Krakenpunkte.
cave-roll_2 = Nochmal würfeln 2×
cave-roll_2-about = Nach einem zu niedrigen Wurf: Würfle bis zu zweimal neu. Der letzte Wurf gilt.
cave-rainbow = Regenbogenfisch
cave-rainbow-about = Am Ende ist er 4 Punkte wert und ersetzt deinen besten Fisch einer Art.
cave-chest = Schatztruhe
cave-chest-about = Am Ende bringt sie 1, 3, 5 oder 7 Punkte: je weiter du hinten liegst, desto mehr.

## Die Rückseiten

back-fish = Fisch
back-fish-about = Ein verdeckter Fisch. Dein Taucher kann ihn von einem Feld daneben aufdecken.
back-cave_3 = Höhle 3
back-cave_3-about = Eine verdeckte Höhlenkarte. Dein Taucher kann sie von einem Feld daneben erkunden, wenn genau 3 Fische offen liegen, nur nicht nach der ersten Bewegung.
back-cave_4 = Höhle 4
back-cave_4-about = Eine verdeckte Höhlenkarte. Dein Taucher kann sie von einem Feld daneben erkunden, wenn genau 4 Fische offen liegen, nur nicht nach der ersten Bewegung.
back-cave_5 = Höhle 5
back-cave_5-about = Eine verdeckte Höhlenkarte. Dein Taucher kann sie von einem Feld daneben erkunden, wenn genau 5 Fische offen liegen, nur nicht nach der ersten Bewegung.
back-cave_6 = Höhle 6
back-cave_6-about = Eine verdeckte Höhlenkarte. Dein Taucher kann sie von einem Feld daneben erkunden, wenn genau 6 Fische offen liegen, nur nicht nach der ersten Bewegung.

## Der Plan

cell = { $column }{ $row }
space-between = zwischen { $one } und { $other }
space-above = über { $cell }
space-below = unter { $cell }
space-left = links von { $cell }
space-right = rechts von { $cell }
heading-left = nach links
heading-right = nach rechts
heading-up = nach oben
heading-down = nach unten
diver-left = { $seat }, Blick nach links
diver-right = { $seat }, Blick nach rechts
diver-up = { $seat }, Blick nach oben
diver-down = { $seat }, Blick nach unten
diver-boat = { $seat }, noch im Boot
octopus = Krake

## Die Einstellungen

option-memory_aid = Gedächtnisstütze
option-memory_aid-off = aus: Merk dir selbst, welche Fische wieder verdeckt wurden
option-memory_aid-on = an: Wieder verdeckte Fische bleiben markiert

## Die Plätze

zone-boat = Boot
zone-board = Riff
zone-den = Krakenhöhle
zone-pile = Stapel
zone-stack = Fische von { $seat }
zone-caves = Höhlenkarten von { $seat }
zone-used = Verbrauchte Höhlenkarten

## Was sonst noch zählt

note-aim = Decke Fische auf, aber keine Art zweimal!
note-fins = { $number ->
    [one] Die Flossen tragen dich noch ein Feld weiter.
   *[other] Die Flossen tragen dich noch bis zu { $number } Felder weiter.
}
note-explored = Wird erkundet: { $back }.
note-ink = { $number ->
    [one] Der Krake darf ein Feld weit ziehen.
   *[other] Der Krake darf bis zu { $number } Felder weit ziehen.
}
note-announced = { $number ->
    [one] Angesagt: ein Fisch von { $victim }.
   *[other] Angesagt: { $number } Fische von { $victim }.
}
note-die = { $number ->
    [0] Würfle deine Zahl oder mehr.
   *[other] Würfle deine Zahl oder mehr; bei −1 verlierst du einen Fisch.
}

## Wie es um die Spieler steht

plate-fish = { $number ->
    [one] 1 Fisch
   *[other] { $number } Fische
}
plate-caves = { $number ->
    [one] 1 Höhlenkarte
   *[other] { $number } Höhlenkarten
}
plate-open = { $number ->
    [one] Auf dem Spiel: ein Fisch
   *[other] Auf dem Spiel: { $number } Fische
}
tag-gain = { $number ->
    [one] bringt 1 Punkt
   *[other] bringt { $number } Punkte
}
tag-reach = { $number ->
    [one] Der Krake könnte mit einem Krakenpunkt hierher.
   *[other] Der Krake könnte mit { $number } Krakenpunkten hierher.
}

## Die Fragen

question-swapping = { $seat }: Am Boot liegen nur Höhlen. Welche davon tauschst du gegen welchen Fisch?
question-jumping = { $seat }: Wo springst du ins Wasser, und wohin geht es dann weiter?
question-moving = { $seat }: Wohin schwimmst du?
question-looking = { $seat }: Welche Karte leuchtest du an?
question-turning_up = { $seat }: Welche Karte nimmst du?
question-deciding = { $seat }: Weiterschwimmen oder aufhören?
question-octopus_moving = { $seat }: Wohin zieht der Krake zum Stibitzen?
question-octopus_still = { $seat }: Keine Krakenpunkte. Nur Turbokrake hilft jetzt noch.
question-robbing = { $seat }: Bei wem stibitzt du?
question-announcing = { $seat }: Wie viele Fische sagst du an?
question-rolling_again = { $seat }: Zu wenig. Würfelst du noch einmal?
question-rolled_short = { $seat }: Zu wenig. Jetzt könnte nur eine Karte Nochmal würfeln helfen.
question-first_player = Es wird ausgelost, wer beginnt.
question-next_back = Die nächste Karte des Stapels zeigt ihre Rückseite.
question-revealing = { $seat } deckt einen Fisch auf.
question-glimpsing = { $seat } leuchtet eine Karte an.
question-entering = { $seat } nimmt die Höhlenkarte.
question-rolling = { $seat } wirft den Krakenwürfel.
question-stealing = { $seat } zieht blind einen Fisch.
question-forfeiting = Bei { $seat } wird blind ein Fisch gezogen.
question-game_over = Das Spiel ist zu Ende.

## Die Möglichkeiten

choice-swap = Höhle { $column }1 gegen Fisch { $cell } tauschen
choice-jump = Ins Wasser springen: { $space }, Blick { $heading }
choice-move = Schwimmen: { $space }
choice-arrive = Hier anhalten
choice-turn_round = Umdrehen
choice-decline = Nicht umdrehen: Zug beenden
choice-play = { $cave } einsetzen
choice-look = { $cell } anleuchten
choice-turn_up = { $cell } aufdecken
choice-explore = Höhle { $cell } erkunden
choice-swim_on = Weiter
choice-stop = Aufhören
choice-octopus = Krake: { $space }
choice-octopus_stays = Der Krake bleibt
choice-rob = Bei { $seat } stibitzen
choice-spare = Bei niemandem stibitzen
choice-announce = { $number ->
    [one] 1 Fisch ansagen
   *[other] { $number } Fische ansagen
}
choice-again = Noch einmal würfeln
choice-accept = Dabei bleiben

## Wohin eine Möglichkeit führt

about-either = Dann deckst du { $one } oder { $other } auf
about-turns_up = Deckt { $cell } auf
about-fish = Dort: { $fish }
about-pair = Risiko eines Paars: { $number } von { $all }
about-explores = Erkundet die Höhle { $cell }
about-stops = Nichts zu finden: Du musst aufhören
about-catch = { $number ->
    [0] Kein Fisch zu behalten
    [one] Du behältst einen Fisch: { $change }
   *[other] Du behältst { $number } Fische: { $change }
}
about-shells = { $number ->
    [one] 1 Muschel
   *[other] { $number } Muscheln
}
about-best = { $number ->
    [one] 1 Muschel, aber jede Art zählt nur einmal
   *[other] { $number } Muscheln, aber jede Art zählt nur einmal
}
about-stake = { $number ->
    [one] Auf dem Spiel: ein Fisch, { $change }
   *[other] Auf dem Spiel: { $number } Fische, { $change }
}
about-meets = Trifft { $seats }: nichts zu stibitzen
about-robs = Trifft { $seats }: Du darfst stibitzen
about-victim = { $number ->
    [one] Dort liegt ein Fisch
   *[other] Dort liegen { $number } Fische
}
about-success = Gelingt mit { $number } von { $all } Seiten
about-backfires = { $number ->
    [one] Mit einer von { $all } Seiten verlierst du einen Fisch
   *[other] Mit { $number } von { $all } Seiten verlierst du einen Fisch
}
about-fails = Kein Fisch für dich
about-loses = Kein Fisch für dich, und du verlierst einen
warning-passes = Nichts zu finden: Dein Zug endet sofort
warning-pair = Ein Paar: Du behältst { $number } von { $all } Fischen
warning-pairs = Beides ein Paar: Du musst aufhören
warning-nothing = Nichts mehr zu finden: Der Tauchgang endet
warning-in_vain = Jeder Weg beendet den Tauchgang

## Der Zufall

chance-first = { $seat } beginnt
chance-next = { $back } liegt oben auf dem Stapel
chance-reveal = { $fish } wird aufgedeckt
chance-glimpse = { $fish } liegt dort
chance-enter = In der Höhle: { $cave }
chance-die = Der Würfel zeigt { $result }
chance-steal = { $fish } wird gezogen
chance-forfeit = { $fish } geht verloren

## Was geschah

told-began = { $seat } beginnt.
told-swapped = { $seat } tauscht Höhle { $column }1 gegen Fisch { $cell }.
told-jumped = { $seat } springt ins Wasser, { $space }.
told-moved = { $seat } schwimmt { $space }.
told-turned_round = { $seat } dreht sich um.
told-passed = Nichts gefunden: Der Zug von { $seat } endet sofort.
told-played = { $seat } setzt { $cave } ein.
told-looked = { $seat } sieht bei { $cell }: { $fish }.
told-looked-hidden = { $seat } leuchtet heimlich { $cell } an.
told-turned_up = { $seat } deckt bei { $cell } auf: { $fish }.
told-turned_up-hidden = { $seat } deckt { $cell } auf.
told-hidden = Wegen des Paares muss { $seat } { $fish } wieder verdecken.
told-hidden-hidden = Wegen des Paares muss { $seat } einen Fisch wieder verdecken.
told-explored = { $seat } will erkunden: { $back }.
told-stopped = { $seat } hört auf.
told-octopus_moved = { $seat } zieht den Kraken: { $space }.
told-announced = { $number ->
    [one] { $seat } will bei { $victim } einen Fisch stibitzen.
   *[other] { $seat } will bei { $victim } { $number } Fische stibitzen.
}
told-rolled = { $seat } würfelt { $result }.
told-stole = { $seat } stibitzt bei { $victim }: { $fish }.
told-stole-hidden = { $seat } stibitzt bei { $victim } einen Fisch.
told-failed = Zu wenig: { $victim } entwischt { $seat }.
told-collected = { $seat } sammelt { $fish } ein.
told-collected-hidden = { $seat } sammelt einen Fisch ein.
told-entered = { $seat } findet { $cave } in der Höhle.
told-entered-hidden = { $seat } nimmt die Höhlenkarte.
told-laid = Neue Karte bei { $cell }: { $back }.
told-ended = Das Spiel ist zu Ende.
why-passed = Nach der ersten Bewegung muss ein Fisch zum Aufdecken da sein.
why-hidden = Keine Art darf zweimal offen liegen.

## Das Ende

part-rainbow = Regenbogenfische
part-caves = Unbenutzte Höhlenkarten
part-chests = Schatztruhen
ending-pile = Der Stapel reicht nicht mehr für alle leeren Plätze.
ending-tie = Bei gleich vielen Punkten liegt vorn, wer mehr Fische hat.

## Die Regeln in Kürze

rules-aim = Sammle Fische aus dreizehn Arten. Am Ende zählt von jeder Art nur dein bester Fisch, mit so vielen Punkten, wie er Muscheln hat: 1 bis 4. 25 Karten liegen verdeckt in fünf Spalten, A bis E, und fünf Reihen, vom Boot aus gezählt; dein Taucher schwimmt auf den Feldern zwischen ihnen und um sie herum.
rules-jump = In deinem ersten Zug springst du aus dem Boot: Wähle eine Spalte, deren oberste Karte ein Fisch ist, eines der drei Felder an dieser Karte und deine Blickrichtung. Liegen am Boot nur Höhlen, dann tausche erst eine davon gegen einen Fisch.
rules-dive = Spätere Züge beginnen mit einer Bewegung um ein Feld, immer nach vorn: An der Kreuzung vor dir schwimmst du geradeaus oder biegst ab, aber nie zurück. Dann deckst du einen Fisch neben dir auf. Danach schwimmst du weiter und deckst noch einen auf, sooft du magst, oder du hörst auf. Liegt nach der ersten Bewegung kein verdeckter Fisch neben dir, ist dein Zug sofort vorbei. Das Feld des Kraken ist für alle gesperrt; versperrt er dir in einer Ecke den Weg, darfst du dich zu Beginn deines Zuges umdrehen.
rules-pair = Deckst du eine Art auf, die schon offen liegt, verdeckst du diese beiden Fische und alle, die du dazwischen aufgedeckt hast, wieder. Du musst aufhören, behältst aber, was du vorher aufgedeckt hast.
rules-caves = Nach jeder Bewegung außer der ersten darfst du stattdessen eine Höhle neben dir erkunden, wenn genau so viele Fische offen liegen, wie ihre Zahl sagt. Damit ist dein Tauchgang zu Ende. Die Höhlenkarte gehört dir; nur du siehst sie, und ab deinem nächsten Zug kannst du sie einsetzen.
rules-octopus = Nach dem Tauchgang zählst du die Krakenpunkte der offenen Fische: So viele Felder weit darf der Krake höchstens ziehen, nicht gleich wieder zurück und nicht auf dein eigenes Feld. Erreicht er andere Taucher, bleibt er dort, und du darfst bei einem, der Fische hat, stibitzen: Sage 1, 2 oder 3 an und würfle (−1, 1, 1, 2, 3, 3). Würfelst du deine Zahl oder mehr, ziehst du blind so viele Fische, wie du angesagt hast; bei −1 wird dir einer stibitzt.
rules-collect = Dann nimmst du die offenen Fische und die Höhlenkarte, wenn du eine erkundet hast. Leere Plätze werden vom Stapel aufgefüllt, und die nächste Person ist dran.
rules-end = Das Spiel endet, sobald sich der Plan nicht mehr auffüllen lässt. Zu deinem besten Fisch jeder Art kommen Regenbogenfische, ein Punkt für jede unbenutzte Höhlenkarte und zuletzt die Schatztruhen nach Rang. Die meisten Punkte gewinnen; bei Gleichstand die meisten Fische; herrscht auch dann Gleichstand, teilt ihr euch den Sieg.

## Die erste Lektion

lesson-aim = Willkommen am Riff! Sammle Fische: Von jeder Art zählt dein bester, und wer die meisten Punkte hat, gewinnt. Heute liegen am Boot nur Höhlen: Tausche eine gegen einen Fisch und spring ins Wasser.
lesson-swim = Ein Clownfisch! Schwimm weiter und decke noch einen Fisch auf. Dein Taucher schwimmt immer nach vorn, nie zurück.
lesson-stop = Zwei verschiedene Fische: Hör auf, und beide gehören dir. Der Krake darf noch ein bisschen schlafen.
lesson-pair = Zwei Muränen! Keine Art darf zweimal offen liegen: Coralie musste beide wieder verdecken und aufhören. Merk dir, wo die mit den drei Muscheln liegt, und hol sie dir.
lesson-cave = Genau drei Fische liegen offen, und neben dir ist eine Höhle mit einer 3. Das passt: Erkunde sie!
lesson-fins = In der Höhle lagen Turboflossen! Sie tragen dich bis zu drei Felder weit auf einmal. Setz sie ein, schwimm in die Ecke und halte dort an.
lesson-corner = Der Krake versperrt dir den Weg, und auf sein Feld darf niemand. Warte einen Zug ab; ist er dann immer noch da, dreh dich um.
lesson-octopus = Dein Fisch hat zwei Krakenpunkte: Der Krake darf zwei Felder weit ziehen. Schick ihn zu Coralie, dann kannst du bei ihr stibitzen!
lesson-rob = Wie viele Fische traust du dich anzusagen? Würfelst du diese Zahl oder mehr, ziehst du so viele, ohne hinzusehen. Versuch es mit zwei.
lesson-spare = Vorsicht: Würfelst du −1, stibitzt Coralie dir einen Fisch. Lass sie diesmal in Ruhe. Jetzt kennst du das Riff: viel Spaß beim Tauchen!

## Wenn es zum ersten Mal geschieht

first-turned_up = Hörst du jetzt auf, gehört dieser Fisch dir: Jede Muschel ist ein Punkt. Oder schwimm weiter und finde mehr! Das Schildchen zählt deine offenen Fische: Eine Höhle mit genau dieser Zahl kannst du erkunden.
first-hidden = Ein Paar! Du verdeckst beide Fische wieder, und alles, was du dazwischen aufgedeckt hast. Was vorher offen lag, gehört dir. Merk dir, wo sie liegen!
first-entered = Diese Höhlenkarte gehört dir, und nur du siehst sie. Ab deinem nächsten Zug kannst du sie einsetzen.
first-octopus_moved = Der Krake schwimmt so weit, wie ihn die Krakenpunkte deiner offenen Fische tragen. Erreicht er einen anderen Taucher, bleibt er dort, und du darfst stibitzen.
first-stole = Bei dir wurde stibitzt: blind gezogen, ein Fisch von dir. Achte darauf, wohin der Krake schwimmt!
first-failed = Du hast weniger gewürfelt als angesagt, also bekommst du nichts; und bei −1 wird dir ein Fisch stibitzt.
