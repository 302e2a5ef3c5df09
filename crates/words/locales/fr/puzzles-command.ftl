### La commande `puzzles`.

help-puzzles = Résoudre des problèmes : des positions où un tour est nettement le meilleur
help-puzzles-play = Résoudre un problème : celui du jour, celui d’un numéro ou un sur un thème
help-puzzles-list = Lister les problèmes
help-puzzles-make = Faire de nouveaux problèmes à partir de parties de bots
help-puzzles-play--number = Le numéro du problème [par défaut : celui du jour]
help-puzzles-play--game = Seulement ce jeu
help-puzzles-list--game = Seulement ce jeu
help-puzzles-play--players = Seulement à ce nombre de joueurs
help-puzzles-list--players = Seulement à ce nombre de joueurs
help-puzzles-play--theme = Seulement sur ce thème, comme jump-back ou blind-card
help-puzzles-list--theme = Seulement sur ce thème, comme jump-back ou blind-card
help--grade = Seulement de cette difficulté : easy (facile), medium (moyen), hard (difficile) ou very-hard (très difficile)
help-puzzles-play--tried = Votre réponse, comme « 24C, 70D », au lieu de la demander
help-puzzles-play--answer = Montrer tout de suite la solution
help--from = Lire les problèmes de ce fichier au lieu de ceux fournis
help-puzzles-list--json = Un objet JSON par ligne au lieu de texte, avec les solutions
help-puzzles-make--games = Les jeux
help-puzzles-make--players = Nombres de joueurs, comme 3, 1-5 ou 2,4 [par défaut : tous ceux du jeu]
help-puzzles-make--count = Combien de problèmes de chaque jeu pour chaque nombre de joueurs
help-puzzles-make--deals = Combien de donnes sont jouées pour cela au plus
help-puzzles-make--bot = Qui joue les parties où on les cherche, avec un nombre de playouts
help-puzzles-make--playouts = Combien de parties sont imaginées pour dire les chances d’un problème [par défaut : 6 000 ou 8 000, selon le jeu]
help-puzzles-make--seed = Ce dont découlent toutes les donnes : un texte quelconque d’une ligne
help-puzzles-make--threads = Combien de fils d’exécution cherchent [par défaut : autant que de cœurs]
help-puzzles-make--out = Les ajouter à ce fichier et continuer là où il finit
help-puzzles-make--json = Un objet JSON par ligne au lieu de texte
example-puzzles = le problème du jour
example-puzzles-number = celui de ce numéro
example-puzzles-theme = un de ceux où le rétro compte
example-puzzles-try = dit aussitôt si c’est cela
example-puzzles-answer = montre la solution
example-puzzles-json = pour les scripts, avec les solutions
example-puzzles-make = de nouveaux, sur la sortie standard
example-puzzles-out = dans un fichier ; la même ligne y continue
example-puzzles-mine = le troisième d’entre eux
note-puzzles = Dans un problème, un tour vaut au moins 15 points de plus que tout autre, et ce n’est pas celui qui semble le meilleur au premier coup d’œil. docs/puzzles.md dit comment ils naissent.
note-puzzles-play = Ce qui ne peut pas être joué ne coûte rien. Une ligne vide abandonne et montre la solution. La fin du tour peut être omise ; pour Clear 4!, on demande le prochain coup, pas le tour entier.
note-puzzles-themes = Thèmes : { $themes }.
note-puzzles-make = Des bots jouent donne après donne ; là où le fort et la règle simple veulent autre chose, tous les tours sont comparés dans les mêmes mondes imaginés. Ce que le bot expert ne trouve pas est laissé de côté, et ce qui ressemble trop au reste aussi.
note-puzzles-same = Les mêmes jeux, bots, playouts et graines donnent les mêmes problèmes sur toute machine, quel que soit le nombre de fils.
note-puzzles-stop = Ce qui est trouvé est écrit aussitôt. Ctrl-C le garde et finit avec le code de sortie 130.
puzzles-progress = problèmes

puzzles-title = Problème { $number }
puzzles-you = vous : { $cards }
puzzles-hand = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
puzzles-hand-known = { $cards ->
    [one] { $cards } carte en main, prise devant tous : { $known }
   *[other] { $cards } cartes en main, prises devant tous : { $known }
}
puzzles-unseen = encore en jeu : { $cards }
puzzles-top = { $count ->
    [one] { $cards }, au-dessus { $count } fois { $value }
   *[other] { $cards }, au-dessus { $count } fois { $value }
}
puzzles-out = hors du jeu : { $cards }
puzzles-ask = Votre réponse, écrite comme « { $example } » ; une ligne vide la montre.
puzzles-solved = C’est cela !
puzzles-missed = Pas cette fois. Voici ce que valent les tours :
puzzles-yours = le vôtre
puzzles-obvious = semble le meilleur au premier coup d’œil
puzzles-about = Il s’agit de : { $themes }
puzzles-column-number = n°
puzzles-column-game = jeu
puzzles-column-players = joueurs
puzzles-column-rating = cote
puzzles-column-grade = difficulté
puzzles-column-themes = thème
puzzles-counted = { $count ->
    [one] { $shown } problème
   *[other] { $shown } problèmes
}
puzzles-made = { $count ->
    [one] { $game }, { $players } : { $puzzles } de { $shown } donne
   *[other] { $game }, { $players } : { $puzzles } de { $shown } donnes
}

puzzles-no-number = il n’y a pas de problème { $found } ; ils vont jusqu’à { $last }
puzzles-none = il n’y a pas de tel problème ; stapel puzzles list les montre tous
puzzles-no-action = { $found } n’est pas un coup : { $why }
puzzles-unfinished = le tour n’est pas fini : il faut encore une carte
puzzles-too-much = le tour est fini avant { $action }
puzzles-nothing = il n’y a là aucun coup
puzzles-clock = --bot : avec ms, personne ne pourrait refaire les mêmes problèmes ; donnez un nombre de playouts
puzzles-seed = --seed : il faut une seule ligne
puzzles-not-puzzles = { $file }, ligne { $line } : { $what }
