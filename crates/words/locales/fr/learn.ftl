### Lessons: a game is learned by playing a few turns of it.

learn-title = Apprendre en jouant
learn-text = Jouez quelques tours avec un coach à vos côtés. Rien ne compte, rien ne peut mal tourner, et une leçon dure environ trois minutes.
learn-the-game-line = Monter, descendre et reculer : comment une équipe pose toutes les cartes.
learn-extreme-line = Tête de mort, stop, « 3! » et quatre consignes qui durent. Commencez par The Game.
learn-clear-4-line = Égal ou plus bas, quatre cartes identiques, PUSH, CLEAR, et des cartes que personne n’a vues.
learn-done = C’est acquis
learn-begin = Commencer
learn-repeat = Recommencer
learn-all = Toutes les leçons

## Around a lesson

learn-coach = Coach
learn-progress = Étape { $step } sur { $steps }
learn-continue = Continuer
learn-back = Retour
learn-show = Montrez-moi
learn-watch = { $name } joue…
learn-your-go = À vous
learn-table = Table d’entraînement
learn-not-yet = Lisez d’abord ceci, puis appuyez sur « Continuer ».
learn-instead-lay = C’est permis. Ici, essayez le { $card } sur la pile { $pile }.
learn-instead-end = C’est permis. Ici, finissez votre tour.
learn-instead-other = C’est permis. Ici, essayez ce qui est marqué.
learn-show-lay = C’est le { $card }, sur la pile { $pile }.
learn-show-end = C’est le bouton « Finir le tour ».
learn-show-play = Choisissez les cartes marquées, puis jouez-les.
learn-show-press = Appuyez sur ce qui est marqué.
learn-say-about = Que direz-vous de la pile { $pile } ?
learn-keys = Touches : les flèches vont de carte en carte, Entrée en prend une, A à D la posent, E finit votre tour.
learn-keys-clear-4 = Touches : les flèches vont de carte en carte, Entrée en prend une, P joue les cartes prises, T prend la défausse, E finit votre tour.
learn-play-now = Jouer maintenant
learn-read-rules = Lire les règles

## Clear 4! on the practice table

learn-their-cards = { $name } : ses cartes
learn-your-stacks = Vos piles
learn-play = Jouer
learn-choose-first = Choisissez d’abord des cartes, puis jouez-les.
learn-play-clears = Jouer : quatre identiques !
learn-push-to = PUSH : la défausse pour { $name }
learn-take = Prendre la défausse ({ $cards })
learn-end = Finir le tour
learn-in-hand = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}

## The Game

lesson-game-welcome = Ada et vous formez une équipe. Les cartes vont de 2 à 99, et ensemble vous voulez les poser toutes sur ces quatre piles. Deux piles montent, deux piles descendent.
lesson-game-up = Les piles A et B montent depuis 1 : chaque carte doit être plus grande que celle du dessous. Prenez votre 4 et posez-le sur la pile A.
lesson-game-down = Les piles C et D descendent depuis 100 : chaque carte doit être plus petite. Posez votre 97 sur la pile C.
lesson-game-end = Pendant un tour, vous devez poser au moins deux cartes. Vous pouvez en poser plus, mais celles-ci suffisent. Finissez votre tour, et votre main se complète.
lesson-game-partner = C’est à Ada. Vous ne voyez pas sa main, et elle ne voit pas la vôtre.
lesson-game-small = Chaque nombre sauté est une carte qui devient plus difficile à placer : les petits pas valent de l’or. Posez vos deux meilleures cartes, dans l’ordre que vous voulez, et finissez votre tour.
lesson-game-jumps = Encore Ada… et elle n’a rien de proche. Cela coûte beaucoup de place.
lesson-game-trick-up = Mais on peut revenir en arrière ! Sur une pile ascendante, vous pouvez aussi poser la carte qui vaut exactement dix de moins. La pile A montre 47. Trouvez votre carte.
lesson-game-trick-down = C’est le rétro. Il marche aussi dans l’autre sens : sur une pile descendante, exactement dix de plus. Soulagez la pile C, puis finissez votre tour.
lesson-game-signal = Vous pouvez parler de presque tout, mais jamais des nombres. Ada aime la pile D. Vos nouvelles cartes sont faites pour la pile B : dites-le-lui.
lesson-game-heard = Ada a bien entendu. Regardez comment elle joue.
lesson-game-yours = Elle n’a pas touché à B. Posez-y vos deux petites cartes, la plus petite d’abord, et finissez votre tour.
lesson-game-last-cards = Et ainsi de suite. Quand la pioche est vide, plus personne ne pioche, et une carte par tour suffit.
lesson-game-over = Si quelqu’un ne peut pas poser assez de cartes, la partie est finie ; moins de dix cartes restantes, c’est excellent. Si les quatre-vingt-dix-huit sont posées, vous avez vaincu The Game ensemble.
lesson-game-done = Voilà, c’est tout : monter, descendre, avancer à petits pas, et reculer de dix. Place à une vraie partie !

## Extreme

