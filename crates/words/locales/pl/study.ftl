### Looking back at games, and reading the rules.

## Replays

replay-loading = Wczytywanie gry…
replay-missing-title = Nie ma takiej gry
replay-missing-text = Może była za stara i została usunięta albo w linku brakuje litery.
replay-unreachable-title = Nie da się teraz wczytać gry
replay-broken-title = Tego zapisu nie da się odtworzyć
replay-broken-text = To, co tu zachowano, nie jest zapisem gry według naszych zasad. Nie wpływa to na nic innego.
replay-broken-why = Co jest z nim nie tak
eyes = Widok
eyes-open = Karty odkryte
eyes-open-key = Zobacz wszystkie ręce (0)
eyes-of = Zobacz to, co widzi { $name } ({ $key })
hands = Ręce
hand-empty = Nie ma już kart
hand-next = zaraz zagrana
hand-drew = właśnie dobrana
hand-unknown = { $cards ->
    [0] bez ukrytych kart
    [one] jedna ukryta karta
    [few] { $cards } ukryte karty
   *[many] { $cards } ukrytych kart
}

## Going through a game

replay-steps = Kroki gry
replay-slider = Krok gry
replay-position = { $step } z { $last }
replay-value = { $position }: { $told }
replay-to-start = Do rozdania
replay-turn-back = Turę wstecz
replay-back = Krok wstecz
replay-play = Odtwórz
replay-pause = Pauza
replay-play-key = Odtwórz lub wstrzymaj (spacja)
replay-on = Krok dalej
replay-turn-on = Turę dalej
replay-to-end = Do końca
replay-key-step = krok wstecz lub dalej
replay-key-turn = turę wstecz lub dalej
replay-key-ends = do rozdania, do końca
replay-key-play = odtwórz albo wstrzymaj
replay-key-eyes = wszystkie ręce odkryte albo widok z wybranego miejsca
replay-key-next-eyes = widok z następnego miejsca
replay-key-review = przeanalizuj tę grę
replay-key-mistakes = do następnego błędu, do poprzedniego
review-game = Przeanalizuj tę grę
review-game-key = Przeanalizuj tę grę (R)
review-offer = Zobacz, gdzie została wygrana lub przegrana: szansę tura po turze, lepsze zagrania, szczęście i umiejętność. Twoje urządzenie liczy samo, także bez sieci.

## What was done

step-ends = { $name } kończy turę
step-draws = { $cards ->
    [one] dobiera jedną kartę
    [few] dobiera { $cards } karty
   *[many] dobiera { $cards } kart
}
step-draws-these = dobiera { $cards }
step-lost-stuck = żadna karta już nie pasuje
step-lost-skull = czaszka nie została zakryta
step-lost-three = w tej turze nie dało się zagrać dokładnie trzech kart
step-lost-one-pile = karty z tej tury leżały na więcej niż jednym stosie

## Key moments

moments = Kluczowe chwile
moment-biggest-step = { $name }: { $card } na { $pile }, największy skok ze wszystkich ({ $numbers })
moment-sweep = { $cards ->
    [one] { $name } usuwa stos: jedna karta
    [few] { $name } usuwa stos: { $cards } karty
   *[many] { $name } usuwa stos: { $cards } kart
}
moment-biggest-take = { $cards ->
    [one] Największy połów: { $name } bierze jedną kartę
    [few] Największy połów: { $name } bierze { $cards } karty
   *[many] Największy połów: { $name } bierze { $cards } kart
}

## The check

check-title = Czy rozdanie było uczciwe?
check-intro = Przed pierwszą kartą stół pokazał odcisk sekretu. Teraz sekret jest w zapisie, a twoja przeglądarka może sama sprawdzić całą grę.
check-intro-offline = Twoje urządzenie potasowało karty na podstawie sekretu, który jest w zapisie. Twoja przeglądarka może sama sprawdzić całą grę.
check-noted = Odcisk zanotowany przed rozdaniem
check-noted-none = Nie masz? Zostaw puste
check-now = Sprawdź grę
check-good = Wszystko się zgadza.
check-good-so-far = Wszystko, co da się sprawdzić, się zgadza.
check-bad = Coś się nie zgadza.
check-noted-good = Sekret ma dokładnie ten zanotowany odcisk: rozdanie było ustalone przed pierwszą kartą.
check-noted-bad = Sekret ma inny odcisk niż ten zanotowany. Obiecano inne rozdanie albo jakiś znak zgubił się po drodze.
check-noted-open = Bez zanotowanego odcisku nie wiadomo, czy rozdanie było ustalone przed pierwszą kartą.
check-seen-good = Ta przeglądarka widziała ten odcisk przed pierwszą kartą: sekret serwera był już wtedy ustalony.
check-deal = Wszystkie karty ({ $cards }) leżały w kolejności, która wynika z sekretu i z niczego innego.
check-deal-shared = Wszystkie karty ({ $cards }) leżały w kolejności, która wynika z sekretu i z tego, co dodano przy stole, i z niczego innego.
check-shuffled-alone = Nikt przy stole nic nie dodał do tasowania: serwer tasował sam.
check-shuffled = Razem z serwerem tasowali: { $who }. Nikt z nich nie mógł sam wybrać kolejności.
check-added-nothing = Bez udziału w tasowaniu: { $who }.
check-left-out = Obiecany udział nie dotarł na czas: { $who }.
check-own-good = To, co dodała ta przeglądarka, jest w tasowaniu.
check-own-not-sent = Ta przeglądarka obiecała swój udział i nie zdążyła go wysłać. Tak mówi też zapis.
check-own-left-out = Ta przeglądarka wysłała to, co obiecała, ale zapis mówi, że nie było tego na czas. Może łącze było wolne; jeśli zdarza się to często, nie ufaj serwerowi.
check-own-missing = Ta przeglądarka obiecała swój udział, a zapis nic o nim nie wie.
check-list-good = W zapisie jest dokładnie ta lista obietnic, którą ta przeglądarka widziała, zanim pierwszą z nich spełniono.
check-list-bad = W zapisie jest inna lista obietnic niż ta, którą ta przeglądarka widziała przed rozdaniem.
check-plays = { $plays ->
    [one] Jedyne zagranie było zgodne z zasadami.
    [few] Wszystkie { $plays } zagrania były zgodne z zasadami, jedno po drugim.
   *[many] Wszystkie zagrania ({ $plays }) były zgodne z zasadami, jedno po drugim.
}
check-result = Gra skończyła się tak, jak mówi zapis.
check-no-result = Gra została poddana, więc nie ma wyniku do sprawdzenia.
check-print = Odcisk sekretu:
check-no-seed = W zapisie nie ma sekretu, więc nic nie mówi, skąd wzięły się karty.
check-bad-deal = Karty nie wynikają z sekretu: { $reason }
check-bad-play = Jedno z zagrań było niezgodne z zasadami: { $reason }
check-limits = Czego to nie dowodzi: że nikt nie podglądał. Kto prowadzi serwer, mógł odczytać sekret w trakcie gry.
check-limits-offline = Czego to nie dowodzi: że nikt nie podglądał. Kto ma w ręku urządzenie, mógł odczytać sekret w trakcie gry.

## Taking it along

keep = Zachowaj kopię
keep-only-here = Ta gra jest zachowana tylko w tej przeglądarce. Aby pokazać ją innym, wyślij im plik.
copy-position = Kopiuj link do tego miejsca
download-record = Pobierz zapis gry

## Rules

rules-games = Gry
rules-contents = Spis treści
rules-loading = Wczytywanie zasad…
rules-unreachable-title = Nie da się teraz wczytać zasad
