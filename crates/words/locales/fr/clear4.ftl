### The table of Clear 4!.

face-push = PUSH
face-joker = JOKER
face-clear = CLEAR
others = Les autres
your-stacks = Vos piles
cards-in-all = { $cards ->
    [one] encore { $cards } carte
   *[other] encore { $cards } cartes
}
you-have = { $cards ->
    [one] Il vous reste { $cards } carte
   *[other] Il vous reste { $cards } cartes
}

## Stacks and hands

stack-whole = Pile { $stack } : { $card }, dessous une carte droite et une de travers
stack-two = Pile { $stack } : { $card }, dessous une carte de travers
stack-across = Pile { $stack } : seulement la carte de travers
stack-gone = Pile { $stack } : plus rien
stack-free = vous pouvez la retourner
stack-and = { $stack }, { $more }
card-of = { $card } sur { $cards }
card-known = tout le monde la connaît
card-not-now = injouable pour l’instant
hand-of = { $cards ->
    [0] { $name } n’a pas de cartes en main. Que sait-on ?
    [one] { $name } a { $cards } carte en main. Que sait-on ?
   *[other] { $name } a { $cards } cartes en main. Que sait-on ?
}
what-is-known = Ce que tout le monde sait de cette main
known-title = { $name } : ce que tout le monde sait de sa main
known-none = Personne n’a vu de carte de cette main.
known-rest = { $cards ->
    [0] Il n’y en a pas d’autres.
    [one] Personne d’autre ne connaît la carte restante.
   *[other] Personne d’autre ne connaît les { $cards } cartes restantes.
}

## The pile

pile = Défausse
pile-show = Montrer toute la défausse
pile-empty = La défausse est vide
pile-valueless = Un joker sans valeur
pile-joker = { $cards ->
    [one] Défausse : un joker sans valeur
   *[other] Défausse : { $cards } cartes, dessus un joker sans valeur
}
pile-run = { $cards ->
    [one] Défausse : { $cards } carte, { $value }, { $run } sur { $full }
   *[other] Défausse : { $cards } cartes, dessus { $value }, { $run } sur { $full }
}
run-of = { $run } sur { $full }
out-of-game = { $cards ->
    [0] Aucune carte n’a encore quitté le jeu.
    [one] { $cards } carte a quitté le jeu.
   *[other] { $cards } cartes ont quitté le jeu.
}

## Playing

hint-open-empty = Commencez la défausse comme il vous plaît
hint-open-joker = Le joker n’a pas de valeur : posez ce qu’il vous plaît
hint-open = { $missing ->
    [one] Posez { $value } ou moins ; encore un { $value } pour tout vider
   *[other] Posez { $value } ou moins ; encore { $missing } pour tout vider
}
hint-open-four = Quatre cartes identiques : posez moins que { $value }
hint-sweep = Quatre cartes identiques : videz la défausse et rejouez, ou finissez le tour
hint-extend = Ajoutez un autre { $value }, ou finissez le tour
hint-name-joker = Ajoutez le nombre que le joker doit représenter, ou finissez le tour
hint-end = Rien ne peut être ajouté : finissez le tour
hint-target = Un PUSH ! Choisissez qui prend la défausse
hint-they-extend = peut encore ajouter
hint-they-sweep = peut vider la défausse
hint-they-target = choisit qui prend la défausse
play-nothing = Choisir des cartes
play-cards = { $cards ->
    [one] Jouer { $value }
   *[other] Jouer { $cards } × { $value }
}
play-add = Ajouter { $value }
play-joker = Jouer le joker
play-blind = Retourner la pile { $stack }
play-push = Pousser vers…
play-push-to = Pousser vers { $name }
play-special = Jouer { $card }
play-sweep = On vide !
leave-four = Les laisser
makes-four = quatre identiques
clears-pile = vide la défausse
pass = Passer
take-pile = Prendre la défausse
who-takes-it = Qui prend la défausse ?
push-to = { $cards ->
    [one] Pousser la défausse vers { $name }, encore { $cards } carte
   *[other] Pousser la défausse vers { $name }, encore { $cards } cartes
}
choose-cards-first = Choisissez d’abord les cartes à jouer.
choose-victim-first = Choisissez d’abord qui prend la défausse.
choose-across-first = Choisissez d’abord la carte à retourner.
no-across-free = Aucune de vos cartes de travers ne peut être retournée pour l’instant.
no-take-now = La défausse ne peut pas être prise maintenant.
across-only-opens = Une carte de travers ne peut qu’ouvrir un coup.

## A card is turned over

moment-you = Vous retournez
moment-they = { $name } retourne
moment-fits = Elle convient
moment-counts = Le joker compte pour { $value }
moment-joker = Un joker, encore sans valeur
moment-blind-cleared = La défausse est vidée !
moment-push = Un PUSH : quelqu’un prend la défausse
moment-too-high = { $cards ->
    [one] Trop haute : elle va en main
   *[other] Trop haute : { $cards } cartes vont en main
}
moment-fifth = { $cards ->
    [one] Une cinquième ne va pas : elle va en main
   *[other] Une cinquième ne va pas : { $cards } cartes vont en main
}

## Points

match-points = Points
points-round = Manche
points-match = Total
next-round = Manche suivante
host-deals-next = L’hôte distribue la manche suivante.
match-won-title = Vous remportez la partie !
match-shared-title = Vous partagez la victoire !
match-lost-title = { $name } remporte la partie
match-text = Toutes les manches sont jouées. Qui a le moins de points négatifs l’emporte.

## Keys

key-choose-own = aller de carte en carte
key-choose-card = choisir la carte ; encore une fois pour la jouer
key-put-back = choisir la carte, ou la remettre
key-stacks = vos piles, ou vers qui pousser la défausse
key-play = jouer les cartes choisies, ou finir le tour
key-turn-over = retourner une carte de travers
key-take-pile = prendre la défausse
key-leave-four = finir le tour ; quatre cartes identiques restent
key-read-pile = lire la défausse et vos piles
key-read-others = lire ce que les autres ont
key-read-may = lire à qui de jouer et ce qui est possible
key-put-all-back = remettre toutes les cartes
command-label-clear4 = Tapez un coup, par exemple play 5 J s2 ou end
typed-nothing-clear4 = Tapez d’abord un coup, par exemple play 5.

## What happened

told-placed = { $name } : { $cards }
joker-as = { $joker } pour { $value }
told-you-blind = Vous retournez une carte : { $card }
told-blind = { $name } retourne une carte : { $card }
told-turned-up = { $name }, pile { $stack } : on découvre { $card }
told-cleared = { $cards ->
    [one] La défausse est vidée
   *[other] La défausse est vidée : { $cards } cartes
}
told-you-took = Vous prenez la défausse : { $cards }
told-took = { $name } prend la défausse : { $cards }
told-nothing = rien
read-other = { $name } : { $up } ; { $hand } en main, { $cards } en tout
read-none-up = aucune carte visible
