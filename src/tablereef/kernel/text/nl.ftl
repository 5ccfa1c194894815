seat = plaats { $seat }
list = { $one }, { $others }
points-more = { $number ->
    [one] +{ $number } punt
   *[other] +{ $number } punten
}
points-less = { $number ->
    [one] −{ $number } punt
   *[other] −{ $number } punten
}
points-more-of = { $number ->
    [one] { $seat }: +{ $number } punt
   *[other] { $seat }: +{ $number } punten
}
points-less-of = { $number ->
    [one] { $seat }: −{ $number } punt
   *[other] { $seat }: −{ $number } punten
}
option-begins = Wie begint
option-begins-random = wordt geloot
option-begins-first_seat = de eerste plaats
refusal-unknown_game = Er is geen spel ‘{ $name }’; kies uit: { $known }.
refusal-broken_game = Het spel ‘{ $name }’ ({ $where }) kan niet worden geladen: { $why }.
refusal-seat_count = Dit spel is voor { $least } tot { $most } spelers, niet voor { $count }.
refusal-unknown_option = Er is geen optie ‘{ $name }’; kies uit: { $known }.
refusal-option_value = De optie { $name } kan niet ‘{ $value }’ zijn; kies uit: { $known }.
refusal-unknown_language = Er is geen taal ‘{ $name }’; kies uit: { $known }.
refusal-unknown_event = ‘{ $event }’ is geen gebeurtenis van dit spel; stuur een code of een vorm uit de lijst met keuzes.
refusal-no_such_seat = Er is geen plaats { $seat }; deze partij heeft { $count } plaatsen, geteld vanaf 0.
refusal-not_your_turn = { $seat } is niet aan de beurt; wacht tot het zover is.
refusal-match_over = De partij is afgelopen; er valt niets meer te spelen.
refusal-match_waiting = Er is nog niets gedeeld; eerst moet elke plaats een nonce toevoegen.
refusal-illegal_choice = ‘{ $event }’ kan nu niet; neem een van de aangeboden keuzes.
refusal-not_offered = ‘{ $event }’ kan nu niet; speel een van deze zetten: { $offers }.
refusal-impossible_chance = Het toeval kan hier niet ‘{ $event }’ opleveren; de regel is gewijzigd of hoort bij een andere partij.
refusal-no_replay = Deze partij loopt zonder geheugensteun; terugkijken kan als ze afgelopen is.
refusal-nothing_to_undo = Er valt niets terug te nemen; het toeval, de keuzes van anderen en wat zij te zien kregen kunnen niet ongedaan worden gemaakt.
refusal-nonce_given = { $seat } heeft al een nonce toegevoegd; één is genoeg.
refusal-nonce_form = Een nonce bestaat uit 1 tot 64 letters en cijfers; stuur er zo een.
refusal-derived_nonce = Een nonce volgt uit de kop waar een bot speelt, en alleen daar; die van { $seat } houdt zich daar niet aan.
refusal-misplaced_remark = De opmerking “{ $remark }” kan hier niet staan; er is een regel toegevoegd, verplaatst of weggelaten.
refusal-not_agreed = Niet iedereen die speelt heeft ermee ingestemd hier te stoppen; de regel moet hen allemaal noemen.
refusal-no_file = Kan het bestand { $path } niet lezen; controleer de naam.
refusal-not_a_journal = { $path } is geen logboek: regel { $line } is niet te lezen.
refusal-journal_line = { $path }, regel { $line }: { $why }
refusal-other_edition = { $edition } { $why }
refusal-wrong_secret = Dit is niet het geheim waarop de partij zich heeft vastgelegd; zoek het juiste.
refusal-chance_differs = Op regel { $line } staat ‘{ $found }’, maar het delen levert ‘{ $expected }’ op.
refusal-result_differs = In het logboek staat { $found } als uitslag, maar de regels komen uit op { $expected }.
refusal-unknown_bot = Er is geen bot ‘{ $name }’; kies uit: { $known }.
refusal-needs_extra = Hiervoor zijn meer pakketten nodig; installeer ze met: pip install "tablereef[{ $extra }]"
edition-rules = Deze partij is gespeeld volgens editie { $found } van de regels; hier geldt editie { $known }.
edition-tables = Deze partij is met ander spelmateriaal gespeeld: iemand heeft een tabel verbeterd.
ending-resigned = Er is nog één speler over.
ending-ended = Iedereen wilde hier stoppen.
bot-name-plankton = Plankton
bot-name-snorkeller = Snorkelaar
bot-name-diver = Duiker
bot-name-octopus = Octopus
bot-plankton = speelt zomaar iets
bot-snorkeller = ziet veel, mist soms iets
bot-diver = speelt met verstand
bot-octopus = denkt vooruit
