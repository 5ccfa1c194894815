# Cap'taine Carcasse, avec nos propres mots.

game-name = Cap'taine Carcasse
game-about = Plonge vers le butin, carte après carte, et regagne la surface avant l’incident.
game-goal = Aie le plus de points quand la pioche est vide.

## Les cartes

card = { $family } { $value }
family-anchor = Ancre
family-anchor-about = En cas d’incident, ce que tu as posé avant l’ancre est sauvé.
family-squid = Calamar géant
family-squid-about = Tu dois poser encore deux cartes avant de pouvoir remonter.
family-map = Carte au trésor
family-map-about = Regarde trois cartes du cimetière marin et poses-en une.
family-key = Clef
family-key-about = Remontée avec un coffre : autant de cartes bonus du cimetière marin que de cartes remontées.
family-chest = Coffre
family-chest-about = Remonté avec une clef : autant de cartes bonus du cimetière marin que de cartes remontées.
family-knife = Couteau
family-knife-about = Dans une cale adverse, la meilleure carte d’une famille part au cimetière marin.
family-drone = Drone
family-drone-about = Jette un œil au sommet de la pioche avant de te décider.
family-net = Filet
family-net-about = La meilleure carte d’une famille de ta propre cale est posée.
family-harpoon = Harpon
family-harpoon-about = Dans une cale adverse, vise une famille absente de la tienne : sa meilleure carte est posée.
family-siren = Sirène
family-siren-about = Aucun effet, mais elle vaut de 4 à 9 points.

## Les scaphandriers

diver-bosun = Maître d’équipage
diver-bosun-about = Lors de ton incident, l’ancre et les deux cartes suivantes sont sauvées elles aussi.
diver-careful_trawler = Pêcheur prudent
diver-careful_trawler-about = Lors de ton incident, tous les filets et toutes les cartes qu’ils ont ramenées sont sauvés.
diver-greedy_trawler = Pêcheur glouton
diver-greedy_trawler-about = Ton filet ramène deux cartes, l’une après l’autre.
diver-reaper = Faucheuse
diver-reaper-about = Ton couteau emporte toute la famille.
diver-scavenger = Charognard
diver-scavenger-about = La carte que tranche ton couteau finit dans ta cale.
diver-jinx = Porte-poisse
diver-jinx-about = Le couteau d’un adversaire doit frapper sa propre cale.
diver-plunderer = Pillard
diver-plunderer-about = Ton bonus de clef et de coffre est tiré au hasard dans une cale adverse.
diver-hoarder = Accapareur
diver-hoarder-about = Ton bonus de clef et de coffre est doublé.
diver-cartographer = Cartographe
diver-cartographer-about = Ta carte au trésor te laisse choisir dans tout le cimetière marin.
diver-pilot = Pilote
diver-pilot-about = Ton drone te montre les trois prochaines cartes de la pioche.
diver-ruthless_harpooner = Harponneur impitoyable
diver-ruthless_harpooner-about = Ton harpon peut aussi viser une famille que tu as déjà.
diver-parrying_harpooner = Harponneur sur ses gardes
diver-parrying_harpooner-about = Le harpon d’un adversaire doit prendre ton meilleur calamar géant ; si tu n’en as pas, ce harpon est perdu.
diver-fisher = Pêcheur de calamars
diver-fisher-about = Un calamar géant que tu retournes file droit dans ta cale.
diver-beastmaster = Dompteur de monstres
diver-beastmaster-about = Les calamars géants de tes adversaires exigent quatre cartes au lieu de deux.
diver-golden_singer = Voix d’or
diver-golden_singer-about = Chacune de tes sirènes qui rapporte des points en vaut 5 de plus.
diver-charming_singer = Voix envoûtante
diver-charming_singer-about = Une sirène que tu retournes file droit dans ta cale.
diver-saboteuse = Saboteuse
diver-saboteuse-about = Désigne un adversaire : ce que ses incidents lui coûtent finit dans ta cale.

## Les options de la table

