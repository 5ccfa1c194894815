# La table dans le navigateur, avec nos propres mots.

## Partout

more = Plus
close = Fermer
home = Accueil
back = Retour
copy = Copier
copied = Copié
settings = Réglages
language = Langue
theme = Couleurs
theme-system = comme le système
theme-light = claires
theme-dark = sombres
sound = Son
sound-on = activé
sound-off = coupé
motion = Animations
motion-system = comme le système
motion-reduced = réduites
motion-full = complètes
speed = Vitesse
speed-normal = normale
speed-calm = calme
speed-quick = rapide
speed-at-once = immédiate
confirmations = Choix avec avertissement
confirmations-on = demander confirmation
confirmations-off = jouer aussitôt
firsts = Ce qui arrive pour la première fois
firsts-on = est expliqué
firsts-off = n’est pas expliqué
memory = Aide-mémoire
memory-newcomer = jusqu’à la première partie terminée
memory-on = activé
memory-off = désactivé
memory-about = Pour les nouvelles tables contre des robots, si le jeu en a un.
notifications = Me prévenir quand c’est à moi
notifications-denied = Le navigateur n’autorise pas les notifications ; autorise-les dans ses réglages pour cette page.
calls = M’appeler quand c’est à moi, même quand cette page est fermée (là où un coup peut prendre des jours)
calls-failed = Ce navigateur ne peut pas être appelé quand la page est fermée ; ses réglages, ou l’endroit où il tourne, ne le permettent pas.
mail = Courriel quand c’est à moi (là où un coup peut prendre des jours)
mail-ask = Envoyer un code
mail-sent = Un code est en route vers { $address } ; saisis-le ici.
mail-code = Code
mail-confirm = Confirmer
mail-goes-to = Quand c’est à toi, un courriel va à { $address } (là où un coup peut prendre des jours).
mail-end = Plus de courriels
mail-ended = Il ne viendra plus de courriels.
qr-code = Le lien en code QR
unreachable = La table ne répond pas ; vérifie ta connexion et réessaie.
connecting = Connexion…
connection-lost = Connexion perdue ; nouvel essai…
connection-back = De nouveau en ligne.
name = Nom
you = Toi
bot = Robot

## Accueil

welcome = À table !
welcome-about = Trois jeux sous l’eau : contre des robots, sur un même écran ou en ligne avec des amis.
your-name = Ton nom
continue = Continuer
games = Jeux
open-tables = { $number ->
    [one] Une table ouverte
   *[other] { $number } tables ouvertes
}
open-to-all = Tables ouvertes à tous
hosted-by = Table de { $name }
seats-taken = { $taken } places prises sur { $seats }
join = Rejoindre
watch = Regarder
history = Tes parties
ended-early = terminée avant la fin
result = { $place ->
    [1] 1re
   *[other] { $place }e
} place, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-of = { $name } : { $result }
dismiss = Masquer
more-matches = En voir plus
statistics = Tes chiffres
matches = Parties
wins = Gagnées
best = Record
mean = Moyenne
against-level = contre { $level }
players = { $least }–{ $most } joueurs
minutes = environ { $number } minutes
play-now = Jouer
play-against = Jouer contre
invite-friends = Inviter des amis
friends = Amis
one-screen = Un écran
options = Options
lesson = Leçon
lesson-next = Continuer
lesson-over = Voilà tout ce qu’il te faut. Maintenant, joue pour de vrai !
understood = Compris
rules = Règles
rules-of = { $name } : les règles
options-in-play = À cette table
pieces-explained = Le matériel
phase-waiting = attend des joueurs
phase-dealing = distribution
phase-running = en cours
unofficial = Tablereef n’est pas officiel ; les noms des jeux appartiennent à leurs éditeurs.

## Une nouvelle table

