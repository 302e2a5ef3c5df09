### The table of Clear 4!.

face-push = PUSH
face-joker = JOKER
face-clear = CLEAR
others = Inni
your-stacks = Twoje stosiki
cards-in-all = { $cards ->
    [one] jeszcze jedna karta
    [few] jeszcze { $cards } karty
   *[many] jeszcze { $cards } kart
}
you-have = { $cards ->
    [one] Masz jeszcze jedną kartę
    [few] Masz jeszcze { $cards } karty
   *[many] Masz jeszcze { $cards } kart
}

## Stacks and hands

stack-whole = Stosik { $stack }: { $card }, pod spodem jedna karta pionowa i jedna pozioma
stack-two = Stosik { $stack }: { $card }, pod spodem jedna karta pozioma
stack-across = Stosik { $stack }: tylko karta pozioma
stack-gone = Stosik { $stack }: nic nie zostało
stack-free = możesz ją zagrać w ciemno
stack-and = { $stack }, { $more }
card-of = { $card } z { $cards }
card-known = wszyscy o niej wiedzą
card-not-now = teraz nie do zagrania
hand-of = { $cards ->
    [0] { $name } nie ma kart na ręce. Co wiadomo?
    [one] { $name } ma na ręce jedną kartę. Co o niej wiadomo?
    [few] { $name } ma na ręce { $cards } karty. Co o nich wiadomo?
   *[many] { $name } ma na ręce { $cards } kart. Co o nich wiadomo?
}
what-is-known = Co wszyscy wiedzą o tej ręce
known-title = { $name }: co wszyscy wiedzą o tej ręce
known-none = Nikt nie widział żadnej karty z tej ręki.
known-rest = { $cards ->
    [0] Innych kart tu nie ma.
    [one] Jeszcze jednej karty nikt inny nie zna.
    [few] Jeszcze { $cards } kart nikt inny nie zna.
   *[many] Jeszcze { $cards } kart nikt inny nie zna.
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
    [one] Z gry wypadła jedna karta.
    [few] Z gry wypadły { $cards } karty.
   *[many] Z gry wypadło { $cards } kart.
}

## Playing

hint-open-empty = Stos jest pusty: zagraj, co chcesz
hint-open-joker = Joker nie ma wartości: zagraj, co chcesz
hint-open = { $missing ->
    [one] Zagraj { $value } lub niższą; jeszcze jedna { $value } i stos znika
    [few] Zagraj { $value } lub niższą; jeszcze { $missing } takie i stos znika
   *[many] Zagraj { $value } lub niższą; jeszcze { $missing } takich i stos znika
}
hint-open-four = Cztery jednakowe: zagraj niżej niż { $value }
hint-sweep = Cztery jednakowe: usuń stos i graj dalej albo zakończ turę
hint-extend = Dołóż kolejną { $value } albo zakończ turę
hint-name-joker = Dołóż liczbę, którą ma zastąpić joker, albo zakończ turę
hint-end = Nic nie da się dołożyć: zakończ turę
hint-target = PUSH! Wybierz, kto bierze stos
hint-they-extend = może coś dołożyć
hint-they-sweep = może usunąć stos
hint-they-target = wybiera, kto bierze stos
play-nothing = Wybierz karty
play-cards = { $cards ->
    [one] Zagraj { $value }
    [few] Zagraj { $cards } × { $value }
   *[many] Zagraj { $cards } × { $value }
}
play-add = Dołóż { $value }
play-joker = Zagraj jokera
play-blind = W ciemno: stosik { $stack }
play-push = PUSH: kto bierze?
play-push-to = PUSH: bierze { $name }
play-special = Zagraj { $card }
play-sweep = Usuń stos!
leave-four = Zostaw cztery
makes-four = cztery jednakowe
clears-pile = usuwa stos
pass = Pas
take-pile = Weź stos
who-takes-it = Kto bierze stos?
push-to = { $cards ->
    [one] Stos bierze { $name }: ma jeszcze jedną kartę
    [few] Stos bierze { $name }: ma jeszcze { $cards } karty
   *[many] Stos bierze { $name }: ma jeszcze { $cards } kart
}
choose-cards-first = Wybierz najpierw karty do zagrania.
choose-victim-first = Wybierz najpierw, kto bierze stos.
choose-across-first = Wybierz najpierw, którą kartę zagrać w ciemno.
no-across-free = Żadnej z twoich kart poziomych nie da się teraz zagrać w ciemno.
no-take-now = Stosu nie można teraz wziąć.
across-only-opens = Karta pozioma może tylko otwierać zagranie.

## A card is turned over

moment-you = Grasz w ciemno
moment-they = { $name } gra w ciemno
moment-fits = Pasuje
moment-counts = Joker liczy się jako { $value }
moment-joker = Joker, na razie bez wartości
moment-blind-cleared = Stos znika!
moment-push = PUSH: ktoś bierze stos
moment-too-high = { $cards ->
    [one] Za wysoka: trafia na rękę
    [few] Za wysoka: { $cards } karty trafiają na rękę
   *[many] Za wysoka: { $cards } kart trafia na rękę
}
moment-fifth = { $cards ->
    [one] Piąta nie pasuje: trafia na rękę
    [few] Piąta nie pasuje: { $cards } karty trafiają na rękę
   *[many] Piąta nie pasuje: { $cards } kart trafia na rękę
}

## Points

match-points = Punkty
points-round = Runda
points-match = Razem
next-round = Następna runda
host-deals-next = Gospodarz rozda następną rundę.
match-won-title = Cała gra jest twoja!
match-shared-title = Wspólna wygrana!
match-lost-title = Całą grę wygrywa { $name }
match-text = Wszystkie rundy rozegrane. Wygrywa, kto ma najmniej punktów ujemnych.

## Keys

key-choose-own = przechodzenie między kartami
key-choose-card = wybierz kartę; naciśnij ponownie, by ją zagrać
key-put-back = wybierz kartę albo odłóż ją z powrotem
key-stacks = twoje stosiki albo komu podsunąć stos
key-play = zagraj wybrane karty albo zakończ turę
key-turn-over = zagraj kartę w ciemno
key-take-pile = weź stos
key-leave-four = zakończ turę; cztery jednakowe zostają
key-read-pile = odczytaj stos i swoje stosiki
key-read-others = odczytaj, co mają inni
key-read-may = odczytaj, czyja jest tura i co można zrobić
key-put-all-back = odłóż wszystkie karty z powrotem
command-label-clear4 = Wpisz zagranie, na przykład play 5 J s2 albo end
typed-nothing-clear4 = Wpisz najpierw zagranie, na przykład play 5.

## What happened

told-placed = { $name }: { $cards }
joker-as = { $joker } jako { $value }
told-you-blind = Grasz w ciemno: { $card }
told-blind = { $name } gra w ciemno: { $card }
told-turned-up = { $name }, stosik { $stack }: odsłania się { $card }
told-cleared = { $cards ->
    [one] Stos znika
    [few] Stos znika: { $cards } karty
   *[many] Stos znika: { $cards } kart
}
told-you-took = Bierzesz stos: { $cards }
told-took = { $name } bierze stos: { $cards }
told-nothing = nic
read-other = { $name }: { $up }; na ręce { $hand }, razem { $cards }
read-none-up = żadnej odkrytej karty
