refusal-malformed = Diese Nachricht ist nicht lesbar ({ $why }); sende sie so, wie das Protokoll es sagt.
refusal-wrong_protocol = Die Seite spricht Protokoll { $found }, der Tisch { $expected }; lade die Seite neu.
refusal-wrong_origin = Diese Seite gehört nicht zu diesem Tisch; öffne den Tisch unter seiner eigenen Adresse.
refusal-wrong_host = Unter diesem Namen ist dieser Tisch nicht erreichbar; öffne ihn unter seiner eigenen Adresse.
refusal-too_fast = Das war zu schnell; warte einen Moment und versuche es noch einmal.
refusal-house_full = Hier ist im Moment kein Platz; versuche es später noch einmal.
refusal-too_many_tables = Du hast schon { $most } offene Tische; beende oder schließe zuerst einen.
refusal-too_many_here = Von deiner Adresse gibt es schon { $most } offene Tische; beende oder schließe zuerst einen.
refusal-too_much = Das war zu viel für eine Stunde; warte eine Weile und versuche es dann noch einmal.
refusal-too_long = Diese Partie ist schon sehr lang; in ihr lässt sich nichts mehr zurücknehmen oder abgeben. Spiel weiter.
refusal-no_setting = „{ $name }={ $value }“ lässt sich nicht einstellen; bekannt sind: { $known }, jeweils mit einer Zahl.
refusal-store_failed = Das ließ sich nicht speichern, und nichts hat sich geändert; versuche es gleich noch einmal.
refusal-elsewhere = Dieser Tisch ist gerade bei einem anderen Server; versuche es gleich noch einmal.
refusal-workers_alone = Mehrere Prozesse brauchen PostgreSQL: nenne mit --database eine Datenbank.
refusal-broken = Hier ist etwas schiefgegangen; was gespeichert war, ist nicht verloren. Versuche es noch einmal, und sag denen Bescheid, die den Tisch betreiben.
refusal-no_store = Die Datenbank lässt sich nicht öffnen ({ $why }); prüfe Adresse, Rechte und ob sie läuft.
refusal-no_backup = Das ging nicht ({ $why }); prüfe die Datei, den Speicher und die Programme von PostgreSQL.
refusal-no_guest = Es gibt keinen Gast { $guest }; `tablereef admin guests` zeigt alle.
refusal-newer_store = Eine neuere Version hat diese Datenbank geschrieben; starte diese Version, oder spiele eine Sicherung ein.
refusal-store_taken = Ein anderer Server benutzt diesen Speicher schon; halte ihn erst an, oder wähle einen anderen Ordner oder eine andere Datenbank.
refusal-damaged_store = Die Datenbank ist beschädigt; spiele eine Sicherung ein.
refusal-damaged_table = Was von diesem Tisch gespeichert war, ist beschädigt, und er lässt sich nicht öffnen; sag denen Bescheid, die den Tisch betreiben.
refusal-not_private = Andere können den Ordner { $folder } lesen; wähle einen anderen, oder schütze ihn mit chmod 700.
refusal-password_alone = --password-file braucht --database; nenne die Datenbank, zu der das Passwort gehört.
refusal-mail_alone = --smtp braucht eine URL wie smtps://user@host, --mail-from mit einer Adresse und --address mit der Adresse dieses Tisches.
refusal-no_mail = Dieses Haus verschickt keine Mails; lass dich im Browser rufen.
refusal-mail_unsent = Die Mail ließ sich nicht verschicken; prüfe die Adresse oder versuche es später noch einmal.
refusal-wrong_code = Das ist nicht der Code, oder er ist zu alt; lass dir einen neuen schicken.
refusal-no_lesson = Zu diesem Spiel gibt es keine Lektion; die Regeln stehen am Tisch.
refusal-port_taken = An { $host }, Port { $port }, lässt sich kein Tisch öffnen; wähle mit --port oder --host etwas anderes.
refusal-lan_or_host = Entweder --lan oder --host { $host }, nicht beides; lass eines weg.
refusal-no_network = Dieser Rechner ist in keinem Netz, niemand könnte kommen; verbinde ihn, oder lass --lan weg.
refusal-unknown_guest = Der Tisch kennt dich nicht; gib zuerst deinen Namen ein.
refusal-kicked = Wer diesen Tisch betreibt, hat dich weggeschickt; frage dort nach, bevor du wiederkommst.
refusal-banned = Von deiner Adresse darf niemand herein; frage, wer diesen Tisch betreibt.
refusal-no_address = { $address } kann nicht gesperrt werden; nenne eine IPv4- oder IPv6-Adresse, die nicht die dieses Rechners ist.
refusal-not_banned = { $place } ist nicht gesperrt; `tablereef admin bans` zeigt, was gesperrt ist.
refusal-no_table = Diesen Tisch gibt es nicht, oder er wurde geschlossen; geh zurück zur Startseite.
refusal-wrong_link = Dieser Link öffnet diesen Tisch nicht; bitte um einen neuen.
refusal-host_stands = Wer den Tisch eröffnet, braucht einen Platz; nimm selbst mindestens einen.
refusal-no_free_seat = Dieser Platz ist besetzt; wähle einen anderen oder schau zu.
refusal-not_your_seat = Der Platz von { $seat } gehört dir nicht; wähle einen eigenen.
refusal-not_host = Das kann nur, wer den Tisch eröffnet hat; frag dort nach.
refusal-not_begun = Die Partie hat noch nicht begonnen; warte, bis alle Plätze besetzt sind.
refusal-begun = Die Partie hat schon begonnen; jetzt kannst du aufgeben oder einen Bot für dich spielen lassen.
refusal-match_running = Die Partie ist noch nicht vorbei; das geht erst am Ende.
refusal-plays_on = Alle spielen schon weiter; geh an den nächsten Tisch, oder überlass deinen Platz dort einem Bot.
refusal-stale = Inzwischen ist etwas geschehen; sieh auf den Tisch und wähle neu.
refusal-analyses_one = Eine andere Partie von dir wird gerade analysiert; warte, bis sie fertig ist.
refusal-no_analysis = Diese Partie kann hier nicht analysiert werden; das Spiel braucht einen eigenen Spieler, der Server seinen Simulator.
refusal-no_hints = An diesem Tisch gibt es keine Tipps; wer einen Tisch eröffnet, kann sie zulassen.
refusal-replaced = Für { $seat } spielt ein Bot; nimm zuerst deinen Platz zurück.
refusal-not_replaced = Für { $seat } spielt kein Bot; es gibt nichts zurückzunehmen.
refusal-resigned = { $seat } hat aufgegeben; das ist endgültig.
refusal-still_here = { $seat } ist noch da; nach { $seconds } Sekunden ohne Verbindung kann ein Bot übernehmen.

