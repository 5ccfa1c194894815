# Les phrases propres au terminal.

## Avant la partie

ui-ask-game = Quel jeu ?
ui-game-facts = { $least } à { $most } joueurs, { $minutes } min
ui-ask-players = Combien de joueurs ? ({ $least }–{ $most })
ui-ask-people = Combien d’entre eux sont devant cet écran ? ({ $least }–{ $most } ; des robots joueront les autres)
ui-ask-name = Comment s’appelle le joueur { $number } ?
ui-ask-bot = Quel robot prend les autres places ?
ui-ask-option = { $name } ?
ui-default = [{ $default }]
ui-between = « { $answer } » ne convient pas ; tape un nombre de { $least } à { $most }.
ui-label = { $name } : { $text }
ui-person = Joueur { $number }

## À la table

ui-hints = n° choisir · u annuler · h conseil · r règles · l journal · ? aide · q quitter
ui-hint = Un bon joueur choisirait { $number } : { $choice }
ui-hint-worth = Chances de gagner : { $chance } %, avec le meilleur autre choix { $other } %.
ui-no-hint = Pas de conseils entre personnes du même écran ; ils sont pour qui joue seul contre des bots.
ui-not-understood = « { $answer } » n’est pas proposé ; tape un nombre de 1 à { $most }, ou ? pour l’aide.
ui-pass = Passe l’écran à { $seat } ; { $seat } appuie sur Entrée.
ui-enter = Entrée pour continuer
ui-thinking = { $seat } réfléchit…
ui-points = Points
ui-help-choose = faire le choix qui porte ce numéro
ui-help-undo = annuler ton dernier choix ; ni une carte révélée ni le choix d’un autre ne s’annulent
ui-help-hint = ce que choisirait un bon joueur, si tu joues seul contre des bots
ui-help-save = sauvegarder et quitter ; la partie pourra reprendre
ui-help-rules = les règles du jeu
ui-help-log = tout ce qui s’est passé
ui-help-help = cette page
ui-help-leave = quitter ; rien n’est perdu, chaque choix est déjà enregistré
ui-left = La partie est sauvegardée. Pour la reprendre :

ui-remark-undo = { $seat } annule ce choix.
ui-remark-bot = { $seat } est un robot ({ $text }).
ui-remark-returned = { $seat } est de retour.
ui-remark-resigned = { $seat } abandonne.
ui-remark-ended = Tout le monde est d’accord pour s’arrêter ici.

## Cap'taine Carcasse

ui-carcasse-looked = { $zone }, cartes regardées : { $cards }

## Kleine Fische

ui-legend-kleine_fische = ><> poisson · (4) grotte · ~ mémorisé · Ω pieuvre · * point pieuvre
ui-fische-open = Visibles { $number }

## Coralia

ui-legend-coralia = ■ dé · □ dé blanc · A B pieuvre ou plongeur d’un joueur · [1] où mène le choix 1 · 4/1 dés dans la réserve et sur l’île
ui-coralia-dice = ■ dé □ blanc
ui-coralia-beside = à côté du plateau : { $turtles }
ui-coralia-turtle-white_die = blanc
ui-coralia-turtle-jellyfish = méduse
ui-coralia-turtle-stingray = raie
ui-coralia-turtle-starfish_card = étoile
ui-coralia-turtle-island_card = île
ui-coralia-turtle-fish_card = poisson
ui-coralia-turtle-copy = imite
ui-coralia-turtle-side_chest = coffre
ui-coralia-chest = coffre
ui-coralia-octopuses = pieuvres
ui-coralia-turtles = tortues
ui-coralia-chests = coffres
ui-coralia-rays = raies
ui-coralia-left = reste

## La fin

ui-place = Place
ui-nth = { $number ->
    [1] 1er
   *[other] { $number }e
}
ui-ending-resigned = Il ne reste qu’un joueur.
ui-ending-ended = Tout le monde a accepté d’arrêter ici.
ui-winner = Victoire de { $name } !
ui-kept = La partie est sauvegardée. Revois-la, ou vérifie que la distribution était honnête :
ui-analysable = Ce qui fut de la chance, et les choix qui ont coûté le plus :
ui-winners = { $names } et { $last } se partagent la victoire !

## Regarder

ui-watch-hints = n suite · p retour · 12 ligne · t 3 tour · seat 0 vue · seat tous · q quitter
ui-watch-where = Ligne { $line } sur { $lines } · tour { $turn } sur { $turns } · vu par { $viewer }
ui-viewer-everyone = tous
ui-viewer-public = les spectateurs

