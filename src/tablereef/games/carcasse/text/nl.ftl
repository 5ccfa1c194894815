# Cap'taine Carcasse, in onze eigen woorden.

game-name = Cap'taine Carcasse
game-about = Duik kaart voor kaart naar buit en kom boven voordat het tot een incident komt.
game-goal = Heb de meeste punten als de stapel leeg is.

## De kaarten

card = { $family } { $value }
family-anchor = Anker
family-anchor-about = Bij een incident is gered wat vóór het anker is gelegd.
family-squid = Reuzeninktvis
family-squid-about = Je moet nog twee kaarten leggen voordat je mag bovenkomen.
family-map = Schatkaart
family-map-about = Bekijk drie kaarten van het kerkhof en leg er één van neer.
family-key = Sleutel
family-key-about = Samen met een kist binnengehaald: evenveel bonuskaarten van het kerkhof als je kaarten binnenhaalt.
family-chest = Kist
family-chest-about = Samen met een sleutel binnengehaald: evenveel bonuskaarten van het kerkhof als je kaarten binnenhaalt.
family-knife = Mes
family-knife-about = De hoogste kaart van een familie in het ruim van een tegenstander gaat naar het kerkhof.
family-drone = Drone
family-drone-about = Bekijk de bovenste kaart van de stapel voordat je beslist.
family-net = Net
family-net-about = Uit je eigen ruim leg je de hoogste kaart van een familie neer.
family-harpoon = Harpoen
family-harpoon-about = Uit het ruim van een tegenstander leg je de hoogste kaart neer van een familie die in je eigen ruim ontbreekt.
family-siren = Sirene
family-siren-about = Geen effect, maar wel 4 tot en met 9 punten waard.

## De duikers

diver-bosun = Bootsman
diver-bosun-about = Bij jouw incident zijn ook het anker en de twee kaarten erna gered.
diver-careful_trawler = Voorzichtige Netvisser
diver-careful_trawler-about = Bij jouw incident zijn alle netten gered, en alle kaarten die een net heeft opgehaald.
diver-greedy_trawler = Gulzige Netvisser
diver-greedy_trawler-about = Je net haalt twee kaarten op, de ene na de andere.
diver-reaper = Maaier
diver-reaper-about = Je mes snijdt meteen de hele familie los.
diver-scavenger = Strandjutter
diver-scavenger-about = De kaart die je mes lossnijdt, gaat naar je eigen ruim.
diver-jinx = Ongeluksbrenger
diver-jinx-about = Het mes van een tegenstander moet diens eigen ruim raken.
diver-plunderer = Plunderaar
diver-plunderer-about = Je bonus voor sleutel en kist trek je willekeurig uit het ruim van een tegenstander.
diver-hoarder = Hamsteraar
diver-hoarder-about = Je bonus voor sleutel en kist wordt verdubbeld.
diver-cartographer = Cartograaf
diver-cartographer-about = Met je schatkaart kies je uit het hele kerkhof.
diver-pilot = Dronepiloot
diver-pilot-about = Je drone laat je de volgende drie kaarten van de stapel zien.
diver-ruthless_harpooner = Meedogenloze Harpoenier
diver-ruthless_harpooner-about = Je harpoen mag ook een familie pakken die je al hebt.
diver-parrying_harpooner = Weerbare Harpoenier
diver-parrying_harpooner-about = De harpoen van een tegenstander moet jouw hoogste reuzeninktvis pakken; heb je er geen, dan gaat die harpoen verloren.
diver-fisher = Inktvisvanger
diver-fisher-about = Een reuzeninktvis die je omdraait, gaat meteen naar je ruim.
diver-beastmaster = Monstertemmer
diver-beastmaster-about = Reuzeninktvissen van tegenstanders eisen vier kaarten in plaats van twee.
diver-golden_singer = Gouden Keel
diver-golden_singer-about = Elke sirene van jou die punten oplevert, is er 5 meer waard.
diver-charming_singer = Betoverende Zangeres
diver-charming_singer-about = Een sirene die je omdraait, gaat meteen naar je ruim.
diver-saboteuse = Saboteuse
diver-saboteuse-about = Wijs een tegenstander aan: wat die bij incidenten verliest, gaat naar jouw ruim.

## De opties aan tafel