new-table = Nouvelle table
seats = Places
seat-number = Place { $number }
player-number = Joueur { $number }
player-count = { $number } joueurs
who-me = Toi
who-bot = Robot
who-free = Un ami que tu invites
who-person = Quelqu’un devant cet écran
level = Niveau
level-line = { $name } : { $about }
thought = La pieuvre réfléchit
thought-quick = brièvement (0,2 s)
thought-normal = un moment (1 s)
thought-long = longtemps (3 s)
joining = Qui peut rejoindre
joining-link = Seulement les amis avec le lien
joining-anyone = Tout le monde, depuis l’accueil
hints = Conseils : que ferait un bon joueur ?
hints-usual = seulement seul contre des bots
hints-on = pour qui doit choisir
hints-off = aucun
spectators = Spectateurs
spectators-open = Tout le monde peut regarder
spectators-link = Qui a le lien
spectators-closed = Personne ne peut regarder
pace = Rythme
pace-none = Sans horloge
pace-none-about = Prenez votre temps.
pace-seconds = Secondes par coup
pace-seconds-about = Quand le temps est écoulé, un robot joue ce coup.
pace-days = Jours par coup
pace-days-about = Pour les parties sur plusieurs jours ; quand le temps est écoulé, un robot joue ce coup.
seconds-per-move = Combien de secondes
days-per-move = Combien de jours
open-table = Ouvrir la table

## Se retrouver

waiting-for-players = En attente de joueurs
dealing = Distribution…
awaits-people = En attente de { $name } à la table.
invite-about = Envoie ce lien à tes amis ou fais-leur scanner le code. La partie commence quand toutes les places sont prises.
invite-link = Invitation
free-seat = Place libre
fill-with-bot = Ajouter un robot
close-table = Fermer la table
leave-table = Se lever
invited-by = On t’invite à la table de { $names }.
welcome-at = Tu peux t’asseoir avec { $names }.
joining-about = Tout le monde peut s’asseoir : tant que tu restes ici, la table figure sur toutes les pages d’accueil.
sit-down = S’asseoir
pass-to = Passe à { $name }
pass-about = Maintenant, personne d’autre que { $name } ne doit regarder.
i-am = Je suis { $name }
take-over = Continuer ici
take-over-about = Avec ce lien, cet appareil devient le même invité que celui d’où vient le lien, avec toutes ses tables.
personal-about = Tu n’as pas besoin de compte. Avec ton lien personnel, tu continues sur un autre appareil ; garde-le pour toi.
personal-link = Lien personnel
make-personal-link = Afficher mon lien personnel

## À la table

your-turn = À toi de jouer
to-move = à jouer
waiting-for = En attente de { $name }
question = La question
turn-of = Au tour de { $name }
skip = Passer
show-again = Revoir
why = Pourquoi as-tu dû t’arrêter ?
watching = Tu regardes
touch-what-glows = Touche ce qui brille.
list-all = Tout afficher ({ $number })
list-less = Réduire
choose-again = Choisir autrement
do-it-anyway = Le faire quand même
undo = Annuler
ask-hint = Que ferait un bon joueur ?
advised = Un bon joueur choisirait : { $choice }
worth-more = Chances de gagner : { $chance } %, sinon { $other } % au mieux.
worth-as-much = Chances de gagner : { $chance } % ; un autre choix vaut autant.
log = Ce qui s’est passé
log-forgets = Ce que tu dois retenir toi-même n’est pas répété ici.
set-up = Mise en place
menu = Table
react = Montrer une émotion
reaction-clap = bravo
reaction-laugh = rires
reaction-wow = oh !
reaction-ouch = aïe
reaction-think = réflexion
reaction-wave = salut
place = Case
at-cell = rangée { $row }, colonne { $column }
beside-cells = à côté de { $cells }
edge-cell = { $side ->
    [above] au-dessus de { $cell }
    [below] au-dessous de { $cell }
    [left] à gauche de { $cell }
   *[right] à droite de { $cell }
}
middle = Le milieu de la table
face-down = Face cachée
pieces = { $number ->
    [one] une pièce
   *[other] { $number } pièces
}
points-unit = { $number ->
    [one] point
   *[other] points
}
away = pas là
asleep = se réveille
asleep-about = Elle apprend à réfléchir à l’avance, pendant une minute environ ; d’ici là, elle joue comme Plongeur
resigned = a abandonné
agrees = veut arrêter
time-left = Temps restant
watchers = { $number ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] { $number } personnes regardent.
}
let-bot-play = Laisser un robot jouer pour moi
take-back-seat = Reprendre ma place
agree-to-end = D’accord pour arrêter ici
no-longer-agree = Finalement, continuer
agree-about = Quand tout le monde est d’accord, la partie s’arrête en l’état.
resign = Abandonner
really-resign = Oui, abandonner
is-away = { $name } n’est pas là.
replace-by-bot = Laisser un robot continuer
watch-link = Lien pour les spectateurs
remark-undo = { $name } annule son dernier choix.
remark-bot = Un robot joue pour { $name }.
remark-clock = Le temps est écoulé : un robot joue pour { $name }.
remark-returned = { $name } est de retour.
remark-resigned = { $name } abandonne.
remark-ended = Tout le monde a accepté d’arrêter ici.

