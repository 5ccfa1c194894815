# De eigen zinnen van de terminal.

## Voor de partij

ui-ask-game = Welk spel?
ui-game-facts = { $least }–{ $most } spelers, { $minutes } min.
ui-ask-players = Hoeveel spelers? ({ $least }–{ $most })
ui-ask-people = Hoeveel van hen zitten aan dit scherm? ({ $least }–{ $most }; de anderen zijn bots)
ui-ask-name = Hoe heet speler { $number }?
ui-ask-bot = Welke bot neemt de andere plaatsen?
ui-ask-option = { $name }?
ui-default = [{ $default }]
ui-between = ‘{ $answer }’ kan niet; typ een getal van { $least } tot { $most }.
ui-label = { $name }: { $text }
ui-person = Speler { $number }

## Aan tafel

ui-hints = getal kiezen · u terug · h tip · r regels · l verloop · ? hulp · q weg
ui-hint = Een goede speler zou { $number } kiezen: { $choice }
ui-hint-worth = Kans om te winnen: { $chance } %, met de beste andere keuze { $other } %.
ui-no-hint = Geen tips onder mensen aan één scherm; die zijn er voor wie alleen tegen bots speelt.
ui-not-understood = ‘{ $answer }’ staat er niet bij; typ een getal van 1 tot { $most }, of ? voor hulp.
ui-pass = Geef het scherm aan { $seat }; { $seat } drukt op Enter.
ui-enter = Enter om verder te gaan
ui-thinking = { $seat } denkt na …
ui-points = Punten
ui-help-choose = de keuze met dit nummer maken
ui-help-undo = je laatste keuze terugnemen; een omgedraaide kaart of de keuze van een ander gaat niet terug
ui-help-hint = wat een goede speler zou kiezen, als je alleen tegen bots speelt
ui-help-save = bewaren en weggaan; je kunt de partij hervatten
ui-help-rules = de spelregels
ui-help-log = alles wat er gebeurd is
ui-help-help = deze pagina
ui-help-leave = weggaan; er gaat niets verloren, elke keuze is al bewaard
ui-left = De partij is bewaard. Zo ga je verder:

ui-remark-undo = { $seat } neemt dat terug.
ui-remark-bot = { $seat } is een bot ({ $text }).
ui-remark-returned = { $seat } is er weer.
ui-remark-resigned = { $seat } geeft op.
ui-remark-ended = Iedereen wil hier stoppen.

## Cap'taine Carcasse

ui-carcasse-looked = { $zone }, bekeken: { $cards }

## Kleine Fische

ui-legend-kleine_fische = ><> vis · (4) grot · ~ onthouden · Ω octopus · * octopuspunt
ui-fische-open = Open { $number }

## Coralia

ui-legend-coralia = ■ dobbelsteen · □ witte dobbelsteen · A B octopus of duiker van een speler · [1] waar keuze 1 heen leidt · 4/1 stenen in de voorraad en op het eiland
ui-coralia-dice = ■ steen □ wit
ui-coralia-beside = naast het bord: { $turtles }
ui-coralia-turtle-white_die = wit
ui-coralia-turtle-jellyfish = kwal
ui-coralia-turtle-stingray = rog
ui-coralia-turtle-starfish_card = ster
ui-coralia-turtle-island_card = eiland
ui-coralia-turtle-fish_card = vis
ui-coralia-turtle-copy = spiegel
ui-coralia-turtle-side_chest = kist
ui-coralia-chest = kist
ui-coralia-octopuses = octopus
ui-coralia-turtles = schildpad
ui-coralia-chests = kisten
ui-coralia-rays = roggen
ui-coralia-left = over

## Het einde

ui-place = Plaats
ui-nth = { $number }e
ui-ending-resigned = Er is nog maar één speler over.
ui-ending-ended = Iedereen wilde hier stoppen.
ui-winner = { $name } wint!
ui-kept = De partij is bewaard. Bekijk die nog eens, of controleer of er eerlijk gedeeld is:
ui-analysable = Wat geluk was, en welke keuzes het meest kostten:
ui-winners = { $names } en { $last } delen de overwinning!

## Kijken

ui-watch-hints = n verder · p terug · 12 regel · t 3 beurt · seat 0 blik · seat iedereen · q weg
ui-watch-where = Regel { $line } van { $lines } · beurt { $turn } van { $turns } · gezien door { $viewer }
ui-viewer-everyone = iedereen
ui-viewer-public = toeschouwers

