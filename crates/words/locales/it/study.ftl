### Looking back at games, and reading the rules.

## Replays

replay-loading = La partita viene disposta sul tavolo.
replay-missing-title = Questa partita non esiste
replay-missing-text = Forse è troppo vecchia ed è stata sparecchiata, o al link manca una lettera.
replay-unreachable-title = Al momento non si riesce a prendere la partita
replay-broken-title = Questa registrazione non si può rivedere
replay-broken-text = Quello che è conservato qui non è una partita secondo le nostre regole. Nient’altro ne risente.
replay-broken-why = Che cosa non va
try-again = Riprova
eyes = Con gli occhi di chi
eyes-open = Tutto scoperto
eyes-open-key = Vedi tutte le mani (0)
eyes-of = Vedi quello che vedeva { $name } ({ $key })
hands = Mani
hand-empty = Niente più carte
hand-next = giocata subito dopo
hand-drew = appena pescata
hand-unknown = { $cards ->
    [0] nessuna carta coperta
    [one] una carta coperta
   *[other] { $cards } carte coperte
}

## Going through a game

replay-steps = Passi della partita
replay-slider = Passo della partita
replay-position = { $step } di { $last }
replay-value = { $position }: { $told }
replay-to-start = All’inizio
replay-turn-back = Un turno indietro
replay-back = Un passo indietro
replay-play = Avvia
replay-pause = Pausa
replay-play-key = Avvia o pausa (spazio)
replay-on = Un passo avanti
replay-turn-on = Un turno avanti
replay-to-end = Alla fine
replay-key-step = un passo indietro o avanti
replay-key-turn = un turno indietro o avanti
replay-key-ends = all’inizio, alla fine
replay-key-play = avvia o pausa
replay-key-eyes = tutte le mani scoperte, o con gli occhi di un posto
replay-key-next-eyes = con gli occhi successivi

## What was done

step-ends = { $name } chiude il turno
step-draws = { $cards ->
    [one] pesca una carta
   *[other] pesca { $cards } carte
}
step-draws-these = pesca { $cards }
step-lost-stuck = nessuna carta va più bene
step-lost-skull = un teschio è rimasto scoperto
step-lost-three = il turno non poteva avere esattamente tre carte
step-lost-one-pile = al turno serviva più di una pila
step-plays = { $name } gioca { $card }
step-blind = { $name } gioca una carta alla cieca: { $card }
step-joker-named = il JOKER vale { $value }
step-turned-up = viene scoperto { $card }
step-cleared = { $cards ->
    [one] gli scarti sono spazzati via: una carta è fuori gioco
   *[other] gli scarti sono spazzati via: { $cards } carte sono fuori gioco
}
step-takes = { $cards ->
    [0] { $name } non ha nulla da prendere
    [one] { $name } prende una carta
   *[other] { $name } prende { $cards } carte
}

## Key moments

moments = Momenti chiave
moment-biggest-step = { $name }: { $card } su { $pile }, il passo più grande di tutti ({ $numbers })
moment-sweep = { $cards ->
    [one] { $name } spazza via gli scarti: una carta
   *[other] { $name } spazza via gli scarti: { $cards } carte
}
moment-biggest-take = { $cards ->
    [one] La presa più grossa: { $name } prende una carta
   *[other] La presa più grossa: { $name } prende { $cards } carte
}

## Clear 4!

discard-pile = Pila degli scarti
discard-empty = Non ci sono scarti
discard-under = { $cards ->
    [0] Nulla sotto
    [one] Una carta sotto
   *[other] { $cards } carte sotto
}
discard-out = { $cards ->
    [0] nessuna fuori gioco
    [one] una fuori gioco
   *[other] { $cards } fuori gioco
}
stack-hidden = { $cards ->
    [0] nulla sotto
    [one] una carta coperta sotto
   *[other] { $cards } carte coperte sotto
}

## The check

check-title = Le carte erano oneste?
check-intro = Prima della prima carta, il tavolo ha mostrato l’impronta di un segreto. Ora il segreto è nella registrazione, e il tuo browser può verificare da sé l’intera partita.
check-intro-offline = Il tuo stesso dispositivo ha mescolato questa partita da un segreto, che è nella registrazione. Il tuo browser può verificare da sé l’intera partita.
check-noted = Impronta annotata prima della distribuzione
check-noted-none = Nessuna? Lascia vuoto
check-now = Verifica la partita
check-good = È tutto giusto.
check-good-so-far = Tutto quello che si può verificare è giusto.
check-bad = Qualcosa non va.
check-noted-good = Il segreto ha proprio l’impronta che avevi annotato: le carte erano fissate prima della prima.
check-noted-bad = Il segreto ha un’impronta diversa da quella annotata. Erano promesse altre carte, o un carattere si è perso per strada.
check-noted-open = Non hai indicato un’impronta, perciò resta aperto se le carte fossero fissate prima della prima.
check-deal = Tutte e { $cards } le carte erano nell’ordine che segue dal segreto, e da nient’altro.
check-plays = { $plays ->
    [one] L’unica giocata ha seguito le regole.
   *[other] Tutte e { $plays } le giocate hanno seguito le regole, una per una.
}
check-result = La partita è finita come dice la registrazione.
check-no-result = La partita è stata abbandonata, perciò non c’è un risultato da verificare.
check-print = Impronta del segreto:
check-no-seed = La registrazione non ha un segreto, perciò nulla dice da dove vengono le carte.
check-bad-deal = Le carte non seguono dal segreto: { $reason }
check-bad-play = Una giocata era contro le regole: { $reason }
check-limits = Quello che così non si prova: che nessuno abbia guardato. Chi gestisce il server avrebbe potuto leggere il segreto durante la partita.
check-limits-offline = Quello che così non si prova: che nessuno abbia guardato. Chi ha in mano il dispositivo avrebbe potuto leggere il segreto durante la partita.

## Taking it along

keep = Conserva una copia
keep-only-here = Questa partita è soltanto in questo browser. Per mostrarla ad altri, manda loro il file.
copy-position = Copia il link a questa posizione
download-record = Scarica la registrazione

## Rules

rules-games = Giochi
rules-contents = Indice
rules-loading = Le regole stanno arrivando.
rules-unreachable-title = Al momento non si riesce a prendere le regole
