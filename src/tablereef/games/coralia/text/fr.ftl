# Coralia, avec nos propres mots.

game-name = Coralia
game-about = Place des dés sur six récifs de corail et ramasse perles, poissons, trésors et tortues.
game-goal = Aie le plus de points après la dernière manche.

## Les dés et les figurines

die = { $colour } ({ $face })
die-unrolled = dé { $colour }
die-lying = dé { $colour }
die-white = dé blanc
kept = gardé
octopus = pieuvre ({ $seat })
diver = plongeur ({ $seat })
chest = coffre fermé
stingray = Raie
dice-left = { $number ->
    [one] { $colour } : encore { $number } dé
   *[other] { $colour } : encore { $number } dés
}
octopuses-left = { $number ->
    [one] encore une pieuvre
   *[other] encore { $number } pieuvres
}
surely = au moins +{ $number } à la fin
tag-free = { $number ->
    [one] { $number } libre
   *[other] { $number } libres
}
colour-yellow = jaune
colour-blue = bleu
colour-red = rouge
colour-orange = orange
colour-green = vert
colour-violet = violet
colour-white = blanc
reef-yellow = le récif jaune
reef-blue = le récif bleu
reef-red = le récif rouge
reef-orange = le récif orange
reef-green = le récif vert
reef-violet = le récif violet
face-pearl = perle
face-pearl-about = Prends deux cartes perle.
face-fish = poisson
face-fish-about = Regarde deux cartes poisson et gardes-en une.
face-starfish = étoile
face-starfish-about = Regarde trois cartes étoile de mer et gardes-en une.
face-octopus = pieuvre
face-octopus-about = Pose une pieuvre : un point pour chaque dé de ce récif. Chaque pieuvre d’un autre récif rapporte un point à qui l’a posée.
face-diver = plongeur
face-diver-about = Ton plongeur rejoint ce récif et remonte le coffre du récif qu’il quitte, sauf si un dé le recouvre.
face-turtle = tortue
face-turtle-about = Prends la tortue : son bonus agit tout de suite, et plus tard elle te garde un dé.
space-pearl = perle ({ $number })
space-fish = poisson ({ $number })
space-starfish = étoile ({ $number })
space-octopus = pieuvre ({ $number })
space-diver = plongeur ({ $number })
space-turtle = tortue ({ $number })
space-treasure = trésor ({ $number })
space = Nombre sur une case
space-about = Un dé sur la case te rapporte autant de points à la fin si ton plongeur est sur son récif.

## Les cartes

sort-pearl = une carte perle
sort-fish = une carte poisson
sort-starfish = une carte étoile de mer
pile-pearl = perles
pile-fish = poissons
pile-starfish = étoiles
pile-island = île
card-pearl_2 = Perle 2
card-pearl_2-about = Une perle qui vaut 2.
card-pearl_3 = Perle 3
card-pearl_3-about = Une perle qui vaut 3.
card-pearl_4 = Perle 4
card-pearl_4-about = Une perle qui vaut 4.
card-pearl_5 = Perle 5
card-pearl_5-about = Une perle qui vaut 5.
card-lionfish = Poisson-lion
card-lionfish-about = Un poisson ; réunir des poissons différents rapporte.
card-pufferfish = Poisson-globe
card-pufferfish-about = Un poisson ; réunir des poissons différents rapporte.
card-angelfish = Poisson-ange empereur
card-angelfish-about = Un poisson ; réunir des poissons différents rapporte.
card-pearl_6 = Perle 6
card-pearl_6-about = Rejoint tes perles et vaut 6.
card-anemonefish = Poisson-clown
card-anemonefish-about = Rejoint tes poissons, comme une espèce à part.
card-per_fish = « 2 par carte poisson »
card-per_fish-about = Deux points par carte poisson, raies et poissons-clowns compris.
card-per_pearl = « 1 par carte perle »
card-per_pearl-about = Un point par carte perle, perles de 6 comprises.
card-per_island_die = « 1 par dé sur l’île »
card-per_island_die-about = Un point pour chaque dé sur l’île, dés blancs compris.
card-per_turtle = « 3 par tortue »
card-per_turtle-about = Trois points pour chacune de tes tortues.
card-per_chest = « 2 par coffre »
card-per_chest-about = Deux points pour chacun de tes coffres.
card-side_chest = « Coffre hors plateau »
card-side_chest-about = Ouvre un des coffres posés à côté du plateau.
card-jellyfish = Grosse méduse
card-jellyfish-about = Avance jusqu’au prochain multiple de 5 points.
card-chests_violet_yellow = « Coffres violet + jaune »
card-chests_violet_yellow-about = Les coffres qui y restent, même sous un dé.
card-chests_red_green = « Coffres rouge + vert »
card-chests_red_green-about = Les coffres qui y restent, même sous un dé.
card-chests_blue_orange = « Coffres bleu + orange »
card-chests_blue_orange-about = Les coffres qui y restent, même sous un dé.
card-dice_red_violet = « Dés restants rouge + violet »
card-dice_red_violet-about = Une carte par dé, chaque fois d’une autre pile.
card-dice_blue_green = « Dés restants bleu + vert »
card-dice_blue_green-about = Une carte par dé, chaque fois d’une autre pile.
card-dice_yellow_orange = « Dés restants jaune + orange »
card-dice_yellow_orange-about = Une carte par dé, chaque fois d’une autre pile.