option-divers = Scaphandriers
option-divers-off = aucun
option-divers-on = un par joueur
option-variant = Variante
option-variant-none = aucune
option-variant-none-about = Le jeu de base.
option-variant-thieves_island = Île aux voleurs
option-variant-thieves_island-about = Ce qu’un incident fait perdre va au joueur suivant.
option-variant-pile_of_treasure = Montagne de trésors
option-variant-pile_of_treasure-about = Toutes les cartes rapportent des points, pas seulement la meilleure de chaque famille.
option-variant-sudden_death = Mort subite
option-variant-sudden_death-about = Une cale qui vaut au moins 50 points gagne aussitôt.
option-variant-all_hands = Tout le monde sur le pont
option-variant-all_hands-about = Chaque famille absente d’une cale coûte 5 points.
option-variant-strange_lands = Contrées étranges
option-variant-strange_lands-about = C’est une valeur en double, et non une famille en double, qui cause l’incident.
option-variant-beneath_the_waves = Sous les flots
option-variant-beneath_the_waves-about = Seuls les joueurs à moins de 60 points peuvent gagner.
option-memory_aid = Aide-mémoire
option-memory_aid-off = non
option-memory_aid-on = montrer ce qui reste dans la pioche et le cimetière marin

## Les lieux

zone-pile = Pioche
zone-pile-about = Quand la pioche est vide, la partie finit avec ce tour.
zone-graveyard = Cimetière marin
zone-row = Exploration
zone-row-about = Les cartes de cette plongée sont à qui remonte avec elles.
zone-hold = Cale — { $seat }
zone-diver = Scaphandrier — { $seat }

## Ce qui compte aussi

note-debt = { $number ->
    [one] Le calamar exige encore une carte.
   *[other] Le calamar exige encore { $number } cartes.
}
note-lacking = Seulement une famille absente de ta cale.
note-parry = { $seat } pare le coup : ton harpon doit prendre le calamar.
note-target = { $seat } récupère ce que { $victim } perd lors d’un incident.

## Où en sont les joueurs

plate-dive = Cette plongée : { $change }
plate-safe = { $number } à l’abri
plate-families = { $number }/{ $all } familles
plate-cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
tag-gain = { $number ->
    [one] rapporte { $number } point
   *[other] rapporte { $number } points
}
tag-safe = { $number ->
    [one] rapporte { $number } point, sauvée en cas d’incident
   *[other] rapporte { $number } points, sauvée en cas d’incident
}
dial-risk = Risque d’incident
dial-families = Familles dangereuses
dial-values = Valeurs dangereuses
shout-incident = Incident !
shout-surfaced = Remontée !
pennant-own = Ta plongée
pennant-rival = en plongée

## Les questions

question-deciding = { $seat } : poursuivre la plongée ou remonter ?
question-first_card = { $seat } : la première carte vient d’elle-même. Poursuivre la plongée ou remonter ?
question-surfacing = { $seat } : la pioche est vide, remonte !
question-knifing = { $seat } : quel trésor ton couteau va-t-il trancher ?
question-harpooning = { $seat } : quel trésor ton harpon ramène-t-il ?
question-netting = { $seat } : quelle famille le filet va-t-il sortir de ta cale ?
question-digging = { $seat } : que rapporte ta carte au trésor ?
question-plundering = { $seat } : quelle cale vas-tu piller ?
question-naming = { $seat } : les incidents de quel adversaire rempliront ta cale ?
question-first_player = Le premier joueur est tiré au sort.
question-turning_over = { $seat } retourne une carte.
question-drone_look = { $seat } sonde la pioche.
question-map_look = { $seat } fouille le cimetière marin.
question-bonus = { $seat } pioche une carte bonus.
question-looting = { $seat } tire une carte de la cale pillée.
question-dealing = On distribue les scaphandriers.
question-game_over = La partie est terminée.

## Les choix

choice-continue = Continuer
choice-surface = Remonter à la surface
choice-cut = Trancher { $family } chez { $seat }
choice-spear = Harponner { $family } chez { $seat }
choice-haul = Remonter { $family }
choice-dig = Poser { $card }
choice-plunder = Piller { $seat }
choice-name = Désigner { $seat }

## Où mène un choix