option-divers = Duikers
option-divers-off = geen
option-divers-on = één per speler
option-variant = Variant
option-variant-none = geen
option-variant-none-about = Het basisspel.
option-variant-thieves_island = Dieveneiland
option-variant-thieves_island-about = Wat bij een incident verloren gaat, is voor de volgende speler.
option-variant-pile_of_treasure = Berg schatten
option-variant-pile_of_treasure-about = Alle kaarten tellen mee, niet alleen de hoogste van elke familie.
option-variant-sudden_death = Plotselinge dood
option-variant-sudden_death-about = Een ruim dat minstens 50 punten waard is, wint meteen.
option-variant-all_hands = Alle hens aan dek
option-variant-all_hands-about = Elke familie die in een ruim ontbreekt, kost 5 punten.
option-variant-strange_lands = Vreemde kusten
option-variant-strange_lands-about = Niet een dubbele familie, maar een dubbele waarde veroorzaakt een incident.
option-variant-beneath_the_waves = Onder de golven
option-variant-beneath_the_waves-about = Alleen wie minder dan 60 punten heeft, kan winnen.
option-memory_aid = Geheugensteun
option-memory_aid-off = uit
option-memory_aid-on = laat zien wat er nog in de stapel en op het kerkhof ligt

## De plaatsen

zone-pile = Stapel
zone-pile-about = Als de stapel leeg is, eindigt het spel met die beurt.
zone-graveyard = Kerkhof
zone-row = Expeditie
zone-row-about = De kaarten van deze duik zijn voor wie ermee bovenkomt.
zone-hold = Ruim van { $seat }
zone-diver = Duiker van { $seat }

## Wat verder telt

note-debt = { $number ->
    [one] De inktvis wil nog één kaart.
   *[other] De inktvis wil nog { $number } kaarten.
}
note-lacking = Alleen families die in je ruim ontbreken.
note-parry = { $seat } weert de aanval af: je harpoen moet de inktvis nemen.
note-target = { $seat } krijgt wat { $victim } bij incidenten verliest.

## Hoe de spelers ervoor staan

plate-dive = Deze duik: { $change }
plate-safe = { $number } veilig
plate-families = { $number }/{ $all } families
plate-cards = { $number ->
    [one] 1 kaart
   *[other] { $number } kaarten
}
tag-gain = { $number ->
    [one] levert 1 punt op
   *[other] levert { $number } punten op
}
tag-safe = { $number ->
    [one] levert 1 punt op, gered bij een incident
   *[other] levert { $number } punten op, gered bij een incident
}
dial-risk = Incident-risico
dial-families = Gevaarlijke families
dial-values = Gevaarlijke waarden
shout-incident = Een incident!
shout-surfaced = Boven!
pennant-own = Jouw duik
pennant-rival = duikt

## De vragen

question-deciding = { $seat }: verder duiken of bovenkomen?
question-first_card = { $seat }: de eerste kaart komt vanzelf. Verder duiken of bovenkomen?
question-surfacing = { $seat }: de stapel is leeg, kom boven!
question-knifing = { $seat }: welke schat snijdt je mes los?
question-harpooning = { $seat }: welke schat haalt je harpoen?
question-netting = { $seat }: welke familie haalt het net uit je ruim?
question-digging = { $seat }: welke kaart brengt je schatkaart?
question-plundering = { $seat }: wiens ruim plunder je?
question-naming = { $seat }: wiens incidenten moeten jouw ruim vullen?
question-first_player = Er wordt geloot wie begint.
question-turning_over = { $seat } draait een kaart om.
question-drone_look = { $seat } gluurt in de stapel.
question-map_look = { $seat } doorzoekt het kerkhof.
question-bonus = { $seat } trekt een bonuskaart.
question-looting = { $seat } trekt een kaart uit het geplunderde ruim.
question-dealing = De duikers worden verdeeld.
question-game_over = Het spel is afgelopen.

## De keuzes

choice-continue = Verder duiken
choice-surface = Bovenkomen
choice-cut = { $family } van { $seat } lossnijden
choice-spear = { $family } van { $seat } harpoeneren
choice-haul = { $family } ophalen
choice-dig = { $card } neerleggen
choice-plunder = { $seat } plunderen
choice-name = { $seat } aanwijzen