## Les coffres et les tortues

chest-fish_card = coffre au poisson
chest-fish_card-about = La première carte poisson.
chest-pearl_card = coffre à la perle
chest-pearl_card-about = La première carte perle.
chest-starfish_card = coffre à l’étoile
chest-starfish_card-about = La première carte étoile de mer.
chest-island_card = coffre de l’île
chest-island_card-about = La première carte île.
chest-island_dice = coffre des dés de l’île
chest-island_dice-about = Un point pour chaque dé sur l’île.
chest-stingray = coffre à la raie
chest-stingray-about = Une raie, s’il en reste.
chest-white_die = coffre au dé blanc
chest-white_die-about = Lance un dé blanc, place-le sur un récif au choix.
chest-jellyfish = coffre à la méduse
chest-jellyfish-about = Avance jusqu’au prochain multiple de 5 points.
turtle-white_die = tortue au dé blanc
turtle-white_die-about = Lance un dé blanc, place-le sur un récif au choix.
turtle-jellyfish = tortue à la méduse
turtle-jellyfish-about = Avance jusqu’au prochain multiple de 5 points.
turtle-stingray = tortue à la raie
turtle-stingray-about = Une raie, s’il en reste.
turtle-starfish_card = tortue à l’étoile
turtle-starfish_card-about = La première carte étoile de mer.
turtle-island_card = tortue de l’île
turtle-island_card-about = La première carte île.
turtle-fish_card = tortue au poisson
turtle-fish_card-about = La première carte poisson.
turtle-copy = tortue imitatrice
turtle-copy-about = Le bonus d’une tortue à côté du plateau.
turtle-side_chest = tortue au coffre
turtle-side_chest-about = Un coffre à côté du plateau.

## Les lieux

zone-reef = { $reef }
zone-station = Station
zone-supply = Réserve
zone-supply-about = Le nombre sur un dé dit combien il en reste de sa couleur. À chaque tour, tu en prends un pour la station.
zone-island = Île
zone-pile = Pile : { $pile }
zone-looked = Cartes au choix
zone-waiting = À jouer
zone-side_turtles = Tortues à côté du plateau
zone-side_chests = Coffres à côté du plateau
zone-stingrays = Raies restantes
zone-front = { $seat } : { $number ->
    [one] { $number } point
   *[other] { $number } points
}
zone-hand = Cartes cachées — { $seat }
zone-shown = Cartes visibles — { $seat }

## Ce qui compte aussi

note-round = Manche { $number } sur { $rounds }.
note-starfish = Décompte, étape 1 : les étoiles de mer ({ $seat }).
note-fish = Décompte, étape 3 : les poissons ({ $seat }).
note-pearls = Décompte, étape 4 : les perles ({ $seat }).
note-left = { $seat } a laissé trois dés dans la station.
note-taken = Le dé { $colour } est nouveau : on le lance toujours.
note-no_octopus = Plus de pieuvre pour une case libre.
note-again = { $number ->
    [one] Puis la même chose encore une fois.
   *[other] Puis la même chose encore { $number } fois.
}
note-then = { $number ->
    [one] Ensuite : { $what }
   *[other] Ensuite, { $number } fois : { $what }
}
note-recognised = Tu as glissé cette carte sous la pile, et { $seat } l’a regardée depuis : { $card }.
note-took = Tu as glissé cette carte sous la pile, et { $seat } l’a prise depuis : { $card }.

