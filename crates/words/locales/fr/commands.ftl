### What the command line says.

## Parts of the help

heading-usage = Utilisation :
heading-commands = Commandes :
heading-arguments = Arguments :
heading-options = Options :
heading-everywhere = Options de toutes les commandes :
heading-examples = Exemples :
heading-exit-codes = Codes de sortie :
heading-bots = Les bots, du plus faible au plus fort :
placeholder-options = OPTIONS
placeholder-command = COMMANDE
mark-environment = env. :
mark-default = par défaut :
mark-values = possibles :

help-stapel = Une maison pour The Game, The Game: Extreme et Clear 4!
help-serve = Ouvrir des tables, pour vous, vos amis ou le monde entier
help-backup = Copier tout ce que garde un serveur, même en marche
help-export = Écrire toutes les parties finies d’un serveur
help-check = Vérifier que tout ce que garde un serveur est tel que cela a été écrit
help-verify = Vérifier qu’une partie a été distribuée d’après sa graine et jouée dans les règles
help-referee = Arbitrer des parties pour un programme : des lignes JSON en entrée, une réponse par ligne en sortie
help-replay = Revoir une partie enregistrée pas à pas, en vérifiant chaque coup
help-simulate = Faire jouer de nombreuses parties aux bots et dire comment ils s’en tirent
help-arena = Comparer des bots pour plusieurs nombres de joueurs, en un tableau
help-solve = Dire si une donne peut être gagnée, et comment, toutes cartes connues
help-bots = Lister les bots, du plus faible au plus fort
help-config = Montrer et changer vos réglages : nom, langue, couleurs, serveur
help-config-path = Dire où se trouve, ou se trouverait, le fichier des réglages
help-config-set = Écrire un réglage dans le fichier
help-config-unset = Retirer un réglage du fichier
help-completions = Écrire le script avec lequel un shell complète les commandes
help-man = Écrire le manuel, une page par commande
help-help = Montrer cette aide ou celle d’une commande

help--help = Montrer cette aide
help--version = Montrer la version
help--language = Langue : de, en, fr, it ou pl
help--color = Utiliser des couleurs : auto, always (toujours) ou never (jamais)
help--json = Un objet JSON au lieu de texte
help--number = Lequel des enregistrements d’un fichier, compté à partir de 1
help--data = Le répertoire de données du serveur
help--game = Le jeu
help--seed = Ce dont découlent toutes les donnes et tous les choix au hasard des bots : un texte quelconque
help--threads = Combien de fils d’exécution jouent [par défaut : autant que de cœurs]
help--options = Une option de règle, comme expert=true ; plusieurs fois possible
help--layout = Quelles cartes d’Extreme portent une consigne : default, shuffled (une fois, d’après la graine), le code d’une boîte ou un fichier qui le contient
help--key = Le réglage
help-serve--listen = Adresse et port d’écoute
help-serve--data = Répertoire de tout ce qui est gardé ; créé s’il manque
help-serve--public-url = L’adresse que tout le monde ouvre, comme https://cards.example ; les pages d’autres sites sont alors refusées, et avec https les cookies ne voyagent que chiffrés
help-serve--trust-proxy = Croire X-Forwarded-For : seulement derrière un proxy à vous qui le définit
help-serve--threads = Fils d’exécution qui servent les gens [par défaut : un par cœur]
help-serve--bot-threads = Fils d’exécution qui réfléchissent pour les bots [par défaut : un de moins que de cœurs, au moins un]
help-serve--keep-tables = Jours après lesquels une table où rien ne se passe est supprimée ; 0 pour jamais
help-serve--keep-guests = Jours après lesquels un invité qui ne vient plus est oublié ; 0 pour jamais
help-serve--keep-records = Jours après lesquels l’enregistrement d’une partie est supprimé ; 0 pour jamais
help-serve--max-connections = Connexions en tout
help-serve--max-connections-per-address = Connexions d’une même adresse
help-serve--messages-per-second = Messages par seconde d’un invité
help-serve--requests-per-second = Requêtes HTTP par seconde d’une adresse
help-serve--made-per-hour = Invités et tables qu’une adresse peut créer en une heure
help-serve--messages-per-address = Messages par seconde d’une adresse [par défaut : dix fois autant que d’un invité]
help-serve--tables-per-guest = Tables qu’un invité peut avoir quand il en ouvre une autre
help-serve--guest-quota = Mio écrits en un jour pour un invité
help-serve--bot-seconds = Secondes par minute que les bots réfléchissent pour un invité avant que d’autres passent devant
help-serve--max-plain-connections = Connexions en tout qui ne sont pas des WebSockets
help-serve--low-disk = Mégaoctets libres sur le disque des données en dessous desquels le journal avertit
help-serve--accept-loss = Démarrer même si les derniers changements sont perdus ou les données abîmées, et continuer sans eux
help-serve--log = Ce qui est journalisé : off, error, warn, info, debug ou trace
help-serve--log-format = Comment journaliser : pour les gens, ou un objet JSON par ligne
help-serve--config = Lire dans ce fichier ce que ni cette ligne ni l’environnement ne disent ; SIGHUP le relit
help-serve--print-config = Montrer ce qui vaut et d’où cela vient, au lieu de démarrer le serveur
help-serve--log-requests = Journaliser chaque requête HTTP, sans table, ni noms, ni secrets
help-serve--log-addresses = Ce que le journal dit de l’adresse : short l’abrège, full la donne entière, none la tait
help-backup--file = Le fichier à écrire ; il ne doit pas encore exister
help-export--text = Des enregistrements en texte, l’un après l’autre, au lieu d’un objet JSON par ligne
help-export--game = Seulement ceux de ce jeu
help-verify--record = L’enregistrement : du texte, ou le JSON qui est exporté ou conservé ; - pour l’entrée standard
help-verify--commitment = L’empreinte que la table a montrée avant la première carte
help-replay--file = L’enregistrement : du texte, ou le JSON qui est exporté ou conservé ; - pour l’entrée standard
help-replay--json = Un objet JSON par ligne au lieu de texte
help-replay--plain = Du texte simple même dans un terminal, sans l’écran pour avancer pas à pas
help-simulate--players = Combien de places [par défaut : autant que de bots s’il y en a plusieurs, sinon 3]
help-simulate--bots = Un bot pour toutes les places, ou un pour chacune, séparés par des virgules ; noms et réglages sont indiqués plus bas
help-simulate--games = Combien de parties
help-simulate--plot = Dessiner aussi le résultat en SVG : combien de cartes restaient, ou qui a gagné combien
help-arena--bots = Les bots à comparer, séparés par des virgules ; noms et réglages sont indiqués plus bas
help-arena--against = Clear 4! : le bot à toutes les autres places [par défaut : greedy]
help-arena--players = Nombres de joueurs, comme 3, 1-5 ou 2,4 [par défaut : tous ceux du jeu]
help-arena--games = Combien de parties joue chaque bot pour chaque nombre de joueurs
help-arena--markdown = Un tableau en Markdown au lieu de texte
help-solve--players = Combien de places
help-solve--seed = Ce dont découle la donne : un texte quelconque
help-solve--deck = Le paquet au lieu d’une graine : 98 nombres, le dessus d’abord
help-solve--record = La donne de cet enregistrement, avec ses joueurs, options et cartes consignes ; - pour l’entrée standard
help-solve--starter = La place qui commence [par défaut : la meilleure]
help-solve--deals = Résoudre tant de donnes et compter celles qui peuvent être gagnées
help-solve--threads = Combien de fils d’exécution cherchent [par défaut : autant que de cœurs]
help-solve--nodes = Combien de cartes peuvent être posées pendant la recherche d’une donne
help-solve--as-record = Un enregistrement de la solution, que stapel replay sait lire, au lieu de texte
help-bots--json = Une liste JSON au lieu de texte
help-config-set--value = Sa valeur
help-completions--shell = Le shell
help-man--page = La page de cette commande au lieu de la première
help-man--out = Écrire toutes les pages dans ce répertoire ; créé s’il manque

