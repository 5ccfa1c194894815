# Kleine Fische ganz groß!, avec nos propres mots.

game-name = Kleine Fische ganz groß!
game-about = Plonge entre les cartes, retourne des poissons et arrête-toi avant qu’une espèce n’apparaisse deux fois.
game-goal = Aie le plus de points : seul compte le meilleur poisson de chaque espèce.

## Les poissons

fish = { $ink ->
    [0] { $species } { $shells }
    [one] { $species } { $shells } (1 point pieuvre)
   *[other] { $species } { $shells } ({ $ink } points pieuvre)
}
order = numéro { $number } de cette plongée
order-short = { $number ->
    [1] 1er
   *[other] { $number }e
}
species-clownfish = Poisson-clown
species-clownfish-short = Clown
species-stingray = Raie pastenague
species-stingray-short = Raie
species-angelfish = Poisson-ange
species-angelfish-short = Ange
species-seahorse = Hippocampe
species-seahorse-short = Hippocampe
species-pufferfish = Poisson-ballon
species-pufferfish-short = Ballon
species-lionfish = Poisson-lion
species-lionfish-short = Lion
species-moray = Murène
species-moray-short = Murène
species-boxfish = Poisson-coffre
species-boxfish-short = Coffre
species-trumpetfish = Poisson-trompette
species-trumpetfish-short = Trompette
species-flounder = Rombou lune
species-flounder-short = Rombou
species-frogfish = Poisson-grenouille
species-frogfish-short = Grenouille
species-parrotfish = Poisson-perroquet
species-parrotfish-short = Perroquet
species-reef_shark = Requin de récif
species-reef_shark-short = Requin

## Les cartes grotte

cave-fins_3 = Palmes turbo 3
cave-fins_3-about = Une fois dans ce tour, nage jusqu’à 3 cases d’un coup ; tu ne retournes ou n’explores qu’à l’arrivée.
cave-light_1 = Lampe sous-marine 1
cave-light_1-about = Avant ton premier déplacement : regarde en secret un poisson face cachée, n’importe où sur le plateau.
cave-octopus_3 = Pieuvre turbo 3
cave-octopus_3-about = La pieuvre peut avancer jusqu’à 3 cases de plus pendant ce tour, même sans point pieuvre.
cave-fins_5 = Palmes turbo 5
cave-fins_5-about = Une fois dans ce tour, nage jusqu’à 5 cases d’un coup ; tu ne retournes ou n’explores qu’à l’arrivée.
cave-light_2 = Lampe sous-marine 2
cave-light_2-about = Avant ton premier déplacement : regarde en secret 2 poissons face cachée, n’importe où sur le plateau.
cave-roll_1 = Relance 1×
cave-roll_1-about = Après un lancer trop faible : relance le dé une fois. Le dernier lancer compte.
cave-octopus_5 = Pieuvre turbo 5
cave-octopus_5-about = La pieuvre peut avancer jusqu’à 5 cases de plus pendant ce tour, même sans point pieuvre.
cave-roll_2 = Relance 2×
cave-roll_2-about = Après un lancer trop faible : relance le dé jusqu’à deux fois. Le dernier lancer compte.
cave-rainbow = Poisson arc-en-ciel
cave-rainbow-about = À la fin, il vaut 4 points et remplace ton meilleur poisson d’une espèce.
cave-chest = Coffre au trésor
cave-chest-about = À la fin, il rapporte 1, 3, 5 ou 7 points : plus tu es loin derrière, plus il vaut.

## Les dos