## Les questions

question-taking = { $seat }, quel dé prends-tu dans la réserve ?
question-keeping = { $seat }, gardes-tu un dé sur une tortue, ou lances-tu ?
question-placing = { $seat }, quel dé utilises-tu ?
question-picking = { $seat }, quelle carte gardes-tu ?
question-setting = { $seat }, sur quel récif places-tu le dé blanc ?
question-copying = { $seat }, de quelle tortue prends-tu le bonus ?
question-playing = { $seat }, quelle étoile de mer joues-tu ensuite ?
question-raising = { $seat }, quel coffre remontes-tu maintenant ?
question-drawing = { $seat }, dans quelle pile pioches-tu ?
question-first_player = On tire au sort qui commence.
question-laying_turtle = Les tortues s’installent sur les récifs.
question-covering = On lance les dés de mise en place.
question-rolling = { $seat } lance les dés.
question-rolling_white = { $seat } lance un dé blanc.
question-pearl_card = { $seat } pioche une carte perle.
question-fish_card = { $seat } pioche une carte poisson.
question-starfish_card = { $seat } pioche une carte étoile de mer.
question-island_sort = { $seat } pioche une carte île.
question-island_card = { $seat } regarde la carte île.
question-opening = { $seat } ouvre un coffre.
question-showing = { $seat } révèle des cartes.
question-game_over = La partie est terminée.

## Les choix

choice-take = Prendre un dé { $colour }
choice-roll = Lancer les dés
choice-keep = Garder le dé { $colour } ({ $face })
choice-place = Placer le dé { $colour } ({ $face })
choice-land = Poser le dé { $colour } ({ $face }) sur l’île : sa case est prise
choice-pick = Garder { $card }
choice-set = Placer le dé blanc sur { $reef }
choice-copy = Imiter la { $turtle }
choice-play = Jouer { $card }
choice-raise = Remonter le coffre : { $reef }
choice-draw = Piocher une carte ({ $pile })

## Où mène un choix

about-taken = Sa case sur le récif est prise
about-free = Libres sur son récif : { $number } cases sur { $all }
about-rolls = { $number ->
    [one] Un dé est lancé
   *[other] { $number } dés sont lancés
}
about-diver = { $before ->
    [0] Plongeur ici : +{ $after } à la fin
   *[other] { $after ->
        [one] Plongeur ici : { $after } point à la fin au lieu de { $before }
       *[other] Plongeur ici : { $after } points à la fin au lieu de { $before }
    }
}
about-diver_still = { $number ->
    [one] Plongeur : toujours { $number } point à la fin
   *[other] Plongeur : toujours { $number } points à la fin
}
about-fish = Poissons : { $after } points à la fin au lieu de { $before }
about-chest = Ouvre un coffre
about-chests = { $number ->
    [0] Il n’y reste aucun coffre
    [one] Remonte un coffre
   *[other] Remonte { $number } coffres
}
about-leftover = { $number ->
    [0] N’apporte aucune carte
    [one] Apporte une carte
   *[other] Apporte { $number } cartes de piles différentes
}
about-no_card = Plus de carte île
about-one_card = Une carte île
about-two_cards = Une carte île sur deux
about-pearl_cards = Deux cartes perle
about-fish_card = Une carte poisson sur deux
about-starfish_card = Une carte étoile de mer sur trois

## Le hasard

chance-first = { $seat } commence
chance-turtle = La { $turtle } rejoint { $reef }
chance-cover = Dé de mise en place : { $colour } ({ $face })
chance-rolled = Le dé { $colour } montre : { $face }
chance-white = Le dé blanc montre : { $face }
chance-sort = C’est { $sort }
chance-card = La carte est : { $card }
chance-chest = C’est le { $chest }
chance-show = On révèle { $card }
chance-no_more = Plus rien à révéler

## Ce qui s’est passé

