### Zadania: o czym są, jak są trudne i co trzeba zrobić.

puzzle-task-turn = Znajdź najlepszą turę.
puzzle-task-play = Znajdź najlepsze zagranie.

theme-jump-back = Zagranie wsteczne
theme-open-door = Zostaw drzwi otwarte
theme-go-on = Dokładaj
theme-hold-back = Wstrzymaj się
theme-last-cards = Ostatnie karty
theme-skull = Czaszka
theme-three = 3!
theme-stop = Stop
theme-one-pile = Jeden stos
theme-no-trick = Bez zagrań wstecznych
theme-draw-one = Dobierz jedną
theme-sweep = Usuń albo zostaw
theme-blind-card = Karta w ciemno
theme-push = PUSH
theme-clear = CLEAR
theme-joker = JOKER
theme-take = Wziąć stos czy nie

grade-easy = łatwe
grade-medium = średnie
grade-hard = trudne
grade-very-hard = bardzo trudne
