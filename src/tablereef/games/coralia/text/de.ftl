# Coralia, in unseren eigenen Worten.

game-name = Coralia
game-about = Setze Würfel auf sechs Korallenriffe und sammle Perlen, Fische, Schätze und Schildkröten.
game-goal = Habe nach der letzten Runde die meisten Punkte.

## Würfel und Figuren

die = { $face } in { $colour }
die-unrolled = Würfel in { $colour }
die-lying = Würfel in { $colour }
die-white = weißer Würfel
kept = bleibt liegen
octopus = Krake von { $seat }
diver = Taucher von { $seat }
chest = verschlossene Truhe
stingray = Stachelrochen
dice-left = { $number ->
    [one] { $colour }: noch ein Würfel
   *[other] { $colour }: noch { $number } Würfel
}
octopuses-left = { $number ->
    [one] noch ein Krake
   *[other] noch { $number } Kraken
}
surely = am Ende mindestens +{ $number }
tag-free = { $number } frei
colour-yellow = Gelb
colour-blue = Blau
colour-red = Rot
colour-orange = Orange
colour-green = Grün
colour-violet = Violett
colour-white = Weiß
reef-yellow = das gelbe Riff
reef-blue = das blaue Riff
reef-red = das rote Riff
reef-orange = das orange Riff
reef-green = das grüne Riff
reef-violet = das violette Riff
face-pearl = Perle
face-pearl-about = Nimm zwei Perlenkarten.
face-fish = Fisch
face-fish-about = Sieh dir zwei Fischkarten an und behalte eine.
face-starfish = Seestern
face-starfish-about = Sieh dir drei Seesternkarten an und behalte eine.
face-octopus = Krake
face-octopus-about = Setze einen Kraken: ein Punkt für jeden Würfel dieses Riffs. Kraken auf anderen Riffen bringen ihren Besitzern je einen Punkt.
face-diver = Taucher
face-diver-about = Dein Taucher kommt auf dieses Riff und hebt die Truhe des Riffs, das er verlässt, sofern kein Würfel darauf liegt.
face-turtle = Schildkröte
face-turtle-about = Nimm die Schildkröte: ihr Bonus wirkt sofort, später hält sie dir einen Würfel fest.
space-pearl = Perle ({ $number })
space-fish = Fisch ({ $number })
space-starfish = Seestern ({ $number })
space-octopus = Krake ({ $number })
space-diver = Taucher ({ $number })
space-turtle = Schildkröte ({ $number })
space-treasure = Schatz ({ $number })
space = Zahl auf einem Feld
space-about = So viele Punkte bringt dir ein Würfel auf dem Feld am Ende, wenn dein Taucher auf dessen Riff ist.

## Die Karten

