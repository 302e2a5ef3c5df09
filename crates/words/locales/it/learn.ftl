### Lessons: a game is learned by playing a few turns of it.

learn-title = Impara giocando
learn-text = Gioca qualche turno con un coach accanto. Nulla conta, nulla può andare storto, e una lezione dura circa tre minuti.
learn-the-game-line = Salire, scendere e tornare indietro: così una squadra mette giù tutte le carte.
learn-extreme-line = Teschio, stop, «3!» e quattro comandi che restano. Impara prima The Game.
learn-clear-4-line = Uguale o più basso, quattro uguali, PUSH, CLEAR, e carte che nessuno ha visto.
learn-done = Questa la sai già
learn-begin = Comincia
learn-repeat = Ancora una volta
learn-all = Tutte le lezioni

## Around a lesson

learn-coach = Coach
learn-progress = Passo { $step } di { $steps }
learn-continue = Continua
learn-back = Indietro
learn-show = Mostrami
learn-watch = { $name } sta giocando…
learn-your-go = Ora tu
learn-table = Tavolo di prova
learn-not-yet = Leggi prima qui, poi premi «Continua».
learn-instead-lay = Si può fare. Qui però prova { $card } sulla pila { $pile }.
learn-instead-end = Si può fare. Qui però chiudi il turno.
learn-instead-other = Si può fare. Qui però prova quello che è evidenziato.
learn-show-lay = È { $card }, sulla pila { $pile }.
learn-show-end = È il pulsante «Fine turno».
learn-show-play = Scegli le carte evidenziate, poi giocale.
learn-show-press = Premi ciò che è evidenziato.
learn-say-about = Che cosa dici della pila { $pile }?
learn-keys = Tasti: le frecce passano da una carta all’altra, Invio ne prende una, da A a D la metti giù, E chiude il turno.
learn-keys-clear-4 = Tasti: le frecce passano da una carta all’altra, Invio ne prende una, P gioca quelle prese, T prende gli scarti, E chiude il turno.
learn-play-now = Gioca ora
learn-read-rules = Leggi le regole

## Clear 4! on the practice table

learn-their-cards = Carte di { $name }
learn-your-stacks = Le tue pile
learn-play = Gioca
learn-choose-first = Scegli prima le carte, poi giocale.
learn-play-clears = Gioca: quattro uguali!
learn-push-to = PUSH: gli scarti a { $name }
learn-take = Prendi gli scarti ({ $cards })
learn-end = Fine turno
learn-in-hand = { $cards ->
    [one] una carta in mano
   *[other] { $cards } carte in mano
}

## The Game

lesson-game-welcome = Tu e Ada siete una squadra. Le carte vanno da 2 a 99, e insieme volete metterle tutte su queste quattro pile. Due pile salgono, due scendono.
lesson-game-up = Le pile A e B salgono da 1: ogni carta deve essere più alta di quella sotto. Prendi il tuo 4 e mettilo sulla pila A.
lesson-game-down = Le pile C e D scendono da 100: ogni carta deve essere più bassa. Metti il tuo 97 sulla pila C.
lesson-game-end = In un turno servono almeno due carte. Puoi metterne di più, ma queste bastano. Chiudi il turno, e la tua mano torna al completo.
lesson-game-partner = Ora gioca Ada. La sua mano ti è nascosta, come la tua a lei.
lesson-game-small = Ogni numero che salti è una carta più difficile da mettere, perciò i passi piccoli valgono oro. Metti le tue due carte migliori, nell’ordine che vuoi, e chiudi il turno.
lesson-game-jumps = Di nuovo Ada… e non ha nulla di vicino. Costa molto spazio.
lesson-game-trick-up = Ma si può tornare indietro! Su una pila ascendente puoi mettere anche la carta più bassa di dieci esatti. La pila A mostra 47. Trova la tua carta.
lesson-game-trick-down = Ecco il trucco del gambero. Funziona anche in discesa: su una pila discendente, dieci esatti più in alto. Aiuta la pila C, poi chiudi il turno.
lesson-game-signal = Puoi parlare di quasi tutto, ma mai di numeri. Ad Ada piace la pila D. Le tue nuove carte sono fatte per la pila B: diglielo.
lesson-game-heard = Ada ha capito. Guarda come gioca.
lesson-game-yours = Ha lasciato stare la B. Metti lì le tue due carte basse, prima la più bassa, e chiudi il turno.
lesson-game-last-cards = E così si va avanti. Quando il mazzo è vuoto nessuno pesca più, e basta una carta per turno.
lesson-game-over = Se qualcuno non può giocare abbastanza carte, la partita è finita; meno di dieci carte rimaste è eccellente. Con tutte e novantotto sulle pile, avete battuto insieme The Game.
lesson-game-done = È tutto qui: su, giù, passi piccoli, e il trucco del gambero. Ora ti aspetta una partita vera!

## Extreme

