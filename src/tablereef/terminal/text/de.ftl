# Die eigenen Sätze des Terminals.

## Vor der Partie

ui-ask-game = Welches Spiel?
ui-game-facts = { $least }–{ $most } Personen, { $minutes } Min.
ui-ask-players = Wie viele spielen mit? ({ $least }–{ $most })
ui-ask-people = Wie viele davon sitzen an diesem Bildschirm? ({ $least }–{ $most }; die anderen sind Bots)
ui-ask-name = Wie heißt Person { $number }?
ui-ask-bot = Welcher Bot übernimmt die anderen Plätze?
ui-ask-option = { $name }?
ui-default = [{ $default }]
ui-between = „{ $answer }“ geht nicht; gib eine Zahl von { $least } bis { $most } ein.
ui-label = { $name }: { $text }
ui-person = Person { $number }

## Am Tisch

ui-hints = Zahl wählen · u zurück · h Tipp · r Regeln · l Verlauf · ? Hilfe · q Ende
ui-hint = Ein guter Spieler würde { $number } wählen: { $choice }
ui-hint-worth = Siegchance: { $chance } %, mit der besten anderen Wahl { $other } %.
ui-no-hint = Unter Leuten an einem Bildschirm gibt es keine Tipps; die gibt es allein gegen Bots.
ui-not-understood = „{ $answer }“ steht nicht zur Wahl; gib eine Zahl von 1 bis { $most } ein oder ? für Hilfe.
ui-pass = Gib den Bildschirm an { $seat } weiter; { $seat } drückt die Eingabetaste.
ui-enter = Weiter mit der Eingabetaste
ui-thinking = { $seat } überlegt …
ui-points = Punkte
ui-help-choose = die Wahl mit dieser Zahl treffen
ui-help-undo = deine letzte Wahl zurücknehmen; weder eine aufgedeckte Karte noch die Wahl anderer geht zurück
ui-help-hint = was ein guter Spieler wählen würde, wenn du allein gegen Bots spielst
ui-help-save = speichern und gehen; du kannst die Partie später fortsetzen
ui-help-rules = die Spielregeln
ui-help-log = alles, was geschehen ist
ui-help-help = diese Seite
ui-help-leave = gehen; nichts geht verloren, jede Wahl ist schon gespeichert
ui-left = Die Partie ist gespeichert. So setzt du sie fort:

ui-remark-undo = { $seat } nimmt das zurück.
ui-remark-bot = { $seat } ist ein Bot ({ $text }).
ui-remark-returned = { $seat } ist wieder da.
ui-remark-resigned = { $seat } gibt auf.
ui-remark-ended = Alle sind sich einig, hier aufzuhören.

## Cap'taine Carcasse

ui-carcasse-looked = { $zone }, angesehen: { $cards }

## Kleine Fische

ui-legend-kleine_fische = ><> Fisch · (4) Höhle · ~ gemerkt · Ω Krake · * Krakenpunkt
ui-fische-open = Offen { $number }

## Coralia

ui-legend-coralia = ■ Würfel · □ weißer Würfel · A B Krake oder Taucher einer Person · [1] wohin Möglichkeit 1 führt · 4/1 Würfel im Vorrat und auf der Insel
ui-coralia-dice = ■ Würfel □ weiß
ui-coralia-beside = neben dem Plan: { $turtles }
ui-coralia-turtle-white_die = weiß
ui-coralia-turtle-jellyfish = Qualle
ui-coralia-turtle-stingray = Rochen
ui-coralia-turtle-starfish_card = Stern
ui-coralia-turtle-island_card = Insel
ui-coralia-turtle-fish_card = Fisch
ui-coralia-turtle-copy = Spiegel
ui-coralia-turtle-side_chest = Truhe
ui-coralia-chest = Truhe
ui-coralia-octopuses = Krake
ui-coralia-turtles = Schildkröte
ui-coralia-chests = Truhen
ui-coralia-rays = Rochen
ui-coralia-left = übrig

## Das Ende

ui-place = Platz
ui-nth = { $number }.
ui-ending-resigned = Nur eine Person ist noch dabei.
ui-ending-ended = Alle wollten hier aufhören.
ui-winner = { $name } gewinnt!
ui-kept = Die Partie ist gespeichert. Sieh sie dir noch einmal an, oder prüfe, ob ehrlich ausgeteilt wurde:
ui-analysable = Was Glück war, und welche Entscheidungen am meisten kosteten:
ui-winners = { $names } und { $last } teilen sich den Sieg!

## Zuschauen

ui-watch-hints = n weiter · p zurück · 12 Zeile · t 3 Zug · seat 0 Sicht · seat alle · q Ende
ui-watch-where = Zeile { $line } von { $lines } · Zug { $turn } von { $turns } · Sicht: { $viewer }
ui-viewer-everyone = alle
ui-viewer-public = Publikum