sort-pearl = eine Perlenkarte
sort-fish = eine Fischkarte
sort-starfish = eine Seesternkarte
pile-pearl = Perlen
pile-fish = Fische
pile-starfish = Seesterne
pile-island = Insel
card-pearl_2 = Perle 2
card-pearl_2-about = Eine Perle vom Wert 2.
card-pearl_3 = Perle 3
card-pearl_3-about = Eine Perle vom Wert 3.
card-pearl_4 = Perle 4
card-pearl_4-about = Eine Perle vom Wert 4.
card-pearl_5 = Perle 5
card-pearl_5-about = Eine Perle vom Wert 5.
card-lionfish = Rotfeuerfisch
card-lionfish-about = Ein Fisch; verschiedene Fische zusammen bringen Punkte.
card-pufferfish = Kugelfisch
card-pufferfish-about = Ein Fisch; verschiedene Fische zusammen bringen Punkte.
card-angelfish = Kaiserfisch
card-angelfish-about = Ein Fisch; verschiedene Fische zusammen bringen Punkte.
card-pearl_6 = Perle 6
card-pearl_6-about = Zählt zu deinen Perlen, mit dem Wert 6.
card-anemonefish = Anemonenfisch
card-anemonefish-about = Zählt zu deinen Fischen, als eigene Art.
card-per_fish = „2 je Fischkarte“
card-per_fish-about = Zwei Punkte je Fischkarte, Rochen und Anemonenfische auch.
card-per_pearl = „1 je Perlenkarte“
card-per_pearl-about = Ein Punkt je Perlenkarte, Perlen vom Wert 6 auch.
card-per_island_die = „1 je Inselwürfel“
card-per_island_die-about = Ein Punkt für jeden Würfel auf der Insel, auch für die weißen.
card-per_turtle = „3 je Schildkröte“
card-per_turtle-about = Drei Punkte für jede deiner Schildkröten.
card-per_chest = „2 je Truhe“
card-per_chest-about = Zwei Punkte für jede deiner Truhen.
card-side_chest = „Truhe neben dem Plan“
card-side_chest-about = Öffne eine der Truhen neben dem Plan.
card-jellyfish = Große Qualle
card-jellyfish-about = Rücke auf das nächste Vielfache von 5 Punkten vor.
card-chests_violet_yellow = „Truhen Violett + Gelb“
card-chests_violet_yellow-about = Die Truhen, die dort noch liegen, auch unter Würfeln.
card-chests_red_green = „Truhen Rot + Grün“
card-chests_red_green-about = Die Truhen, die dort noch liegen, auch unter Würfeln.
card-chests_blue_orange = „Truhen Blau + Orange“
card-chests_blue_orange-about = Die Truhen, die dort noch liegen, auch unter Würfeln.
card-dice_red_violet = „Restwürfel Rot + Violett“
card-dice_red_violet-about = Je Würfel eine Karte, jede von einem anderen Stapel.
card-dice_blue_green = „Restwürfel Blau + Grün“
card-dice_blue_green-about = Je Würfel eine Karte, jede von einem anderen Stapel.
card-dice_yellow_orange = „Restwürfel Gelb + Orange“
card-dice_yellow_orange-about = Je Würfel eine Karte, jede von einem anderen Stapel.

## Truhen und Schildkröten

chest-fish_card = Fischtruhe
chest-fish_card-about = Die oberste Fischkarte.
chest-pearl_card = Perlentruhe
chest-pearl_card-about = Die oberste Perlenkarte.
chest-starfish_card = Seesterntruhe
chest-starfish_card-about = Die oberste Seesternkarte.
chest-island_card = Inseltruhe
chest-island_card-about = Die oberste Inselkarte.
chest-island_dice = Inselwürfeltruhe
chest-island_dice-about = Ein Punkt für jeden Würfel auf der Insel.
chest-stingray = Rochentruhe
chest-stingray-about = Ein Stachelrochen, wenn noch einer da ist.
chest-white_die = Truhe des weißen Würfels
chest-white_die-about = Wirf einen weißen Würfel, setze ihn auf ein beliebiges Riff.
chest-jellyfish = Quallentruhe
chest-jellyfish-about = Rücke auf das nächste Vielfache von 5 Punkten vor.
turtle-white_die = Schildkröte des weißen Würfels
turtle-white_die-about = Wirf einen weißen Würfel, setze ihn auf ein beliebiges Riff.
turtle-jellyfish = Quallenschildkröte
turtle-jellyfish-about = Rücke auf das nächste Vielfache von 5 Punkten vor.
turtle-stingray = Rochenschildkröte
turtle-stingray-about = Ein Stachelrochen, wenn noch einer da ist.
turtle-starfish_card = Seesternschildkröte
turtle-starfish_card-about = Die oberste Seesternkarte.
turtle-island_card = Inselschildkröte
turtle-island_card-about = Die oberste Inselkarte.
turtle-fish_card = Fischschildkröte
turtle-fish_card-about = Die oberste Fischkarte.
turtle-copy = Spiegelschildkröte
turtle-copy-about = Der Bonus einer Schildkröte neben dem Plan.
turtle-side_chest = Truhenschildkröte
turtle-side_chest-about = Eine der Truhen neben dem Plan.

## Die Orte

