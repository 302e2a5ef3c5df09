### What the command line says.

## Parts of the help

heading-usage = Użycie:
heading-commands = Polecenia:
heading-arguments = Argumenty:
heading-options = Opcje:
heading-everywhere = Opcje wszystkich poleceń:
heading-examples = Przykłady:
heading-exit-codes = Kody wyjścia:
heading-bots = Boty, od najsłabszego:
placeholder-options = OPCJE
placeholder-command = POLECENIE
mark-environment = środowisko:
mark-default = domyślnie:
mark-values = możliwe:

help-stapel = Dom dla The Game, The Game: Extreme i Clear 4!
help-serve = Otwieraj stoły: dla siebie, znajomych albo całego świata
help-backup = Skopiuj wszystko, co przechowuje serwer, także gdy działa
help-export = Wypisz wszystkie zakończone gry serwera
help-check = Sprawdź, czy wszystko, co przechowuje serwer, jest tak, jak zostało zapisane
help-verify = Sprawdź, czy zapisaną grę rozdano z jej ziarna i rozegrano zgodnie z zasadami
help-referee = Sędziuj gry dla programu: wiersze JSON na wejściu, po jednej odpowiedzi na wiersz na wyjściu
help-replay = Przejdź zapisaną grę krok po kroku, sprawdzając każdy ruch
help-simulate = Niech boty zagrają wiele gier, a zobaczysz, jak im idzie
help-arena = Porównaj boty przy różnych liczbach graczy, w jednej tabeli
help-solve = Powiedz, czy rozdanie da się wygrać i jak, gdy znane są wszystkie karty
help-bots = Wypisz boty, od najsłabszego
help-config = Pokaż i zmień swoje ustawienia: imię, język, kolory, serwer
help-config-path = Powiedz, gdzie jest albo byłby plik z ustawieniami
help-config-set = Zapisz ustawienie w pliku
help-config-unset = Usuń ustawienie z pliku
help-completions = Wypisz skrypt, dzięki któremu powłoka uzupełnia polecenia
help-man = Wypisz podręcznik, po stronie na polecenie
help-help = Pokaż tę pomoc albo pomoc polecenia

help--help = Pokaż tę pomoc
help--version = Pokaż wersję
help--language = Język: de, en, fr, it albo pl
help--color = Czy używać kolorów: auto, always (zawsze) albo never (nigdy)
help--json = Jeden obiekt JSON zamiast tekstu
help--number = Który zapis z pliku, w którym jest ich kilka, licząc od 1
help--data = Katalog danych serwera
help--game = Gra
help--seed = Z czego wynikają wszystkie rozdania i losowe decyzje botów: dowolny tekst
help--threads = Ile wątków gra [domyślnie: tyle, ile rdzeni]
help--options = Opcja zasad, na przykład expert=true; można podać kilka razy
help--layout = Które karty Extreme mają polecenia: default, shuffled (raz, z ziarna), kod pudełka albo plik, który go zawiera
help--key = Ustawienie
help-serve--listen = Adres i port, na których nasłuchuje serwer
help-serve--data = Katalog na wszystko, co jest zapisywane; powstanie, jeśli go brak
help-serve--public-url = Adres, który wszyscy otwierają, na przykład https://cards.example; strony z innych witryn są wtedy odrzucane, a z https ciasteczka podróżują tylko szyfrowane
help-serve--trust-proxy = Wierz nagłówkowi X-Forwarded-For: tylko za własnym proxy, które go ustawia
help-serve--threads = Wątki, które obsługują ludzi [domyślnie: po jednym na rdzeń]
help-serve--bot-threads = Wątki, które myślą za boty [domyślnie: o jeden mniej niż rdzeni, co najmniej jeden]
help-serve--keep-tables = Po tylu dniach bez zmian stół jest usuwany; 0 – nigdy
help-serve--keep-guests = Po tylu dniach zapominany jest gość, który nie przychodzi; 0 – nigdy
help-serve--keep-records = Po tylu dniach usuwany jest zapis zakończonej gry; 0 – nigdy
help-serve--max-connections = Połączenia łącznie
help-serve--max-connections-per-address = Połączenia z jednego adresu
help-serve--messages-per-second = Wiadomości na sekundę od jednego gościa
help-serve--requests-per-second = Żądania HTTP na sekundę z jednego adresu
help-serve--made-per-hour = Goście i stoły, które jeden adres może utworzyć w godzinę
help-serve--messages-per-address = Wiadomości na sekundę z jednego adresu [domyślnie: dziesięć razy tyle co od jednego gościa]
help-serve--tables-per-guest = Stoły, które gość może mieć, gdy otwiera kolejny
help-serve--guest-quota = MiB zapisywane dla jednego gościa w ciągu dnia
help-serve--bot-seconds = Sekundy na minutę, przez które boty myślą dla jednego gościa, zanim pierwszeństwo dostaną inni
help-serve--max-plain-connections = Połączenia łącznie, które nie są WebSocketami
help-serve--low-disk = Wolne megabajty na dysku danych, poniżej których dziennik ostrzega
help-serve--accept-loss = Uruchom, choć ostatnie zmiany przepadły albo dane są uszkodzone, i działaj dalej bez nich
help-serve--log = Co trafia do dziennika: off, error, warn, info, debug albo trace
help-serve--log-format = Jak prowadzić dziennik: dla ludzi albo po obiekcie JSON na wiersz
help-serve--config = Czytaj z tego pliku to, czego nie ma ani tu, ani w środowisku; SIGHUP wczytuje go ponownie
help-serve--print-config = Pokaż, co obowiązuje i skąd pochodzi, zamiast uruchamiać serwer
help-serve--log-requests = Zapisuj w dzienniku każde żądanie HTTP, bez stołu, imion i sekretów
help-serve--log-addresses = Co dziennik mówi o adresie: short skraca go, full podaje cały, none pomija
help-backup--file = Plik do zapisania; nie może jeszcze istnieć
help-export--text = Zapisy jako tekst, jeden po drugim, zamiast obiektu JSON na wiersz
help-export--game = Tylko zapisy tej gry
help-verify--record = Zapis: tekst albo JSON, jaki jest eksportowany lub przechowywany; - to standardowe wejście
help-verify--commitment = Odcisk, który stół pokazał przed pierwszą kartą
help-replay--file = Zapis: tekst albo JSON, jaki jest eksportowany lub przechowywany; - to standardowe wejście
help-replay--json = Po obiekcie JSON na wiersz zamiast tekstu
help-replay--plain = Zwykły tekst także na terminalu, bez ekranu do przewijania
help-simulate--players = Ile miejsc [domyślnie: tyle, ile botów, jeśli podano kilka, inaczej 3]
help-simulate--bots = Jeden bot na wszystkie miejsca albo po jednym na każde, rozdzielone przecinkami; nazwy i ustawienia są niżej
help-simulate--games = Ile gier
help-simulate--plot = Narysuj też wynik jako SVG: ile kart zostało albo kto ile wygrał
help-arena--bots = Porównywane boty, rozdzielone przecinkami; nazwy i ustawienia są niżej
help-arena--against = Clear 4!: bot na wszystkich pozostałych miejscach [domyślnie: greedy]
help-arena--players = Liczby graczy, na przykład 3, 1-5 albo 2,4 [domyślnie: wszystkie, na jakie gra pozwala]
help-arena--games = Ile gier rozgrywa każdy bot przy każdej liczbie graczy
help-arena--markdown = Tabela w Markdownie zamiast tekstu
help-solve--players = Ile miejsc
help-solve--seed = Z czego wynika rozdanie: dowolny tekst
help-solve--deck = Talia zamiast ziarna: 98 liczb, od wierzchu
help-solve--record = Rozdanie z tego zapisu, z jego graczami, opcjami i kartami poleceń; - to standardowe wejście
help-solve--starter = Które miejsce zaczyna [domyślnie: najlepsze]
help-solve--deals = Rozwiąż tyle rozdań i policz, ile z nich da się wygrać
help-solve--threads = Ile wątków rozwiązuje [domyślnie: tyle, ile rdzeni]
help-solve--nodes = Ile kart wolno wyłożyć, szukając rozwiązania rozdania
help-solve--as-record = Zapis rozwiązania, który umie czytać stapel replay, zamiast tekstu
help-bots--json = Jedna lista JSON zamiast tekstu
help-config-set--value = Jego wartość
help-completions--shell = Powłoka
help-man--page = Strona tego polecenia zamiast pierwszej
help-man--out = Zapisz wszystkie strony w tym katalogu; powstanie, jeśli go brak

