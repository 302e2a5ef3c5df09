### Rätsel: worum es geht, wie schwer sie sind und was zu tun ist.

puzzle-task-turn = Finde den besten Zug.
puzzle-task-play = Finde den besten Spielzug.

theme-jump-back = Rückwärts-Trick
theme-open-door = Die Tür offen halten
theme-go-on = Weitermachen
theme-hold-back = Zurückhalten
theme-last-cards = Die letzten Karten
theme-skull = Totenkopf
theme-three = 3!
theme-stop = Stop
theme-one-pile = Ein Stapel
theme-no-trick = Kein Trick
theme-draw-one = Eine ziehen
theme-sweep = Abräumen oder nicht
theme-blind-card = Blinde Karte
theme-push = PUSH
theme-clear = CLEAR
theme-joker = JOKER
theme-take = Den Ablagestapel nehmen oder nicht

grade-easy = leicht
grade-medium = mittel
grade-hard = schwer
grade-very-hard = sehr schwer