preview-home = Drei Spiele unter Wasser: gegen Bots, an einem Bildschirm oder online mit Freunden.
preview-join = Setz dich mit an den Tisch.
preview-watch = Sieh dieser Partie zu.
preview-replay = Sieh, wie diese Partie lief.

call-turn = Du bist am Zug.
mail-code-subject = Dein Code für Tablereef: { $code }
mail-code-body =
    Dein Code ist { $code }. Gib ihn innerhalb einer Stunde in den Einstellungen von Tablereef ein; dann kommt hierher Post, wenn du dran bist.

    Wenn du nicht darum gebeten hast, tu nichts: Es kommt keine weitere Mail.
mail-turn-subject = { $game }: Du bist am Zug
mail-turn-body =
    Du bist am Zug bei { $game }:
    { $table }

    Keine solchen Mails mehr:
    { $never }

serve-here = Nur dieser Rechner. Mit --lan: { $address }
serve-lan = Diese Adresse ist für alle im selben Netz; { $address } gilt nur auf diesem Rechner.
serve-alone = Nur dieser Rechner; er ist in keinem Netz.
serve-password = Das Passwort der Datenbank:

purge-waiting = Tische, die seit mehr als { $days } Tagen auf Spieler warten: { $count }
purge-dealing = Tische, an denen seit mehr als { $days } Tagen nicht fertig ausgeteilt ist: { $count } ({ $lines } Zeilen)
purge-running = Partien, in denen seit mehr als { $days } Tagen niemand gespielt hat: { $count } ({ $lines } Zeilen)
purge-over = Partien, die vor mehr als { $days } Tagen endeten: { $count } ({ $lines } Zeilen)
purge-guests = Gäste, die nirgends sitzen und seit mehr als { $days } Tagen nicht da waren: { $count }
purge-nothing = Nichts wurde zu lange aufbewahrt.
purge-ask = Noch ist nichts entfernt; --yes entfernt all das endgültig.
purge-done = All das ist entfernt.
admin-none = Kein Tisch ist offen.
admin-closed = Der Tisch { $table } ist geschlossen und entfernt.
admin-nobody = Es war noch niemand da.
admin-kicked = { $guest } ist weggeschickt; Tische, an denen Bots die Plätze nehmen oder Plätze frei werden: { $count }
admin-revoked = Das Token von { $guest } gilt nicht mehr.
admin-no-bans = Keine Adresse ist gesperrt.
admin-banned = Von { $place } kommt niemand mehr herein.
admin-banned-already = { $place } war schon gesperrt.
admin-lifted = Von { $place } darf man wieder herein.
admin-token = Das alte Token gilt nicht mehr. Das neue, nur jetzt zu sehen: { $token }
admin-saved = Gesichert in { $file }.
admin-restored = Der Speicher ist wieder, wie er in { $file } war.
admin-bad = { $table }: { $why }
admin-checked = Tische geprüft: { $count }, davon beschädigt: { $bad }

turned-winner = Die Partie kippte im { $turn }. Zug: { $winner } gewann { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} Vorsprung auf { $seat }.
turned-own = Die Partie kippte im { $turn }. Zug: { $seat } fiel { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} weiter hinter { $winner } zurück.
turned-other = Die Partie kippte im { $turn }. Zug, dem von { $mover }: Er brachte { $winner } { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} Vorsprung auf { $seat }.
turned-part = Die Partie kippte in der Schlusswertung ({ $part }): { $winner } { $points }, { $seat } { $own }.
best-turn = Der beste Zug von { $seat } war der { $turn }.: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
best-part = Am meisten holte { $seat } ganz am Schluss ({ $part }): { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
