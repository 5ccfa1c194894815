# Der Tisch im Browser, in eigenen Worten.

## Überall

more = Mehr
close = Schließen
home = Startseite
back = Zurück
copy = Kopieren
copied = Kopiert
settings = Einstellungen
language = Sprache
theme = Farben
theme-system = wie im System
theme-light = hell
theme-dark = dunkel
sound = Ton
sound-on = an
sound-off = aus
motion = Bewegung
motion-system = wie im System
motion-reduced = wenig
motion-full = voll
speed = Tempo
speed-normal = normal
speed-calm = gemächlich
speed-quick = zügig
speed-at-once = sofort
confirmations = Möglichkeiten mit Warnung
confirmations-on = noch einmal nachfragen
confirmations-off = sofort ausführen
firsts = Was zum ersten Mal geschieht
firsts-on = wird erklärt
firsts-off = wird nicht erklärt
memory = Gedächtnisstütze
memory-newcomer = bis zur ersten beendeten Partie
memory-on = an
memory-off = aus
memory-about = Für neue Tische gegen Bots, sofern das Spiel eine hat.
notifications = Benachrichtigen, wenn ich dran bin
notifications-denied = Der Browser erlaubt keine Benachrichtigungen; erlaube sie in seinen Einstellungen für diese Seite.
calls = Mich rufen, wenn ich dran bin, auch wenn diese Seite zu ist (wo Züge Tage dauern dürfen)
calls-failed = Dieser Browser lässt sich bei geschlossener Seite nicht rufen; seine Einstellungen oder der Ort, an dem er läuft, erlauben es nicht.
mail = Mail, wenn ich dran bin (wo Züge Tage dauern dürfen)
mail-ask = Code schicken
mail-sent = Ein Code ist unterwegs an { $address }; gib ihn hier ein.
mail-code = Code
mail-confirm = Bestätigen
mail-goes-to = Wenn du dran bist, geht eine Mail an { $address } (wo Züge Tage dauern dürfen).
mail-end = Keine Mails mehr
mail-ended = Es kommen keine Mails mehr.
qr-code = Der Link als QR-Code
unreachable = Der Tisch antwortet nicht; prüfe die Verbindung und versuche es noch einmal.
connecting = Verbinde …
connection-lost = Die Verbindung ist abgerissen; neuer Versuch …
connection-back = Wieder verbunden.
name = Name
you = Du
bot = Bot

## Startseite

welcome = Komm an den Tisch
welcome-about = Drei Spiele unter Wasser: gegen Bots, an einem Bildschirm oder online mit Freunden.
your-name = Dein Name
continue = Weiterspielen
games = Spiele
open-tables = { $number ->
    [one] Ein offener Tisch
   *[other] { $number } offene Tische
}
open-to-all = Tische für alle
hosted-by = Tisch von { $name }
seats-taken = { $taken } von { $seats } Plätzen besetzt
join = Mitspielen
watch = Zuschauen
history = Deine Partien
ended-early = vorzeitig beendet
result = { $place }. Platz, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
result-of = { $name }: { $result }
dismiss = Ausblenden
more-matches = Mehr zeigen
statistics = Deine Zahlen
matches = Partien
wins = Gewonnen
best = Bestes
mean = Im Schnitt
against-level = gegen { $level }
players = { $least }–{ $most } Personen
minutes = etwa { $number } Minuten
play-now = Spielen
play-against = Gegen wen du spielst
invite-friends = Freunde einladen
friends = Freunde
one-screen = Ein Gerät
options = Optionen
lesson = Lektion
lesson-next = Weiter
lesson-over = Mehr brauchst du nicht. Jetzt spiel richtig!
understood = Verstanden
rules = Regeln
rules-of = { $name }: die Regeln
options-in-play = An diesem Tisch
pieces-explained = Das Material
phase-waiting = wartet auf Mitspieler
phase-dealing = es wird ausgeteilt
phase-running = läuft
unofficial = Tablereef ist inoffiziell; die Namen der Spiele gehören ihren Verlagen.

## Ein neuer Tisch

new-table = Neuer Tisch
seats = Plätze
seat-number = Platz { $number }
player-number = Spieler { $number }
player-count = { $number } Personen
who-me = Du
who-bot = Bot
who-free = Jemand, den du einlädst
who-person = Jemand an diesem Bildschirm
level = Stärke
level-line = { $name }: { $about }
thought = Bedenkzeit der Kraken
thought-quick = kurz (0,2 s)
thought-normal = mittel (1 s)
thought-long = lang (3 s)
joining = Wer mitspielen darf
joining-link = Nur Freunde mit dem Link
joining-anyone = Alle, über die Startseite
hints = Tipps: Was täte ein guter Spieler?
hints-usual = nur allein gegen Bots
hints-on = für alle, die gefragt sind
hints-off = keine
spectators = Zuschauer
spectators-open = Alle dürfen zuschauen
spectators-link = Alle mit dem Link
spectators-closed = Niemand darf zuschauen
pace = Tempo
pace-none = Ohne Uhr
pace-none-about = Lasst euch Zeit.
pace-seconds = Sekunden pro Zug
pace-seconds-about = Ist die Zeit um, macht ein Bot diesen Zug.
pace-days = Tage pro Zug
pace-days-about = Für Partien über viele Tage; ist die Zeit um, macht ein Bot diesen Zug.
seconds-per-move = Wie viele Sekunden
days-per-move = Wie viele Tage
open-table = Tisch eröffnen

