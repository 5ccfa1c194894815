# What the arena says.

arena-title = { $game }: { $games } potjes tussen bots ({ $deals } keer gedeeld, elk vanaf alle plaatsen)
arena-playing = Er wordt gespeeld
arena-bot = bot
arena-rating = rating (Elo)
arena-wins = gewonnen
arena-points = gemiddelde score
arena-against = tegen
arena-before = vóór de ander
arena-interval = 95%-interval
arena-test = sequentiële toets
arena-verdict-better = duidelijk beter
arena-verdict-worse = duidelijk slechter
arena-verdict-even = geen verschil dat telt
arena-verdict-open = nog niet duidelijk
arena-seats = Gewonnen per plaats: { $shares }
arena-forfeits = { $name } heeft { $count ->
    [one] één potje
   *[other] { $count } potjes
} verspeeld. { $why }
arena-stopped = Gestopt. Wat gespeeld is, staat in { $path }; dezelfde opdracht gaat daar verder.
arena-none = Nog geen deling is vanaf alle plaatsen gespeeld; er valt niets te vergelijken.
balance-title = { $game }: hoe het speelt, door { $bot } ({ $games } potjes per regel)
balance-playing = Er wordt gespeeld
balance-seat = plaats { $seat }
balance-seats = Wie wint, met { $seats } spelers (plaats 1 begint)
balance-option = { $option }: { $value }
balance-begins = Hoe vaak de beginner wint, met twee
balance-points = Gemiddelde score, met twee
balance-dealt = Hoe vaak wie het heeft wint, met twee
balance-parts = Waar de punten vandaan komen, met { $seats } spelers
balance-luck = Geluk, als twee blind kiezen
balance-chance = van de voorsprong is toeval
balance-figure = waarde
balance-written = Staat in { $path }, met een plaatje ernaast.
refusal-one_bot = Een arena heeft minstens twee bots nodig: --bots diver,mybot.py:Mine
refusal-cannot_keep = De potjes kunnen niet in { $path } bewaard worden; controleer de map, de rechten en de ruimte op de schijf.
refusal-other_arena = { $path } is met andere instellingen gespeeld ({ $setting }: { $found }, niet { $asked }); kies een ander bestand of dezelfde instellingen.
refusal-not_an_arena = { $path } is niet het bestand van een arena: regel { $line } is niet te lezen.
refusal-no_cluster = Er is geen cluster op { $address }; controleer het adres (dask://host:port) en of de scheduler draait.
refusal-worker_lost = Een proces van deze arena is beëindigd; dezelfde opdracht gaat verder vanaf haar bestand.
