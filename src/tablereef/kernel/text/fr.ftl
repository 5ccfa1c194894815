seat = place { $seat }
list = { $one }, { $others }
points-more = { $number ->
    [one] +{ $number } point
   *[other] +{ $number } points
}
points-less = { $number ->
    [one] −{ $number } point
   *[other] −{ $number } points
}
points-more-of = { $number ->
    [one] { $seat } : +{ $number } point
   *[other] { $seat } : +{ $number } points
}
points-less-of = { $number ->
    [one] { $seat } : −{ $number } point
   *[other] { $seat } : −{ $number } points
}
option-begins = Qui commence
option-begins-random = tiré au sort
option-begins-first_seat = la première place
refusal-unknown_game = Il n’existe pas de jeu « { $name } » ; jeux connus : { $known }.
refusal-broken_game = Le jeu « { $name } » ({ $where }) ne peut pas être chargé : { $why }.
refusal-seat_count = Ce jeu est fait pour { $least } à { $most } joueurs, pas pour { $count }.
refusal-unknown_option = Il n’existe pas d’option « { $name } » ; options connues : { $known }.
refusal-option_value = L’option { $name } ne peut pas valoir « { $value } » ; choisis parmi : { $known }.
refusal-unknown_language = La langue « { $name } » n’est pas disponible ; langues connues : { $known }.
refusal-unknown_event = « { $event } » n’est pas un événement de ce jeu ; envoie un code ou une forme de la liste des choix.
refusal-no_such_seat = Il n’y a pas de place { $seat } ; cette partie compte { $count } places, numérotées à partir de 0.
refusal-not_your_turn = Ce n’est pas à { $seat } de jouer ; attends que son tour vienne.
refusal-match_over = La partie est terminée ; il n’y a plus rien à jouer.
refusal-match_waiting = Rien n’est encore distribué ; chaque place doit d’abord ajouter son nonce.
refusal-illegal_choice = « { $event } » n’est pas possible maintenant ; prends l’un des choix proposés.
refusal-not_offered = « { $event } » n’est pas possible maintenant ; joue l’un de ces coups : { $offers }.
refusal-impossible_chance = Le hasard ne peut pas donner « { $event } » ici ; la ligne a été modifiée ou vient d’une autre partie.
refusal-no_replay = Cette partie se joue sans aide-mémoire ; on pourra la revoir quand elle sera finie.
refusal-nothing_to_undo = Il n’y a rien à reprendre ; ni le hasard, ni les choix des autres, ni ce qui leur a été montré ne s’annulent.
refusal-nonce_given = { $seat } a déjà ajouté un nonce ; un seul suffit.
refusal-nonce_form = Un nonce compte de 1 à 64 lettres et chiffres ; envoies-en un de cette forme.
refusal-derived_nonce = Un nonce découle de l’en-tête là où joue un robot, et seulement là ; celui de { $seat } ne respecte pas cette règle.
refusal-misplaced_remark = La remarque « { $remark } » ne peut pas se trouver ici ; une ligne a été ajoutée, déplacée ou omise.
refusal-not_agreed = Tous ceux qui jouent n’ont pas accepté de s’arrêter ici ; la ligne doit les nommer tous.
refusal-no_file = Impossible de lire le fichier { $path } ; vérifie son nom.
refusal-not_a_journal = { $path } n’est pas un journal : la ligne { $line } est illisible.
refusal-journal_line = { $path }, ligne { $line } : { $why }
refusal-other_edition = { $edition } { $why }
refusal-wrong_secret = Ce secret n’est pas celui auquel la partie s’est engagée ; cherche le bon.
refusal-chance_differs = La ligne { $line } indique « { $found } », mais la distribution donne « { $expected } ».
refusal-result_differs = Le journal donne { $found } comme résultat, mais ses lignes mènent à { $expected }.
refusal-unknown_bot = Il n’existe pas de robot « { $name } » ; robots connus : { $known }.
refusal-needs_extra = Il faut d’autres paquets pour cela ; installe-les avec : pip install "tablereef[{ $extra }]"
edition-rules = Cette partie a été jouée selon l’édition { $found } des règles ; ici vaut l’édition { $known }.
edition-tables = Cette partie a été jouée avec un autre matériel : quelqu’un a corrigé une table.
ending-resigned = Il ne reste qu’une personne.
ending-ended = Tout le monde a accepté d’arrêter ici.
bot-name-plankton = Plancton
bot-name-snorkeller = Apnéiste
bot-name-diver = Plongeur
bot-name-octopus = Pieuvre
bot-plankton = joue n’importe quoi
bot-snorkeller = voit bien, mais laisse passer des choses
bot-diver = joue avec bon sens
bot-octopus = réfléchit à l’avance
