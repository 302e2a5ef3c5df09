### Lessons: a game is learned by playing a few turns of it.

learn-title = Impara giocando
learn-text = Gioca qualche turno con un coach accanto. Nulla conta, nulla può andare storto, e una lezione dura circa tre minuti.
learn-the-game-line = Salire, scendere, tornare indietro: come una squadra mette giù tutte le carte.
learn-extreme-line = Teschio, stop, «3!» e quattro comandi che restano. Prima impara The Game.
learn-clear-4-line = Uguali o più basse, quattro uguali, PUSH, CLEAR, e carte che nessuno ha visto.
learn-done = Questo lo sai già
learn-begin = Comincia
learn-repeat = Ancora una volta
learn-all = Tutte le lezioni

## Around a lesson

learn-coach = Coach
learn-progress = Passo { $step } di { $steps }
learn-continue = Continua
learn-back = Indietro
learn-show = Fammi vedere
learn-watch = { $name } gioca …
learn-your-go = Ora tocca a te
learn-table = Tavolo di prova
learn-not-yet = Prima leggi qui, poi premi «Continua».
learn-instead-lay = Si potrebbe. Qui prova { $card } sulla pila { $pile }.
learn-instead-end = Si potrebbe. Qui chiudi il turno.
learn-instead-other = Si potrebbe. Qui prova altro: «Fammi vedere» te lo indica.
learn-show-lay = È { $card }, sulla pila { $pile }.
learn-show-end = È il pulsante «Fine turno».
learn-show-play = Scegli le carte segnate, poi giocale.
learn-show-press = Premi quello che è segnato.
learn-say-about = Che cosa dirai della pila { $pile }?
learn-keys = Tasti: le frecce passano da una carta all’altra, Invio ne prende una, da A a D la mettono giù, E chiude il turno.
learn-keys-clear-4 = Tasti: le frecce passano da una carta all’altra, Invio ne prende una, P gioca quelle prese, T prende gli scarti, E chiude il turno.
learn-play-now = Gioca subito
learn-read-rules = Leggi le regole

## Clear 4! on the practice table

learn-their-cards = Carte di { $name }
learn-your-stacks = Le tue pile
learn-discard = Scarti
learn-discard-empty = Non ci sono scarti
learn-discard-top = In cima: { $cards }
learn-discard-more = { $cards ->
    [one] un’altra sotto
   *[other] altre { $cards } sotto
}
learn-play = Gioca
learn-choose-first = Prima scegli le carte, poi giocale.
learn-play-clears = Gioca: quattro uguali!
learn-push-to = PUSH: gli scarti a { $name }
learn-take = { $cards ->
    [one] Prendi gli scarti (una carta)
   *[other] Prendi gli scarti ({ $cards } carte)
}
learn-end = Fine turno
learn-face-push = PUSH
learn-face-joker = JOKER
learn-face-clear = CLEAR
learn-joker-as = Joker come { $value }
learn-stack = Pila { $stack }
learn-stack-gone = Pila { $stack }: più nulla
learn-blind = Gioca la carta orizzontale, alla cieca
learn-hidden = { $cards ->
    [one] una carta coperta
   *[other] { $cards } carte coperte
}
learn-in-hand = { $cards ->
    [one] una carta in mano
   *[other] { $cards } carte in mano
}
learn-told-blind = { $name }: la carta coperta è { $cards }
learn-told-played = { $name }: { $cards }
learn-told-took = { $name }: prende gli scarti
learn-told-cleared = Scarti spazzati via
learn-told-turned-up = Scoperto: { $cards }

## The Game

lesson-game-welcome = Tu e Ada siete una squadra. Le carte vanno da 2 a 99, e insieme volete metterle tutte su queste quattro pile. Due pile salgono, due pile scendono.
lesson-game-up = Le pile A e B salgono da 1: ogni carta deve essere più alta di quella sotto. Prendi il tuo 4 e mettilo sulla pila A.
lesson-game-down = Le pile C e D scendono da 100: ogni carta deve essere più bassa. Metti il tuo 97 sulla pila C.
lesson-game-end = Ogni turno chiede almeno due carte. Puoi metterne di più, ma per ora basta così. Chiudi il turno, e la tua mano si completa di nuovo.
lesson-game-partner = Ora gioca Ada. Tu non vedi la sua mano, e lei non vede la tua.
lesson-game-small = Ogni numero che salti è una carta più difficile da sistemare: i passi piccoli valgono oro. Metti le tue due carte migliori, nell’ordine che vuoi, e chiudi il turno.
lesson-game-jumps = Di nuovo Ada … e non ha nulla di vicino. Costa molto spazio.
lesson-game-trick-up = Ma si può tornare indietro! Su una pila ascendente puoi mettere anche la carta più bassa di dieci esatti. La pila A mostra 47. Trova la tua carta.
lesson-game-trick-down = È il trucco del gambero. Funziona anche al contrario: su una pila discendente, dieci esatti in più. Aiuta la pila C, poi chiudi il turno.
lesson-game-signal = Potete parlare di quasi tutto, ma mai di numeri. Ad Ada piace la pila D. Le tue carte nuove sono fatte per la pila B: dillo ad Ada.
lesson-game-heard = Ada ha capito. Guarda come gioca.
lesson-game-yours = Ha lasciato stare B. Metti lì le tue due carte basse, prima la più bassa, e chiudi il turno.
lesson-game-last-cards = E così via. Quando il mazzo è vuoto, nessuno pesca più, e basta una carta per turno.
lesson-game-over = Se qualcuno non può mettere giù quello che il turno chiede, la partita è finita. Meno di dieci carte rimaste è eccellente. E quando sono giù tutte e novantotto, avete battuto The Game insieme.
lesson-game-done = È tutto qui: su, giù, passi piccoli e il salto indietro di dieci. Ora ti aspetta una partita vera!

