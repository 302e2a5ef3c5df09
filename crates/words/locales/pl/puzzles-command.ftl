### Polecenie `puzzles`.

help-puzzles = Rozwiązuj zadania: pozycje, w których jedna tura jest wyraźnie najlepsza
help-puzzles-play = Rozwiąż zadanie: dzisiejsze, o danym numerze albo na jakiś temat
help-puzzles-list = Wypisz zadania
help-puzzles-make = Twórz nowe zadania z gier botów
help-puzzles-play--number = Numer zadania [domyślnie: dzisiejsze]
help-puzzles-play--game = Tylko ta gra
help-puzzles-list--game = Tylko ta gra
help-puzzles-play--players = Tylko dla tylu graczy
help-puzzles-list--players = Tylko dla tylu graczy
help-puzzles-play--theme = Tylko na ten temat, na przykład jump-back albo blind-card
help-puzzles-list--theme = Tylko na ten temat, na przykład jump-back albo blind-card
help--grade = Tylko tak trudne: easy (łatwe), medium (średnie), hard (trudne) albo very-hard (bardzo trudne)
help-puzzles-play--tried = Twoja odpowiedź, na przykład „24C, 70D”, zamiast pytania
help-puzzles-play--answer = Od razu pokaż rozwiązanie
help--from = Czytaj zadania z tego pliku zamiast wbudowanych
help-puzzles-list--json = Jeden obiekt JSON w wierszu zamiast tekstu, z rozwiązaniami
help-puzzles-make--games = Gry
help-puzzles-make--players = Liczby graczy, na przykład 3, 1-5 albo 2,4 [domyślnie: wszystkie, na jakie gra pozwala]
help-puzzles-make--count = Ile zadań z każdej gry dla każdej liczby graczy
help-puzzles-make--deals = Ile rozdań zostanie najwyżej po to rozegranych
help-puzzles-make--bot = Kto gra gry, w których się ich szuka, z liczbą rozgrywek (playouts)
help-puzzles-make--playouts = Ile gier jest wyobrażanych, by podać szanse zadania [domyślnie: 6000 albo 8000, zależnie od gry]
help-puzzles-make--seed = Z czego wynikają wszystkie rozdania: dowolny tekst w jednym wierszu
help-puzzles-make--threads = Ile wątków ich szuka [domyślnie: tyle, ile rdzeni]
help-puzzles-make--out = Dopisz je do tego pliku i kontynuuj tam, gdzie się kończy
help-puzzles-make--json = Jeden obiekt JSON w wierszu zamiast tekstu
example-puzzles = dzisiejsze zadanie
example-puzzles-number = to o tym numerze
example-puzzles-theme = jedno z tych z zagraniem wstecznym
example-puzzles-try = od razu mówi, czy to jest to
example-puzzles-answer = pokazuje rozwiązanie
example-puzzles-json = dla skryptów, z rozwiązaniami
example-puzzles-make = nowe, na standardowe wyjście
example-puzzles-out = do pliku; ten sam wiersz kontynuuje tam pracę
example-puzzles-mine = trzecie z nich
note-puzzles = W zadaniu jedna tura jest o co najmniej 15 punktów lepsza od każdej innej, a nie jest nią ta, która na pierwszy rzut oka wygląda najlepiej. docs/puzzles.md mówi, jak powstają.
note-puzzles-play = To, czego nie da się zagrać, nic nie kosztuje. Pusty wiersz rezygnuje i pokazuje rozwiązanie. Końca tury nie trzeba pisać; w Clear 4! chodzi o następne zagranie, a nie o całą turę.
note-puzzles-themes = Tematy: { $themes }.
note-puzzles-make = Boty grają rozdanie po rozdaniu; gdzie silny bot i prosta reguła chcą czego innego, wszystkie tury są porównywane w tych samych wyobrażonych światach. Czego bot expert nie znajduje, odpada, podobnie jak to, co zbyt przypomina resztę.
note-puzzles-same = Te same gry, bot, rozgrywki i ziarno dają te same zadania na każdej maszynie, niezależnie od liczby wątków.
note-puzzles-stop = To, co znaleziono, jest od razu zapisywane. Ctrl-C to zachowuje i kończy z kodem wyjścia 130.
puzzles-progress = zadania

puzzles-title = Zadanie { $number }
puzzles-you = ty: { $cards }
puzzles-hand = { $cards ->
    [one] 1 karta na ręce
    [few] { $cards } karty na ręce
   *[many] { $cards } kart na ręce
}
puzzles-hand-known = { $cards ->
    [one] 1 karta na ręce, wzięta na oczach wszystkich: { $known }
    [few] { $cards } karty na ręce, wzięte na oczach wszystkich: { $known }
   *[many] { $cards } kart na ręce, wzięte na oczach wszystkich: { $known }
}
puzzles-unseen = jeszcze w grze: { $cards }
puzzles-top = { $count ->
    [one] { $cards }, na wierzchu { $value }
    [few] { $cards }, na wierzchu { $count } razy { $value }
   *[many] { $cards }, na wierzchu { $count } razy { $value }
}
puzzles-out = poza grą: { $cards }
puzzles-ask = Twoja odpowiedź, zapisana jak „{ $example }”; pusty wiersz ją pokazuje.
puzzles-solved = To jest to!
puzzles-missed = Nie tym razem. Oto ile warte są tury:
puzzles-yours = twoje
puzzles-obvious = na pierwszy rzut oka wygląda najlepiej
puzzles-about = Temat: { $themes }
puzzles-column-number = nr
puzzles-column-game = gra
puzzles-column-players = gracze
puzzles-column-rating = ocena
puzzles-column-grade = trudność
puzzles-column-themes = temat
puzzles-counted = { $count ->
    [one] { $shown } zadanie
    [few] { $shown } zadania
   *[many] { $shown } zadań
}
puzzles-made = { $count ->
    [one] { $game }, { $players }: { $puzzles } z { $shown } rozdania
    [few] { $game }, { $players }: { $puzzles } z { $shown } rozdań
   *[many] { $game }, { $players }: { $puzzles } z { $shown } rozdań
}

puzzles-no-number = nie ma zadania { $found }; ostatnie to { $last }
puzzles-none = nie ma takiego zadania; stapel puzzles list pokazuje wszystkie
puzzles-no-action = { $found } to nie zagranie: { $why }
puzzles-unfinished = tura jeszcze się nie skończyła: potrzeba kolejnej karty
puzzles-too-much = tura kończy się przed { $action }
puzzles-nothing = nie ma tu żadnego zagrania
puzzles-clock = --bot: z ms nikt nie zrobi tych samych zadań jeszcze raz; podaj liczbę playouts
puzzles-seed = --seed: to musi być jeden wiersz
puzzles-not-puzzles = { $file }, wiersz { $line }: { $what }