## How the process ends

exit-done = tout s’est bien passé
exit-not-legal = l’enregistrement n’est pas une partie dans les règles, ou les données sont abîmées
exit-failed = mauvaise utilisation, ou un fichier, un répertoire ou une adresse inutilisable
exit-stopped = arrêté par Ctrl-C

## Examples

example-open = ouvrir l’adresse indiquée, et jouer
example-host = comment ouvrir des tables pour d’autres
example-replay = revoir une partie et vérifier chaque coup
example-replay-json = de même pour les programmes, un objet JSON par ligne
example-replay-plain = en texte, même dans un terminal
example-verify = distribuée honnêtement, et jouée dans les règles ?
example-verify-promised = avec l’empreinte que la table a montrée
example-referee = arbitrer pour un programme, en lignes JSON
example-simulate = faire jouer mille parties aux bots
example-arena = comparer des bots à tous les nombres de joueurs
example-solve = une donne est-elle gagnable, toutes cartes visibles ?
example-bots = quels bots il y a
example-bots-simulate = comment l’un d’eux s’en tire
example-config = passer à l’allemand
example-config-show = chaque réglage, et d’où il vient
example-config-path = où est le fichier
example-serve = pour cet ordinateur seulement
example-serve-house = pour toute la maison
example-serve-world = pour le monde, derrière un proxy qui gère TLS
example-serve-config = avec un fichier ; montre ce qui vaut sans démarrer
example-export = un objet JSON par ligne
example-man = lire le manuel
example-man-out = installer toutes les pages
example-session = Exemple de séance (> est ce que vous envoyez) :

## What is good to know