## Vérifier

ui-verifying = La partie est rejouée…
ui-verify-events = { $matches ->
    [one] Une partie, { $lines } lignes : chaque événement est possible d’après les règles.
   *[other] { $matches } parties, { $lines } lignes : chaque événement est possible d’après les règles.
}
ui-verify-seed = { $matches ->
    [one] Chaque hasard est celui que donne la graine.
   *[other] Dans { $matches } parties, chaque hasard est celui que donne la graine.
}
ui-verify-fair = { $matches ->
    [one] Le secret correspond à son engagement, tous les nonces sont là, et chaque hasard en découle.
   *[other] Dans { $matches } parties, le secret correspond à son engagement, tous les nonces sont là, et chaque hasard en découle.
}
ui-verify-undealt = { $matches ->
    [one] Rien n’a été distribué : la partie s’est terminée avant que tous les nonces soient là.
   *[other] Dans { $matches } parties, rien n’a été distribué : elles se sont terminées avant que tous les nonces soient là.
}
ui-verify-first_format = { $matches ->
    [one] Une partie est au premier format : qui distribuait choisissait les nonces des robots, donc pouvait choisir la distribution, et une fin d’un commun accord ne nomme personne.
   *[other] { $matches } parties sont au premier format : qui distribuait choisissait les nonces des robots, donc pouvait choisir la distribution, et une fin d’un commun accord ne nomme personne.
}
ui-verify-unknown = { $matches ->
    [one] La distribution ne peut pas être vérifiée : le secret n’a pas été révélé.
   *[other] Dans { $matches } parties, la distribution ne peut pas être vérifiée : le secret n’a pas été révélé.
}
ui-verify-running = { $matches ->
    [one] Une partie n’est pas terminée.
   *[other] { $matches } parties ne sont pas terminées.
}

## Analyse

ui-analysing = La partie est rejouée depuis chaque tour …
ui-analyse-title = { $game } : le cours de la partie
ui-analyse-turn = tour
ui-analyse-line = ligne
ui-analyse-player = joueur
ui-analyse-start = au début
ui-analyse-own = ses choix
ui-analyse-others = choix des autres
ui-analyse-luck = chance
ui-analyse-end = à la fin
ui-analyse-slip = Ligne { $line }, { $name } : « { $played } » a coûté { $cost } % (± { $error }) d’une victoire ; mieux : « { $better } ».
ui-analyse-no-slips = Aucun choix n’était nettement moins bon qu’un autre.

## Les jeux

ui-games-id = code
ui-games-name = nom
ui-games-seats = joueurs
ui-games-minutes = minutes
ui-games-options = options (valeur habituelle d’abord)

## Simuler

ui-sim-compiling = Compilation des règles de { $game } (la première fois seulement, environ 10 s)…
ui-sim-compiling-players = Compilation des règles de { $game } et de leur joueur (la première fois seulement, environ une minute)…
ui-sim-slow = Ces robots ne sont pas compilés ; on joue donc en Python, des centaines de fois plus lentement.
ui-sim-playing = Parties en cours
ui-sim-writing = Écriture des parties
ui-sim-title = { $game } : { $games } parties
ui-sim-speed = { $steps } pas par seconde, { $games } parties par seconde
ui-sim-seat = place
ui-sim-bot = robot
ui-sim-wins = victoires
ui-sim-score = score moyen

## Ce qui est impossible

refusal-file_exists = { $path } existe déjà ; reprends cette partie, ou choisis un autre nom.
refusal-cannot_write = Impossible d’écrire { $path } ; vérifie le dossier et ses droits.
refusal-no_secret = { $path } manque : sans ce secret, plus rien ne peut être distribué dans cette partie.
refusal-too_many_bots = { $count } robots, c’est trop pour { $seats } places.
refusal-too_many_names = { $count } noms, c’est trop pour { $seats } places.
refusal-number = { $name } doit être un nombre, { $least } ou plus, pas « { $value } ».
refusal-not_over = { $path } n’est pas encore finie : seule une partie terminée peut être analysée.
refusal-no_own_player = { $game } n’a pas de joueur à lui qui puisse continuer : ses parties ne peuvent pas être analysées.
refusal-no_journals = Une grappe n’écrit pas de journaux ; retire --on ou --journals.
