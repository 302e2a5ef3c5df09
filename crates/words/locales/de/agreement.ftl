### What a table agrees on before the deal: what can be chosen, what it means, and what was chosen.

agreement = Regeln und Optionen

term-expert = Profi
term-expert-about = Mindestens drei Karten pro Zug statt zwei, solange es einen Zugstapel gibt.
term-hand-less = Eine Karte weniger auf der Hand
term-hand-less-about = Alle Hände sind um eine Karte kleiner.
term-one-pile = Der Befehl „Ein Stapel“
term-one-pile-about = Was in dem Zug gilt, in dem er gelegt wird.
reading-one-pile = Nach Anleitung: sein Stapel
reading-one-pile-strict = Streng: auch frühere Karten
reading-one-pile-loose = Locker: die nächste bestimmt
term-joker-sets = Mehrere Joker auf einmal
term-joker-sets-about = Sie dürfen ohne Zahl zusammen auf jeden Ablagestapel, der einen Wert hat.
term-pass-on-empty = Passen bei leerem Ablagestapel
term-pass-on-empty-about = Sonst lässt sich immer eine Karte spielen.
term-last-push-moves = Der letzte PUSH schiebt noch
term-last-push-moves-about = Ein PUSH als letzte Karte schiebt den Ablagestapel noch weiter, bevor die Runde gewonnen ist.
term-turn-cap = Züge pro Runde, höchstens
term-turn-cap-about = Nach so vielen gewinnt, wer die wenigsten Karten hat.
term-must-sweep = Vier Gleiche müssen weg
term-must-sweep-about = Sie räumen den Ablagestapel sofort von selbst ab. Sonst darf man sie liegen lassen.
term-original-rules = Originalregeln
term-original-rules-about = Die Karten von Extreme als bloße Zahlen: Kein Befehl zählt.

term-layout = Karten mit Befehlen
term-layout-about = Immer dieselben, bei jedem Austeilen andere oder die aus deiner Schachtel.
layout-default = Standard
layout-shuffled = Jedes Mal neu gemischt
layout-own = Aus meiner Schachtel
layout-missing = { $cards ->
    [one] { $command }: eine Zahl fehlt
   *[other] { $command }: { $cards } Zahlen fehlen
}
layout-too-many = { $cards ->
    [one] { $command }: eine Zahl zu viel
   *[other] { $command }: { $cards } Zahlen zu viel
}
layout-double = { $card } steht bei { $one } und bei { $other }
layout-code-length = Ein Code hat 32 Zeichen, dieser hat { $found }.
layout-code-character = „{ $found }“ (Zeichen { $place }) kommt in keinem Code vor: Sie bestehen aus Ziffern und Buchstaben.
layout-code-wrong = Mindestens ein Zeichen dieses Codes stimmt nicht.

term-first = Wer beginnt?
term-first-about = Nach der Anleitung: Wer hat zuletzt aufgeräumt? Wähl den Platz, oder lass den Zufall entscheiden.
first-drawn = Der Zufall entscheidet
seat-number = Platz { $seat }
term-rounds = Runden
term-rounds-about = Die Punkte werden zusammengezählt. Üblich ist, dass alle einmal beginnen.

clock = Zeit pro Zug
clock-about = Ohne Grenze nehmen sich alle die Zeit, die sie brauchen.
clock-none = Unbegrenzt
clock-30s = 30 Sekunden
clock-60s = Eine Minute
clock-1d = Ein Tag
term-at-zero = Wenn die Zeit um ist
term-at-zero-about = Wer wiederkommt, spielt einfach weiter.
at-zero-wait = Die anderen warten
takebacks = Zurücknehmen
takebacks-about = Nach den Regeln bleibt eine gelegte Karte liegen. Wurde dabei eine verdeckte Karte aufgedeckt, geht es nicht mehr zurück.
takeback-never = Nie
takeback-ask = Wenn die anderen zustimmen
takeback-free = Jederzeit
term-talk = Reden
term-talk-about = Was abgelehnt wird, solange Zahlen geheim sind. Zeichen gehen immer.
talk-strict = Streng: keine Zahlen, auch nicht verkleidet
talk-gentle = Sanft: nur Zahlen, die offen dastehen
talk-signals = Nur Zeichen
term-bots-take-time = Bots lassen sich Zeit
term-bots-take-time-about = So viel wie Menschen, damit alle mitkommen.
listed = Alle dürfen diesen Tisch finden
listed-about = Er steht bei den offenen Tischen, seine Aufzeichnung bei den zuletzt gespielten Spielen.

## The same in one line, after the name of the game

brief-expert = Profi
brief-hand-less = Hand −1
brief-one-pile-strict = „Ein Stapel“ streng
brief-one-pile-loose = „Ein Stapel“ locker
brief-joker-sets = Joker nur einzeln
brief-pass-on-empty = Passen auf leer
brief-last-push-moves = letzter PUSH schiebt nicht
brief-turn-cap = { $turns ->
    [one] höchstens ein Zug
   *[other] höchstens { $turns } Züge
}
brief-must-sweep = vier müssen weg
brief-layout-shuffled = gemischte Befehle
brief-layout-own = eigene Schachtel
brief-first = Platz { $seat } beginnt
brief-rounds = { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}
brief-clock-30s = 30 s pro Zug
brief-clock-60s = 60 s pro Zug
brief-clock-1d = ein Tag pro Zug
brief-at-zero = dann spielt ein Bot
brief-takeback-free = Zurücknehmen jederzeit
brief-talk-gentle = sanftes Reden
brief-talk-signals = nur Zeichen
brief-quick-bots = schnelle Bots
brief-listed = offen für alle
