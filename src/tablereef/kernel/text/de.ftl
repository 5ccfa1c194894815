seat = Platz { $seat }
list = { $one }, { $others }
points-more = { $number ->
    [one] +{ $number } Punkt
   *[other] +{ $number } Punkte
}
points-less = { $number ->
    [one] −{ $number } Punkt
   *[other] −{ $number } Punkte
}
points-more-of = { $number ->
    [one] { $seat }: +{ $number } Punkt
   *[other] { $seat }: +{ $number } Punkte
}
points-less-of = { $number ->
    [one] { $seat }: −{ $number } Punkt
   *[other] { $seat }: −{ $number } Punkte
}
option-begins = Wer beginnt
option-begins-random = wird ausgelost
option-begins-first_seat = der erste Platz
refusal-unknown_game = Es gibt kein Spiel „{ $name }“; wähle eines von: { $known }.
refusal-broken_game = Das Spiel „{ $name }“ ({ $where }) lässt sich nicht laden: { $why }.
refusal-seat_count = Dieses Spiel ist für { $least } bis { $most } Personen, nicht für { $count }.
refusal-unknown_option = Es gibt keine Option „{ $name }“; wähle eine von: { $known }.
refusal-option_value = Die Option { $name } kann nicht „{ $value }“ sein; wähle eines von: { $known }.
refusal-unknown_language = Es gibt keine Sprache „{ $name }“; wähle eine von: { $known }.
refusal-unknown_event = „{ $event }“ ist kein Ereignis dieses Spiels; sende einen Code oder eine Textform aus der Liste der Möglichkeiten.
refusal-no_such_seat = Es gibt keinen Platz { $seat }; diese Partie hat { $count } Plätze, gezählt ab 0.
refusal-not_your_turn = { $seat } ist nicht am Zug; warte, bis es so weit ist.
refusal-match_over = Die Partie ist zu Ende; hier gibt es nichts mehr zu spielen.
refusal-match_waiting = Es ist noch nichts ausgeteilt; zuerst muss jeder Platz seine Nonce beisteuern.
refusal-illegal_choice = „{ $event }“ ist jetzt nicht möglich; wähle eine der angebotenen Möglichkeiten.
refusal-not_offered = „{ $event }“ ist jetzt nicht möglich; spiele eines von: { $offers }.
refusal-impossible_chance = Der Zufall kann hier nicht „{ $event }“ bringen; die Zeile wurde geändert oder gehört zu einer anderen Partie.
refusal-no_replay = Diese Partie läuft ohne Gedächtnisstütze; nachspielen lässt sie sich, wenn sie vorbei ist.
refusal-nothing_to_undo = Es gibt nichts zurückzunehmen; der Zufall, die Wahl anderer und was andere gesehen haben, lassen sich nicht rückgängig machen.
refusal-nonce_given = { $seat } hat schon eine Nonce beigesteuert; eine genügt.
refusal-nonce_form = Eine Nonce besteht aus 1 bis 64 Buchstaben und Ziffern; sende eine solche.
refusal-derived_nonce = Eine Nonce folgt aus der Kopfzeile, wo ein Bot spielt, und nur dort; die von { $seat } hält sich nicht daran.
refusal-misplaced_remark = Die Bemerkung „{ $remark }“ kann hier nicht stehen; eine Zeile wurde ergänzt, verschoben oder weggelassen.
refusal-not_agreed = Nicht alle, die spielen, haben zugestimmt, hier aufzuhören; die Zeile muss sie alle nennen.
refusal-no_file = Die Datei { $path } lässt sich nicht lesen; prüfe ihren Namen.
refusal-not_a_journal = { $path } ist kein Protokoll: Zeile { $line } lässt sich nicht lesen.
refusal-journal_line = { $path }, Zeile { $line }: { $why }
refusal-other_edition = { $edition } { $why }
refusal-wrong_secret = Das ist nicht das Geheimnis, auf das sich die Partie festgelegt hat; such das richtige.
refusal-chance_differs = In Zeile { $line } steht „{ $found }“, das Austeilen ergibt aber „{ $expected }“.
refusal-result_differs = Im Protokoll steht { $found } als Ergebnis, aber seine Zeilen ergeben { $expected }.
refusal-unknown_bot = Es gibt keinen Bot „{ $name }“; wähle einen von: { $known }.
refusal-needs_extra = Dafür braucht es weitere Pakete; installiere sie mit: pip install "tablereef[{ $extra }]"
edition-rules = Diese Partie wurde nach Ausgabe { $found } der Regeln gespielt; hier gilt Ausgabe { $known }.
edition-tables = Diese Partie wurde mit anderem Spielmaterial gespielt: Jemand hat eine Tabelle berichtigt.
ending-resigned = Nur eine Person ist übrig.
ending-ended = Alle wollten hier aufhören.
bot-name-plankton = Plankton
bot-name-snorkeller = Schnorchler
bot-name-diver = Taucher
bot-name-octopus = Krake
bot-plankton = spielt irgendwas
bot-snorkeller = sieht viel, übersieht manches
bot-diver = spielt mit Verstand
bot-octopus = denkt voraus
