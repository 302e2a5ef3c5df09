### What only the terminal says.
terminal-not-understood = Le serveur a dit quelque chose que ce programme ne comprend pas. Une version plus récente aidera peut-être.
terminal-not-kept = Il n’y a pas la place de garder la partie. Elle dure jusqu’à ce que vous quittiez.
terminal-no-link = Ce n’est pas un lien d’invitation. Un tel lien ressemble à example.org/t/…

terminal-too-small = La fenêtre est trop petite pour une table. 80 colonnes et 24 lignes suffisent.
terminal-watching = { $people ->
    [one] { $people } personne regarde
   *[other] { $people } personnes regardent
}
terminal-in-hand = { $cards } en main
terminal-more-below = { $lines ->
    [one] encore { $lines } ligne ↓
   *[other] encore { $lines } lignes ↓
}
terminal-unreadable = La partie enregistrée est illisible. Une version plus récente du programme l’a peut-être écrite. Elle reste là jusqu’à ce que vous la supprimiez.
terminal-elsewhere = On a continué à jouer dans une autre fenêtre de cet ordinateur. Rien n’est perdu.
terminal-copied = Le lien est dans le presse-papiers, si votre terminal le permet.
terminal-box-code = Code :
terminal-box-keys = Flèches : nombre · 1–7 : sa consigne · Suppr : aucune · C : taper un code · Y : copier · Entrée : terminé
terminal-box-list-keys = Entrée : prendre · E : modifier · R : renommer · Y : copier le code · Suppr : supprimer · Échap : retour
terminal-box-name-keys = Entrée : garder sous ce nom · Échap : retour
terminal-box-copied = Le code est dans le presse-papiers, si votre terminal le permet.
terminal-box-taken-title = Ce nom est déjà pris
terminal-box-taken = Vous avez déjà une boîte nommée « { $name } ». Celle-ci doit-elle la remplacer ?
terminal-box-other-name = Un autre nom
terminal-box-replace = Remplacer
terminal-box-delete = « { $name } » ne sera plus gardée sur cet ordinateur. Son code la fait revenir.
terminal-box-bad-name = Un nom compte de 1 à { $most } caractères.
terminal-box-full = Vous avez déjà { $most } boîtes. Supprimez-en d’abord une, ou prenez le nom d’une autre.
terminal-box-not-kept = La liste des boîtes ne peut pas être écrite. Vos parties peuvent tout de même utiliser cette boîte.
terminal-boxes-damaged = { $lines ->
    [one] { $lines } ligne de { $file } n’est pas une boîte. Elle reste telle quelle.
   *[other] { $lines } lignes de { $file } ne sont pas des boîtes. Elles restent telles quelles.
}
terminal-boxes-unreadable = { $file } est illisible. Tant qu’il le reste, aucune boîte n’y est gardée.
terminal-bot-signals = { $signals } signes des bots

## The row of keys

terminal-choose = Choisir
terminal-lay = Poser
terminal-end = Finir le tour
terminal-play = Jouer
terminal-take = Ramasser
terminal-signal = Signe
terminal-say = Parler
terminal-type = Taper
terminal-talk = Discussion

## All keys

terminal-key-signal = faire un signe, sans nommer de nombre
terminal-key-history = voir tout ce qui a été posé sur une pile
terminal-key-commands = voir les consignes et leur sens
terminal-key-pile = voir toute la défausse
terminal-key-say = dire quelque chose
terminal-key-tab = passer d’un bouton à l’autre ; Entrée appuie
terminal-key-scroll = parcourir ce qui s’est passé
terminal-key-escape = tout remettre, ou ouvrir le menu
terminal-key-home = retour à l’accueil ; la partie vous attend
terminal-key-fold = afficher ou replier les signes des bots
terminal-key-answer = répondre à une question, ou la retirer (N)
terminal-key-missing = reprendre sa place, ou laisser jouer un bot

## Home

terminal-join = Rejoindre par un lien
terminal-host = Ouvrir sur un serveur
terminal-server = Le serveur sur lequel ouvrir la table
terminal-options = Options
terminal-link = Le lien que l’on vous a envoyé
terminal-go-on = Continuer
terminal-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
terminal-ago-minutes = { $minutes ->
    [0] à l’instant
    [one] il y a une minute
   *[other] il y a { $minutes } minutes
}
terminal-ago-hours = { $hours ->
    [one] il y a { $hours } heure
   *[other] il y a { $hours } heures
}
terminal-ago-days = { $days ->
    [one] il y a { $days } jour
   *[other] il y a { $days } jours
}
terminal-quit = Quitter
terminal-quit-title = Quitter Stapel ?
terminal-quit-text = Vos parties sont conservées. Vous pouvez les reprendre quand vous voulez.
terminal-stay = Rester
terminal-won-by = Gagnée par { $name }
terminal-delete = Elle n’est que sur cet ordinateur, et ne peut pas être retrouvée.

