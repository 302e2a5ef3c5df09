### Looking back at games, and reading the rules.

## Replays

replay-loading = Rozkładamy grę na stole.
replay-missing-title = Nie ma takiej gry
replay-missing-text = Może jest za stara i została sprzątnięta albo w linku brakuje litery.
replay-unreachable-title = Nie można teraz pobrać gry
replay-broken-title = Tego zapisu nie da się odtworzyć
replay-broken-text = To, co tu zachowano, nie jest zapisem gry według naszych zasad. Nic innego na tym nie ucierpiało.
replay-broken-why = Co się nie zgadza
try-again = Spróbuj ponownie
eyes = Czyimi oczami
eyes-open = Wszystko odkryte
eyes-open-key = Zobacz wszystkie ręce (0)
eyes-of = Zobacz grę oczami: { $name } ({ $key })
hands = Ręce
hand-empty = Nie ma już kart
hand-next = następna do zagrania
hand-drew = właśnie dobrana
hand-unknown = { $cards ->
    [0] żadnych zakrytych kart
    [one] jedna zakryta karta
    [few] { $cards } zakryte karty
   *[many] { $cards } zakrytych kart
}

## Going through a game

replay-steps = Kroki gry
replay-slider = Krok gry
replay-position = { $step } z { $last }
replay-value = { $position }: { $told }
replay-to-start = Do rozdania
replay-turn-back = Turę wstecz
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-play-key = Odtwarzaj albo pauza (spacja)
replay-on = Krok naprzód
replay-turn-on = Turę naprzód
replay-to-end = Do końca
replay-key-step = krok wstecz albo naprzód
replay-key-turn = turę wstecz albo naprzód
replay-key-ends = do rozdania, do końca
replay-key-play = odtwarzaj albo pauza
replay-key-eyes = wszystkie ręce odkryte albo oczami jednego miejsca
replay-key-next-eyes = oczami następnej osoby

## What was done

step-ends = { $name } kończy turę
step-draws = { $cards ->
    [one] dobiera jedną kartę
    [few] dobiera { $cards } karty
   *[many] dobiera { $cards } kart
}
step-draws-these = dobiera { $cards }
step-lost-stuck = żadna karta już nie pasuje
step-lost-skull = czaszka pozostała odkryta
step-lost-three = tura nie mogła mieć dokładnie trzech kart
step-lost-one-pile = tura wymagała więcej niż jednego stosu
step-plays = { $name } zagrywa { $card }
step-blind = { $name } zagrywa kartę w ciemno: { $card }
step-joker-named = JOKER liczy się jako { $value }
step-turned-up = odsłania się { $card }
step-cleared = { $cards ->
    [one] stos jest zmieciony: jedna karta wypada z gry
    [few] stos jest zmieciony: { $cards } karty wypadają z gry
   *[many] stos jest zmieciony: { $cards } kart wypada z gry
}
step-takes = { $cards ->
    [0] { $name } nie ma czego brać
    [one] { $name } bierze jedną kartę
    [few] { $name } bierze { $cards } karty
   *[many] { $name } bierze { $cards } kart
}

## Key moments

moments = Ważne chwile
moment-biggest-step = { $name }: { $card } na { $pile }, największy krok ze wszystkich ({ $numbers })
moment-sweep = { $cards ->
    [one] { $name } zmiata stos: jedna karta
    [few] { $name } zmiata stos: { $cards } karty
   *[many] { $name } zmiata stos: { $cards } kart
}
moment-biggest-take = { $cards ->
    [one] Największy połów: { $name } bierze jedną kartę
    [few] Największy połów: { $name } bierze { $cards } karty
   *[many] Największy połów: { $name } bierze { $cards } kart
}

## Clear 4!

discard-pile = Stos odrzuconych kart
discard-empty = Stos jest pusty
discard-under = { $cards ->
    [0] Nic pod spodem
    [one] Jedna karta pod spodem
    [few] { $cards } karty pod spodem
   *[many] { $cards } kart pod spodem
}
discard-out = { $cards ->
    [0] żadna poza grą
    [one] jedna poza grą
    [few] { $cards } poza grą
   *[many] { $cards } poza grą
}
stack-hidden = { $cards ->
    [0] nic pod spodem
    [one] jedna zakryta karta pod spodem
    [few] { $cards } zakryte karty pod spodem
   *[many] { $cards } zakrytych kart pod spodem
}

## The check

check-title = Czy rozdanie było uczciwe?
check-intro = Przed pierwszą kartą stół pokazał odcisk tajemnicy. Teraz tajemnica jest w zapisie, a twoja przeglądarka może sama sprawdzić całą grę.
check-intro-offline = Twoje własne urządzenie potasowało tę grę z tajemnicy, która jest w zapisie. Twoja przeglądarka może sama sprawdzić całą grę.
check-noted = Odcisk zanotowany przed rozdaniem
check-noted-none = Nie ma? Zostaw puste
check-now = Sprawdź grę
check-good = Wszystko się zgadza.
check-good-so-far = Wszystko, co da się sprawdzić, się zgadza.
check-bad = Coś się nie zgadza.
check-noted-good = Tajemnica ma dokładnie zanotowany odcisk: rozdanie było ustalone przed pierwszą kartą.
check-noted-bad = Tajemnica ma inny odcisk niż zanotowany. Obiecane było inne rozdanie albo jakiś znak zgubił się po drodze.
check-noted-open = Nie ma podanego odcisku, więc nie wiadomo, czy rozdanie było ustalone przed pierwszą kartą.
check-deal = Wszystkie { $cards } kart leżało w kolejności, która wynika z tajemnicy i z niczego innego.
check-plays = { $plays ->
    [one] Jedyne zagranie było zgodne z zasadami.
    [few] Wszystkie { $plays } zagrania były zgodne z zasadami, jedno po drugim.
   *[many] Wszystkie { $plays } zagrań było zgodnych z zasadami, jedno po drugim.
}
check-result = Gra skończyła się tak, jak mówi zapis.
check-no-result = Gra została poddana, więc nie ma wyniku do sprawdzenia.
check-print = Odcisk tajemnicy:
check-no-seed = W zapisie nie ma tajemnicy, więc nic nie mówi, skąd są karty.
check-bad-deal = Karty nie wynikają z tajemnicy: { $reason }
check-bad-play = Jedno z zagrań było niezgodne z zasadami: { $reason }
check-limits = Czego to nie dowodzi: że nikt nie podglądał. Kto prowadzi serwer, mógł odczytać tajemnicę w trakcie gry.
check-limits-offline = Czego to nie dowodzi: że nikt nie podglądał. Kto ma urządzenie w ręku, mógł odczytać tajemnicę w trakcie gry.

## Taking it along

keep = Zachowaj kopię
keep-only-here = Ta gra jest tylko w tej przeglądarce. Żeby pokazać ją innym, wyślij im plik.
copy-position = Kopiuj link do tej pozycji
download-record = Pobierz zapis

## Rules

rules-games = Gry
rules-contents = Spis treści
rules-loading = Zasady są w drodze.
rules-unreachable-title = Nie można teraz pobrać zasad
