### Games without a server, and the page without a network.

play-here = Na tym urządzeniu, bez serwera
offline-title = Możesz grać od razu.
offline-text = Serwer jest nieosiągalny, ale solo albo z botami zagrasz też na tym urządzeniu.
opened-here = Serwer jest nieosiągalny, więc ta gra toczy się na twoim urządzeniu.
friends-need-server = Znajomi spotykają się na serwerze, a ten jest teraz nieosiągalny. Ale boty są tutaj.
here-impossible = Nie udało się zacząć gry na tym urządzeniu. Może pomóc ponowne wczytanie strony.
here-not-kept = Ta przeglądarka nie ma miejsca, by zachować grę. Gra potrwa, dopóki nie zamkniesz strony.

games-here = Na tym urządzeniu
games-here-more = { $games ->
    [one] Pokaż jeszcze jedną
    [few] Pokaż jeszcze { $games }
   *[many] Pokaż jeszcze { $games }
}
go-on = graj dalej
own-cards-left = { $cards ->
    [one] Masz jeszcze jedną kartę
    [few] Masz jeszcze { $cards } karty
   *[many] Masz jeszcze { $cards } kart
}
next-round-waits = Można rozdać następną rundę
cards-were-left = { $cards ->
    [one] Została jedna karta
    [few] Zostały { $cards } karty
   *[many] Zostało { $cards } kart
}
keep-on-server = Zachowaj na serwerze
kept-on-server = Zachowana na serwerze
delete-game = Usuń grę
delete-game-title = Usunąć tę grę?
delete-game-text = Jest tylko w tej przeglądarce i nie da się jej przywrócić.
delete-game-copy = Zniknie kopia w tej przeglądarce. Serwer zachowa grę.
delete-game-not = Nie usuwaj

no-game-here-title = Tej gry tu nie ma
no-game-here-text = Gry bez serwera zostają w przeglądarce, w której się zaczęły. Może ta została usunięta.
elsewhere-title = Gra toczy się gdzie indziej
elsewhere-text = Gra potoczyła się dalej w innym oknie tej przeglądarki. Nic nie przepadło.
go-on-here = Graj dalej tutaj
unreadable-title = Tej gry nie da się otworzyć
unreadable-text = Ta strona nie rozumie tego, co przeglądarka z niej zachowała. Może zapisała to nowsza strona: wtedy gra otworzy się, gdy wróci połączenie. Zostanie tu, dopóki jej nie usuniesz.
