### The table of The Game and Extreme, and what is around it.

loading = Wczytywanie stołu…
no-table-title = Nie ma takiego stołu
no-table-text = Może został usunięty albo w linku brakuje litery.
seats = Miejsca
board = Stosy
your-cards = Twoje karty
your-hand = Twoja ręka
you-watch = Oglądasz grę. Przed następnym rozdaniem możesz zająć wolne miejsce.
menu = Menu
talk = Rozmowa
yes = Tak
no = Nie
you = Ty
you-named = { $name } (ty)
host = Gospodarz
away = offline
bot-plays = gra bot
bot-at = Bot { $name }
holds-cards = { $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
round-of = Runda { $round } z { $rounds }

## Before the deal

what-name = Jak się do ciebie zwracać?
sit-down = Usiądź
put-bot = Dodaj bota
empty-the-seat = Zwolnij miejsce
change-seats = Przesiądź się tutaj
invite = Zaproś znajomych
invite-text = Kto otworzy ten link, może usiąść do stołu, bez konta.
invite-text-full = Kto otworzy ten link, może oglądać grę.
invite-qr = Kod QR z linkiem do tego stołu
copy-link = Kopiuj link
share = Udostępnij
copied = Skopiowano
copy-failed = Nie udało się skopiować. Zaznacz tekst i skopiuj go ręcznie.
deal = Rozdaj karty
deal-when-full = Możesz rozdać, gdy tylko wszystkie miejsca będą zajęte. Boty chętnie dołączą.
wait-for-host = Gospodarz rozda, gdy tylko wszystkie miejsca będą zajęte.
wait-for-deal = Wszystkie miejsca są zajęte. Gospodarz może już rozdać karty.
full-watch = Wszystkie miejsca są zajęte. Zostań i oglądaj: gra pojawi się tu zaraz po rozdaniu.
host-decides = Gospodarz to { $host }: wybiera, w co gracie, i rozdaje karty.

## Playing

pile-up = Stos { $pile }, rosnący
pile-down = Stos { $pile }, malejący
pile-shows = { $pile }: { $card }
pile-is-fresh = Nie ma tu jeszcze żadnej karty.
laid-by = { $name }
draw-pile = { $cards ->
    [0] Stos dobierania pusty
    [one] Stos dobierania: jedna karta
    [few] Stos dobierania: { $cards } karty
   *[many] Stos dobierania: { $cards } kart
}
cards-left = { $cards ->
    [one] Jeszcze jedna karta
    [few] Jeszcze { $cards } karty
   *[many] Jeszcze { $cards } kart
}
your-turn = Twoja tura
their-turn = Teraz gra { $name }
owes-cards = { $cards ->
    [one] jeszcze jedna karta
    [few] jeszcze { $cards } karty
   *[many] jeszcze { $cards } kart
}
owes-three = dokładnie trzy: { $laid } z 3
owes-skull = czaszka do zakrycia na { $pile }
owes-one-pile = w tej turze tylko stos { $pile }
owes-nothing = graj dalej albo zakończ turę
end-turn = Koniec tury
draws = { $cards ->
    [one] dobierz jedną kartę
    [few] dobierz { $cards } karty
   *[many] dobierz { $cards } kart
}
take-back = Cofnij
takeback-asked = { $name } pyta: cofnąć ostatnie zagranie?
end-asked = { $name } pyta: zakończyć grę?
end-waits = Prosisz o zakończenie gry.
end-withdraw = Wycofaj
end-yes = Tak, zakończ
end-no = Nie, gramy dalej
end-counts = Liczyłaby się tak, jak stoi.
asked-agreed = Za: { $names }.
asked-waits = Czekamy na: { $names }.
takeback-waits = Prosisz o cofnięcie zagrania. Czekamy na pozostałych.
fit-not = Nie pasuje
fit-trick = Zagranie wsteczne
fit-loses = To przegrana
fit-step = { $cards ->
    [0] nic nie przeskoczy
    [one] przeskoczy jedną
    [few] przeskoczy { $cards }
   *[many] przeskoczy { $cards }
}
card-named = Karta { $card }
card-fits = pasuje na { $piles }
card-fits-nowhere = nigdzie nie pasuje
card-queued = czeka na { $pile }
unqueue = Niech { $card } nie czeka już na { $pile }
queued = Karta czeka: w twojej turze trafi na stos, jeśli ten się nie zmieni.
queue-dropped = Jedna z kart już nie czeka: jej stos się zmienił.
queue-not-now = Teraz żadna karta nie może czekać w kolejce.
choose-card-first = Wybierz najpierw kartę, potem stos.
commands-in-force = Obowiązujące polecenia
signals-here = Znaki o tym stosie
not-now-offline = Stół jest teraz nieosiągalny. Spróbuj ponownie, gdy wróci połączenie.
too-long = To za długie.

## Who starts

who-starts = Kto zaczyna?
who-starts-hint = Spójrz na swoje karty i powiedz, czy masz ochotę.
would-you-start = Chcesz zacząć?
start-want = Chętnie
start-could = Mogę
start-rather-not = Raczej nie
name-starter = Wskaż, kto zaczyna
i-start = Ja zaczynam
they-start = Zaczyna { $name }

## A play that loses

doubt-title = Na pewno?
doubt-play = { $card } na { $pile } oznacza przegraną.
doubt-play-anyway = Mimo to zagraj
doubt-think = Jeszcze pomyślę
loss-stuck = W tej turze trzeba jeszcze wyłożyć karty, a żadna nie pasuje.
loss-skull = Czaszka pozostaje odkryta.
loss-three = W tej turze nie ma dokładnie trzech kart.
loss-one-pile = Karty z tej tury leżą na więcej niż jednym stosie.

## Commands

command-stop = Stop
command-stop-means = Tura natychmiast się kończy.
command-skull = Czaszka
command-skull-means = Trzeba ją zakryć jeszcze w tej samej turze.
command-three = 3!
command-three-means = W tej turze zagrywa się dokładnie trzy karty.
command-silence = Cisza
command-silence-means = Dopóki ją widać, nikt nie rozmawia ani nie daje znaków.
command-no-trick = Bez zagrań wstecznych
command-no-trick-means = Dopóki je widać, nie wolno grać wstecz.
command-one-pile = Jeden stos
command-one-pile-means = Dopóki je widać, wszystkie karty tury idą na jeden stos.
command-draw-one = Dobierz jedną
command-draw-one-means = Dopóki je widać, po turze dobiera się tylko jedną kartę.

## Talk

wish-leave-it = Zostawcie go, proszę
wish-rather-not = Raczej nie
wish-small-steps = Tylko małe kroki
wish-good-for-me = Dobry dla mnie
wish-can-jump-back = Mogę się tu cofnąć
signal-piles = Powiedz coś o stosie
signal-stuck-soon = Zaraz utknę
signal-can-go-on = Mogę grać dalej
signal-commands = Mów o poleceniach
signal-holds = Mam
signal-not-now = Nie teraz
told-holds = Mam „{ $command }”
told-not-now = Tylko nie teraz „{ $command }”, proszę
silence-rules = Cisza! Nikt nie rozmawia, dopóki karta nie zostanie zakryta.
say-something = Powiedz coś
say-without-numbers = Tylko bez liczb
say-by-signals = Przy tym stole w czasie gry porozumiewa się tylko znakami.
account-empty = Tu pojawi się przebieg gry.
send = Wyślij
account = Co się wydarzyło
command-label = Wpisz zagranie, na przykład 37A albo end

## Keys

keys = Klawisze
come-back = Wróć na swoje miejsce
give-up = Poddaj grę
leave-table = Odejdź od stołu
key-choose = przechodzenie między kartami
key-take = weź kartę albo odłóż ją z powrotem
key-lay = połóż kartę na stos A, B, C albo D
key-end = zakończ turę
key-undo = cofnij ostatnią kartę
key-steps = pokaż, ile kart przeskoczy zagranie
key-talk = otwórz albo zamknij rozmowę
key-read-hand = odczytaj karty na ręce
key-read-piles = odczytaj stosy
key-read-commands = odczytaj obowiązujące polecenia
key-read-last = odczytaj ostatnie zagrania
key-read-turn = odczytaj, czyja jest tura i czego jeszcze wymaga
key-command = wpisz zagranie
key-nothing = odłóż kartę z powrotem
key-help = te klawisze

## What happened

told-laid = { $name }: { $card } na { $pile }
told-trick = { $name }: { $card } na { $pile }, zagranie wsteczne
told-you-drew = Dobierasz { $card }
told-signal = { $name }: { $signal }
told-said = { $name }: „{ $said }”
told-takeback = { $name }: czy mogę cofnąć kartę?
told-took-back = { $name }: karta cofnięta
told-takeback-denied = { $name }: nie, to zostaje
told-gone = { $name }: na razie poza stołem; miejsce czeka
told-back = { $name }: teraz przy stole
told-seat-free = Zwolniło się miejsce
told-stand-in = { $name }: dalej gra bot
told-host = Gospodarz: { $name }
told-end-asked = { $name }: kończymy grę?
told-end-agreed = { $name }: tak, kończymy
told-end-denied = { $name }: nie, grajmy dalej
told-end-dropped = Gra toczy się dalej
told-muted = { $name }: głos odebrany
told-unmuted = { $name }: głos przywrócony
told-removed = { $name }: usunięcie od stołu
told-stopped = Grę zakończono przed czasem i liczy się tak, jak stoi
told-dealt = Karty są rozdane
told-won = Wygrana! Wszystkie karty leżą na stosach
told-lost = { $cards ->
    [one] Koniec gry, została jedna karta
    [few] Koniec gry, zostały { $cards } karty
   *[many] Koniec gry, zostało { $cards } kart
}
told-round-won = Runda wygrana: { $name }
told-given-up = Gra została poddana
read-hand = Twoja ręka: { $cards }
read-no-hand = Nie masz kart.
read-commands = Obowiązuje: { $commands }
read-no-commands = Nie obowiązuje żadne polecenie.
read-no-plays = Nic jeszcze nie zagrano.
read-no-turn = Teraz nikt nie gra.

## Nobody is stuck

stuck-gone = { $name } jest na razie poza stołem. Miejsce czeka.
stuck-removed = { $name } już tu nie gra. Na tym miejscu nikt nie gra.
stuck-away = { $name } jest offline.
stuck-asleep = { $name } od dłuższej chwili nie gra.
stuck-late = Czas gracza { $name } minął.
stuck-empty = Kolej na wolne miejsce.
stuck-since = { $minutes ->
    [0] Przed chwilą.
    [one] Od minuty.
    [few] Od { $minutes } minut.
   *[many] Od { $minutes } minut.
}
stuck-can = { $name } może włączyć bota.
stand-in = Niech gra bot
wait-on = Czekaj
end-game = Zakończ grę
seat-kept = Twoje miejsce na ciebie czeka.
bot-for-you = Gra za ciebie bot.
leave-keeps = Miejsce pozostaje twoje: wróć tym samym linkiem. Do tego czasu może grać za ciebie bot.
leave-keep = Wyjdź i zachowaj miejsce
leave-for-good = Oddaj miejsce na stałe
stay = Zostań
give-up-asks = Najpierw zapytamy pozostałych. Jeśli się zgodzą, gra skończy się dla wszystkich.
give-up-now = Skończy się od razu.
host-goes-on = Gospodarz zdecyduje, co dalej.
to-lobby = Miejsca i opcje

## Keeping order

seat-menu = Opcje: { $name }
left-seat = poza stołem
is-muted = bez głosu
mute = Odbierz głos
unmute = Przywróć głos
remove = Usuń od stołu
remove-for-good = Usuń na stałe
remove-asks = { $name }: odtąd przy tym stole tylko oglądanie.
make-host = Uczyń gospodarzem

## The end

won-title = Wszystkie dziewięćdziesiąt osiem!
won-text = Każda karta znalazła swój stos. Gra pokonana!
lost-excellent-title = Tak blisko!
lost-title = Tym razem wygrywają stosy
lost-left = { $cards ->
    [one] Została jedna karta.
    [few] Zostały { $cards } karty.
   *[many] Zostało { $cards } kart.
}
round-won-title = Runda jest twoja!
round-lost-title = Rundę wygrywa { $name }
round-text = Każda karta, która została, kosztuje punkt.
round-capped = Po tylu turach runda się kończy: wygrywa, kto ma najmniej kart.
round-stopped = Rundę zakończono przed czasem i liczy się tak, jak stała: wygrywa, kto miał najmniej kart.
given-up-title = Gra poddana
given-up-text = Bywa. Nowe rozdanie, nowa szansa.
again = Zagraj ponownie
look-back = Zobacz powtórkę

## Connection

contact-here = Ta gra toczy się na twoim urządzeniu
contact-online = Połączono
contact-took = Połączono: ostatnia odpowiedź zajęła { $milliseconds } ms
contact-offline = Brak połączenia
reconnecting = Połączenie zostało przerwane. Nic nie przepadło: już je przywracamy.

## Typed plays

typed-nothing = Wpisz najpierw zagranie, na przykład 37A.
typed-no-game = Nie ma teraz gry, w której możesz zagrać.
typed-waiting = Twoje ostatnie zagranie jest jeszcze w drodze.
typed-unknown = „{ $found }” to nie zagranie. Możesz wpisać: { $forms }
typed-no-pile = Na który stos? { $card } pasuje na: { $piles }
typed-missing = Czegoś tu brakuje: { $expected }.
typed-wrong = Zamiast „{ $found }” powinno tu być: { $expected }.
typed-instead = Możesz zagrać: { $plays }
expected-card = karta od 2 do 99
expected-pile = stos od A do D
expected-item = wartość karty, J (joker) albo stosik od s1 do s4
expected-stack = stosik od 1 do 4
expected-seat = miejsce, licząc od 0
expected-nothing = nic więcej

## Why something can’t be done

refused-number-taboo-said = Liczby są tabu, także słownie i w przebraniu, więc „{ $said }” nie zostało wysłane. Powiedz to bez liczby.
refused-number-taboo = Liczby są tabu. Powiedz to bez liczby.
refused-number-taboo-sign-said = Liczby są tabu, więc „{ $said }” nie zostało wysłane. Jeśli chodzi ci o polecenie, napisz „3!” albo daj znak „Mam” lub „Nie teraz”.
refused-number-taboo-sign = Liczby są tabu. Jeśli chodzi ci o polecenie, napisz „3!” albo daj znak „Mam” lub „Nie teraz”.
refused-signals-only = Przy tym stole w czasie gry porozumiewa się tylko znakami. Wybierz któryś przy stosach.
refused-silence = Cisza! Nikt nie rozmawia, dopóki karta nie zostanie zakryta.
refused-nothing-said = Nie było czego wysłać.
refused-too-long = To za długie.
refused-not-started = Nie wiadomo jeszcze, kto zaczyna.
refused-already-started = Gra już się zaczęła.
refused-game-over = Gra się skończyła.
refused-not-your-turn = Teraz gra ktoś inny.
refused-no-such-card = Nie masz tam tej karty.
refused-wrong-direction = Ta karta tu nie pasuje: spójrz na strzałkę stosu.
refused-trick-forbidden = Polecenie zabrania zagrania wstecznego.
refused-bound-to-pile = Przez polecenie w tej turze gra się na inny stos.
refused-minimum-not-reached = Musisz zagrać jeszcze karty, zanim zakończysz turę.
refused-obligation-open = Zanim tura się skończy, trzeba wykonać polecenie.
refused-too-high = To wyżej niż wierzchnia karta stosu.
refused-too-many = To za dużo kart.
refused-mixed-values = Karty jednego zagrania muszą mieć tę samą wartość.
refused-not-playable = Tego nie da się teraz zagrać.
refused-bad-target = Wybierz kogoś innego.
refused-pass-forbidden = Stos jest pusty: nie ma czego wziąć.
refused-bad-base = Strona i stół się rozminęły. Spójrz jeszcze raz i zdecyduj na nowo.
refused-stale = Gra potoczyła się dalej. Spójrz jeszcze raz i zdecyduj na nowo.
refused-not-seated = To tylko dla osób przy stole.
refused-not-host = To może zrobić tylko gospodarz, a gdy nie ma go od 30 sekund, każdy przy stole.
refused-no-such-seat = Przy stole nie ma takiego miejsca.
refused-no-person-there = Nikt tam nie siedzi.
refused-no-such-bot = Nie ma takiego bota.
refused-seat-taken = To miejsce jest już zajęte.
refused-table-full = Wszystkie miejsca są zajęte. Zapraszamy do oglądania.
refused-already-seated = Masz już miejsce przy tym stole.
refused-saw-another-hand = W tej grze znasz już karty kogoś innego. Możesz dołączyć przy następnym rozdaniu.
refused-game-running = Nie w trakcie gry.
refused-no-game = Teraz nie toczy się żadna gra.
refused-seats-empty = Są jeszcze wolne miejsca.
refused-seats-in-use = Przy stole jest na to za dużo osób.
refused-takeback-not-agreed = Przy tym stole niczego się nie cofa.
refused-nothing-to-take-back = Nie ma czego cofnąć.
refused-no-takeback-asked = Nikt już nie prosi o cofnięcie.
refused-no-end-asked = Nikt cię już nie pyta o zakończenie gry.
refused-end-asked-already = Pozostali już są pytani.
refused-seat-kept = W trakcie gry miejsce należy do swojego gracza. Niech zagra za niego bot albo usuń tę osobę.
refused-only-host = To może zrobić tylko gospodarz.
refused-is-host = Gospodarza nie można uciszyć ani usunąć.
refused-removed = Usunięto cię od tego stołu. Zapraszamy do oglądania.
refused-muted = Gospodarz odebrał ci głos przy tym stole.
refused-muted-already = Ta osoba już nie ma głosu.
refused-not-muted = Ta osoba może rozmawiać.
refused-stand-in-there = Tam już gra bot.
refused-no-stand-in = Już grasz samodzielnie.
refused-dealing = Karty są właśnie rozdawane. Jeszcze chwila.
refused-no-such-signal = W tej grze nie ma takiego znaku.
refused-log-full = Ten stół osiągnął swój limit. Otwórz nowy i graj tam dalej.
refused-talk-full = Twój udział w rozmowach przy tym stole jest wyczerpany. Gra toczy się mimo to dalej.
refused-over-quota = Na dziś to już wszystko, co się tu mieści. Rozpoczętą grę można dokończyć; z resztą wróć później.
refused-not-away = Ta osoba może jeszcze grać sama. Bot może ją zastąpić, gdy nie ma jej albo długo każe czekać.
refused-bad-name = Nikt nie może się tu już tak nazywać. Wybierz inne imię w ustawieniach.
refused-name-number = W tej grze liczby są tajne, a w tym imieniu jest liczba. Wybierz inne.
refused-name-number-seated = W tej grze liczby są tajne, a ktoś tutaj ma liczbę w imieniu. Najpierw musi je zmienić.
refused-name-taken = Ktoś tam nazywa się prawie tak samo. Wybierz inne imię, żeby nikt was nie pomylił.
refused-name-changed = W czasie tej gry imiona się nie zmieniają. Wróć do poprzedniego imienia i usiądź jeszcze raz.
signed-out-title = To urządzenie jest wylogowane
refused-signed-out = To urządzenie zostało wylogowane. Aby wrócić, utwórz link na urządzeniu, które jest jeszcze zalogowane.
refused-restart = Serwer uruchamia się ponownie. Zaraz wróci i nic nie przepadnie.
refused-reload = Przywracanie zapisanego stołu.
refused-rate-limited = To było trochę za szybko. Weź oddech i spróbuj jeszcze raz.

## What is agreed before the deal

seal = Odcisk potasowanych kart, pokazany przed pierwszą kartą. Po grze możesz sprawdzić, czy nic nie zostało zmienione.
bits-left-out = Rozdano bez tego, co twoje urządzenie dodaje do tasowania: dotarło za późno albo serwer to pominął. Tak mówi też zapis.

## What whoever runs the server decides, and reports to them

refused-banned = Na razie nie masz dostępu do tego serwera.
refused-closed = Osoba, która prowadzi ten serwer, zamknęła ten stół.
refused-muted-by-operator = Na razie możesz tu grać, ale nie mówić: tak zdecydowała osoba, która prowadzi ten serwer.
refused-maintenance = Na razie nie ma nowych stołów i rozdań: na serwerze zaraz zaczną się prace.
error-no-words = Ostatnio nie powiedziano nic, co można by zgłosić.
error-not-there = Tylko osoby przy stole mogą tam kogoś zgłosić.
report = Zgłoś kogoś
report-title = Zgłoś kogoś przy tym stole
report-whom = Kogo?
report-what = Co?
report-words = Słowa
report-name = Imię
report-text = Chcesz coś dodać? (nieobowiązkowo)
report-explained = Serwer dodaje imię i to, co ostatnio powiedziano. Nikt przy stole się o tym nie dowie.
report-send = Wyślij zgłoszenie
report-sent = Osoba, która prowadzi ten serwer, przyjrzy się temu.

## Czas na turę

seconds-left = { $number ->
    [one] jeszcze { $number } sekunda
    [few] jeszcze { $number } sekundy
   *[many] jeszcze { $number } sekund
}
minutes-left = { $number ->
    [one] jeszcze { $number } minuta
    [few] jeszcze { $number } minuty
   *[many] jeszcze { $number } minut
}
hours-left = { $number ->
    [one] jeszcze { $number } godzina
    [few] jeszcze { $number } godziny
   *[many] jeszcze { $number } godzin
}
time-up = Czas minął

## Talk

unread = { $messages ->
    [one] Jedna nowa wiadomość
    [few] { $messages } nowe wiadomości
   *[many] { $messages } nowych wiadomości
}

# At a table that goes on with another game.
what-if-back = Wróć do punktu wyjścia