## How the process ends

exit-done = wszystko w porządku
exit-not-legal = zapis nie jest grą zgodną z zasadami albo dane są uszkodzone
exit-failed = złe użycie albo plik, katalog lub adres, którego nie da się użyć
exit-stopped = przerwano przez Ctrl-C

## Examples

example-open = otwórz podany adres i graj
example-host = jak otwierać stoły dla innych
example-replay = przejdź grę krok po kroku i sprawdź każdy ruch
example-replay-json = to samo dla programów, po obiekcie JSON na wiersz
example-replay-plain = jako tekst, także na terminalu
example-verify = rozdana uczciwie i zagrana zgodnie z zasadami?
example-verify-promised = z odciskiem, który pokazał stół
example-referee = sędziuj dla programu: wiersze JSON na wejściu i wyjściu
example-simulate = niech boty zagrają tysiąc gier
example-arena = porównaj boty przy każdej liczbie graczy
example-solve = czy da się wygrać, gdy wszyscy widzą każdą kartę?
example-bots = jakie są boty
example-bots-simulate = jak radzi sobie jeden z nich
example-config = odtąd po niemiecku
example-config-show = każde ustawienie i skąd pochodzi
example-config-path = gdzie jest plik
example-serve = tylko dla tego komputera
example-serve-house = dla wszystkich w domu
example-serve-world = dla świata, za proxy, które obsługuje TLS
example-serve-config = z plikiem; pokazuje, co obowiązuje, bez uruchamiania
example-export = po obiekcie JSON na wiersz
example-man = przeczytaj podręcznik
example-man-out = zainstaluj wszystkie strony
example-session = Przykładowa sesja (> to, co wysyłasz):

## What is good to know

