### La commande `review`.

help-review = Dire où des parties ont été gagnées et perdues : chances, meilleurs tours, hasard et adresse
help-review--files = Les enregistrements : texte, ou JSON tel qu’exporté ou conservé ; - pour l’entrée standard
help-review--playouts = Combien de parties sont imaginées pour chaque tour [par défaut : de 1 500 à 6 000, selon le jeu]
help-review--seed = Ce dont découlent les parties imaginées : un texte quelconque
help-review--json = Un objet JSON par partie au lieu de texte
help-review--plot = Dessiner aussi les chances au fil des tours, dans ce fichier SVG
example-review = où a-t-elle été gagnée ou perdue ?
example-review-plot = plusieurs parties, avec les courbes de leurs chances
example-review-json = pour les programmes, un objet JSON par partie
note-review = Chaque tour est jugé d’après ce que sa place pouvait voir. Les signes ne sont pas dans les enregistrements : on ne sait pas ici ce que les places se sont dit. docs/review.md dit d’où viennent les chances et jusqu’où s’y fier.
note-review-same = Les mêmes enregistrements, le même nombre de parties imaginées et la même graine donnent la même analyse sur toute machine et dans le navigateur.
note-review-stop = Ctrl-C dit ce qui a été analysé jusque-là et finit avec le code de sortie 130.
review-progress = tours

review-stopped = Arrêté avant la fin : { $done } tours sur { $all } ont été analysés.
review-totals = Toutes ensemble : { $games }
review-column-inaccuracies = imprécisions
review-column-mistakes = erreurs
review-column-blunders = gaffes
