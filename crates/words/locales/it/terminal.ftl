### What only the terminal says.
terminal-not-understood = Il server ha detto qualcosa che questo programma non capisce. Forse aiuta una versione più recente.
terminal-not-kept = Non c’è spazio per conservare la partita. Dura finché non esci.
terminal-no-link = Questo non è un link d’invito. Un link d’invito somiglia a example.org/t/…

terminal-too-small = La finestra è troppo piccola per un tavolo. Bastano 80 colonne e 24 righe.
terminal-watching = { $people ->
    [one] una persona guarda
   *[other] { $people } persone guardano
}
terminal-in-hand = { $cards } in mano
terminal-more-below = { $lines ->
    [one] ancora una riga ↓
   *[other] ancora { $lines } righe ↓
}
terminal-unreadable = La partita salvata non si può leggere. Forse l’ha scritta una versione più nuova del programma. Resta finché non la elimini.
terminal-elsewhere = La partita è proseguita in un’altra finestra di questo computer. Non si è perso nulla.
terminal-copied = Il link è negli appunti, se il tuo terminale lo permette.
terminal-box-code = Codice:
terminal-box-keys = Frecce: un numero · 1–7: il suo comando · Canc: nessuno · C: scrivi un codice · Y: copia · Invio: fatto
terminal-box-list-keys = Invio: usa · E: modifica · R: rinomina · Y: copia il codice · Canc: elimina · Esc: indietro
terminal-box-name-keys = Invio: conserva con questo nome · Esc: indietro
terminal-box-copied = Il codice è negli appunti, se il tuo terminale lo permette.
terminal-box-taken-title = Questo nome c’è già
terminal-box-taken = Hai già una scatola di nome «{ $name }». Questa deve prendere il suo posto?
terminal-box-other-name = Un altro nome
terminal-box-replace = Sostituisci
terminal-box-delete = «{ $name }» non sarà più conservata su questo computer. Il suo codice la riporta indietro.
terminal-box-bad-name = Un nome ha da 1 a { $most } caratteri.
terminal-box-full = Hai già { $most } scatole. Eliminane prima una, o prendi il nome di un’altra.
terminal-box-not-kept = L’elenco delle scatole non si può scrivere. Le tue partite possono usare la scatola lo stesso.
terminal-boxes-damaged = { $lines ->
    [one] Una riga di { $file } non è una scatola. Resta com’è.
   *[other] { $lines } righe di { $file } non sono scatole. Restano come sono.
}
terminal-boxes-unreadable = { $file } non si può leggere. Finché è così, lì non si conserva nessuna scatola.
terminal-bot-signals = { $signals } segnali dei bot

## The row of keys

terminal-choose = Scegli
terminal-lay = Metti
terminal-end = Fine turno
terminal-play = Gioca
terminal-take = Prendi
terminal-signal = Segnale
terminal-say = Parla
terminal-type = Scrivi
terminal-talk = Conversazione

## All keys

terminal-key-signal = dai un segnale, senza dire numeri
terminal-key-history = guarda tutto ciò che sta su una pila
terminal-key-commands = guarda i comandi e che cosa significano
terminal-key-pile = guarda tutti gli scarti
terminal-key-say = di’ qualcosa
terminal-key-tab = passa da un pulsante all’altro; Invio lo preme
terminal-key-scroll = scorri ciò che è successo
terminal-key-escape = rimetti tutto a posto, o apri il menu
terminal-key-home = torna all’inizio; la partita ti aspetta
terminal-key-fold = mostra o nascondi i segnali dei bot
terminal-key-answer = rispondi a una domanda, o ritirala (N)
terminal-key-missing = riprendi il tuo posto, o fai giocare un bot

## Home

terminal-join = Entra con un link
terminal-host = Apri su un server
terminal-server = Il server su cui aprire il tavolo
terminal-options = Opzioni
terminal-link = Il link che ti hanno mandato
terminal-go-on = Continua
terminal-bots = { $bots ->
    [one] un bot
   *[other] { $bots } bot
}
terminal-ago-minutes = { $minutes ->
    [0] proprio ora
    [one] un minuto fa
   *[other] { $minutes } minuti fa
}
terminal-ago-hours = { $hours ->
    [one] un’ora fa
   *[other] { $hours } ore fa
}
terminal-ago-days = { $days ->
    [one] un giorno fa
   *[other] { $days } giorni fa
}
terminal-quit = Esci
terminal-quit-title = Uscire da Stapel?
terminal-quit-text = Le tue partite restano salvate. Puoi continuare quando vuoi.
terminal-stay = Resta
terminal-won-by = Vinta da { $name }
terminal-delete = È solo su questo computer, e non si può recuperare.

