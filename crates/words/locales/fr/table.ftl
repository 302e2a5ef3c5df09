### The table of The Game and Extreme, and what is around it.

loading = Chargement de la table…
no-table-title = Cette table n’existe pas
no-table-text = Elle a peut-être été supprimée, ou il manque une lettre au lien.
seats = Places
board = Piles
your-cards = Vos cartes
your-hand = Votre main
you-watch = Vous regardez. Avant la prochaine donne, vous pourrez prendre une place libre.
menu = Menu
talk = Parler
yes = Oui
no = Non
you = Vous
you-named = { $name } (vous)
host = Hôte
away = hors ligne
bot-plays = un bot joue
bot-at = Bot { $name }
holds-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
round-of = Manche { $round } sur { $rounds }

## Before the deal

what-name = Comment vous appeler ?
sit-down = S’asseoir
put-bot = Ajouter un bot
empty-the-seat = Libérer la place
change-seats = Prendre cette place
invite = Inviter des amis
invite-text = Toute personne qui ouvre ce lien peut s’asseoir, sans compte.
invite-text-full = Toute personne qui ouvre ce lien peut regarder.
invite-qr = Code QR avec le lien vers cette table
copy-link = Copier le lien
share = Partager
copied = Copié
copy-failed = La copie n’a pas marché. Sélectionnez le texte et copiez-le vous-même.
deal = Distribuer
deal-when-full = Vous pourrez distribuer dès que toutes les places seront prises. Les bots complètent volontiers la table.
wait-for-host = L’hôte distribue dès que toutes les places sont prises.
wait-for-deal = Toutes les places sont prises. L’hôte peut distribuer.
full-watch = Toutes les places sont prises. Restez et regardez : la partie apparaîtra ici dès la donne.
host-decides = L’hôte est { $host } : il choisit ce qu’on joue et distribue.

## Playing

pile-up = Pile { $pile }, ascendante
pile-down = Pile { $pile }, descendante
pile-shows = { $pile } : { $card }
pile-is-fresh = Rien n’a encore été posé ici.
laid-by = { $name }
draw-pile = { $cards ->
    [0] Pioche vide
    [one] Pioche : { $cards } carte
   *[other] Pioche : { $cards } cartes
}
cards-left = { $cards ->
    [one] Encore { $cards } carte
   *[other] Encore { $cards } cartes
}
your-turn = À vous
their-turn = À { $name } de jouer
owes-cards = { $cards ->
    [one] encore { $cards } carte
   *[other] encore { $cards } cartes
}
owes-three = exactement trois : { $laid } sur 3
owes-skull = tête de mort à recouvrir sur { $pile }
owes-one-pile = seulement la pile { $pile } ce tour-ci
owes-nothing = continuez, ou finissez le tour
end-turn = Finir le tour
draws = { $cards ->
    [one] piocher { $cards } carte
   *[other] piocher { $cards } cartes
}
take-back = Reprendre
takeback-asked = { $name } demande : reprendre le dernier coup ?
end-asked = { $name } demande : arrêter la partie ?
end-waits = Vous demandez d’arrêter la partie.
end-withdraw = Retirer
end-yes = Oui, arrêter
end-no = Non, continuer
end-counts = Elle compterait telle quelle.
asked-agreed = D’accord : { $names }.
asked-waits = On attend { $names }.
takeback-waits = Vous demandez de reprendre un coup. On attend les autres.
fit-not = Ne convient pas
fit-trick = Rétro !
fit-loses = Fait perdre
fit-step = { $cards ->
    [0] n’en saute aucune
    [one] en saute { $cards }
   *[other] en saute { $cards }
}
card-named = Carte { $card }
card-fits = va sur { $piles }
card-fits-nowhere = ne va nulle part
card-queued = en attente pour { $pile }
unqueue = Ne plus mettre { $card } en attente pour { $pile }
queued = En attente : la carte sera posée à votre tour, si la pile reste comme elle est.
queue-dropped = Une carte n’est plus en attente : sa pile a changé.
queue-not-now = Rien ne peut être mis en attente pour l’instant.
choose-card-first = Choisissez d’abord une carte, puis la pile.
commands-in-force = Consignes en vigueur
signals-here = Signes sur cette pile
not-now-offline = La table est injoignable pour l’instant. Réessayez quand la connexion sera revenue.
too-long = C’est trop long.

