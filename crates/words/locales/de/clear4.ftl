### The table of Clear 4!.

face-push = PUSH
face-joker = JOKER
face-clear = CLEAR
others = Die anderen
your-stacks = Deine Stapel
cards-in-all = { $cards ->
    [one] noch eine Karte
   *[other] noch { $cards } Karten
}
you-have = { $cards ->
    [one] Du hast noch eine Karte
   *[other] Du hast noch { $cards } Karten
}

## Stacks and hands

stack-whole = Stapel { $stack }: { $card }, darunter eine Karte, ganz unten eine quer
stack-two = Stapel { $stack }: { $card }, darunter eine Karte quer
stack-across = Stapel { $stack }: nur noch die quer liegende Karte
stack-gone = Stapel { $stack }: nichts mehr da
stack-free = du darfst sie umdrehen
stack-and = { $stack }, { $more }
card-of = { $card } von { $cards }
card-known = alle wissen davon
card-not-now = gerade nicht spielbar
hand-of = { $cards ->
    [0] { $name } hat keine Handkarten. Was ist bekannt?
    [one] { $name } hat eine Handkarte. Was ist bekannt?
   *[other] { $name } hat { $cards } Handkarten. Was ist bekannt?
}
what-is-known = Was alle von dieser Hand wissen
known-title = Was alle von dieser Hand wissen: { $name }
known-none = Von dieser Hand hat niemand eine Karte gesehen.
known-rest = { $cards ->
    [0] Andere gibt es nicht.
    [one] Eine weitere Karte kennt sonst niemand.
   *[other] { $cards } weitere Karten kennt sonst niemand.
}

## The pile

pile = Ablagestapel
pile-show = Den ganzen Ablagestapel zeigen
pile-empty = Der Stapel ist leer
pile-valueless = Ein Joker ohne Wert
pile-joker = { $cards ->
    [one] Ablagestapel: ein Joker ohne Wert
   *[other] Ablagestapel: { $cards } Karten, oben ein Joker ohne Wert
}
pile-run = { $cards ->
    [one] Ablagestapel: eine Karte, { $value }, { $run } von { $full }
   *[other] Ablagestapel: { $cards } Karten, oben { $value }, { $run } von { $full }
}
run-of = { $run } von { $full }
out-of-game = { $cards ->
    [0] Noch ist keine Karte aus dem Spiel.
    [one] Eine Karte ist aus dem Spiel.
   *[other] { $cards } Karten sind aus dem Spiel.
}

## Playing

hint-open-empty = Beginn den Stapel, womit du magst
hint-open-joker = Der Joker hat keinen Wert: Leg, was du magst
hint-open = { $missing ->
    [one] Leg { $value } oder niedriger; noch eine { $value } räumt ab
   *[other] Leg { $value } oder niedriger; noch { $missing } räumen ab
}
hint-extend = Leg noch eine { $value } dazu oder beende den Zug
hint-name-joker = Leg die Zahl dazu, die der Joker sein soll, oder beende den Zug
hint-end = Mehr geht nicht dazu: Beende den Zug
hint-target = Ein PUSH! Wähl, wer den Stapel nimmt
hint-they-extend = darf dazulegen
hint-they-target = wählt, wer den Stapel nimmt
play-nothing = Wähl Karten
play-cards = { $cards ->
    [one] { $value } spielen
   *[other] { $cards } × { $value } spielen
}
play-add = { $value } dazulegen
play-joker = Joker spielen
play-blind = Stapel { $stack } umdrehen
play-push = Zuschieben: …
play-push-to = Zuschieben: { $name }
play-special = { $card } spielen
clears-pile = räumt den Stapel ab
pass = Passen
take-pile = Stapel nehmen
who-takes-it = Wer nimmt den Stapel?
push-to = { $cards ->
    [one] Den Stapel zuschieben: { $name }, noch eine Karte
   *[other] Den Stapel zuschieben: { $name }, noch { $cards } Karten
}
choose-cards-first = Wähl erst die Karten, die du spielen willst.
choose-victim-first = Wähl erst, wer den Stapel nimmt.
choose-across-first = Wähl erst, welche Karte du umdrehst.
no-across-free = Gerade lässt sich keine deiner quer liegenden Karten umdrehen.
no-take-now = Der Stapel lässt sich gerade nicht nehmen.
across-only-opens = Die quer liegende Karte kann nur als erste gespielt werden.

## A card is turned over

moment-you = Du drehst um
moment-they = { $name } dreht um
moment-fits = Sie passt
moment-counts = Der Joker zählt als { $value }
moment-joker = Ein Joker, noch ohne Wert
moment-cleared = Der Stapel ist abgeräumt!
moment-push = Ein PUSH: Jemand nimmt den Stapel
moment-too-high = { $cards ->
    [one] Zu hoch: Sie kommt auf die Hand
   *[other] Zu hoch: { $cards } Karten kommen auf die Hand
}

## Points

match-points = Punkte
points-round = Runde
points-match = Gesamt
next-round = Nächste Runde
host-deals-next = Der Host teilt die nächste Runde aus.
match-won-title = Du gewinnst die Partie!
match-shared-title = Ihr teilt euch den Sieg!
match-lost-title = { $name } gewinnt die Partie
match-text = Alle Runden sind gespielt. Die wenigsten Minuspunkte gewinnen.

## Keys

key-choose-own = von Karte zu Karte gehen
key-choose-card = Karte wählen; noch einmal: spielen
key-put-back = Karte wählen oder zurückstecken
key-stacks = deine Stapel, oder wem du den Stapel zuschiebst
key-play = Gewähltes spielen oder Zug beenden
key-turn-over = eine quer liegende Karte umdrehen
key-take-pile = Stapel nehmen
key-read-pile = Ablagestapel und deine Stapel vorlesen
key-read-others = vorlesen, was die anderen haben
key-read-may = vorlesen, wer dran ist und was möglich ist
key-put-all-back = alle Karten zurückstecken
command-label-clear4 = Tipp einen Spielzug ein, etwa play 5 J s2 oder end
typed-nothing-clear4 = Tipp erst einen Spielzug ein, etwa play 5.

## What happened

told-placed = { $name }: { $cards }
joker-as = { $joker } als { $value }
told-you-blind = Du drehst eine Karte um: { $card }
told-blind = { $name } dreht eine Karte um: { $card }
told-turned-up = { $name }, Stapel { $stack }: { $card } wird aufgedeckt
told-special = { $name }: { $card }
told-cleared = { $cards ->
    [one] Der Stapel ist abgeräumt
   *[other] Der Stapel ist abgeräumt: { $cards } Karten
}
told-you-took = Du nimmst den Stapel: { $cards }
told-took = { $name } nimmt den Stapel: { $cards }
told-nothing = nichts
read-other = { $name }: { $up }; { $hand } auf der Hand, { $cards } insgesamt
read-none-up = keine Karte offen
