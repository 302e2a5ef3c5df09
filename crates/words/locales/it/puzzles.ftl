### Problemi: di che cosa parlano, quanto sono difficili e che cosa si deve fare.

puzzle-task-turn = Trova il turno migliore.
puzzle-task-play = Trova la giocata migliore.

theme-jump-back = Trucco del gambero
theme-open-door = Tenere aperta la porta
theme-go-on = Continuare
theme-hold-back = Trattenersi
theme-last-cards = Le ultime carte
theme-skull = Teschio
theme-three = 3!
theme-stop = Stop
theme-one-pile = Una sola pila
theme-no-trick = Niente gambero
theme-draw-one = Pesca una
theme-sweep = Eliminare o lasciare
theme-blind-card = Carta alla cieca
theme-push = PUSH
theme-clear = CLEAR
theme-joker = JOKER
theme-take = Prendere gli scarti o no

grade-easy = facile
grade-medium = medio
grade-hard = difficile
grade-very-hard = molto difficile