note-stapel = Sans commande, il ouvre des tables, comme stapel serve.
note-serve-docs = docs/operating.md explique comment l’exploiter dans la durée : service, proxy, sauvegarde, mise à jour.
note-serve = Chaque option peut aussi venir de l’environnement, sous le nom indiqué à côté, ou d’un fichier (--config), là sans les tirets du début. Une option l’emporte sur l’environnement, et lui sur le fichier.
note-backup = Le serveur peut tourner pendant ce temps. Pour restaurer, arrêtez-le et placez le fichier dans un répertoire de données vide sous le nom de stapel.sqlite3.
note-backup-secret = Le fichier contient les graines des parties en cours et la clé qui signe les cookies : gardez-le pour vous.
note-check = Le serveur peut tourner pendant ce temps. Chaque entrée, chaque enregistrement et chaque invité a une somme de contrôle, et chaque journal une chaîne de sommes ; tout est comparé.
note-check-damaged = Si quelque chose est abîmé, le code de sortie est 1. Le serveur répond 503 pour ce qui est abîmé et continue avec le reste ; une sauvegarde contient ce qui manque.
note-export = La partie la plus récente vient d’abord. Chaque ligne contient l’enregistrement et ce que le serveur en sait.
note-verify = docs/shuffle.md explique comment un paquet découle de sa graine, pour que vous puissiez le vérifier sans Stapel.
note-referee = Tout refus reçoit un code d’erreur et un message, et ne change rien.
note-referee-docs = docs/referee.md décrit chaque demande et chaque réponse.
note-replay = Dans un terminal, on avance pas à pas ; ailleurs, c’est du texte. docs/notation.md décrit les enregistrements.
note-simulate = La même graine donne le même résultat, quel que soit le nombre de fils. Plusieurs bots de Clear 4! changent de place : jusqu’à quatre joueurs dans tous les ordres, au-delà dans toutes les rotations de la liste. Ctrl-C dit ce qui a été trouvé jusque-là et finit avec le code de sortie 130.
note-arena = Dans The Game et Extreme, un bot occupe toutes les places. Dans Clear 4! il joue seul contre des bots d’une autre sorte et prend chaque place à son tour ; un multiple de 60 parties lui donne chaque place aussi souvent, quel que soit le nombre de joueurs.
note-arena-deals = Tous les bots reçoivent les mêmes donnes, et une case a le même résultat quel que soit le nombre de fils ; seuls les temps dépendent de la machine. Les cases sont jouées côte à côte : Ctrl-C donne à tout moment à peu près autant de parties de chacune, et finit avec le code de sortie 130.
note-solve = Le solveur voit toutes les mains et l’ordre de la pioche. Il cherche une victoire, et à défaut la suite qui laisse le moins de cartes. Une donne est gagnée ; ou réfutée, si tout a été essayé ; ou ouverte, si la limite a été atteinte avant.
note-solve-seeds = Une graine donne ici la même donne que dans stapel referee. De plusieurs donnes, la numéro I (comptée à partir de 0) est celle de la graine S/I. La même limite donne le même résultat, quel que soit le nombre de fils.
note-solve-stop = Ctrl-C dit ce qui a été trouvé jusque-là et finit avec le code de sortie 130.
note-config = Une option l’emporte sur l’environnement (STAPEL_NAME, STAPEL_LANGUAGE, STAPEL_THEME, STAPEL_SERVER, STAPEL_WARNINGS), et lui sur le fichier. STAPEL_CONFIG désigne un autre fichier. Si aucune langue n’est choisie, c’est celle du système : LC_ALL, LC_MESSAGES, LANG.
note-config-broken = Les commandes qui n’ont besoin que de la langue ignorent un fichier incorrect ; stapel config dit ce qui ne va pas.
note-completions = Ouvrez ensuite un nouveau shell. Les descriptions sont dans votre langue.

## Bots

bots-random = fait au hasard n’importe quel coup permis ; pour comparer
bots-greedy = fait ce qui semble le mieux sur le moment, sans prévoir ; très rapide
bots-steady = imagine quelques centaines de parties avant chaque tour ; assez rapide pour un navigateur
bots-expert = imagine des milliers de parties avant chaque tour ; le plus fort de tous
bots-settings = Ajoutez des réglages au nom d’un bot, chacun après un deux-points, comme dans { $example }.
bots-playouts = avant un tour il imagine N parties ; il décide alors de même sur toute machine
bots-ms = avant un tour il réfléchit environ N millisecondes ; jusqu’où il va, et donc ce qu’il décide, dépend de la machine
bots-talk = s’il fait des signes et en tient compte, dans un jeu qui en a
bots-learned = s’il joue avec les poids appris, ou avec ceux d’avant l’apprentissage
bots-passed-over = Les bots qui ne prévoient pas ignorent playouts et ms.

## A command line that makes no sense

wrong-option = il n’y a pas d’option { $option } ici
wrong-argument = { $option } n’est pas attendu ici
wrong-command = il n’y a pas de commande { $command }
wrong-meant = { $told } ; vouliez-vous dire { $what } ?
wrong-see = En savoir plus : { $command } --help
wrong-choice = { $option } : il faut l’une de ces valeurs : { $choices }, pas { $value }
wrong-choice-none = { $option } demande une valeur : { $choices }
wrong-value-none = { $option } demande une valeur
wrong-no-value = { $option } ne prend pas de valeur, mais { $value } est donné
wrong-value = { $option } : { $value } ne convient pas : { $why }
wrong-together = { $option } ne va pas avec { $other }
wrong-twice = { $option } ne peut être donné qu’une fois
wrong-missing = il manque : { $option }
wrong-utf8 = un argument n’est pas en UTF-8
wrong-number = il faut un nombre entier
wrong-number-from = il faut un nombre entier à partir de { $least }
wrong-number-range = il faut un nombre entier de { $least } à { $most }
wrong-address = il faut une adresse et un port, comme { $example }
wrong-switch = c’est true ou false, yes ou no, on ou off, 1 ou 0
wrong-level = il faut off, error, warn, info, debug ou trace
wrong-commitment = une empreinte a 64 chiffres hexadécimaux
wrong-url = il faut une adresse comme { $example }, sans chemin
wrong-contact = cela doit commencer par mailto: ou https://, comme { $example }
wrong-language = il faut de, en, fr, it ou pl
wrong-theme = il faut light, dark ou contrast
wrong-name = un nom a de 1 à 24 caractères visibles et n’est pas celui d’un bot
wrong-no-text = il faut un texte entre guillemets doubles
wrong-players-list = { $value } n’est pas un nombre de joueurs : écrivez-en un, plusieurs ou un intervalle, comme 3, 2,4 ou 1-5
wrong-bot = il n’y a pas de bot { $found } ; il y a { $names }
wrong-bot-setting = { $found } ne se règle sur aucun bot ; il y a playouts=N, ms=N, talk=on|off et learned=on|off
wrong-bot-value = { $found } : playouts et ms prennent un nombre entier à partir de 1, talk et learned prennent on ou off
wrong-bot-again = { $found } vient trop tard : un bot prend chaque réglage une fois, et soit playouts soit ms
wrong-bot-count = { $bots } bots pour { $seats } places : nommez-en un pour toutes, ou un pour chacune
wrong-bot-twice = --bots nomme { $bot } deux fois : une suffit pour le comparer aux autres
wrong-players = { $game } se joue de { $fewest } à { $most } joueurs, pas à { $found }
wrong-rule-option = une option est un nom et une valeur, comme dans { $examples }
wrong-against = --against est pour { $competitive }, où chacun joue pour soi ; dans { $game } un bot occupe toutes les places
wrong-plot-name = le dessin est en SVG, son fichier doit donc finir par .svg
wrong-plot-file = le fichier ne peut pas être écrit : { $why } ; nommez-en un dans un dossier qui existe et où vous pouvez écrire
wrong-setup-players = le jeu se joue de { $fewest } à { $most } joueurs, pas à { $found }
wrong-setup-no-option = ce jeu n’a pas d’option { $name }
wrong-setup-option = cette option n’existe pas ; le jeu a { $names }
wrong-setup-flag = { $name } vaut true ou false
wrong-setup-number = { $name } est un nombre
wrong-setup-together = { $one } et { $other } s’excluent
wrong-setup-range = { $name } est un nombre de { $least } à { $most }
wrong-layout = « { $said } » : { $why } Il faut default, shuffled, les consignes avec leurs nombres comme dans un enregistrement, un code comme { $code }, ou un fichier qui contient l’un d’eux
wrong-layout-none = les cartes de { $game } ne portent pas de consignes, seulement celles d’extreme

