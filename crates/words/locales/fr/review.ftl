### Ce qu’une analyse dit des tours : pourquoi l’un vaut moins qu’un autre, dans les conseils aussi, donc sans le nombre d’aucune carte.

review-inaccuracy = Imprécision
review-mistake = Erreur
review-blunder = Gaffe
review-only = Seul bon tour
review-turning-point = Tournant
review-winnable-yes = Pouvait encore être gagnée
review-winnable-no = Ne pouvait plus être gagnée
review-winnable-open = On ne sait si elle pouvait encore être gagnée

review-start = Chance au départ : { $chance }
review-no-marks = Aucun tour n’a sûrement coûté cinq points ou plus.
review-turn = Tour { $turn }, { $name } : { $mark }, −{ $lost } points (± { $error })
review-played = joué
review-better = mieux
review-turning = Tournant : tour { $turn }
review-unwinnable = Toutes cartes connues, la partie ne pouvait plus être gagnée après le tour { $turn }.
review-column-accuracy = précision
review-column-luck = hasard
review-column-skill = adresse
review-column-others = autres
review-lay = { $card } sur { $pile }
review-from-stack = { $card } de la pile { $stack }

why-lost-at-once = Cela perd la partie aussitôt.
why-gave-up-jump = Cela renonce au rétro sur { $pile }.
why-missed-jump = Cela laisse passer un rétro sur { $pile }.
why-covered-spared = Cela couvre { $pile }, que { $name } demandait d’épargner.
why-skipped = { $cards ->
    [one] Cela saute { $cards } carte encore à venir, { $more } de plus que nécessaire.
   *[other] Cela saute { $cards } cartes encore à venir, { $more } de plus que nécessaire.
}
why-left-command = Cela laisse « { $command } » visible.
why-laid-more = Cela pose plus que de raison : { $more } de trop.
why-laid-fewer = Cela pose trop peu : il en manque { $fewer }.
why-wrong-pile = { $instead } est ici une meilleure pile que { $pile }.
why-other-cards = D’autres cartes valent mieux ici.
why-took = Il y a mieux que de prendre la défausse.
why-should-take = Prendre la défausse coûte moins cher.
why-ended-early = Il faut ajouter d’autres cartes avant de finir le tour.
why-went-on = Le tour devrait finir ici : ces cartes vaudront plus tard davantage.
why-left-four = Quatre cartes identiques attendent d’être retirées.
why-swept = Mieux vaut ne pas vider la défausse ici.
why-spent-joker = Le joker est joué trop tôt.
why-spent-special = La carte spéciale est jouée trop tôt.
why-kept-special = C’est le moment d’une carte spéciale.
why-wrong-target = Mieux vaut que { $name } prenne la défausse.
why-risked-blind = Une carte à l’aveugle est trop risquée ici.
why-should-risk = Une carte à l’aveugle vaut le risque ici.
why-from-hand = Les cartes des colonnes devraient partir d’abord.
why-too-low = Un nombre plus haut laisse plus de place.
why-too-high = Un nombre plus bas vaut mieux ici.
