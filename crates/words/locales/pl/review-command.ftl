### Polecenie `review`.

help-review = Powiedz, gdzie gry zostały wygrane i przegrane: szanse, lepsze zagrania, szczęście i umiejętność
help-review--files = Zapisy: tekst albo JSON, jak po eksporcie lub przechowywany; - oznacza standardowe wejście
help-review--playouts = Ile gier jest wyobrażanych dla każdej tury [domyślnie: od 1500 do 6000, zależnie od gry]
help-review--seed = Z czego wynikają wyobrażone gry: dowolny tekst
help-review--json = Jeden obiekt JSON na grę zamiast tekstu
help-review--plot = Narysuj też szanse w kolejnych turach, do tego pliku SVG
example-review = gdzie gra została wygrana lub przegrana?
example-review-plot = kilka gier, z krzywymi szans
example-review-json = dla programów, jeden obiekt JSON na grę
note-review = Każda tura jest oceniana po tym, co mogło widzieć jej miejsce. Znaków nie ma w zapisach, więc nie wiadomo tu, co miejsca sobie powiedziały. docs/review.md mówi, skąd biorą się szanse i jak dalece można im ufać.
note-review-same = Te same zapisy, liczba wyobrażonych gier i ziarno dają tę samą analizę na każdej maszynie i w przeglądarce.
note-review-stop = Ctrl-C podaje, co dotąd przeanalizowano, i kończy z kodem wyjścia 130.
review-progress = tury

review-stopped = Przerwano przed końcem: przeanalizowano tury: { $done } z { $all }.
review-totals = Wszystko razem: { $games }
review-column-inaccuracies = niedokładności
review-column-mistakes = błędy
review-column-blunders = grube błędy