zone-reef = { $reef }
zone-station = Station
zone-supply = Vorrat
zone-supply-about = Die Zahl am Würfel sagt, wie viele von seiner Farbe noch da sind. Jeden Zug nimmst du einen und legst ihn in die Station.
zone-island = Insel
zone-pile = Stapel: { $pile }
zone-looked = Zur Auswahl
zone-waiting = Noch zu spielen
zone-side_turtles = Schildkröten neben dem Plan
zone-side_chests = Truhen neben dem Plan
zone-stingrays = Übrige Stachelrochen
zone-front = { $seat }: { $number ->
    [one] ein Punkt
   *[other] { $number } Punkte
}
zone-hand = Verdeckte Karten von { $seat }
zone-shown = Offene Karten von { $seat }

## Was sonst zählt

note-round = Runde { $number } von { $rounds }.
note-starfish = Wertung, Schritt 1: die Seesternkarten von { $seat }.
note-fish = Wertung, Schritt 3: die Fische von { $seat }.
note-pearls = Wertung, Schritt 4: die Perlen von { $seat }.
note-left = { $seat } hat drei Würfel in der Station gelassen.
note-taken = Der Würfel in { $colour } ist neu: Er wird immer geworfen.
note-no_octopus = Kein Krake mehr für ein freies Feld.
note-again = { $number ->
    [one] Danach dasselbe noch einmal.
   *[other] Danach dasselbe noch { $number }-mal.
}
note-then = { $number ->
    [one] Danach: { $what }
   *[other] Danach { $number }-mal: { $what }
}
note-recognised = Du hast diese Karte unter den Stapel gelegt, und { $seat } hat sie seitdem angesehen: { $card }.
note-took = Du hast diese Karte unter den Stapel gelegt, und { $seat } hat sie seitdem genommen: { $card }.

## Die Fragen

question-taking = { $seat }, welchen Würfel nimmst du aus dem Vorrat?
question-keeping = { $seat }, bleibt ein Würfel auf einer Schildkröte, oder wirfst du?
question-placing = { $seat }, welchen Würfel nutzt du?
question-picking = { $seat }, welche Karte behältst du?
question-setting = { $seat }, auf welches Riff setzt du den weißen Würfel?
question-copying = { $seat }, den Bonus welcher Schildkröte nimmst du?
question-playing = { $seat }, welche Seesternkarte spielst du als Nächstes?
question-raising = { $seat }, welche Truhe hebst du als Nächstes?
question-drawing = { $seat }, von welchem Stapel ziehst du?
question-first_player = Es wird ausgelost, wer beginnt.
question-laying_turtle = Die Schildkröten kommen auf die Riffe.
question-covering = Die Startwürfel werden geworfen.
question-rolling = { $seat } wirft die Würfel.
question-rolling_white = { $seat } wirft einen weißen Würfel.
question-pearl_card = { $seat } zieht eine Perlenkarte.
question-fish_card = { $seat } zieht eine Fischkarte.
question-starfish_card = { $seat } zieht eine Seesternkarte.
question-island_sort = { $seat } zieht eine Inselkarte.
question-island_card = { $seat } sieht sich die Inselkarte an.
question-opening = { $seat } öffnet eine Truhe.
question-showing = { $seat } deckt Karten auf.
question-game_over = Das Spiel ist zu Ende.

## Die Möglichkeiten

choice-take = Würfel in { $colour } nehmen
choice-roll = Würfeln
choice-keep = { $face } in { $colour } liegen lassen
choice-place = { $face } in { $colour } einsetzen
choice-land = { $face } in { $colour } auf die Insel legen: Das Feld ist besetzt
choice-pick = { $card } behalten
choice-set = Den weißen Würfel auf { $reef } setzen
choice-copy = { $turtle } nutzen
choice-play = { $card } spielen
choice-raise = Truhe heben: { $reef }
choice-draw = Eine Karte ziehen ({ $pile })

## Wohin eine Möglichkeit führt

