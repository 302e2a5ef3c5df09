### What a table agrees on before the deal: what can be chosen, what it means, and what was chosen.

agreement = Regole e opzioni

term-expert = Per esperti
term-expert-about = Almeno tre carte per turno invece di due, finché c’è il mazzo.
term-hand-less = Una carta in meno in mano
term-hand-less-about = Ogni mano ha una carta in meno.
term-one-pile = Il comando «Una sola pila»
term-one-pile-about = Che cosa vale nel turno in cui viene giocato.
reading-one-pile = Da regolamento: la sua pila
reading-one-pile-strict = Rigoroso: anche le precedenti
reading-one-pile-loose = Elastico: la carta successiva
term-joker-sets = Più joker insieme
term-joker-sets-about = Si possono giocare insieme e senza un numero, se gli scarti hanno un valore.
term-pass-on-empty = Passare quando non ci sono scarti
term-pass-on-empty-about = Altrimenti c’è sempre una carta da giocare.
term-last-push-moves = L’ultimo PUSH spinge ancora
term-last-push-moves-about = Un PUSH come ultima carta spinge ancora gli scarti prima della vittoria.
term-turn-cap = Turni per manche, al massimo
term-turn-cap-about = Dopo, vince chi ha meno carte.
term-must-sweep = Quattro uguali: si elimina
term-must-sweep-about = Gli scarti si eliminano da soli, subito. Altrimenti si possono lasciare lì.
term-original-rules = Regole originali
term-original-rules-about = Le carte di Extreme come semplici numeri: nessun comando conta.

term-layout = Carte con comandi
term-layout-about = Sempre le stesse, altre a ogni mano, o quelle della tua scatola.
layout-default = Standard
layout-shuffled = Mescolate a ogni mano
layout-own = Della mia scatola
layout-missing = { $cards ->
    [one] { $command }: manca un numero
   *[other] { $command }: mancano { $cards } numeri
}
layout-too-many = { $cards ->
    [one] { $command }: un numero di troppo
   *[other] { $command }: { $cards } numeri di troppo
}
layout-double = { $card } è sia in { $one } sia in { $other }
layout-code-length = Un codice ha 32 caratteri, questo ne ha { $found }.
layout-code-character = «{ $found }» (carattere { $place }) non è in nessun codice: sono fatti di cifre e lettere.
layout-code-wrong = Almeno un carattere di questo codice è sbagliato.

term-first = Chi comincia?
term-first-about = Secondo il regolamento: chi ha riordinato per ultimo? Scegli il suo posto, o lascia fare al caso.
first-drawn = Decide il caso
seat-number = Posto { $seat }
term-rounds = Manche
term-rounds-about = I punti si sommano. Di solito ognuno comincia una volta.

clock = Tempo per un turno
clock-about = Senza limite, ognuno si prende il tempo che gli serve.
clock-none = Senza limite
clock-30s = 30 secondi
clock-60s = Un minuto
clock-1d = Un giorno
term-at-zero = A tempo scaduto
term-at-zero-about = Chi torna riprende a giocare.
at-zero-wait = Gli altri aspettano
takebacks = Annullare le giocate
takebacks-about = Secondo le regole, carta giocata resta giocata. Quando si è vista una carta coperta non si annulla più.
takeback-never = Mai
takeback-ask = Se gli altri sono d’accordo
takeback-free = Liberamente
term-talk = Parlare
term-talk-about = Che cosa viene rifiutato finché i numeri sono segreti. I segnali si possono dare sempre.
talk-strict = Severo: niente numeri, nemmeno camuffati
talk-gentle = Morbido: solo i numeri scritti chiaramente
talk-signals = Solo segnali
term-bots-take-time = I bot si prendono tempo
term-bots-take-time-about = Quanto una persona, così tutti riescono a seguire.
listed = Tutti possono trovare questo tavolo
listed-about = Sta tra i tavoli aperti, e la sua registrazione tra le partite finite.

## The same in one line, after the name of the game

brief-expert = per esperti
brief-hand-less = mano −1
brief-one-pile-strict = «Una sola pila» rigoroso
brief-one-pile-loose = «Una sola pila» elastico
brief-joker-sets = joker uno alla volta
brief-pass-on-empty = passare senza scarti
brief-last-push-moves = ultimo PUSH non spinge
brief-turn-cap = { $turns ->
    [one] al massimo un turno
   *[other] al massimo { $turns } turni
}
brief-must-sweep = a quattro si elimina
brief-layout-shuffled = comandi mescolati
brief-layout-own = scatola propria
brief-first = comincia il posto { $seat }
brief-rounds = { $rounds ->
    [one] una manche
   *[other] { $rounds } manche
}
brief-clock-30s = 30 s a turno
brief-clock-60s = 60 s a turno
brief-clock-1d = un giorno a turno
brief-at-zero = poi gioca un bot
brief-takeback-free = annullare liberamente
brief-talk-gentle = conversazione morbida
brief-talk-signals = solo segnali
brief-quick-bots = bot veloci
brief-listed = aperto a tutti