## Waar een keuze toe leidt

value = waarde { $value }
about-next = Volgende kaart: { $card }
about-odds = Incident bij { $number } van { $all ->
    [one] 1 kaart
   *[other] { $all } kaarten
}
about-again = Mag niet nog eens komen: { $marks }
about-families = Incident bij elk van { $number } families
about-values = Incident bij elk van { $number } waarden
about-stow = { $number ->
    [0] Geen kaart voor je ruim
    [one] Eén kaart in je ruim
   *[other] { $number } kaarten in je ruim
}
about-score = { $change }, { $number } in totaal
about-bonus = { $number ->
    [one] Dan één bonuskaart
   *[other] Dan { $number } bonuskaarten
}
about-place = { $card } wordt neergelegd
about-cut = Naar het kerkhof: { $cards }
about-instead = Dan telt: { $card }
about-hold = Jouw ruim: { $change } tot je bovenkomt
about-scavenge = In je ruim: { $cards }
about-saved = Gered: { $number } van { $all } kaarten
about-lost = De hele expeditie is verloren
about-loot = Blind getrokken: { $number } van { $all } kaarten
effect-anchor = Redt de kaarten ervoor
effect-map = Brengt een kaart van het kerkhof
effect-key = Een bonus samen met een kist
effect-chest = Een bonus samen met een sleutel
effect-pair = Sleutel en kist: { $number ->
    [one] één bonuskaart
   *[other] { $number } bonuskaarten
} als je bovenkomt
effect-knife = Neemt een tegenstander een kaart af
effect-drone = Toont je de volgende kaart
effect-net = Brengt een kaart uit je ruim
effect-harpoon = Brengt een kaart van een tegenstander
effect-siren = Geen effect
warning-incident = Incident: nog een keer { $mark }
warning-certain = Een incident is zeker
warning-too_high = Met { $number } punten of meer kun je niet winnen

## Het toeval

chance-first = { $seat } begint
chance-turn = { $card } wordt omgedraaid
chance-peek = { $card } ligt in de stapel
chance-sift = { $card } ligt op het kerkhof
chance-gain = { $card } is de bonus
chance-loot = { $card } wordt buitgemaakt
chance-deal = { $diver } wordt uitgedeeld

## Wat er is gebeurd

told-dealt = { $seat } duikt als { $diver }.
told-began = { $seat } begint.
told-named = { $seat } krijgt voortaan wat { $victim } bij incidenten verliest.
told-turned = { $seat } draait { $card } om.
told-kept = { $seat } legt { $card } meteen in het ruim.
told-knifed = { $seat } snijdt { $card } van { $victim } los: naar het kerkhof ermee.
told-scavenged = { $seat } snijdt { $card } van { $victim } los en houdt de buit.
told-harpooned = { $seat } harpoeneert { $card } van { $victim }.
told-parried = { $victim } weert de aanval af: de harpoen van { $seat } belandt op het kerkhof.
told-netted = { $seat } haalt { $card } met het net uit het ruim.
told-dug = { $seat } haalt { $card } met de schatkaart van het kerkhof.
told-peeked = { $seat } ziet { $card } in de stapel.
told-peeked-hidden = { $seat } bekijkt een kaart van de stapel.
told-sifted = { $seat } vindt { $card } op het kerkhof.
told-sifted-hidden = { $seat } bekijkt een kaart van het kerkhof.
told-indebted = { $number ->
    [one] De reuzeninktvis houdt { $seat } vast: nog één kaart leggen.
   *[other] De reuzeninktvis houdt { $seat } vast: nog { $number } kaarten leggen.
}
told-released = De stapel is leeg: de reuzeninktvis laat { $seat } los.
told-ignored = { $family }
idle-map = { $family }: het kerkhof is leeg.
idle-knife = { $family }: geen kaart om te raken.
idle-drone = { $family }: de stapel is leeg.
idle-net = { $family }: het ruim is leeg.
idle-harpoon = { $family }: de anderen hebben geen nieuwe familie.
told-incident = Incident! { $card } maakt een einde aan de duik van { $seat }.
told-surfaced = { $seat } komt boven.
told-collected = { $seat } legt { $card } in het ruim.
told-gained = Sleutel en kist brengen { $seat } een bonus: { $card }.
told-looted = { $seat } maakt { $card } buit bij { $victim }.
told-lost = Naar het kerkhof gezonken: { $card }.
told-inherited = { $seat } erft { $card } van { $victim }.
told-ended = Het spel is afgelopen.
why-incident = { $card } kwam, en zo’n kaart was er al in deze duik.

