# Coralia, in onze eigen woorden.

game-name = Coralia
game-about = Leg dobbelstenen op zes koraalriffen en verzamel parels, vissen, schatten en schildpadden.
game-goal = Heb na de laatste ronde de meeste punten.

## Dobbelstenen en figuren

die = { $colour } { $face }
die-unrolled = { $colour } dobbelsteen
die-lying = { $colour } dobbelsteen
die-white = witte dobbelsteen
kept = blijft liggen
octopus = octopus van { $seat }
diver = duiker van { $seat }
chest = dichte schatkist
stingray = Stekelrog
dice-left = { $number ->
    [one] nog één { $colour } dobbelsteen
   *[other] nog { $number } { $colour } dobbelstenen
}
octopuses-left = { $number ->
    [one] nog één octopus
   *[other] nog { $number } octopussen
}
surely = minstens +{ $number } aan het eind
tag-free = { $number } vrij
colour-yellow = gele
colour-blue = blauwe
colour-red = rode
colour-orange = oranje
colour-green = groene
colour-violet = paarse
colour-white = witte
reef-yellow = het gele rif
reef-blue = het blauwe rif
reef-red = het rode rif
reef-orange = het oranje rif
reef-green = het groene rif
reef-violet = het paarse rif
face-pearl = parel
face-pearl-about = Pak twee parelkaarten.
face-fish = vis
face-fish-about = Bekijk twee viskaarten en houd er één.
face-starfish = zeester
face-starfish-about = Bekijk drie zeesterkaarten en houd er één.
face-octopus = octopus
face-octopus-about = Zet een octopus neer: een punt voor elke dobbelsteen op dit rif. Octopussen op andere riffen leveren hun eigenaars elk een punt op.
face-diver = duiker
face-diver-about = Je duiker komt naar dit rif en haalt de schatkist op van het rif dat hij verlaat, tenzij er een dobbelsteen op ligt.
face-turtle = schildpad
face-turtle-about = Pak de schildpad: de bonus krijg je meteen, en later houdt hij een dobbelsteen voor je vast.
space-pearl = parel ({ $number })
space-fish = vis ({ $number })
space-starfish = zeester ({ $number })
space-octopus = octopus ({ $number })
space-diver = duiker ({ $number })
space-turtle = schildpad ({ $number })
space-treasure = schat ({ $number })
space = Getal op een veld
space-about = Een dobbelsteen op dit veld levert je aan het eind zoveel punten op als je duiker op hetzelfde rif is.

## De kaarten