told-began = { $seat } commence.
told-laid = La { $turtle } rejoint { $reef }.
told-covered = Dé de mise en place : { $colour } ({ $face }).
told-washed = Dé de mise en place : encore { $colour } ({ $face }), il finit sur l’île.
told-displaced = Désormais à côté du plateau : { $turtle }.
told-took = { $seat } prend dans la réserve : { $colour }.
told-kept = { $seat } garde le dé { $colour } ({ $face }) grâce à une tortue : il n’est pas lancé.
told-threw = { $number ->
    [one] { $seat } lance un dé.
   *[other] { $seat } lance { $number } dés.
}
told-rolled = { $seat } lance le dé { $colour } : { $face }.
told-rerolled = Aucun des quatre dés n’est utilisable : { $seat } les relance tous.
told-placed = { $seat } place le dé { $colour } ({ $face }).
told-landed = { $seat } pose le dé { $colour } ({ $face }) sur l’île : sa case est prise.
told-rolled_white = { $seat } lance un dé blanc : { $face }.
told-set_white = { $seat } place le dé blanc ({ $face }) sur { $reef }.
told-returned_white = { $seat } ne trouve aucune case libre : le dé blanc ({ $face }) retourne sur l’île.
told-drew = { $seat } pioche { $card } ({ $pile }).
told-drew-hidden = { $seat } pioche une carte ({ $pile }).
told-looked = { $seat } peut choisir { $card } ({ $pile }).
told-looked-hidden = { $seat } regarde une carte pour faire son choix ({ $pile }).
told-picked = { $seat } garde { $card } ({ $pile }).
told-picked-hidden = { $seat } garde une des cartes ({ $pile }).
told-gained_stingray = { $seat } reçoit une raie.
told-dived = { $seat } envoie son plongeur explorer { $reef }.
told-slid = Le dé du plongeur glisse sur la case trésor ({ $reef }).
told-raised = { $seat } remonte un coffre : { $reef }.
told-opened = { $seat } ouvre un coffre : { $chest }.
told-met = { $seat } prend une tortue : { $turtle }.
told-copied = { $seat } profite du bonus d’une tortue à côté du plateau : { $turtle }.
told-earned = { $number ->
    [one] { $seat } : { $number } point ({ $reason }).
   *[other] { $seat } : { $number } points ({ $reason }).
}
told-showed = { $seat } révèle { $card }.
told-played = { $seat } joue { $card }.
told-scoring = Décompte final – { $step }.
told-ended = La partie est terminée.
reason-octopus = pieuvre
reason-octopus_elsewhere = nouvelle pieuvre sur un autre récif
reason-octopus_island = pieuvre : un dé est allé sur l’île
reason-island_dice = dés sur l’île
reason-jellyfish = grosse méduse
reason-turtles = tortues
reason-chests = coffres
reason-diver = plongeur : dés de son récif
reason-fish = poissons : espèces différentes réunies
reason-per_fish = cartes poisson
reason-pearls = perles : les 4, 2 ou 1 meilleures, selon le rang
reason-per_pearl = cartes perle
step-starfish = 1. Étoiles de mer
step-divers = 2. Plongeurs
step-fish = 3. Poissons
step-pearls = 4. Perles

## La fin

part-play = Pendant la partie
part-per_island_die = Étoiles : 1 par dé sur l’île
part-per_turtle = Étoiles : 3 par tortue
part-per_chest = Étoiles : 2 par coffre
part-side_chest = Étoiles : coffre hors plateau
part-jellyfish = Étoiles : grosse méduse
part-reef_chests = Étoiles : coffres de deux récifs
part-diver = Plongeur
part-fish = Poissons
part-per_fish = Poissons : 2 par carte
part-pearls = Perles
part-per_pearl = Perles : 1 par carte
ending-rounds = La dernière manche est finie.
ending-tie = À égalité de points, le plus de cartes l’emporte, puis le plus de tortues.

## Les règles en bref

