### Il comando `puzzles`.

help-puzzles = Risolvere problemi: posizioni in cui un turno è nettamente il migliore
help-puzzles-play = Risolvere un problema: quello di oggi, quello con un numero o uno su un tema
help-puzzles-list = Elencare i problemi
help-puzzles-make = Fare nuovi problemi da partite di bot
help-puzzles-play--number = Il numero del problema [predefinito: quello di oggi]
help-puzzles-play--game = Solo questo gioco
help-puzzles-list--game = Solo questo gioco
help-puzzles-play--players = Solo con tanti giocatori
help-puzzles-list--players = Solo con tanti giocatori
help-puzzles-play--theme = Solo su questo tema, come jump-back o blind-card
help-puzzles-list--theme = Solo su questo tema, come jump-back o blind-card
help--grade = Solo di questa difficoltà: easy (facile), medium (medio), hard (difficile) o very-hard (molto difficile)
help-puzzles-play--tried = La tua risposta, come «24C, 70D», invece di chiederla
help-puzzles-play--answer = Mostrare subito la soluzione
help--from = Leggere i problemi da questo file invece di quelli inclusi
help-puzzles-list--json = Un oggetto JSON per riga invece del testo, con le soluzioni
help-puzzles-make--games = I giochi
help-puzzles-make--players = Numeri di giocatori, come 3, 1-5 o 2,4 [predefinito: tutti quelli del gioco]
help-puzzles-make--count = Quanti problemi per ogni gioco con ogni numero di giocatori
help-puzzles-make--deals = Quante distribuzioni si giocano al massimo per trovarli
help-puzzles-make--bot = Chi gioca le partite in cui si cercano, con un numero di playouts
help-puzzles-make--playouts = Quante partite si immaginano per dire le probabilità di un problema [predefinito: 6.000 o 8.000, secondo il gioco]
help-puzzles-make--seed = Ciò da cui derivano tutte le distribuzioni: un testo qualsiasi di una riga
help-puzzles-make--threads = Quanti thread li cercano [predefinito: quanti sono i core]
help-puzzles-make--out = Aggiungerli a questo file e continuare da dove finisce
help-puzzles-make--json = Un oggetto JSON per riga invece del testo
example-puzzles = il problema di oggi
example-puzzles-number = quello con questo numero
example-puzzles-theme = uno in cui conta il trucco del gambero
example-puzzles-try = dice subito se è quella
example-puzzles-answer = mostra la soluzione
example-puzzles-json = per gli script, con le soluzioni
example-puzzles-make = di nuovi, sull’uscita standard
example-puzzles-out = in un file; la stessa riga continua lì
example-puzzles-mine = il terzo di quelli
note-puzzles = In un problema un turno vale almeno 15 punti più di ogni altro, e non è quello che a prima vista sembra il migliore. docs/puzzles.md dice come nascono.
note-puzzles-play = Ciò che non si può giocare non costa nulla. Una riga vuota rinuncia e mostra la soluzione. La fine del turno si può omettere; di Clear 4! si chiede la prossima giocata, non il turno intero.
note-puzzles-themes = Temi: { $themes }.
note-puzzles-make = I bot giocano una distribuzione dopo l’altra; dove quello forte e la regola semplice vogliono cose diverse, tutti i turni si confrontano negli stessi mondi immaginati. Ciò che il bot expert non trova resta fuori, e così ciò che somiglia troppo al resto.
note-puzzles-same = Gli stessi giochi, bot, playouts e seed danno gli stessi problemi su ogni macchina, qualunque sia il numero di thread.
note-puzzles-stop = Ciò che si trova è scritto subito. Ctrl-C lo conserva e finisce col codice di uscita 130.
puzzles-progress = problemi

puzzles-title = Problema { $number }
puzzles-you = tu: { $cards }
puzzles-hand = { $cards ->
    [one] 1 carta in mano
   *[other] { $cards } carte in mano
}
puzzles-hand-known = { $cards ->
    [one] 1 carta in mano, presa sotto gli occhi di tutti: { $known }
   *[other] { $cards } carte in mano, prese sotto gli occhi di tutti: { $known }
}
puzzles-unseen = ancora in gioco: { $cards }
puzzles-top = { $count ->
    [one] { $cards }, in cima un { $value }
   *[other] { $cards }, in cima { $count } volte { $value }
}
puzzles-out = fuori dal gioco: { $cards }
puzzles-ask = La tua risposta, scritta come «{ $example }»; una riga vuota la mostra.
puzzles-solved = È proprio quella!
puzzles-missed = Stavolta no. Ecco quanto valgono i turni:
puzzles-yours = il tuo
puzzles-obvious = a prima vista sembra il migliore
puzzles-about = Si tratta di: { $themes }
puzzles-column-number = n.
puzzles-column-game = gioco
puzzles-column-players = giocatori
puzzles-column-rating = punteggio
puzzles-column-grade = difficoltà
puzzles-column-themes = tema
puzzles-counted = { $count ->
    [one] { $shown } problema
   *[other] { $shown } problemi
}
puzzles-made = { $count ->
    [one] { $game }, { $players }: { $puzzles } da { $shown } distribuzione
   *[other] { $game }, { $players }: { $puzzles } da { $shown } distribuzioni
}

puzzles-no-number = il problema { $found } non c’è; arrivano fino a { $last }
puzzles-none = un problema così non c’è; stapel puzzles list li mostra tutti
puzzles-no-action = { $found } non è una giocata: { $why }
puzzles-unfinished = il turno non è finito: serve ancora una carta
puzzles-too-much = il turno è finito prima di { $action }
puzzles-nothing = non c’è nessuna giocata
puzzles-clock = --bot: con ms nessuno potrebbe rifare gli stessi problemi; dagli un numero di playouts
puzzles-seed = --seed: deve essere una riga sola
puzzles-not-puzzles = { $file }, riga { $line }: { $what }