lesson-extreme-welcome = Extreme, c’est The Game avec du piquant : certaines cartes portent une consigne. Un bord en zigzag ne concerne que votre propre tour. Un bord à boucles concerne tout le monde, tant que la carte est visible.
lesson-extreme-skull = Votre 17 porte une tête de mort : une autre carte doit la recouvrir avant la fin de votre tour. Posez-le sur la pile A.
lesson-extreme-warning = Votre 98 porte un stop : il met fin à votre tour aussitôt. Avec la tête de mort encore découverte, la partie serait perdue. Essayez-le sur la pile D : on vous avertit avant.
lesson-extreme-cover = Mieux vaut éviter. Recouvrez d’abord la tête de mort, avec votre 21 sur la pile A.
lesson-extreme-stop = La tête de mort n’est plus un danger, et un stop tombe bien : posez votre 98 sur la pile D, et votre tour est fini, sans un mot de plus.
lesson-extreme-infinity = Ada joue. Regardez la carte au bord à boucles : sa consigne s’affiche au-dessus des piles et vaut pour tout le monde.
lesson-extreme-no-trick = « Pas de rétro » : tant que la carte est visible, le rétro est interdit. Essayez votre 19 sur la pile A : ce qui est interdit est refusé et ne vous coûte rien.
lesson-extreme-covered = Recouvrez la consigne, et elle disparaît. Posez votre 93 sur la pile C, et votre 19 pourra reculer sur la pile A.
lesson-extreme-three = Deux cartes jusqu’ici. Votre 91 porte « 3! » : le tour doit compter exactement trois cartes. En troisième, il est donc parfait : posez-le sur la pile C.
lesson-extreme-one-pile = Le tour s’est fini tout seul. Ada joue maintenant « Une seule pile » : toutes les cartes d’un tour vont sur la même pile. À vous de choisir laquelle : commencez par votre 22 sur la pile A.
lesson-extreme-bound = Pour ce tour, il n’y a plus que la pile A. Essayez votre 5 sur la pile B.
lesson-extreme-draw-one = Ce sera donc la pile A. Votre 24 porte « Piocher une carte » : posez-le là, finissez votre tour, et voyez combien de cartes vous piochez.
lesson-extreme-silence = Une seule ! Et Ada joue « Silence » : ni paroles ni signes tant que la carte n’est pas recouverte. Posez votre 15, puis votre 16 sur la pile B, et finissez votre tour.
lesson-extreme-over = Si une tête de mort ou un « 3! » n’est pas respecté, l’équipe a perdu. On vous avertit toujours avant. Tout le reste est comme dans The Game.
lesson-extreme-done = Sept consignes, et vous les avez toutes rencontrées. Regardez à deux fois, recouvrez à temps, et amusez-vous bien !

## Clear 4!

lesson-clear-welcome = Débarrassez-vous de toutes vos cartes avant Ben. Vous en avez huit en main, et quatre piles : une carte visible, une face cachée dessous, et une autre de travers.
lesson-clear-lower = Ben commence par un 9. Vous pouvez poser le même nombre ou un plus bas, et plusieurs cartes identiques ensemble. Choisissez vos deux 7, puis appuyez sur « Jouer ».
lesson-clear-end = Vous pourriez maintenant ajouter d’autres cartes identiques. Vous n’en avez pas : finissez votre tour.
lesson-clear-joker = Ben pose un troisième 7. Un joker seul copie la carte du dessus : avec le vôtre, cela fait quatre cartes identiques. Jouez-le ! Ensuite, vous pouvez vider la défausse ou laisser les quatre. Videz-la.
lesson-clear-again = Toute la défausse a disparu, et vous rejouez. Sur une défausse vide, tout convient. Vos cartes visibles se jouent comme votre main : choisissez les deux 10 de vos piles, et jouez-les.
lesson-clear-add = Les cartes du dessous ont été retournées : voilà un autre 10. Ajoutez-le, puis finissez votre tour.
lesson-clear-push = Ben pose deux 8. C’est le moment de votre PUSH : il va sur tout, et quelqu’un d’autre prend toute la défausse. Jouez-le.
lesson-clear-take = Ben recommence avec un 3. Vous n’avez rien d’aussi bas, et votre CLEAR mérite d’être gardé. Vous passez donc : prenez la défausse en main.
lesson-clear-clear = Deux 9. Jouez maintenant votre CLEAR : la défausse quitte le jeu, et vous rejouez.
lesson-clear-blind = De votre première pile, il ne reste que la carte de travers. Elle se joue à l’aveugle. Sur une défausse vide, aucun nombre n’est trop haut, c’est donc le bon moment : appuyez dessus.
lesson-clear-fits = Un 8 ! Il va bien avec le 8 de votre quatrième pile : ajoutez celui-ci, et finissez votre tour.
lesson-clear-later = Ben et vous continuez un moment, et tout vous réussit. Passons à la fin.
lesson-clear-last = Une dernière carte, de travers, et un 6 sur la défausse. Trop haute, vous prendriez tout. Assez basse, vous avez gagné. Courage !
lesson-clear-points = Un 2 : vous n’avez plus de cartes et gagnez aussitôt ! Chaque carte qui reste aux autres leur coûte un point. Après autant de manches que de joueurs, qui a le moins de points négatifs l’emporte.
lesson-clear-done = Égal ou plus bas, quatre cartes identiques, PUSH, CLEAR et un peu de courage : vous connaissez maintenant Clear 4!