## Replays

terminal-seat = Posto { $seat }
terminal-key-moment = al prossimo momento chiave, o al precedente
terminal-key-back = torna alla schermata precedente
discard-under = { $cards ->
    [0] Sotto non c’è nulla
    [one] Sotto c’è una carta
   *[other] Sotto ci sono { $cards } carte
}

## Keys at home

terminal-key-arrows = spostati in questa direzione
terminal-key-enter = fai ciò che è evidenziato
terminal-key-game = il gioco successivo
terminal-key-seats = quanti posti ha il tavolo
terminal-key-bots = quanto sono bravi i bot
terminal-key-go-on = continua l’ultima partita
terminal-key-options = cambia regole e opzioni
terminal-key-host = apri un tavolo su un server, per gli amici
terminal-key-join = entra a un tavolo con il suo link
terminal-key-name = cambia il tuo nome
terminal-key-learn = impara il gioco giocando
terminal-key-rules = leggi le regole
terminal-key-delete = elimina la partita evidenziata
terminal-key-leave = esci (chiede conferma)
terminal-key-quit = esci subito

## Rules and lessons

terminal-key-scroll-line = scorri riga per riga
terminal-key-scroll-page = scorri pagina per pagina
terminal-key-section = sezione successiva o precedente
terminal-key-other-rules = le regole di un altro gioco
terminal-key-lesson-on = continua a leggere, o lascia giocare gli altri
terminal-key-lesson-back = torna al testo precedente
terminal-key-lesson-show = fatti mostrare che cosa fare
terminal-key-lesson-escape = rimetti tutto a posto, o lascia la lezione
terminal-learn-key = È il tasto { $key }.
terminal-learn-also = Questo puoi farlo.

## Why a server can’t be trusted

tls-unknown-authority = Il suo certificato non è firmato da nessuno di cui questo computer si fidi. Se ti fidi del server, indica in SSL_CERT_FILE il file con il certificato della sua autorità.
tls-wrong-host = Il suo certificato vale per un altro nome. Controlla l’indirizzo.
tls-expired = Il suo certificato è scaduto. Chi gestisce il server deve rinnovarlo.
tls-none = Non risponde in TLS. Forse l’indirizzo comincia con http, non https.
tls-other = Non è stato possibile stabilire una connessione cifrata.

## Analisi

terminal-review = Analisi
terminal-review-stop = Ferma
terminal-review-board = Tavolo
terminal-review-all = tutti
terminal-review-turns = Turno per turno
terminal-review-totals = Totali
terminal-review-begins = La partita è in analisi. Ciò che si trova appare qui, turno per turno.
terminal-review-progress = { $done } turni su { $all }
terminal-review-turn = Turno { $turn }, { $name }
terminal-review-chance = Probabilità { $chance }
terminal-review-curve = Curva: { $name }
terminal-review-or = oppure
terminal-review-not-here = Questo turno non è stato analizzato.
terminal-review-pile = In cima: { $cards }
terminal-key-review = analizza la partita: dove è stata vinta e persa (ancora una volta: ferma, o di nuovo il tavolo)
terminal-key-whose = gli errori di tutti, o di un posto
terminal-key-totals = in un’analisi: il turno, o la partita intera

## Consigli

terminal-advice-title = Che cosa farebbe l’esperto?
terminal-advice-thinking = Si riflette sul tuo turno…
terminal-advice-first-sight = Ciò che a prima vista sembra il meglio perde { $lost } punti al confronto.
terminal-advice-not-now = Puoi chiedere nel tuo turno, nelle partite su questo computer.
terminal-warning = Questo costerebbe { $lost } punti su cento (± { $error }).
terminal-warnings-on = Nelle partite su questo computer ci sarà un avviso prima di un errore grave.
terminal-warnings-off = Prima degli errori gravi non ci saranno più avvisi.
terminal-key-advice = che cosa farebbe l’esperto, e perché?
terminal-key-warnings = un avviso prima di un errore grave, o non più
