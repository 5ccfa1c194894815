refusal-malformed = Ce message est illisible ({ $why }) ; envoie-le comme le dit le protocole.
refusal-wrong_protocol = La page parle le protocole { $found }, la table le { $expected } ; recharge la page.
refusal-wrong_origin = Cette page n’appartient pas à cette table ; ouvre la table à sa propre adresse.
refusal-wrong_host = On n’atteint pas cette table sous ce nom ; ouvre-la à sa propre adresse.
refusal-too_fast = C’était trop rapide ; attends un instant et réessaie.
refusal-house_full = Il n’y a pas de place ici pour le moment ; réessaie plus tard.
refusal-too_many_tables = Tu as déjà { $most } tables ouvertes ; termines-en ou fermes-en une d’abord.
refusal-too_many_here = Il y a déjà { $most } tables ouvertes depuis votre adresse ; finissez-en ou fermez-en une d’abord.
refusal-too_much = C’était trop pour une heure ; attendez un peu et réessayez.
refusal-too_long = Cette partie est déjà très longue ; on n’y peut plus rien reprendre ni céder. Continuez à jouer.
refusal-no_setting = « { $name }={ $value } » ne peut pas être réglé ; réglages connus : { $known }, chacun avec un nombre.
refusal-store_failed = Cela n’a pas pu être enregistré et rien n’a changé ; réessaie dans un instant.
refusal-elsewhere = Un autre serveur tient cette table en ce moment ; réessaie dans un instant.
refusal-workers_alone = Plusieurs processus ont besoin de PostgreSQL : indique une base avec --database.
refusal-broken = Il y a eu un problème ici ; ce qui était enregistré n’est pas perdu. Réessaie et préviens qui s’occupe de la table.
refusal-no_store = La base de données ne s’ouvre pas ({ $why }) ; vérifie son adresse, ses droits et si elle tourne.
refusal-no_backup = Cela n’a pas marché ({ $why }) ; vérifie le fichier, les données et les programmes de PostgreSQL.
refusal-no_guest = Il n’y a pas d’invité { $guest } ; `tablereef admin guests` les montre tous.
refusal-newer_store = Une version plus récente a écrit cette base de données ; lance cette version ou restaure une sauvegarde.
refusal-store_taken = Un autre serveur utilise déjà ces données ; arrête-le d’abord, ou choisis un autre dossier ou une autre base.
refusal-damaged_store = La base de données est endommagée ; restaure une sauvegarde.
refusal-damaged_table = Ce qui était enregistré de cette table est endommagé et elle ne peut pas s’ouvrir ; préviens qui s’occupe de la table.
refusal-not_private = D’autres peuvent lire le dossier { $folder } ; choisis-en un autre, ou protège-le avec chmod 700.
refusal-password_alone = --password-file a besoin de --database ; indique la base dont c’est le mot de passe.
refusal-mail_alone = --smtp demande une URL comme smtps://user@host, --mail-from avec une adresse et --address avec celle de cette table.
refusal-no_mail = Cette maison n’envoie pas de courriel ; fais-toi appeler dans le navigateur.
refusal-mail_unsent = Le courriel n’a pas pu être envoyé ; vérifie l’adresse ou réessaie plus tard.
refusal-wrong_code = Ce n’est pas le code, ou il est trop vieux ; fais-en envoyer un nouveau.
refusal-no_lesson = Ce jeu n’a pas de leçon ; les règles sont à la table.
refusal-port_taken = Impossible d’écouter sur { $host }, port { $port } ; choisis autre chose avec --port ou --host.
refusal-lan_or_host = Soit --lan, soit --host { $host }, pas les deux ; enlève l’un.
refusal-no_network = Cette machine n’est dans aucun réseau, personne ne pourrait venir ; connecte-la, ou enlève --lan.
refusal-unknown_guest = La table ne te connaît pas ; donne d’abord ton nom.
refusal-kicked = La personne qui gère cette table t’a renvoyé ; demande-lui avant de revenir.
refusal-banned = Personne ne peut entrer depuis ton adresse ; demande à la personne qui gère cette table.
refusal-no_address = { $address } ne peut pas être bannie ; donne une adresse IPv4 ou IPv6 qui n’est pas celle de cette machine.
refusal-not_banned = { $place } n’est pas bannie ; `tablereef admin bans` montre celles qui le sont.
refusal-no_table = Cette table n’existe pas ou a été fermée ; reviens à l’accueil.
refusal-wrong_link = Ce lien n’ouvre pas cette table ; demandes-en un nouveau.
refusal-host_stands = Qui ouvre la table doit y prendre place ; choisis au moins une place pour toi.
refusal-no_free_seat = Cette place est prise ; choisis-en une autre ou regarde.
refusal-not_your_seat = La place de { $seat } n’est pas la tienne ; choisis une des tiennes.
refusal-not_host = Seule la personne qui a ouvert la table peut le faire ; demande-lui.
refusal-not_begun = La partie n’a pas commencé ; attends que toutes les places soient prises.
refusal-begun = La partie a déjà commencé ; tu peux abandonner ou laisser un robot jouer pour toi.
refusal-match_running = La partie n’est pas finie ; ce ne sera possible qu’à la fin.
refusal-plays_on = Tout le monde rejoue déjà ; va à la table suivante ou laisses-y ta place à un bot.
refusal-stale = Il s’est passé quelque chose entre-temps ; regarde la table et choisis de nouveau.
refusal-analyses_one = Une autre de tes parties est en cours d’analyse ; attends qu’elle soit finie.
refusal-no_analysis = Cette partie ne peut pas être analysée ici ; il faut au jeu un joueur à lui, et au serveur son simulateur.
refusal-no_hints = Cette table ne donne pas de conseils ; on peut les permettre en ouvrant une table.
refusal-replaced = Un robot joue pour { $seat } ; il faut d’abord reprendre la place.
refusal-not_replaced = Aucun robot ne joue pour { $seat } ; il n’y a rien à reprendre.
refusal-resigned = { $seat } a abandonné ; c’est définitif.
refusal-still_here = { $seat } est encore là ; après { $seconds } secondes sans connexion, un robot peut prendre le relais.