## Who starts

who-starts = Qui commence ?
who-starts-hint = Regardez votre main, puis dites si vous en avez envie.
would-you-start = Voulez-vous commencer ?
start-want = J’aimerais
start-could = Je pourrais
start-rather-not = Plutôt pas
name-starter = Choisissez qui commence
i-start = Je commence
they-start = { $name } commence

## A play that loses

doubt-title = Vraiment ?
doubt-play = { $card } sur { $pile } fait perdre la partie.
doubt-play-anyway = Poser quand même
doubt-think = Réfléchir encore
loss-stuck = Il faut encore des cartes pour ce tour, et aucune ne convient.
loss-skull = Une tête de mort reste découverte.
loss-three = Le tour ne compte pas exactement trois cartes.
loss-one-pile = Les cartes de ce tour sont sur plus d’une pile.

## Commands

command-stop = Stop
command-stop-means = Le tour est fini aussitôt.
command-skull = Tête de mort
command-skull-means = Il faut la recouvrir pendant le même tour.
command-three = 3!
command-three-means = On pose exactement trois cartes pendant ce tour.
command-silence = Silence
command-silence-means = Tant que la carte est visible, on ne parle pas et on ne se fait pas de signes.
command-no-trick = Pas de rétro
command-no-trick-means = Tant que la carte est visible, le rétro est interdit.
command-one-pile = Une seule pile
command-one-pile-means = Tant que la carte est visible, toutes les cartes d’un tour vont sur une même pile.
command-draw-one = Piocher une carte
command-draw-one-means = Tant que la carte est visible, on ne pioche qu’une carte après chaque tour.

## Talk

wish-leave-it = N’y touchez pas
wish-rather-not = Plutôt pas
wish-small-steps = Petits pas seulement
wish-good-for-me = Bien pour moi
wish-can-jump-back = Je peux reculer ici
signal-piles = Dire quelque chose d’une pile
signal-stuck-soon = Ça va coincer
signal-can-go-on = Je peux continuer
signal-commands = Parler des consignes
signal-holds = J’ai
signal-not-now = Pas maintenant
told-holds = J’ai « { $command } »
told-not-now = Pas de « { $command } » pour l’instant
silence-rules = Silence ! Personne ne parle tant que la carte n’est pas recouverte.
say-something = Dites quelque chose
say-without-numbers = Sans nombres
say-by-signals = À cette table, on ne parle que par signes pendant la partie.
account-empty = Ce qui se passe s’écrit ici.
send = Envoyer
account = Ce qui s’est passé
command-label = Tapez un coup, par exemple 37A ou end

## Keys

keys = Touches
come-back = Reprendre ma place
give-up = Abandonner la partie
leave-table = Quitter la table
key-choose = aller de carte en carte
key-take = prendre la carte, ou la remettre
key-lay = poser la carte sur la pile A, B, C ou D
key-end = finir votre tour
key-undo = reprendre votre dernière carte
key-steps = montrer combien de cartes un coup sauterait
key-talk = ouvrir ou fermer le volet Parler
key-read-hand = lire votre main
key-read-piles = lire les piles
key-read-commands = lire les consignes en vigueur
key-read-last = lire les derniers coups
key-read-turn = lire à qui de jouer et ce qui reste à faire
key-command = taper un coup
key-nothing = remettre la carte
key-help = ces touches

## What happened