## Prüfen

ui-verifying = Die Partie wird nachgespielt …
ui-verify-events = { $matches ->
    [one] Eine Partie, { $lines } Zeilen: Jedes Ereignis ist nach den Regeln möglich.
   *[other] { $matches } Partien, { $lines } Zeilen: Jedes Ereignis ist nach den Regeln möglich.
}
ui-verify-seed = { $matches ->
    [one] Jeder Zufall ist der, den der Startwert ergibt.
   *[other] In { $matches } Partien ist jeder Zufall der, den der Startwert ergibt.
}
ui-verify-fair = { $matches ->
    [one] Das Geheimnis passt zur Festlegung, alle Nonces sind da, und jeder Zufall folgt daraus.
   *[other] In { $matches } Partien passt das Geheimnis zur Festlegung, alle Nonces sind da, und jeder Zufall folgt daraus.
}
ui-verify-undealt = { $matches ->
    [one] Es wurde nichts ausgeteilt: Die Partie endete, bevor alle Nonces da waren.
   *[other] In { $matches } Partien wurde nichts ausgeteilt: Sie endeten, bevor alle Nonces da waren.
}
ui-verify-first_format = { $matches ->
    [one] Eine Partie hat das erste Format: Wer austeilte, wählte die Nonces der Bots und konnte so die Karten wählen, und ein Ende im Einvernehmen nennt niemanden.
   *[other] { $matches } Partien haben das erste Format: Wer austeilte, wählte die Nonces der Bots und konnte so die Karten wählen, und ein Ende im Einvernehmen nennt niemanden.
}
ui-verify-unknown = { $matches ->
    [one] Das Austeilen lässt sich nicht prüfen: Das Geheimnis ist nicht offengelegt.
   *[other] In { $matches } Partien lässt sich das Austeilen nicht prüfen: Das Geheimnis ist nicht offengelegt.
}
ui-verify-running = { $matches ->
    [one] Eine Partie ist noch nicht zu Ende.
   *[other] { $matches } Partien sind noch nicht zu Ende.
}

## Analyse

ui-analysing = Von jedem Zug aus wird weitergespielt …
ui-analyse-title = { $game }: wie die Partie verlief
ui-analyse-turn = Zug
ui-analyse-line = Zeile
ui-analyse-player = Spieler
ui-analyse-start = zu Beginn
ui-analyse-own = eigene Entscheidungen
ui-analyse-others = Entscheidungen der anderen
ui-analyse-luck = Glück
ui-analyse-end = am Ende
ui-analyse-slip = Zeile { $line }, { $name }: „{ $played }“ kostete { $cost } % (± { $error }) eines Siegs; besser: „{ $better }“.
ui-analyse-no-slips = Keine Entscheidung war deutlich schlechter als eine andere.

## Die Spiele

ui-games-id = Kürzel
ui-games-name = Name
ui-games-seats = Personen
ui-games-minutes = Minuten
ui-games-options = Optionen (üblicher Wert zuerst)

## Simulieren

ui-sim-compiling = Die Regeln von { $game } werden übersetzt (nur beim ersten Mal, etwa 10 s) …
ui-sim-compiling-players = Die Regeln von { $game } und ihr Spieler werden übersetzt (nur beim ersten Mal, etwa eine Minute) …
ui-sim-slow = Diese Bots sind nicht kompiliert; daher wird in Python gespielt, um das Hundertfache langsamer.
ui-sim-playing = Es wird gespielt
ui-sim-writing = Partien werden geschrieben
ui-sim-title = { $game }: { $games } Partien
ui-sim-speed = { $steps } Schritte je Sekunde, { $games } Partien je Sekunde
ui-sim-seat = Platz
ui-sim-bot = Bot
ui-sim-wins = Siege
ui-sim-score = Punkte im Mittel

## Was nicht geht

refusal-file_exists = { $path } gibt es schon; setze diese Partie fort, oder wähle einen anderen Namen.
refusal-cannot_write = { $path } lässt sich nicht schreiben; prüfe den Ordner und seine Rechte.
refusal-no_secret = { $path } fehlt: Ohne dieses Geheimnis lässt sich nicht weiter austeilen.
refusal-too_many_bots = { $count } Bots sind zu viele für { $seats } Plätze.
refusal-too_many_names = { $count } Namen sind zu viele für { $seats } Plätze.
refusal-number = { $name } muss eine Zahl sein, mindestens { $least }, nicht „{ $value }“.
refusal-not_over = { $path } ist noch nicht zu Ende: Nur eine beendete Partie kann analysiert werden.
refusal-no_own_player = { $game } hat keinen eigenen Spieler, der weiterspielen könnte; seine Partien lassen sich nicht analysieren.
refusal-no_journals = Ein Cluster schreibt keine Protokolle; lass --on oder --journals weg.