note-stapel = Bez polecenia otwiera stoły, jak stapel serve.
note-serve-docs = docs/operating.md opisuje, jak utrzymać go na stałe: usługa, proxy, kopie, nowe wersje.
note-serve = Każda opcja może też pochodzić ze środowiska, pod nazwą, która stoi obok, albo z pliku (--config), tam bez myślników na początku. Opcja ma pierwszeństwo przed środowiskiem, a ono przed plikiem.
note-backup = Serwer może w tym czasie działać. Żeby przywrócić dane, zatrzymaj go i włóż plik do pustego katalogu danych jako stapel.sqlite3.
note-backup-secret = Plik zawiera ziarna trwających gier i klucz, którym podpisuje się ciasteczka: zachowaj go dla siebie.
note-check = Serwer może w tym czasie działać. Każdy wpis, każdy zapis gry i każdy gość ma sumę kontrolną, a każdy dziennik ich łańcuch; tu porównuje się wszystkie.
note-check-damaged = Jeśli coś jest uszkodzone, kończy się kodem 1. Serwer odpowiada wtedy 503 na pytania o to, a z resztą działa dalej; czego brakuje, jest w kopii zapasowej.
note-export = Najnowsza gra jest pierwsza. W każdym wierszu jest zapis i to, co serwer o nim wie.
note-verify = docs/shuffle.md wyjaśnia, jak talia wynika z ziarna, więc możesz to sprawdzić bez Stapela.
note-referee = Na wszystko, co odrzucone, odpowiedzią jest kod błędu i komunikat, a nic się nie zmienia.
note-referee-docs = docs/referee.md opisuje każde żądanie i każdą odpowiedź.
note-replay = Na terminalu przechodzi się krok po kroku; gdzie indziej wychodzi tekst. docs/notation.md opisuje zapisy.
note-simulate = To samo ziarno daje ten sam wynik, niezależnie od liczby wątków. Kilka botów w Clear 4! zmienia się miejscami: do czterech graczy w każdym porządku, powyżej w każdym obrocie listy. Ctrl-C podaje, co dotąd znaleziono, i kończy z kodem wyjścia 130.
note-arena = W The Game i Extreme bot siedzi na wszystkich miejscach. W Clear 4! gra sam przeciw botom innego rodzaju i po kolei zajmuje każde miejsce; wielokrotność 60 gier daje mu każde miejsce równie często przy każdej liczbie graczy.
note-arena-deals = Wszystkie boty dostają te same rozdania, a komórka ma ten sam wynik niezależnie od liczby wątków; tylko czasy zależą od maszyny. Komórki są rozgrywane obok siebie, więc Ctrl-C w każdej chwili pokazuje mniej więcej tyle samo gier z każdej i kończy z kodem wyjścia 130.
note-solve = Program widzi wszystkie ręce i kolejność stosu dobierania. Szuka wygranej, a jeśli jej nie ma, przebiegu, po którym zostaje najmniej kart. Rozdanie jest wygrane; albo obalone, jeśli sprawdzono wszystko; albo otwarte, jeśli wcześniej osiągnięto granicę.
note-solve-seeds = Ziarno daje tu to samo rozdanie co w stapel referee. Z wielu rozdań numer I (licząc od 0) to rozdanie z ziarnem S/I. Ta sama granica daje ten sam wynik, niezależnie od liczby wątków.
note-solve-stop = Ctrl-C podaje, co dotąd znaleziono, i kończy z kodem wyjścia 130.
note-config = Opcja ma pierwszeństwo przed środowiskiem (STAPEL_NAME, STAPEL_LANGUAGE, STAPEL_THEME, STAPEL_SERVER, STAPEL_WARNINGS), a ono przed plikiem. STAPEL_CONFIG wskazuje inny plik. Gdy język nie jest nigdzie ustawiony, obowiązuje język systemu: LC_ALL, LC_MESSAGES, LANG.
note-config-broken = Polecenia, którym wystarcza język, pomijają błędny plik; stapel config mówi, co jest nie tak.
note-completions = Potem otwórz nową powłokę. Opisy są w twoim języku.

## Bots

bots-random = robi losowo cokolwiek dozwolonego; dla porównania
bots-greedy = robi to, co na pierwszy rzut oka wygląda najlepiej, bez planowania; bardzo szybki
bots-steady = przed każdą turą wyobraża sobie kilkaset gier; dość szybki dla przeglądarki
bots-expert = przed każdą turą wyobraża sobie tysiące gier; najsilniejszy ze wszystkich
bots-settings = Ustawienia dopisz do nazwy bota, każde po dwukropku, jak w { $example }.
bots-playouts = przed turą wyobraża sobie N gier; wtedy na każdej maszynie decyduje tak samo
bots-ms = przed turą myśli około N milisekund; jak daleko dojdzie, a więc i co postanowi, zależy od maszyny
bots-talk = czy daje znaki i zwraca na nie uwagę, w grze, która je ma
bots-learned = czy gra z wyuczonymi wagami, czy z tymi sprzed nauki
bots-passed-over = Boty, które nie planują, ignorują playouts i ms.

## A command line that makes no sense

wrong-option = nie ma tu opcji { $option }
wrong-argument = { $option } jest tu zbędne
wrong-command = nie ma polecenia { $command }
wrong-meant = { $told }; czy chodziło o { $what }?
wrong-see = Więcej: { $command } --help
wrong-choice = { $option }: możliwe są { $choices }, a nie { $value }
wrong-choice-none = { $option } wymaga wartości: { $choices }
wrong-value-none = { $option } wymaga wartości
wrong-no-value = { $option } nie przyjmuje wartości, a podano { $value }
wrong-value = { $option }: { $value } nie pasuje: { $why }
wrong-together = { $option } nie można użyć razem z { $other }
wrong-twice = { $option } można podać tylko raz
wrong-missing = brakuje: { $option }
wrong-utf8 = argument nie jest w UTF-8
wrong-number = potrzebna jest liczba całkowita
wrong-number-from = potrzebna jest liczba całkowita od { $least }
wrong-number-range = potrzebna jest liczba całkowita od { $least } do { $most }
wrong-address = potrzebny jest adres i port, na przykład { $example }
wrong-switch = możliwe są true albo false, yes albo no, on albo off, 1 albo 0
wrong-level = możliwe są off, error, warn, info, debug i trace
wrong-commitment = odcisk ma 64 cyfry szesnastkowe
wrong-url = musi wyglądać jak { $example }, bez ścieżki
wrong-contact = musi zaczynać się od mailto: albo https://, na przykład { $example }
wrong-language = możliwe są de, en, fr, it i pl
wrong-theme = możliwe są light, dark i contrast
wrong-name = imię ma od 1 do 24 widocznych znaków i nie jest imieniem bota
wrong-no-text = musi to być tekst w podwójnym cudzysłowie
wrong-players-list = { $value } nie jest liczbą graczy: podaj jedną, kilka albo zakres, jak 3, 2,4 czy 1-5
wrong-bot = nie ma bota { $found }; są { $names }
wrong-bot-setting = { $found } nie da się ustawić w żadnym bocie; są playouts=N, ms=N, talk=on|off i learned=on|off
wrong-bot-value = { $found }: playouts i ms przyjmują liczbę całkowitą od 1, talk i learned przyjmują on albo off
wrong-bot-again = { $found } podano zbyt późno: bot przyjmuje każde ustawienie raz, i albo playouts, albo ms
wrong-bot-count = botów { $bots }, a miejsc { $seats }: podaj jednego na wszystkie albo po jednym na każde
wrong-bot-twice = --bots wymienia { $bot } dwa razy: do porównania wystarczy raz
wrong-players = { $game } jest dla { $fewest }–{ $most } graczy, nie dla { $found }
wrong-rule-option = opcja to nazwa i wartość, jak w { $examples }
wrong-against = --against jest dla { $competitive }, gdzie każdy gra za siebie; w { $game } bot siedzi na wszystkich miejscach
wrong-plot-name = rysunek to SVG, więc jego plik musi kończyć się na .svg
wrong-plot-file = nie można zapisać pliku: { $why }; podaj taki w katalogu, który istnieje i w którym możesz pisać
wrong-setup-players = gra jest dla { $fewest }–{ $most } graczy, nie dla { $found }
wrong-setup-no-option = ta gra nie ma opcji { $name }
wrong-setup-option = nie ma takiej opcji; ta gra ma { $names }
wrong-setup-flag = { $name } to true albo false
wrong-setup-number = { $name } to liczba
wrong-setup-together = { $one } i { $other } wykluczają się
wrong-setup-range = { $name } to liczba od { $least } do { $most }
wrong-layout = „{ $said }”: { $why } Ma to być default, shuffled, polecenia z liczbami jak w zapisie gry, kod taki jak { $code } albo plik z jednym z nich
wrong-layout-none = karty { $game } nie mają poleceń, mają je tylko karty extreme

