### The start page and the settings.

hero-title = Cztery stosy, garść kart i twoi znajomi
hero-text = Otwórz link i graj: solo, z botami albo ze znajomymi, gdziekolwiek są. Bez zakładania konta.
choose-game = Wybierz grę
the-game-line = Wyłóżcie razem wszystkie karty, w górę i w dół, nie zdradzając żadnej liczby.
extreme-line = To samo, tylko z poleceniami, które wiążą wam ręce.
clear-4-line = Pozbądź się swoich dwudziestu kart przed innymi.
players-one-to-five = 1–5 osób
players-two-to-six = 2–6 osób
how-many = Miejsca przy stole
how-strong = Poziom botów
alone = Solo
play-alone = Zagraj teraz
play-with-bots = { $bots ->
    [one] Zagraj teraz z botem
    [few] Zagraj teraz z { $bots } botami
   *[many] Zagraj teraz z { $bots } botami
}
play-friends = Zagraj ze znajomymi
learn-first = Pierwszy raz? Trzy minuty

install-text = Miej Stapel na tym urządzeniu jak aplikację. Działa też bez sieci.
install = Zainstaluj
install-not = Nie teraz
going-on = Graj dalej
mine-more = Pokaż wszystko
my-tables = Twoje stoły
open-tables = Otwarte stoły
open-tables-none = Żaden stół nie szuka teraz graczy. Otwórz własny i wyślij link.
recent-games = Ostatnie partie
recent-games-none = Nikt tu jeszcze nie grał. Pierwsza partia należy do ciebie.
lists-unreachable = Serwer jest teraz nieosiągalny.
table-running = Gra trwa
table-waiting = Można rozdawać
table-free = { $seats ->
    [one] Jedno wolne miejsce
    [few] { $seats } wolne miejsca
   *[many] { $seats } wolnych miejsc
}
record-won = Wygrana
record-lost = Przegrana
record-won-by = Wygrana: { $names }
record-given-up = Poddana
list-remove = Usuń z tej listy
list-removed = Usunięto z list na tym urządzeniu.

your-name = Twoje imię
saved = Zapisano
name-saved = Twoje imię jest zapisane.
theme = Wygląd
theme-system = Systemowy
theme-light = Jasny
theme-dark = Ciemny
theme-contrast = Duży kontrast
motion = Ruch kart
motion-still = Brak
motion-fast = Szybki
motion-normal = Zwykły
motion-slow = Wolny
sound = Dźwięki
show-steps = Zawsze pokazuj, ile kart przeskoczy zagranie
typed-commands = Pole do wpisywania zagrań i przebieg gry na piśmie

## One guest, several devices

device-title = Graj na innym urządzeniu
device-text = Dzięki temu linkowi inne urządzenie stanie się tym samym gościem co to, z twoimi stołami i grami. Działa raz i tylko przez krótki czas. Nie udostępniaj go.
device-make = Utwórz link
device-qr = Kod QR z linkiem dla twojego drugiego urządzenia
devices-title = Twoje urządzenia
devices-text = Kto używa jednego z nich, gra pod twoim imieniem. Wyloguj te, które zginęły albo nie są już używane.
device-this = To urządzenie
device-unknown = Dawne urządzenie
device-program = Program „{ $name }”
device-used = Ostatnio używane: { $day }
device-revoke = Wyloguj
device-revoke-one = Wyloguj: { $device }
device-revoke-others = Wyloguj wszystkie inne urządzenia
device-revoked = Wylogowano: { $device }
devices-revoked = Wszystkie inne urządzenia są wylogowane.
leave-title = Usuń siebie
leave-text = Możesz odejść na zawsze, w każdej chwili i bez pytania kogokolwiek.
leave-begin = Usuń mnie …
leave-ask = Usunąć { $name } na zawsze?
leave-what-goes = Twoje imię, wszystko, co zostało przez ciebie powiedziane, miejsca, linki, urządzenia i programy są usuwane od razu. Zakończone gry zostają w zapisach tych, którzy z tobą grali, bez twojego imienia. Gry na tym urządzeniu zostają tutaj.
leave-no-way-back = Tego nie da się cofnąć.
leave-stay = Nie, zostaję
leave-confirm = Tak, usuń mnie
left-for-good = Gotowe: ty i wszystko, co zostało przez ciebie powiedziane, zniknęło.
claim-title = Grać tu dalej jako ten gość?
claim-text = To urządzenie stanie się gościem, od którego pochodzi link. Dotychczasowy gość stąd zniknie.
claim = Tak, to ja
claimed = Miło cię znów widzieć, { $name }.
claim-failed = Linki działają raz i tylko przez krótki czas. Utwórz nowy na drugim urządzeniu.
