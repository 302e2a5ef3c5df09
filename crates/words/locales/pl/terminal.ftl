### What only the terminal says.
terminal-not-understood = Serwer powiedział coś, czego ten program nie rozumie. Może pomoże nowsza wersja.
terminal-not-kept = Brakuje miejsca, żeby zachować grę. Potrwa, aż zamkniesz program.
terminal-no-link = To nie jest link z zaproszeniem. Taki link wygląda tak: example.org/t/…

terminal-too-small = Okno jest za małe na stół. Wystarczy 80 kolumn i 24 wiersze.
terminal-watching = { $people ->
    [one] jedna osoba patrzy
    [few] { $people } osoby patrzą
   *[many] { $people } osób patrzy
}
terminal-in-hand = { $cards } na ręce
terminal-more-below = { $lines ->
    [one] jeszcze jeden wiersz ↓
    [few] jeszcze { $lines } wiersze ↓
   *[many] jeszcze { $lines } wierszy ↓
}
terminal-unreadable = Nie da się odczytać zapisanej gry. Może zapisała ją nowsza wersja programu. Zostanie, dopóki jej nie usuniesz.
terminal-elsewhere = Gra potoczyła się dalej w innym oknie na tym komputerze. Nic nie przepadło.
terminal-copied = Link jest w schowku, jeśli twój terminal na to pozwala.
terminal-box-code = Kod:
terminal-box-keys = Strzałki: do liczby · 1–7: jej polecenie · Del: żadne · C: wpisz kod · Y: skopiuj go · Enter: gotowe
terminal-box-list-keys = Enter: użyj · E: zmień · R: zmień nazwę · Y: kopiuj kod · Del: usuń · Esc: wróć
terminal-box-name-keys = Enter: zapisz pod tą nazwą · Esc: wróć
terminal-box-copied = Kod jest w schowku, jeśli twój terminal na to pozwala.
terminal-box-taken-title = Ta nazwa jest zajęta
terminal-box-taken = Masz już pudełko o nazwie „{ $name }”. Czy to ma zająć jego miejsce?
terminal-box-other-name = Inna nazwa
terminal-box-replace = Zastąp
terminal-box-delete = „{ $name }” nie będzie już zapisane na tym komputerze. Kod je przywróci.
terminal-box-bad-name = Nazwa ma od 1 do { $most } znaków.
terminal-box-full = Masz już { $most } pudełek. Najpierw usuń jedno albo użyj nazwy innego.
terminal-box-not-kept = Nie da się zapisać listy pudełek. W twoich grach można mimo to użyć tego pudełka.
terminal-boxes-damaged = { $lines ->
    [one] Jeden wiersz w { $file } nie jest pudełkiem. Zostaje bez zmian.
    [few] { $lines } wiersze w { $file } nie są pudełkami. Zostają bez zmian.
   *[many] { $lines } wierszy w { $file } nie jest pudełkami. Zostają bez zmian.
}
terminal-boxes-unreadable = Nie da się odczytać { $file }. Dopóki tak jest, żadne pudełko nie jest tam zapisywane.
terminal-bot-signals = { $signals ->
    [one] { $signals } znak botów
    [few] { $signals } znaki botów
   *[many] { $signals } znaków botów
}

## The row of keys

terminal-choose = Wybierz
terminal-lay = Połóż
terminal-end = Koniec tury
terminal-play = Zagraj
terminal-take = Weź stos
terminal-signal = Znak
terminal-say = Powiedz
terminal-type = Wpisz
terminal-talk = Rozmowa

## All keys

terminal-key-signal = daj znak bez wymieniania liczb
terminal-key-history = zobacz wszystko, co leży na stosie
terminal-key-commands = zobacz polecenia i ich znaczenie
terminal-key-pile = zobacz cały stos
terminal-key-say = powiedz coś
terminal-key-tab = przechodzenie między przyciskami; Enter wciska
terminal-key-scroll = przewijaj to, co się wydarzyło
terminal-key-escape = odłóż wszystko albo otwórz menu
terminal-key-home = wróć na początek; gra poczeka
terminal-key-fold = pokaż albo zwiń znaki botów
terminal-key-answer = odpowiedz na pytanie albo je wycofaj (N)
terminal-key-missing = wróć na miejsce albo niech gra bot

## Home