## Files, addresses and what the system says

wrong-unreadable = nie można odczytać { $file }: { $why }
wrong-unwritable = nie można zapisać { $file }: { $why }
io-not-found = nie ma takiego pliku ani katalogu
io-permission = brak uprawnień
io-directory = to katalog
io-no-directory = część ścieżki nie jest katalogiem
io-exists = to już istnieje
io-no-text = to nie jest tekst w UTF-8
io-full = na dysku nie ma już miejsca
io-read-only = tam można tylko odczytywać
io-address-in-use = adres jest zajęty
io-address-elsewhere = ta maszyna nie ma tego adresu
serve-open = Stapel jest otwarty: { $url }
serve-kept = Wszystko jest w { $data }. Ctrl-C zatrzymuje serwer.
serve-closed = Wszystko zapisane. Do zobaczenia.
serve-in-use = nie można nasłuchiwać na { $address }: robi to inny program, może inny stapel serve. Zatrzymaj go albo wybierz inny adres przez --listen; port 0 bierze dowolny wolny
serve-not-allowed = nie można nasłuchiwać na { $address }: brak uprawnień. Wybierz przez --listen port od 1024, z proxy przed nim
serve-no-listen = nie można nasłuchiwać na { $address }: { $why }; wybierz inny adres przez --listen
serve-no-host = nie można nasłuchiwać na { $address }: nazwie { $name } nie odpowiada żaden adres ({ $why }); wybierz inny adres przez --listen
serve-no-threads = nie można uruchomić wątków dla botów: { $why }
serve-no-push = Nikomu nie można powiedzieć, że jego kolej: { $why }. Z --push off obejdzie się bez tego.
store-in-use = inny program używa danych w { $path }; najpierw go zatrzymaj albo wybierz inny katalog
store-missing = w { $path } nic nie ma; podaj katalog przez --data
store-foreign = { $path } to baza danych innego programu
store-exists = { $path } już istnieje i nie zostanie nadpisane
store-too-new = dane mają wersję schematu { $found }, a ten program zna tylko do { $known }; użyj nowszego
store-too-old = dane mają wersję schematu { $found }, a ten program potrzebuje { $known }; uruchom raz serwer, żeby je zaktualizować
store-corrupt = dane są uszkodzone: { $why }
store-io = danych nie da się odczytać albo zapisać: { $why }
store-lost = ostatnie zmiany przepadły: { $path } kończy się na zapisie { $found }, a zapis { $durable } był już bezpieczny. Przywróć plik -wal albo kopię zapasową; z --accept-loss serwer działa dalej bez nich
backup-done = { $bytes ->
    [one] { $file } zawiera już wszystko: { $bytes } bajt.
    [few] { $file } zawiera już wszystko: { $bytes } bajty.
   *[many] { $file } zawiera już wszystko: { $bytes } bajtów.
}
check-log = Dziennik stołu { $table } jest uszkodzony w wersji { $version }.
check-index = To, co listy mówią o stole { $table }, jest uszkodzone.
check-lost = Ostatnie zmiany przepadły: { $detail }.
check-structure = Sam plik jest uszkodzony: { $detail }.
check-row = To jest uszkodzone: { $detail }.
check-damaged = { $count ->
    [one] Uszkodzona jest jedna rzecz.
    [few] Uszkodzone są { $count } rzeczy.
   *[many] Uszkodzonych jest { $count } rzeczy.
}
check-sound = Wszystko jest tak, jak zostało zapisane. Stoły: { $tables }, wpisy: { $entries }, goście: { $guests }, zapisy gier: { $records }.
check-progress = wpisów

## Records

