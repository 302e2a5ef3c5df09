### Games without a server, and the page without a network.

play-here = Na tym urządzeniu, bez serwera
offline-title = Możesz grać od razu.
offline-text = Serwer jest nieosiągalny, ale solo albo z botami zagrasz też na tym urządzeniu.
opened-here = Serwer jest nieosiągalny, więc ta gra toczy się na twoim urządzeniu.
friends-need-server = Znajomi spotykają się na serwerze, a ten jest teraz nieosiągalny. Ale boty są na miejscu.
here-impossible = Gra nie mogła się zacząć na tym urządzeniu. Może pomóc odświeżenie strony.
here-not-kept = Ta przeglądarka nie ma miejsca, żeby zachować grę. Potrwa, dopóki nie zamkniesz strony.

games-here = Na tym urządzeniu
games-here-more = { $games ->
    [one] Pokaż jeszcze jedną
    [few] Pokaż jeszcze { $games }
   *[many] Pokaż jeszcze { $games }
}
go-on = graj dalej
own-cards-left = { $cards ->
    [one] Została ci jedna karta
    [few] Zostały ci { $cards } karty
   *[many] Zostało ci { $cards } kart
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
delete-game-text = Jest tylko w tej przeglądarce i nie da się jej odzyskać.
delete-game-copy = Kopia w tej przeglądarce zniknie. Serwer zachowa grę.
delete-game-not = Nie usuwaj

no-game-here-title = Tej gry tu nie ma
no-game-here-text = Gry bez serwera zostają w przeglądarce, w której się zaczęły. Może ta została usunięta.
elsewhere-title = Gra toczy się gdzie indziej
elsewhere-text = Trwa dalej w innym oknie tej przeglądarki. Nic nie przepadło.
go-on-here = Graj dalej tutaj
unreadable-title = Nie można otworzyć tej gry
unreadable-text = Ta strona nie rozumie tego, co zachowała przeglądarka. Może zapisała to nowsza wersja strony: wtedy gra otworzy się, gdy wróci internet. Zostanie tu, dopóki jej nie usuniesz.
