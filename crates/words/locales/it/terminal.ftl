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

## The row of keys

terminal-choose = Scegli
terminal-lay = Metti
terminal-end = Fine turno
terminal-play = Gioca
terminal-take = Prendi
terminal-signal = Segnale
terminal-say = Parla
terminal-type = Scrivi

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

## Home

terminal-join = Entra con un link
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
terminal-delete = È solo su questo computer, e non si può recuperare.

## Replays

terminal-seat = Posto { $seat }
terminal-key-moment = al prossimo momento chiave, o al precedente
terminal-key-back = torna a dov’eri prima
discard-under = { $cards ->
    [0] Sotto non c’è nulla
    [one] Sotto c’è una carta
   *[other] Sotto ci sono { $cards } carte
}