records-no-such-number = --number { $asked }: liczba zapisów w pliku to { $there }
records-several = w pliku jest kilka zapisów: wybierz jeden przez --number od 1 do { $there }
records-heading = Zapis { $number }
wrong-no-record = to nie jest zapis: { $why }
wrong-syntax = wiersz { $line }, kolumna { $column }: oczekiwano { $expected }, jest { $found }
wrong-syntax-nothing = wiersz { $line }, kolumna { $column }: oczekiwano { $expected }, nie ma nic
wrong-no-deal = nie da się rozdać kart z tego zapisu: { $why }
wrong-no-deck = zapis nie ma ani talii, ani ziarna
wrong-no-layout-seed = przetasowane karty poleceń wymagają ziarna
wrong-no-shared-seed = miejsca dodają bity do ziarna, a zapis nie ma żadnego
wrong-seed-disagrees = talia nie jest tą, która wynika z ziarna
wrong-no-seed = zapis nie ma ziarna, więc nic nie mówi, skąd jest talia
wrong-promised = obiecano inne rozdanie: odcisk tego ziarna to { $found }
wrong-not-legal = to nie jest gra zgodna z zasadami: { $why }
wrong-at = wiersz { $line }, kolumna { $column }: { $why }
wrong-starter = tak nikt nie może zacząć: { $why }
wrong-refused = tura { $turn }, akcja { $action } ({ $played }): { $why }
wrong-refused-held = { $why }; są: { $cards }
wrong-result = gra nie skończyła się tak, jak mówi zapis
wrong-deck-length = talia ma { $expected } kart, a ta ma { $found }
verify-deck = Talia wynika z ziarna.
verify-promised = Ziarno jest tym obiecanym.
verify-commitment = Jego odcisk to { $commitment }.
verify-added = Miejsca, które tasowały razem z serwerem: { $seats }.
verify-left-out = Miejsca, których obiecany udział nie dotarł na czas: { $seats }.
verify-added-nothing = Miejsca, które nic nie dodały: { $seats }.
verify-alone = Żadne miejsce nie dodało nic do tasowania.
verify-many = W porządku są { $good } z { $there } zapisów.
verify-so-far = { $actions ->
    [one] Jedyna akcja jest zgodna z zasadami.
    [few] Wszystkie { $actions } akcje są zgodne z zasadami.
   *[many] Wszystkie { $actions } akcji jest zgodnych z zasadami.
}
verify-ended = { $actions ->
    [one] Jedyna akcja jest zgodna z zasadami, a gra kończy się tak, jak mówi zapis.
    [few] Wszystkie { $actions } akcje są zgodne z zasadami, a gra kończy się tak, jak mówi zapis.
   *[many] Wszystkie { $actions } akcji jest zgodnych z zasadami, a gra kończy się tak, jak mówi zapis.
}
solve-no-card = --deck: karta { $number } to { $found }: karty to liczby od 2 do 99
solve-alone = --starter: kto gra sam, i tak zaczyna
solve-starter = --starter { $found }: miejsca są od 0 do { $last }
solve-other-game = { $file } to zapis gry { $game }

## A replay

retold-players = { $players ->
    [one] 1 gracz
    [few] { $players } graczy
   *[many] { $players } graczy
}
retold-seed = Talia jest tą, która wynika z ziarna { $seed }.
retold-named = { $name } (miejsce { $seat })
retold-seat = miejsce { $seat }
retold-starts = { $name } zaczyna.
retold-turn = Tura { $turn } · { $name }
retold-and = { $one } i { $other }
retold-no-cards = bez kart
retold-no-hand = pusta ręka
retold-in-force = obowiązuje: { $commands }
retold-draw-pile = { $cards ->
    [one] stos dobierania 1 karta
    [few] stos dobierania { $cards } karty
   *[many] stos dobierania { $cards } kart
}
retold-left = jeszcze { $left }
retold-pile = stos: { $cards }
retold-empty = pusty
retold-gone = pusty
retold-goes-on = Gra trwa dalej.
retold-won = Wygrana: wszystkie 98 kart leży na stole.
retold-lost = { $cards ->
    [one] Przegrana ({ $reason }), została 1 karta.
    [few] Przegrana ({ $reason }), zostały { $cards } karty.
   *[many] Przegrana ({ $reason }), zostało { $cards } kart.
}
retold-lost-excellent = { $cards ->
    [one] Przegrana ({ $reason }), została 1 karta: znakomicie.
    [few] Przegrana ({ $reason }), zostały { $cards } karty: znakomicie.
   *[many] Przegrana ({ $reason }), zostało { $cards } kart: znakomicie.
}
retold-round = Wygrana: { $winners }. Pozostałe karty: { $left }.
retold-round-capped = Wygrana przy granicy tur: { $winners }. Pozostałe karty: { $left }.
retold-steps = { $steps ->
    [one] 1 krok, wszystko dozwolone.
    [few] { $steps } kroki, wszystkie dozwolone.
   *[many] { $steps } kroków, wszystkie dozwolone.
}

## What bots and the solver found. Beside a count stands how it is shown, with its digits in groups.