## Files, addresses and what the system says

wrong-unreadable = impossible de lire { $file } : { $why }
wrong-unwritable = impossible d’écrire { $file } : { $why }
io-not-found = ce fichier ou répertoire n’existe pas
io-permission = vous n’en avez pas le droit
io-directory = c’est un répertoire
io-no-directory = une partie du chemin n’est pas un répertoire
io-exists = il existe déjà
io-no-text = ce n’est pas du texte en UTF-8
io-full = il n’y a plus de place sur le disque
io-read-only = c’est en lecture seule
io-address-in-use = l’adresse est occupée
io-address-elsewhere = cette machine n’a pas cette adresse
serve-open = Stapel est ouvert : { $url }
serve-kept = Tout est gardé dans { $data }. Ctrl-C arrête le serveur.
serve-closed = Tout est enregistré. À bientôt.
serve-in-use = impossible d’écouter sur { $address } : un autre programme le fait, peut-être un autre stapel serve. Arrêtez-le ou choisissez une autre adresse avec --listen ; le port 0 en prend un libre
serve-not-allowed = impossible d’écouter sur { $address } : vous n’en avez pas le droit. Choisissez avec --listen un port à partir de 1024, derrière un proxy
serve-no-listen = impossible d’écouter sur { $address } : { $why } ; choisissez une autre adresse avec --listen
serve-no-host = impossible d’écouter sur { $address } : aucune adresse ne correspond à { $name } ({ $why }) ; choisissez une autre adresse avec --listen
serve-no-threads = impossible de lancer des fils pour les bots : { $why }
serve-no-push = On ne peut dire à personne que c’est à lui : { $why }. Avec --push off, on s’en passe.
store-in-use = un autre programme utilise les données de { $path } ; arrêtez-le d’abord ou choisissez un autre répertoire
store-missing = rien n’est gardé dans { $path } ; nommez le répertoire avec --data
store-foreign = { $path } est la base de données d’un autre programme
store-exists = { $path } existe déjà et n’est pas écrasé
store-too-new = les données ont la version de schéma { $found }, ce programme ne connaît que jusqu’à { $known } ; prenez un programme plus récent
store-too-old = les données ont la version de schéma { $found }, ce programme veut { $known } ; lancez une fois le serveur pour les mettre à jour
store-corrupt = les données sont abîmées : { $why }
store-io = les données ne peuvent être ni lues ni écrites : { $why }
store-lost = les derniers changements sont perdus : { $path } s’arrête à l’écriture { $found }, alors que l’écriture { $durable } était sûre. Remettez son fichier -wal ou restaurez une sauvegarde ; avec --accept-loss, le serveur continue sans eux
backup-done = { $bytes ->
    [one] { $file } contient tout désormais : { $bytes } octet.
   *[other] { $file } contient tout désormais : { $bytes } octets.
}
check-log = Le journal de la table { $table } est abîmé à la version { $version }.
check-index = Ce que les listes disent de la table { $table } est abîmé.
check-lost = Les derniers changements sont perdus : { $detail }.
check-structure = Le fichier lui-même est abîmé : { $detail }.
check-row = Ceci est abîmé : { $detail }.
check-damaged = { $count ->
    [one] { $count } élément est abîmé.
   *[other] { $count } éléments sont abîmés.
}
check-sound = Tout est tel que cela a été écrit. Tables : { $tables }, entrées : { $entries }, invités : { $guests }, enregistrements : { $records }.
check-progress = entrées

## Records