value = valeur { $value }
about-next = Prochaine carte : { $card }
about-odds = Risque d’incident : { $number } sur { $all ->
    [one] 1 carte
   *[other] { $all } cartes
}
about-again = Ne doit pas revenir : { $marks }
about-families = Incident avec l’une des { $number } familles
about-values = Incident avec l’une des { $number } valeurs
about-stow = { $number ->
    [0] Aucune carte pour ta cale
    [one] Une carte dans ta cale
   *[other] { $number } cartes dans ta cale
}
about-score = { $change }, { $number } en tout
about-bonus = { $number ->
    [one] Puis une carte bonus
   *[other] Puis { $number } cartes bonus
}
about-place = Carte posée : { $card }
about-cut = Au cimetière marin : { $cards }
about-instead = Compte alors : { $card }
about-hold = Ta cale : { $change } jusqu’à ta remontée
about-scavenge = Dans ta cale : { $cards }
about-saved = Cartes sauvées : { $number } sur { $all }
about-lost = Toute l’exploration est perdue
about-loot = Cartes tirées au hasard : { $number } sur { $all }
effect-anchor = Sauve les cartes posées avant
effect-map = Rapporte une carte du cimetière
effect-key = Un bonus avec un coffre
effect-chest = Un bonus avec une clef
effect-pair = Clef et coffre : { $number ->
    [one] une carte bonus
   *[other] { $number } cartes bonus
} à la remontée
effect-knife = Retire une carte à un adversaire
effect-drone = Te montre la prochaine carte
effect-net = Rapporte une carte de ta cale
effect-harpoon = Rapporte une carte d’un adversaire
effect-siren = Aucun effet
warning-incident = Incident : encore { $mark }
warning-certain = Incident certain
warning-too_high = Avec { $number } points ou plus, tu ne peux pas gagner

## Le hasard

chance-first = { $seat } commence
chance-turn = On retourne { $card }
chance-peek = La pioche cache { $card }
chance-sift = Le cimetière marin livre { $card }
chance-gain = Le bonus est { $card }
chance-loot = Le pillage rapporte { $card }
chance-deal = On distribue « { $diver } »

## Ce qui s’est passé

told-dealt = { $seat } plonge avec la carte « { $diver } ».
told-began = { $seat } commence.
told-named = { $seat } récupérera ce que { $victim } perd lors d’un incident.
told-turned = { $seat } retourne { $card }.
told-kept = { $seat } met directement { $card } dans sa cale.
told-knifed = { $seat } tranche { $card } chez { $victim } : direction le cimetière marin.
told-scavenged = { $seat } tranche { $card } chez { $victim } et garde le butin.
told-harpooned = { $seat } harponne { $card } chez { $victim }.
told-parried = { $victim } pare le coup : { $seat } voit son harpon filer au cimetière marin.
told-netted = { $seat } sort { $card } de sa cale avec le filet.
told-dug = { $seat } tire { $card } du cimetière marin grâce à la carte au trésor.
told-peeked = { $seat } aperçoit { $card } dans la pioche.
told-peeked-hidden = { $seat } regarde une carte de la pioche.
told-sifted = { $seat } trouve { $card } dans le cimetière marin.
told-sifted-hidden = { $seat } regarde une carte du cimetière marin.
told-indebted = { $number ->
    [one] Le calamar géant retient { $seat } : encore une carte à poser.
   *[other] Le calamar géant retient { $seat } : encore { $number } cartes à poser.
}
told-released = La pioche est vide : le calamar géant relâche { $seat }.
told-ignored = { $family }
idle-map = { $family } : le cimetière est vide.
idle-knife = { $family } : aucune carte à couper.
idle-drone = { $family } : la pioche est vide.
idle-net = { $family } : la cale est vide.
idle-harpoon = { $family } : les autres n’ont aucune famille nouvelle.
told-incident = Incident ! La plongée s’arrête net pour { $seat } : { $card }.
told-surfaced = { $seat } remonte à la surface.
told-collected = { $seat } range { $card } dans sa cale.
told-gained = Clef et coffre apportent un bonus à { $seat } : { $card }.
told-looted = { $seat } pille { $card } chez { $victim }.
told-lost = Au fond du cimetière marin : { $card }.
told-inherited = { $victim } perd { $card } ; { $seat } en hérite.
told-ended = La partie est terminée.
why-incident = Carte { $card } : cette plongée en avait déjà une semblable.