preview-home = Trois jeux sous l’eau : contre des robots, sur un même écran ou en ligne avec des amis.
preview-join = Prends place à la table.
preview-watch = Regarde cette partie.
preview-replay = Revois cette partie.

call-turn = C’est à toi de jouer.
mail-code-subject = Ton code pour Tablereef : { $code }
mail-code-body =
    Ton code est { $code }. Saisis-le dans les réglages de Tablereef d’ici une heure, et tu recevras ici un courriel quand c’est à toi.

    Si tu n’as rien demandé, ne fais rien : aucun autre courriel ne viendra.
mail-turn-subject = { $game } : c’est à toi
mail-turn-body =
    C’est à toi de jouer à { $game } :
    { $table }

    Plus de courriels de ce genre :
    { $never }

serve-here = Seulement cette machine. Avec --lan : { $address }
serve-lan = Cette adresse est pour tous ceux du même réseau ; { $address } ne vaut que sur cette machine.
serve-alone = Seulement cette machine ; elle n’est dans aucun réseau.
serve-password = Le mot de passe de la base de données :

purge-waiting = Tables qui attendent des joueurs depuis plus de { $days } jours : { $count }
purge-dealing = Tables dont la distribution n’est pas terminée depuis plus de { $days } jours : { $count } ({ $lines } lignes)
purge-running = Parties où personne n’a joué depuis plus de { $days } jours : { $count } ({ $lines } lignes)
purge-over = Parties terminées depuis plus de { $days } jours : { $count } ({ $lines } lignes)
purge-guests = Visiteurs qui ne sont assis nulle part et ne sont pas venus depuis plus de { $days } jours : { $count }
purge-nothing = Rien n’est gardé depuis trop longtemps.
purge-ask = Rien n’est encore supprimé ; --yes supprime tout cela définitivement.
purge-done = Tout cela est supprimé.
admin-none = Aucune table n’est ouverte.
admin-closed = La table { $table } est fermée et supprimée.
admin-nobody = Personne n’est encore venu.
admin-kicked = { $guest } est renvoyé ; tables où des robots prennent les places, ou bien où elles se libèrent : { $count }
admin-revoked = Le jeton de { $guest } ne vaut plus.
admin-no-bans = Aucune adresse n’est bannie.
admin-banned = Plus personne n’entre depuis { $place }.
admin-banned-already = { $place } était déjà bannie.
admin-lifted = On peut de nouveau entrer depuis { $place }.
admin-token = L’ancien jeton ne vaut plus. Le nouveau, montré maintenant seulement : { $token }
admin-saved = Sauvegardé dans { $file }.
admin-restored = Les données sont de nouveau celles de { $file }.
admin-bad = { $table } : { $why }
admin-checked = Tables vérifiées : { $count }, endommagées : { $bad }

turned-winner = La partie a basculé au tour { $turn } : { $winner } a pris { $points ->
    [one] un point
   *[other] { $points } points
} d’avance sur { $seat }.
turned-own = La partie a basculé au tour { $turn } : { $seat } a perdu { $points ->
    [one] un point
   *[other] { $points } points
} de plus sur { $winner }.
turned-other = La partie a basculé au tour { $turn }, celui de { $mover } : { $winner } y a pris { $points ->
    [one] un point
   *[other] { $points } points
} d’avance sur { $seat }.
turned-part = La partie a basculé au décompte final ({ $part }) : { $winner } { $points }, { $seat } { $own }.
best-turn = Le meilleur tour de { $seat } : le tour { $turn }, { $points ->
    [one] un point
   *[other] { $points } points
}.
best-part = { $seat } a marqué le plus tout à la fin ({ $part }) : { $points ->
    [one] un point
   *[other] { $points } points
}.