records-no-such-number = --number { $asked } : le fichier contient { $there } enregistrements
records-several = le fichier contient { $there } enregistrements : choisissez-en un avec --number, de 1 à { $there }
records-heading = Enregistrement { $number }
wrong-no-record = ce n’est pas un enregistrement : { $why }
wrong-syntax = ligne { $line }, colonne { $column } : attendu { $expected }, trouvé { $found }
wrong-syntax-nothing = ligne { $line }, colonne { $column } : attendu { $expected }, rien trouvé
wrong-no-deal = impossible de distribuer les cartes de cet enregistrement : { $why }
wrong-no-deck = l’enregistrement n’a ni paquet ni graine
wrong-no-layout-seed = des cartes consignes mélangées demandent la graine
wrong-no-shared-seed = les places ajoutent à une graine, et l’enregistrement n’en a pas
wrong-seed-disagrees = le paquet n’est pas celui qui découle de la graine
wrong-no-seed = l’enregistrement n’a pas de graine, rien ne dit donc d’où vient son paquet
wrong-promised = une autre donne était promise : l’empreinte de cette graine est { $found }
wrong-not-legal = ce n’est pas une partie dans les règles : { $why }
wrong-at = ligne { $line }, colonne { $column } : { $why }
wrong-starter = personne ne peut commencer ainsi : { $why }
wrong-refused = tour { $turn }, action { $action } ({ $played }) : { $why }
wrong-refused-held = { $why } ; il y a { $cards }
wrong-result = la partie n’a pas fini comme le dit l’enregistrement
wrong-deck-length = un paquet a { $expected } cartes, celui-ci en a { $found }
verify-deck = Le paquet découle de la graine.
verify-promised = La graine est celle qui était promise.
verify-commitment = Son empreinte est { $commitment }.
verify-added = Places qui ont mélangé avec le serveur : { $seats }.
verify-left-out = Places dont l’ajout promis n’est pas arrivé à temps : { $seats }.
verify-added-nothing = Places qui n’ont rien ajouté : { $seats }.
verify-alone = Aucune place n’a rien ajouté au mélange.
verify-many = { $good } enregistrements sur { $there } sont en ordre.
verify-so-far = { $actions ->
    [one] Actions dans les règles : { $actions }.
   *[other] Les { $actions } actions sont dans les règles.
}
verify-ended = { $actions ->
    [one] Actions dans les règles : { $actions }, et la partie finit comme le dit l’enregistrement.
   *[other] Les { $actions } actions sont dans les règles, et la partie finit comme le dit l’enregistrement.
}
solve-no-card = --deck : la carte { $number } est { $found } ; les cartes sont les nombres de 2 à 99
solve-alone = --starter : qui joue seul commence de toute façon
solve-starter = --starter { $found } : les places vont de 0 à { $last }
solve-other-game = { $file } est un enregistrement de { $game }

## A replay

retold-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
retold-seed = Le paquet est celui qui découle de la graine { $seed }.
retold-named = { $name } (place { $seat })
retold-seat = place { $seat }
retold-starts = { $name } commence.
retold-turn = Tour { $turn } · { $name }
retold-and = { $one } et { $other }
retold-no-cards = aucune carte
retold-no-hand = main vide
retold-in-force = en vigueur : { $commands }
retold-draw-pile = { $cards ->
    [one] pioche : { $cards } carte
   *[other] pioche : { $cards } cartes
}
retold-left = reste { $left }
retold-pile = pile : { $cards }
retold-empty = vide
retold-gone = vide
retold-goes-on = La partie continue.
retold-won = Gagné : les 98 cartes sont posées.
retold-lost = { $cards ->
    [one] Perdu ({ $reason }), reste { $cards } carte.
   *[other] Perdu ({ $reason }), restent { $cards } cartes.
}
retold-lost-excellent = { $cards ->
    [one] Perdu ({ $reason }), reste { $cards } carte : excellent.
   *[other] Perdu ({ $reason }), restent { $cards } cartes : excellent.
}
retold-round = Gagné par { $winners }. Cartes restantes : { $left }.
retold-round-capped = Gagné par { $winners } à la limite de tours. Cartes restantes : { $left }.
retold-steps = { $steps ->
    [one] { $steps } pas, tout est permis.
   *[other] { $steps } pas, tous permis.
}

## What bots and the solver found. Beside a count stands how it is shown, with its digits in groups.