rules-aim = Ensemble, vous faites grandir six récifs de corail, un dé par tour. Les dés t’apportent perles, poissons, étoiles de mer, trésors et tortues ; qui en tire le plus de points gagne. À deux on joue 10 manches, à trois 9, à quatre 8.
rules-turn = La station arrive chez toi avec trois dés. Ajoutes-en un de la réserve, couleur au choix, et lance. Utilise ensuite un des quatre : il va sur la case de son symbole, au récif de sa couleur, et son action a lieu aussitôt. Les trois autres passent à ton voisin tels quels.
rules-turtles = Chacune de tes tortues peut te garder un dé de la station, que tu ne relances donc pas ; trois dés au plus. Le nouveau dé est toujours lancé.
rules-actions = Perle : prends deux cartes perle. Poisson : regarde deux cartes poisson, gardes-en une. Étoile de mer : regarde trois cartes étoile de mer, gardes-en une. Tortue : prends-la avec son bonus. Pieuvre et plongeur : voir plus bas. Tout est obligatoire, et un bonus peut en entraîner un autre.
rules-octopus = Tu as deux pieuvres. En poser une rapporte un point pour chaque dé du récif, le nouveau compris. Ensuite elle gagne un point dès qu’une pieuvre est posée sur un autre récif, et deux pour chaque dé de sa couleur qui part sur l’île. Quand les deux sont posées, un dé pieuvre dont la case est libre ne te sert à rien ; si les quatre dés sont dans ce cas, relance-les tous.
rules-diver = Ton plongeur nage jusqu’au récif du dé. Sur le récif qu’il quitte, son dé glisse sur la case trésor et tu ouvres le coffre. Si un dé couvre déjà le trésor, rien ne glisse, et ce récif reste fermé aux plongeurs.
rules-island = Seul un dé dont la case est prise peut aller sur l’île ; il te rapporte la première carte île. Si une pieuvre occupe le récif de sa couleur, son propriétaire gagne deux points ; si ce n’est pas toi, tu regardes deux cartes île au lieu d’en prendre une, et tu en gardes une.
rules-white = Un dé blanc se lance puis se place sur n’importe quel récif où la case de son symbole est libre ; il y compte comme un dé de ce récif. S’il n’y en a aucune, il retourne sur l’île et tu prends une carte île.
rules-scoring = D’abord les étoiles de mer, dans l’ordre que chacun préfère. Puis les plongeurs : les points à côté de chaque case couverte du récif de ton plongeur, 15 au plus. Puis les poissons : 1, 2, 3, 4 ou 5 différents rapportent 3, 7, 12, 18 ou 25. Enfin les perles : le plus gros total marque ses quatre meilleures cartes, le deuxième ses deux meilleures, les autres leur meilleure.
rules-end = Le plus de points l’emporte ; à égalité, le plus de cartes, puis le plus de tortues ; si l’égalité persiste, la victoire est partagée.

## La première leçon

lesson-aim = Bienvenue à Coralia ! Avec les dés, six récifs grandissent, et qui a le plus de points gagne. Prends quatre dés de quatre couleurs.
lesson-place = Tu utilises un des quatre dés : il va au récif de sa couleur, sur la case de son symbole. La perle te rapporte deux cartes perle.
lesson-fish = Garde un des deux poissons. Plus tu as de poissons différents, plus ils rapportent de points à la fin.
lesson-octopus = Ta pieuvre te rapporte un point pour chaque dé de son récif. En route pour le récif rouge : cela fait quatre points !
lesson-diver = Ton plongeur nage jusqu’au récif jaune. Quand il repartira, il remontera le coffre d’ici. Et le récif où il sera à la fin te rapportera des points.
lesson-starfish = Les cartes étoile de mer se jouent à la fin. Celle-ci te donne les coffres des récifs bleu et orange, s’ils y sont encore. Garde-la !
lesson-island = Les cases des quatre dés sont déjà prises : alors un dé peut aller sur l’île et te rapporte une carte. Pour un dé bleu, la pieuvre de Coralie gagne deux points, mais toi, tu choisis entre deux cartes.
lesson-turtle = Une tortue imitatrice ! Elle fait comme une des tortues à côté du plateau. Choisis le dé blanc : tu le lances et tu le places sur le récif qui te plaît.
lesson-keep = Maintenant, ta tortue te garde un dé tel quel. Garde la pieuvre verte : seuls les autres dés sont lancés.
lesson-scoring = C’était la dernière manche, on compte les points : d’abord les étoiles de mer, puis les plongeurs, les poissons et les perles. Joue d’abord les coffres, puis les dés restants !

## La première fois

first-dived = Ton plongeur est maintenant à ce récif. Quand il repartira, il remontera le coffre d’ici ; et le récif où il sera à la fin te rapportera des points.
first-opened = Un coffre ! Tu reçois tout de suite ce qu’il apporte, et tu gardes le coffre : certaines cartes étoile de mer paient les coffres.
first-met = Une tortue ! Son bonus vient tout de suite, et désormais elle peut te garder un dé que tu ne veux pas lancer.
first-landed = Un dé dont la case est prise peut aller sur l’île : il te rapporte une carte île.
first-gained_stingray = Une raie ! C’est une espèce de poisson à part : plus les poissons sont différents, plus une série rapporte à la fin.
first-set_white = Un dé blanc compte comme un dé du récif où tu le places.