sort-pearl = een parelkaart
sort-fish = een viskaart
sort-starfish = een zeesterkaart
pile-pearl = parels
pile-fish = vissen
pile-starfish = zeesterren
pile-island = eiland
card-pearl_2 = Parel 2
card-pearl_2-about = Een parel die 2 waard is.
card-pearl_3 = Parel 3
card-pearl_3-about = Een parel die 3 waard is.
card-pearl_4 = Parel 4
card-pearl_4-about = Een parel die 4 waard is.
card-pearl_5 = Parel 5
card-pearl_5-about = Een parel die 5 waard is.
card-lionfish = Koraalduivel
card-lionfish-about = Een vis; verschillende vissen bij elkaar leveren punten op.
card-pufferfish = Kogelvis
card-pufferfish-about = Een vis; verschillende vissen bij elkaar leveren punten op.
card-angelfish = Keizersvis
card-angelfish-about = Een vis; verschillende vissen bij elkaar leveren punten op.
card-pearl_6 = Parel 6
card-pearl_6-about = Hoort bij je parels en is 6 waard.
card-anemonefish = Anemoonvis
card-anemonefish-about = Hoort bij je vissen, als een eigen soort.
card-per_fish = “2 per viskaart”
card-per_fish-about = Twee punten per viskaart, roggen en anemoonvissen ook.
card-per_pearl = “1 per parelkaart”
card-per_pearl-about = Een punt per parelkaart, ook die van 6.
card-per_island_die = “1 per steen op het eiland”
card-per_island_die-about = Een punt voor elke dobbelsteen op het eiland, ook voor de witte.
card-per_turtle = “3 per schildpad”
card-per_turtle-about = Drie punten voor elk van je schildpadden.
card-per_chest = “2 per schatkist”
card-per_chest-about = Twee punten voor elk van je schatkisten.
card-side_chest = “Schatkist naast het bord”
card-side_chest-about = Open een van de schatkisten naast het bord.
card-jellyfish = Grote kwal
card-jellyfish-about = Ga vooruit naar het volgende vijfvoud aan punten.
card-chests_violet_yellow = “Schatkisten paars + geel”
card-chests_violet_yellow-about = De kisten die daar nog liggen, ook onder een steen.
card-chests_red_green = “Schatkisten rood + groen”
card-chests_red_green-about = De kisten die daar nog liggen, ook onder een steen.
card-chests_blue_orange = “Schatkisten blauw + oranje”
card-chests_blue_orange-about = De kisten die daar nog liggen, ook onder een steen.
card-dice_red_violet = “Reststenen rood + paars”
card-dice_red_violet-about = Per steen een kaart, telkens van een andere stapel.
card-dice_blue_green = “Reststenen blauw + groen”
card-dice_blue_green-about = Per steen een kaart, telkens van een andere stapel.
card-dice_yellow_orange = “Reststenen geel + oranje”
card-dice_yellow_orange-about = Per steen een kaart, telkens van een andere stapel.

## Schatkisten en schildpadden

chest-fish_card = visschatkist
chest-fish_card-about = De bovenste viskaart.
chest-pearl_card = parelschatkist
chest-pearl_card-about = De bovenste parelkaart.
chest-starfish_card = zeesterschatkist
chest-starfish_card-about = De bovenste zeesterkaart.
chest-island_card = eilandschatkist
chest-island_card-about = De bovenste eilandkaart.
chest-island_dice = schatkist van de eilandstenen
chest-island_dice-about = Een punt voor elke dobbelsteen op het eiland.
chest-stingray = roggenschatkist
chest-stingray-about = Een stekelrog, als er nog een is.
chest-white_die = schatkist van de witte dobbelsteen
chest-white_die-about = Gooi een witte dobbelsteen, leg hem op een rif naar keuze.
chest-jellyfish = kwallenschatkist
chest-jellyfish-about = Ga vooruit naar het volgende vijfvoud aan punten.
turtle-white_die = schildpad van de witte dobbelsteen
turtle-white_die-about = Gooi een witte dobbelsteen, leg hem op een rif naar keuze.
turtle-jellyfish = kwallenschildpad
turtle-jellyfish-about = Ga vooruit naar het volgende vijfvoud aan punten.
turtle-stingray = roggenschildpad
turtle-stingray-about = Een stekelrog, als er nog een is.
turtle-starfish_card = zeesterschildpad
turtle-starfish_card-about = De bovenste zeesterkaart.
turtle-island_card = eilandschildpad
turtle-island_card-about = De bovenste eilandkaart.
turtle-fish_card = visschildpad
turtle-fish_card-about = De bovenste viskaart.
turtle-copy = spiegelschildpad
turtle-copy-about = De bonus van een schildpad naast het bord.
turtle-side_chest = kistschildpad
turtle-side_chest-about = Een van de schatkisten naast het bord.

## De plaatsen

zone-reef = { $reef }
zone-station = Station
zone-supply = Voorraad
zone-supply-about = Het getal op een dobbelsteen zegt hoeveel er van die kleur nog zijn. Elke beurt pak je er één voor het station.
zone-island = Eiland
zone-pile = Stapel: { $pile }
zone-looked = Om uit te kiezen
zone-waiting = Nog te spelen
zone-side_turtles = Schildpadden naast het bord
zone-side_chests = Schatkisten naast het bord
zone-stingrays = Stekelroggen over
zone-front = { $seat }: { $number ->
    [one] één punt
   *[other] { $number } punten
}
zone-hand = Dichte kaarten van { $seat }
zone-shown = Open kaarten van { $seat }

