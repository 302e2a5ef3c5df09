### What if: another way on from a position of a finished game.

what-if = E se…
what-if-text = Siediti a questa partita e giocala in un altro modo. Si gioca su questo dispositivo, anche senza rete.
what-if-here = Gioca da qui
what-if-key = Gioca da questo passo (W)
what-if-deal = Questa distribuzione dall’inizio
what-if-step = Dal passo { $step }
what-if-over = A questo passo la partita è finita. Torna indietro di un passo per giocare, o rigioca la distribuzione dall’inizio.
what-if-seats = Giochi
what-if-several = Con più posti vedi la mano di quello a cui tocca.
what-if-no-seat = Scegli almeno un posto.
what-if-cards = Le carte che verranno
what-if-same = stesse carte
what-if-fresh = rimescolate
what-if-same-means = Ogni carta è dov’era nella partita.
what-if-fresh-means = Ciò che i tuoi posti non potevano sapere viene rimescolato: le carte che nessuno ha visto e le altre mani.
what-if-name = Nome
what-if-play = Gioca
what-if-full = Questo dispositivo conserva 40 tentativi, e sono tutti occupati. Eliminane prima uno.
what-if-tries = Tentativi finora
what-if-running = non finito
what-if-unfinished = Non giocata fino in fondo
what-if-copy = Copia il link
what-if-rename = Rinomina
what-if-delete = Elimina
what-if-delete-title = Eliminare questo tentativo?
what-if-delete-text = È solo in questo browser, e non si può recuperare. La partita da cui viene resta.
what-if-delete-not = Non eliminarlo
what-if-by-hand = Modifica questa posizione a mano
what-if-hand-title = Gioca da una posizione
what-if-hand-text = Scrivi una posizione nella notazione di Stapel o incollane una. Ciò che nessuno vi ha visto viene mescolato.
what-if-hand-label = Posizione
what-if-hand-name = Una posizione mia
what-if-hand-example = Inserisci un esempio
what-if-wrong = Da questa posizione nessuno può giocare:
what-if-wrong-at = Non è ancora una posizione. Il problema è al carattere { $column }:
what-if-show-wrong = Mostra il punto
replay-key-what-if = gioca da qui in un altro modo

# Why nobody can play on from a position.
midway-draws = Lì si sta pescando o scoprendo una carta. Indica una posizione in cui tocca a un posto.
midway-over = Lì la partita è finita. Indica una posizione in cui tocca a un posto.
