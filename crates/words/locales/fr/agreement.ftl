### What a table agrees on before the deal: what can be chosen, what it means, and what was chosen.

agreement = Règles et options

term-expert = Expert
term-expert-about = Au moins trois cartes par tour au lieu de deux, tant qu’il y a une pioche.
term-hand-less = Une carte de moins en main
term-hand-less-about = Chaque main compte une carte de moins.
term-one-pile = La consigne « Une seule pile »
term-one-pile-about = Ce qu’elle impose pendant le tour où elle est posée.
reading-one-pile = D’après la règle : sa pile
reading-one-pile-strict = Stricte : les cartes d’avant aussi
reading-one-pile-loose = Souple : la carte suivante
term-joker-sets = Plusieurs jokers à la fois
term-joker-sets-about = On peut les poser ensemble et sans nombre, sur toute défausse qui a une valeur.
term-pass-on-empty = Passer sur une défausse vide
term-pass-on-empty-about = Sinon, il y a toujours une carte à jouer.
term-last-push-moves = Le dernier PUSH pousse encore
term-last-push-moves-about = Un PUSH joué en dernière carte pousse encore la défausse avant la victoire.
term-turn-cap = Tours par manche, au plus
term-turn-cap-about = Ensuite, la manche va à qui a le moins de cartes.
term-must-sweep = Quatre identiques : on vide
term-must-sweep-about = Elles vident la défausse d’elles-mêmes, aussitôt. Sinon, on peut les laisser.
term-original-rules = Règles originales
term-original-rules-about = Les cartes d’Extreme comme de simples nombres : aucune consigne ne compte.

term-layout = Cartes à consigne
term-layout-about = Toujours les mêmes, d’autres à chaque donne, ou celles de votre boîte.
layout-default = Standard
layout-shuffled = Tirées à chaque donne
layout-own = Celles de ma boîte
layout-missing = { $cards ->
    [one] { $command } : il manque { $cards } nombre
   *[other] { $command } : il manque { $cards } nombres
}
layout-too-many = { $cards ->
    [one] { $command } : { $cards } nombre de trop
   *[other] { $command } : { $cards } nombres de trop
}
layout-double = { $card } figure à la fois sous { $one } et { $other }
layout-code-length = Un code compte 32 caractères, celui-ci { $found }.
layout-code-character = « { $found } » (caractère { $place }) ne figure dans aucun code : ils sont faits de chiffres et de lettres.
layout-code-wrong = Au moins un caractère de ce code est faux.

term-first = Qui commence ?
term-first-about = D’après la règle : qui a fait le ménage en dernier ? Choisissez sa place, ou laissez faire le hasard.
first-drawn = Le hasard décide
seat-number = Place { $seat }
term-rounds = Manches
term-rounds-about = Leurs points s’additionnent. D’habitude, chacun commence une fois.

clock = Temps par tour
clock-about = Sans limite, chacun prend le temps qu’il lui faut.
clock-none = Sans limite
clock-30s = 30 secondes
clock-60s = Une minute
clock-1d = Un jour
term-at-zero = Une fois le temps écoulé
term-at-zero-about = Qui revient reprend sa place et continue à jouer.
at-zero-wait = Les autres attendent
takebacks = Reprendre un coup
takebacks-about = D’après la règle, une carte posée reste posée. Un coup qui a montré une carte cachée ne se reprend jamais.
takeback-never = Jamais
takeback-ask = Si les autres sont d’accord
takeback-free = Librement
term-talk = Parler
term-talk-about = Ce qui est refusé tant que les nombres sont secrets. Les signes restent toujours possibles.
talk-strict = Strict : aucun nombre, même déguisé
talk-gentle = Souple : seuls les nombres écrits tels quels
talk-signals = Signes seulement
term-bots-take-time = Les bots prennent leur temps
term-bots-take-time-about = Autant que des humains, pour que tout le monde puisse suivre.
listed = Tout le monde peut trouver cette table
listed-about = Elle figure parmi les tables ouvertes, et son enregistrement parmi les parties terminées.

## The same in one line, after the name of the game

brief-expert = expert
brief-hand-less = main −1
brief-one-pile-strict = « Une seule pile » stricte
brief-one-pile-loose = « Une seule pile » souple
brief-joker-sets = jokers un par un
brief-pass-on-empty = passer sur vide
brief-last-push-moves = dernier PUSH sans effet
brief-turn-cap = { $turns ->
    [one] { $turns } tour au plus
   *[other] { $turns } tours au plus
}
brief-must-sweep = on vide à quatre
brief-layout-shuffled = consignes tirées
brief-layout-own = boîte personnelle
brief-first = place { $seat } commence
brief-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
brief-clock-30s = 30 s par tour
brief-clock-60s = 60 s par tour
brief-clock-1d = un jour par tour
brief-at-zero = puis un bot joue
brief-takeback-free = reprises libres
brief-talk-gentle = parole souple
brief-talk-signals = signes seulement
brief-quick-bots = bots rapides
brief-listed = ouverte à tous
