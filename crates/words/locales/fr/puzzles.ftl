### Problèmes : leur sujet, leur difficulté et ce qu’il faut faire.

puzzle-task-turn = Trouvez le meilleur tour.
puzzle-task-play = Trouvez le meilleur coup.

theme-jump-back = Rétro
theme-open-door = Garder la porte ouverte
theme-go-on = Continuer
theme-hold-back = Se retenir
theme-last-cards = Les dernières cartes
theme-skull = Tête de mort
theme-three = 3!
theme-stop = Stop
theme-one-pile = Une seule pile
theme-no-trick = Pas de rétro
theme-draw-one = Piocher une carte
theme-sweep = Vider ou laisser
theme-blind-card = Carte à l’aveugle
theme-push = PUSH
theme-clear = CLEAR
theme-joker = JOKER
theme-take = Prendre la défausse ou non

grade-easy = facile
grade-medium = moyen
grade-hard = difficile
grade-very-hard = très difficile
