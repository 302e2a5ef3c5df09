### The cards of a box that somebody owns, and what else the page says around an agreement.

usual-again = Przywróć domyślne
agree-begins-anew = Z innymi zasadami cała gra zaczyna się od nowa: punkty liczą się od zera.
agreed-next = Od teraz:
deal-in-stead = Gospodarza chwilowo nie ma. Możesz wybierać i rozdawać w jego zastępstwie.

box-enter = Wprowadź swoje pudełko…
box-edit = Zmień to pudełko…
box-see = Zobacz karty
box-see-title = Karty z poleceniami
box-title = Karty z mojego pudełka
box-text = Wybierz polecenie, a potem dotknij czterech liczb, które mają je w twoim pudełku. Ponowne dotknięcie je usuwa.
box-stamps = Polecenia
box-numbers = Liczby
box-cell = { $card }: { $command }
box-complete = Wszystko na miejscu: cztery liczby na każde polecenie.
box-name = Nazwa pudełka
box-my = Moje pudełko
box-code = Kod do udostępnienia lub wklejenia
box-copy = Kopiuj kod
box-clear = Usuń wszystkie
box-delete = Usuń to pudełko
box-deleted = Pudełko nie jest już zapisane na tym urządzeniu. „Użyj tego pudełka” zapisze je znowu.
box-not-kept = Na tym urządzeniu nie ma miejsca, żeby zapisać pudełko. Ten stół może go mimo to użyć.
box-use = Użyj tego pudełka
