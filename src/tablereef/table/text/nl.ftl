refusal-malformed = Dit bericht is niet te lezen ({ $why }); stuur het zoals het protocol zegt.
refusal-wrong_protocol = De pagina spreekt protocol { $found }, de tafel { $expected }; laad de pagina opnieuw.
refusal-wrong_origin = Deze pagina hoort niet bij deze tafel; open de tafel op haar eigen adres.
refusal-wrong_host = Deze tafel is niet bereikbaar onder deze naam; open haar op haar eigen adres.
refusal-too_fast = Dat ging te snel; wacht even en probeer het opnieuw.
refusal-house_full = Er is hier nu geen plaats; probeer het later opnieuw.
refusal-too_many_tables = Je hebt al { $most } tafels open; speel er eerst een uit of sluit er een.
refusal-too_many_here = Vanaf jouw adres zijn er al { $most } open tafels; speel er eerst een uit of sluit er een.
refusal-too_much = Dat was te veel voor één uur; wacht even en probeer het dan opnieuw.
refusal-too_long = Deze partij is al erg lang; er kan niets meer worden teruggenomen of overgedragen. Speel verder.
refusal-no_setting = “{ $name }={ $value }” kan niet worden ingesteld; bekend zijn: { $known }, elk met een getal.
refusal-store_failed = Dit kon niet worden opgeslagen en er is niets veranderd; probeer het zo opnieuw.
refusal-elsewhere = Deze tafel is nu bij een andere server; probeer het zo opnieuw.
refusal-workers_alone = Meerdere processen hebben PostgreSQL nodig: noem met --database een database.
refusal-broken = Hier ging iets mis; wat opgeslagen was, is niet verloren. Probeer het opnieuw en meld het bij wie de tafel beheert.
refusal-no_store = De database gaat niet open ({ $why }); controleer het adres, de rechten en of ze draait.
refusal-no_backup = Dat lukte niet ({ $why }); controleer het bestand, de opslag en de programma’s van PostgreSQL.
refusal-no_guest = Er is geen gast { $guest }; `tablereef admin guests` toont ze allemaal.
refusal-newer_store = Een nieuwere versie heeft deze database geschreven; start die versie, of zet een back-up terug.
refusal-store_taken = Een andere server gebruikt deze opslag al; stop die eerst, of kies een andere map of database.
refusal-damaged_store = De database is beschadigd; zet een back-up terug.
refusal-damaged_table = Wat van deze tafel was bewaard is beschadigd, en ze kan niet worden geopend; meld het bij wie de tafel beheert.
refusal-not_private = Anderen kunnen de map { $folder } lezen; kies een andere, of scherm die af met chmod 700.
refusal-password_alone = --password-file heeft --database nodig; noem de database waarvan het wachtwoord is.
refusal-mail_alone = --smtp vraagt om een URL als smtps://user@host, --mail-from met een adres en --address met dat van deze tafel.
refusal-no_mail = Dit huis verstuurt geen mail; laat je in de browser roepen.
refusal-mail_unsent = De mail kon niet worden verstuurd; controleer het adres of probeer het later opnieuw.
refusal-wrong_code = Dit is niet de code, of hij is te oud; laat een nieuwe sturen.
refusal-no_lesson = Dit spel heeft geen les; de regels staan aan tafel.
refusal-port_taken = Op { $host }, poort { $port }, kan geen tafel open; kies iets anders met --port of --host.
refusal-lan_or_host = Of --lan, of --host { $host }, niet allebei; laat er één weg.
refusal-no_network = Deze computer zit in geen netwerk, dus niemand kan komen; verbind hem, of laat --lan weg.
refusal-unknown_guest = De tafel kent je niet; geef eerst je naam op.
refusal-kicked = Wie deze tafel beheert, heeft je weggestuurd; vraag het eerst voordat je terugkomt.
refusal-banned = Vanaf jouw adres mag niemand binnen; vraag het aan wie deze tafel beheert.
refusal-no_address = { $address } kan niet worden geblokkeerd; noem een IPv4- of IPv6-adres dat niet van deze machine is.
refusal-not_banned = { $place } is niet geblokkeerd; `tablereef admin bans` toont wat dat wel is.
refusal-no_table = Deze tafel bestaat niet of is gesloten; ga terug naar de startpagina.
refusal-wrong_link = Deze link opent deze tafel niet; vraag om een nieuwe.
refusal-host_stands = Wie de tafel opent, heeft een plaats nodig; kies er minstens één voor jezelf.
refusal-no_free_seat = Deze plaats is bezet; kies een andere of kijk toe.
refusal-not_your_seat = De plaats van { $seat } is niet van jou; kies een eigen plaats.
refusal-not_host = Dat kan alleen wie de tafel opende; vraag het die persoon.
refusal-not_begun = De partij is nog niet begonnen; wacht tot alle plaatsen bezet zijn.
refusal-begun = De partij is al begonnen; nu kun je opgeven of een bot voor je laten spelen.
refusal-match_running = De partij is nog niet voorbij; dit kan pas aan het eind.
refusal-plays_on = Iedereen speelt al verder; ga naar de volgende tafel, of laat daar je plaats aan een bot.
refusal-stale = Er is intussen iets gebeurd; kijk naar de tafel en kies opnieuw.
refusal-analyses_one = Een andere partij van je wordt al geanalyseerd; wacht tot die klaar is.
refusal-no_analysis = Deze partij kan hier niet worden geanalyseerd; het spel heeft een eigen speler nodig, de server zijn simulator.
refusal-no_hints = Aan deze tafel zijn er geen tips; wie een tafel opent, kan ze toestaan.
refusal-replaced = Voor { $seat } speelt een bot; neem eerst je plaats terug.
refusal-not_replaced = Voor { $seat } speelt geen bot; er is niets terug te nemen.
refusal-resigned = { $seat } heeft opgegeven; dat is definitief.
refusal-still_here = { $seat } is er nog; na { $seconds } seconden zonder verbinding kan een bot het overnemen.

