### Lessons: a game is learned by playing a few turns of it.

learn-title = Ucz się, grając
learn-text = Zagraj kilka tur z trenerem u boku. Nic się nie liczy, nic nie może pójść źle, a lekcja trwa około trzech minut.
learn-the-game-line = W górę, w dół i skok wstecz: jak drużyna wykłada wszystkie karty.
learn-extreme-line = Czaszka, stop, „3!” i cztery polecenia, które zostają. Najpierw poznaj The Game.
learn-clear-4-line = Równe lub niższe, cztery jednakowe, PUSH, CLEAR i karty, których nikt nie widział.
learn-done = To już umiesz
learn-begin = Zacznij
learn-repeat = Jeszcze raz
learn-all = Wszystkie lekcje

## Around a lesson

learn-coach = Trener
learn-progress = Krok { $step } z { $steps }
learn-continue = Dalej
learn-back = Wstecz
learn-show = Pokaż mi
learn-watch = { $name } gra…
learn-your-go = Teraz ty
learn-table = Stół do ćwiczeń
learn-not-yet = Najpierw przeczytaj, a potem naciśnij „Dalej”.
learn-instead-lay = Tak też wolno. Tutaj spróbuj położyć { $card } na stos { $pile }.
learn-instead-end = Tak też wolno. Tutaj zakończ turę.
learn-instead-other = Tak też wolno. Tutaj spróbuj tego, co zaznaczone.
learn-show-lay = To { $card }, na stos { $pile }.
learn-show-end = To przycisk „Koniec tury”.
learn-show-play = Wybierz zaznaczone karty i zagraj je.
learn-show-press = Naciśnij to, co zaznaczone.
learn-say-about = Co powiesz o stosie { $pile }?
learn-keys = Klawisze: strzałki przechodzą między kartami, Enter bierze kartę, A do D kładą ją na stos, E kończy turę.
learn-keys-clear-4 = Klawisze: strzałki przechodzą między kartami, Enter bierze kartę, P zagrywa wzięte karty, T bierze stos, E kończy turę.
learn-play-now = Zagraj teraz
learn-read-rules = Czytaj zasady

## Clear 4! on the practice table

learn-their-cards = Karty: { $name }
learn-your-stacks = Twoje stosiki
learn-play = Zagraj
learn-choose-first = Najpierw wybierz karty, potem je zagraj.
learn-play-clears = Zagraj: cztery jednakowe!
learn-push-to = PUSH: stos bierze { $name }
learn-take = Weź stos ({ $cards })
learn-end = Koniec tury
learn-in-hand = { $cards ->
    [one] jedna karta na ręce
    [few] { $cards } karty na ręce
   *[many] { $cards } kart na ręce
}

## The Game

lesson-game-welcome = Ty i Ada gracie w jednej drużynie. Karty idą od 2 do 99 i wspólnie chcecie wyłożyć wszystkie na te cztery stosy. Dwa stosy rosną, dwa maleją.
lesson-game-up = Stosy A i B rosną od 1: każda karta musi być wyższa od tej pod nią. Weź swoją 4 i połóż ją na stos A.
lesson-game-down = Stosy C i D maleją od 100: każda karta musi być niższa. Połóż swoją 97 na stos C.
lesson-game-end = W turze trzeba wyłożyć co najmniej dwie karty. Wolno ci wyłożyć więcej, ale te wystarczą. Zakończ turę, a znów będziesz mieć pełną rękę.
lesson-game-partner = Teraz gra Ada. Nie widzisz jej kart, tak jak ona nie widzi twoich.
lesson-game-small = Każda pominięta liczba to karta, którą trudniej będzie położyć, więc małe kroki są na wagę złota. Wyłóż swoje dwie najlepsze karty, w dowolnej kolejności, i zakończ turę.
lesson-game-jumps = Znowu Ada… i nie ma nic blisko. To kosztuje sporo miejsca.
lesson-game-trick-up = Ale jest droga powrotna! Na stos rosnący wolno położyć też kartę niższą dokładnie o dziesięć. Na stosie A leży 47. Znajdź swoją kartę.
lesson-game-trick-down = Oto zagranie wsteczne. Działa też w dół: na stos malejący karta wyższa dokładnie o dziesięć. Pomóż stosowi C, a potem zakończ turę.
lesson-game-signal = Rozmawiać wolno prawie o wszystkim, tylko nigdy o liczbach. Ada lubi stos D. Twoje nowe karty są jak stworzone dla stosu B: powiedz jej to.
lesson-game-heard = Ada już wie. Zobacz, jak gra.
lesson-game-yours = Zostawiła B w spokoju. Połóż tam swoje dwie niskie karty, najpierw niższą, i zakończ turę.
lesson-game-last-cards = I tak to idzie dalej. Gdy stos dobierania jest pusty, nikt już nie dobiera, a na turę wystarczy jedna karta.
lesson-game-over = Jeśli ktoś nie może wyłożyć tylu kart, ile trzeba, gra się kończy; mniej niż dziesięć pozostałych kart to znakomity wynik. Gdy wyłożycie wszystkie dziewięćdziesiąt osiem, wspólnie pokonacie The Game.
lesson-game-done = To już wszystko: w górę, w dół, małe kroki i skok o dziesięć wstecz. Czas na prawdziwą grę!

## Extreme

