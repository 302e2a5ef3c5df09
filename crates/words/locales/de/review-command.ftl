### Der Befehl `review`.

help-review = Sagen, wo Spiele gewonnen und verloren wurden: Chancen, bessere Züge, Glück und Können
help-review--files = Die Aufzeichnungen: Text, oder JSON, wie es exportiert oder gespeichert wird; - für die Standardeingabe
help-review--playouts = Wie viele Spiele für jeden Zug durchgespielt werden [Vorgabe: 1.500 bis 6.000, je nach Spiel]
help-review--seed = Woraus die durchgespielten Spiele folgen: ein beliebiger Text
help-review--json = Ein JSON-Objekt je Spiel statt Text
help-review--plot = Auch die Chancen über die Züge zeichnen, in diese SVG-Datei
example-review = wo wurde es gewonnen und verloren?
example-review-plot = mehrere Spiele, mit ihren Chancen als Kurven
example-review-json = für Programme, ein JSON-Objekt je Spiel
note-review = Jeder Zug wird nach dem beurteilt, was sein Platz sehen konnte. Zeichen stehen nicht in Aufzeichnungen; was die Plätze einander gesagt haben, ist hier also nicht bekannt. docs/review.md sagt, wie Chancen zustande kommen und wie weit ihnen zu trauen ist.
note-review-same = Dieselben Aufzeichnungen, Durchläufe und Startwerte geben auf jedem Rechner und im Browser dieselbe Auswertung.
note-review-stop = Strg-C zeigt, was bis dahin ausgewertet wurde, und endet mit dem Rückgabewert 130.
review-progress = Züge

review-stopped = Vorzeitig beendet: { $done } von { $all } Zügen wurden ausgewertet.
review-totals = Alle zusammen: { $games }
review-column-inaccuracies = ungenau
review-column-mistakes = Fehler
review-column-blunders = grobe Fehler
