# De tafel in de browser, in eigen woorden.

## Overal

more = Meer
close = Sluiten
home = Startpagina
back = Terug
copy = Kopiëren
copied = Gekopieerd
settings = Instellingen
language = Taal
theme = Kleuren
theme-system = zoals het systeem
theme-light = licht
theme-dark = donker
sound = Geluid
sound-on = aan
sound-off = uit
motion = Beweging
motion-system = zoals het systeem
motion-reduced = weinig
motion-full = volledig
speed = Tempo
speed-normal = normaal
speed-calm = rustig
speed-quick = vlot
speed-at-once = meteen
confirmations = Keuzes met een waarschuwing
confirmations-on = nog een keer vragen
confirmations-off = meteen uitvoeren
firsts = Wat voor het eerst gebeurt
firsts-on = wordt uitgelegd
firsts-off = wordt niet uitgelegd
memory = Geheugensteun
memory-newcomer = tot de eerste voltooide partij
memory-on = aan
memory-off = uit
memory-about = Voor nieuwe tafels tegen bots, waar een spel die heeft.
notifications = Waarschuw me als ik aan de beurt ben
notifications-denied = De browser staat geen meldingen toe; sta ze toe in zijn instellingen voor deze pagina.
calls = Roep me als ik aan de beurt ben, ook als deze pagina dicht is (waar zetten dagen mogen duren)
calls-failed = Deze browser kan niet worden geroepen als de pagina dicht is; zijn instellingen, of waar hij draait, staan het niet toe.
mail = Mail als ik aan de beurt ben (waar zetten dagen mogen duren)
mail-ask = Stuur me een code
mail-sent = Er is een code onderweg naar { $address }; typ hem hier in.
mail-code = Code
mail-confirm = Bevestigen
mail-goes-to = Als je aan de beurt bent, gaat er mail naar { $address } (waar zetten dagen mogen duren).
mail-end = Geen mail meer
mail-ended = Er komt geen mail meer.
qr-code = De link als QR-code
unreachable = De tafel antwoordt niet; controleer je verbinding en probeer het opnieuw.
connecting = Verbinden …
connection-lost = Verbinding verbroken; nieuwe poging …
connection-back = Weer verbonden.
name = Naam
you = Jij
bot = Bot

## Startpagina

welcome = Kom aan tafel
welcome-about = Drie spellen onder water: tegen bots, aan één scherm of online met vrienden.
your-name = Je naam
continue = Verder spelen
games = Spellen
open-tables = { $number ->
    [one] Eén open tafel
   *[other] { $number } open tafels
}
open-to-all = Tafels voor iedereen
hosted-by = Tafel van { $name }
seats-taken = { $taken } van { $seats } plaatsen bezet
join = Meespelen
watch = Kijken
history = Jouw partijen
ended-early = eerder gestopt
result = { $place }e plaats, { $points ->
    [one] één punt
   *[other] { $points } punten
}
result-of = { $name }: { $result }
dismiss = Verbergen
more-matches = Meer tonen
statistics = Jouw cijfers
matches = Partijen
wins = Gewonnen
best = Beste
mean = Gemiddeld
against-level = tegen { $level }
players = { $least }–{ $most } spelers
minutes = ongeveer { $number } minuten
play-now = Spelen
play-against = Speel tegen
invite-friends = Vrienden uitnodigen
friends = Vrienden
one-screen = Eén scherm
options = Opties
lesson = Les
lesson-next = Verder
lesson-over = Meer heb je niet nodig. Speel nu echt!
understood = Begrepen
rules = Regels
rules-of = { $name }: de regels
options-in-play = Aan deze tafel
pieces-explained = Het materiaal
phase-waiting = wacht op spelers
phase-dealing = er wordt gedeeld
phase-running = bezig
unofficial = Tablereef is niet officieel; de namen van de spellen zijn van hun uitgevers.

## Een nieuwe tafel