terminal-join = Dołącz przez link
terminal-host = Otwórz na serwerze
terminal-server = Serwer, na którym ma stanąć stół
terminal-options = Opcje
terminal-link = Link, który ktoś ci przysłał
terminal-go-on = Graj dalej
terminal-bots = { $bots ->
    [one] jeden bot
    [few] { $bots } boty
   *[many] { $bots } botów
}
terminal-ago-minutes = { $minutes ->
    [0] przed chwilą
    [one] minutę temu
    [few] { $minutes } minuty temu
   *[many] { $minutes } minut temu
}
terminal-ago-hours = { $hours ->
    [one] godzinę temu
    [few] { $hours } godziny temu
   *[many] { $hours } godzin temu
}
terminal-ago-days = { $days ->
    [one] dzień temu
    [few] { $days } dni temu
   *[many] { $days } dni temu
}
terminal-quit = Wyjdź
terminal-quit-title = Zamknąć Stapel?
terminal-quit-text = Twoje gry są zapisane. Możesz do nich wrócić, kiedy zechcesz.
terminal-stay = Zostań
terminal-won-by = Wygrywa { $name }
terminal-delete = Jest tylko na tym komputerze i nie da się jej odzyskać.

## Replays

terminal-seat = Miejsce { $seat }
terminal-key-moment = do następnej kluczowej chwili albo poprzedniej
terminal-key-back = wróć do poprzedniego ekranu
discard-under = { $cards ->
    [0] Pod spodem nic
    [one] Pod spodem jedna karta
    [few] Pod spodem { $cards } karty
   *[many] Pod spodem { $cards } kart
}

## Keys at home

terminal-key-arrows = przejdź w tym kierunku
terminal-key-enter = zrób to, co podświetlone
terminal-key-game = następna gra
terminal-key-seats = ile miejsc ma stół
terminal-key-bots = jak dobrze grają boty
terminal-key-go-on = wróć do ostatniej gry
terminal-key-options = zmień zasady i opcje
terminal-key-host = otwórz stół na serwerze, dla znajomych
terminal-key-join = dołącz do stołu przez link
terminal-key-name = zmień imię
terminal-key-learn = naucz się gry, grając
terminal-key-rules = przeczytaj zasady
terminal-key-delete = usuń podświetloną grę
terminal-key-leave = wyjdź (po potwierdzeniu)
terminal-key-quit = wyjdź od razu

## Rules and lessons

terminal-key-scroll-line = przewijaj wiersz po wierszu
terminal-key-scroll-page = przewijaj strona po stronie
terminal-key-section = następna część albo poprzednia
terminal-key-other-rules = zasady innej gry
terminal-key-lesson-on = czytaj dalej albo pozwól zagrać innym
terminal-key-lesson-back = wróć do poprzedniego tekstu
terminal-key-lesson-show = zobacz, co trzeba zrobić
terminal-key-lesson-escape = odłóż wszystko albo zakończ lekcję
terminal-learn-key = To klawisz { $key }.
terminal-learn-also = Możesz tak zrobić.

## Why a server can’t be trusted

tls-unknown-authority = Jego certyfikatu nie podpisał nikt, komu ten komputer ufa. Jeśli ufasz serwerowi, podaj w SSL_CERT_FILE plik z certyfikatem jego urzędu certyfikacji.
tls-wrong-host = Jego certyfikat wystawiono na inną nazwę. Sprawdź adres.
tls-expired = Jego certyfikat wygasł. Musi go odnowić osoba, która prowadzi serwer.
tls-none = Nie odpowiada w TLS. Może adres zaczyna się od http, a nie https.
tls-other = Nie udało się nawiązać szyfrowanego połączenia.

## Analizy

terminal-review = Analiza
terminal-review-stop = Zatrzymaj
terminal-review-board = Stół
terminal-review-all = wszyscy
terminal-review-turns = Tura po turze
terminal-review-totals = Podsumowanie
terminal-review-begins = Trwa analiza gry. To, co się znajdzie, pojawi się tutaj, tura po turze.
terminal-review-progress = tury: { $done } z { $all }
terminal-review-turn = Tura { $turn }, { $name }
terminal-review-chance = Szansa { $chance }
terminal-review-curve = Wykres: { $name }
terminal-review-or = albo
terminal-review-not-here = Ta tura nie została przeanalizowana.
terminal-review-pile = Na wierzchu: { $cards }
terminal-key-review = analiza gry: gdzie została wygrana i przegrana (jeszcze raz: zatrzymaj albo znów stół)
terminal-key-whose = błędy wszystkich albo jednego miejsca
terminal-key-totals = w analizie: tura albo cała gra

## Rady

terminal-advice-title = Co zrobiłby ekspert?
terminal-advice-thinking = Trwa namysł nad twoją turą …
terminal-advice-first-sight = To, co na pierwszy rzut oka wygląda najlepiej, traci wobec tego { $lost } pkt.
terminal-advice-not-now = Możesz pytać w swojej turze, w grach na tym komputerze.
terminal-warning = To kosztowałoby { $lost } pkt na sto (± { $error }).
terminal-warnings-on = W grach na tym komputerze będzie ostrzeżenie przed grubym błędem.
terminal-warnings-off = Nie będzie już ostrzeżeń przed grubymi błędami.
terminal-key-advice = co zrobiłby ekspert i dlaczego?
terminal-key-warnings = ostrzeżenie przed grubym błędem albo już nie
