### What if: another way on from a position of a finished game.

what-if = Was wäre, wenn …
what-if-text = Setz dich in dieses Spiel und spiel es anders. Es läuft auf diesem Gerät, auch ohne Netz.
what-if-here = Ab hier weiterspielen
what-if-key = Ab diesem Schritt weiterspielen (W)
what-if-deal = Diese Karten von Anfang an
what-if-step = Ab Schritt { $step }
what-if-over = Bei diesem Schritt ist das Spiel zu Ende. Geh einen Schritt zurück, um weiterzuspielen, oder spiel die Karten von Anfang an.
what-if-seats = Du spielst
what-if-several = Mit mehreren Plätzen siehst du die Hand desjenigen, der am Zug ist.
what-if-no-seat = Wähle mindestens einen Platz.
what-if-cards = Die kommenden Karten
what-if-same = gleiche Karten
what-if-fresh = neu gemischt
what-if-same-means = Jede Karte liegt, wo sie im Spiel lag.
what-if-fresh-means = Was deine Plätze nicht wissen konnten, wird neu gemischt: Karten, die niemand gesehen hat, und die anderen Hände.
what-if-name = Name
what-if-play = Weiterspielen
what-if-full = Dieses Gerät behält 40 Versuche, und alle Plätze sind belegt. Lösche erst einen.
what-if-tries = Bisher versucht
what-if-running = noch nicht zu Ende
what-if-unfinished = Nicht zu Ende gespielt
what-if-copy = Link kopieren
what-if-rename = Umbenennen
what-if-delete = Löschen
what-if-delete-title = Diesen Versuch löschen?
what-if-delete-text = Er ist nur in diesem Browser und lässt sich nicht zurückholen. Das Spiel, aus dem er kommt, bleibt.
what-if-delete-not = Nicht löschen
what-if-by-hand = Diese Stellung von Hand ändern
what-if-hand-title = Ab einer Stellung spielen
what-if-hand-text = Schreib eine Stellung in der Notation von Stapel oder füg eine ein. Was darin niemand gesehen hat, wird gemischt.
what-if-hand-label = Stellung
what-if-hand-name = Eine eigene Stellung
what-if-hand-example = Ein Beispiel einsetzen
what-if-wrong = Ab dieser Stellung kann niemand weiterspielen:
what-if-wrong-at = Das ist noch keine Stellung. Beim { $column }. Zeichen stimmt etwas nicht:
what-if-show-wrong = Stelle zeigen
replay-key-what-if = ab hier anders weiterspielen

# Why nobody can play on from a position.
midway-draws = Dort wird gerade eine Karte gezogen oder aufgedeckt. Gib eine Stellung an, in der ein Platz am Zug ist.
midway-over = Dort ist das Spiel zu Ende. Gib eine Stellung an, in der ein Platz am Zug ist.