new-table = Nieuwe tafel
seats = Plaatsen
seat-number = Plaats { $number }
player-number = Speler { $number }
player-count = { $number } spelers
who-me = Jij
who-bot = Bot
who-free = Een vriend die je uitnodigt
who-person = Iemand aan dit scherm
level = Niveau
level-line = { $name }: { $about }
thought = Denktijd van de octopus
thought-quick = kort (0,2 s)
thought-normal = even (1 s)
thought-long = lang (3 s)
joining = Wie mag meespelen
joining-link = Alleen vrienden met de link
joining-anyone = Iedereen, via de startpagina
hints = Tips: wat zou een goede speler doen?
hints-usual = alleen tegen louter bots
hints-on = voor wie aan zet is
hints-off = geen
spectators = Toeschouwers
spectators-open = Iedereen mag kijken
spectators-link = Iedereen met de link
spectators-closed = Niemand mag kijken
pace = Tempo
pace-none = Zonder klok
pace-none-about = Neem de tijd.
pace-seconds = Seconden per zet
pace-seconds-about = Is de tijd om, dan doet een bot deze zet.
pace-days = Dagen per zet
pace-days-about = Voor partijen van vele dagen; is de tijd om, dan doet een bot deze zet.
seconds-per-move = Hoeveel seconden
days-per-move = Hoeveel dagen
open-table = Tafel openen

## Samenkomen

waiting-for-players = Wachten op spelers
dealing = Er wordt gedeeld …
awaits-people = Wachten tot { $name } aan tafel komt.
invite-about = Stuur deze link naar je vrienden of laat ze de code scannen. Het spel begint als alle plaatsen bezet zijn.
invite-link = Uitnodiging
free-seat = Vrije plaats
fill-with-bot = Bot toevoegen
close-table = Tafel sluiten
leave-table = Opstaan
invited-by = Je bent uitgenodigd aan de tafel van { $names }.
welcome-at = Je kunt bij { $names } gaan zitten.
joining-about = Iedereen mag gaan zitten: zolang je hier blijft, staat de tafel op ieders startpagina.
sit-down = Gaan zitten
pass-to = Geef door aan { $name }
pass-about = Nu mag alleen { $name } kijken.
i-am = Ik ben { $name }
take-over = Hier verder spelen
take-over-about = Met deze link wordt dit apparaat dezelfde gast als het apparaat waar de link vandaan komt, met al zijn tafels.
personal-about = Je hebt geen account nodig. Met je persoonlijke link speel je op een ander apparaat verder; houd hem voor jezelf.
personal-link = Persoonlijke link
make-personal-link = Mijn persoonlijke link tonen

## Aan tafel

your-turn = Jouw beurt
to-move = aan de beurt
waiting-for = Wachten op { $name }
question = De vraag
turn-of = { $name } is aan de beurt
skip = Overslaan
show-again = Nog eens tonen
why = Waarom moest je stoppen?
watching = Je kijkt toe
touch-what-glows = Raak aan wat oplicht.
list-all = Alle { $number } tonen
list-less = Minder tonen
choose-again = Opnieuw kiezen
do-it-anyway = Toch doen
undo = Ongedaan maken
ask-hint = Wat zou een goede speler doen?
advised = Een goede speler zou kiezen: { $choice }
worth-more = Kans om te winnen: { $chance } %, anders hooguit { $other } %.
worth-as-much = Kans om te winnen: { $chance } %; een andere keuze is even goed.
log = Wat er gebeurde
log-forgets = Wat je zelf moet onthouden, wordt hier niet herhaald.
set-up = Opbouw
menu = Tafel
react = Een gevoel tonen
reaction-clap = applaus
reaction-laugh = lachen
reaction-wow = verbazing
reaction-ouch = au
reaction-think = nadenken
reaction-wave = hallo
place = Vak
at-cell = rij { $row }, kolom { $column }
beside-cells = naast { $cells }
edge-cell = { $side ->
    [above] boven { $cell }
    [below] onder { $cell }
    [left] links van { $cell }
   *[right] rechts van { $cell }
}
middle = Het midden van de tafel
face-down = Dicht
pieces = { $number ->
    [one] één stuk
   *[other] { $number } stukken
}
points-unit = { $number ->
    [one] punt
   *[other] punten
}
away = afwezig
asleep = wordt wakker
asleep-about = Hij leert vooruitdenken, ongeveer een minuut lang; tot dan speelt hij zoals Duiker
resigned = heeft opgegeven
agrees = wil stoppen
time-left = Resterende tijd
watchers = { $number ->
    [0] Niemand kijkt.
    [one] Eén persoon kijkt.
   *[other] { $number } personen kijken.
}
let-bot-play = Een bot voor mij laten spelen
take-back-seat = Zelf verder spelen
agree-to-end = Akkoord, hier stoppen
no-longer-agree = Toch verder spelen
agree-about = Het spel eindigt zoals het nu staat als iedereen het goed vindt.
resign = Opgeven
really-resign = Ja, opgeven
is-away = { $name } is afwezig.
replace-by-bot = Een bot verder laten spelen
watch-link = Link voor toeschouwers
remark-undo = { $name } neemt de laatste keuze terug.
remark-bot = Een bot speelt voor { $name }.
remark-clock = De tijd is om: een bot zet voor { $name }.
remark-returned = { $name } is terug.
remark-resigned = { $name } geeft op.
remark-ended = Iedereen wilde hier stoppen.