counted-games = { $count ->
    [one] { $shown } gra
    [few] { $shown } gry
   *[many] { $shown } gier
}
counted-deals = { $count ->
    [one] { $shown } rozdanie
    [few] { $shown } rozdania
   *[many] { $shown } rozdań
}
counted-threads = { $count ->
    [one] { $shown } wątku
    [few] { $shown } wątkach
   *[many] { $shown } wątkach
}
measured-title = { $what }: { $counted }, ziarno { $seed }
measured-stopped = Przerwano przed końcem, w planie: { $planned }.
measured-range = { $low } do { $high }
measured-progress = { $done } { $what }, { $rate }/s, jeszcze { $eta }
measured-progress-deals = rozdań
column-players = graczy
column-bot = bot
column-games = gier
column-wins = wygrane
column-won = wygrane
column-share = udział
column-sure = 95 % PU
column-left = zostało
column-points = punkty
column-turn = na turę
column-p99 = p99
lost-by-stuck = brak ruchu
lost-by-skull = czaszka
lost-by-three = trójka
lost-by-one-pile = jeden stos
simulate-place = { $bot } na miejscu { $seat }
simulate-none = Nie dokończono żadnej gry.
simulate-sure = { $games }; przedział ufności 95 %: od { $range }
simulate-excellent = znakomite
simulate-few-left = { $games }, w których zostało mniej niż dziesięć kart
simulate-left = zostało kart
simulate-average = średnio
simulate-lost-by = przegrane
simulate-capped = { $count ->
    [one] { $shown } runda skończyła się na granicy tur
    [few] { $shown } rundy skończyły się na granicy tur
   *[many] { $shown } rund skończyło się na granicy tur
}
simulate-uneven = Nie każdy porządek miejsc rozegrano równie często: weź wielokrotność { $games } gier.
simulate-speed = gier na sekundę: { $rate }, na { $threads }, razem { $seconds } s
simulate-thinking = namysł nad turą: połowa do { $half }, 99 na 100 do { $most }, średnio { $mean }
arena-title = { $what }: { $games } na wiersz, ziarno { $seed }
arena-against = jeden przeciw { $bot } na wszystkich innych miejscach
arena-stopped = Przerwano przed końcem: w każdym wierszu są gry, które rozegrano.
arena-even = Równy udział: { $shares }
arena-even-of = { $share } przy { $players }
arena-uneven = Nie każde miejsce zajmowano równie często: weź wielokrotność { $games } gier.
arena-speed = { $games } w { $seconds } s na { $threads }, { $rate } na sekundę
solve-seed = { $what }: rozdanie z ziarna { $seed }
solve-deck = { $what }: rozdanie podanej talii
solve-left = { $count ->
    [one] zostaje { $shown } karta
    [few] zostają { $shown } karty
   *[many] zostaje { $shown } kart
}
solve-won = Wygrane: da się wyłożyć wszystkie 98 kart.
solve-refuted = Obalone: sprawdzono wszystko i nic nie wygrywa. W najlepszym razie { $left } ({ $reason }).
solve-refuted-so-far = Obalone: sprawdzono wszystko i nic nie wygrywa. Najlepsze, co znaleziono: { $left }
    ({ $reason }); mniej niż { $least } jest nieosiągalne.
solve-open-stopped = Otwarte: przerwano, zanim znaleziono wygraną. Dotąd: { $left } ({ $reason }).
solve-open = Otwarte: do granicy nie znaleziono wygranej, ale też żadnej nie wykluczono. Najlepsze dotąd:
    { $left } ({ $reason }). Wyższa granica (--nodes) może znaleźć więcej.
solve-searched = { $count ->
    [one] w szukaniu wyłożono { $shown } kartę, { $seconds } s
    [few] w szukaniu wyłożono { $shown } karty, { $seconds } s
   *[many] w szukaniu wyłożono { $shown } kart, { $seconds } s
}
solve-none = Nie rozwiązano żadnego rozdania.
verdict-won = wygrane
verdict-refuted = obalone
verdict-open = otwarte
solve-by-best = { $verdict }, według najlepszego znalezionego przebiegu
solve-deals-left = zostało { $left }: { $deals }
solve-not-won = niewygrane: ziarna { $seeds }
solve-searched-many = { $count ->
    [one] średnio { $shown } karta wyłożona w szukaniu; razem { $seconds } s na { $threads }
    [few] średnio { $shown } karty wyłożone w szukaniu; razem { $seconds } s na { $threads }
   *[many] średnio { $shown } kart wyłożonych w szukaniu; razem { $seconds } s na { $threads }
}

## Settings

config-place = { $file }, wiersz { $line }
config-nowhere = nie ma gdzie zapisać ustawień: ustaw STAPEL_CONFIG albo HOME
config-syntax = to nie jest TOML: { $why }
config-unknown = nie ma ustawienia { $found }; są { $names }
config-set = { $key } to odtąd { $value } ({ $file }).
config-unset = { $file } nie mówi już nic o { $key }.
config-nothing = –
config-from-flag = opcja
config-from-environment = środowisko, { $variable }
config-from-file = plik, { $file }
config-from-nowhere = domyślnie; zmień przez stapel config set albo { $variable }
config-place-exact = { $file }, wiersz { $line }, kolumna { $column }
serve-setting-number = potrzebna jest liczba całkowita, bez cudzysłowu
serve-setting-switch = musi to być true albo false, bez cudzysłowu
serve-setting-unset = nie ustawiono
serve-setting-default = domyślnie

## Playing