## La fin

the-end = La fin
winners = { $number ->
    [one] { $names } gagne !
   *[other] { $names } partagent la victoire !
}
points = Points
rank = Rang
rematch = Rejouer
proposes-again = { $name } propose de rejouer.
declines-again = { $name } ne rejoue pas.
awaits-answer = En attente de la réponse de { $name }.
you-decline = Tu ne rejoues pas.
accept-again = Rejouer aussi
decline-again = Non, merci
withdraw-again = Finalement non
next-table = Vers la table suivante
replay = Revoir
share = Partager
course = Le fil de la partie
show-me = Montre-moi
analysis = Chances et choix
analyse = Analyser cette partie
analyse-about = Le serveur rejoue la suite de chaque tour et compare chaque choix à d’autres : une demi-minute au plus, une ou deux minutes de plus la première fois pour un jeu.
analysis-waiting = Une autre partie est analysée d’abord …
analysis-compiling = Le serveur apprend à réfléchir à ce jeu ; cela prend une ou deux minutes, la première fois seulement …
analysis-thinking = Réflexion sur la partie …
analysis-failed = Cela n’a pas marché ; réessaie.
analysis-about = Chances si le Plongeur continuait pour tous, à 5 % près. Les choix sont jugés d’après ce qu’on pouvait savoir.
account = { $name } : de { $start } % à { $end } %. Choix personnels { $own } %, choix des autres { $others } %, chance { $luck } %.
slip = { $name } a choisi « { $played } ». Un autre choix valait { $cost } % de plus : « { $better } ».
no-slips = Aucun choix n’était nettement moins bon qu’un autre.
turn-by-turn = Tour par tour
turn-at = Tour de
to-the-table = Vers la table
fair = La distribution était-elle honnête ?
fair-about = Avant la distribution, la table s’est engagée sur un secret qu’elle ne pouvait plus changer, et chaque place a ajouté sa propre part de hasard. Le secret est maintenant révélé, et chacun peut recalculer tous les tirages.
commitment = Engagement (SHA-256)
secret = Le secret
verify = Vérifier
download = Télécharger le journal
verified = Les { $chances } tirages concordent, parmi { $events } événements en tout.
fair-yes = ✓ Oui.
fair-no = ✗ Non !
fair-table = La table dit
fair-browser = Ce navigateur constate
fair-again = Distribué à nouveau à partir du secret, de l’en-tête et des parts des { $seats } places : { $chances } tirages, tous identiques.
fair-own-kept = Il a vu cet engagement avant la distribution, et votre propre part en fait partie.
fair-own-unkept = Il n’était pas là avant la distribution et ne connaît l’engagement que par le journal.
fair-own-standin = Il a vu cet engagement avant la distribution, mais un robot a pris la place avant que votre part compte.
fair-insecure = Les navigateurs ne calculent cela que pour les pages en HTTPS ou de cette machine. Téléchargez le journal et lancez « tablereef verify ».
unfair-commitment = Avant la distribution, la table montrait un autre engagement.
unfair-header = Avant la distribution, la table montrait un autre en-tête : des noms, des options ou des règles ont été changés.
unfair-nonce = Votre propre part a été échangée contre une autre.
unfair-secret = Le secret ne correspond pas à l’engagement.
unfair-order = Le journal n’est pas en ordre : d’abord les parts de toutes les places, puis la distribution, enfin le secret.
unfair-derived = Quelqu’un a choisi la part d’un robot ; elle doit découler de l’en-tête.
unfair-draw = Un hasard n’a pas été tiré comme il le fallait.
unfair-seen = Le journal raconte une autre partie que celle vue ici.

## Revoir

play = Lecture
pause = Pause
step-back = Un pas en arrière
step-on = Un pas en avant
turn-back = Un tour en arrière
turn-on = Un tour en avant
viewer = Avec les yeux de
share-moment = Partager ce moment
spectator = un spectateur
viewer-all = tout le monde à la fois
replay-position = Position dans la partie
