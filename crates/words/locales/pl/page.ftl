### What every page says.

title = Stapel: The Game, The Game: Extreme, Clear 4!
home = Start
navigation = Strony
learn = Nauka
rules = Zasady
settings = Ustawienia
language = Język
table = Stół
replay = Powtórka
close = Zamknij
skip-to-content = Przejdź do treści
footer = Graj, jak lubisz: bez konta, bez reklam, bez śledzenia.
guest-name = Gość

nowhere-title = Tu nic nie ma
nowhere-text = Może link jest stary albo jakaś litera zgubiła się po drodze.

error-unreachable = Serwer jest nieosiągalny. Nic nie przepadło: spróbuj ponownie za chwilę.
try-again = Spróbuj ponownie
error-nonsense = Ta strona nie rozumie, co powiedział serwer. Może pomóc jej odświeżenie.
error-too-often = To było trochę za szybko. Weź oddech i spróbuj jeszcze raz.
error-too-many-tables = Masz już tyle stołów, ile można mieć. Opuść kilka z nich albo poczekaj, aż skończą się gry.
error-over-quota = Na dziś to już wszystko, co się tu mieści. Wróć później.
error-bad-name = To imię się nie nada: najwyżej 24 znaki, w jednym wierszu.
error-name-invisible = Tego imienia w ogóle nie widać. Użyj choć jednej litery lub znaku, który inni mogą przeczytać.
error-name-of-bot = To imię wygląda jak imię bota. Wybierz inne.
error-name-in-game = Siedzisz w grze, w której liczby są tajne, a tam imiona się nie zmieniają. Zmień swoje, gdy się skończy.
error-not-found = Nie ma takiego stołu. Może został usunięty.
error-refused = To się nie udało: { $reason }

## Bots

bot-random = Beztroski
bot-greedy = Łatwy
bot-steady = Silny
bot-expert = Ekspert
bot-named = Bot ({ $level })

bulletin-maintenance = Na tym serwerze zaraz zaczną się prace: na razie bez nowych stołów i gier. Trwające gry trwają dalej.
bulletin-registration = Ten serwer na razie nie przyjmuje nowych gości.
error-registration-closed = Ten serwer na razie nie przyjmuje nowych gości. Możesz grać na tym urządzeniu.
error-name-removed = Kto prowadzi ten serwer, usunął twoją nazwę. Później możesz wybrać inną.

## What the start page and the settings say, and tables too

play = Graj
empty-seat = Wolne miejsce
someone-gone = Dawny gość
save = Zapisz
error-no-link = Ten link został już użyty albo jest za stary.
