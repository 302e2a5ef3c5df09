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

## The row of keys

terminal-choose = Wybierz
terminal-lay = Połóż
terminal-end = Koniec tury
terminal-play = Zagraj
terminal-take = Weź stos
terminal-signal = Znak
terminal-say = Powiedz
terminal-type = Wpisz

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

## Home

terminal-join = Dołącz przez link
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
terminal-delete = Jest tylko na tym komputerze i nie da się jej odzyskać.

## Replays

terminal-seat = Miejsce { $seat }
terminal-key-moment = do następnej kluczowej chwili albo poprzedniej
terminal-key-back = wróć tam, gdzie wcześniej
discard-under = { $cards ->
    [0] Pod spodem nic
    [one] Pod spodem jedna karta
    [few] Pod spodem { $cards } karty
   *[many] Pod spodem { $cards } kart
}