help-play = Graj w tym terminalu: solo, z botami albo przy stole na serwerze
help-play--what = Gra (the-game, extreme albo clear-4) lub link z zaproszeniem do stołu na serwerze
help-play--players = Ilu gra, razem z tobą; pozostałe miejsca zajmują boty [domyślnie: 3]
help-play--bots = Jak dobrze grają boty
help-play--server = Otwórz stół na tym serwerze, dla znajomych: miejsca pozostają wolne, a ty dostajesz link z zaproszeniem
help-play--quick = Boty grają od razu, zamiast zastanawiać się jak ludzie
help-play--options = Opcja zasad gry, na przykład expert=true; można podać kilka razy
help-play--listed = Każdy może znaleźć stół na serwerze i zapis gry
help-play--takebacks = Czy karty można cofać: never (nigdy), ask (za zgodą wszystkich) albo free (dowolnie) [domyślnie: free, ze znajomymi ask]
help-play--talk = Jak można rozmawiać w The Game i Extreme: strict (surowo), gentle (odrzucane są tylko liczby podane wprost) albo signals (tylko znaki) [domyślnie: strict]
help-play--at-zero = Co się dzieje, gdy czas minie: wait (czekanie) albo bot, który gra dalej za ciebie [domyślnie: wait]
help-play--clock = Jak długo może trwać tura: none, 30s, 60s albo 1d [domyślnie: none]
help-play--first = Clear 4!: miejsce, które zaczyna, 0 jest twoje; według instrukcji ten, kto ostatnio sprzątał [domyślnie: decyduje ziarno]
help-play--rounds = Clear 4!: ile rund liczy cała gra [domyślnie: tyle, ilu graczy]
help-play--original-rules = Graj w Extreme według zasad oryginalnych: żadne polecenie się nie liczy
help-play--layout = Które karty Extreme mają polecenia: default, shuffled (przy każdym rozdaniu), kod pudełka albo plik, który go zawiera
help-play--resume = Wróć do ostatniej gry, tutaj albo na serwerze
help-play--name = Twoje imię [domyślnie: z ustawień albo z ostatniego razu]
help-play--theme = Kolory: light, dark albo contrast [domyślnie: jak w ustawieniach]
help-play--colours = Ile kolorów ma twój terminal: true, 256, 16 albo none [domyślnie: ile zgłasza]
help-play--data = Gdzie przechowywać gry [domyślnie: stapel w twoim katalogu danych]
example-play = graj w terminalu
example-play-link = usiądź przy stole na serwerze dzięki linkowi z zaproszeniem
example-play-home = wybierz grę, wróć do niej albo ją obejrzyj
example-play-game = gra z dwoma botami na tym komputerze
example-play-alone = solo
example-play-first = dwie rundy, a zaczynasz ty
example-play-box = kartami z twojego pudełka, minuta na turę
example-play-resume = wróć tam, gdzie gra się urwała
note-play = Wszystko, w co grasz na tym komputerze, jest na nim zachowane, ruch po ruchu. W grze ? pokazuje klawisze.
play-neither = nie ma gry „{ $found }”; gry to { $names }. Link z zaproszeniem wygląda tak: { $link }
play-no-game = --players, --option i podobne mówią, jak grać; podaj grę, na przykład stapel play the-game --players 2
play-no-original = --original-rules jest dla extreme: karty { $game } nie mają poleceń
play-one-round = --rounds jest dla gier z kilkoma rundami: { $game } ma jedną
play-rounds = --rounds: w { $game } może ich być od 1 do { $most }
play-no-first = --first jest dla gier, w których ustala się to przed rozdaniem; w { $game } umawiacie się, gdy każdy zobaczy swoją rękę
play-talk-free = --talk jest dla gier, w których liczby są tajne; w { $game } można mówić wszystko
play-first = --first: miejsca to 0, czyli twoje, do { $last }
play-no-data = nie ma gdzie przechowywać gier, bo HOME nie jest ustawione; podaj katalog przez --data
play-no-terminal = potrzebny jest terminal do rysowania; wejście i wyjście nie mogą być przekierowane
play-terminal = nie można użyć terminala: { $why }
play-data = nie można przechowywać gier w { $directory }: { $why }; podaj inny katalog przez --data
play-link = „{ $found }” nie jest linkiem do stołu
play-link-page = { $path } to nie stół
play-link-browser = ta gra istnieje tylko w przeglądarce, która ją pokazuje
play-link-finished = to skończona gra, a nie stół
play-link-right = { $why }; link z zaproszeniem wygląda tak: { $link }
play-unreachable = serwer jest nieosiągalny: { $why }
play-refused = serwer odmawia: { $why }
play-nonsense = odpowiedź nie ma sensu; czy to serwer Stapel?
play-no-table = { $server } nie ma takiego stołu; może został usunięty
play-impossible = tak się nie da grać: { $why }
play-nothing-unfinished = nie ma niedokończonej gry; stapel play the-game zaczyna nową
play-broken = to nie powinno się zdarzyć; to, co już zagrano, jest zachowane. { $why }

