### Puzzles: what they are about, how hard they are, and what is to be done.

puzzle-task-turn = Find the best turn.
puzzle-task-play = Find the best play.

theme-jump-back = Jump back
theme-open-door = Keep the door open
theme-go-on = Go on
theme-hold-back = Hold back
theme-last-cards = The last cards
theme-skull = Skull
theme-three = 3!
theme-stop = Stop
theme-one-pile = One pile
theme-no-trick = No trick
theme-draw-one = Draw one
theme-sweep = Sweep or leave
theme-blind-card = Blind card
theme-push = PUSH
theme-clear = CLEAR
theme-joker = JOKER
theme-take = Take the pile or not

grade-easy = easy
grade-medium = medium
grade-hard = hard
grade-very-hard = very hard