## Wat verder telt

note-round = Ronde { $number } van { $rounds }.
note-starfish = Eindtelling, stap 1: de zeesterkaarten van { $seat }.
note-fish = Eindtelling, stap 3: de vissen van { $seat }.
note-pearls = Eindtelling, stap 4: de parels van { $seat }.
note-left = { $seat } heeft drie dobbelstenen in het station achtergelaten.
note-taken = De { $colour } dobbelsteen is nieuw: die gooi je altijd.
note-no_octopus = Geen octopus meer voor een vrij vakje.
note-again = { $number ->
    [one] Daarna hetzelfde nog een keer.
   *[other] Daarna hetzelfde nog { $number } keer.
}
note-then = { $number ->
    [one] Daarna: { $what }
   *[other] Daarna { $number } keer: { $what }
}
note-recognised = Jij hebt deze kaart onder de stapel gelegd, en { $seat } heeft die daarna bekeken: { $card }.
note-took = Jij hebt deze kaart onder de stapel gelegd, en { $seat } heeft die daarna gepakt: { $card }.

## De vragen

question-taking = { $seat }, welke dobbelsteen pak je uit de voorraad?
question-keeping = { $seat }, blijft een dobbelsteen op een schildpad, of gooi je?
question-placing = { $seat }, welke dobbelsteen gebruik je?
question-picking = { $seat }, welke kaart houd je?
question-setting = { $seat }, op welk rif leg je de witte dobbelsteen?
question-copying = { $seat }, van welke schildpad neem je de bonus?
question-playing = { $seat }, welke zeesterkaart speel je nu?
question-raising = { $seat }, welke schatkist haal je nu op?
question-drawing = { $seat }, van welke stapel trek je?
question-first_player = Er wordt geloot wie begint.
question-laying_turtle = De schildpadden komen op de riffen.
question-covering = De startstenen worden gegooid.
question-rolling = { $seat } gooit de dobbelstenen.
question-rolling_white = { $seat } gooit een witte dobbelsteen.
question-pearl_card = { $seat } trekt een parelkaart.
question-fish_card = { $seat } trekt een viskaart.
question-starfish_card = { $seat } trekt een zeesterkaart.
question-island_sort = { $seat } trekt een eilandkaart.
question-island_card = { $seat } bekijkt de eilandkaart.
question-opening = { $seat } opent een schatkist.
question-showing = { $seat } draait kaarten om.
question-game_over = Het spel is afgelopen.

## De keuzes

choice-take = Een { $colour } steen pakken
choice-roll = Gooien
choice-keep = De { $colour } { $face } laten liggen
choice-place = De { $colour } { $face } plaatsen
choice-land = De { $colour } { $face } naar het eiland sturen: het vakje is bezet
choice-pick = { $card } houden
choice-set = De witte dobbelsteen op { $reef } leggen
choice-copy = De { $turtle } gebruiken
choice-play = { $card } spelen
choice-raise = De schatkist van { $reef } ophalen
choice-draw = Een kaart trekken ({ $pile })

## Waar een keuze toe leidt

