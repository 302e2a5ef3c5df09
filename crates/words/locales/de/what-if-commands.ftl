### What if: what the command line says of it.

midway-other-cards = die kommenden Karten des Decks müssen die sein, die in der Stellung niemand hat
midway-other-rules = die Stellung muss zu diesem Spiel gehören, mit Spielerzahl, Optionen und Verteilung der Partie
solve-midway = { $file } beginnt mitten in einem Spiel, und so gibt es nichts Ausgeteiltes zu lösen. Gib die Aufzeichnung eines ausgeteilten Spiels an.
play-position = Ab dieser Stellung lässt sich nicht spielen: { $why }
play-position-agreed = die Stellung sagt, welches Spiel es ist und mit welchen Optionen; lass die anderen Angaben weg
play-position-seat = Platz { $found } gibt es in dieser Stellung nicht; Plätze sind 0 bis { $last }
help-play--position = Ab dieser Stellung in der Notation weiterspielen; Karten, die niemand gesehen hat, werden gemischt
help-play--seats = Deine Plätze in der Stellung, von 0 an gezählt [Vorgabe: der, der am Zug ist]