## Controleren

ui-verifying = De partij wordt nagespeeld …
ui-verify-events = { $matches ->
    [one] Eén partij, { $lines } regels: elke gebeurtenis kan volgens de spelregels.
   *[other] { $matches } partijen, { $lines } regels: elke gebeurtenis kan volgens de spelregels.
}
ui-verify-seed = { $matches ->
    [one] Elk toeval is wat de startwaarde geeft.
   *[other] In { $matches } partijen is elk toeval wat de startwaarde geeft.
}
ui-verify-fair = { $matches ->
    [one] Het geheim past bij de vastlegging, alle nonces zijn er, en elk toeval volgt daaruit.
   *[other] In { $matches } partijen past het geheim bij de vastlegging, zijn alle nonces er en volgt elk toeval daaruit.
}
ui-verify-undealt = { $matches ->
    [one] Er is niets gedeeld: de partij eindigde voordat alle nonces er waren.
   *[other] In { $matches } partijen is er niets gedeeld: ze eindigden voordat alle nonces er waren.
}
ui-verify-first_format = { $matches ->
    [one] Eén partij heeft het eerste formaat: wie deelde koos de nonces van bots en kon zo de kaarten kiezen, en een einde in overleg noemt niemand.
   *[other] { $matches } partijen hebben het eerste formaat: wie deelde koos de nonces van bots en kon zo de kaarten kiezen, en een einde in overleg noemt niemand.
}
ui-verify-unknown = { $matches ->
    [one] Het delen is niet te controleren: het geheim is niet onthuld.
   *[other] In { $matches } partijen is het delen niet te controleren: het geheim is niet onthuld.
}
ui-verify-running = { $matches ->
    [one] Eén partij is nog niet afgelopen.
   *[other] { $matches } partijen zijn nog niet afgelopen.
}

## Analyse

ui-analysing = Vanaf elke beurt wordt verder gespeeld …
ui-analyse-title = { $game }: hoe het potje verliep
ui-analyse-turn = beurt
ui-analyse-line = regel
ui-analyse-player = speler
ui-analyse-start = aan het begin
ui-analyse-own = eigen keuzes
ui-analyse-others = keuzes van anderen
ui-analyse-luck = geluk
ui-analyse-end = aan het eind
ui-analyse-slip = Regel { $line }, { $name }: ‘{ $played }’ kostte { $cost } % (± { $error }) van een overwinning; beter: ‘{ $better }’.
ui-analyse-no-slips = Geen keuze was duidelijk slechter dan een andere.

## De spellen

ui-games-id = code
ui-games-name = naam
ui-games-seats = spelers
ui-games-minutes = minuten
ui-games-options = opties (gewone waarde eerst)

## Simuleren

ui-sim-compiling = De regels van { $game } worden vertaald (alleen de eerste keer, zo’n 10 s) …
ui-sim-compiling-players = De regels van { $game } en hun speler worden vertaald (alleen de eerste keer, ongeveer een minuut) …
ui-sim-slow = Deze bots zijn niet gecompileerd; er wordt dus in Python gespeeld, honderden keren langzamer.
ui-sim-playing = Er wordt gespeeld
ui-sim-writing = Partijen worden geschreven
ui-sim-title = { $game }: { $games } partijen
ui-sim-speed = { $steps } stappen per seconde, { $games } partijen per seconde
ui-sim-seat = plaats
ui-sim-bot = bot
ui-sim-wins = zeges
ui-sim-score = gemiddelde score

## Wat niet kan

refusal-file_exists = { $path } bestaat al; hervat die partij, of kies een andere naam.
refusal-cannot_write = Kan { $path } niet schrijven; controleer de map en de rechten.
refusal-no_secret = { $path } ontbreekt: zonder dit geheim kan er niet verder worden gedeeld.
refusal-too_many_bots = { $count } bots zijn te veel voor { $seats } plaatsen.
refusal-too_many_names = { $count } namen zijn te veel voor { $seats } plaatsen.
refusal-number = { $name } moet een getal zijn, minstens { $least }, niet ‘{ $value }’.
refusal-not_over = { $path } is nog niet afgelopen: alleen een beëindigd potje kan worden geanalyseerd.
refusal-no_own_player = { $game } heeft geen eigen speler die verder kan spelen; zijn potjes kunnen niet worden geanalyseerd.
refusal-no_journals = Een cluster schrijft geen logboeken; laat --on of --journals weg.