counted-games = { $count ->
    [one] { $shown } partie
   *[other] { $shown } parties
}
counted-deals = { $count ->
    [one] { $shown } donne
   *[other] { $shown } donnes
}
counted-threads = { $count ->
    [one] { $shown } fil
   *[other] { $shown } fils
}
measured-title = { $what } : { $counted } avec la graine { $seed }
measured-stopped = Arrêté avant la fin ; prévu : { $planned }.
measured-range = { $low } à { $high }
measured-progress = { $done } { $what }, { $rate }/s, reste { $eta }
measured-progress-deals = donnes
column-players = joueurs
column-bot = bot
column-games = parties
column-wins = victoires
column-won = gagné
column-share = part
column-sure = IC à 95 %
column-left = reste
column-points = points
column-turn = par tour
column-p99 = p99
lost-by-stuck = blocage
lost-by-skull = tête de mort
lost-by-three = trois
lost-by-one-pile = une seule pile
simulate-place = { $bot } à la place { $seat }
simulate-none = Aucune partie n’a été finie.
simulate-sure = { $games } ; intervalle de confiance à 95 % : de { $range }
simulate-excellent = excellent
simulate-few-left = { $games } avec moins de dix cartes restantes
simulate-left = cartes restantes
simulate-average = en moyenne
simulate-lost-by = perdu par
simulate-capped = { $count ->
    [one] { $shown } manche finie à la limite de tours
   *[other] { $shown } manches finies à la limite de tours
}
simulate-uneven = Les ordres des places n’ont pas tous été joués aussi souvent : prenez un multiple de { $games } parties.
simulate-speed = { $rate } parties par seconde sur { $threads }, { $seconds } s en tout
simulate-thinking = réflexion pour un tour : la moitié jusqu’à { $half }, 99 sur 100 jusqu’à { $most }, { $mean } en moyenne
arena-title = { $what } : { $games } par ligne avec la graine { $seed }
arena-against = un seul contre { $bot } à toutes les autres places
arena-stopped = Arrêté avant la fin : les parties de chaque ligne sont celles qui ont été jouées.
arena-even = Une part égale : { $shares }
arena-even-of = { $share } à { $players }
arena-uneven = Les places n’ont pas toutes été prises aussi souvent : prenez un multiple de { $games } parties.
arena-speed = { $games } en { $seconds } s sur { $threads }, { $rate } par seconde
solve-seed = { $what } : la donne de la graine { $seed }
solve-deck = { $what } : la donne du paquet indiqué
solve-left = { $count ->
    [one] { $shown } carte restante
   *[other] { $shown } cartes restantes
}
solve-won = Gagnée : les 98 cartes peuvent être posées.
solve-refuted = Réfutée : tout a été essayé, et rien ne gagne. Au mieux : { $left } ({ $reason }).
solve-refuted-so-far = Réfutée : tout a été essayé, et rien ne gagne. Le mieux qui ait été trouvé : { $left }
    ({ $reason }) ; moins de { $least } est hors d’atteinte.
solve-open-stopped = Ouverte : arrêté avant d’avoir trouvé une victoire. Jusque-là : { $left } ({ $reason }).
solve-open = Ouverte : aucune victoire trouvée dans la limite, et aucune n’est exclue. Le mieux jusqu’ici :
    { $left } ({ $reason }). Une limite plus grande (--nodes) trouvera peut-être mieux.
solve-searched = { $count ->
    [one] { $shown } carte posée dans la recherche, { $seconds } s
   *[other] { $shown } cartes posées dans la recherche, { $seconds } s
}
solve-none = Aucune donne n’a été résolue.
verdict-won = gagnées
verdict-refuted = réfutées
verdict-open = ouvertes
solve-by-best = { $verdict }, selon la meilleure suite trouvée
solve-deals-left = reste { $left } : { $deals }
solve-not-won = non gagnées : les graines { $seeds }
solve-searched-many = { $count ->
    [one] { $shown } carte posée par recherche en moyenne ; { $seconds } s en tout sur { $threads }
   *[other] { $shown } cartes posées par recherche en moyenne ; { $seconds } s en tout sur { $threads }
}

## Settings

config-place = { $file }, ligne { $line }
config-nowhere = il n’y a pas d’endroit pour vos réglages : définissez STAPEL_CONFIG ou HOME
config-syntax = ce n’est pas du TOML : { $why }
config-unknown = il n’y a pas de réglage { $found } ; il y a { $names }
config-set = { $key } vaut désormais { $value } ({ $file }).
config-unset = { $file } ne dit plus rien de { $key }.
config-nothing = –
config-from-flag = option
config-from-environment = environnement, { $variable }
config-from-file = fichier, { $file }
config-from-nowhere = par défaut ; à changer avec stapel config set ou { $variable }
config-place-exact = { $file }, ligne { $line }, colonne { $column }
serve-setting-number = il faut un nombre entier, sans guillemets
serve-setting-switch = il faut true ou false, sans guillemets
serve-setting-unset = pas défini
serve-setting-default = par défaut

## Playing

