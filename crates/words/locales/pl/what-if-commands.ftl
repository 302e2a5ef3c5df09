### What if: what the command line says of it.

midway-other-cards = karty, które przyjdą z talii, muszą być tymi, których w pozycji nikt nie ma
midway-other-rules = pozycja musi być z tej gry, z liczbą graczy, opcjami i układem z zapisu
solve-midway = { $file } zaczyna się w środku gry, więc nie ma rozdania do rozwiązania. Podaj zapis gry, która została rozdana.
play-position = Od tej pozycji nie da się grać: { $why }
play-position-agreed = pozycja mówi, która to gra i z jakimi opcjami; pomiń pozostałe
play-position-seat = nie ma miejsca { $found } w tej pozycji; miejsca są od 0 do { $last }
help-play--position = Graj od tej pozycji w notacji; karty, których nikt nie widział, są tasowane
help-play--seats = Twoje miejsca w pozycji, liczone od 0 [domyślnie: to, które ma ruch]
