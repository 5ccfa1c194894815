# What the arena says.

arena-title = { $game } : { $games } parties entre robots ({ $deals } donnes, chacune depuis toutes les places)
arena-playing = On joue
arena-bot = robot
arena-rating = classement (Elo)
arena-wins = victoires
arena-points = score moyen
arena-against = contre
arena-before = devant l’autre
arena-interval = intervalle à 95 %
arena-test = test séquentiel
arena-verdict-better = nettement meilleur
arena-verdict-worse = nettement moins bon
arena-verdict-even = aucune différence qui compte
arena-verdict-open = pas encore tranché
arena-seats = Victoires par place : { $shares }
arena-forfeits = { $name } a perdu { $count ->
    [one] une partie
   *[other] { $count } parties
} par forfait. { $why }
arena-stopped = Arrêté. Ce qui a été joué est dans { $path } ; la même commande reprend là.
arena-none = Aucune donne n’a encore été jouée depuis toutes les places ; il n’y a rien à comparer.
balance-title = { $game } : ce que donnent les parties, par { $bot } ({ $games } parties par ligne)
balance-playing = Parties en cours
balance-seat = place { $seat }
balance-seats = Qui gagne, à { $seats } (la place 1 commence)
balance-option = { $option } : { $value }
balance-begins = Victoires de qui commence, à deux
balance-points = Score moyen, à deux
balance-dealt = Victoires de qui l’a, à deux
balance-parts = D’où viennent les points, à { $seats }
balance-luck = La chance, quand deux choisissent au hasard
balance-chance = de l’avance est due au hasard
balance-figure = valeur
balance-written = Écrit dans { $path }, avec une image à côté.
refusal-one_bot = Une arène demande au moins deux robots : --bots diver,mybot.py:Mine
refusal-cannot_keep = Les parties ne peuvent pas être gardées dans { $path } ; vérifie le dossier, ses droits et la place sur le disque.
refusal-other_arena = { $path } a été joué avec d’autres réglages ({ $setting } : { $found }, pas { $asked }) ; prends un autre fichier ou les mêmes réglages.
refusal-not_an_arena = { $path } n’est pas le fichier d’une arène : la ligne { $line } est illisible.
refusal-no_cluster = Il n’y a pas de grappe à { $address } ; vérifie l’adresse (dask://host:port) et que son ordonnanceur tourne.
refusal-worker_lost = Un processus de cette arène a été tué ; la même commande reprend depuis son fichier.