about-taken = Sein Feld am Riff ist besetzt
about-free = An seinem Riff frei: { $number } von { $all } Feldern
about-rolls = { $number ->
    [one] Ein Würfel wird geworfen
   *[other] { $number } Würfel werden geworfen
}
about-diver = { $before ->
    [0] Taucher hierher: am Ende +{ $after }
   *[other] Taucher hierher: am Ende { $after } statt { $before } Punkte
}
about-diver_still = { $number ->
    [one] Taucher: am Ende wie bisher ein Punkt
   *[other] Taucher: am Ende wie bisher { $number } Punkte
}
about-fish = Fische: am Ende { $after } statt { $before } Punkte
about-chest = Öffnet eine Truhe
about-chests = { $number ->
    [0] Dort liegt keine Truhe mehr
    [one] Holt eine Truhe herauf
   *[other] Holt { $number } Truhen herauf
}
about-leftover = { $number ->
    [0] Bringt keine Karte
    [one] Bringt eine Karte
   *[other] Bringt { $number } Karten von verschiedenen Stapeln
}
about-no_card = Keine Inselkarte mehr da
about-one_card = Eine Inselkarte
about-two_cards = Eine von zwei Inselkarten
about-pearl_cards = Zwei Perlenkarten
about-fish_card = Eine von zwei Fischkarten
about-starfish_card = Eine von drei Seesternkarten

## Der Zufall

chance-first = { $seat } beginnt
chance-turtle = Die { $turtle } kommt auf { $reef }
chance-cover = Startwürfel: { $face } in { $colour }
chance-rolled = Der Würfel zeigt: { $face } in { $colour }
chance-white = Der weiße Würfel zeigt: { $face }
chance-sort = Es ist { $sort }
chance-card = Die Karte ist { $card }
chance-chest = Es ist die { $chest }
chance-show = { $card } wird aufgedeckt
chance-no_more = Es gibt nichts mehr aufzudecken

## Was geschehen ist

told-began = { $seat } beginnt.
told-laid = Die { $turtle } kommt auf { $reef }.
told-covered = Startwürfel: { $face } in { $colour }.
told-washed = Startwürfel: noch einmal { $face } in { $colour }, also ab auf die Insel.
told-displaced = Jetzt neben dem Plan: { $turtle }.
told-took = { $seat } nimmt aus dem Vorrat: { $colour }.
told-kept = { $seat } lässt { $face } in { $colour } mit einer Schildkröte liegen: wird nicht geworfen.
told-threw = { $number ->
    [one] { $seat } wirft einen Würfel.
   *[other] { $seat } wirft { $number } Würfel.
}
told-rolled = { $seat } würfelt { $face } in { $colour }.
told-rerolled = Keiner der vier Würfel ist zu gebrauchen: { $seat } wirft alle noch einmal.
told-placed = { $seat } setzt { $face } in { $colour } ein.
told-landed = { $seat } legt { $face } in { $colour } auf die Insel: Das Feld ist besetzt.
told-rolled_white = { $seat } wirft einen weißen Würfel: { $face }.
told-set_white = { $seat } setzt den weißen Würfel ({ $face }) auf { $reef }.
told-returned_white = { $seat } findet kein freies Feld: Der weiße Würfel ({ $face }) kommt zurück auf die Insel.
told-drew = { $seat } zieht { $card } ({ $pile }).
told-drew-hidden = { $seat } zieht eine Karte ({ $pile }).
told-looked = { $seat } kann { $card } wählen ({ $pile }).
told-looked-hidden = { $seat } sieht sich eine Karte zur Auswahl an ({ $pile }).
told-picked = { $seat } behält { $card } ({ $pile }).
told-picked-hidden = { $seat } behält eine der Karten ({ $pile }).
told-gained_stingray = { $seat } bekommt einen Stachelrochen.
told-dived = Der Taucher von { $seat } erreicht { $reef }.
told-slid = Der Taucherwürfel rutscht auf das Schatzfeld ({ $reef }).
told-raised = { $seat } hebt eine Truhe: { $reef }.
told-opened = { $seat } öffnet eine Truhe: { $chest }.
told-met = { $seat } nimmt eine Schildkröte: { $turtle }.
told-copied = { $seat } bekommt den Bonus einer Schildkröte neben dem Plan: { $turtle }.
told-earned = { $number ->
    [one] { $seat }: ein Punkt ({ $reason }).
   *[other] { $seat }: { $number } Punkte ({ $reason }).
}
told-showed = { $seat } deckt { $card } auf.
told-played = { $seat } spielt { $card }.
told-scoring = Schlusswertung – { $step }.
told-ended = Das Spiel ist zu Ende.
reason-octopus = Krake
reason-octopus_elsewhere = neuer Krake auf einem anderen Riff
reason-octopus_island = Krake: ein Würfel kam auf die Insel
reason-island_dice = Würfel auf der Insel
reason-jellyfish = große Qualle
reason-turtles = Schildkröten
reason-chests = Truhen
reason-diver = Taucher: Würfel an seinem Riff
reason-fish = Fische: verschiedene Arten zusammen
reason-per_fish = Fischkarten
reason-pearls = Perlen: je nach Platz die besten 4, 2 oder 1
reason-per_pearl = Perlenkarten
step-starfish = 1. Seesternkarten
step-divers = 2. Taucher
step-fish = 3. Fische
step-pearls = 4. Perlen