told-laid = { $name } : { $card } sur { $pile }
told-trick = { $name } : { $card } sur { $pile }, un rétro
told-you-drew = Vous piochez { $card }
told-signal = { $name } : { $signal }
told-said = { $name } : « { $said } »
told-takeback = { $name } : puis-je reprendre une carte ?
told-took-back = { $name } : une carte reprise
told-takeback-denied = { $name } : non, le coup reste
told-gone = { $name } : départ ; la place reste réservée
told-back = { $name } : maintenant à la table
told-seat-free = Une place s’est libérée
told-stand-in = { $name } : un bot prend le relais
told-host = Hôte : { $name }
told-end-asked = { $name } : on arrête la partie ?
told-end-agreed = { $name } : oui, arrêtons
told-end-denied = { $name } : non, continuons
told-end-dropped = La partie continue
told-muted = { $name } : parole retirée
told-unmuted = { $name } : parole rendue
told-removed = { $name } : exclusion de la table
told-stopped = La partie a été arrêtée et compte telle quelle
told-dealt = Les cartes sont distribuées
told-won = Gagné ! Toutes les cartes sont posées
told-lost = { $cards ->
    [one] La partie est finie, il reste { $cards } carte
   *[other] La partie est finie, il reste { $cards } cartes
}
told-round-won = Manche gagnée : { $name }
told-given-up = La partie a été abandonnée
read-hand = Votre main : { $cards }
read-no-hand = Vous n’avez pas de cartes.
read-commands = En vigueur : { $commands }
read-no-commands = Aucune consigne n’est en vigueur.
read-no-plays = Rien n’a encore été joué.
read-no-turn = Ce n’est le tour de personne.

## Nobody is stuck

stuck-gone = { $name } est parti·e. La place reste réservée.
stuck-removed = { $name } a été exclu·e. Personne ne joue à cette place.
stuck-away = { $name } n’est pas en ligne.
stuck-asleep = { $name } n’a pas joué depuis un moment.
stuck-late = Le temps de { $name } est écoulé.
stuck-empty = C’est au tour d’une place libre.
stuck-since = { $minutes ->
    [0] À l’instant.
    [one] Depuis une minute.
   *[other] Depuis { $minutes } minutes.
}
stuck-can = { $name } peut laisser un bot continuer.
stand-in = Laisser un bot jouer
wait-on = Attendre
end-game = Arrêter la partie
seat-kept = Votre place vous est réservée.
bot-for-you = Un bot joue pour vous.
leave-keeps = Votre place reste la vôtre : revenez par le même lien. D’ici là, les autres peuvent laisser un bot jouer pour vous.
leave-keep = Partir et garder ma place
leave-for-good = Céder ma place pour de bon
stay = Rester
give-up-asks = On demande d’abord aux autres. S’ils acceptent, elle s’arrête pour tous.
give-up-now = Elle s’arrête tout de suite.
host-goes-on = L’hôte décide de la suite.
to-lobby = Places et options

## Keeping order

seat-menu = Options pour { $name }
left-seat = place gardée
is-muted = sans parole
mute = Faire taire
unmute = Rendre la parole
remove = Faire quitter la place
remove-for-good = Exclure pour de bon
remove-asks = { $name } ne pourra plus que regarder à cette table.
make-host = Nommer hôte

## The end

won-title = Les quatre-vingt-dix-huit !
won-text = Chaque carte a trouvé sa pile. Le jeu est vaincu !
lost-excellent-title = Si près du but !
lost-title = Cette fois, les piles gagnent
lost-left = { $cards ->
    [one] Il restait { $cards } carte.
   *[other] Il restait { $cards } cartes.
}
round-won-title = La manche est à vous !
round-lost-title = La manche revient à { $name }
round-text = Chaque carte restante coûte un point.
round-capped = Après tant de tours, la manche est finie : qui a le moins de cartes l’emporte.
round-stopped = La manche a été arrêtée et compte telle quelle : qui avait le moins de cartes l’emporte.
given-up-title = Partie abandonnée
given-up-text = Ça arrive. Nouvelle donne, nouvelle chance.
again = Rejouer
look-back = Revoir la partie

## Connection

contact-here = Cette partie se joue sur votre appareil
contact-online = Connexion établie
contact-took = Connexion établie : la dernière réponse a pris { $milliseconds } ms
contact-offline = Pas de connexion
reconnecting = La connexion est coupée. Rien n’est perdu : on la rétablit.

## Typed plays