lesson-extreme-welcome = Extreme è The Game con qualcosa in più: alcune carte portano un comando. Un bordo seghettato vale solo per il tuo turno. Un bordo ad anelli vale per tutti, finché la carta si vede.
lesson-extreme-skull = Il tuo 17 porta un teschio: un’altra carta deve coprirlo prima che il tuo turno finisca. Mettilo sulla pila A.
lesson-extreme-warning = Il tuo 98 porta uno stop: chiude subito il turno. Con il teschio ancora scoperto la partita sarebbe persa. Provalo sulla pila D: prima ti arriva un avviso.
lesson-extreme-cover = Meglio di no. Copri prima il teschio, con il tuo 21 sulla pila A.
lesson-extreme-stop = Ora il teschio è innocuo, e uno stop fa comodo: metti il tuo 98 sulla pila D, e il turno finisce senza bisogno d’altro.
lesson-extreme-infinity = Gioca Ada. Guarda la carta con il bordo ad anelli: il suo comando appare sopra le pile, e vale per tutti.
lesson-extreme-no-trick = «Niente gambero»: finché si vede, il trucco del gambero è vietato. Prova il tuo 19 sulla pila A: quello che è vietato viene rifiutato, e non ti costa nulla.
lesson-extreme-covered = Copri il comando e sparisce. Metti il tuo 93 sulla pila C, e poi il tuo 19 può tornare indietro sulla pila A.
lesson-extreme-three = Per ora due carte. Il tuo 91 porta «3!»: il turno deve avere esattamente tre carte. Come terza carta è perfetto: mettilo sulla pila C.
lesson-extreme-one-pile = Il turno è finito da sé. Ora Ada gioca «Una sola pila»: tutte le carte di un turno vanno sulla stessa pila. Quale, lo scegli tu: comincia con il tuo 22 sulla pila A.
lesson-extreme-bound = Da ora, in questo turno vale solo la pila A. Prova il tuo 5 sulla pila B.
lesson-extreme-draw-one = Allora pila A. Il tuo 24 porta «Pesca una»: mettilo lì, chiudi il turno, e guarda quante carte peschi.
lesson-extreme-silence = Una sola! E Ada gioca «Silenzio»: niente parole e niente segnali finché non è coperto. Metti il tuo 15 e poi il tuo 16 sulla pila B, e chiudi il turno.
lesson-extreme-over = Se un teschio o un «3!» non è rispettato, la squadra ha perso. Prima ti arriva sempre un avviso. Tutto il resto è come in The Game.
lesson-extreme-done = Sette comandi, e ora li conosci tutti. Guarda due volte, copri in tempo, e buon divertimento!

## Clear 4!

lesson-clear-welcome = Liberati di tutte le tue carte prima di Ben. Ne hai otto in mano, e quattro pile: una carta scoperta, una coperta sotto, e in fondo una orizzontale.
lesson-clear-lower = Ben comincia con un 9. Puoi giocare lo stesso numero o uno più basso, anche più carte uguali insieme. Scegli tutti e due i tuoi 7, poi premi «Gioca».
lesson-clear-end = Ora potresti aggiungere altre carte uguali. Non ne hai, quindi chiudi il turno.
lesson-clear-joker = Ben gioca un terzo 7. Un joker da solo diventa quello che c’è in cima: con il tuo fanno quattro uguali. Giocalo! Poi puoi eliminare gli scarti o lasciare lì le quattro carte. Eliminali.
lesson-clear-again = Gli scarti sono spariti, e giochi di nuovo. Quando non ci sono scarti va bene tutto. Le tue carte scoperte si giocano come la mano: scegli tutti e due i 10 delle tue pile, e giocali.
lesson-clear-add = Sotto si sono scoperte le carte seguenti: c’è un altro 10. Aggiungilo, poi chiudi il turno.
lesson-clear-push = Ben gioca due 8. È il momento del tuo PUSH: va bene su tutto, e qualcun altro prende tutti gli scarti. Giocalo.
lesson-clear-take = Ben ricomincia con un 3. Non hai nulla di così basso, e il tuo CLEAR merita di aspettare. Quindi passi: prendi in mano gli scarti.
lesson-clear-clear = Due 9. Ora gioca il tuo CLEAR: gli scarti escono dal gioco, e giochi di nuovo.
lesson-clear-blind = Della tua prima pila resta solo la carta orizzontale. Si gioca alla cieca. Quando non ci sono scarti nessun numero è troppo alto, quindi è il momento buono: premila.
lesson-clear-fits = Un 8! Sta bene con l’8 della tua quarta pila: aggiungilo, e chiudi il turno.
lesson-clear-later = Tu e Ben giocate ancora un po’, e te la cavi benissimo. Saltiamo alla fine.
lesson-clear-last = Ti resta una carta, orizzontale, e in cima agli scarti c’è un 6. Se è troppo alta, prendi tutto. Se è abbastanza bassa, hai vinto. Coraggio!
lesson-clear-points = Un 2: non hai più carte, e vinci subito! Ogni carta che resta agli altri costa loro un punto. Si giocano tante manche quanti sono i giocatori, e vince chi ha meno punti negativi.
lesson-clear-done = Uguale o più basso, quattro uguali, PUSH, CLEAR e un po’ di coraggio: ora conosci Clear 4!
