### Lessons: a game is learned by playing a few turns of it.

learn-title = Spielend lernen
learn-text = Spiel ein paar Züge mit einem Coach an deiner Seite. Nichts zählt, nichts kann schiefgehen, und nach etwa drei Minuten kannst du es.
learn-the-game-line = Aufwärts, abwärts und zurück: So legt ein Team alle Karten.
learn-extreme-line = Totenkopf, Stop, „3!“ und vier Befehle, die bleiben. Lern zuerst The Game.
learn-clear-4-line = Gleich oder niedriger, vier Gleiche, PUSH, CLEAR und Karten, die noch niemand gesehen hat.
learn-done = Kannst du schon
learn-begin = Los geht’s
learn-repeat = Noch einmal
learn-all = Alle Lektionen

## Around a lesson

learn-coach = Coach
learn-progress = Schritt { $step } von { $steps }
learn-continue = Weiter
learn-back = Zurück
learn-show = Zeig’s mir
learn-watch = { $name } spielt …
learn-your-go = Jetzt du
learn-table = Übungstisch
learn-not-yet = Lies erst das hier, dann drück „Weiter“.
learn-instead-lay = Das darfst du. Probier hier die { $card } auf Stapel { $pile }.
learn-instead-end = Das darfst du. Beende hier deinen Zug.
learn-instead-other = Das darfst du. Probier hier, was markiert ist.
learn-show-lay = Es ist die { $card }, auf Stapel { $pile }.
learn-show-end = Es ist der Knopf „Zug beenden“.
learn-show-play = Wähl die markierten Karten und spiel sie.
learn-show-press = Drück, was markiert ist.
learn-say-about = Was sagst du zu Stapel { $pile }?
learn-keys = Tasten: Die Pfeile gehen von Karte zu Karte, Enter nimmt eine auf, A bis D legen sie, E beendet deinen Zug.
learn-keys-clear-4 = Tasten: Die Pfeile gehen von Karte zu Karte, Enter nimmt eine auf, P spielt die gewählten, T nimmt den Ablagestapel, E beendet deinen Zug.
learn-play-now = Jetzt spielen
learn-read-rules = Regeln lesen

## Clear 4! on the practice table

learn-their-cards = Karten von { $name }
learn-your-stacks = Deine Stapel
learn-play = Spielen
learn-choose-first = Wähl erst Karten, dann spiel sie.
learn-play-clears = Spielen: vier Gleiche!
learn-push-to = PUSH: Ablagestapel für { $name }
learn-take = Ablagestapel nehmen ({ $cards })
learn-end = Zug beenden
learn-in-hand = { $cards ->
    [one] eine Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}

## The Game

lesson-game-welcome = Du und Ada seid ein Team. Die Karten gehen von 2 bis 99, und gemeinsam wollt ihr jede einzelne auf diese vier Stapel legen. Zwei Stapel steigen, zwei fallen.
lesson-game-up = Die Stapel A und B steigen von 1 an: Jede Karte muss höher sein als die darunter. Nimm deine 4 auf und leg sie auf Stapel A.
lesson-game-down = Die Stapel C und D fallen von 100: Jede Karte muss niedriger sein. Leg deine 97 auf Stapel C.
lesson-game-end = In einem Zug musst du mindestens zwei Karten legen. Du darfst mehr legen, aber die hier reichen. Beende deinen Zug, und deine Hand wird wieder aufgefüllt.
lesson-game-partner = Jetzt spielt Ada. Ihre Hand siehst du nicht, und sie sieht deine nicht.
lesson-game-small = Jede Zahl, die du überspringst, ist eine Karte, die schwerer unterzubringen ist. Kleine Schritte sind also Gold wert. Leg deine zwei besten, egal in welcher Reihenfolge, und beende deinen Zug.
lesson-game-jumps = Wieder Ada … und sie hat nichts, was nahe liegt. Das kostet viel Platz.
lesson-game-trick-up = Aber es gibt einen Weg zurück! Auf einen aufsteigenden Stapel darfst du auch die Karte legen, die genau zehn niedriger ist. Stapel A zeigt 47. Finde deine Karte.
lesson-game-trick-down = Das ist der Rückwärts-Trick. Er geht auch andersherum: auf einem absteigenden Stapel genau zehn höher. Hilf Stapel C, dann beende deinen Zug.
lesson-game-signal = Ihr dürft über fast alles reden, nur nie über Zahlen. Ada mag Stapel D. Deine neuen Karten sind wie gemacht für Stapel B: Sag es ihr.
lesson-game-heard = Ada hat dich gehört. Schau, wie sie spielt.
lesson-game-yours = Sie hat B in Ruhe gelassen. Leg deine zwei niedrigen Karten dorthin, die niedrigere zuerst, und beende deinen Zug.
lesson-game-last-cards = So geht es weiter. Ist der Zugstapel leer, zieht niemand mehr, und eine Karte pro Zug reicht.
lesson-game-over = Kann jemand nicht so viele Karten legen wie nötig, ist das Spiel vorbei; weniger als zehn übrige Karten sind hervorragend. Liegen alle achtundneunzig, habt ihr The Game gemeinsam besiegt.
lesson-game-done = Das war schon alles: aufwärts, abwärts, kleine Schritte und der Sprung um zehn zurück. Du bist bereit für ein echtes Spiel!

## Extreme

