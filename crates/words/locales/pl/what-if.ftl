### What if: another way on from a position of a finished game.

what-if = A gdyby…
what-if-text = Usiądź do tej gry i rozegraj ją inaczej. Działa na tym urządzeniu, także bez sieci.
what-if-here = Graj od tego miejsca
what-if-key = Graj od tego kroku (W)
what-if-deal = To rozdanie od początku
what-if-step = Od kroku { $step }
what-if-over = Na tym kroku gra jest skończona. Cofnij się o krok, by grać dalej, albo rozegraj to rozdanie od początku.
what-if-seats = Grasz jako
what-if-several = Grając na kilku miejscach, widzisz rękę tego, na które przypada ruch.
what-if-no-seat = Wybierz co najmniej jedno miejsce.
what-if-cards = Karty, które przyjdą
what-if-same = te same karty
what-if-fresh = potasowane na nowo
what-if-same-means = Każda karta leży tam, gdzie leżała w grze.
what-if-fresh-means = To, czego Twoje miejsca nie mogły wiedzieć, jest tasowane na nowo: karty, których nikt nie widział, i ręce innych.
what-if-name = Nazwa
what-if-play = Graj
what-if-full = To urządzenie przechowuje 40 prób i wszystkie miejsca są zajęte. Najpierw usuń jedną.
what-if-tries = Dotychczasowe próby
what-if-running = nieskończona
what-if-unfinished = Nie rozegrana do końca
what-if-copy = Kopiuj link
what-if-rename = Zmień nazwę
what-if-delete = Usuń
what-if-delete-title = Usunąć tę próbę?
what-if-delete-text = Jest tylko w tej przeglądarce i nie da się jej przywrócić. Gra, z której pochodzi, zostaje.
what-if-delete-not = Nie usuwaj
what-if-by-hand = Zmień tę pozycję ręcznie
what-if-hand-title = Graj od pozycji
what-if-hand-text = Zapisz pozycję w notacji Stapel albo ją wklej. To, czego nikt w niej nie widział, zostanie potasowane.
what-if-hand-label = Pozycja
what-if-hand-name = Własna pozycja
what-if-hand-example = Wstaw przykład
what-if-wrong = Od tej pozycji nikt nie może grać:
what-if-wrong-at = To jeszcze nie jest pozycja. Błąd jest przy znaku { $column }:
what-if-show-wrong = Pokaż miejsce
replay-key-what-if = graj dalej inaczej

# Why nobody can play on from a position.
midway-draws = Właśnie jest tam dobierana lub odkrywana karta. Podaj pozycję, w której ktoś ma ruch.
midway-over = Gra jest tam skończona. Podaj pozycję, w której ktoś ma ruch.