help-play = Jouer dans ce terminal : en solo, avec des bots ou à une table d’un serveur
help-play--what = Un jeu (the-game, extreme ou clear-4), ou le lien d’invitation d’une table sur un serveur
help-play--players = Combien jouent, vous compris ; des bots prennent les autres places [par défaut : 3]
help-play--bots = La force des bots
help-play--server = Ouvrir la table sur ce serveur, pour des amis : les places restent libres, et vous recevez un lien d’invitation
help-play--quick = Les bots jouent aussitôt au lieu de prendre le temps que prendrait une personne
help-play--options = Une option de règle du jeu, par exemple expert=true ; répétable
help-play--listed = Tout le monde peut trouver la table sur le serveur, et son enregistrement
help-play--takebacks = Si l’on peut reprendre un coup : never (jamais), ask (si tous sont d’accord) ou free (librement) [par défaut : free, entre amis ask]
help-play--talk = Comment on peut parler dans The Game et Extreme : strict, gentle (seuls les nombres écrits tels quels sont refusés) ou signals (signes seulement) [par défaut : strict]
help-play--at-zero = Ce qui se passe une fois le temps écoulé : wait (attendre) ou le bot qui continue pour vous [par défaut : wait]
help-play--clock = Combien de temps peut durer un tour : none, 30s, 60s ou 1d [par défaut : none]
help-play--first = Clear 4! : la place qui commence, 0 est la vôtre ; d’après la règle, qui a fait le ménage en dernier [par défaut : la graine décide]
help-play--rounds = Clear 4! : combien de manches [par défaut : autant que de joueurs]
help-play--original-rules = Jouer à Extreme avec les règles originales : aucune consigne ne compte
help-play--layout = Quelles cartes d’Extreme portent une consigne : default, shuffled (à chaque donne), le code d’une boîte ou un fichier qui le contient
help-play--resume = Reprendre la partie jouée en dernier, sur cet ordinateur ou sur un serveur
help-play--name = Votre nom [par défaut : celui de vos réglages, ou celui de la dernière fois]
help-play--theme = Les couleurs : light, dark ou contrast [par défaut : celles de vos réglages]
help-play--colours = Combien de couleurs a votre terminal : true, 256, 16 ou none [par défaut : ce qu’il annonce]
help-play--data = Où sont gardées les parties [par défaut : stapel dans votre répertoire de données]
example-play = jouer dans le terminal
example-play-link = s’asseoir à une table d’un serveur, par son lien d’invitation
example-play-home = choisir un jeu, reprendre une partie, en revoir une
example-play-game = une partie avec deux bots, sur cette machine
example-play-alone = en solo
example-play-first = deux manches, et vous commencez
example-play-box = avec les cartes de votre boîte, une minute par tour
example-play-resume = reprendre là où vous en étiez
note-play = Tout ce qui se joue sur cette machine y est gardé, coup par coup. En jeu, ? montre les touches.
play-neither = il n’y a pas de jeu « { $found } » ; les jeux sont { $names }. Un lien d’invitation ressemble à { $link }
play-no-game = --players, --option et les autres disent comment on joue ; nommez le jeu, par exemple stapel play the-game --players 2
play-no-original = --original-rules est pour extreme : les cartes de { $game } ne portent pas de consignes
play-one-round = --rounds est pour les jeux à plusieurs manches : { $game } n’en a qu’une
play-rounds = --rounds : une partie de { $game } en a 1 à { $most }
play-no-first = --first est pour les jeux où cela se décide avant la donne ; dans { $game }, vous en convenez après avoir vu vos mains
play-talk-free = --talk est pour les jeux dont les nombres sont secrets ; dans { $game }, on peut tout dire
play-first = --first : les places vont de 0, la vôtre, à { $last }
play-no-data = il n’y a pas d’endroit où garder les parties, car HOME n’est pas défini ; indiquez un répertoire avec --data
play-no-terminal = il faut un terminal pour dessiner ; ni l’entrée ni la sortie ne doivent être redirigées
play-terminal = le terminal est inutilisable : { $why }
play-data = impossible de garder des parties dans { $directory } : { $why } ; indiquez un autre répertoire avec --data
play-link = « { $found } » n’est pas le lien d’une table
play-link-page = { $path } n’est pas une table
play-link-browser = cette partie n’existe que dans le navigateur qui la montre
play-link-finished = c’est une partie finie, pas une table
play-link-right = { $why } ; un lien d’invitation ressemble à { $link }
play-unreachable = le serveur est injoignable : { $why }
play-refused = le serveur refuse : { $why }
play-nonsense = sa réponse n’a pas de sens ; est-ce un serveur Stapel ?
play-no-table = { $server } n’a pas cette table ; elle a peut-être été supprimée
play-impossible = cela ne peut pas se jouer : { $why }
play-nothing-unfinished = il n’y a pas de partie inachevée ; stapel play the-game en commence une
play-broken = cela n’aurait pas dû arriver ; ce que vous avez joué est gardé. { $why }