lesson-extreme-welcome = Extreme ist The Game mit einem Dreh: Manche Karten tragen einen Befehl. Ein gezackter Rand gilt nur für deinen eigenen Zug. Ein Rand mit Schleifen gilt für alle, solange die Karte zu sehen ist.
lesson-extreme-skull = Deine 17 trägt einen Totenkopf: Eine andere Karte muss ihn überdecken, bevor dein Zug endet. Leg sie auf Stapel A.
lesson-extreme-warning = Deine 98 trägt einen Stop: Er beendet deinen Zug sofort. Solange der Totenkopf offen ist, wäre das Spiel damit verloren. Probier es auf Stapel D: Du wirst vorher gewarnt.
lesson-extreme-cover = Lieber nicht. Überdecke erst den Totenkopf, mit deiner 21 auf Stapel A.
lesson-extreme-stop = Jetzt ist der Totenkopf harmlos und ein Stop willkommen: Leg deine 98 auf Stapel D, und dein Zug ist ohne ein weiteres Wort zu Ende.
lesson-extreme-infinity = Ada spielt. Achte auf die Karte mit den Schleifen am Rand: Ihr Befehl steht über den Stapeln und gilt für alle.
lesson-extreme-no-trick = „Kein Trick“: Solange die Karte zu sehen ist, ist der Rückwärts-Trick verboten. Probier deine 19 auf Stapel A: Was verboten ist, wird abgelehnt und kostet dich nichts.
lesson-extreme-covered = Überdeckst du den Befehl, ist er weg. Leg deine 93 auf Stapel C, dann darf deine 19 auf Stapel A zurückspringen.
lesson-extreme-three = Zwei Karten bisher. Deine 91 trägt „3!“: Der Zug muss genau drei Karten haben. Als dritte ist sie also perfekt: Leg sie auf Stapel C.
lesson-extreme-one-pile = Der Zug endete von selbst. Nun spielt Ada „Ein Stapel“: Alle Karten eines Zuges gehen auf denselben Stapel. Du wählst, auf welchen: Beginn mit deiner 22 auf Stapel A.
lesson-extreme-bound = Von jetzt an geht in diesem Zug nur noch Stapel A. Probier deine 5 auf Stapel B.
lesson-extreme-draw-one = Es bleibt bei Stapel A. Deine 24 trägt „Eine ziehen“: Leg sie dorthin, beende deinen Zug und schau, wie viele Karten du ziehst.
lesson-extreme-silence = Nur eine! Und Ada spielt „Schweigen“: kein Reden und keine Zeichen, bis es überdeckt ist. Leg deine 15 und dann deine 16 auf Stapel B und beende deinen Zug.
lesson-extreme-over = Bleibt ein Totenkopf offen oder eine „3!“ unerfüllt, hat das Team verloren. Davor wirst du immer gewarnt. Alles andere ist wie bei The Game.
lesson-extreme-done = Sieben Befehle, und du kennst sie alle. Schau zweimal hin, überdecke rechtzeitig, und viel Spaß!

## Clear 4!

lesson-clear-welcome = Werde alle deine Karten los, bevor Ben es schafft. Du hast acht auf der Hand und vier Stapel: eine Karte offen, darunter eine verdeckt und eine weitere quer.
lesson-clear-lower = Ben beginnt mit einer 9. Du darfst dieselbe Zahl oder eine niedrigere legen, auch mehrere gleiche zusammen. Wähl deine beiden 7en, dann drück „Spielen“.
lesson-clear-end = Jetzt könntest du gleiche Karten dazulegen. Du hast keine, also beende deinen Zug.
lesson-clear-joker = Ben legt eine dritte 7. Ein Joker allein wird zu dem, was oben liegt: Mit deinem sind es vier Gleiche. Spiel ihn! Dann darfst du abräumen oder die vier liegen lassen. Räum ab.
lesson-clear-again = Der ganze Ablagestapel ist weg, und du bist noch einmal dran. Ist er leer, passt alles. Deine offenen Karten spielst du wie deine Hand: Wähl beide 10en deiner Stapel und spiel sie.
lesson-clear-add = Darunter wurden die nächsten Karten aufgedeckt: Da ist noch eine 10. Leg sie dazu, dann beende deinen Zug.
lesson-clear-push = Ben legt zwei 8en. Zeit für deinen PUSH: Er passt auf alles, und jemand anderes nimmt den ganzen Ablagestapel. Spiel ihn.
lesson-clear-take = Ben beginnt neu mit einer 3. So niedrig ist nichts von dir, und dein CLEAR ist zu schade dafür. Also passt du: Nimm den Ablagestapel auf die Hand.
lesson-clear-clear = Zwei 9en. Jetzt spiel deinen CLEAR: Der Ablagestapel ist aus dem Spiel, und du bist noch einmal dran.
lesson-clear-blind = Von deinem ersten Stapel ist nur noch die quer liegende Karte da. Sie wird blind gespielt. Auf dem leeren Ablagestapel ist keine Zahl zu hoch, der Moment ist also günstig: Drück darauf.
lesson-clear-fits = Eine 8! Sie passt gut zur 8 auf deinem vierten Stapel: Leg die dazu und beende deinen Zug.
lesson-clear-later = Du und Ben spielt eine Weile weiter, und es läuft richtig gut für dich. Springen wir ans Ende.
lesson-clear-last = Noch eine Karte, quer, und auf dem Ablagestapel eine 6. Ist sie zu hoch, nimmst du alles. Ist sie niedrig genug, hast du gewonnen. Nur Mut!
lesson-clear-points = Eine 2: Du hast keine Karten mehr und gewinnst sofort! Jede Karte, die andere noch haben, kostet sie einen Punkt. Gespielt werden so viele Runden, wie Leute am Tisch sitzen. Dann gewinnt, wer die wenigsten Minuspunkte hat.
lesson-clear-done = Gleich oder niedriger, vier Gleiche, PUSH, CLEAR und ein bisschen Mut: Jetzt kannst du Clear 4!
