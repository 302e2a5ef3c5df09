### What a table agrees on before the deal: what can be chosen, what it means, and what was chosen.

agreement = Zasady i opcje

term-expert = Ekspert
term-expert-about = Co najmniej trzy karty na turę zamiast dwóch, dopóki jest stos dobierania.
term-hand-less = Jedna karta mniej na ręce
term-hand-less-about = Każda ręka jest o jedną kartę mniejsza.
term-one-pile = Polecenie „Jeden stos”
term-one-pile-about = Co obowiązuje w turze, w której się pojawia.
reading-one-pile = Jak w instrukcji: jego stos
reading-one-pile-strict = Ściśle: też wcześniejsze karty
reading-one-pile-loose = Luźno: następna karta
term-joker-sets = Kilka jokerów naraz
term-joker-sets-about = Można je zagrać razem i bez liczby na każdy stos, który ma wartość.
term-pass-on-empty = Pas przy pustym stosie
term-pass-on-empty-about = W przeciwnym razie zawsze jest co zagrać.
term-last-push-moves = Ostatni PUSH jeszcze działa
term-last-push-moves-about = PUSH jako czyjaś ostatnia karta jeszcze przekazuje stos przed wygraną.
term-turn-cap = Tur w rundzie, najwyżej
term-turn-cap-about = Po tylu turach wygrywa, kto ma najmniej kart.
term-must-sweep = Cztery jednakowe muszą zniknąć
term-must-sweep-about = Stos znika sam, od razu. W przeciwnym razie można je zostawić.
term-original-rules = Zasady oryginalne
term-original-rules-about = Karty Extreme jako zwykłe liczby: żadne polecenie się nie liczy.

term-layout = Karty z poleceniami
term-layout-about = Zawsze te same, inne przy każdym rozdaniu albo te z twojego pudełka.
layout-default = Standardowe
layout-shuffled = Losowane co rozdanie
layout-own = Z mojego pudełka
layout-missing = { $cards ->
    [one] { $command }: brakuje jednej liczby
    [few] { $command }: brakuje { $cards } liczb
   *[many] { $command }: brakuje { $cards } liczb
}
layout-too-many = { $cards ->
    [one] { $command }: o jedną liczbę za dużo
    [few] { $command }: o { $cards } liczby za dużo
   *[many] { $command }: o { $cards } liczb za dużo
}
layout-double = { $card } jest i przy „{ $one }”, i przy „{ $other }”
layout-code-length = Kod ma 32 znaki, a ten ma ich { $found }.
layout-code-character = „{ $found }” (znak { $place }) nie występuje w żadnym kodzie: składają się z cyfr i liter.
layout-code-wrong = Co najmniej jeden znak tego kodu jest błędny.

term-first = Kto zaczyna?
term-first-about = Według instrukcji: kto ostatnio sprzątał? Wybierz jego miejsce albo zdaj się na los.
first-drawn = Decyduje los
seat-number = Miejsce { $seat }
term-rounds = Rundy
term-rounds-about = Ich punkty się sumują. Zwykle każdy zaczyna raz.

clock = Czas na turę
clock-about = Bez limitu każdy ma tyle czasu, ile potrzebuje.
clock-none = Bez limitu
clock-30s = 30 sekund
clock-60s = Jedna minuta
clock-1d = Jeden dzień
term-at-zero = Gdy czas minie
term-at-zero-about = Kto wróci, gra dalej samodzielnie.
at-zero-wait = Inni czekają
takebacks = Cofanie kart
takebacks-about = Według zasad wyłożona karta zostaje. Gdy odsłoniła się zakryta karta, niczego się już nie cofa.
takeback-never = Nigdy
takeback-ask = Za zgodą innych
takeback-free = Dowolnie
term-talk = Rozmowa
term-talk-about = Co jest odrzucane, dopóki liczby są tajne. Znaki można dawać zawsze.
talk-strict = Surowo: żadnych liczb, nawet w przebraniu
talk-gentle = Łagodnie: tylko liczby podane wprost
talk-signals = Tylko znaki
term-bots-take-time = Boty się nie spieszą
term-bots-take-time-about = Grają w tempie ludzi, żeby każdy nadążał.
listed = Każdy może znaleźć ten stół
listed-about = Jest na liście otwartych stołów, a jego zapis wśród zakończonych partii.

## The same in one line, after the name of the game

brief-expert = ekspert
brief-hand-less = ręka −1
brief-one-pile-strict = „Jeden stos” ściśle
brief-one-pile-loose = „Jeden stos” luźno
brief-joker-sets = jokery pojedynczo
brief-pass-on-empty = pas na pustym
brief-last-push-moves = ostatni PUSH nie działa
brief-turn-cap = { $turns ->
    [one] najwyżej jedna tura
    [few] najwyżej { $turns } tury
   *[many] najwyżej { $turns } tur
}
brief-must-sweep = cztery muszą zniknąć
brief-layout-shuffled = losowane polecenia
brief-layout-own = własne pudełko
brief-first = zaczyna miejsce { $seat }
brief-rounds = { $rounds ->
    [one] jedna runda
    [few] { $rounds } rundy
   *[many] { $rounds } rund
}
brief-clock-30s = 30 s na turę
brief-clock-60s = 60 s na turę
brief-clock-1d = dzień na turę
brief-at-zero = potem gra bot
brief-takeback-free = dowolne cofanie
brief-talk-gentle = łagodna rozmowa
brief-talk-signals = tylko znaki
brief-quick-bots = szybkie boty
brief-listed = otwarty dla wszystkich
