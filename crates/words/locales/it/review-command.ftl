### Il comando `review`.

help-review = Dire dove le partite sono state vinte e perse: probabilità, turni migliori, fortuna e abilità
help-review--files = Le registrazioni: testo, o JSON come esportato o conservato; - per l’ingresso standard
help-review--playouts = Quante partite si immaginano per ogni turno [predefinito: da 1.500 a 6.000, secondo il gioco]
help-review--seed = Ciò da cui derivano le partite immaginate: un testo qualsiasi
help-review--json = Un oggetto JSON per partita invece del testo
help-review--plot = Disegnare anche le probabilità turno per turno, in questo file SVG
example-review = dove è stata vinta o persa?
example-review-plot = più partite, con le curve delle loro probabilità
example-review-json = per i programmi, un oggetto JSON per partita
note-review = Ogni turno è giudicato da ciò che il suo posto poteva vedere. I segnali non sono nelle registrazioni: qui non si sa che cosa i posti si siano detti. docs/review.md dice come nascono le probabilità e quanto ci si può fidare.
note-review-same = Le stesse registrazioni, lo stesso numero di partite immaginate e lo stesso seed danno la stessa analisi su ogni macchina e nel browser.
note-review-stop = Ctrl-C dice ciò che si è analizzato fin lì e finisce col codice di uscita 130.
review-progress = turni

review-stopped = Interrotto prima della fine: { $done } turni su { $all } sono stati analizzati.
review-totals = Tutte insieme: { $games }
review-column-inaccuracies = imprecisioni
review-column-mistakes = errori
review-column-blunders = errori gravi