about-taken = Het vakje op het rif is bezet
about-free = Vrij op het rif: { $number } van { $all } vakjes
about-rolls = { $number ->
    [one] Eén dobbelsteen wordt gegooid
   *[other] { $number } dobbelstenen worden gegooid
}
about-diver = { $before ->
    [0] Duiker hierheen: +{ $after } aan het einde
   *[other] Duiker hierheen: { $after } in plaats van { $before } punten aan het einde
}
about-diver_still = { $number ->
    [one] Duiker: nog steeds één punt aan het einde
   *[other] Duiker: nog steeds { $number } punten aan het einde
}
about-fish = Vissen: { $after } in plaats van { $before } punten aan het einde
about-chest = Opent een schatkist
about-chests = { $number ->
    [0] Er ligt daar geen schatkist meer
    [one] Haalt één schatkist op
   *[other] Haalt { $number } schatkisten op
}
about-leftover = { $number ->
    [0] Levert geen kaart op
    [one] Levert één kaart op
   *[other] Levert { $number } kaarten van verschillende stapels op
}
about-no_card = Geen eilandkaart meer
about-one_card = Een eilandkaart
about-two_cards = Een van twee eilandkaarten
about-pearl_cards = Twee parelkaarten
about-fish_card = Een van twee viskaarten
about-starfish_card = Een van drie zeesterkaarten

## Het toeval

chance-first = { $seat } begint
chance-turtle = De { $turtle } komt op { $reef }
chance-cover = Startsteen: { $colour } { $face }
chance-rolled = De dobbelsteen toont: { $colour } { $face }
chance-white = De witte dobbelsteen toont: { $face }
chance-sort = Het is { $sort }
chance-card = De kaart is { $card }
chance-chest = Het is de { $chest }
chance-show = { $card } wordt omgedraaid
chance-no_more = Niets meer om te draaien

## Wat er is gebeurd

told-began = { $seat } begint.
told-laid = De { $turtle } komt op { $reef }.
told-covered = Startsteen: { $colour } { $face }.
told-washed = Startsteen: nog een { $colour } { $face }, dus naar het eiland ermee.
told-displaced = Nu naast het bord: { $turtle }.
told-took = { $seat } pakt uit de voorraad: { $colour }.
told-kept = { $seat } laat de { $colour } { $face } liggen met een schildpad: die wordt niet gegooid.
told-threw = { $number ->
    [one] { $seat } gooit één dobbelsteen.
   *[other] { $seat } gooit { $number } dobbelstenen.
}
told-rolled = { $seat } gooit een { $colour } { $face }.
told-rerolled = Geen van de vier dobbelstenen is bruikbaar: { $seat } gooit ze allemaal opnieuw.
told-placed = { $seat } plaatst de { $colour } { $face }.
told-landed = { $seat } stuurt de { $colour } { $face } naar het eiland: het vakje is bezet.
told-rolled_white = { $seat } gooit een witte dobbelsteen: { $face }.
told-set_white = { $seat } legt de witte dobbelsteen ({ $face }) op { $reef }.
told-returned_white = { $seat } vindt geen vrij veld: de witte dobbelsteen ({ $face }) gaat terug naar het eiland.
told-drew = { $seat } trekt { $card } ({ $pile }).
told-drew-hidden = { $seat } trekt een kaart ({ $pile }).
told-looked = { $seat } kan { $card } kiezen ({ $pile }).
told-looked-hidden = { $seat } bekijkt een kaart om uit te kiezen ({ $pile }).
told-picked = { $seat } houdt { $card } ({ $pile }).
told-picked-hidden = { $seat } houdt een van de kaarten ({ $pile }).
told-gained_stingray = { $seat } krijgt een stekelrog.
told-dived = De duiker van { $seat } komt bij { $reef }.
told-slid = De dobbelsteen van de duiker schuift naar het schatveld van { $reef }.
told-raised = { $seat } haalt de schatkist van { $reef } op.
told-opened = { $seat } opent een schatkist: { $chest }.
told-met = { $seat } pakt een schildpad: { $turtle }.
told-copied = { $seat } krijgt de bonus van een schildpad naast het bord: { $turtle }.
told-earned = { $number ->
    [one] { $seat }: één punt ({ $reason }).
   *[other] { $seat }: { $number } punten ({ $reason }).
}
told-showed = { $seat } draait { $card } om.
told-played = { $seat } speelt { $card }.
told-scoring = Eindtelling – { $step }.
told-ended = Het spel is afgelopen.
reason-octopus = octopus
reason-octopus_elsewhere = nieuwe octopus op een ander rif
reason-octopus_island = octopus: een dobbelsteen ging naar het eiland
reason-island_dice = dobbelstenen op het eiland
reason-jellyfish = grote kwal
reason-turtles = schildpadden
reason-chests = schatkisten
reason-diver = duiker: dobbelstenen op zijn rif
reason-fish = vissen: verschillende soorten bij elkaar
reason-per_fish = viskaarten
reason-pearls = parels: de beste 4, 2 of 1, naar plaats
reason-per_pearl = parelkaarten
step-starfish = 1. Zeesterkaarten
step-divers = 2. Duikers
step-fish = 3. Vissen
step-pearls = 4. Parels

