### The table of Clear 4!.

face-push = PUSH
face-joker = JOKER
face-clear = CLEAR
others = Gli altri
your-stacks = Le tue pile
cards-in-all = { $cards ->
    [one] ancora una carta
   *[other] ancora { $cards } carte
}
you-have = { $cards ->
    [one] Hai ancora una carta
   *[other] Hai ancora { $cards } carte
}

## Stacks and hands

stack-whole = Pila { $stack }: { $card }, sotto una carta verticale e una orizzontale
stack-two = Pila { $stack }: { $card }, sotto una carta orizzontale
stack-across = Pila { $stack }: solo la carta orizzontale
stack-gone = Pila { $stack }: non resta nulla
stack-free = puoi giocarla alla cieca
stack-and = { $stack }, { $more }
card-of = { $card } di { $cards }
card-known = la conoscono tutti
card-not-now = ora non si può giocare
hand-of = { $cards ->
    [0] { $name } non ha carte in mano. Che cosa se ne sa?
    [one] { $name } ha una carta in mano. Che cosa se ne sa?
   *[other] { $name } ha { $cards } carte in mano. Che cosa se ne sa?
}
what-is-known = Che cosa sanno tutti di questa mano
known-title = Che cosa sanno tutti della mano di { $name }
known-none = Nessuno ha visto una carta di questa mano.
known-rest = { $cards ->
    [0] Non ce ne sono altre.
    [one] Un’altra carta la conosce solo chi l’ha in mano.
   *[other] Altre { $cards } carte le conosce solo chi le ha in mano.
}

## The pile

pile = Scarti
pile-show = Mostra tutti gli scarti
pile-empty = Non ci sono scarti
pile-valueless = Un joker senza valore
pile-joker = { $cards ->
    [one] Scarti: un joker senza valore
   *[other] Scarti: { $cards } carte, in cima un joker senza valore
}
pile-run = { $cards ->
    [one] Scarti: una carta, { $value }, { $run } di { $full }
   *[other] Scarti: { $cards } carte, in cima { $value }, { $run } di { $full }
}
run-of = { $run } di { $full }
out-of-game = { $cards ->
    [0] Nessuna carta è ancora uscita dal gioco.
    [one] Una carta è uscita dal gioco.
   *[other] { $cards } carte sono uscite dal gioco.
}

## Playing

hint-open-empty = Comincia con quello che vuoi
hint-open-joker = Il joker non ha valore: gioca quello che vuoi
hint-open = { $missing ->
    [one] Gioca { $value } o meno; un altro { $value } elimina gli scarti
   *[other] Gioca { $value } o meno; altri { $missing } eliminano gli scarti
}
hint-open-four = Quattro uguali: gioca meno di { $value }
hint-sweep = Quattro uguali: elimina gli scarti e gioca ancora, o chiudi il turno
hint-extend = Aggiungi un altro { $value }, o chiudi il turno
hint-name-joker = Aggiungi un numero che dia valore al joker, o chiudi il turno
hint-end = Non si può aggiungere nulla: chiudi il turno
hint-target = Un PUSH! Scegli chi prende gli scarti
hint-they-extend = può aggiungere carte
hint-they-sweep = può eliminare gli scarti
hint-they-target = sceglie chi prende gli scarti
play-nothing = Scegli le carte
play-cards = { $cards ->
    [one] Gioca { $value }
   *[other] Gioca { $cards } × { $value }
}
play-add = Aggiungi { $value }
play-joker = Gioca il joker
play-blind = Alla cieca: pila { $stack }
play-push = PUSH: a chi?
play-push-to = PUSH a { $name }
play-special = Gioca { $card }
play-sweep = Elimina!
leave-four = Lasciale lì
makes-four = quattro uguali
clears-pile = elimina gli scarti
pass = Passa
take-pile = Prendi gli scarti
who-takes-it = Chi prende gli scarti?
push-to = { $cards ->
    [one] Spingi gli scarti verso { $name }, che ha ancora una carta
   *[other] Spingi gli scarti verso { $name }, che ha ancora { $cards } carte
}
choose-cards-first = Scegli prima le carte da giocare.
choose-victim-first = Scegli prima chi prende gli scarti.
choose-across-first = Scegli prima quale carta giocare alla cieca.
no-across-free = Ora nessuna delle tue carte orizzontali si può giocare alla cieca.
no-take-now = Ora non si possono prendere gli scarti.
across-only-opens = Una carta orizzontale può solo aprire una giocata.

## A card is turned over

moment-you = Giochi alla cieca
moment-they = { $name } gioca alla cieca
moment-fits = Va bene
moment-counts = Il joker vale { $value }
moment-joker = Un joker, per ora senza valore
moment-blind-cleared = Scarti eliminati!
moment-push = Un PUSH: qualcuno prende gli scarti
moment-too-high = { $cards ->
    [one] Troppo alta: va in mano
   *[other] Troppo alta: { $cards } carte vanno in mano
}
moment-fifth = { $cards ->
    [one] Una quinta non va: torna in mano
   *[other] Una quinta non va: { $cards } carte vanno in mano
}

## Points

match-points = Punti
points-round = Manche
points-match = Totale
next-round = Prossima manche
host-deals-next = L’host dà le carte per la prossima manche.
match-won-title = La partita è tua!
match-shared-title = Vittoria condivisa!
match-lost-title = La partita va a { $name }
match-text = Tutte le manche sono giocate. Vince chi ha meno punti negativi.

## Keys

key-choose-own = passa da una carta all’altra
key-choose-card = scegli la carta; premi di nuovo per giocarla
key-put-back = scegli la carta, o rimettila a posto
key-stacks = le tue pile, o verso chi spingere gli scarti
key-play = gioca quello che hai scelto, o chiudi il turno
key-turn-over = gioca una carta alla cieca
key-take-pile = prendi gli scarti
key-leave-four = chiudi il turno; quattro uguali restano lì
key-read-pile = leggi gli scarti e le tue pile
key-read-others = leggi che cosa hanno gli altri
key-read-may = leggi a chi tocca e che cosa si può fare
key-put-all-back = rimetti a posto tutte le carte
command-label-clear4 = Scrivi una giocata, per esempio play 5 J s2 o end
typed-nothing-clear4 = Scrivi prima una giocata, per esempio play 5.

## What happened

told-placed = { $name }: { $cards }
joker-as = { $joker } come { $value }
told-you-blind = Giochi alla cieca: { $card }
told-blind = { $name } gioca alla cieca: { $card }
told-turned-up = { $name }, pila { $stack }: si scopre { $card }
told-cleared = { $cards ->
    [one] Gli scarti sono eliminati
   *[other] Gli scarti sono eliminati: { $cards } carte
}
told-you-took = Prendi gli scarti: { $cards }
told-took = { $name } prende gli scarti: { $cards }
told-nothing = nulla
read-other = { $name }: { $up }; { $hand } in mano, { $cards } in tutto
read-none-up = nessuna carta scoperta