## Het einde

the-end = Het einde
winners = { $number ->
    [one] { $names } wint!
   *[other] { $names } delen de overwinning!
}
points = Punten
rank = Plaats
rematch = Nog een keer
proposes-again = { $name } stelt voor nog een keer te spelen.
declines-again = { $name } speelt niet verder.
awaits-answer = Wachten op het antwoord van { $name }.
you-decline = Je speelt niet verder.
accept-again = Ook nog een keer
decline-again = Nee, dank je
withdraw-again = Toch niet
next-table = Naar de volgende tafel
replay = Terugkijken
share = Delen
course = Hoe de partij verliep
show-me = Laat zien
analysis = Kansen en keuzes
analyse = Deze partij analyseren
analyse-about = De server speelt vanaf elke beurt verder en weegt elke keuze tegen andere af: hooguit een halve minuut, de eerste keer voor een spel een of twee minuten langer.
analysis-waiting = Eerst wordt een andere partij geanalyseerd …
analysis-compiling = De server leert over dit spel na te denken; dat duurt een of twee minuten, alleen de eerste keer …
analysis-thinking = De partij wordt doordacht …
analysis-failed = Dat is niet gelukt; probeer het opnieuw.
analysis-about = Kansen alsof Duiker voor iedereen verder speelt, op 5 % nauwkeurig. Keuzes worden beoordeeld naar wat men kon weten.
account = { $name }: van { $start } % naar { $end } %. Eigen keuzes { $own } %, keuzes van anderen { $others } %, geluk { $luck } %.
slip = { $name } koos “{ $played }”. Een andere keuze was { $cost } % meer waard: “{ $better }”.
no-slips = Geen keuze was duidelijk slechter dan een andere.
turn-by-turn = Beurt voor beurt
turn-at = Beurt van
to-the-table = Naar de tafel
fair = Is er eerlijk gedeeld?
fair-about = Voor het delen legde de tafel zich vast op een geheim dat ze niet meer kon veranderen, en elke plaats voegde een eigen willekeurig deel toe. Nu is het geheim onthuld en kan iedereen elk toeval narekenen.
commitment = Vastgelegd op (SHA-256)
secret = Het geheim
verify = Controleren
download = Logboek downloaden
verified = Alle { $chances } toevalsgebeurtenissen kloppen, van { $events } gebeurtenissen in totaal.
fair-yes = ✓ Ja.
fair-no = ✗ Nee!
fair-table = De tafel zegt
fair-browser = Deze browser vindt
fair-again = Opnieuw gedeeld uit het geheim, de kop en de delen van alle { $seats } plaatsen: { $chances } trekkingen, allemaal gelijk.
fair-own-kept = Hij zag deze vastlegging vóór het delen, en je eigen deel zit erin.
fair-own-unkept = Hij was er vóór het delen niet bij en kent de vastlegging alleen uit het logboek.
fair-own-standin = Hij zag deze vastlegging vóór het delen, maar een bot nam de plaats over voordat je eigen deel telde.
fair-insecure = Browsers berekenen dit alleen voor pagina’s via HTTPS of van deze machine. Download het logboek en gebruik “tablereef verify”.
unfair-commitment = Vóór het delen toonde de tafel een andere vastlegging.
unfair-header = Vóór het delen toonde de tafel een andere kop: namen, opties of regels zijn veranderd.
unfair-nonce = Je eigen deel is verwisseld met een ander.
unfair-secret = Het geheim past niet bij de vastlegging.
unfair-order = Het logboek is niet op orde: eerst de delen van alle plaatsen, dan het delen, als laatste het geheim.
unfair-derived = Iemand koos het deel van een bot; het moet uit de kop volgen.
unfair-draw = Een toeval is niet getrokken zoals het moest.
unfair-seen = Het logboek vertelt een andere partij dan hier gezien is.

## Terugkijken

play = Afspelen
pause = Pauze
step-back = Eén stap terug
step-on = Eén stap verder
turn-back = Een beurt terug
turn-on = Een beurt verder
viewer = Door de ogen van
share-moment = Deel dit moment
spectator = een toeschouwer
viewer-all = iedereen tegelijk
replay-position = Plek in de partij