## Das Ende

part-play = Während des Spiels
part-per_island_die = Seesterne: 1 je Inselwürfel
part-per_turtle = Seesterne: 3 je Schildkröte
part-per_chest = Seesterne: 2 je Truhe
part-side_chest = Seesterne: Truhe neben dem Plan
part-jellyfish = Seesterne: große Qualle
part-reef_chests = Seesterne: Truhen zweier Riffe
part-diver = Taucher
part-fish = Fische
part-per_fish = Fische: 2 je Karte
part-pearls = Perlen
part-per_pearl = Perlen: 1 je Karte
ending-rounds = Die letzte Runde ist vorbei.
ending-tie = Bei gleich vielen Punkten liegt vorn, wer mehr Karten hat, dann wer mehr Schildkröten hat.

## Die Regeln in Kürze

rules-aim = Gemeinsam lasst ihr sechs Korallenriffe wachsen, mit einem Würfel pro Zug. Die Würfel bringen dir Perlen, Fische, Seesternkarten, Schätze und Schildkröten; wer daraus die meisten Punkte macht, gewinnt. Zu zweit spielt ihr 10 Runden, zu dritt 9, zu viert 8.
rules-turn = Die Station kommt mit drei Würfeln zu dir. Nimm einen vierten aus dem Vorrat dazu, Farbe nach Wahl, und wirf. Dann nutze einen der vier: Er kommt auf das Feld seines Symbols am Riff seiner Farbe, und seine Aktion geschieht sofort. Die anderen drei wandern weiter, wie sie liegen.
rules-turtles = Jede deiner Schildkröten kann einen Würfel der Station festhalten, den du dann nicht wirfst; höchstens drei Würfel. Der neue wird immer geworfen.
rules-actions = Perle: Nimm zwei Perlenkarten. Fisch: Sieh dir zwei Fischkarten an, behalte eine. Seestern: Sieh dir drei Seesternkarten an, behalte eine. Schildkröte: Nimm sie mit ihrem Bonus. Krake und Taucher: siehe unten. Alles ist Pflicht, und ein Bonus kann den nächsten auslösen.
rules-octopus = Du hast zwei Kraken. Setzt du einen, bekommst du einen Punkt für jeden Würfel dieses Riffs, den neuen eingeschlossen. Von da an verdient er einen Punkt, sooft ein Krake auf ein anderes Riff kommt, und zwei für jeden Würfel seiner Farbe, der auf der Insel landet. Stehen beide, nützt dir ein Krakenwürfel mit freiem Feld nichts; sind alle vier Würfel so, wirf sie alle noch einmal.
rules-diver = Dein Taucher schwimmt zum Riff des Würfels. Wo er herkommt, rutscht der Taucherwürfel auf das Schatzfeld, und du öffnest die Truhe dort. Liegt auf dem Schatz schon ein Würfel, rutscht nichts, und das Riff bleibt für Taucher gesperrt.
rules-island = Nur ein Würfel, dessen Feld besetzt ist, darf auf die Insel; er bringt dir die oberste Inselkarte. Steht auf dem Riff seiner Farbe ein Krake, bekommt der Besitzer zwei Punkte; bist du das nicht selbst, siehst du dir stattdessen zwei Inselkarten an und behältst eine.
rules-white = Ein weißer Würfel wird geworfen und auf ein beliebiges Riff gesetzt, auf dem das Feld seines Symbols frei ist; dort zählt er wie ein Würfel dieses Riffs. Gibt es kein solches Feld, kommt er zurück auf die Insel, und du nimmst eine Inselkarte.
rules-scoring = Erstens die Seesternkarten, in der Reihenfolge, die dir gefällt. Zweitens die Taucher: die Punkte neben jedem besetzten Feld am Riff deines Tauchers, höchstens 15. Drittens die Fische: 1, 2, 3, 4 oder 5 verschiedene bringen 3, 7, 12, 18 oder 25. Viertens die Perlen: Wer insgesamt die wertvollsten hat, wertet die besten vier Karten, der Nächste die besten zwei, alle anderen die beste.
rules-end = Die meisten Punkte gewinnen; bei Gleichstand mehr Karten, dann mehr Schildkröten; herrscht auch dann Gleichstand, teilt ihr euch den Sieg.