lesson-extreme-welcome = Extreme to The Game z niespodzianką: niektóre karty mają polecenie. Ząbkowany brzeg dotyczy tylko twojej tury. Brzeg w pętelki dotyczy wszystkich, dopóki kartę widać.
lesson-extreme-skull = Twoja 17 ma czaszkę: inna karta musi ją zakryć, zanim skończy się twoja tura. Połóż ją na stos A.
lesson-extreme-warning = Twoja 98 ma stop: od razu kończy turę. Z odkrytą czaszką to byłaby przegrana. Spróbuj położyć ją na stos D: najpierw zobaczysz ostrzeżenie.
lesson-extreme-cover = Lepiej nie. Najpierw zakryj czaszkę swoją 21 na stosie A.
lesson-extreme-stop = Czaszka jest już niegroźna, a stop mile widziany: połóż swoją 98 na stos D i twoja tura od razu się kończy.
lesson-extreme-infinity = Gra Ada. Spójrz na kartę z brzegiem w pętelki: jej polecenie widnieje nad stosami i obowiązuje wszystkich.
lesson-extreme-no-trick = „Bez zagrań wstecznych”: dopóki je widać, nie wolno grać wstecz. Spróbuj położyć swoją 19 na stos A: to, co zabronione, nie zostaje przyjęte i nic cię nie kosztuje.
lesson-extreme-covered = Zakryj polecenie, a zniknie. Połóż swoją 93 na stos C, a potem twoja 19 może się cofnąć na stosie A.
lesson-extreme-three = Na razie dwie karty. Twoja 91 ma „3!”: tura musi mieć dokładnie trzy karty. Jako trzecia jest więc idealna: połóż ją na stos C.
lesson-extreme-one-pile = Tura skończyła się sama. Teraz Ada zagrywa „Jeden stos”: wszystkie karty tury idą na ten sam stos. Który, wybierasz ty: zacznij od położenia swojej 22 na stos A.
lesson-extreme-bound = Od teraz w tej turze gra się tylko na stos A. Spróbuj położyć swoją 5 na stos B.
lesson-extreme-draw-one = A więc stos A. Twoja 24 ma „Dobierz jedną”: połóż ją tam, zakończ turę i zobacz, ile kart dobierasz.
lesson-extreme-silence = Tylko jedną! A Ada zagrywa „Ciszę”: żadnych rozmów i żadnych znaków, dopóki nie zostanie zakryta. Połóż swoją 15, a potem 16 na stos B i zakończ turę.
lesson-extreme-over = Jeśli polecenie czaszki lub „3!” nie zostanie wykonane, drużyna przegrywa. Zawsze zobaczysz przedtem ostrzeżenie. Cała reszta jest jak w The Game.
lesson-extreme-done = Siedem poleceń, a ty znasz już wszystkie. Patrz dwa razy, zakrywaj w porę i baw się dobrze!

## Clear 4!

lesson-clear-welcome = Pozbądź się wszystkich kart, zanim zrobi to Ben. Masz osiem na ręce i cztery stosiki: jedna karta odkryta, pod nią jedna zakryta, a na spodzie jeszcze jedna, pozioma.
lesson-clear-lower = Ben zaczyna od 9. Wolno ci zagrać taką samą liczbę lub niższą, także kilka jednakowych kart razem. Wybierz obie swoje 7, a potem naciśnij „Zagraj”.
lesson-clear-end = Teraz można dołożyć kolejne jednakowe karty. Nie masz żadnej, więc zakończ turę.
lesson-clear-joker = Ben zagrywa trzecią 7. Joker zagrany sam staje się tym, co leży na wierzchu: z twoim są już cztery jednakowe. Zagraj go! Potem możesz usunąć stos albo zostawić te cztery. Usuń go.
lesson-clear-again = Cały stos zniknął, a ty grasz jeszcze raz. Na pusty stos wolno położyć wszystko. Odkryte karty zagrywasz tak samo jak karty z ręki: wybierz obie 10 ze swoich stosików i zagraj je.
lesson-clear-add = Spod nich odsłoniły się następne karty: jest kolejna 10. Dołóż ją, a potem zakończ turę.
lesson-clear-push = Ben zagrywa dwie 8. Czas na twój PUSH: pasuje na wszystko, a cały stos bierze ktoś inny. Zagraj go.
lesson-clear-take = Ben zaczyna od nowa, od 3. Nie masz nic tak niskiego, a CLEAR warto zachować na później. Więc pas: weź stos na rękę.
lesson-clear-clear = Dwie 9. Teraz zagraj swój CLEAR: stos wypada z gry, a ty grasz jeszcze raz.
lesson-clear-blind = Z twojego pierwszego stosika została tylko karta pozioma. Zagrywa się ją w ciemno. Na pustym stosie żadna liczba nie jest za wysoka, więc to dobra chwila: naciśnij ją.
lesson-clear-fits = To 8! Pasuje do 8 z twojego czwartego stosika: dołóż ją i zakończ turę.
lesson-clear-later = Ty i Ben gracie jeszcze chwilę i idzie ci świetnie. Przeskoczmy do końca.
lesson-clear-last = Została ci jedna karta, pozioma, a na stosie leży 6. Jeśli jest za wysoka, bierzesz wszystko. Jeśli dość niska, wygrywasz. Odwagi!
lesson-clear-points = To 2: nie masz już kart i od razu wygrywasz! Każda karta, która została innym, kosztuje ich punkt. Rund jest tyle, ile osób, a wygrywa, kto ma najmniej punktów ujemnych.
lesson-clear-done = Równe lub niższe, cztery jednakowe, PUSH, CLEAR i trochę odwagi: teraz znasz Clear 4!