help-admin = S’occuper d’un serveur en marche : voir qui est là, exclure, rendre muet, annoncer
help--server = Plutôt le serveur à cette adresse, avec un jeton d’opérateur
help--token-file = Le fichier avec le jeton d’opérateur
help--label = Qui le fait, pour le journal [par défaut : l’utilisateur]
help-admin-status = Dire comment va le serveur et ce qui est ordonné
help-admin-tables = Lister les tables, ou en regarder une comme un spectateur
help-admin-tables--table = La table à regarder
help--running = Seulement celles où une partie est en cours
help--connected = Seulement ceux qui ont une connexion
help-admin-guests = Lister les invités, ou en regarder un
help-admin-guests--who = Le numéro d’un invité, ou une partie d’un nom
help-admin-addresses = Lister les adresses d’où des invités sont connectés
help-admin-close = Fermer une table : elle finit, personne ne la trouve, et son journal reste
help-admin-reopen = Rouvrir une table fermée
help--table = La table
help--guest = Le numéro de l’invité
help--reason = Pourquoi, pour d’autres opérateurs
help--time = Combien de temps cela vaut, comme 90s, 30m, 12h, 7d ou 4w [par défaut : jusqu’à ce que ce soit levé]
help-admin-mute = Laisser un invité jouer, mais pas parler
help-admin-unmute = Laisser un invité parler à nouveau
help-admin-ban = Refuser un invité ou une plage d’adresses
help-admin-ban--whom = Le numéro de l’invité, une adresse ou une plage comme 203.0.113.0/24
help-admin-unban = Laisser entrer à nouveau un invité ou une plage d’adresses
help-admin-unban--whom = Le numéro de l’invité, l’adresse ou la plage
help-admin-bans = Lister ce qui est ordonné : exclusions, muets, tables fermées et autres
help-admin-remove-name = Retirer son nom à un invité ; il pourra en choisir un autre plus tard
help-admin-remove-name--time = Combien de temps il ne peut pas choisir d’autre nom
help-admin-announce = Montrer un texte à tous
help-admin-announce--text = Le texte
help-admin-announce--off = Ne plus rien montrer
help-admin-registration = Laisser entrer de nouveaux invités, ou personne de nouveau
help-admin-registration--state = Si de nouveaux invités entrent : open (oui) ou closed (non)
help-admin-maintenance = Ne laisser commencer ni tables ni donnes, avant d’arrêter le serveur
help-admin-maintenance--state = S’il en est ainsi : on ou off
help-admin-limits = Montrer les limites, ou en changer jusqu’au redémarrage du serveur
help-admin-limits--changes = Une limite et sa valeur, comme made-per-hour=50
help-admin-reports = Lister ce qui a été signalé, ou régler un signalement
help-admin-reports--all = Aussi ceux qui sont réglés
help-admin-reports--settle = Le numéro d’un signalement que vous avez réglé
help-admin-reports--note = Ce que vous avez fait
help-admin-audit = Dire ce que les opérateurs ont fait, le dernier d’abord
help-admin-audit--before = Seulement ce qui a un numéro plus petit
help-serve--operator-token-file = Un fichier avec un jeton d’opérateur d’au moins 32 caractères : qui l’a peut administrer le serveur par HTTP
help-serve--push = À qui dire que c’est à lui, même page fermée : on à tous ceux qui le permettent, off à personne, loopback aussi à cette machine, pour des tests
help-serve--push-contact = Où un service push peut s’adresser si ce serveur lui cause des soucis, comme mailto:ops@cards.example [par défaut : l’adresse publique]
help-admin--json = Ce que le serveur répond, en JSON, au lieu d’un texte
admin-done = C’est fait : { $what }.
admin-until = jusqu’au { $when }
admin-for-ever = sans fin
admin-none = Il n’y en a pas.
admin-connections = Connexions : { $connections } (invités : { $guests }, adresses : { $addresses })
admin-load = Tables en mémoire : { $rooms }. En attente : messages { $messages }, questions aux robots { $bots }, écritures { $writes }
admin-writes = Écrire prend au plus { $p50 } dans la moitié des cas et { $p99 } dans 99 %. Libre sur le disque : { $free }
admin-holds = Exclusions : { $bans }, muets : { $mutes }, tables fermées : { $closed }, signalements ouverts : { $reports }
admin-no-moves = Aucun coup ne peut être accepté : regardez le journal du serveur.
admin-maintenance = Maintenance : ni nouvelles tables ni nouvelles donnes.
admin-registration = L’inscription est fermée : personne de nouveau n’entre.
admin-announcement = Annoncé, { $end } : { $text }
admin-running = en cours
admin-closed = fermée
admin-banned = exclu
admin-muted = muet
admin-deleted = (supprimé)
admin-connected = { $guest } à { $table }, depuis { $address }, connecté le { $when }
admin-report-name = Signalement { $number }, { $when } : le nom « { $name } » de { $guest } à la table { $table } ; signalé par { $reporter }
admin-report-words = Signalement { $number }, { $when } : ce que « { $name } » ({ $guest }) a dit à la table { $table } ; signalé par { $reporter }
admin-settled = Réglé le { $when } : { $note }
admin-limits-note = Cela vaut jusqu’à ce que le serveur redémarre ou relise ses réglages.
admin-no-server = Aucun serveur que vous pouvez administrer n’utilise les données de { $data } : { $why }. Lancez-le avec stapel serve, indiquez son répertoire avec --data ou son adresse avec --server.
admin-unreachable = { $server } est injoignable : { $why }
admin-no-token = Un serveur à une adresse demande un jeton d’opérateur : indiquez le fichier qui le contient avec --token-file.
admin-no-door = Le serveur n’y montre rien aux opérateurs : le jeton est faux, un faux a été essayé trop souvent, ou le serveur a été lancé sans --operator-token-file.
admin-refused = Le serveur refuse ({ $code }) : { $message }
admin-nonsense = La réponse n’a pas de sens : est-ce un serveur Stapel de cette version ?
wrong-time = une durée a un nombre et une unité : { $example }
wrong-whom = ce n’est ni le numéro d’un invité, que stapel admin guests montre, ni une adresse ou une plage : { $example }
wrong-range = une plage d’adresses s’écrit ainsi : { $example }
wrong-range-bits = une plage finit ici par /1 à /{ $most }, pas par /{ $bits }
wrong-range-beyond = il y a des bits au-delà de la plage ; { $right } est la plage qui le contient
wrong-limit = une limite, c’est son nom et un nombre, comme { $example }
serve-weak-token = { $file } n’a pas de bon jeton d’opérateur : il faut au moins { $least } caractères sans espace. openssl rand -hex 32 en crée un.
example-admin-status = comment va le serveur
example-admin-guests = qui a cela dans son nom, avec les numéros
example-admin-maintenance = rien de nouveau ne commence ; ce qui est en cours continue
example-admin-reports = ce qui a été signalé, avec ce qui a été dit
example-admin-server = d’ailleurs, avec un jeton
note-admin = Sans --server, il parle au serveur de cette machine par un socket dans son répertoire de données : qui peut lire les données peut administrer. D’une table, il montre ce que voit un spectateur.
note-admin-log = Tout ce qui est fait figure dans le journal que montre stapel admin audit. docs/operating.md en dit plus.
note-admin-ban = Les connexions finissent aussitôt. Qui est exclu apprend jusqu’à quand, et rien d’autre. D’une adresse IPv6, 64 bits au plus comptent : c’est ce qu’un client reçoit.
note-admin-limits = Les noms sont ceux des options de stapel serve.
admin-ended = { $count ->
    [one] { $count } connexion a été fermée
   *[other] { $count } connexions ont été fermées
}