## Zusammenkommen

waiting-for-players = Warten auf Mitspieler
dealing = Es wird ausgeteilt …
awaits-people = Warten, bis { $name } an den Tisch kommt.
invite-about = Schick diesen Link deinen Freunden oder lass sie den Code scannen. Das Spiel beginnt, wenn alle Plätze besetzt sind.
invite-link = Einladung
free-seat = Freier Platz
fill-with-bot = Bot dazusetzen
close-table = Tisch schließen
leave-table = Aufstehen
invited-by = Du bist an den Tisch von { $names } eingeladen.
welcome-at = Du kannst dich zu { $names } setzen.
joining-about = Alle dürfen sich setzen: Solange du hier bleibst, steht der Tisch auf jeder Startseite.
sit-down = Hinsetzen
pass-to = Weitergeben an { $name }
pass-about = Jetzt darf nur { $name } hinsehen.
i-am = Ich bin { $name }
take-over = Hier weiterspielen
take-over-about = Mit diesem Link wird dieses Gerät zum selben Gast wie das Gerät, von dem der Link kommt, mit allen Tischen.
personal-about = Du brauchst kein Konto. Mit deinem persönlichen Link spielst du auf einem anderen Gerät weiter; behalte ihn für dich.
personal-link = Persönlicher Link
make-personal-link = Meinen persönlichen Link zeigen

## Am Tisch

your-turn = Du bist dran
to-move = am Zug
waiting-for = Warten auf { $name }
question = Die Frage
turn-of = { $name } ist am Zug
skip = Überspringen
show-again = Noch einmal zeigen
why = Warum musstest du aufhören?
watching = Du schaust zu
touch-what-glows = Berühre, was leuchtet.
list-all = Alle { $number } zeigen
list-less = Weniger zeigen
choose-again = Anders wählen
do-it-anyway = Trotzdem
undo = Rückgängig
ask-hint = Was täte ein guter Spieler?
advised = Ein guter Spieler würde wählen: { $choice }
worth-more = Siegchance: { $chance } %, sonst höchstens { $other } %.
worth-as-much = Siegchance: { $chance } %; eine andere Wahl ist ebenso gut.
log = Was geschah
log-forgets = Was du dir selbst merken musst, steht hier nicht noch einmal.
set-up = Aufbau
menu = Tisch
react = Ein Gefühl zeigen
reaction-clap = Applaus
reaction-laugh = Lachen
reaction-wow = Staunen
reaction-ouch = Autsch
reaction-think = Nachdenken
reaction-wave = Hallo
place = Feld
at-cell = Reihe { $row }, Spalte { $column }
beside-cells = neben { $cells }
edge-cell = { $side ->
    [above] über { $cell }
    [below] unter { $cell }
    [left] links von { $cell }
   *[right] rechts von { $cell }
}
middle = Die Mitte des Tisches
face-down = Verdeckt
pieces = { $number ->
    [one] ein Teil
   *[other] { $number } Teile
}
points-unit = { $number ->
    [one] Punkt
   *[other] Punkte
}
away = nicht da
asleep = wacht auf
asleep-about = Er lernt vorauszudenken, etwa eine Minute lang; bis dahin spielt er wie Taucher
resigned = hat aufgegeben
agrees = möchte aufhören
time-left = Restzeit
watchers = { $number ->
    [0] Niemand schaut zu.
    [one] Eine Person schaut zu.
   *[other] { $number } Personen schauen zu.
}
let-bot-play = Einen Bot für mich spielen lassen
take-back-seat = Selbst weiterspielen
agree-to-end = Einverstanden, hier aufzuhören
no-longer-agree = Doch weiterspielen
agree-about = Das Spiel endet mit dem jetzigen Stand, wenn alle zustimmen.
resign = Aufgeben
really-resign = Ja, aufgeben
is-away = { $name } ist nicht da.
replace-by-bot = Einen Bot weiterspielen lassen
watch-link = Link für Zuschauer
remark-undo = { $name } nimmt die letzte Wahl zurück.
remark-bot = Ein Bot spielt für { $name }.
remark-clock = Die Zeit ist um: Ein Bot zieht für { $name }.
remark-returned = { $name } ist zurück.
remark-resigned = { $name } gibt auf.
remark-ended = Alle wollten hier aufhören.