## Het einde

part-missing = Ontbrekende families
ending-pile = De stapel is leeg.
ending-sudden_death = Een ruim is minstens 50 punten waard.
ending-tie = Bij evenveel punten gaat wie meer kaarten in het ruim heeft voor.

## De regels in het kort

rules-aim = Haal buit van tien families boven water. Aan het eind telt de hoogste kaart van elke familie in je ruim.
rules-turn = In je beurt draai je een kaart om en leg je die in de expeditie; het effect volgt meteen. Kies daarna: duik verder en draai nog een kaart om, of kom boven en neem de hele expeditie mee naar je ruim.
rules-incident = Een tweede kaart van een familie in dezelfde expeditie is een incident: alles zinkt naar het kerkhof en je beurt is voorbij.
rules-effects = Effecten zijn verplicht; ontbreekt een doelwit, dan vervalt het effect. Ook kaarten uit een ruim of van het kerkhof werken en kunnen een incident veroorzaken.
rules-hold = Een ruim ligt open op tafel, gesorteerd per familie. Alleen de hoogste kaart van een familie kan worden losgesneden, geharpoeneerd of met het net gehaald.
rules-end = Als de laatste kaart van de stapel is omgedraaid, wordt de beurt nog afgemaakt; daarna is het spel afgelopen. Wie de meeste punten heeft, wint; bij een gelijke stand wint wie meer kaarten heeft; is het dan nog gelijk, dan delen jullie de overwinning.

## the first lesson

lesson-aim = Welkom aan boord! Je duik hangt aan het touw; in je ruim telt van elke familie de beste kaart. Wie de meeste punten heeft, wint. Draai nog een kaart om.
lesson-twice = Een sleutel! Maar pas op: komt een familie twee keer in één duik, dan is dat een incident en zinkt alles. Waag er nog een.
lesson-treasure = Sleutel en kist aan één touw: ze brengen zoveel bonuskaarten als er hangen. Snel, kom boven!
lesson-drone = Je drone toont de volgende kaart, alleen aan jou: een anker. Geen gevaar, dus duik verder.
lesson-anchor = Wat vóór het anker hangt is veilig, wat er ook komt. Duik verder.
lesson-squid = De inktvis laat pas los als er nog twee kaarten komen. Het net brengt er een: kies een familie uit je ruim.
lesson-dare = De inktvis heeft losgelaten en je zou boven kunnen komen. Kijk deze ene keer wat er gebeurt met wie te veel waagt.
lesson-knife = Twee drones: een incident! Alleen wat vóór het anker hing kwam thuis. Een nieuwe duik: het mes stuurt de beste kaart van een familie uit een ander ruim naar het kerkhof.
lesson-harpoon = De harpoen haalt uit een ander ruim een kaart van een familie die je nog niet hebt. Neem de schatkaart: ze werkt meteen.
lesson-map = De schatkaart: drie kaarten van het kerkhof, en je neemt er een. Daar ligt een sirene van 9! Kom daarna boven.

## De eerste keer

first-incident = Een incident: wat al aan je touw hing, kwam nog eens, en de duik is verloren. Alleen wat vóór een anker hing is veilig. Hoe meer er hangt, hoe riskanter de volgende kaart!
first-gained = Sleutel en kist in één duik: ze brengen je bonuskaarten, meteen in je ruim.
first-knifed = Een mes heeft je ruim geraakt: die kaart ligt nu op het kerkhof. Met een tweede kaart van de familie doet het minder pijn.
first-harpooned = Een harpoen heeft die kaart uit je ruim naar een ander touw getrokken. Daar werkt hij, en daar kan hij verloren gaan.
first-indebted = Een inktvis houdt je vast: er moeten nog kaarten komen voordat je boven mag komen. Wat net, schatkaart en harpoen brengen telt mee.
first-peeked = Je drone laat je in de stapel kijken, en verder niemand. Gebruik wat je weet!
