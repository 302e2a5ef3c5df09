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

stack-whole = Stapel { $stack }: { $card }, darunter eine Karte hochkant und eine quer
stack-two = Stapel { $stack }: { $card }, darunter eine Karte quer
stack-across = Stapel { $stack }: nur noch die quer liegende Karte
stack-gone = Stapel { $stack }: nichts mehr da
stack-free = du darfst sie aufdecken
stack-and = { $stack }, { $more }
card-of = { $card } von { $cards }
card-known = alle wissen davon
card-not-now = gerade nicht spielbar
hand-of = { $cards ->
    [0] { $name } hat keine Handkarten. Was ist bekannt?
    [one] { $name } hat eine Handkarte. Was ist bekannt?
   *[other] { $name } hat { $cards } Handkarten. Was ist bekannt?
}
what-is-known = Was alle über diese Hand wissen
known-title = Was alle über die Hand von { $name } wissen
known-none = Von dieser Hand hat noch niemand eine Karte gesehen.
known-rest = { $cards ->
    [0] Andere gibt es nicht.
    [one] Eine weitere Karte kennt sonst niemand.
   *[other] { $cards } weitere Karten kennt sonst niemand.
}

## The pile

pile = Ablagestapel
pile-show = Den ganzen Ablagestapel zeigen
pile-empty = Der Ablagestapel ist leer
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

hint-open-empty = Ablagestapel leer: Spiel, was du magst
hint-open-joker = Der Joker hat keinen Wert: Leg, was du magst
hint-open = { $missing ->
    [one] Leg { $value } oder niedriger; noch eine { $value } räumt ab
   *[other] Leg { $value } oder niedriger; noch { $missing } räumen ab
}
hint-open-four = Vier Gleiche: Leg etwas unter { $value }
hint-sweep = Vier Gleiche: Räum ab und mach weiter, oder beende den Zug
hint-extend = Leg noch eine { $value } dazu oder beende den Zug
hint-name-joker = Leg die Zahl dazu, für die der Joker stehen soll, oder beende den Zug
hint-end = Es lässt sich nichts dazulegen: Beende den Zug
hint-target = Ein PUSH! Wähl, wer den Ablagestapel nimmt
hint-they-extend = darf dazulegen
hint-they-sweep = darf abräumen
hint-they-target = wählt, wer den Ablagestapel nimmt
play-nothing = Karten wählen
play-cards = { $cards ->
    [one] { $value } spielen
   *[other] { $cards } × { $value } spielen
}
play-add = { $value } dazulegen
play-joker = Joker spielen
play-blind = Stapel { $stack } aufdecken
play-push = Zuschieben …
play-push-to = { $name } zuschieben
play-special = { $card } spielen
play-sweep = Abräumen!
leave-four = Liegen lassen
makes-four = vier Gleiche
clears-pile = räumt ab
pass = Passen
take-pile = Stapel nehmen
who-takes-it = Wer nimmt den Ablagestapel?
push-to = { $cards ->
    [one] Den Ablagestapel { $name } zuschieben, noch eine Karte
   *[other] Den Ablagestapel { $name } zuschieben, noch { $cards } Karten
}
choose-cards-first = Wähl erst die Karten, die du spielen willst.
choose-victim-first = Wähl erst, wer den Ablagestapel nimmt.
choose-across-first = Wähl erst, welche Karte du aufdeckst.
no-across-free = Gerade lässt sich keine deiner quer liegenden Karten aufdecken.
no-take-now = Der Ablagestapel lässt sich gerade nicht nehmen.
across-only-opens = Eine quer liegende Karte ist immer die erste beim Ausspielen.

## A card is turned over

moment-you = Du deckst auf
moment-they = { $name } deckt auf
moment-fits = Sie passt
moment-counts = Der Joker zählt als { $value }
moment-joker = Ein Joker, noch ohne Wert
moment-blind-cleared = Abgeräumt!
moment-push = Ein PUSH: Jemand nimmt den Ablagestapel
moment-too-high = { $cards ->
    [one] Zu hoch: Sie kommt auf die Hand
   *[other] Zu hoch: { $cards } Karten kommen auf die Hand
}
moment-fifth = { $cards ->
    [one] Eine fünfte passt nicht: Sie kommt auf die Hand
   *[other] Eine fünfte passt nicht: { $cards } Karten kommen auf die Hand
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
match-text = Alle Runden sind gespielt. Wer die wenigsten Minuspunkte hat, gewinnt.

## Keys

key-choose-own = von Karte zu Karte gehen
key-choose-card = Karte wählen; noch einmal drücken, um sie zu spielen
key-put-back = Karte wählen oder zurückstecken
key-stacks = deine Stapel, oder wem du den Ablagestapel zuschiebst
key-play = Gewähltes spielen oder Zug beenden
key-turn-over = quer liegende Karte aufdecken
key-take-pile = Ablagestapel nehmen
key-leave-four = Zug beenden; vier Gleiche bleiben liegen
key-read-pile = Ablagestapel und deine Stapel vorlesen
key-read-others = vorlesen, was die anderen haben
key-read-may = vorlesen, wer dran ist und was möglich ist
key-put-all-back = alle Karten zurückstecken
command-label-clear4 = Tipp einen Spielzug ein, etwa play 5 J s2 oder end
typed-nothing-clear4 = Tipp erst einen Spielzug ein, etwa play 5.

## What happened

told-placed = { $name }: { $cards }
joker-as = { $joker } als { $value }
told-you-blind = Du deckst eine Karte auf: { $card }
told-blind = { $name } deckt eine Karte auf: { $card }
told-turned-up = { $name }, Stapel { $stack }: { $card } aufgedeckt
told-cleared = { $cards ->
    [one] Der Ablagestapel ist abgeräumt
   *[other] Der Ablagestapel ist abgeräumt: { $cards } Karten
}
told-you-took = Du nimmst den Ablagestapel: { $cards }
told-took = { $name } nimmt den Ablagestapel: { $cards }
told-nothing = nichts
read-other = { $name }: { $up }; { $hand } auf der Hand, { $cards } insgesamt
read-none-up = keine offene Karte