## Die erste Lektion

lesson-aim = Willkommen in Coralia! Aus Würfeln wachsen sechs Riffe, und wer die meisten Punkte hat, gewinnt. Nimm vier Würfel in vier Farben.
lesson-place = Einen der vier Würfel nutzt du: Er kommt ans Riff seiner Farbe, auf das Feld mit seinem Symbol. Die Perle bringt dir zwei Perlenkarten.
lesson-fish = Behalte einen der beiden Fische. Je mehr verschiedene Fische du hast, desto mehr Punkte bringen sie am Ende.
lesson-octopus = Dein Krake bringt dir einen Punkt für jeden Würfel auf seinem Riff. Ab aufs rote Riff: Das gibt vier Punkte!
lesson-diver = Dein Taucher schwimmt zum gelben Riff. Schwimmt er später weiter, hebt er hier die Truhe. Und das Riff, an dem er am Ende ist, bringt dir Punkte.
lesson-starfish = Seesternkarten spielst du erst am Ende. Diese hier bringt dir die Truhen vom blauen und vom orangen Riff, wenn sie dann noch da sind. Behalte sie!
lesson-island = Die Felder aller vier Würfel sind schon besetzt: Dann darf ein Würfel auf die Insel und bringt dir eine Karte. Für einen blauen Würfel bekommt Coralies Krake zwei Punkte, aber du darfst dir eine von zwei Karten aussuchen.
lesson-turtle = Eine Spiegelschildkröte! Sie kann, was eine Schildkröte neben dem Plan kann. Wähle den weißen Würfel: Du wirfst ihn und setzt ihn auf ein Riff, das dir gefällt.
lesson-keep = Ab jetzt hält dir deine Schildkröte einen Würfel fest, so wie er liegt. Lass den grünen Kraken liegen; nur die anderen werden geworfen.
lesson-scoring = Das war die letzte Runde, jetzt wird gewertet: erst Seesternkarten, dann Taucher, Fische und Perlen. Spiel zuerst die Truhen, dann die Restwürfel!

## Wenn es zum ersten Mal geschieht

first-dived = Dein Taucher ist jetzt an diesem Riff. Schwimmt er weiter, hebt er hier die Truhe; und das Riff, an dem er am Ende ist, bringt dir Punkte.
first-opened = Eine Truhe! Was sie bringt, bekommst du sofort, und die Truhe behältst du: Manche Seesternkarten zahlen für Truhen.
first-met = Eine Schildkröte! Ihr Bonus kommt sofort, und ab jetzt darf sie dir einen Würfel festhalten, den du nicht werfen willst.
first-landed = Ein Würfel, dessen Feld besetzt ist, darf auf die Insel: Er bringt dir eine Inselkarte.
first-gained_stingray = Ein Stachelrochen! Er ist eine eigene Fischart: Je mehr verschiedene Fische, desto mehr zählt ein Satz am Ende.
first-set_white = Ein weißer Würfel zählt wie ein Würfel des Riffs, auf das du ihn setzt.
