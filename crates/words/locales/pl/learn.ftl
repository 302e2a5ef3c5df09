### Lessons: a game is learned by playing a few turns of it.

learn-title = Nauka przez granie
learn-text = Zagraj kilka tur z trenerem u boku. Nic się nie liczy, nic nie może pójść źle, a lekcja trwa około trzech minut.
learn-the-game-line = W górę, w dół i wstecz: jak drużyna wykłada wszystkie karty.
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
learn-watch = { $name } gra …
learn-your-go = Teraz ty
learn-table = Stół do ćwiczeń
learn-not-yet = Najpierw to przeczytaj, potem naciśnij „Dalej”.
learn-instead-lay = Tak też wolno. Tutaj spróbuj { $card } na stos { $pile }.
learn-instead-end = Tak też wolno. Tutaj zakończ turę.
learn-instead-other = Tak też wolno. Tutaj spróbuj czegoś innego: „Pokaż mi” to wskaże.
learn-show-lay = To { $card }, na stos { $pile }.
learn-show-end = To przycisk „Koniec tury”.
learn-show-play = Wybierz zaznaczone karty, a potem je zagraj.
learn-show-press = Naciśnij to, co zaznaczone.
learn-say-about = Co powiesz o stosie { $pile }?
learn-keys = Klawisze: strzałki przechodzą między kartami, Enter bierze kartę, od A do D ją kładą, E kończy turę.
learn-keys-clear-4 = Klawisze: strzałki przechodzą między kartami, Enter bierze kartę, P zagrywa wybrane, T bierze stos, E kończy turę.
learn-play-now = Zagraj teraz
learn-read-rules = Przeczytaj zasady

## Clear 4! on the practice table

learn-their-cards = Karty: { $name }
learn-your-stacks = Twoje stosiki
learn-discard = Stos
learn-discard-empty = Stos jest pusty
learn-discard-top = Na wierzchu: { $cards }
learn-discard-more = { $cards ->
    [one] jeszcze jedna pod spodem
    [few] jeszcze { $cards } pod spodem
   *[many] jeszcze { $cards } pod spodem
}
learn-play = Zagraj
learn-choose-first = Najpierw wybierz karty, potem je zagraj.
learn-play-clears = Zagraj: cztery jednakowe!
learn-push-to = PUSH: stos bierze { $name }
learn-take = { $cards ->
    [one] Weź stos (jedna karta)
    [few] Weź stos ({ $cards } karty)
   *[many] Weź stos ({ $cards } kart)
}
learn-end = Koniec tury
learn-face-push = PUSH
learn-face-joker = JOKER
learn-face-clear = CLEAR
learn-joker-as = Joker jako { $value }
learn-stack = Stosik { $stack }
learn-stack-gone = Stosik { $stack }: już go nie ma
learn-blind = Zagraj kartę w poziomie, w ciemno
learn-hidden = { $cards ->
    [one] jedna zakryta karta
    [few] { $cards } zakryte karty
   *[many] { $cards } zakrytych kart
}
learn-in-hand = { $cards ->
    [one] jedna karta na ręce
    [few] { $cards } karty na ręce
   *[many] { $cards } kart na ręce
}
learn-told-blind = { $name }: zakryta karta to { $cards }
learn-told-played = { $name }: { $cards }
learn-told-took = { $name }: bierze stos
learn-told-cleared = Stos zmieciony
learn-told-turned-up = Odsłonięto: { $cards }

## The Game

lesson-game-welcome = Ty i Ada to jedna drużyna. Karty mają liczby od 2 do 99 i razem chcecie wyłożyć wszystkie na te cztery stosy. Dwa stosy rosną, dwa maleją.
lesson-game-up = Stosy A i B rosną od 1: każda karta musi być wyższa od tej pod nią. Weź swoją 4 i połóż ją na stos A.
lesson-game-down = Stosy C i D maleją od 100: każda karta musi być niższa. Połóż swoją 97 na stos C.
lesson-game-end = Każda tura wymaga co najmniej dwóch kart. Wolno więcej, ale na razie wystarczy. Zakończ turę, a twoja ręka znów się uzupełni.
lesson-game-partner = Teraz gra Ada. Nie widzisz jej kart, a ona nie widzi twoich.
lesson-game-small = Każda przeskoczona liczba to karta, którą trudniej położyć, więc małe kroki są na wagę złota. Wyłóż dwie najlepsze karty, w dowolnej kolejności, i zakończ turę.
lesson-game-jumps = Znowu Ada … i nie ma nic blisko. To kosztuje dużo miejsca.
lesson-game-trick-up = Ale jest droga powrotna! Na stos rosnący wolno położyć też kartę niższą dokładnie o dziesięć. Na stosie A widać 47. Znajdź swoją kartę.
lesson-game-trick-down = To jest zagranie wsteczne. Działa też w drugą stronę: na stosie malejącym dokładnie o dziesięć wyżej. Pomóż stosowi C, a potem zakończ turę.
lesson-game-signal = Wolno wam mówić prawie o wszystkim, tylko nigdy o liczbach. Ada lubi stos D. Twoje nowe karty są stworzone dla stosu B: powiedz jej to.
lesson-game-heard = Ada wszystko słyszała. Zobacz, jak gra.
lesson-game-yours = Zostawiła B w spokoju. Połóż tam dwie niskie karty, najpierw niższą, i zakończ turę.
lesson-game-last-cards = I tak dalej. Gdy stos dobierania jest pusty, nikt już nie dobiera i wystarczy jedna karta na turę.
lesson-game-over = Jeśli ktoś nie może wyłożyć tego, czego wymaga tura, gra się kończy. Mniej niż dziesięć pozostałych kart to znakomity wynik. A gdy leży wszystkie dziewięćdziesiąt osiem, The Game jest pokonane.
lesson-game-done = To już wszystko: w górę, w dół, małe kroki i skok o dziesięć wstecz. Czas na prawdziwą grę!