preview-home = Drie spellen onder water: tegen bots, aan één scherm of online met vrienden.
preview-join = Schuif aan bij de tafel.
preview-watch = Kijk mee met deze partij.
preview-replay = Bekijk hoe deze partij ging.

call-turn = Jij bent aan de beurt.
mail-code-subject = Je code voor Tablereef: { $code }
mail-code-body =
    Je code is { $code }. Typ hem binnen een uur in de instellingen van Tablereef, en hier komt mail als je aan de beurt bent.

    Heb je hier niet om gevraagd, doe dan niets: er komt geen andere mail.
mail-turn-subject = { $game }: jij bent aan de beurt
mail-turn-body =
    Jij bent aan de beurt bij { $game }:
    { $table }

    Geen mails meer zoals deze:
    { $never }

serve-here = Alleen deze computer. Met --lan: { $address }
serve-lan = Dit adres is voor iedereen in hetzelfde netwerk; { $address } geldt alleen op deze computer.
serve-alone = Alleen deze computer; hij zit in geen enkel netwerk.
serve-password = Het wachtwoord van de database:

purge-waiting = Tafels die al meer dan { $days } dagen op spelers wachten: { $count }
purge-dealing = Tafels waar al meer dan { $days } dagen niet verder is gedeeld: { $count } ({ $lines } regels)
purge-running = Partijen waarin al meer dan { $days } dagen niemand heeft gespeeld: { $count } ({ $lines } regels)
purge-over = Partijen die meer dan { $days } dagen geleden eindigden: { $count } ({ $lines } regels)
purge-guests = Gasten die nergens zitten en al meer dan { $days } dagen niet zijn geweest: { $count }
purge-nothing = Er wordt niets te lang bewaard.
purge-ask = Er is nog niets verwijderd; --yes verwijdert dit alles voorgoed.
purge-done = Dit alles is verwijderd.
admin-none = Er is geen tafel open.
admin-closed = De tafel { $table } is gesloten en verwijderd.
admin-nobody = Er is nog niemand geweest.
admin-kicked = { $guest } is weggestuurd; tafels waar bots de plaatsen nemen of plaatsen vrijkomen: { $count }
admin-revoked = Het token van { $guest } werkt niet meer.
admin-no-bans = Er is geen adres geblokkeerd.
admin-banned = Vanaf { $place } komt niemand meer binnen.
admin-banned-already = { $place } was al geblokkeerd.
admin-lifted = Vanaf { $place } mag men weer binnen.
admin-token = Het oude token werkt niet meer. Het nieuwe, alleen nu te zien: { $token }
admin-saved = Opgeslagen in { $file }.
admin-restored = De opslag is weer zoals in { $file }.
admin-bad = { $table }: { $why }
admin-checked = Tafels gecontroleerd: { $count }, beschadigd: { $bad }

turned-winner = De partij kantelde in beurt { $turn }: { $winner } won { $points ->
    [one] één punt
   *[other] { $points } punten
} op { $seat }.
turned-own = De partij kantelde in beurt { $turn }: { $seat } viel { $points ->
    [one] één punt
   *[other] { $points } punten
} verder terug op { $winner }.
turned-other = De partij kantelde in beurt { $turn }, die van { $mover }: { $winner } won daarin { $points ->
    [one] één punt
   *[other] { $points } punten
} op { $seat }.
turned-part = De partij kantelde in de eindtelling ({ $part }): { $winner } { $points }, { $seat } { $own }.
best-turn = De beste beurt van { $seat } was beurt { $turn }: { $points ->
    [one] één punt
   *[other] { $points } punten
}.
best-part = { $seat } scoorde het meest helemaal aan het eind ({ $part }): { $points ->
    [one] één punt
   *[other] { $points } punten
}.
