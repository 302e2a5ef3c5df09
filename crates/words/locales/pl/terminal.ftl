### What only the terminal says.
terminal-not-understood = Serwer powiedział coś, czego ten program nie rozumie. Może pomoże nowsza wersja.
terminal-not-kept = Brakuje miejsca, żeby zachować grę. Potrwa, aż zamkniesz program.
terminal-no-link = To nie jest link z zaproszeniem. Taki link wygląda tak: https://example.org/t/…

terminal-too-small = Okno jest za małe na stół. Wystarczy 80 kolumn i 24 wiersze.
terminal-watching = { $people ->
    [one] jedna osoba patrzy
    [few] { $people } osoby patrzą
    [many] { $people } osób patrzy
   *[other] { $people } osoby patrzy
}
terminal-in-hand = { $cards } na ręce
terminal-more-below = { $lines ->
    [one] jeszcze jeden wiersz ↓
    [few] jeszcze { $lines } wiersze ↓
    [many] jeszcze { $lines } wierszy ↓
   *[other] jeszcze { $lines } wiersza ↓
}
terminal-unreadable = To, co zostało z tej gry, nie ma sensu. Może zapisała to nowsza wersja programu. Zostanie, dopóki tego nie usuniesz.
terminal-elsewhere = Inne okno na tym komputerze grało dalej. Nic nie przepadło.

## The row of keys

terminal-choose = wybierz
terminal-lay = połóż
terminal-end = koniec tury
terminal-play = zagraj
terminal-take = weź stos
terminal-signal = sygnał
terminal-say = powiedz
terminal-type = wpisz

## All keys

terminal-key-signal = daj sygnał bez wymieniania liczb
terminal-key-history = zobacz wszystko, co leży na stosie
terminal-key-commands = zobacz polecenia i ich znaczenie
terminal-key-pile = zobacz cały stos
terminal-key-say = powiedz coś
terminal-key-tab = przechodzenie między przyciskami; Enter wciska
terminal-key-scroll = przewijaj to, co się wydarzyło
terminal-key-escape = odłóż wszystko albo otwórz menu
terminal-key-home = wróć na początek; gra poczeka