typed-nothing = Tapez d’abord un coup, par exemple 37A.
typed-no-game = Il n’y a pas de partie où vous pourriez jouer pour l’instant.
typed-waiting = Votre dernier coup est encore en route.
typed-unknown = « { $found } » n’est pas un coup. Vous pourriez taper : { $forms }
typed-no-pile = Sur quelle pile ? { $card } va sur : { $piles }
typed-missing = Il manque quelque chose : { $expected }.
typed-wrong = Au lieu de « { $found } », il faudrait ceci : { $expected }.
typed-instead = Vous pourriez jouer : { $plays }
expected-card = une carte de 2 à 99
expected-pile = une pile de A à D
expected-item = la valeur d’une carte, J pour un joker, ou une pile de s1 à s4
expected-stack = une pile de 1 à 4
expected-seat = une place, comptée à partir de 0
expected-nothing = rien de plus

## Why something can’t be done

refused-number-taboo-said = Les nombres sont tabous, même en toutes lettres ou déguisés : « { $said } » n’a pas été envoyé. Dites-le sans nombre.
refused-number-taboo = Les nombres sont tabous. Dites-le sans nombre.
refused-number-taboo-sign-said = Les nombres sont tabous : « { $said } » n’a pas été envoyé. Si vous parlez de la consigne, écrivez « 3! » ou faites le signe « J’ai » ou « Pas maintenant ».
refused-number-taboo-sign = Les nombres sont tabous. Si vous parlez de la consigne, écrivez « 3! » ou faites le signe « J’ai » ou « Pas maintenant ».
refused-signals-only = À cette table, on ne parle que par signes pendant la partie. Choisissez-en un près des piles.
refused-silence = Silence ! Personne ne parle tant que la carte n’est pas recouverte.
refused-nothing-said = Il n’y avait rien à envoyer.
refused-too-long = C’est trop long.
refused-not-started = On n’a pas encore choisi qui commence.
refused-already-started = La partie a déjà commencé.
refused-game-over = La partie est finie.
refused-not-your-turn = C’est le tour de quelqu’un d’autre.
refused-no-such-card = Vous n’avez pas cette carte à cet endroit.
refused-wrong-direction = Cette carte ne va pas là : regardez la flèche de la pile.
refused-trick-forbidden = Une consigne interdit le rétro.
refused-bound-to-pile = Une consigne impose une autre pile pour ce tour.
refused-minimum-not-reached = Vous devez encore poser des cartes avant de finir votre tour.
refused-obligation-open = Il faut d’abord respecter une consigne avant de finir le tour.
refused-too-high = C’est plus haut que la carte du dessus.
refused-too-many = C’est trop à la fois.
refused-mixed-values = Les cartes d’un même coup doivent avoir la même valeur.
refused-not-playable = Cela ne peut pas se jouer maintenant.
refused-bad-target = Choisissez quelqu’un d’autre.
refused-pass-forbidden = La défausse est vide : il n’y a rien à prendre.
refused-bad-base = La page et la table ne sont plus au même point. Regardez encore, puis décidez de nouveau.
refused-stale = La partie a continué entre-temps. Regardez encore, puis décidez de nouveau.
refused-not-seated = C’est réservé aux personnes assises à la table.
refused-not-host = C’est à l’hôte de le faire, ou à toute personne à la table si l’hôte est absent depuis 30 secondes.
refused-no-such-seat = La table n’a pas cette place.
refused-no-person-there = Personne n’est assis là.
refused-no-such-bot = Ce bot n’existe pas.
refused-seat-taken = Quelqu’un est déjà assis là.
refused-table-full = Toutes les places sont prises. Vous pouvez assister à la partie.
refused-already-seated = Vous avez déjà une place à cette table.
refused-saw-another-hand = Vous avez déjà vu une autre main de cette partie. Vous pourrez entrer à la prochaine donne.
refused-game-running = Pas pendant une partie.
refused-no-game = Aucune partie n’est en cours.
refused-seats-empty = Il reste des places libres.
refused-seats-in-use = Il y a trop de monde à la table pour cela.
refused-takeback-not-agreed = À cette table, on ne reprend pas ses coups.
refused-nothing-to-take-back = Il n’y a rien à reprendre.
refused-no-takeback-asked = Personne ne demande plus à reprendre un coup.
refused-no-end-asked = Personne ne vous demande plus d’arrêter la partie.
refused-end-asked-already = La question est déjà posée aux autres.
refused-seat-kept = Pendant une partie, chaque place garde son propriétaire. Laissez un bot jouer ou excluez la personne.
refused-only-host = C’est à l’hôte seul de le faire.
refused-is-host = On ne peut ni faire taire ni exclure l’hôte.
refused-removed = Vous avez été exclu·e de cette table. Vous pouvez assister à la partie.
refused-muted = L’hôte vous a retiré la parole à cette table.
refused-muted-already = La personne n’a déjà plus la parole.
refused-not-muted = La personne a déjà la parole.
refused-stand-in-there = Un bot joue déjà là.
refused-no-stand-in = Vous jouez déjà vous-même.
refused-dealing = Les cartes sont en cours de distribution. Un instant.
refused-no-such-signal = Ce jeu n’a pas ce signe.
refused-log-full = Cette table a atteint sa limite. Ouvrez-en une autre pour continuer.
refused-talk-full = Votre part de ce qui peut se dire à cette table est épuisée. La partie continue quand même.
refused-over-quota = Vous avez fait ici tout ce que permet une journée. Vous pouvez finir une partie en cours ; pour le reste, revenez plus tard.
refused-not-away = La personne peut encore jouer elle-même. Un bot peut la remplacer si elle est absente ou fait attendre un moment.
refused-bad-name = On ne peut plus porter ce nom ici. Choisissez-en un autre dans les réglages.
refused-name-number = Dans ce jeu les nombres sont secrets, et ce nom en contient un. Choisissez-en un autre.
refused-name-number-seated = Dans ce jeu les nombres sont secrets, et quelqu’un ici en a un dans son nom. Il faut d’abord qu’il en change.
refused-name-taken = Quelqu’un y porte presque le même nom. Choisissez-en un autre, pour que personne ne vous confonde.
refused-name-changed = Les noms ne changent pas pendant cette partie. Reprenez celui que vous aviez, puis asseyez-vous.
signed-out-title = Cet appareil est déconnecté
refused-signed-out = Cet appareil a été déconnecté. Pour revenir, créez un lien sur un appareil encore connecté.
refused-restart = Le serveur redémarre. Il revient dans un instant, et rien n’est perdu.
refused-reload = Restauration de la table enregistrée.
refused-rate-limited = C’était un peu trop rapide. Respirez un instant, puis réessayez.