back-fish = Poisson
back-fish-about = Un poisson face cachée. Ton plongeur peut le retourner depuis une case voisine.
back-cave_3 = Grotte 3
back-cave_3-about = Une carte grotte face cachée. Ton plongeur peut l’explorer depuis une case voisine quand exactement 3 poissons sont visibles, sauf après le premier déplacement.
back-cave_4 = Grotte 4
back-cave_4-about = Une carte grotte face cachée. Ton plongeur peut l’explorer depuis une case voisine quand exactement 4 poissons sont visibles, sauf après le premier déplacement.
back-cave_5 = Grotte 5
back-cave_5-about = Une carte grotte face cachée. Ton plongeur peut l’explorer depuis une case voisine quand exactement 5 poissons sont visibles, sauf après le premier déplacement.
back-cave_6 = Grotte 6
back-cave_6-about = Une carte grotte face cachée. Ton plongeur peut l’explorer depuis une case voisine quand exactement 6 poissons sont visibles, sauf après le premier déplacement.

## Le plateau

cell = { $column }{ $row }
space-between = entre { $one } et { $other }
space-above = au-dessus de { $cell }
space-below = au-dessous de { $cell }
space-left = à gauche de { $cell }
space-right = à droite de { $cell }
heading-left = vers la gauche
heading-right = vers la droite
heading-up = vers le haut
heading-down = vers le bas
diver-left = { $seat }, regard vers la gauche
diver-right = { $seat }, regard vers la droite
diver-up = { $seat }, regard vers le haut
diver-down = { $seat }, regard vers le bas
diver-boat = { $seat }, encore à bord
octopus = Pieuvre

## Les options

option-memory_aid = Aide-mémoire
option-memory_aid-off = non : à chacun de retenir les poissons recachés
option-memory_aid-on = oui : les poissons recachés restent marqués

## Les emplacements

zone-boat = Bateau
zone-board = Récif
zone-den = Antre de la pieuvre
zone-pile = Pioche
zone-stack = Poissons — { $seat }
zone-caves = Cartes grotte — { $seat }
zone-used = Cartes grotte utilisées

## Ce qui compte encore

note-aim = Retourne des poissons, jamais deux pareils !
note-fins = { $number ->
    [one] Les palmes te portent encore d’une case.
   *[other] Les palmes te portent encore de { $number } cases au plus.
}
note-explored = À explorer : { $back }.
note-ink = { $number ->
    [one] La pieuvre peut avancer d’une case.
   *[other] La pieuvre peut avancer de { $number } cases au plus.
}
note-announced = { $number ->
    [one] Annonce : un poisson à prendre chez { $victim }.
   *[other] Annonce : { $number } poissons à prendre chez { $victim }.
}
note-die = { $number ->
    [0] Obtiens ton nombre ou plus.
   *[other] Obtiens ton nombre ou plus ; avec −1, tu perds un poisson.
}

## Où en sont les joueurs

plate-fish = { $number ->
    [one] { $number } poisson
   *[other] { $number } poissons
}
plate-caves = { $number ->
    [one] { $number } carte grotte
   *[other] { $number } cartes grotte
}
plate-open = { $number ->
    [one] En jeu : un poisson
   *[other] En jeu : { $number } poissons
}
tag-gain = { $number ->
    [one] rapporte { $number } point
   *[other] rapporte { $number } points
}
tag-reach = { $number ->
    [one] La pieuvre pourrait venir ici avec un point pieuvre.
   *[other] La pieuvre pourrait venir ici avec { $number } points pieuvre.
}

## Les questions

