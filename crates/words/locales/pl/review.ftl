### Co analiza mówi o turach: dlaczego jedna jest gorsza od innej, także w podpowiedziach, więc bez liczby żadnej karty.

review-inaccuracy = Niedokładność
review-mistake = Błąd
review-blunder = Gruby błąd
review-only = Jedyne zagranie
review-turning-point = Punkt zwrotny
review-winnable-yes = Dało się jeszcze wygrać
review-winnable-no = Nie dało się już wygrać
review-winnable-open = Nie wiadomo, czy dało się jeszcze wygrać

review-start = Szansa na początku: { $chance }
review-no-marks = Żadna tura na pewno nie kosztowała pięciu punktów ani więcej.
review-turn = Tura { $turn }, { $name }: { $mark }, −{ $lost } pkt (± { $error })
review-played = zagrano
review-better = lepiej
review-turning = Punkt zwrotny: tura { $turn }
review-unwinnable = Przy odkrytych kartach po turze { $turn } gry nie dało się już wygrać.
review-column-accuracy = dokładność
review-column-luck = szczęście
review-column-skill = umiejętność
review-column-others = inni
review-lay = { $card } na { $pile }
review-from-stack = { $card } ze stosika { $stack }

why-lost-at-once = To od razu przegrywa grę.
why-gave-up-jump = To odbiera zagranie wsteczne na { $pile }.
why-missed-jump = To pomija zagranie wsteczne na { $pile }.
why-covered-spared = To zakrywa { $pile }, a { $name } prosi, by ten stos oszczędzić.
why-skipped = { $cards ->
    [one] To przeskakuje jedną kartę, która jeszcze przyjdzie.
    [few] To przeskakuje { $cards } karty, które jeszcze przyjdą: o { $more } więcej, niż trzeba.
   *[many] To przeskakuje { $cards } kart, które jeszcze przyjdą: o { $more } więcej, niż trzeba.
}
why-left-command = Po tym „{ $command }” zostaje widoczne.
why-laid-more = To o { $more } więcej, niż warto zagrać.
why-laid-fewer = To o { $fewer } mniej, niż warto zagrać.
why-wrong-pile = { $instead } to tutaj lepszy stos niż { $pile }.
why-other-cards = Inne karty są tu lepsze.
why-took = Jest coś lepszego niż wzięcie stosu.
why-should-take = Wzięcie stosu kosztuje mniej.
why-ended-early = Przed końcem tury warto jeszcze coś dołożyć.
why-went-on = Tura powinna się tu skończyć: te karty później są więcej warte.
why-left-four = Cztery jednakowe czekają na usunięcie.
why-swept = Lepiej tu nie usuwać stosu.
why-spent-joker = Joker jest tu zagrany za wcześnie.
why-spent-special = Karta specjalna jest tu zagrana za wcześnie.
why-kept-special = To pora na kartę specjalną.
why-wrong-target = Lepiej, by stos przypadł graczowi { $name }.
why-risked-blind = Karta w ciemno jest tu zbyt ryzykowna.
why-should-risk = Karta w ciemno jest tu warta ryzyka.
why-from-hand = Najpierw powinny iść karty ze stosików.
why-too-low = Wyższa liczba zostawia więcej miejsca.
why-too-high = Niższa liczba jest tu lepsza.