help-admin = Opiekować się działającym serwerem: zobaczyć, kto jest, blokować, wyciszać, ogłaszać
help--server = Zamiast tego serwer pod tym adresem, z tokenem operatora
help--token-file = Plik z tokenem operatora
help--label = Kto to robi, do dziennika [domyślnie: użytkownik]
help-admin-status = Powiedzieć, jak się ma serwer i co zarządzono
help-admin-tables = Wypisać stoły albo obejrzeć jeden jak widz
help-admin-tables--table = Stół do obejrzenia
help--running = Tylko te z trwającą grą
help--connected = Tylko te z połączeniem
help-admin-guests = Wypisać gości albo obejrzeć jednego
help-admin-guests--who = Numer gościa albo część nazwy
help-admin-addresses = Wypisać adresy, z których połączeni są goście
help-admin-close = Zamknąć stół: kończy się, nikt go nie znajdzie, a jego zapis zostaje
help-admin-reopen = Otworzyć znów zamknięty stół
help--table = Stół
help--guest = Numer gościa
help--reason = Dlaczego, dla innych operatorów
help--time = Jak długo obowiązuje, na przykład 90s, 30m, 12h, 7d albo 4w [domyślnie: aż do odwołania]
help-admin-mute = Pozwolić gościowi grać, ale nie mówić
help-admin-unmute = Pozwolić gościowi znów mówić
help-admin-ban = Odprawić gościa albo zakres adresów
help-admin-ban--whom = Numer gościa, adres albo zakres taki jak 203.0.113.0/24
help-admin-unban = Wpuścić znów gościa albo zakres adresów
help-admin-unban--whom = Numer gościa, adres albo zakres
help-admin-bans = Wypisać, co zarządzono: blokady, wyciszenia, zamknięte stoły i inne
help-admin-remove-name = Odebrać gościowi nazwę; później może wybrać inną
help-admin-remove-name--time = Jak długo nie można wybrać innej nazwy
help-admin-announce = Pokazać wszystkim tekst
help-admin-announce--text = Tekst
help-admin-announce--off = Nic już nie pokazywać
help-admin-registration = Wpuszczać nowych gości albo nikogo nowego
help-admin-registration--state = Czy wpuszczać nowych gości: open (tak) albo closed (nie)
help-admin-maintenance = Nie zaczynać nowych stołów i rozdań, zanim serwer zostanie zatrzymany
help-admin-maintenance--state = Czy tak jest: on albo off
help-admin-limits = Pokazać limity albo zmienić je do ponownego uruchomienia serwera
help-admin-limits--changes = Limit i jego wartość, na przykład made-per-hour=50
help-admin-reports = Wypisać zgłoszenia albo załatwić jedno
help-admin-reports--all = Także załatwione
help-admin-reports--settle = Numer zgłoszenia, które jest załatwione
help-admin-reports--note = Co zrobiono
help-admin-audit = Powiedzieć, co zrobili operatorzy, od ostatniego
help-admin-audit--before = Tylko to, co ma mniejszy numer
help-serve--operator-token-file = Plik z tokenem operatora o co najmniej 32 znakach: kto go ma, może zarządzać serwerem przez HTTP
help-serve--push = Komu mówić, że jego kolej, także przy zamkniętej stronie: on wszystkim, którzy na to pozwolą, off nikomu, loopback także tej maszynie, do testów
help-serve--push-contact = Do kogo może się zwrócić usługa push, jeśli ten serwer sprawia jej kłopot, na przykład mailto:ops@cards.example [domyślnie: adres publiczny]
help-admin--json = To, co odpowiada serwer, w JSON, zamiast tekstu
admin-done = Zrobione: { $what }.
admin-until = do { $when }
admin-for-ever = bez końca
admin-none = Nie ma żadnych.
admin-connections = Połączenia: { $connections } (goście: { $guests }, adresy: { $addresses })
admin-load = Stoły w pamięci: { $rooms }. Czekają: wiadomości { $messages }, pytania do botów { $bots }, zapisy { $writes }
admin-writes = Zapis trwa najwyżej { $p50 } w połowie przypadków i { $p99 } w 99 %. Wolne na dysku: { $free }
admin-holds = Blokady: { $bans }, wyciszeni: { $mutes }, zamknięte stoły: { $closed }, otwarte zgłoszenia: { $reports }
admin-no-moves = Nie można przyjąć żadnego ruchu: zajrzyj do dziennika serwera.
admin-maintenance = Prace serwisowe: bez nowych stołów i rozdań.
admin-registration = Rejestracja jest zamknięta: nikt nowy nie wejdzie.
admin-announcement = Ogłoszono, { $end }: { $text }
admin-running = trwa
admin-closed = zamknięty
admin-banned = zablokowany
admin-muted = wyciszony
admin-deleted = (usunięty)
admin-connected = { $guest } przy { $table }, połączony z { $address } od { $when }
admin-report-name = Zgłoszenie { $number }, { $when }: nazwa „{ $name }” gościa { $guest } przy stole { $table }; zgłosił { $reporter }
admin-report-words = Zgłoszenie { $number }, { $when }: słowa „{ $name }” ({ $guest }) przy stole { $table }; zgłosił { $reporter }
admin-settled = Załatwione { $when }: { $note }
admin-limits-note = To obowiązuje, dopóki serwer nie uruchomi się ponownie lub nie wczyta ustawień.
admin-no-server = Na danych w { $data } nie działa serwer, którym możesz zarządzać: { $why }. Uruchom go przez stapel serve, podaj jego katalog przez --data albo adres przez --server.
admin-unreachable = Nie można połączyć się z { $server }: { $why }
admin-no-token = Serwer pod adresem wymaga tokenu operatora: podaj plik z nim przez --token-file.
admin-no-door = Serwer nic tam operatorom nie pokazuje: token jest zły, zbyt często próbowano złego albo serwer uruchomiono bez --operator-token-file.
admin-refused = Serwer odmawia ({ $code }): { $message }
admin-nonsense = Odpowiedź nie ma sensu: czy to serwer Stapel tej wersji?
wrong-time = czas ma liczbę i jednostkę: { $example }
wrong-whom = to ani numer gościa, który pokazuje stapel admin guests, ani adres lub zakres: { $example }
wrong-range = zakres adresów zapisuje się tak: { $example }
wrong-range-bits = zakres kończy się tu na /1 do /{ $most }, nie na /{ $bits }
wrong-range-beyond = są tam bity poza zakresem; { $right } to zakres, w którym leży
wrong-limit = limit to jego nazwa i liczba, na przykład { $example }
serve-weak-token = W { $file } nie ma dobrego tokenu operatora: potrzeba co najmniej { $least } znaków bez spacji. Tworzy go openssl rand -hex 32.
example-admin-status = jak się ma serwer
example-admin-guests = kto ma to w nazwie, z numerami
example-admin-maintenance = nic nowego się nie zaczyna; to, co trwa, trwa dalej
example-admin-reports = co zgłoszono, razem z tym, co powiedziano
example-admin-server = z innego miejsca, z tokenem
note-admin = Bez --server rozmawia z serwerem na tej maszynie przez gniazdo w jego katalogu danych: kto może czytać dane, może zarządzać. Ze stołu pokazuje to, co widzi widz.
note-admin-log = Wszystko, co zrobiono, jest w dzienniku, który pokazuje stapel admin audit. Więcej mówi docs/operating.md.
note-admin-ban = Połączenia kończą się od razu. Zablokowany dowiaduje się, do kiedy, i niczego więcej. Z adresu IPv6 liczą się najwyżej 64 bity: tyle dostaje jeden klient.
note-admin-limits = Nazwy są takie jak opcji stapel serve.
admin-ended = { $count ->
    [one] zakończono { $count } połączenie
    [few] zakończono { $count } połączenia
   *[many] zakończono { $count } połączeń
}