question-swapping = { $seat } : il n’y a que des grottes près du bateau. Laquelle échanges-tu contre quel poisson ?
question-jumping = { $seat } : où sautes-tu à l’eau, et de quel côté continueras-tu ?
question-moving = { $seat } : où nages-tu ?
question-looking = { $seat } : quelle carte éclaires-tu ?
question-turning_up = { $seat } : quelle carte choisis-tu ?
question-deciding = { $seat } : nager encore ou t’arrêter ?
question-octopus_moving = { $seat } : où la pieuvre va-t-elle voler ?
question-octopus_still = { $seat } : aucun point pieuvre. Une Pieuvre turbo ?
question-robbing = { $seat } : qui vas-tu voler ?
question-announcing = { $seat } : combien de poissons annonces-tu ?
question-rolling_again = { $seat } : trop faible. Relances-tu le dé ?
question-rolled_short = { $seat } : trop faible. Seule une carte Relance pourrait aider.
question-first_player = Le premier joueur est tiré au sort.
question-next_back = La carte suivante de la pioche montre son dos.
question-revealing = { $seat } retourne un poisson.
question-glimpsing = { $seat } éclaire une carte.
question-entering = { $seat } prend la carte grotte.
question-rolling = { $seat } lance le dé de la pieuvre.
question-stealing = { $seat } tire un poisson à l’aveugle.
question-forfeiting = Un poisson est tiré à l’aveugle chez { $seat }.
question-game_over = La partie est terminée.

## Les choix

choice-swap = Échanger la grotte { $column }1 contre le poisson { $cell }
choice-jump = Sauter { $space }, regard { $heading }
choice-move = Nager { $space }
choice-arrive = S’arrêter ici
choice-turn_round = Faire demi-tour
choice-decline = Ne pas faire demi-tour : finir le tour
choice-play = Jouer { $cave }
choice-look = Éclairer { $cell }
choice-turn_up = Retourner { $cell }
choice-explore = Explorer la grotte { $cell }
choice-swim_on = Nager encore
choice-stop = S’arrêter
choice-octopus = Pieuvre : { $space }
choice-octopus_stays = La pieuvre ne bouge pas
choice-rob = Voler { $seat }
choice-spare = Ne voler personne
choice-announce = { $number ->
    [one] Annoncer 1 poisson
   *[other] Annoncer { $number } poissons
}
choice-again = Relancer
choice-accept = En rester là

## Où mène un choix

about-either = Puis tu retournes { $one } ou { $other }
about-turns_up = Retourne { $cell }
about-fish = Là : { $fish }
about-pair = Risque de paire : { $number } sur { $all }
about-explores = Explore la grotte { $cell }
about-stops = Rien à trouver : tu dois t’arrêter
about-catch = { $number ->
    [0] Aucun poisson à garder
    [one] Tu gardes un poisson : { $change }
   *[other] Tu gardes { $number } poissons : { $change }
}
about-shells = { $number ->
    [one] { $number } coquillage
   *[other] { $number } coquillages
}
about-best = { $number ->
    [one] { $number } coquillage, compté une fois par espèce
   *[other] { $number } coquillages, comptés une fois par espèce
}
about-stake = { $number ->
    [one] En jeu : un poisson, { $change }
   *[other] En jeu : { $number } poissons, { $change }
}
about-meets = Rencontre { $seats } : rien à voler
about-robs = Rencontre { $seats } : tu peux voler
about-victim = { $number ->
    [one] Un poisson à tirer
   *[other] À tirer parmi { $number } poissons
}
about-success = Réussit sur { $number } faces sur { $all }
about-backfires = { $number ->
    [one] Tu perds un poisson sur une face sur { $all }
   *[other] Tu perds un poisson sur { $number } faces sur { $all }
}
about-fails = Aucun poisson pour toi
about-loses = Aucun poisson pour toi, et tu en perds un
warning-passes = Rien à trouver : ton tour finit aussitôt
warning-pair = Une paire : poissons gardés { $number } sur { $all }
warning-pairs = Une paire dans les deux cas : tu dois t’arrêter
warning-nothing = Plus rien à trouver : la plongée se termine
warning-in_vain = Tout chemin termine la plongée

## Le hasard

chance-first = { $seat } commence
chance-next = { $back } : c’est le dessus de la pioche
chance-reveal = { $fish } est retourné
chance-glimpse = { $fish } se trouve là
chance-enter = { $cave } attend dans la grotte
chance-die = Le dé montre { $result }
chance-steal = { $fish } est tiré
chance-forfeit = { $fish } est perdu

## Ce qui s’est passé