## Das Ende

the-end = Das Ende
winners = { $number ->
    [one] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
points = Punkte
rank = Rang
rematch = Noch einmal
proposes-again = { $name } schlägt vor, noch einmal zu spielen.
declines-again = { $name } spielt nicht weiter.
awaits-answer = Warten auf die Antwort von { $name }.
you-decline = Du spielst nicht weiter.
accept-again = Auch noch einmal
decline-again = Nein, danke
withdraw-again = Doch nicht
next-table = Zum nächsten Tisch
replay = Wiederholung
share = Teilen
course = Wie die Partie verlief
show-me = Zeig es mir
analysis = Chancen und Entscheidungen
analyse = Diese Partie analysieren
analyse-about = Der Server spielt von jedem Zug an weiter und wägt jede Entscheidung gegen andere ab: höchstens eine halbe Minute, beim ersten Mal für ein Spiel ein bis zwei Minuten länger.
analysis-waiting = Zuerst wird eine andere Partie analysiert …
analysis-compiling = Der Server lernt erst, über dieses Spiel nachzudenken; das dauert ein bis zwei Minuten, nur beim ersten Mal …
analysis-thinking = Die Partie wird durchdacht …
analysis-failed = Das hat nicht geklappt; versuche es noch einmal.
analysis-about = Chancen, wie wenn Taucher für alle weiterspielte, auf 5 % genau. Beurteilt wird nach dem, was man wissen konnte.
account = { $name }: von { $start } % auf { $end } %. Eigene Entscheidungen { $own } %, Entscheidungen anderer { $others } %, Glück { $luck } %.
slip = { $name } wählte „{ $played }“. Eine andere Wahl war { $cost } % mehr wert: „{ $better }“.
no-slips = Keine Wahl war deutlich schlechter als eine andere.
turn-by-turn = Zug um Zug
turn-at = Am Zug
to-the-table = Zum Tisch
fair = Wurde ehrlich ausgeteilt?
fair-about = Vor dem Austeilen legte sich der Tisch auf ein Geheimnis fest, das er nicht mehr ändern konnte, und jeder Platz gab einen eigenen zufälligen Teil dazu. Jetzt ist das Geheimnis offengelegt, und jeder kann jeden Zufall nachrechnen.
commitment = Festgelegt auf (SHA-256)
secret = Das Geheimnis
verify = Nachprüfen
download = Protokoll herunterladen
verified = Alle { $chances } Zufallsereignisse stimmen, bei { $events } Ereignissen insgesamt.
fair-yes = ✓ Ja.
fair-no = ✗ Nein!
fair-table = Der Tisch sagt
fair-browser = Dieser Browser findet
fair-again = Noch einmal ausgeteilt aus dem Geheimnis, der Kopfzeile und den Teilen aller { $seats } Plätze: { $chances } Ziehungen, alle gleich.
fair-own-kept = Er sah diese Festlegung vor dem Austeilen, und dein eigener Teil steckt darin.
fair-own-unkept = Er war vor dem Austeilen nicht dabei und kennt die Festlegung nur aus dem Protokoll.
fair-own-standin = Er sah diese Festlegung vor dem Austeilen, aber ein Bot übernahm den Platz, bevor dein eigener Teil zählte.
fair-insecure = Browser rechnen das nur für Seiten über HTTPS oder von diesem Rechner. Lade das Protokoll herunter und prüfe es mit „tablereef verify“.
unfair-commitment = Vor dem Austeilen zeigte der Tisch eine andere Festlegung.
unfair-header = Vor dem Austeilen zeigte der Tisch eine andere Kopfzeile: Namen, Optionen oder Regeln wurden geändert.
unfair-nonce = Dein eigener Teil wurde gegen einen anderen ausgetauscht.
unfair-secret = Das Geheimnis passt nicht zur Festlegung.
unfair-order = Das Protokoll ist nicht in Ordnung: zuerst die Teile aller Plätze, dann das Austeilen, zuletzt das Geheimnis.
unfair-derived = Jemand hat den Teil eines Bots gewählt; er muss aus der Kopfzeile folgen.
unfair-draw = Ein Zufall wurde nicht so gezogen, wie er musste.
unfair-seen = Das Protokoll erzählt eine andere Partie als die hier gesehene.

## Wiederholung

play = Abspielen
pause = Anhalten
step-back = Einen Schritt zurück
step-on = Einen Schritt weiter
turn-back = Zug zurück
turn-on = Zug vor
viewer = Mit den Augen von
share-moment = Diesen Moment teilen
spectator = Zuschauern
viewer-all = allen zugleich
replay-position = Stelle in der Partie