## Extreme

lesson-extreme-welcome = Extreme è The Game con una sorpresa: alcune carte portano un comando. Un bordo frastagliato lega soltanto il tuo turno. Un bordo a onde lega tutti, finché la carta si vede.
lesson-extreme-skull = Il tuo 17 porta un teschio: un’altra carta deve coprirlo prima che finisca il turno. Mettilo sulla pila A.
lesson-extreme-warning = Il tuo 98 porta uno stop: chiude subito il turno. Con il teschio ancora scoperto la partita sarebbe persa. Prova, sulla pila D: prima ti arriva un avviso.
lesson-extreme-cover = Meglio di no. Prima copri il teschio, con il tuo 21 sulla pila A.
lesson-extreme-stop = Ora il teschio non fa paura. Uno stop è benvenuto: metti il tuo 98 sulla pila D, e il turno finisce senza un’altra parola.
lesson-extreme-infinity = Gioca Ada. Guarda la carta con il bordo a onde: il suo comando compare sopra le pile, e vale per tutti.
lesson-extreme-no-trick = «Niente gambero»: finché si vede, nessuno torna indietro di dieci. Il tuo 19 farebbe un gambero sulla pila A. Prova: quello che è vietato viene rifiutato, e non ti costa nulla.
lesson-extreme-covered = Copri il comando, e sparisce. Metti il tuo 93 sulla pila C, e poi il tuo 19 può fare un gambero sulla pila A.
lesson-extreme-three = Due carte finora. Il tuo 91 porta «3!»: un turno con lui ha esattamente tre carte, né più né meno. Come terza è perfetto: mettilo sulla pila C.
lesson-extreme-one-pile = Il turno è finito da sé. Ora Ada porta «Una sola pila»: tutte le carte di un turno vanno sulla stessa pila. Scegli tu quale: comincia con il tuo 22 sulla pila A.
lesson-extreme-bound = Ora questo turno è della pila A. Prova il tuo 5 sulla pila B.
lesson-extreme-draw-one = E pila A sia. Il tuo 24 porta «Pesca una»: mettilo lì, chiudi il turno, e guarda quante carte peschi.
lesson-extreme-silence = Una sola! E Ada porta l’ultimo comando, «Silenzio»: nessuno parla finché non è coperto. Coprilo con il tuo 15 e il tuo 16 sulla pila B, poi chiudi il turno.
lesson-extreme-over = Se un teschio o un «3!» non viene rispettato, la squadra ha perso. Prima ti arriva sempre un avviso. Tutto il resto è come in The Game.
lesson-extreme-done = Sette comandi, e ora li conosci tutti. Guarda due volte, copri in tempo, e buon divertimento!

## Clear 4!

lesson-clear-welcome = Liberati di tutte le tue carte prima di Ben. Ne hai otto in mano, e quattro pile: una carta scoperta, una coperta sotto, e un’altra orizzontale in fondo.
lesson-clear-lower = Ben comincia con un 9. Puoi giocare lo stesso numero o uno più basso, e più carte uguali insieme. Scegli i tuoi due 7, poi premi «Gioca».
lesson-clear-end = Ora potresti aggiungere altre carte uguali. Non ne hai, quindi chiudi il turno.
lesson-clear-joker = Ben gioca un terzo 7. Un joker da solo diventa quello che c’è in cima, e quattro carte uguali spazzano via gli scarti. Gioca il tuo joker!
lesson-clear-again = Gli scarti sono spariti, e giochi di nuovo. Senza scarti va bene tutto. Le tue carte scoperte si giocano come la mano: scegli i due 10 delle tue pile, e giocali.
lesson-clear-add = Sotto sono state scoperte le carte seguenti: c’è un altro 10. Aggiungilo, poi chiudi il turno.
lesson-clear-push = Ben gioca due 8. È il momento del tuo PUSH: va su qualsiasi carta, e qualcun altro prende tutti gli scarti. Giocalo.
lesson-clear-take = Ben ricomincia con un 3. Non hai nulla di così basso, e il tuo CLEAR è meglio tenerlo. Allora passi: prendi in mano gli scarti.
lesson-clear-clear = Due 9. Ora gioca il tuo CLEAR: gli scarti escono dal gioco, e giochi di nuovo.
lesson-clear-blind = Della tua prima pila resta soltanto la carta orizzontale. Si gioca alla cieca. Senza scarti nessun numero è troppo alto, quindi è il momento giusto: premila.
lesson-clear-fits = Un 8! Sta bene con l’8 della tua quarta pila: aggiungilo, e chiudi il turno.
lesson-clear-later = Tu e Ben giocate ancora un po’, e ti va benissimo. Saltiamo alla fine.
lesson-clear-last = Resta una carta, orizzontale, e sugli scarti c’è un 6. Se è troppo alta, prendi tutto. Se è abbastanza bassa, hai vinto. Coraggio!
lesson-clear-points = Un 2: non hai più carte, e vinci subito! Ogni carta che resta agli altri costa loro un punto. Dopo tante manche quanti sono i giocatori, vince chi ha meno punti negativi.
lesson-clear-done = Uguali o più basse, quattro uguali, PUSH, CLEAR e un cuore coraggioso: ora conosci Clear 4!