told-began = { $seat } commence.
told-swapped = { $seat } échange la grotte { $column }1 contre le poisson { $cell }.
told-jumped = { $seat } saute à l’eau { $space }.
told-moved = { $seat } nage { $space }.
told-turned_round = { $seat } fait demi-tour.
told-passed = { $seat } ne trouve rien : le tour s’arrête aussitôt.
told-played = { $seat } joue { $cave }.
told-looked = { $seat } voit { $fish } en { $cell }.
told-looked-hidden = { $seat } éclaire { $cell } en secret.
told-turned_up = { $seat } retourne { $fish } en { $cell }.
told-turned_up-hidden = { $seat } retourne { $cell }.
told-hidden = À cause de la paire, { $seat } doit recacher { $fish }.
told-hidden-hidden = À cause de la paire, { $seat } doit recacher un poisson.
told-explored = { $seat } veut explorer : { $back }.
told-stopped = { $seat } s’arrête.
told-octopus_moved = { $seat } déplace la pieuvre : { $space }.
told-announced = { $number ->
    [one] { $seat } tente de voler un poisson à { $victim }.
   *[other] { $seat } tente de voler { $number } poissons à { $victim }.
}
told-rolled = { $seat } lance le dé : { $result }.
told-stole = { $seat } prend { $fish } à { $victim }.
told-stole-hidden = { $seat } prend un poisson à { $victim }.
told-failed = Trop faible : { $victim } échappe à { $seat }.
told-collected = { $seat } ramasse { $fish }.
told-collected-hidden = { $seat } ramasse un poisson.
told-entered = { $seat } trouve { $cave } dans la grotte.
told-entered-hidden = { $seat } prend la carte grotte.
told-laid = Nouvelle carte en { $cell } : { $back }.
told-ended = La partie est terminée.
why-passed = Après le premier déplacement, il faut un poisson à retourner.
why-hidden = Aucune espèce ne peut être visible deux fois.

## La fin

part-rainbow = Poissons arc-en-ciel
part-caves = Cartes grotte non utilisées
part-chests = Coffres au trésor
ending-pile = La pioche ne suffit plus à remplir le plateau.
ending-tie = À égalité de points, le plus de poissons l’emporte.

## Les règles en bref

rules-aim = Ramasse des poissons de treize espèces. À la fin, seul ton meilleur poisson de chaque espèce compte : 1 à 4 points, selon ses coquillages. 25 cartes sont posées face cachée en cinq colonnes, de A à E, et cinq rangées, comptées depuis le bateau ; ton plongeur nage sur les cases entre elles et tout autour.
rules-jump = À ton premier tour, tu sautes du bateau : choisis une colonne dont la première carte est un poisson, l’une des trois cases qui la bordent, et de quel côté tu regardes. S’il n’y a que des grottes près du bateau, échange d’abord l’une d’elles contre un poisson.
rules-dive = Les tours suivants commencent par un déplacement d’une case, toujours devant toi : au prochain croisement, va tout droit ou tourne, mais jamais en arrière. Retourne ensuite un poisson caché à côté de toi. Nage encore et retournes-en un autre, aussi souvent que tu veux, ou arrête-toi. Si aucun poisson caché ne se trouve à côté de toi après le premier déplacement, ton tour s’arrête aussitôt. La case de la pieuvre est interdite à tous ; dans un coin qu’elle bloque, tu peux faire demi-tour au début de ton tour.
rules-pair = Si tu retournes une espèce déjà visible, ces deux poissons et tous ceux retournés entre eux sont recachés. Tu dois t’arrêter, mais tu gardes ce qui avait été retourné avant.
rules-caves = Après tout déplacement sauf le premier, tu peux plutôt explorer une grotte à côté de toi, si le nombre de poissons visibles est exactement le sien. Cela termine ta plongée. La carte grotte est à toi, tu es seul à la voir, et tu peux t’en servir dès ton tour suivant.
rules-octopus = Après la plongée, additionne les points pieuvre des poissons visibles : la pieuvre peut avancer d’autant de cases au plus, sans revenir aussitôt sur ses pas ni entrer sur ta propre case. Si elle rejoint quelqu’un d’autre, elle s’y arrête, et tu peux y voler une personne qui a des poissons : annonce 1, 2 ou 3 et lance le dé (−1, 1, 1, 2, 3, 3). Si tu obtiens ton nombre ou plus, tu tires autant de poissons à l’aveugle ; avec −1, c’est toi qui en perds un.
rules-collect = Les poissons visibles sont alors à toi, et la carte grotte si tu en as exploré une. Les places vides sont remplies avec la pioche, et c’est au suivant.
rules-end = La partie s’arrête dès que le plateau ne peut plus être rempli. À ton meilleur poisson de chaque espèce s’ajoutent les poissons arc-en-ciel, un point par carte grotte non utilisée, puis les coffres au trésor selon le rang. Le plus de points l’emporte ; à égalité, le plus de poissons ; si l’égalité persiste, la victoire est partagée.