## Extreme

lesson-extreme-welcome = Extreme to The Game z niespodzianką: niektóre karty mają polecenie. Ząbkowany brzeg wiąże tylko twoją turę. Falisty brzeg wiąże wszystkich, dopóki widać kartę.
lesson-extreme-skull = Twoja 17 ma czaszkę: inna karta musi ją zakryć, zanim skończy się tura. Połóż ją na stos A.
lesson-extreme-warning = Twoja 98 ma stop: od razu kończy turę. Z odkrytą czaszką to byłaby przegrana. Spróbuj na stosie D: najpierw dostaniesz ostrzeżenie.
lesson-extreme-cover = Lepiej nie. Najpierw zakryj czaszkę swoją 21 na stosie A.
lesson-extreme-stop = Czaszka jest już niegroźna. Stop jest mile widziany: połóż swoją 98 na stos D, a tura skończy się bez słowa.
lesson-extreme-infinity = Gra Ada. Spójrz na kartę z falistym brzegiem: jej polecenie pojawia się nad stosami i obowiązuje wszystkich.
lesson-extreme-no-trick = „Bez cofania”: dopóki je widać, nikt nie cofa się o dziesięć. Twoja 19 cofnęłaby stos A. Spróbuj: to, co zabronione, po prostu nie zostaje przyjęte i nic nie kosztuje.
lesson-extreme-covered = Zakryj polecenie, a zniknie. Połóż swoją 93 na stos C, a wtedy 19 może cofnąć stos A.
lesson-extreme-three = Na razie dwie karty. Twoja 91 ma „3!”: tura z nią ma dokładnie trzy karty, ani mniej, ani więcej. Jako trzecia jest idealna: połóż ją na stos C.
lesson-extreme-one-pile = Tura skończyła się sama. Teraz Ada kładzie „Jeden stos”: wszystkie karty tury idą na ten sam stos. Który, wybierasz ty: zacznij od swojej 22 na stosie A.
lesson-extreme-bound = Ta tura należy teraz do stosu A. Spróbuj położyć swoją 5 na stos B.
lesson-extreme-draw-one = A więc stos A. Twoja 24 ma „Dobierz jedną”: połóż ją tam, zakończ turę i zobacz, ile kart dobierasz.
lesson-extreme-silence = Tylko jedną! A Ada kładzie ostatnie polecenie, „Cisza”: nikt nie rozmawia, dopóki nie zostanie zakryta. Zakryj ją swoją 15 i 16 na stosie B, a potem zakończ turę.
lesson-extreme-over = Gdy czaszka albo „3!” nie zostanie wykonane, drużyna przegrywa. Zawsze dostajesz wcześniej ostrzeżenie. Cała reszta jest jak w The Game.
lesson-extreme-done = Siedem poleceń i znasz już wszystkie. Patrz dwa razy, zakrywaj na czas i baw się dobrze!

## Clear 4!

lesson-clear-welcome = Pozbądź się wszystkich kart przed Benem. Masz osiem na ręce i cztery stosiki: jedna karta odkryta, pod nią jedna zakryta i jeszcze jedna w poziomie.
lesson-clear-lower = Ben zaczyna od 9. Wolno położyć tę samą liczbę albo niższą, także kilka jednakowych kart razem. Wybierz obie 7, a potem naciśnij „Zagraj”.
lesson-clear-end = Można by teraz dołożyć więcej takich kart. Nie masz żadnej, więc zakończ turę.
lesson-clear-joker = Ben kładzie trzecią 7. Joker zagrany sam staje się tym, co leży na wierzchu, a cztery jednakowe karty zmiatają stos. Zagraj jokera!
lesson-clear-again = Cały stos zniknął, a ty grasz jeszcze raz. Na pusty stos wolno położyć wszystko. Odkrytymi kartami gra się tak jak ręką: wybierz obie 10 ze swoich stosików i zagraj je.
lesson-clear-add = Pod nimi odsłoniły się następne karty: jest jeszcze jedna 10. Dołóż ją, a potem zakończ turę.
lesson-clear-push = Ben kładzie dwie 8. Czas na twój PUSH: pasuje na wszystko, a cały stos bierze ktoś inny. Zagraj go.
lesson-clear-take = Ben zaczyna od nowa, od 3. Nie masz nic tak niskiego, a CLEAR warto zachować. Więc pasujesz: weź stos na rękę.
lesson-clear-clear = Dwie 9. Teraz zagraj CLEAR: stos wypada z gry, a ty grasz jeszcze raz.
lesson-clear-blind = Z pierwszego stosika została tylko karta w poziomie. Zagrywa się ją w ciemno. Na pustym stosie żadna liczba nie jest za wysoka, więc to dobra chwila: naciśnij ją.
lesson-clear-fits = To 8! Pasuje do 8 z czwartego stosika: dołóż ją i zakończ turę.
lesson-clear-later = Gracie z Benem jeszcze przez chwilę i świetnie ci idzie. Przeskoczmy do końca.
lesson-clear-last = Została jedna karta, w poziomie, a na stosie leży 6. Jeśli jest za wysoka, bierzesz wszystko. Jeśli dość niska, wygrywasz. Odwagi!
lesson-clear-points = To 2: nie masz już kart i od razu wygrywasz! Każda karta, która została innym, kosztuje ich punkt. Po tylu rundach, ile jest osób, wygrywa ten, kto ma najmniej punktów ujemnych.
lesson-clear-done = Równe lub niższe, cztery jednakowe, PUSH, CLEAR i odważne serce: teraz znasz Clear 4!