## Replays

terminal-seat = Place { $seat }
terminal-key-moment = au temps fort suivant, ou au précédent
terminal-key-back = revenir à l’écran précédent
discard-under = { $cards ->
    [0] Rien dessous
    [one] { $cards } carte dessous
   *[other] { $cards } cartes dessous
}

## Keys at home

terminal-key-arrows = aller dans cette direction
terminal-key-enter = faire ce qui est en surbrillance
terminal-key-game = le jeu suivant
terminal-key-seats = le nombre de places à la table
terminal-key-bots = le niveau des bots
terminal-key-go-on = reprendre la dernière partie
terminal-key-options = changer les règles et les options
terminal-key-host = ouvrir une table sur un serveur, pour des amis
terminal-key-join = rejoindre une table par son lien
terminal-key-name = changer votre nom
terminal-key-learn = apprendre le jeu en jouant
terminal-key-rules = lire les règles
terminal-key-delete = supprimer la partie en surbrillance
terminal-key-leave = quitter (après confirmation)
terminal-key-quit = quitter tout de suite

## Rules and lessons

terminal-key-scroll-line = défiler ligne par ligne
terminal-key-scroll-page = défiler page par page
terminal-key-section = section suivante ou précédente
terminal-key-other-rules = les règles d’un autre jeu
terminal-key-lesson-on = lire la suite, ou laisser jouer les autres
terminal-key-lesson-back = revenir au texte précédent
terminal-key-lesson-show = voir ce qu’il faut faire
terminal-key-lesson-escape = tout reposer, ou quitter la leçon
terminal-learn-key = C’est la touche { $key }.
terminal-learn-also = C’est permis.

## Why a server can’t be trusted

tls-unknown-authority = Son certificat n’est signé par personne à qui cet ordinateur fait confiance. Si vous faites confiance au serveur, indiquez dans SSL_CERT_FILE le fichier du certificat de son autorité.
tls-wrong-host = Son certificat est établi pour un autre nom. Vérifiez l’adresse.
tls-expired = Son certificat a expiré. La personne qui gère le serveur doit le renouveler.
tls-none = Il ne répond pas en TLS. L’adresse commence peut-être par http, et non https.
tls-other = Aucune connexion chiffrée n’a pu être établie.

## Analyses

terminal-review = Analyse
terminal-review-stop = Arrêter
terminal-review-board = Table
terminal-review-all = tous
terminal-review-turns = Tour par tour
terminal-review-totals = Bilan
terminal-review-begins = La partie est en cours d’analyse. Ce qui se trouve apparaît ici, tour par tour.
terminal-review-progress = { $done } tours sur { $all }
terminal-review-turn = Tour { $turn }, { $name }
terminal-review-chance = Chance { $chance }
terminal-review-curve = Courbe : { $name }
terminal-review-or = ou
terminal-review-not-here = Ce tour n’a pas été analysé.
terminal-review-pile = Au sommet : { $cards }
terminal-key-review = analyser la partie : où elle s’est gagnée et perdue (encore une fois : arrêter, ou revoir la table)
terminal-key-whose = les erreurs de tous, ou d’une place
terminal-key-totals = dans une analyse : le tour, ou la partie entière

## Conseils

terminal-advice-title = Que ferait l’expert ?
terminal-advice-thinking = Réflexion sur votre tour…
terminal-advice-first-sight = Ce qui semble le meilleur à première vue y perd { $lost } points.
terminal-advice-not-now = Vous pouvez demander à votre tour, dans les parties sur cette machine.
terminal-warning = Cela coûterait { $lost } points sur cent (± { $error }).
terminal-warnings-on = Vous serez averti avant une gaffe dans les parties sur cette machine.
terminal-warnings-off = Vous ne serez plus averti avant les gaffes.
terminal-key-advice = que ferait l’expert, et pourquoi ?
terminal-key-warnings = être averti avant une gaffe, ou ne plus l’être
