### What if: what the command line says of it.

midway-other-cards = le carte che verranno dal mazzo devono essere quelle che nella posizione non ha nessuno
midway-other-rules = la posizione deve essere di questo gioco, con i giocatori, le opzioni e la disposizione della partita
solve-midway = { $file } comincia a metà di una partita, e non c’è una distribuzione da risolvere. Indica una partita che è stata distribuita.
play-position = Da questa posizione non si può giocare: { $why }
play-position-agreed = la posizione dice di quale gioco si tratta e con quali opzioni; ometti le altre
play-position-seat = il posto { $found } non c’è in questa posizione; i posti vanno da 0 a { $last }
help-play--position = Gioca da questa posizione nella notazione; le carte che nessuno ha visto vengono mescolate
help-play--seats = I tuoi posti nella posizione, contati da 0 [predefinito: quello a cui tocca]
