### Der Befehl `puzzles`.

help-puzzles = Rätsel lösen: Stellungen, in denen ein Zug klar der beste ist
help-puzzles-play = Ein Rätsel lösen: das von heute, das mit einer Nummer oder eines zu einem Thema
help-puzzles-list = Die Rätsel auflisten
help-puzzles-make = Neue Rätsel aus Spielen von Bots machen
help-puzzles-play--number = Die Nummer des Rätsels [Vorgabe: das von heute]
help-puzzles-play--game = Nur dieses Spiel
help-puzzles-list--game = Nur dieses Spiel
help-puzzles-play--players = Nur mit so vielen Spielern
help-puzzles-list--players = Nur mit so vielen Spielern
help-puzzles-play--theme = Nur zu diesem Thema, etwa jump-back oder blind-card
help-puzzles-list--theme = Nur zu diesem Thema, etwa jump-back oder blind-card
help--grade = Nur so schwere: easy (leicht), medium (mittel), hard (schwer) oder very-hard (sehr schwer)
help-puzzles-play--tried = Deine Antwort, etwa „24C, 70D“, statt gefragt zu werden
help-puzzles-play--answer = Gleich die Lösung zeigen
help--from = Rätsel aus dieser Datei lesen statt die eingebauten
help-puzzles-list--json = Ein JSON-Objekt je Zeile statt Text, mit den Lösungen
help-puzzles-make--games = Die Spiele
help-puzzles-make--players = Spielerzahlen wie 3, 1-5 oder 2,4 [Vorgabe: alle, die das Spiel zulässt]
help-puzzles-make--count = Wie viele Rätsel zu jedem Spiel mit jeder Spielerzahl
help-puzzles-make--deals = Wie viele Verteilungen dafür höchstens gespielt werden
help-puzzles-make--bot = Wer die Spiele spielt, in denen sie gefunden werden, mit einer Zahl von Durchläufen
help-puzzles-make--playouts = Wie viele Spiele durchgespielt werden, um die Chancen eines Rätsels zu sagen [Vorgabe: 6.000 oder 8.000, je nach Spiel]
help-puzzles-make--seed = Woraus alle Verteilungen folgen: ein beliebiger Text in einer Zeile
help-puzzles-make--threads = Wie viele Threads danach suchen [Vorgabe: so viele wie Kerne]
help-puzzles-make--out = Sie an diese Datei anhängen und dort weitermachen, wo sie aufhört
help-puzzles-make--json = Ein JSON-Objekt je Zeile statt Text
example-puzzles = das Rätsel von heute
example-puzzles-number = das mit dieser Nummer
example-puzzles-theme = eines, in dem der Rückwärts-Trick zählt
example-puzzles-try = sagt gleich, ob es das ist
example-puzzles-answer = zeigt die Lösung
example-puzzles-json = für Programme, mit den Lösungen
example-puzzles-make = neue, auf die Standardausgabe
example-puzzles-out = in eine Datei; dieselbe Zeile macht dort weiter
example-puzzles-mine = das dritte davon
note-puzzles = In einem Rätsel ist ein Zug um mindestens 15 Punkte besser als jeder andere, und der, der auf den ersten Blick am besten aussieht, ist es nicht. docs/puzzles.md sagt, wie sie entstehen.
note-puzzles-play = Was nicht gespielt werden kann, kostet nichts. Eine leere Zeile gibt auf und zeigt die Lösung. Das Ende eines Zuges muss nicht dastehen; in Clear 4! wird nach dem nächsten Spielzug gefragt, nicht nach dem ganzen Zug.
note-puzzles-themes = Themen: { $themes }.
note-puzzles-make = Bots spielen eine Verteilung nach der anderen; wo der starke und die Faustregel Verschiedenes wollen, werden alle Züge in denselben vorgestellten Welten verglichen. Was der Bot expert nicht findet, bleibt weg, und was dem Rest zu ähnlich ist, auch.
note-puzzles-same = Dieselben Spiele, Bots, Durchläufe und Startwerte geben auf jedem Rechner dieselben Rätsel, gleich mit wie vielen Threads.
note-puzzles-stop = Was gefunden ist, wird sofort geschrieben. Strg-C behält es und endet mit dem Rückgabewert 130.
puzzles-progress = Rätsel

puzzles-title = Rätsel { $number }
puzzles-you = du: { $cards }
puzzles-hand = { $cards ->
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
}
puzzles-hand-known = { $cards ->
    [one] 1 Handkarte, vor aller Augen genommen: { $known }
   *[other] { $cards } Handkarten, vor aller Augen genommen: { $known }
}
puzzles-unseen = noch im Spiel: { $cards }
puzzles-top = { $count ->
    [one] { $cards }, obenauf eine { $value }
   *[other] { $cards }, obenauf { $count }-mal { $value }
}
puzzles-out = aus dem Spiel: { $cards }
puzzles-ask = Deine Antwort, geschrieben wie „{ $example }“; eine leere Zeile zeigt sie.
puzzles-solved = Das ist es!
puzzles-missed = Diesmal nicht. So viel sind die Züge wert:
puzzles-yours = deiner
puzzles-obvious = sieht auf den ersten Blick am besten aus
puzzles-about = Darum geht es: { $themes }
puzzles-column-number = Nr.
puzzles-column-game = Spiel
puzzles-column-players = Spieler
puzzles-column-rating = Wertung
puzzles-column-grade = wie schwer
puzzles-column-themes = Thema
puzzles-counted = { $count ->
    [one] { $shown } Rätsel
   *[other] { $shown } Rätsel
}
puzzles-made = { $count ->
    [one] { $game }, { $players }: { $puzzles } aus { $shown } Verteilung
   *[other] { $game }, { $players }: { $puzzles } aus { $shown } Verteilungen
}

puzzles-no-number = ein Rätsel { $found } gibt es nicht; sie gehen bis { $last }
puzzles-none = so ein Rätsel gibt es nicht; stapel puzzles list zeigt alle
puzzles-no-action = { $found } ist kein Spielzug: { $why }
puzzles-unfinished = der Zug ist noch nicht zu Ende: Er braucht noch eine Karte
puzzles-too-much = der Zug ist vor { $action } zu Ende
puzzles-nothing = da steht kein Spielzug
puzzles-clock = --bot: mit ms könnte niemand dieselben Rätsel noch einmal machen; gib ihm eine Zahl von playouts
puzzles-seed = --seed: Es muss eine Zeile sein
puzzles-not-puzzles = { $file }, Zeile { $line }: { $what }