## La fin

part-missing = Familles manquantes
ending-pile = La pioche est vide.
ending-sudden_death = Une cale vaut au moins 50 points.
ending-tie = À égalité de points, le plus de cartes dans la cale l’emporte.

## Les règles en bref

rules-aim = Remonte du butin de dix familles. À la fin, seule la meilleure carte de chaque famille compte dans ta cale.
rules-turn = À ton tour, révèle une carte et ajoute-la à l’exploration ; elle agit tout de suite. Décide ensuite : tenter une carte de plus, ou remonter à la surface et garder toute l’exploration dans ta cale.
rules-incident = Une deuxième carte d’une famille dans la même exploration, et c’est l’incident : tout coule au cimetière marin et ton tour s’achève.
rules-effects = Les effets sont obligatoires ; faute de cible, il ne se passe rien. Les cartes venues d’une cale ou du cimetière marin agissent aussi, et peuvent causer un incident.
rules-hold = Une cale est visible de tous et triée par famille. Seule la meilleure carte d’une famille peut être tranchée, harponnée ou prise au filet.
rules-end = Quand la dernière carte de la pioche est révélée, on finit le tour, puis la partie s’arrête. Le plus de points l’emporte ; à égalité, le plus de cartes ; si l’égalité persiste, la victoire est partagée.

## the first lesson

lesson-aim = Bienvenue à bord ! Ta plongée pend à la corde ; dans ta cale compte la meilleure carte de chaque famille. Qui a le plus de points gagne. Retourne encore une carte.
lesson-twice = Une clef ! Mais attention : si une famille vient deux fois dans une plongée, c’est l’incident, et tout coule. Ose encore une carte.
lesson-treasure = Clef et coffre à la même corde : ils apportent autant de cartes bonus qu’il en pend là. Vite, remonte !
lesson-drone = Ton drone montre la prochaine carte, à toi seul : une ancre. Aucun danger, continue.
lesson-anchor = Ce qui pend avant l’ancre est à l’abri, quoi qu’il arrive. Continue.
lesson-squid = Le calamar ne lâche pas avant que deux autres cartes soient venues. Le filet en apporte une : choisis une famille de ta cale.
lesson-dare = Le calamar a lâché, tu pourrais remonter. Pour cette fois, regarde ce qui arrive à qui ose trop.
lesson-knife = Deux drones : incident ! Seul ce qui pendait avant l’ancre est rentré. Nouvelle plongée : le couteau envoie au cimetière marin la meilleure carte d’une famille d’une autre cale.
lesson-harpoon = Le harpon ramène d’une autre cale une carte d’une famille que tu n’as pas encore. Prends la carte au trésor : elle agit aussitôt.
lesson-map = La carte au trésor : trois cartes du cimetière marin, tu en prends une. Voilà une sirène de 9 ! Ensuite, remonte.

## La première fois

first-incident = Un incident : ce qui pendait déjà à ta corde est revenu, et la plongée est perdue. Seul ce qui pendait avant une ancre est à l’abri. Plus il en pend, plus la prochaine carte est risquée !
first-gained = Clef et coffre dans la même plongée : ils t’apportent des cartes bonus, droit dans ta cale.
first-knifed = Un couteau a touché ta cale : cette carte est maintenant au cimetière marin. Une deuxième carte de la famille adoucit le coup.
first-harpooned = Un harpon a tiré cette carte de ta cale vers une autre corde. Elle y agit, et elle peut s’y perdre.
first-indebted = Un calamar te tient : d’autres cartes doivent venir avant que tu puisses remonter. Celles qu’apportent le filet, la carte au trésor et le harpon comptent aussi.
first-peeked = Ton drone te laisse voir dans la pioche, toi et personne d’autre. Sers-toi de ce que tu sais !
