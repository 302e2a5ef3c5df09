### The start page and the settings.

hero-title = Cztery stosy, garść kart i twoi znajomi
hero-text = Otwórz link i graj: solo, z botami albo ze znajomymi, gdziekolwiek są. Bez zakładania konta.
play = Graj
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
empty-seat = Wolne miejsce
someone-gone = Dawny gość
record-won = Wygrana
record-over = Zakończona
record-given-up = Poddana

your-name = Twoje imię
save = Zapisz
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

device-title = Play on another device
device-text = This link makes another device the same guest as this one, with your tables and games. It works once, for a short while. Don’t share it.
device-make = Make a link
device-qr = Code with the link for your other device
claim-title = Become the same guest here?
claim-text = This device will then be the guest who made the link. Whoever it was before is gone from here.
claim = Yes, that’s me
claimed = Welcome back, { $name }.
claim-failed = Links work once and only for a short while. Make a new one on your other device.
error-no-link = This link was used already, or it is too old.