## La première leçon

lesson-aim = Bienvenue au récif ! Ramasse des poissons : le meilleur de chaque espèce compte, et qui a le plus de points gagne. Aujourd’hui, il n’y a que des grottes près du bateau : échanges-en une contre un poisson et saute à l’eau.
lesson-swim = Un poisson-clown ! Nage encore et retourne un autre poisson. Ton plongeur nage toujours devant lui, jamais en arrière.
lesson-stop = Deux poissons différents : arrête-toi, et ils sont à toi. La pieuvre peut dormir encore un peu.
lesson-pair = Deux murènes ! Aucune espèce ne doit être visible deux fois : Coralie a dû les recacher et s’arrêter. Retiens où est celle aux trois coquillages, et va la chercher.
lesson-cave = Il y a exactement trois poissons visibles, et à côté de toi une grotte avec un 3. Le compte est bon : explore-la !
lesson-fins = Dans la grotte, il y avait des palmes turbo ! Elles te portent jusqu’à trois cases plus loin, d’un coup. Joue-les, nage jusqu’au coin et arrête-toi là.
lesson-corner = La pieuvre te barre la route, et personne ne peut nager sur sa case. Attends un tour ; si elle est encore là, fais demi-tour.
lesson-octopus = Ton poisson a deux points pieuvre : la pieuvre peut avancer de deux cases. Envoie-la vers Coralie, et tu pourras lui voler des poissons !
lesson-rob = Combien de poissons oses-tu annoncer ? Si le dé montre ce nombre ou plus, tu les tires à l’aveugle. Essaie avec deux.
lesson-spare = Attention : avec −1, c’est Coralie qui te prend un poisson. Cette fois, laisse-la tranquille. Maintenant, tu connais le récif : bonne plongée !

## La première fois

first-turned_up = Si tu t’arrêtes, ce poisson est à toi : chaque coquillage vaut un point. Ou nage encore pour en trouver d’autres ! Le petit badge compte tes poissons visibles : une grotte qui porte juste ce nombre peut être explorée.
first-hidden = Une paire ! Tu recaches les deux poissons, et tout ce que tu as retourné entre eux. Ce qui était visible avant est à toi. Retiens où ils sont !
first-entered = Cette carte grotte est à toi, et tu es seul à la voir. Tu peux t’en servir dès ton tour suivant.
first-octopus_moved = La pieuvre nage aussi loin que la portent les points pieuvre de tes poissons visibles. Si elle rejoint un autre plongeur, elle s’y arrête, et tu peux le voler.
first-stole = On t’a volé : un de tes poissons a été tiré à l’aveugle. Regarde bien où nage la pieuvre !
first-failed = Tu as obtenu moins que ton annonce, donc tu n’as rien ; et avec −1, c’est toi qui perds un poisson.
