### The table of Clear 4!.

face-push = PUSH
face-joker = JOKER
face-clear = CLEAR
others = Pozostali
your-stacks = Twoje stosiki
cards-in-all = { $cards ->
    [one] została jedna karta
    [few] zostały { $cards } karty
   *[many] zostało { $cards } kart
}
you-have = { $cards ->
    [one] Została ci jedna karta
    [few] Zostały ci { $cards } karty
   *[many] Zostało ci { $cards } kart
}

## Stacks and hands

stack-whole = Stosik { $stack }: { $card }, pod nią jedna karta i jedna w poziomie
stack-two = Stosik { $stack }: { $card }, pod nią karta w poziomie
stack-across = Stosik { $stack }: tylko karta w poziomie
stack-gone = Stosik { $stack }: nic nie zostało
stack-free = wolno ci ją odwrócić
stack-and = { $stack }, { $more }
card-of = { $card } z { $cards }
card-known = wszyscy o niej wiedzą
card-not-now = teraz nie można jej zagrać
hand-of = { $cards ->
    [0] { $name } nie ma kart na ręce. Co wiadomo?
    [one] { $name } ma jedną kartę na ręce. Co wiadomo?
    [few] { $name } ma { $cards } karty na ręce. Co wiadomo?
   *[many] { $name } ma { $cards } kart na ręce. Co wiadomo?
}
what-is-known = Co wszyscy wiedzą o tej ręce
known-title = Co wszyscy wiedzą o tej ręce: { $name }
known-none = Nikt nie widział żadnej karty z tej ręki.
known-rest = { $cards ->
    [0] Innych nie ma.
    [one] Jeszcze jednej karty nie zna nikt inny.
    [few] Jeszcze { $cards } kart nie zna nikt inny.
   *[many] Jeszcze { $cards } kart nie zna nikt inny.
}

## The pile

pile = Stos
pile-show = Pokaż cały stos
pile-empty = Stos jest pusty
pile-valueless = Joker bez wartości
pile-joker = { $cards ->
    [one] Stos: joker bez wartości
    [few] Stos: { $cards } karty, na wierzchu joker bez wartości
   *[many] Stos: { $cards } kart, na wierzchu joker bez wartości
}
pile-run = { $cards ->
    [one] Stos: jedna karta, { $value }, { $run } z { $full }
    [few] Stos: { $cards } karty, na wierzchu { $value }, { $run } z { $full }
   *[many] Stos: { $cards } kart, na wierzchu { $value }, { $run } z { $full }
}
run-of = { $run } z { $full }
out-of-game = { $cards ->
    [0] Żadna karta nie wypadła jeszcze z gry.
    [one] Jedna karta wypadła z gry.
    [few] { $cards } karty wypadły z gry.
   *[many] { $cards } kart wypadło z gry.
}

## Playing

hint-open-empty = Zacznij stos, czym chcesz
hint-open-joker = Joker nie ma wartości: połóż, co chcesz
hint-open = { $missing ->
    [one] Połóż { $value } lub niższą; jeszcze jedna { $value } zmiata stos
    [few] Połóż { $value } lub niższą; jeszcze { $missing } zmiatają stos
   *[many] Połóż { $value } lub niższą; jeszcze { $missing } zmiata stos
}
hint-extend = Dołóż kolejną { $value } albo zakończ turę
hint-name-joker = Dołóż liczbę, którą ma być joker, albo zakończ turę
hint-end = Nic więcej nie można dołożyć: zakończ turę
hint-target = PUSH! Wybierz, kto bierze stos
hint-they-extend = może coś dołożyć
hint-they-target = wybiera, kto bierze stos
play-nothing = Wybierz karty
play-cards = { $cards ->
    [one] Zagraj { $value }
    [few] Zagraj { $cards } × { $value }
   *[many] Zagraj { $cards } × { $value }
}
play-add = Dołóż { $value }
play-joker = Zagraj jokera
play-blind = Odwróć stosik { $stack }
play-push = Podsuń: …
play-push-to = Podsuń: { $name }
play-special = Zagraj { $card }
clears-pile = zmiata stos
pass = Pas
take-pile = Weź stos
who-takes-it = Kto bierze stos?
push-to = { $cards ->
    [one] Podsuń stos: { $name }, została jedna karta
    [few] Podsuń stos: { $name }, zostały { $cards } karty
   *[many] Podsuń stos: { $name }, zostało { $cards } kart
}
choose-cards-first = Wybierz najpierw karty do zagrania.
choose-victim-first = Wybierz najpierw, kto bierze stos.
choose-across-first = Wybierz najpierw, którą kartę odwracasz.
no-across-free = Żadnej z twoich poziomych kart nie można teraz odwrócić.
no-take-now = Teraz nie można wziąć stosu.
across-only-opens = Karta w poziomie może tylko rozpocząć zagranie.

## A card is turned over

moment-you = Odwracasz kartę
moment-they = { $name } odwraca kartę
moment-fits = Pasuje
moment-counts = Joker liczy się jako { $value }
moment-joker = Joker, na razie bez wartości
moment-cleared = Stos zmieciony!
moment-push = PUSH: ktoś bierze stos
moment-too-high = { $cards ->
    [one] Za wysoka: trafia na rękę
    [few] Za wysoka: { $cards } karty trafiają na rękę
   *[many] Za wysoka: { $cards } kart trafia na rękę
}

## Points

match-points = Punkty
points-round = Runda
points-match = Razem
next-round = Następna runda
host-deals-next = Następną rundę rozdaje gospodarz.
match-won-title = Wygrywasz mecz!
match-shared-title = Wspólna wygrana!
match-lost-title = Mecz wygrywa { $name }
match-text = Wszystkie rundy rozegrane. Wygrywa, kto ma najmniej punktów ujemnych.

## Keys

key-choose-own = przechodzenie między kartami
key-choose-card = wybierz kartę; jeszcze raz: zagraj
key-put-back = wybierz kartę albo odłóż ją z powrotem
key-stacks = twoje stosiki albo komu podsunąć stos
key-play = zagraj wybrane karty albo zakończ turę
key-turn-over = odwróć kartę w poziomie
key-take-pile = weź stos
key-read-pile = odczytaj stos i swoje stosiki
key-read-others = odczytaj, co mają pozostali
key-read-may = odczytaj, czyja jest tura i co można zrobić
key-put-all-back = odłóż wszystkie karty z powrotem
command-label-clear4 = Wpisz zagranie, na przykład play 5 J s2 albo end
typed-nothing-clear4 = Wpisz najpierw zagranie, na przykład play 5.

## What happened

told-placed = { $name }: { $cards }
joker-as = { $joker } jako { $value }
told-you-blind = Odwracasz kartę: { $card }
told-blind = { $name } odwraca kartę: { $card }
told-turned-up = { $name }, stosik { $stack }: odsłania się { $card }
told-special = { $name }: { $card }
told-cleared = { $cards ->
    [one] Stos zmieciony
    [few] Stos zmieciony: { $cards } karty
   *[many] Stos zmieciony: { $cards } kart
}
told-you-took = Bierzesz stos: { $cards }
told-took = { $name } bierze stos: { $cards }
told-nothing = nic
read-other = { $name }: { $up }; { $hand } na ręce, { $cards } łącznie
read-none-up = żadnej odkrytej karty