## Het einde

part-play = Tijdens het spel
part-per_island_die = Zeesterren: 1 per steen op het eiland
part-per_turtle = Zeesterren: 3 per schildpad
part-per_chest = Zeesterren: 2 per schatkist
part-side_chest = Zeesterren: schatkist naast het bord
part-jellyfish = Zeesterren: grote kwal
part-reef_chests = Zeesterren: schatkisten van twee riffen
part-diver = Duiker
part-fish = Vissen
part-per_fish = Vissen: 2 per kaart
part-pearls = Parels
part-per_pearl = Parels: 1 per kaart
ending-rounds = De laatste ronde is voorbij.
ending-tie = Bij evenveel punten gaat wie meer kaarten heeft voor, daarna wie meer schildpadden heeft.

## De regels in het kort

rules-aim = Samen laten jullie zes koraalriffen groeien, met één dobbelsteen per beurt. De dobbelstenen brengen je parels, vissen, zeesterkaarten, schatten en schildpadden; wie daar de meeste punten uit haalt, wint. Met z’n tweeën speel je 10 rondes, met z’n drieën 9, met z’n vieren 8.
rules-turn = Het station komt met drie dobbelstenen naar je toe. Pak er een van een kleur naar keuze uit de voorraad bij en gooi. Gebruik dan een van de vier: die gaat naar het veld van zijn symbool op het rif van zijn kleur, en de actie volgt meteen. De andere drie gaan door zoals ze liggen.
rules-turtles = Elk van je schildpadden mag één dobbelsteen van het station vasthouden, zodat je die niet gooit; hoogstens drie. De nieuwe dobbelsteen wordt altijd gegooid.
rules-actions = Parel: pak twee parelkaarten. Vis: bekijk twee viskaarten, houd er één. Zeester: bekijk drie zeesterkaarten, houd er één. Schildpad: pak hem, met zijn bonus. Octopus en duiker: zie hieronder. Alles is verplicht, en de ene bonus kan de andere opleveren.
rules-octopus = Je hebt twee octopussen. Zet je er een neer, dan krijg je een punt voor elke dobbelsteen op dat rif, de nieuwe meegeteld. Daarna verdient hij een punt telkens als er op een ander rif een octopus komt, en twee voor elke dobbelsteen van zijn kleur die naar het eiland gaat. Staan ze er allebei, dan heb je niets aan een octopussteen waarvan het veld vrij is; zijn alle vier de dobbelstenen zo, gooi ze dan allemaal opnieuw.
rules-diver = Je duiker zwemt naar het rif van de dobbelsteen. Op het rif dat hij verlaat, schuift zijn dobbelsteen naar de schat en open jij de schatkist daar. Ligt er al een dobbelsteen op de schat, dan schuift er niets en blijft dat rif dicht voor duikers.
rules-island = Alleen een dobbelsteen waarvan het veld bezet is, mag naar het eiland; je krijgt er de bovenste eilandkaart voor. Staat er op het rif van zijn kleur een octopus, dan krijgt de eigenaar twee punten; ben je dat niet zelf, dan bekijk je in plaats daarvan twee eilandkaarten en houd je er één.
rules-white = Een witte dobbelsteen wordt gegooid en komt op een rif naar keuze waar het veld van zijn symbool vrij is; daar telt hij als een dobbelsteen van dat rif. Is er geen, dan gaat hij terug naar het eiland en pak je een eilandkaart.
rules-scoring = Ten eerste de zeesterkaarten, in de volgorde die je zelf wilt. Ten tweede de duikers: de punten naast elk bezet veld van het rif van je duiker, hoogstens 15. Ten derde de vissen: 1, 2, 3, 4 of 5 verschillende leveren 3, 7, 12, 18 of 25 op. Ten vierde de parels: wie in totaal de meeste waarde heeft, telt de beste vier kaarten, de volgende de beste twee, ieder ander de beste.
rules-end = Wie de meeste punten heeft, wint; bij een gelijke stand wie meer kaarten heeft, dan wie meer schildpadden heeft; is het dan nog gelijk, dan delen jullie de overwinning.

