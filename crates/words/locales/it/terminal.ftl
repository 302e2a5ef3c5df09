### What only the terminal says.
terminal-not-understood = Il server ha detto qualcosa che questo programma non capisce. Forse aiuta una versione più recente.
terminal-not-kept = Non c’è spazio per conservare la partita. Dura finché non esci.
terminal-no-link = Questo non è un link d’invito. Un link d’invito somiglia a https://example.org/t/…

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
terminal-unreadable = Ciò che è conservato di questa partita non ha senso. Forse l’ha scritto una versione più nuova del programma. Resta finché non lo elimini.
terminal-elsewhere = Un’altra finestra di questo computer ha continuato la partita. Nulla è perduto.

## The row of keys

terminal-choose = scegli
terminal-lay = metti
terminal-end = chiudi turno
terminal-play = gioca
terminal-take = prendi
terminal-signal = segnale
terminal-say = parla
terminal-type = scrivi

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