## What is agreed before the deal

seal = Empreinte de ce mélange, montrée avant la première carte. Après la partie, vous pourrez vérifier que rien n’a été changé.
bits-left-out = Les cartes ont été distribuées sans ce que votre appareil ajoute au mélange : c’est arrivé trop tard, ou le serveur l’a écarté. L’enregistrement le dit.

## What whoever runs the server decides, and reports to them

refused-banned = Vous n’avez pas accès à ce serveur pour l’instant.
refused-closed = La personne qui gère ce serveur a fermé cette table.
refused-muted-by-operator = Vous pouvez jouer ici, mais pas parler, pour l’instant : ainsi l’a décidé la personne qui gère ce serveur.
refused-maintenance = Ni nouvelles tables ni donnes pour l’instant : le serveur va être entretenu.
error-no-words = Rien de ce qui a été dit récemment ne peut être signalé.
error-not-there = Seuls ceux qui sont à la table peuvent y signaler quelqu’un.
report = Signaler quelqu’un
report-title = Signaler quelqu’un à cette table
report-whom = Qui ?
report-what = Quoi ?
report-words = Ce qui a été dit
report-name = Le nom
report-text = Quelque chose à ajouter ? (facultatif)
report-explained = Le serveur ajoute le nom et ce qui a été dit récemment. Personne à la table ne l’apprend.
report-send = Envoyer le signalement
report-sent = La personne qui gère ce serveur va regarder cela.

## Le temps d’un tour

seconds-left = { $number ->
    [one] encore { $number } seconde
   *[other] encore { $number } secondes
}
minutes-left = { $number ->
    [one] encore { $number } minute
   *[other] encore { $number } minutes
}
hours-left = { $number ->
    [one] encore { $number } heure
   *[other] encore { $number } heures
}
time-up = Temps écoulé

## Talk

unread = { $messages ->
    [one] { $messages } nouveau message
   *[other] { $messages } nouveaux messages
}

# At a table that goes on with another game.
what-if-back = Retour au point de départ
