# What the arena says.

arena-title = { $game }: { $games } Partien zwischen Bots ({ $deals } Austeilungen, jede von allen Plätzen)
arena-playing = Es wird gespielt
arena-bot = Bot
arena-rating = Wertung (Elo)
arena-wins = Siege
arena-points = Punkte im Mittel
arena-against = gegen
arena-before = vor dem anderen
arena-interval = 95-%-Bereich
arena-test = sequentieller Test
arena-verdict-better = klar besser
arena-verdict-worse = klar schlechter
arena-verdict-even = kein Unterschied, der zählt
arena-verdict-open = noch nicht klar
arena-seats = Siege nach Plätzen: { $shares }
arena-forfeits = { $name } hat { $count ->
    [one] eine Partie
   *[other] { $count } Partien
} verwirkt. { $why }
arena-stopped = Angehalten. Was gespielt wurde, steht in { $path }; derselbe Befehl macht dort weiter.
arena-none = Noch keine Austeilung wurde von allen Plätzen gespielt; es gibt nichts zu vergleichen.
balance-title = { $game }: wie es sich spielt, durch { $bot } ({ $games } Partien je Zeile)
balance-playing = Es wird gespielt
balance-seat = Platz { $seat }
balance-seats = Wer gewinnt, zu { $seats } (Platz 1 beginnt)
balance-option = { $option }: { $value }
balance-begins = Wie oft gewinnt, wer beginnt, zu zweit
balance-points = Mittlere Punktzahl, zu zweit
balance-dealt = Wie oft gewinnt, wer das hat, zu zweit
balance-parts = Woher die Punkte kommen, zu { $seats }
balance-luck = Glück, wenn zwei blind wählen
balance-chance = des Vorsprungs sind Zufall
balance-figure = Wert
balance-written = Steht in { $path }, mit einem Bild daneben.
refusal-one_bot = Eine Arena braucht mindestens zwei Bots: --bots diver,mybot.py:Mine
refusal-cannot_keep = Die Partien können nicht in { $path } aufgehoben werden; prüfe den Ordner, seine Rechte und den Platz auf der Platte.
refusal-other_arena = { $path } wurde mit anderen Einstellungen gespielt ({ $setting }: { $found }, nicht { $asked }); nimm eine andere Datei oder dieselben Einstellungen.
refusal-not_an_arena = { $path } ist nicht die Datei einer Arena: Zeile { $line } ist nicht lesbar.
refusal-no_cluster = Unter { $address } gibt es keinen Cluster; prüfe die Adresse (dask://host:port) und ob sein Scheduler läuft.
refusal-worker_lost = Ein Prozess dieser Arena wurde beendet; derselbe Befehl macht mit ihrer Datei weiter.
