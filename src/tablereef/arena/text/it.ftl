# What the arena says.

arena-title = { $game }: { $games } partite tra bot ({ $deals } distribuzioni, ognuna da tutti i posti)
arena-playing = Si gioca
arena-bot = bot
arena-rating = punteggio Elo
arena-wins = vittorie
arena-points = punti in media
arena-against = contro
arena-before = davanti all’altro
arena-interval = intervallo al 95 %
arena-test = test sequenziale
arena-verdict-better = chiaramente migliore
arena-verdict-worse = chiaramente peggiore
arena-verdict-even = nessuna differenza che conti
arena-verdict-open = non ancora chiaro
arena-seats = Vittorie per posto: { $shares }
arena-forfeits = { $name } ha perso { $count ->
    [one] una partita
   *[other] { $count } partite
} per rinuncia. { $why }
arena-stopped = Fermato. Ciò che è stato giocato è in { $path }; lo stesso comando riprende da lì.
arena-none = Nessuna distribuzione è stata ancora giocata da tutti i posti; non c’è nulla da confrontare.
balance-title = { $game }: come si gioca, con { $bot } ({ $games } partite per riga)
balance-playing = Partite in corso
balance-seat = posto { $seat }
balance-seats = Chi vince, in { $seats } (inizia il posto 1)
balance-option = { $option }: { $value }
balance-begins = Quanto vince chi inizia, in due
balance-points = Punteggio medio, in due
balance-dealt = Quanto vince chi ce l’ha, in due
balance-parts = Da dove vengono i punti, in { $seats }
balance-luck = La fortuna, se due scelgono a caso
balance-chance = del vantaggio è caso
balance-figure = valore
balance-written = Scritto in { $path }, con un’immagine accanto.
refusal-one_bot = Un’arena ha bisogno di almeno due bot: --bots diver,mybot.py:Mine
refusal-cannot_keep = Le partite non si possono conservare in { $path }; controlla la cartella, i suoi permessi e lo spazio sul disco.
refusal-other_arena = { $path } è stato giocato con altre impostazioni ({ $setting }: { $found }, non { $asked }); scegli un altro file o le stesse impostazioni.
refusal-not_an_arena = { $path } non è il file di un’arena: la riga { $line } non si può leggere.
refusal-no_cluster = Non c’è nessun cluster a { $address }; controlla l’indirizzo (dask://host:port) e che il suo scheduler sia attivo.
refusal-worker_lost = Un processo di questa arena è stato terminato; lo stesso comando riprende dal suo file.
