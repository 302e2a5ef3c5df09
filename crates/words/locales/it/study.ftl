### Looking back at games, and reading the rules.

## Replays

replay-loading = Caricamento della partita…
replay-missing-title = Questa partita non esiste
replay-missing-text = Forse è troppo vecchia ed è stata eliminata, o al link manca una lettera.
replay-unreachable-title = Ora la partita non si può caricare
replay-broken-title = Questa registrazione non si può rivedere
replay-broken-text = Quello che è conservato qui non è una partita secondo le nostre regole. Tutto il resto non ne risente.
replay-broken-why = Che cosa non va
eyes = Vista
eyes-open = Carte scoperte
eyes-open-key = Vedi tutte le mani (0)
eyes-of = Vedi quello che vedeva { $name } ({ $key })
hands = Mani
hand-empty = Niente più carte
hand-next = giocata subito dopo
hand-drew = appena pescata
hand-unknown = { $cards ->
    [0] nessuna carta nascosta
    [one] una carta nascosta
   *[other] { $cards } carte nascoste
}

## Going through a game

replay-steps = Passi della partita
replay-slider = Passo della partita
replay-position = { $step } di { $last }
replay-value = { $position }: { $told }
replay-to-start = All’inizio
replay-turn-back = Indietro di un turno
replay-back = Indietro di un passo
replay-play = Avvia
replay-pause = Pausa
replay-play-key = Avvia o metti in pausa (spazio)
replay-on = Avanti di un passo
replay-turn-on = Avanti di un turno
replay-to-end = Alla fine
replay-key-step = un passo indietro o avanti
replay-key-turn = un turno indietro o avanti
replay-key-ends = all’inizio, alla fine
replay-key-play = avvia, o metti in pausa
replay-key-eyes = tutte le mani scoperte, o la vista di un posto
replay-key-next-eyes = la vista del posto successivo
replay-key-review = analizza questa partita
replay-key-mistakes = all’errore seguente, al precedente
review-game = Analizza questa partita
review-game-key = Analizza questa partita (R)
review-offer = Guarda dove è stata vinta o persa: la probabilità turno per turno, turni migliori, fortuna e abilità. Il tuo dispositivo fa tutto da solo, anche senza rete.

## What was done

step-ends = { $name } chiude il turno
step-draws = { $cards ->
    [one] pesca una carta
   *[other] pesca { $cards } carte
}
step-draws-these = pesca { $cards }
step-lost-stuck = nessuna carta va più bene
step-lost-skull = un teschio è rimasto scoperto
step-lost-three = in questo turno non si poteva arrivare a tre carte esatte
step-lost-one-pile = nel turno c’erano carte su più di una pila

## Key moments

moments = Momenti chiave
moment-biggest-step = { $name }: { $card } su { $pile }, il salto più grande di tutti ({ $numbers })
moment-sweep = { $cards ->
    [one] { $name } elimina gli scarti: una carta
   *[other] { $name } elimina gli scarti: { $cards } carte
}
moment-biggest-take = { $cards ->
    [one] Il bottino più grosso: { $name } prende una carta
   *[other] Il bottino più grosso: { $name } prende { $cards } carte
}

## The check

check-title = Le carte sono state date onestamente?
check-intro = Prima della prima carta il tavolo ha mostrato l’impronta di un segreto. Ora il segreto è nella registrazione, e il tuo browser può verificare da solo tutta la partita.
check-intro-offline = Il tuo dispositivo ha mescolato questa partita a partire da un segreto, che è nella registrazione. Il tuo browser può verificare da solo tutta la partita.
check-noted = Impronta annotata prima della distribuzione
check-noted-none = Nessuna? Lascia vuoto
check-now = Verifica la partita
check-good = È tutto a posto.
check-good-so-far = Tutto quello che si può verificare è a posto.
check-bad = Qualcosa non torna.
check-noted-good = Il segreto ha proprio l’impronta che hai annotato: la distribuzione era fissata prima della prima carta.
check-noted-bad = Il segreto ha un’impronta diversa da quella annotata. Era promessa un’altra distribuzione, o una cifra si è persa per strada.
check-noted-open = Senza un’impronta annotata non si può dire se la distribuzione fosse fissata prima della prima carta.
check-seen-good = Questo browser ha visto l’impronta prima della prima carta: il segreto del server era già fissato.
check-deal = Tutte le { $cards } carte erano nell’ordine che segue dal segreto, e da nient’altro.
check-deal-shared = Tutte le { $cards } carte erano nell’ordine che segue dal segreto e da quello che il tavolo ha aggiunto, e da nient’altro.
check-shuffled-alone = Nessuno al tavolo ha aggiunto qualcosa alla mescolata: il server ha mescolato da solo.
check-shuffled = Hanno mescolato insieme al server: { $who }. Nessuno poteva scegliere l’ordine da solo.
check-added-nothing = Non hanno aggiunto nulla alla mescolata: { $who }.
check-left-out = Un contributo era promesso, ma non è arrivato in tempo: { $who }.
check-own-good = Quello che questo browser ha aggiunto fa parte della mescolata.
check-own-not-sent = Questo browser aveva promesso un contributo e non è riuscito a mandarlo in tempo. Lo dice anche la registrazione.
check-own-left-out = Questo browser ha mandato quello che aveva promesso, ma la registrazione dice che non c’era in tempo. Forse la linea era lenta; se succede spesso, non fidarti del server.
check-own-missing = Questo browser aveva promesso un contributo, e la registrazione non ne sa nulla.
check-list-good = La registrazione ha proprio l’elenco di promesse mostrato a questo browser prima che la prima fosse mantenuta.
check-list-bad = La registrazione ha un elenco di promesse diverso da quello mostrato a questo browser prima della distribuzione.
check-plays = { $plays ->
    [one] L’unica giocata ha seguito le regole.
   *[other] Tutte le { $plays } giocate hanno seguito le regole, una per una.
}
check-result = La partita è finita come dice la registrazione.
check-no-result = La partita è stata abbandonata, quindi non c’è un risultato da verificare.
check-print = Impronta del segreto:
check-no-seed = La registrazione non ha un segreto, quindi nulla dice da dove vengono le sue carte.
check-bad-deal = Le carte non seguono dal segreto: { $reason }
check-bad-play = Una giocata era contro le regole: { $reason }
check-limits = Che cosa non si può dimostrare: che nessuno abbia guardato. Chi gestisce il server avrebbe potuto leggere il segreto durante la partita.
check-limits-offline = Che cosa non si può dimostrare: che nessuno abbia guardato. Chi ha in mano il dispositivo avrebbe potuto leggere il segreto durante la partita.

## Taking it along

keep = Conserva una copia
keep-only-here = Questa partita è conservata solo in questo browser. Per mostrarla ad altri, manda loro il file.
copy-position = Copia il link a questo punto
download-record = Scarica la registrazione

## Rules

rules-games = Giochi
rules-contents = Indice
rules-loading = Caricamento delle regole…
rules-unreachable-title = Ora le regole non si possono caricare