## De eerste les

lesson-aim = Welkom in Coralia! Met dobbelstenen groeien zes riffen, en wie de meeste punten heeft, wint. Pak vier dobbelstenen in vier kleuren.
lesson-place = Je gebruikt een van de vier dobbelstenen: die gaat naar het rif van zijn kleur, op het veld van zijn symbool. De parel levert je twee parelkaarten op.
lesson-fish = Houd een van de twee vissen. Hoe meer verschillende vissen je hebt, hoe meer punten ze aan het eind opleveren.
lesson-octopus = Je octopus levert je een punt op voor elke dobbelsteen op zijn rif. Hup, naar het rode rif: dat zijn vier punten!
lesson-diver = Je duiker zwemt naar het gele rif. Zwemt hij later verder, dan haalt hij hier de schatkist op. En het rif waar hij aan het eind is, levert je punten op.
lesson-starfish = Zeesterkaarten speel je pas aan het eind. Deze geeft je de schatkisten van het blauwe en het oranje rif, als ze er dan nog zijn. Houd deze kaart!
lesson-island = De velden van alle vier de dobbelstenen zijn al bezet: dan mag er een naar het eiland, en jij krijgt een kaart. Voor een blauwe dobbelsteen krijgt de octopus van Coralie twee punten, maar jij mag kiezen uit twee kaarten.
lesson-turtle = Een spiegelschildpad! Die kan wat een schildpad naast het bord kan. Kies de witte dobbelsteen: je gooit hem en legt hem op een rif dat je leuk vindt.
lesson-keep = Vanaf nu houdt je schildpad één dobbelsteen voor je vast, zoals hij ligt. Laat de groene octopus liggen; alleen de andere worden gegooid.
lesson-scoring = Dat was de laatste ronde, nu tellen we de punten: eerst de zeesterkaarten, dan duikers, vissen en parels. Speel eerst de schatkisten, dan de reststenen!

## De eerste keer

first-dived = Je duiker is nu bij dit rif. Zwemt hij verder, dan haalt hij hier de schatkist op; en het rif waar hij aan het eind is, levert je punten op.
first-opened = Een schatkist! Wat die brengt krijg je meteen, en je houdt de kist: sommige zeesterkaarten betalen voor schatkisten.
first-met = Een schildpad! De bonus komt meteen, en vanaf nu mag hij een dobbelsteen voor je vasthouden die je niet wilt gooien.
first-landed = Een dobbelsteen waarvan het veld bezet is, mag naar het eiland: hij brengt je een eilandkaart.
first-gained_stingray = Een stekelrog! Dat is een eigen vissoort: hoe meer verschillende vissen, hoe meer een set aan het eind telt.
first-set_white = Een witte dobbelsteen telt als een dobbelsteen van het rif waar je hem legt.
